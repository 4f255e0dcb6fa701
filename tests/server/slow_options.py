"""`lairkeeper` with a game whose options take a minute to check, and a file that tells when a check has begun."""

import os
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

from lairkeeper.kernel import Record

BEGUN = "TEST_CHECK_BEGUN"


def compute_for_a_minute(config: Record) -> None:
    with Path(os.environ[BEGUN]).open("a") as file:
        file.write("x")
    give_up = time.monotonic() + 60
    while time.monotonic() < give_up:
        sum(range(1_000))


def run() -> int:
    from lairkeeper.cli import main
    from lairkeeper.games import games

    known = cast("dict[str, Any]", games())
    known["run-run-run"] = replace(known["run-run-run"], load=compute_for_a_minute)
    return main()


if __name__ == "__main__":
    sys.exit(run())
