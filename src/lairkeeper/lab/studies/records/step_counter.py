"""Counts the steps that run in a game, and so the clauses that fire.

Rules cannot be asked afterwards which steps ran: many tell no event. So while games are recorded, the steps of the game
are wrapped with a counter, as a profiler would do. It counts only while the true game takes an answer: what bots
imagine runs the same steps and does not count.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Literal

from lairkeeper.kernel import AnyGame, Do, Match, Option, Record, Seat, Step, ToldEvent

AnyFunction = Callable[..., Any]


class StepCounter:
    """How often each kind of step ran: a `Do` acted, an `Ask` was answered, a `Chance` was drawn."""

    def __init__(self) -> None:
        self.runs: Counter[type[Step]] = Counter()
        self.is_on = False

    def take_clauses(self) -> Counter[str]:
        """How often each clause fired since it was last asked."""
        fired: Counter[str] = Counter()
        for step, runs in self.runs.items():
            for clause in step.clauses:
                fired[clause] += runs
        self.runs.clear()
        return fired


@contextmanager
def counted_steps(game: AnyGame) -> Iterator[StepCounter]:
    """Wraps the steps of a game for as long as this lasts."""
    counter = StepCounter()
    wrapped = [(step, verb, getattr(step, verb)) for step in game.steps if (verb := _verb(step))]
    own = [(step, verb, step.__dict__.get(verb)) for step, verb, _ in wrapped]
    for step, verb, function in wrapped:
        setattr(step, verb, _counted(step, function, counter))
    try:
        yield counter
    finally:
        for step, verb, before in own:
            if before is None:
                delattr(step, verb)
            else:
                setattr(step, verb, before)


def _verb(step: type[Step]) -> Literal["do", "take", ""]:
    if issubclass(step, Do):
        return "do"
    return "take" if hasattr(step, "take") else ""


def _counted(step: type[Step], function: AnyFunction, counter: StepCounter) -> AnyFunction:
    def run(self: Step, *arguments: Any) -> None:
        if counter.is_on:
            counter.runs[step] += 1
        function(self, *arguments)

    return run


class CountedMatch(Match[Any, Any, Any]):
    """A match whose steps are counted while it takes an answer."""

    def __init__(self, game: AnyGame, config: Record, counter: StepCounter) -> None:
        self._counter = counter
        counter.is_on = True
        try:
            super().__init__(game, config)
        finally:
            counter.is_on = False

    def answer(
        self, seat: Seat, option: Option, number: int | None = None, at: int | None = None
    ) -> tuple[ToldEvent, ...]:
        self._counter.is_on = True
        try:
            return super().answer(seat, option, number, at)
        finally:
            self._counter.is_on = False
