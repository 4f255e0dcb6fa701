"""`lairkeeper`, where the Heroes of Explorers of the Woodlands begin at the door of a Den."""

import sys
from unittest.mock import patch

from lairkeeper.cli import main
from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.kinds import LaidTile
from tests.browser.dealt import SEED

SET_UP = "lairkeeper.games.woodlands.setup.laid_at_start"


def at_the_den(options: TableOptions) -> tuple[LaidTile, ...]:
    return LaidTile("T10", 0, 0), LaidTile("T01", 1, 0)


if __name__ == "__main__":
    with patch("secrets.token_hex", return_value=SEED), patch(SET_UP, at_the_den):
        sys.exit(main())
