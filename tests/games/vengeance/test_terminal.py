"""The race at one terminal: bots roll while a person thinks, limits run out, and whole games are played to the end."""

from itertools import count, cycle

import pytest

from lairkeeper.cli.local_game.clock import TerminalClock
from lairkeeper.games.vengeance import GAME
from lairkeeper.games.vengeance.config import TableOptions
from lairkeeper.games.vengeance.records.options import FinishFlashback, Roll, TimeIsUp
from lairkeeper.games.vengeance.state import Vendetta
from lairkeeper.games.vengeance.view import VendettaView
from lairkeeper.kernel import CLOCK, ChanceStream, Match, Option, Seat
from lairkeeper.kernel.definition.pace import HURRIED
from tests.cli.driver import Lairkeeper, lairkeeper, state_folder
from tests.games.vengeance.tables import ADA, BEN, GO

__all__ = ["lairkeeper", "state_folder"]

HASTY = ("be done with", "", "1", "stop rolling", "", "end your combat", "")
HATIVE = ("terminer le flashback", "", "1", "arrêter", "", "terminer le combat", "")
"""With this a player prepares nothing, rolls once or twice and fights as little as possible; all else is answer 1."""


class Watch:
    """A clock that is turned by hand."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def is_ben(seat: Seat) -> bool:
    return seat == BEN


def nobody(seat: Seat) -> bool:
    return False


def at_the_race(**options: object) -> Match[Vendetta, TableOptions, VendettaView]:
    """A game whose Roll phase has just begun, once everybody may roll."""
    match, stream = Match(GAME, TableOptions(**options)), ChanceStream("race")  # type: ignore[arg-type]
    while match.state.world.phase != "roll":
        answer_first(match, stream)
    match.answer(*GO)
    return match


def answer_first(match: Match[Vendetta, TableOptions, VendettaView], stream: ChanceStream) -> None:
    """One answer on the way to the Roll phase: nobody prepares anything."""
    if match.chance_pending() is not None:
        match.draw(stream)
        return
    decision = match.state.decisions[0]
    done = [option for option in decision.options if isinstance(option, FinishFlashback)]
    match.answer(decision.seats[0], (done or decision.options)[0], decision.number)


def first_roll(match: Match[Vendetta, TableOptions, VendettaView], seat: Seat) -> Option:
    options = (option for decision in match.state.decisions if seat in decision.seats for option in decision.options)
    return next(option for option in options if isinstance(option, Roll))


def test_a_bot_in_a_race_answers_every_second_and_a_half() -> None:
    match, watch = at_the_race(players=2), Watch()
    pace = TerminalClock(watch)
    pace.look(match)
    watch.time += HURRIED.middle / 1000 - 0.1
    assert pace.overdue(match, is_ben) is None
    watch.time += 0.2
    due = pace.overdue(match, is_ben)
    assert due is not None and due.seat == BEN
    match.answer(BEN, first_roll(match, BEN), due.decision.number)
    match.draw(ChanceStream("faces"))
    assert pace.overdue(match, is_ben) is None
    watch.time += HURRIED.middle / 1000
    assert pace.overdue(match, is_ben) is not None


@pytest.mark.clause("VNG-SOLO4")
@pytest.mark.clause("VNG-RT7")
def test_the_time_of_a_challenge_runs_out_while_somebody_thinks() -> None:
    match, watch = at_the_race(players=1, solo_time="hard"), Watch()
    pace = TerminalClock(watch)
    pace.look(match)
    watch.time += 500
    assert pace.overdue(match, nobody) is None
    match.answer(ADA, first_roll(match, ADA))
    match.draw(ChanceStream("faces"))
    pace.look(match)
    watch.time += 24.9
    assert pace.overdue(match, nobody) is None
    watch.time += 0.2
    due = pace.overdue(match, nobody)
    assert due is not None and due.seat == CLOCK
    match.answer(CLOCK, TimeIsUp(), due.decision.number)
    assert match.state.world.is_reserve_closed


def test_where_no_person_is_asked_the_clock_moves_on_by_itself() -> None:
    match, watch = at_the_race(players=2), Watch()
    pace = TerminalClock(watch)
    pace.look(match)
    due = pace.next(match, is_ben)
    assert due.seat == BEN
    assert pace.now == pytest.approx(watch.time + HURRIED.middle / 1000)


@pytest.mark.parametrize(
    ("keys", "arguments"),
    [
        (HATIVE, ("--players", "1", "--lang", "fr")),
        (HASTY, ("--players", "2", "--set", "pace=ticks")),
        (HASTY, ("--players", "3", "--set", "hero_choice=first_come", "--set", "reserve_limit=60")),
    ],
)
def test_a_whole_game_can_be_played_at_the_terminal(
    lairkeeper: Lairkeeper, keys: tuple[str, ...], arguments: tuple[str, ...]
) -> None:
    run = lairkeeper("play", "vengeance", *arguments, "--bots", "random", "--seed", "terminal", keys=cycle(keys))
    assert run.code == 0
    assert run.err == ""
    assert any(clause in run.out for clause in ("VNG-SCO10", "VNG-SCO12", "VNG-SOLO6", "VNG-KO7"))


def test_an_answer_that_comes_too_late_is_refused_with_a_reason(
    lairkeeper: Lairkeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here every look at the clock takes ten seconds, and the limits are shorter than that."""
    hours = count(step=10)
    monkeypatch.setattr(
        "lairkeeper.cli.local_game.game.TerminalClock", lambda: TerminalClock(lambda: float(next(hours)))
    )
    limits = ("--set", "reserve_limit=1", "--set", "hand_limit=1")
    run = lairkeeper("play", "vengeance", *limits, "--bots", "random", "--seed", "late", keys=cycle(HASTY))
    assert run.code == 0
    assert "Too late for “" in run.out
    assert "is stopped: time is up" in run.out
