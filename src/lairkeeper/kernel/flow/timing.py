"""Elapsed time of timers. No clock is read here: the caller passes the elapsed milliseconds."""

from typing import TypeVar, cast

from lairkeeper.kernel.data.record import World
from lairkeeper.kernel.data.timer import Timer, TimerRun
from lairkeeper.kernel.flow.state import Lane, State
from lairkeeper.kernel.flow.step import ASK, FORK, AnyAsk

W = TypeVar("W", bound=World)


def timers(state: State[W]) -> tuple[TimerRun, ...]:
    """Every timer that waits, those that stand still included."""
    if _has_none(state):
        return ()
    runs = [
        TimerRun(lane.rung or lane.asked, question, timer, lane.spent, not lane.is_paused)
        for lane, question, timer in _at_rest(state)
    ]
    return tuple(runs)


def pass_time(state: State[W], milliseconds: int) -> None:
    """Advances the running timers, except those that depend on connections."""
    if milliseconds and not _has_none(state):
        for lane, _, timer in _at_rest(state):
            if not lane.is_paused and not timer.is_of_connections:
                lane.spent += milliseconds


def _has_none(state: State[W]) -> bool:
    """True where one question without a timer waits, as at most moments of most games."""
    decisions = state.decisions
    return len(decisions) == 1 and decisions[0].timer is None and state.trunk.steps[-1].kind != FORK


def _at_rest(state: State[W]) -> list[tuple[Lane, str, Timer]]:
    """The lanes of a state at rest whose questions have a timer. The decisions know it already, lane by lane; only of a
    lane that is paused there is none."""
    found: list[tuple[Lane, str, Timer]] = []
    decisions = iter(state.decisions)
    for lane in state.trunk.leaves():
        if lane.is_paused:
            step = cast("AnyAsk", lane.steps[-1])
            question, timer = step.slug, step.timer(state.world)
        else:
            decision = next(decisions)
            question, timer = decision.question, decision.timer
        if timer is not None:
            found.append((lane, question, timer))
    return found


def _timed(state: State[W]) -> list[tuple[Lane, AnyAsk]]:
    """The lanes that wait with a question that may have a timer."""
    found: list[tuple[Lane, AnyAsk]] = []
    for lane in state.trunk.leaves():
        if lane.asked and lane.steps[-1].kind == ASK:
            step = cast("AnyAsk", lane.steps[-1])
            if not step.is_simple:
                found.append((lane, step))
    return found


def spent(state: State[W], name: str) -> int:
    """The milliseconds that the timer of this name has run; 0 if none of that name waits. Rules ask for it while an
    answer is taken, when the decisions tell of the moment before."""
    spent = [
        lane.spent for lane, step in _timed(state) if (t := step.timer(state.world)) is not None and t.name == name
    ]
    return max(spent, default=0)
