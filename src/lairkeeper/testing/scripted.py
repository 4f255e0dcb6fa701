"""Playing by a script: every draw and every answer falls as a test wants it, or the test says why it could not.

A line of a script is an answer, a type of answer, or a condition that picks the first answer it holds for. It goes
to the first draw that waits, else to the first question; `(seat, line)` goes to a question of that seat.
"""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias, TypeVar

from lairkeeper.kernel import CHANCE, CLOCK, Decision, Event, Option, Seat, State, ToldEvent, World, apply
from lairkeeper.kernel.errors import LairkeeperError

W = TypeVar("W", bound=World)

Wanted: TypeAlias = Option | type[Option] | Callable[[Any], bool]
Line: TypeAlias = Wanted | tuple[Seat, Wanted]

_MOST_SHOWN = 24


def play_out(state: State[W], *script: Line, may_leave_draws: bool = False) -> tuple[ToldEvent, ...]:
    """Plays the script from top to bottom and gives back what was told; afterwards no draw may wait."""
    told: list[ToldEvent] = []
    for place, line in enumerate(script, 1):
        told += _play(state, line, f"line {place} of {len(script)}")
    waiting = [decision for decision in state.decisions if decision.is_chance]
    if waiting and not may_leave_draws:
        raise AssertionError(f"the script is too short: {_describe(waiting[0])}")
    return tuple(told)


def asked(state: State[W], seat: Seat | None = None) -> Decision:
    """The only question that waits, or the only one for this seat."""
    waiting = [decision for decision in state.decisions if seat is None or decision.number_for(seat)]
    if len(waiting) != 1:
        whom = "" if seat is None else f" for {_name(seat)}"
        raise AssertionError(f"{len(waiting)} questions wait{whom}; {_situation(state)}")
    return waiting[0]


def heard(told: Iterable[ToldEvent], seat: Seat | None = None) -> tuple[Event, ...]:
    """The events among all that was told; for a seat, those that it hears."""
    return tuple(item.event for item in told if seat is None or item.to is None or seat in item.to)


def _play(state: State[W], line: Line, where: str) -> tuple[ToldEvent, ...]:
    seat, wanted = line if isinstance(line, tuple) else (None, line)
    decision = _addressed(state, seat, wanted, where)
    answerer = decision.seats[0] if seat is None else seat
    try:
        return apply(state, answerer, _fitting(decision, answerer, wanted, where), decision.number_for(answerer))
    except LairkeeperError as error:
        raise AssertionError(f"{where}: {wanted!r} is refused, {error}; {_describe(decision)}") from error


def _addressed(state: State[W], seat: Seat | None, wanted: Wanted, where: str) -> Decision:
    waiting = [decision for decision in state.decisions if seat is None or decision.number_for(seat)]
    if not waiting:
        whom = "anybody" if seat is None else _name(seat)
        raise AssertionError(f"{where}: nothing waits for {whom} to answer {wanted!r}; {_situation(state)}")
    draws = [decision for decision in waiting if decision.is_chance]
    fitting = [
        decision
        for decision in draws or waiting
        if any(_fits(option, wanted) for option in decision.answers_of(decision.seats[0] if seat is None else seat))
    ]
    return (fitting or draws or waiting)[0]


def _fitting(decision: Decision, seat: Seat, wanted: Wanted, where: str) -> Option:
    found = next((option for option in decision.answers_of(seat) if _fits(option, wanted)), None)
    if found is not None:
        return found
    if decision.is_open and isinstance(wanted, Option):
        return wanted
    raise AssertionError(f"{where}: {wanted!r} is not possible; {_describe(decision)}")


def _fits(option: Option, wanted: Wanted) -> bool:
    if isinstance(wanted, Option):
        return option == wanted
    if isinstance(wanted, type):
        return isinstance(option, wanted)
    return wanted(option)


def _situation(state: State[W]) -> str:
    if state.outcome is not None:
        return f"the game is over: {state.outcome.reason}"
    return "; ".join(_describe(decision) for decision in state.decisions) or "nothing waits"


def _describe(decision: Decision) -> str:
    weights = decision.weights or (0,) * len(decision.options)
    shown = [
        f"{option!r} ({weight}/{sum(weights)})" if weight else repr(option)
        for option, weight in zip(decision.options, weights, strict=True)
    ]
    more = [f"{len(shown) - _MOST_SHOWN} more"] if len(shown) > _MOST_SHOWN else []
    free = ["free answers"] if decision.is_open else []
    seats = " and ".join(_name(seat) for seat in decision.seats)
    return f"{decision.question} waits for {seats}, possible: {', '.join(shown[:_MOST_SHOWN] + more + free)}"


def _name(seat: Seat) -> str:
    return {CHANCE: "chance", CLOCK: "the clock"}.get(seat, f"seat {seat}")
