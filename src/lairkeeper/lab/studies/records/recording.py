"""One game of a study: played with paired luck and written down as a row, with the time of its slowest decision."""

from collections import Counter
from collections.abc import Sequence
from time import perf_counter, process_time
from typing import NamedTuple

from lairkeeper.bots import Bot
from lairkeeper.bots.bot import Imagine
from lairkeeper.kernel import AnyGame, ChanceStream, Decision, Option, Record, Seat
from lairkeeper.lab.luck import PairedLuck
from lairkeeper.lab.play import AnyMatch, play_on, seat_bots, turns_of
from lairkeeper.lab.studies.records.step_counter import CountedMatch, StepCounter

NO_SEAT = -1


class GameRow(NamedTuple):
    """The recorded row of a game. The same seed gives the same row on any machine."""

    cell: int
    number: int
    seed: str
    won: bool
    winners: tuple[int, ...]
    reason: str
    clause: str
    scores: tuple[int, ...]
    turns: int
    answers: int
    clock: int
    """Milliseconds of play by the game's own clock; 0 in games without one."""
    facets: tuple[tuple[str, str, int], ...]
    """What was in the game, with the seat it belongs to or -1: the fact and its value."""
    measures: tuple[tuple[str, int, int], ...]
    clauses: tuple[tuple[str, int], ...]
    """How often each clause fired: its step acted, or its question or draw was answered."""


class Timing(NamedTuple):
    """How long a game took; kept apart from the row, since it is never twice the same."""

    number: int
    seconds: float
    question: str
    """The slowest decision of the game, the seat that made it, its bot, and how long it took."""
    seat: int
    bot: str
    slowest: float


class _TimedBot:
    """A bot whose slowest decision is noted."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.slowest = (0.0, "")

    def choose(self, seat: Seat, view: Record, decision: Decision, imagine: Imagine, chance: ChanceStream) -> Option:
        began = perf_counter()
        option = self._bot.choose(seat, view, decision, imagine, chance)
        self.slowest = max(self.slowest, (perf_counter() - began, decision.question))
        return option


class Recorded(NamedTuple):
    """A game of a study that was played: its row, its time, and the match with its journal.

    The journal has no seed, since chance was drawn kind by kind.
    """

    row: GameRow
    timing: Timing
    match: AnyMatch


class Recorder:
    """Plays games of one table and writes them down."""

    def __init__(self, game: AnyGame, config: Record, bots: Sequence[str], counter: StepCounter) -> None:
        self._game, self._config, self._bots = game, config, bots
        self._counter = counter

    def play(self, seed: str, cell: int = 0, number: int = 0) -> Recorded:
        began = process_time()
        match: AnyMatch = CountedMatch(self._game, self._config, self._counter)
        players = [_TimedBot(bot) for bot in seat_bots(self._game, self._config, self._bots)]
        play_on(match, players, PairedLuck(seed))
        row = _row(self._game, match, self._counter.take_clauses(), (cell, number, seed))
        (slowest, question), seat = max((bot.slowest, seat) for seat, bot in enumerate(players))
        name = self._bots[seat % len(self._bots)]
        return Recorded(row, Timing(number, process_time() - began, question, seat, name, slowest), match)


def _row(game: AnyGame, match: AnyMatch, fired: Counter[str], place: tuple[int, int, str]) -> GameRow:
    outcome = match.state.outcome
    assert outcome is not None
    measures = game.measures(item.event for told in match.told for item in told) if game.measures else {}
    return GameRow(
        *place,
        won=bool(outcome.winners),
        winners=tuple(outcome.winners),
        reason=outcome.reason,
        clause=outcome.clause,
        scores=outcome.scores,
        turns=turns_of(match),
        answers=len(match.journal.entries),
        clock=match.at,
        facets=_facets(game, match),
        measures=tuple((name, happened, chances) for name, (happened, chances) in sorted(measures.items())),
        clauses=tuple(sorted(fired.items())),
    )


def _facets(game: AnyGame, match: AnyMatch) -> tuple[tuple[str, str, int], ...]:
    """Facets of the game, each once, then those of the seats; numbers as digits."""
    world = match.state.world
    of_all = game.facets(world) if game.facets else {}
    of_seats = game.seat_facets(world) if game.seat_facets else {}
    shared = ((name, str(value), NO_SEAT) for name, values in of_all.items() for value in values)
    own = ((name, str(value), seat) for name, values in of_seats.items() for seat, value in enumerate(values))
    return tuple(dict.fromkeys((*shared, *own)))
