"""Two people and bots play a whole game through the real server; a spectator looks on, and a line breaks."""

import asyncio
from random import Random

import msgspec
import pytest

from lairkeeper.kernel import Match, Seat, read_journal
from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.server.protocol import Acknowledged, AskHint, Choice, Frame, Hint, Point, Question, TableInfo
from lairkeeper.server.table.state import AnyMatch
from lairkeeper.server.table.verification import verify
from tests.every import every_game
from tests.server.proved import table_of, tables_of
from tests.server.sites import served
from tests.server.visitors import Person, Visitor, refusal_code

FRAMES = 12


pytestmark = pytest.mark.usefixtures("same_deal")


def any_choice(seed: int) -> "Chooser":
    return Chooser(Random(seed))


class Chooser:
    def __init__(self, random: Random) -> None:
        self._random = random

    def __call__(self, question: Question) -> Choice:
        return self._random.choice(question.choices)


@every_game
@pytest.mark.asyncio
async def test_two_people_and_bots_play_to_the_end_on_both_databases(game: AnyGame, url: str) -> None:
    async with served(url) as (_, address):
        ann, bob, eve = [await Person.named(address, name) for name in ("Ann", "Bob", "Eve")]
        table = await table_of(ann, bob, game, tables_of(game)[0])
        assert table.watch_key is not None
        async with bob.at(table.id) as two, eve.at(table.id, table.watch_key) as looking:
            playing = asyncio.gather(play_with_a_break(ann, table), two.play(any_choice(2)))
            (one, _), _ = await asyncio.gather(playing, looking.until_it(lambda visitor: visitor.is_over))
            await asyncio.gather(*(v.until_it(is_told_the_seed) for v in (two, looking)))
        assert set(one.points) == {0} and set(two.points) == {1} and set(looking.points) == {None}
        assert_same_ending(one, two, looking)
        await check_afterwards(ann, table, game, one, two, looking)


async def play_with_a_break(person: Person, table: TableInfo) -> Visitor:
    """The line breaks after an answer, which is sent again, for all anybody knows; then hints help, for a while."""
    async with person.at(table.id) as before:
        answered, choice = await play_some(before, 4)
    async with person.at(table.id) as visitor:
        await visitor.arrive()
        assert visitor.log[: len(before.log)] == before.log
        again = await visitor.answer(answered, choice)
        assert refusal_code(again) in ("decision-stale", "decision-not-yours", "table-not-now")
        await take_hints(visitor, 3)
        await visitor.play(any_choice(1))
        await visitor.until_it(is_told_the_seed)
    return visitor


async def play_some(visitor: Visitor, answers: int) -> tuple[Question, Choice]:
    """So many answers that count, if the game lasts; the last of them. The clock or others may be quicker."""
    choose = any_choice(3)
    while answers and await visitor.is_asked():
        asked = visitor.questions[0]
        chosen = choose(asked)
        if isinstance(await visitor.answer(asked, chosen), Acknowledged):
            last = asked, chosen
            answers -= 1
        await visitor.answered(asked)
    return last


async def take_hints(visitor: Visitor, hints: int) -> None:
    """A hint is one of the choices, or words where they are wanted, as long as its question waits."""
    while hints and await visitor.is_asked():
        asked = visitor.questions[0]
        hint = await visitor.tell(AskHint(visitor.next_sequence(), asked.seat, asked.number))
        if isinstance(hint, Hint):
            assert asked.text or hint.option in [choice.option for choice in asked.choices]
            await visitor.answer(asked, hint.option)
            hints -= 1
        await visitor.answered(asked)


def is_told_the_seed(visitor: Visitor) -> bool:
    return visitor.table is not None and visitor.table.seed is not None


def assert_same_ending(*visitors: Visitor) -> None:
    assert len({msgspec.json.encode(visitor.last.ending) for visitor in visitors if visitor.last}) == 1


async def check_afterwards(ann: Person, table: TableInfo, game: AnyGame, *visitors: Visitor) -> AnyMatch:
    """The journal follows from the seed that was promised, and leads to what everybody has seen."""
    journal = read_journal(game, (await ann.http.get(f"/api/tables/{table.id}/journal")).content)
    verdict = verify(game, journal)
    assert verdict.is_honest(table.commitment) and verdict.draws > 0
    match = Match.resume(game, journal)
    for visitor in visitors:
        for point in visitor.points.values():
            assert_sees(match, point)
    await check_frames(ann, table, match)
    return match


async def check_frames(ann: Person, table: TableInfo, whole: AnyMatch) -> None:
    """Moments of the game, from the first to the last, as every seat and a spectator saw them."""
    entries, match = whole.journal.entries, Match(whole.game, whole.journal.config)
    shown = {len(entries) * part // FRAMES for part in range(FRAMES + 1)}
    for step in range(len(entries) + 1):
        if step in shown:
            path = f"/api/tables/{table.id}/frames/{step}"
            everybody, anybody = [await ann.look(path + end, Frame) for end in ("?open=true", "")]
            assert [point.seat for point in everybody.points] == list(range(len(table.seats)))
            assert [point.seat for point in anybody.points] == [None]
            assert all((frame.step, frame.steps) == (step, len(entries)) for frame in (everybody, anybody))
            assert all((frame.ending is not None) == (step == len(entries)) for frame in (everybody, anybody))
            for point in (*everybody.points, *anybody.points):
                assert_sees(match, point)
        if step < len(entries):
            entry = entries[step]
            match.answer(entry.seat, entry.option, entry.number, entry.at)


def assert_sees(match: AnyMatch, point: Point) -> None:
    """The view of a seat, whole or put together from what changed."""
    view = match.game.view(match.state.world, None if point.seat is None else Seat(point.seat))
    expected = {name: msgspec.json.encode(getattr(view, name)) for name in view.__struct_fields__}
    assert {name: bytes(value) for name, value in point.view.items()} == expected
