"""How recorded games are played: by bots alone, by people who change their minds, or with a clock that runs.

A journal keeps what stands, so an answer that was taken back is not in it; what was said instead is.
"""

from collections.abc import Collection
from typing import Any, Literal, NamedTuple, get_args, get_type_hints

import msgspec

from lairkeeper.bots import ask_bot
from lairkeeper.kernel import (
    CLOCK,
    AnyGame,
    ChanceStream,
    Decision,
    Journal,
    Match,
    Record,
    Seat,
    pending,
    start,
    timers,
)
from lairkeeper.kernel.data.timer import TimerRun
from lairkeeper.kernel.errors import Illegal
from lairkeeper.kernel.history.journal import give
from lairkeeper.lab import play_game
from lairkeeper.lab.play import seat_bots

Manner = Literal["bots", "wavering", "slow"]
AnyMatch = Match[Any, Any, Any]

MOST_TRIES = 400


class Recorded(NamedTuple):
    """A game to record: the table, how it is played, and how it ends where that matters.

    `without` names a switch that makes a difference in it.
    """

    options: Record
    manner: Manner = "bots"
    bot: str = "random"
    reason: str = ""
    without: str = ""


def switched(game: AnyGame, rare: Collection[str], **options: Any) -> dict[str, Recorded]:
    """One game for every switch at its other value. It makes a difference there, unless that happens too rarely."""
    usual, hints = game.config(), get_type_hints(game.config)
    tables = {}
    for switch in game.switches:
        for value in sorted(set(get_args(hints[switch])) - {getattr(usual, switch)}):
            table = game.config(**options | {switch: value})
            tables[f"{switch}-{value}"] = Recorded(table, without="" if switch in rare else switch)
    return tables


def find(game: AnyGame, wanted: Recorded, seed: str) -> AnyMatch | None:
    """The first game, seed after seed, that is as wanted; none if so many tries do not find it."""
    for number in range(MOST_TRIES):
        match = play(game, wanted, f"{seed}/{number}")
        if is_as_wanted(match, wanted):
            return match
    return None


def is_as_wanted(match: AnyMatch, wanted: Recorded) -> bool:
    outcome = match.state.outcome
    assert outcome is not None
    if wanted.reason not in ("", outcome.reason):
        return False
    return not wanted.without or makes_a_difference(match, wanted.without)


def makes_a_difference(match: AnyMatch, switch: str) -> bool:
    """Whether the usual value of a switch would have put another question on the way, or refused an answer."""
    game, journal = match.game, match.journal
    usual = msgspec.structs.replace(journal.config, **{switch: getattr(game.config(), switch)})
    state, other, now = start(game, journal.config), start(game, usual), 0
    for entry in journal.entries:
        if pending(state) != pending(other):
            return True
        try:
            give(other, entry, now)
        except Illegal:
            return True
        _, now = give(state, entry, now)
    return state.outcome != other.outcome


def play(game: AnyGame, wanted: Recorded, seed: str) -> AnyMatch:
    """A whole game in the manner that is wanted; the same seed gives the same game."""
    if wanted.manner == "bots":
        return play_game(game, wanted.options, [wanted.bot], seed)
    table = (SlowTable if wanted.manner == "slow" else WaveringTable)(game, wanted, seed)
    while table.match.state.decisions:
        table.go_on()
    return table.match


class WaveringTable:
    """Everybody now and then takes an answer back and gives another."""

    def __init__(self, game: AnyGame, wanted: Recorded, seed: str) -> None:
        self.match: AnyMatch = Match(game, wanted.options, seed)
        self.luck = ChanceStream(seed)
        self.whims = self.luck.split("whims")
        self.bots = seat_bots(game, wanted.options, [wanted.bot])
        self.taken_back = 0

    def go_on(self) -> None:
        if self.match.chance_pending() is not None:
            self.match.draw(self.luck)
            return
        decision = self.pick()
        seat = decision.seats[0]
        if seat == CLOCK:
            self.match.answer(CLOCK, decision.answers_of(CLOCK)[0], decision.number_for(CLOCK))
            return
        self.answer(decision, seat)
        if not self.whims.below(4) and self.match.can_undo(seat):
            self.match.undo(seat)
            self.taken_back += 1

    def pick(self) -> Decision:
        """Any question to a player; one to the clock when nobody else is asked."""
        decisions = self.match.state.decisions
        return self.whims.pick([decision for decision in decisions if decision.seats[0] != CLOCK] or decisions)

    def answer(self, decision: Decision, seat: Seat, at: int | None = None) -> None:
        option = ask_bot(self.match.game, self.match.state, decision, self.bots[seat], self.whims)
        self.match.answer(seat, option, decision.number, at)


class SlowTable(WaveringTable):
    """Everybody takes seconds to think, and the clock answers where a timer has run out."""

    now = 0

    def go_on(self) -> None:
        if self.match.chance_pending() is not None:
            self.match.draw(self.luck)
            return
        running = [run for run in timers(self.match.state) if run.is_running and not run.timer.is_of_connections]
        first = min(running, key=lambda run: run.left, default=None)
        pause = 100 + self.whims.below(5000)
        waits_for_players = any(decision.seats[0] != CLOCK for decision in self.match.state.decisions)
        if first is not None and (first.left <= pause or not waits_for_players):
            self.run_out(first)
        else:
            self.now += pause
            decision = self.pick()
            self.answer(decision, decision.seats[0], self.now)

    def run_out(self, first: TimerRun) -> None:
        self.now += first.left
        self.match.answer(CLOCK, first.timer.answers[0], first.number, self.now)


def has_clock_answers(journal: Journal[Any]) -> bool:
    """Whether time was up anywhere: an answer of the clock that bears a time."""
    return any(entry.seat == CLOCK and entry.at for entry in journal.entries)
