"""The novice: a greedy bot that overlooks most of what could be done."""

from lairkeeper.bots.policies.greedy import Effort, GreedyBot
from lairkeeper.kernel import AnyGame

FEW = Effort(10, ())


class NoviceBot(GreedyBot):
    """Looks at ten declarations, drawn at random, and at each of them once: a beginner's eye and luck."""

    name = "novice"

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game, FEW)
