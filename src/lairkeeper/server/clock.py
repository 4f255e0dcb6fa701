"""The time of the server, in milliseconds since 1970."""

import time
from collections.abc import Callable

Clock = Callable[[], int]

_BEFORE = time.time_ns() - time.monotonic_ns()


def now() -> int:
    """The time for records. While the process runs, this clock never goes back."""
    return (_BEFORE + time.monotonic_ns()) // 1_000_000
