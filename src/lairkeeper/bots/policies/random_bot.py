"""The bot that picks anything: the yardstick for every other, and a tireless tester."""

from lairkeeper.bots.bot import Imagine, refuse_free_words
from lairkeeper.kernel import ChanceStream, Decision, Option, Record, Seat


class RandomBot:
    """Every option is equally likely."""

    name = "random"

    def choose(self, seat: Seat, view: Record, decision: Decision, imagine: Imagine, chance: ChanceStream) -> Option:
        refuse_free_words(self.name, decision)
        return chance.pick(decision.options)
