"""`lairkeeper` as a process that knows the content packs of the tables in every `online.py`."""

import sys

from lairkeeper.cli import main
from tests.every import GAMES, from_tests_of


def read_packs() -> None:
    for game in GAMES:
        from_tests_of(game, "online")


def run() -> int:
    read_packs()
    return main()


if __name__ == "__main__":
    sys.exit(run())
