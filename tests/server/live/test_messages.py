"""What is said at a table: each message gets one reply, and what is wrong with it is told apart."""

import msgspec
import pytest
from msgspec import Raw

from lairkeeper.server.protocol import (
    Acknowledged,
    Answer,
    AskHint,
    AskPreviews,
    AskWhyNot,
    Closing,
    Hint,
    Mark,
    Previews,
    Say,
    WhyNot,
)
from tests.server.table.test_seats import pair
from tests.server.table.test_undo import choice, table_of, take_back
from tests.server.visitors import Person, Visitor, refusal_code

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def both(one: Visitor, two: Visitor) -> tuple[Visitor, Visitor]:
    """The visitor who is asked first, and the other."""
    await one.arrive()
    await two.arrive()
    return (one, two) if one.questions else (two, one)


async def test_an_answer_is_acknowledged_and_seen_by_the_others(ann: Person, bob: Person) -> None:
    table = await pair(ann, bob)
    async with ann.at(table.id) as one, bob.at(table.id) as two:
        asked, other = await both(one, two)
        reply = await asked.answer(asked.questions[0], choice(asked.questions[0], "cooperate"))
        assert isinstance(reply, Acknowledged)
        await other.until_it(lambda visitor: bool(visitor.questions))


async def test_a_secret_step_causes_no_message(ann: Person, bob: Person) -> None:
    table = await table_of(ann, bob)
    async with ann.at(table.id) as one, bob.at(table.id) as two:
        await one.arrive()
        await two.arrive()
        await one.answer(one.questions[0], choice(one.questions[0], "explore"))
        await one.until_it(lambda visitor: visitor.questions[0].question == "choose_room")
        for _ in range(3):
            await one.answer(one.questions[0], one.questions[0].choices[0])
            await take_back(one, 0)
        await two.tell(Say(1, "Are you there?"))
        assert [type(message).__name__ for message in two.heard] == ["Snapshot", "Update", "Acknowledged"]


async def test_a_repeated_answer_is_stale_and_moves_nothing(ann: Person, bob: Person) -> None:
    table = await pair(ann, bob)
    async with ann.at(table.id) as one, bob.at(table.id) as two:
        asked, _ = await both(one, two)
        question = asked.questions[0]
        await asked.answer(question, question.choices[0])
        async with ann.at(table.id) as looking:
            before = await looking.arrive()
        again = await asked.answer(question, question.choices[0])
        assert refusal_code(again) == "decision-stale"
        async with ann.at(table.id) as looking:
            assert await looking.arrive() == before


async def test_an_answer_resent_after_a_reconnect_is_no_second_move(ann: Person, bob: Person) -> None:
    table = await pair(ann, bob)
    async with ann.at(table.id) as one, bob.at(table.id) as two:
        asked, _ = await both(one, two)
        question, person = asked.questions[0], ann if asked is one else bob
        assert isinstance(await asked.answer(question, question.choices[0]), Acknowledged)
    async with person.at(table.id) as back:
        await back.arrive()
        assert question not in back.questions
        assert refusal_code(await back.answer(question, question.choices[0])) == "decision-stale"


async def test_nobody_answers_for_another_seat(ann: Person, bob: Person) -> None:
    table = await pair(ann, bob)
    async with ann.at(table.id) as one, bob.at(table.id) as two:
        asked, other = await both(one, two)
        question = asked.questions[0]
        for seat in (question.seat, -1, -2, 9, 2**80):
            message = Answer(other.next_sequence(), seat, question.number, question.choices[0].option)
            assert refusal_code(await other.tell(message)) == "table-not-allowed" if seat >= 0 else True
        own = 1 - question.seat
        message = Answer(other.next_sequence(), own, question.number, question.choices[0].option)
        assert refusal_code(await other.tell(message)) in ("decision-not-yours", "decision-stale")


async def test_an_illegal_answer_names_its_clauses_and_a_malformed_one_does_not(ann: Person, bob: Person) -> None:
    table = await pair(ann, bob)
    async with ann.at(table.id) as one, bob.at(table.id) as two:
        asked, _ = await both(one, two)
        question = asked.questions[0]
        illegal = await asked.answer(question, Raw(b'{"type":"choose_cat","cat":77}'))
        assert refusal_code(illegal) == "option-illegal" and illegal.refusal.clauses
        for option in (b'{"type":"fly"}', b"7", b'{"type":"choose_cat"}', b'{"type":"choose_cat","cat":"x"}', b"null"):
            assert refusal_code(await asked.answer(question, Raw(option))) == "option-malformed"
        assert isinstance(await asked.answer(question, question.choices[0]), Acknowledged)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '"enter"',
        '{"type":"jump","sequence":4}',
        '{"type":"answer","sequence":4}',
        '{"type":"answer","sequence":4,"seat":"0","number":1,"option":{}}',
        '{"type":"say","sequence":4,"text":"a","extra":1}',
        "[" * 5000,
        "\ud83d".encode("utf-16", "surrogatepass").decode("utf-16", "replace"),
    ],
)
async def test_a_malformed_message_is_refused_and_the_connection_stays(ann: Person, text: str) -> None:
    table = await ann.open_table(2)
    async with ann.at(table.id) as visitor:
        await visitor.arrive()
        await visitor.socket.send(text)
        assert refusal_code(await visitor.hear()) == "message-malformed"
        await visitor.socket.send(b"\xff\xfe")
        assert refusal_code(await visitor.hear()) == "message-malformed"
        assert isinstance(await visitor.tell(Say(9, "still here")), Acknowledged)


