"""`lairkeeper` on a machine whose clock is set to another time, with the toy `hurry` among its games.

`TEST_CLOCK_SHIFT` says by how many seconds the clock is wrong.
"""

import os
import sys
import time
from typing import Any, cast

SHIFT = int(os.environ.get("TEST_CLOCK_SHIFT", "0"))


def shift_clock() -> None:
    true_time, true_nanoseconds = time.time, time.time_ns
    time.time = lambda: true_time() + SHIFT
    time.time_ns = lambda: true_nanoseconds() + SHIFT * 1_000_000_000


def run() -> int:
    shift_clock()
    from lairkeeper.cli import main
    from lairkeeper.games import games
    from tests.server.hurry import GAME

    cast("dict[str, Any]", games())["hurry"] = GAME
    return main()


if __name__ == "__main__":
    sys.exit(run())
