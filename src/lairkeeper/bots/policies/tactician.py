"""The tactician: it takes the advice of the game, and plans the stretches without luck that no advice covers."""

from lairkeeper.bots.bot import Imagine, refuse_free_words
from lairkeeper.bots.policies.partner import advised_answer
from lairkeeper.bots.policies.planner import Breadth, PlannerBot
from lairkeeper.kernel import AnyGame, ChanceStream, Decision, Option, Record, Seat

BROAD = Breadth(12, 120)


class TacticianBot:
    """A quick partner for games in which races of dice and puzzles alternate."""

    name = "tactician"

    def __init__(self, game: AnyGame, breadth: Breadth = BROAD) -> None:
        self._game = game
        self._planner = PlannerBot(game, breadth)

    def choose(self, seat: Seat, view: Record, decision: Decision, imagine: Imagine, chance: ChanceStream) -> Option:
        refuse_free_words(self.name, decision)
        advised = advised_answer(self._game, decision, imagine, chance)
        if advised in decision.options:
            return advised
        return self._planner.choose(seat, view, decision, imagine, chance)
