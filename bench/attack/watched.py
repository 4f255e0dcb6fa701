"""`lairkeeper` that notes for how long one callback holds the event loop: `python -m bench.attack.watched serve`.

Milliseconds of CPU depend little on what else the machine does, so they say what an attack costs others where a clock
cannot. `BENCH_HOLDS` names the file that says the longest hold so far. The loop is asyncio's own.
"""

import asyncio
import os
import sys
from asyncio import events
from pathlib import Path
from time import thread_time
from typing import Any

from lairkeeper.cli import main
from lairkeeper.server.site.processes import server

MODULE, HOLDS = "bench.attack.watched", "BENCH_HOLDS"
_RUN = "_run"
"""What the loop calls for every callback; asyncio has no public place to measure it."""


class Watch:
    """The longest hold since the file was last removed."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._longest = 0.0

    def install(self) -> None:
        run = getattr(events.Handle, _RUN)

        def timed(handle: Any) -> None:
            began = thread_time()
            run(handle)
            self._note(thread_time() - began)

        setattr(events.Handle, _RUN, timed)

    def _note(self, held: float) -> None:
        if held < 0.001:
            return
        if not self._file.exists():
            self._longest = 0.0
        if held > self._longest:
            self._longest = held
            self._file.write_text(f"{held * 1e3:.1f}", "utf-8")


def longest_hold(file: Path) -> float:
    """Milliseconds of CPU; 0 if no callback took one."""
    return float(file.read_text("utf-8")) if file.exists() else 0.0


if __name__ == "__main__":
    Watch(Path(os.environ[HOLDS])).install()
    server.new_loop = asyncio.SelectorEventLoop
    sys.exit(main())
