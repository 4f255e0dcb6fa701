"""The conformance suite: plays any game and checks on the way that it keeps the promises of the kernel."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import KW_ONLY, dataclass, field
from typing import Any, TypeAlias, TypeVar

from lairkeeper.kernel import (
    CHANCE,
    CLOCK,
    AnyGame,
    ChanceStream,
    Decision,
    Game,
    Match,
    Option,
    Record,
    State,
    World,
    menu,
    timers,
)
from lairkeeper.kernel.definition.audience import seats_of
from lairkeeper.testing.checks import (
    CheckedState,
    check_journal,
    check_node,
    check_over,
    check_replay,
    check_told,
    check_undo,
)

W = TypeVar("W", bound=World)
C = TypeVar("C", bound=Record)
V = TypeVar("V", bound=Record)

Choose: TypeAlias = Callable[[AnyGame, State[Any], Decision, ChanceStream], Option]

_MOST_FOREIGN = 500
_NODES_PER_REPLAY = 12
_PATIENCE_OF_THE_CLOCK = 8
_MOST_SECONDS = 20


class NotConforming(AssertionError):
    """A game broke a promise; says which game, with which seed and after which answer."""


@dataclass
class Conformance:
    """What was played: `hidden` counts how often something was hidden from a seat, `endings` how games ended."""

    games: int = 0
    answers: int = 0
    nodes: int = 0
    hidden: int = 0
    endings: Counter[str] = field(default_factory=Counter)


def choose_at_random(game: AnyGame, state: State[Any], decision: Decision, stream: ChanceStream) -> Option:
    """Anything from the menu of the first seat that is asked: a listed option, or a free answer the game suggests."""
    answers = menu(game, state, decision, decision.seats[0]) if decision.is_open else decision.for_bots
    if not answers:
        raise AssertionError(f"{decision.question} is open: the game has to `suggest` an answer, or pass a `choose`")
    return stream.pick(answers)


def check_game(
    game: Game[W, C, V],
    configs: Iterable[C],
    *,
    games: int = 20,
    seed: str = "conformance",
    choose: Choose = choose_at_random,
    every: int = 10,
    sample: int = 6,
    cap: int = 20_000,
) -> Conformance:
    """Plays games, the table options taken in turn, and raises `NotConforming` at the first broken promise.

    About one node in `every` is checked in full, with up to `sample` options each way; a game of more than `cap`
    answers does not end.
    """
    tables, report = list(configs), Conformance()
    for place in range(games):
        config, name = tables[place % len(tables)], f"{seed}/{game.name}/{place}"
        trial = _Trial(game, Match(game, config, name), ChanceStream(name), choose=choose, every=every, sample=sample)
        trial.play(cap, report)
    return report


@dataclass
class _Trial:
    """One game under test, and the answers that were listed in it."""

    game: AnyGame
    match: Match[Any, Any, Any]
    stream: ChanceStream
    _: KW_ONLY
    choose: Choose
    every: int
    sample: int
    seen: dict[Option, None] = field(default_factory=dict)
    replayed: int = 0
    """Answers at the last replay: the next one waits for twice as many, so that long games cost linear time."""

    def __post_init__(self) -> None:
        self.seats = seats_of(self.game, self.match.journal.config, self.match.state.world)
        self.draws_at_once = self.stream.below(2) == 0
        self.keeps_time = self.stream.below(2) == 0

    def play(self, cap: int, report: Conformance) -> None:
        try:
            check_told(self.game, self.seats, self.match.told[0])
            self._play(cap, report)
        except Exception as error:
            what = str(error) if isinstance(error, AssertionError) else repr(error)
            raise NotConforming(f"{self._where()}: {what}") from error

    def _play(self, cap: int, report: Conformance) -> None:
        match, offset = self.match, self.stream.below(self.every)
        while match.state.decisions:
            played = len(match.journal.entries)
            if played >= cap:
                raise AssertionError(f"not over after {cap} answers")
            self.game.check(match.state.world)
            if played == 0 or played % self.every == offset:
                self._check(report)
            self._answer()
        self._check_end(report)

    def _check(self, report: Conformance) -> None:
        report.hidden += check_node(self._node())
        played = len(self.match.journal.entries)
        if report.nodes % _NODES_PER_REPLAY == 0 and played >= 2 * self.replayed:
            self.replayed = played
            check_replay(self._node(), self.match.sealed())
            check_undo(self._node(), self.match.sealed())
        report.nodes += 1

    def _check_end(self, report: Conformance) -> None:
        node = self._node()
        self.game.check(self.match.state.world)
        check_over(node)
        report.hidden += check_node(node)
        check_journal(node, self.match.sealed())
        outcome = self.match.state.outcome
        report.endings[outcome.reason if outcome else ""] += 1
        report.games += 1
        report.answers += len(self.match.journal.entries)

    def _answer(self) -> None:
        decision, is_late = self._next_question()
        for option in decision.options:
            if len(self.seen) < _MOST_FOREIGN:
                self.seen[option] = None
        if decision.is_chance:
            seat, option = CHANCE, self.stream.choose(decision.options, decision.weights)
        elif is_late:
            seat, option = CLOCK, self.stream.pick(decision.answers_of(CLOCK))
        else:
            option = self.choose(self.game, self.match.state, decision, self.stream)
            seat = self.stream.pick(decision.seats)
        told = self.match.answer(seat, option, decision.number_for(seat), self._time())
        check_told(self.game, self.seats, told)

    def _time(self) -> int | None:
        """Where timers run, some time passes between two answers; in half of the games nobody looks at a clock."""
        if not self.keeps_time or not timers(self.match.state):
            return None
        return self.match.at + self.stream.below(_MOST_SECONDS * 1000)

    def _next_question(self) -> tuple[Decision, bool]:
        """Any question that waits, and whether the clock answers it; draws come first in half of the games, and the
        clock is patient."""
        waiting = self.match.state.decisions
        if self.draws_at_once and (draws := [decision for decision in waiting if decision.is_chance]):
            return draws[0], False
        timed = [decision for decision in waiting if decision.number_for(CLOCK)]
        hurried = [decision for decision in waiting if decision.seats[0] != CLOCK]
        if timed and (not hurried or not self.stream.below(_PATIENCE_OF_THE_CLOCK)):
            return self.stream.pick(timed), True
        return self.stream.pick(hurried), False

    def _node(self) -> CheckedState:
        return CheckedState(self.game, self.match.state, self.seats, self.stream, self.sample, list(self.seen))

    def _where(self) -> str:
        journal = self.match.journal
        last = f" ({journal.entries[-1].option!r} of seat {journal.entries[-1].seat})" if journal.entries else ""
        return f"{journal.game}, seed {journal.seed!r}, {journal.config!r}, after answer {len(journal.entries)}{last}"