async def test_the_first_message_says_who_comes(ann: Person, bob: Person) -> None:
    table = await ann.open_table(2)
    async with ann.at(table.id) as visitor:
        await visitor.arrive()
        await visitor.socket.send('{"type":"enter"}')
        assert refusal_code(await visitor.hear()) == "table-not-allowed"
    async with bob.at(table.id) as stranger:
        closing = await stranger.is_sent_away()
        assert isinstance(closing, Closing) and closing.refusal.code == "table-unknown"


async def test_a_message_that_is_too_long_ends_the_visit(ann: Person) -> None:
    table = await ann.open_table(2)
    async with ann.at(table.id) as visitor:
        await visitor.arrive()
        await visitor.socket.send(msgspec.json.encode(Say(1, "x" * 20_000)).decode())
        assert await visitor.is_sent_away() is None
        assert visitor.socket.close_code == 1009


async def test_everybody_may_talk_but_not_too_long(ann: Person, bob: Person) -> None:
    table = await ann.open_table(2)
    async with ann.at(table.id) as one, bob.at(table.id, table.watch_key or "") as two:
        await one.arrive()
        await two.arrive()
        await two.tell(Say(1, "  hello\n there\u202e "))
        await one.until_it(lambda visitor: visitor.chat == ["hello there"])
        assert refusal_code(await one.tell(Say(1, "x" * 501))) == "message-too-long"
        assert refusal_code(await one.tell(Say(2, " \n "))) == "message-too-long"
    async with ann.at(table.id) as again:
        assert [(line.name, line.text) for line in (await again.arrive()).chat] == [("Bob", "hello there")]


async def test_markers_stand_on_empty_places_at_any_time_and_go_when_taken_away(ann: Person, bob: Person) -> None:
    table = await pair(ann, bob)
    async with ann.at(table.id) as one, bob.at(table.id) as two:
        asked, other = await both(one, two)
        seat = 1 - asked.questions[0].seat
        places = [
            place for place in range(-500, 500) if isinstance(await other.tell(Mark(1, seat, place)), Acknowledged)
        ]
        assert places
        await asked.until_it(lambda visitor: bool(visitor.last and visitor.last.markers))
        assert refusal_code(await other.tell(Mark(2, seat, 0))) == "marker-refused"
        assert refusal_code(await other.tell(Mark(3, 1 - seat, places[0]))) == "table-not-allowed"
        await other.tell(Mark(4, seat))
        await asked.until_it(lambda visitor: bool(visitor.last and visitor.last.markers == []))


async def test_why_not_and_hints_are_for_the_own_question(ann: Person, bob: Person) -> None:
    table = await pair(ann, bob)
    async with ann.at(table.id) as one, bob.at(table.id) as two:
        asked, other = await both(one, two)
        question = asked.questions[0]
        why = await asked.tell(AskWhyNot(1, question.seat, question.number, Raw(b'{"type":"choose_cat","cat":77}')))
        assert isinstance(why, WhyNot) and why.clauses
        allowed = await asked.tell(AskWhyNot(2, question.seat, question.number, question.choices[0].option))
        assert allowed.clauses == []
        hint = await asked.tell(AskHint(3, question.seat, question.number))
        assert isinstance(hint, Hint) and hint.option in [choice.option for choice in question.choices]
        assert refusal_code(await other.tell(AskHint(4, question.seat, question.number))) == "table-not-allowed"
        assert refusal_code(await asked.tell(AskHint(5, question.seat, 99))) == "decision-stale"
        previews = await asked.tell(AskPreviews(6, question.seat, question.number))
        assert isinstance(previews, Previews)
        offered = [choice.option for choice in question.choices]
        assert all(preview.effects and preview.option in offered for preview in previews.previews)
        assert refusal_code(await other.tell(AskPreviews(7, question.seat, question.number))) == "table-not-allowed"
        assert refusal_code(await asked.tell(AskPreviews(8, question.seat, 99))) == "decision-stale"


async def test_a_hint_compares_two_answers_or_gives_one(ann: Person, bob: Person) -> None:
    table = await pair(ann, bob)
    async with ann.at(table.id) as one, bob.at(table.id) as two:
        asked, _ = await both(one, two)
        question = asked.questions[0]
        hint = await asked.tell(AskHint(3, question.seat, question.number))
        assert isinstance(hint, Hint) and hint.kind == "chance"
        assert len(hint.answers) in (0, 2)
        if hint.answers:
            assert hint.answers[0].option == hint.option != hint.answers[1].option
            assert all(0 <= answer.value <= 1000 for answer in hint.answers)
            assert hint.is_clear or not any(answer.reason for answer in hint.answers)
