"""`lairkeeper` for browser tests: deals the same game to every table, waits long for people to be ready, and analyses
no finished game: a minute of CPU time for each would slow down the tests."""

import asyncio
import sys
from unittest.mock import patch

from lairkeeper.cli import main
from lairkeeper.server.lobby.postmortems import PostMortems
from lairkeeper.server.table.commands import finding
from tests.browser.brisk import brisk_box

SEED = f"{7:032x}"


async def analyse_nothing(*_: object) -> None:
    await asyncio.Event().wait()


if __name__ == "__main__":
    brisk_box()
    finding.TIME_TO_READY = 600_000
    with patch("secrets.token_hex", return_value=SEED), patch.object(PostMortems, "_run", analyse_nothing):
        sys.exit(main())
