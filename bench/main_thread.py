"""What the main thread of a page does, task by task, read from a trace of Chromium.

A page cannot time this itself: between a click and the frame that answers it Chromium puts every other task off, so
that whatever a page lets itself be told by comes after that frame, or after the next one.
"""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

CATEGORIES = ("devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing")
TASK = "RunTask"
DRAWN = "Commit"
CLICK = "click"
# A page at rest that long has nothing more to do for what happened.
REST = 250_000


@dataclass(frozen=True, kw_only=True)
class Task:
    """A task of the main thread, in microseconds; `works` is the share of that time in which it had the processor."""

    begins: float
    lasts: float
    works: float
    draws: bool

    @property
    def ends(self) -> float:
        return self.begins + self.lasts


@dataclass(frozen=True, kw_only=True)
class MainThread:
    tasks: Sequence[Task]
    clicks: Sequence[float]
    marks: Sequence[tuple[str, float]]

    def costs(self, moments: Iterable[float]) -> list[float]:
        """The milliseconds of tasks until each of these moments was drawn."""
        return [sum(task.lasts for task in work) / 1000 for work in self.works(moments)]

    def cpu(self, moments: Iterable[float]) -> list[float]:
        """The same in time of the processor, which other programs do not add to."""
        return [sum(task.works for task in work) / 1000 for work in self.works(moments)]

    def waits(self, moments: Iterable[float]) -> list[float]:
        """The milliseconds until the frame was drawn, in which the thread may have been idle."""
        return [(self.until_drawn(moment)[-1].ends - moment) / 1000 for moment in moments]

    def works(self, moments: Iterable[float]) -> Iterator[Sequence[Task]]:
        """The tasks of each moment; a task drawn together with the moment before belongs to that one."""
        drawn = 0.0
        for moment in sorted(moments):
            if moment >= drawn and (work := self.until_drawn(moment)):
                drawn = work[-1].ends
                yield work

    def until_drawn(self, moment: float) -> Sequence[Task]:
        """Every task from the one at this moment to the first that draws."""
        first = max(0, bisect_right(self.tasks, moment, key=lambda task: task.begins) - 1)
        done: list[Task] = []
        for task in self.tasks[first:]:
            if done and task.begins - done[-1].ends > REST:
                break
            done.append(task)
            if task.draws:
                break
        return done

    def marked(self, name: str) -> list[float]:
        return [at for mark, at in self.marks if mark == name]


def read(trace: bytes) -> MainThread:
    """The thread of the page that was clicked."""
    told: list[dict[str, Any]] = msgspec.json.decode(trace)["traceEvents"]
    clicks = [event for event in told if is_click(event)]
    threads = {_thread(event) for event in clicks}
    own = [event for event in told if _thread(event) in threads]
    drawn = sorted(event["ts"] for event in own if event["name"] == DRAWN and event["ph"] == "X")
    whole = [event for event in own if event["name"] == TASK and event["ph"] == "X"]
    marks = [(event["name"], event["ts"]) for event in own if "blink.user_timing" in event["cat"]]
    return MainThread(
        tasks=sorted((_task(event, drawn) for event in whole), key=lambda task: task.begins),
        clicks=sorted(event["ts"] for event in clicks),
        marks=marks,
    )


def is_click(event: dict[str, Any]) -> bool:
    return bool(event["name"] == "EventDispatch" and event["args"]["data"]["type"] == CLICK)


def _thread(event: dict[str, Any]) -> tuple[int, int]:
    return event["pid"], event["tid"]


def _task(event: dict[str, Any], drawn: Sequence[float]) -> Task:
    begins, lasts = event["ts"], event["dur"]
    at = bisect_right(drawn, begins)
    draws = at < len(drawn) and drawn[at] < begins + lasts
    return Task(begins=begins, lasts=lasts, works=event.get("tdur", lasts), draws=draws)
