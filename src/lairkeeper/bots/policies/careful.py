"""The careful bot: the greedy bot with a larger budget."""

from lairkeeper.bots.policies.greedy import Effort, GreedyBot, Round
from lairkeeper.kernel import AnyGame

LONG = Effort(100, (Round(12, 4), Round(4, 24)))


class CarefulBot(GreedyBot):
    """Looks at more declarations, and tries the best of them with more kinds of luck."""

    name = "careful"

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game, LONG)
