"""`lairkeeper` as a process that knows the content packs of the tables in every `online.py`."""

import sys

from lairkeeper.cli import main
from tests.every import GAMES, from_tests_of

for game in GAMES:
    from_tests_of(game, "online")

if __name__ == "__main__":
    sys.exit(main())
