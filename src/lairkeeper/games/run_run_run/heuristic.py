"""A small evaluation for bots: how good the table looks to the group."""

from lairkeeper.games.run_run_run.state import Pyramid
from lairkeeper.kernel import Seat


def heuristic(pyramid: Pyramid, seat: Seat) -> float:
    return 0.0
