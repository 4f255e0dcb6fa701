"""Second thoughts: free for own slips, by consent behind others, never across chance or what was revealed."""

from random import Random

import pytest

from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.server.protocol import Acknowledged, Choice, Consent, Question, TableInfo, TakeBack, UndoWish
from tests.every import every_game
from tests.server.proved import calm_table, smallest
from tests.server.visitors import Person, Visitor, refusal_code

pytestmark = pytest.mark.asyncio(loop_scope="session")


def choice(question: Question, kind: str) -> Choice:
    """The first choice of a kind."""
    return next(one for one in question.choices if f'"type":"{kind}"'.encode() in bytes(one.option))


async def table_of(*people: Person, seats: int = 2) -> TableInfo:
    """Everybody sits in turn, the last one in all seats left; the first one begins."""
    table = await people[0].open_table(seats, options={"first": 0})
    for seat in range(1, seats):
        await people[min(seat, len(people) - 1)].sit(table, seat)
    return await people[0].do(table, "start")


async def take_back(visitor: Visitor, seat: int) -> object:
    return await visitor.tell(TakeBack(visitor.next_sequence(), seat))


async def regroup(one: Visitor, two: Visitor) -> None:
    """Ann proposes to cooperate, and the first of Bob's two cats joins: two answers, nothing revealed."""
    await one.arrive()
    await two.arrive()
    await one.answer(one.questions[0], choice(one.questions[0], "cooperate"))
    await two.until_it(lambda visitor: len(visitor.questions) == 2)
    await two.answer(two.questions[0], choice(two.questions[0], "join"))
    await one.until_it(lambda visitor: visitor.points[0].can_ask_undo)


async def test_an_own_slip_is_taken_back_at_once_and_its_number_is_gone(ann: Person, bob: Person) -> None:
    table = await table_of(ann, bob)
    async with ann.at(table.id) as one:
        await one.arrive()
        before = one.questions[0]
        assert not one.points[0].can_undo
        assert refusal_code(await take_back(one, 0)) == "undo-refused"
        await one.answer(before, choice(before, "explore"))
        await one.until_it(lambda visitor: visitor.points[0].can_undo)
        assert isinstance(await take_back(one, 0), Acknowledged)
        await one.until_it(lambda visitor: visitor.questions[0].question == before.question)
        again = one.questions[0]
        assert again.choices == before.choices and again.number != before.number
        assert refusal_code(await one.answer(before, choice(before, "explore"))) == "decision-stale"
        assert isinstance(await one.answer(again, choice(again, "explore")), Acknowledged)


async def test_behind_others_everybody_has_to_agree(ann: Person, bob: Person) -> None:
    table = await table_of(ann, bob, seats=3)
    async with ann.at(table.id) as one, bob.at(table.id) as two:
        await regroup(one, two)
        assert isinstance(await take_back(one, 0), Acknowledged)
        await two.until_it(lambda visitor: bool(visitor.last and visitor.last.undo))
        wish = two.last.undo if two.last else None
        assert wish is not None and (wish.seat, wish.waiting_for) == (0, [1, 2])
        assert refusal_code(await one.tell(Consent(7, 0, wish.number, True))) == "undo-refused"
        assert refusal_code(await one.tell(Consent(8, 1, wish.number, True))) == "table-not-allowed"
        assert isinstance(await two.tell(Consent(9, 1, wish.number, True)), Acknowledged)
        await one.until_it(lambda visitor: [q.question for q in visitor.questions] == ["choose_action"])
        await two.until_it(lambda visitor: not visitor.questions)
        assert two.last and two.last.undo is None


async def wish_of(visitor: Visitor) -> UndoWish:
    """Waits for the undo request that this visitor is shown."""
    await visitor.until_it(lambda visitor: bool(visitor.last and visitor.last.undo))
    assert visitor.last and visitor.last.undo
    return visitor.last.undo


async def test_a_wish_says_which_lines_would_go_and_how_many_own_answers(ann: Person, bob: Person) -> None:
    table = await table_of(ann, bob, seats=3)
    onlooker, key = Person(ann.address), table.watch_key or ""
    async with ann.at(table.id) as one, bob.at(table.id) as two, onlooker.at(table.id, key) as three:
        await regroup(one, two)
        await take_back(one, 0)
        wishes = [await wish_of(visitor) for visitor in (one, two, three)]
        assert [wish.answers for wish in wishes] == [[0], [1], []]
        async with bob.at(table.id) as back:
            assert (await back.arrive()).undo == wishes[1]
        told = zip((one, two, three), wishes, strict=True)
        kept = [[line for line in visitor.log if line.step < wish.since] for visitor, wish in told]
        assert len(kept[2]) < len(three.log)
        await two.tell(Consent(9, 1, wishes[1].number, True))
        for visitor in (one, two, three):
            await visitor.until_it(lambda visitor: bool(visitor.last and visitor.last.undo is None))
        assert [visitor.log for visitor in (one, two, three)] == kept


