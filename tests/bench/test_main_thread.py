"""What a click costs, told by small traces of Chromium."""

from typing import Any

import msgspec

from bench.main_thread import MainThread, read

PAGE = 7


def event(
    name: str, at: float, *, lasts: float = 0, thread: int = PAGE, category: str = "", **data: Any
) -> dict[str, Any]:
    own = {"name": name, "ts": at, "dur": lasts, "pid": 1, "tid": thread, "ph": "X", "cat": category}
    return {**own, "args": {"data": data}}


def task(at: float, lasts: float, *, draws: bool = False, thread: int = PAGE) -> list[dict[str, Any]]:
    whole = event("RunTask", at, lasts=lasts, thread=thread)
    whole["tdur"] = lasts / 2
    return [whole, event("Commit", at + lasts - 1, lasts=1, thread=thread)] if draws else [whole]


def seen(*events: list[dict[str, Any]]) -> MainThread:
    return read(msgspec.json.encode({"traceEvents": [one for some in events for one in some]}))


def click(at: float) -> list[dict[str, Any]]:
    return [event("EventDispatch", at, lasts=1, type="click")]


def test_a_click_costs_every_task_until_it_is_drawn_and_no_waiting() -> None:
    thread = seen(task(0, 900), task(1_000, 2_000), click(1_500), task(9_000, 4_000, draws=True), task(14_000, 8_000))
    assert thread.costs(thread.clicks) == [6.0]
    assert thread.cpu(thread.clicks) == [3.0]
    assert thread.waits(thread.clicks) == [11.5]


def test_other_threads_cost_nothing() -> None:
    thread = seen(task(1_000, 2_000), click(1_500), task(3_000, 5_000, thread=8), task(9_000, 4_000, draws=True))
    assert thread.costs(thread.clicks) == [6.0]


def test_updates_painted_in_one_frame_count_once() -> None:
    marks = [[event("update", at, category="blink.user_timing")] for at in (1_100, 3_100, 20_100)]
    drawn = task(5_000, 3_000, draws=True), task(20_000, 1_000), task(22_000, 1_000, draws=True)
    thread = seen(click(0), task(0, 10), task(1_000, 1_000), task(3_000, 1_000), *drawn, *marks)
    assert thread.costs(thread.marked("update")) == [5.0, 2.0]


def test_a_page_that_comes_to_rest_without_drawing_has_done_its_work() -> None:
    thread = seen(task(1_000, 2_000), click(1_500), task(900_000, 4_000, draws=True))
    assert thread.costs(thread.clicks) == [2.0]
