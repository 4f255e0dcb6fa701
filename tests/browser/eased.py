"""`lairkeeper`, where the Heroes of Explorers of the Woodlands begin at the door of a Den, not far from the Inn."""

import sys
from unittest.mock import patch

from lairkeeper.cli import main
from lairkeeper.games.woodlands import setup
from lairkeeper.games.woodlands.components.kinds import LaidTile
from lairkeeper.games.woodlands.config import TableOptions
from tests.browser.dealt import SEED


def laid_at_start(options: TableOptions) -> tuple[LaidTile, ...]:
    start = LaidTile("T01", 0, 0)
    return (start,) if options.chapter else (LaidTile("T10", 0, 0), LaidTile("T01", 1, 0), LaidTile("T03", 1, 1))


if __name__ == "__main__":
    with patch("secrets.token_hex", return_value=SEED), patch.object(setup, "laid_at_start", laid_at_start):
        sys.exit(main())
