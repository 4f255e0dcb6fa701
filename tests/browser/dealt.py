"""`lairkeeper`, dealing the same game to every table: what a test meets does not depend on luck, nor on how long a busy
machine takes until somebody has said that they are ready."""

import sys
from unittest.mock import patch

from lairkeeper.cli import main
from lairkeeper.server.table.commands import finding
from tests.browser.brisk import brisk_box

SEED = f"{7:032x}"

if __name__ == "__main__":
    brisk_box()
    finding.TIME_TO_READY = 600_000
    with patch("secrets.token_hex", return_value=SEED):
        sys.exit(main())