async def test_a_wish_that_is_refused_or_overtaken_is_gone(ann: Person, bob: Person) -> None:
    table = await table_of(ann, bob, seats=3)
    async with ann.at(table.id) as one, bob.at(table.id) as two:
        await regroup(one, two)
        await take_back(one, 0)
        await two.until_it(lambda visitor: bool(visitor.last and visitor.last.undo))
        number = two.last.undo.number if two.last and two.last.undo else 0
        await two.tell(Consent(5, 1, number, False))
        await one.until_it(lambda visitor: bool(visitor.last and visitor.last.undo is None))
        assert refusal_code(await two.tell(Consent(6, 1, number, True))) == "undo-refused"
        await take_back(one, 0)
        await two.until_it(lambda visitor: bool(visitor.last and visitor.last.undo))
        await two.until_it(lambda visitor: bool(visitor.questions))
        await two.answer(two.questions[0], two.questions[0].choices[0])
        await two.until_it(lambda visitor: bool(visitor.last and visitor.last.undo is None))
        assert refusal_code(await two.tell(Consent(7, 1, number + 1, True))) == "undo-refused"


async def test_a_person_with_all_seats_can_undo_without_consent(ann: Person) -> None:
    table = await table_of(ann, seats=3)
    async with ann.at(table.id) as one:
        await one.arrive()
        await one.answer(one.questions[0], choice(one.questions[0], "cooperate"))
        await one.until_it(lambda visitor: [q.seat for q in visitor.questions] == [1, 2])
        await one.answer(one.questions[0], choice(one.questions[0], "join"))
        await one.until_it(lambda visitor: len(visitor.questions) == 1)
        assert isinstance(await take_back(one, 0), Acknowledged)
        await one.until_it(lambda visitor: [q.question for q in visitor.questions] == ["choose_action"])


async def preparing(ann: Person, bob: Person, **how: object) -> TableInfo:
    """A table of Vengeance at which both prepare for the fight at the same time."""
    table = await ann.open_table(2, "vengeance", options={"hero_choice": "random"}, **how)
    await bob.sit(table, 1)
    await ann.do(table, "start")
    async with ann.at(table.id) as one, bob.at(table.id) as two:
        for visitor in (one, two):
            await visitor.arrive()
            await visitor.until_it(lambda visitor: bool(visitor.questions))
            await visitor.answer(visitor.questions[0], visitor.questions[0].choices[0])
    return table


async def prepare(visitor: Visitor) -> Question:
    """Answers the first question of the Flashback, and gives it back."""
    await visitor.until_it(lambda visitor: [it.question for it in visitor.questions] == ["prepare"])
    asked = visitor.questions[0]
    await visitor.answer(asked, choice(asked, "use_die"))
    await visitor.until_it(lambda visitor: asked not in visitor.questions)
    return asked


async def finish_preparing(visitor: Visitor) -> None:
    """Ends an action that was begun, and forgoes what is left of the phase."""
    await visitor.until_it(lambda visitor: bool(visitor.questions))
    asked = visitor.questions[0]
    if asked.question != "prepare":
        await visitor.answer(asked, asked.choices[0])
        await visitor.until_it(lambda visitor: [it.question for it in visitor.questions] == ["prepare"])
    asked = visitor.questions[0]
    assert isinstance(await visitor.answer(asked, choice(asked, "finish_flashback")), Acknowledged)


async def test_an_own_answer_is_taken_back_behind_those_of_others_who_do_not_build_on_it(
    ann: Person, bob: Person
) -> None:
    table = await preparing(ann, bob)
    async with ann.at(table.id) as one, bob.at(table.id) as two:
        await one.arrive()
        await two.arrive()
        before = await prepare(one)
        await prepare(two)
        theirs = two.questions[0]
        await one.until_it(lambda visitor: visitor.points[0].can_undo)
        assert isinstance(await take_back(one, 0), Acknowledged)
        await one.until_it(lambda visitor: visitor.questions[0].question == "prepare")
        again = one.questions[0]
        assert again.choices == before.choices and again.number != before.number
        assert refusal_code(await one.answer(before, before.choices[0])) == "decision-stale"
        assert isinstance(await two.answer(theirs, theirs.choices[0]), Acknowledged)
        assert isinstance(await one.answer(again, again.choices[0]), Acknowledged)
    async with ann.at(table.id) as back:
        assert (await back.arrive()).table.status == "playing"


