"""A recorded game cut into turns, and each turn into stretches: answers of one seat, or draws, in a row."""

from itertools import groupby
from typing import Any, NamedTuple

from lairkeeper.analysis.errors import GameNotOver
from lairkeeper.analysis.rollouts import AnyState, begins_moment, model_of
from lairkeeper.kernel import CHANCE, CLOCK, AnyGame, Journal, Match, Seat, clone, start
from lairkeeper.kernel.history.journal import give


class Stretch(NamedTuple):
    """Answers in a row: of one seat, or of chance and the clock (`seat` is `CHANCE`). Steps count answers before."""

    seat: Seat
    begin: int
    end: int


class TurnSpan(NamedTuple):
    """The part of a game from one moment to the next, or to the end; `seat` is asked first."""

    seat: Seat
    stretches: tuple[Stretch, ...]

    @property
    def begin(self) -> int:
        return self.stretches[0].begin

    @property
    def end(self) -> int:
        return self.stretches[-1].end


class Recording(NamedTuple):
    """A finished game: its turns, and the states between stretches, by step."""

    game: AnyGame
    journal: Journal[Any]
    players: int
    turns: tuple[TurnSpan, ...]
    states: dict[int, AnyState]


def read_turns(game: AnyGame, journal: Journal[Any]) -> Recording:
    """Replays a journal; raises `CorruptJournal` where it is not legal, `GameNotOver` where it does not end."""
    Match.resume(game, journal)
    model, entries = model_of(game), journal.entries
    players = game.seat_count(journal.config)
    state, now = start(game, journal.config), 0
    movers = [CHANCE if entry.seat in (CHANCE, CLOCK) else entry.seat for entry in entries]
    moments, states = [], {}
    for step, entry in enumerate(entries):
        if (step and movers[step] != movers[step - 1]) or step in moments:
            states[step] = clone(state)
        stage = model.stage(state.world)
        told, now = give(state, entry, now)
        if state.outcome is None and begins_moment(model, stage, state, told):
            moments.append(step + 1)
    if state.outcome is None:
        raise GameNotOver()
    states[len(entries)] = state
    ends = [*moments[1:], len(entries)]
    turns = [
        TurnSpan(_asked(states[begin], players), _stretches(movers, begin, end))
        for begin, end in zip(moments, ends, strict=True)
    ]
    return Recording(game, journal, players, tuple(turns), states)


def _stretches(movers: list[Seat], begin: int, end: int) -> tuple[Stretch, ...]:
    found = []
    for seat, group in groupby(range(begin, end), key=movers.__getitem__):
        steps = [*group]
        found.append(Stretch(seat, steps[0], steps[-1] + 1))
    return tuple(found)


def _asked(state: AnyState, players: int) -> Seat:
    asked = (seat for decision in state.decisions for seat in decision.seats if 0 <= seat < players)
    return next(asked, Seat(0))
