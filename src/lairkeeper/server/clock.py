"""The time of the server, in milliseconds since 1970."""

import time
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

Clock = Callable[[], int]

CLOCK_SKEW = 60_000
"""Milliseconds by which clocks of processes may differ; what lies further ahead is of a clock that was set back."""

_BEFORE = time.time_ns() - time.monotonic_ns()


def now() -> int:
    """The time for records. While the process runs, this clock never goes back."""
    return (_BEFORE + time.monotonic_ns()) // 1_000_000


def day_at(at: int) -> str:
    """The day that this moment belongs to; days change at midnight UTC."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def day_before(day: str) -> str:
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def end_of(day: str) -> int:
    """The first moment of the next day."""
    following = date.fromisoformat(day) + timedelta(days=1)
    return int(datetime(following.year, following.month, following.day, tzinfo=UTC).timestamp() * 1000)
