"""The partner: it plays by the advice that the game itself gives, in a world imagined for its seat."""

from lairkeeper.bots.bot import Imagine, refuse_free_words
from lairkeeper.kernel import AnyGame, ChanceStream, Decision, Option, Record, Seat, facts


class PartnerBot:
    """Made for games that people play together, where a plan is worth more than a look ahead. It picks anything where
    the game has no advice."""

    name = "partner"

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, seat: Seat, view: Record, decision: Decision, imagine: Imagine, chance: ChanceStream) -> Option:
        refuse_free_words(self.name, decision)
        advised = advised_answer(self._game, decision, imagine, chance)
        return advised if advised in decision.options else chance.pick(decision.options)


def advised_answer(game: AnyGame, decision: Decision, imagine: Imagine, chance: ChanceStream) -> Option | None:
    """The advice of the game in an imagined world; None if it has none."""
    if game.advise is None:
        return None
    state = imagine(chance.split(f"advice {chance.below(1 << 32)}"))
    return game.advise(state.world, decision, facts(state, decision))
