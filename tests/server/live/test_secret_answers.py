"""What others do in secret leaves no trace: no message, no number, no time.

What somebody may know is worked out here from the rules alone. As long as it stays the same, nothing is sent to them, a
new visit shows the same bytes, and lists do not tell that anything was done. `TEST_LEAK_GAMES=200` plays that many.
"""

from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from lairkeeper.games import games
from lairkeeper.kernel import Record, Seat, ToldEvent, facts
from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.server.live import updates, visits
from lairkeeper.server.live.updates import Updates, UpdateSender
from lairkeeper.server.protocol import LogLine, ServerMessage, Snapshot, Update
from lairkeeper.server.table.commands.channels import channels
from lairkeeper.server.table.commands.turns import waited_for
from lairkeeper.server.table.records import Answered, TakenBack
from lairkeeper.server.table.state import TableState
from tests.every import every_game
from tests.server.secrets_elsewhere import Looking, copied
from tests.server.whole.test_leaks import GAMES, Recorded, person

pytestmark = pytest.mark.asyncio

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ServerMessage)


@pytest.fixture(autouse=True)
def impatient_pings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whenever it may be measured how far away somebody is, it is."""
    monkeypatch.setattr(visits, "_PING_EVERY", 0.0)


@dataclass(frozen=True)
class Knowledge:
    """All that a seat, or a spectator, may know of a running game."""

    status: str
    view: Record
    heard: tuple[ToldEvent, ...]
    asked: tuple[Any, ...]
    waited_for: tuple[int, ...]
    clocks: tuple[Any, ...]
    channels: tuple[str, ...]
    can_undo: bool
    can_ask: bool


def known(table: TableState, seat: Seat | None) -> Knowledge:
    match = table.playing()
    asked = [d for d in match.state.decisions if seat is not None and seat in d.seats]
    clocks = [glass for glass in table.timers if glass.is_common or seat in glass.timer.seats]
    can_undo = seat is not None and match.can_undo(seat)
    last = match.journal.entries[len(match.journal.entries) - match.revocable() :]
    return Knowledge(
        table.status,
        table.game.view(match.state.world, seat),
        tuple(told for step in match.told for told in step if told.to is None or seat in told.to),
        tuple((d.question, d.options, sorted(facts(match.state, d).items()), d.number) for d in asked),
        tuple(waited_for(table)),
        tuple((glass.question, glass.timer, glass.is_running) for glass in clocks),
        channels(table, seat),
        can_undo,
        not can_undo and any(entry.seat == seat for entry in last),
    )


def visited(table: TableState, viewer: Seat | None) -> list[bytes]:
    """What somebody is sent who comes now."""
    return Looking(copied(table), person(viewer)).arrives()


@every_game
@pytest.mark.parametrize("number", range(GAMES))
async def test_who_learns_nothing_is_sent_nothing_and_sees_the_same_numbers(game: AnyGame, number: int) -> None:
    recorded, secret = Recorded(game, number), 0
    for decision, answer in recorded.moments():
        viewer = recorded.random.choice(recorded.viewers)
        if viewer in decision.seats:
            continue
        before, looking = visited(recorded.table, viewer), Looking(copied(recorded.table), person(viewer))
        looking.arrives()
        once = known(recorded.table, viewer)
        _, told = await looking.sees(answer)
        if known(looking.live.table, viewer) == once:
            secret += 1
            assert told == []
            assert visited(looking.live.table, viewer) == before
            if viewer is None:
                assert looking.storage.updated_at == 0
    assert secret


@every_game
async def test_answers_taken_back_again_and_again_leave_no_number_behind(game: AnyGame) -> None:
    """What follows is told in the same bytes as if nobody had hesitated."""
    recorded, hesitations = Recorded(game, 0), 0
    for decision, answer in recorded.moments():
        others = [viewer for viewer in recorded.viewers if viewer not in decision.seats]
        viewer = recorded.random.choice(others)
        straight, wavering = [Looking(copied(recorded.table), person(viewer)) for _ in range(2)]
        if not await is_kept_secret(straight.live.table, answer, viewer):
            continue
        for looking in (straight, wavering):
            looking.arrives()
        for _ in range(2):
            await wavering.sees(again(wavering.live.table, answer))
            await wavering.sees(TakenBack(1, answer.seat))
        assert visited(wavering.live.table, viewer) == visited(straight.live.table, viewer)
        assert (await wavering.sees(again(wavering.live.table, answer)))[1] == (await straight.sees(answer))[1]
        hesitations += 1
    assert hesitations


async def is_kept_secret(table: TableState, answer: Answered, viewer: Seat | None) -> bool:
    """True if somebody learns nothing from this answer, nor from its being taken back."""
    trial, once = Looking(copied(table), None), known(table, viewer)
    await trial.sees(answer)
    after = trial.live.table
    if after.status != "playing" or not after.playing().can_undo(Seat(answer.seat)) or known(after, viewer) != once:
        return False
    await trial.sees(TakenBack(1, answer.seat))
    return known(after, viewer) == once


def again(table: TableState, answer: Answered) -> Answered:
    """The same answer to the question as it is numbered now."""
    asked = [d.number_for(Seat(answer.seat)) for d in table.playing().state.decisions]
    return answer if answer.number in asked else msgspec.structs.replace(answer, number=max(asked))


@every_game
async def test_the_steps_of_a_log_leave_no_number_out(game: AnyGame) -> None:
    """A visitor who follows the whole game, second thoughts included, knows the same log as a newcomer; its steps count
    what this visitor heard of, so none is missing."""
    recorded = Recorded(game, 1)
    viewer = recorded.random.choice(recorded.viewers)
    looking = Looking(copied(recorded.table), person(viewer))
    log = followed([], looking.arrives())
    for _, answer in recorded.moments():
        if recorded.random.random() < 0.2 and await is_kept_secret(looking.live.table, answer, viewer):
            log = followed(log, (await looking.sees(again(looking.live.table, answer)))[1])
            log = followed(log, (await looking.sees(TakenBack(1, answer.seat)))[1])
        log = followed(log, (await looking.sees(again(looking.live.table, answer)))[1])
        newcomer = followed([], visited(looking.live.table, viewer))
        assert log[-len(newcomer) :] == newcomer
        steps = [line.step for line in log]
        assert [*dict.fromkeys(steps)] == [*range(len({*steps}))]


def followed(log: list[LogLine], blobs: list[bytes]) -> list[LogLine]:
    """The log of a client after these messages."""
    for message in map(_decoder.decode, blobs):
        if isinstance(message, Snapshot):
            log = message.log
        elif isinstance(message, Update):
            log = [line for line in log if line.step < message.log_since] + message.log
    return log


@every_game
async def test_the_number_of_a_question_counts_nothing(game: AnyGame) -> None:
    tables = [Recorded(game, number).table for number in range(3)]
    asked = [(table, table.playing().state.decisions[0]) for table in tables]
    assert len({table.shown_number(decision, decision.seats[0]) for table, decision in asked}) == len(tables)


@pytest.mark.parametrize("leak", ["steps", "places", "messages"])
async def test_a_number_or_a_message_too_many_would_be_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if leak == "steps":
        monkeypatch.setattr(updates, "counted", lambda lines, first: lines)
    elif leak == "places":
        monkeypatch.setattr(UpdateSender, "steps_heard", lambda sender, upto, seats: upto)
    else:
        monkeypatch.setattr(Updates, "written", lambda updates, seats, info=None: b'{"type":"ping","mark":1}')
    with pytest.raises(AssertionError):
        for game in games().values():
            await test_the_steps_of_a_log_leave_no_number_out(game)
            await test_who_learns_nothing_is_sent_nothing_and_sees_the_same_numbers(game, 0)