async def test_the_last_answer_of_a_phase_is_taken_back_while_somebody_is_not_done(ann: Person, bob: Person) -> None:
    table = await preparing(ann, bob)
    async with ann.at(table.id) as one, bob.at(table.id) as two:
        await one.arrive()
        await two.arrive()
        await finish_preparing(one)
        await prepare(two)
        await one.until_it(lambda visitor: visitor.points[0].can_undo)
        assert isinstance(await take_back(one, 0), Acknowledged)
        await one.until_it(lambda visitor: bool(visitor.questions))
        assert one.questions[0].question == "prepare"
        await finish_preparing(one)
        await finish_preparing(two)
        await one.until_it(lambda visitor: any(line.phrase.key == "event-counted_down" for line in visitor.log))
        assert not one.points[0].can_undo
        assert refusal_code(await take_back(one, 0)) == "undo-refused"


async def test_where_second_thoughts_are_not_allowed_nothing_is_taken_back(ann: Person, bob: Person) -> None:
    table = await preparing(ann, bob, has_undo=False)
    assert not table.has_undo
    async with ann.at(table.id) as one:
        await one.arrive()
        await prepare(one)
        assert not one.points[0].can_undo and not one.points[0].can_ask_undo
        assert refusal_code(await take_back(one, 0)) == "undo-refused"


def has_drawn(visitor: Visitor, since: int) -> bool:
    """True once somebody has drawn a card after this step."""
    return any(line.step > since and line.phrase.key == "event-card_drawn" for line in visitor.log)


async def explore(visitor: Visitor) -> None:
    """Plays until a card was drawn, or the mummies were quicker."""
    await visitor.arrive()
    await visitor.until_it(lambda visitor: bool(visitor.questions))
    began = max(line.step for line in visitor.log)
    while not has_drawn(visitor, began) and not visitor.is_over:
        asked = visitor.questions[0]
        chosen = choice(asked, "explore") if asked.question == "choose_action" else asked.choices[0]
        await visitor.answer(asked, chosen)
        await visitor.until_it(lambda visitor, was=asked: was not in visitor.questions)  # type: ignore[misc]


async def test_draws_and_reveals_are_not_undone(ann: Person, bob: Person) -> None:
    is_over = True
    while is_over:
        table = await table_of(ann, bob)
        async with ann.at(table.id) as one:
            await explore(one)
            is_over = one.is_over
            assert not one.points[0].can_undo and not one.points[0].can_ask_undo
            assert refusal_code(await take_back(one, 0)) == ("table-not-now" if is_over else "undo-refused")


async def test_taken_back_lines_leave_the_log_of_everybody(ann: Person, bob: Person) -> None:
    table = await table_of(ann, bob)
    async with ann.at(table.id) as one, bob.at(table.id) as two:
        await one.arrive()
        await two.arrive()
        lines = [line.step for line in two.log]
        await one.answer(one.questions[0], choice(one.questions[0], "cooperate"))
        await two.until_it(lambda visitor: bool(visitor.questions))
        await take_back(one, 0)
        await two.until_it(lambda visitor: not visitor.questions)
        assert [line.step for line in two.log] == lines


def looks(visitor: Visitor) -> object:
    """What all seats see and are asked; numbers apart, which are never used again."""
    asked = [(question.seat, question.question, question.choices) for question in visitor.questions]
    return [point.view for point in visitor.points.values()], asked, visitor.log


@every_game
async def test_whatever_can_be_taken_back_leaves_no_trace(game: AnyGame, ann: Person) -> None:
    options, random, taken = {**calm_table(game), "players": smallest(game)}, Random(6), 0
    table = await ann.open_table(game=game.name, options=options)
    for seat in range(1, smallest(game)):
        await ann.sit(table, seat)
    await ann.do(table, "start")
    async with ann.at(table.id) as one:
        while taken < 12 and await one.is_asked():
            asked, before = random.choice(one.questions), looks(one)
            await one.answer(asked, random.choice(asked.choices))
            if one.points[asked.seat].can_undo and not one.is_over:
                assert isinstance(await take_back(one, asked.seat), Acknowledged)
                assert looks(one) == before
                await one.answer(one.questions[0], random.choice(one.questions[0].choices))
                taken += 1
    assert taken
