"""How much of each timer has run, and how time goes by. No clock here: the caller says how long it was."""

from typing import TypeVar, cast

from lairkeeper.kernel.record import World
from lairkeeper.kernel.state import Lane, State
from lairkeeper.kernel.step import ASK, AnyAsk
from lairkeeper.kernel.timer import TimerRun

W = TypeVar("W", bound=World)


def timers(state: State[W]) -> tuple[TimerRun, ...]:
    """Every timer that waits, those that stand still included."""
    runs = [
        TimerRun(lane.rung or lane.asked, step.slug, timer, lane.spent, not lane.is_paused)
        for lane, step in _timed(state)
        if (timer := step.timer(state.world)) is not None
    ]
    return tuple(runs)


def pass_time(state: State[W], milliseconds: int) -> None:
    """Lets time go by for the timers that run. Those about somebody's connection are left to others."""
    for lane, step in _timed(state):
        timer = step.timer(state.world)
        if timer is not None and not lane.is_paused and not timer.is_of_connections:
            lane.spent += milliseconds


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
    """The milliseconds that the timer of this name has run; 0 if none of that name waits."""
    return max((run.spent for run in timers(state) if run.timer.name == name), default=0)
