"""`lairkeeper`, dealing the same game to every table: what a test meets does not depend on luck."""

import sys
from unittest.mock import patch

from lairkeeper.cli import main
from tests.browser.brisk import brisk_box

SEED = f"{7:032x}"

if __name__ == "__main__":
    brisk_box()
    with patch("secrets.token_hex", return_value=SEED):
        sys.exit(main())
