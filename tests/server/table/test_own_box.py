"""Our own dice and cards: people answer for chance what their real box shows."""

import asyncio

import msgspec
import pytest
from msgspec import Raw

from lairkeeper.kernel import read_journal
from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.server.protocol import Acknowledged, Answer, Question, Refused, TableInfo
from lairkeeper.server.table.verification import verify
from tests.every import every_game
from tests.server.proved import smallest, tables_of
from tests.server.visitors import Person, Visitor, refusal_code
from tests.server.whole.test_whole_game import any_choice

pytestmark = pytest.mark.asyncio(loop_scope="session")


LATE = ("decision-stale", "decision-not-yours", "table-not-now")
"""Refusals of an answer that came after the clock's."""


async def own_box(ann: Person, bob: Person, first: int = 0) -> TableInfo:
    table = await ann.open_table(2, luck="table", options={"first": first})
    await bob.sit(table, 1)
    return await ann.do(table, "start")


@every_game
async def test_people_enter_every_draw_and_the_game_goes_its_way(game: AnyGame, ann: Person) -> None:
    table = await ann.open_table(
        game=game.name, luck="table", options={**tables_of(game)[0], "players": smallest(game)}
    )
    for seat in range(1, smallest(game)):
        await ann.sit(table, seat)
    table = await ann.do(table, "start")
    assert table.commitment == ""
    choose, draws = any_choice(5), 0
    async with ann.at(table.id) as one:
        await one.arrive()
        while await one.is_asked():
            question = one.questions[0]
            draws += question.is_draw
            assert question.phrase.key.startswith("draw-" if question.is_draw else "question-")
            while refusal := refused(await one.answer(question, choose(question))):
                if refusal in LATE:
                    break
                assert question.is_draw and refusal == "option-illegal"
            await one.answered(question)
    assert draws > 10
    info = await ann.look(f"/api/tables/{table.id}", TableInfo)
    assert info.status == "over" and info.seed is None
    journal = read_journal(game, (await ann.http.get(f"/api/tables/{table.id}/journal")).content)
    assert journal.seed is None and verify(game, journal).commitment is None


async def test_a_draw_is_answered_by_the_seat_that_draws_and_only_there(ann: Person, bob: Person) -> None:
    table = await own_box(ann, bob)
    async with ann.at(table.id) as one, bob.at(table.id) as two:
        await one.arrive()
        await two.arrive()
        asked, other = (one, two) if one.questions else (two, one)
        draw = asked.questions[0]
        assert draw.is_draw and draw.seat == -1 and not other.questions
        assert one.thinking == two.thinking == [0 if asked is one else 1]
        foreign = Answer(other.next_sequence(), -1, draw.number, draw.choices[0].option)
        assert refusal_code(await other.tell(foreign)) == "table-not-allowed"
        assert refusal_code(await asked.answer(draw, Raw(b'{"type":"pass"}'))) == "option-illegal"
        assert isinstance(await asked.answer(draw, draw.choices[0]), Acknowledged)


async def test_the_dice_of_a_turn_are_rolled_by_the_active_player(ann: Person, bob: Person) -> None:
    table = await own_box(ann, bob, first=1)
    async with ann.at(table.id) as one, bob.at(table.id) as two:
        await one.arrive()
        await two.arrive()
        while (draw := await next_question(one, two)).question != "roll_mummy_dice":
            await enter(one if one.questions else two, draw)
        assert not one.questions and two.questions == [draw] and draw.facts["seat"] == 1


async def test_what_a_hand_may_draw_does_not_tell_the_other_hands(ann: Person, bob: Person) -> None:
    table = await own_box(ann, bob)
    held: list[Raw] = []
    async with ann.at(table.id) as one, bob.at(table.id) as two:
        await one.arrive()
        await two.arrive()
        while (draw := await next_question(one, two)) not in two.questions or draw.question != "draw_one_room":
            drawn = await enter(one if one.questions else two, draw)
            if draw.question == "draw_one_room":
                held.append(drawn)
        shown = [choice.option for choice in draw.choices]
        assert len(held) == 5 and all(card in shown for card in held)
        assert refusal_code(await two.answer(draw, held[0])) == "option-illegal"


async def enter(drawer: Visitor, draw: Question) -> Raw:
    """The first outcome on the list that is not in another hand."""
    for choice in draw.choices:
        if not refused(await drawer.answer(draw, choice)):
            await drawer.answered(draw)
            return choice.option
    raise AssertionError(f"nothing on the list of {draw.question} can be")


def refused(reply: Acknowledged | Refused) -> str:
    return reply.refusal.code if isinstance(reply, Refused) else ""


async def next_question(*visitors: Visitor) -> Question:
    """The only question that waits, once somebody has heard it."""
    while not any(visitor.questions for visitor in visitors):
        hearing = [asyncio.create_task(visitor.hear()) for visitor in visitors]
        _, deaf = await asyncio.wait(hearing, return_when=asyncio.FIRST_COMPLETED)
        for task in deaf:
            task.cancel()
        await asyncio.gather(*deaf, return_exceptions=True)
    (question,) = [question for visitor in visitors for question in visitor.questions]
    return question


async def test_people_cannot_answer_draws_that_the_server_makes(ann: Person, bob: Person) -> None:
    table = await ann.open_table(1)
    await ann.do(table, "start")
    async with ann.at(table.id) as one:
        await one.arrive()
        for number in range(1, 5):
            message = Answer(number, -1, number, Raw(msgspec.json.encode({"type": "symbols", "count": 0})))
            assert refusal_code(await one.tell(message)) == "decision-not-yours"
        assert any_choice(1)(one.questions[0]) in one.questions[0].choices
