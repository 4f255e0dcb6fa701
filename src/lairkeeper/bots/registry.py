"""The bots by name."""

from collections.abc import Callable, Mapping

from lairkeeper.bots.bot import Bot, UnknownBot
from lairkeeper.bots.greedy import GreedyBot
from lairkeeper.bots.instinct import InstinctBot
from lairkeeper.bots.planner import PlannerBot
from lairkeeper.bots.random_bot import RandomBot
from lairkeeper.kernel import AnyGame

BOTS: Mapping[str, Callable[[AnyGame], Bot]] = {
    GreedyBot.name: GreedyBot,
    InstinctBot.name: InstinctBot,
    PlannerBot.name: PlannerBot,
    RandomBot.name: lambda game: RandomBot(),
}


def bots_for(game: AnyGame) -> list[str]:
    """The bots that are offered for a game, its best first; instinct needs a game that suggests answers."""
    fitting = (name for name in BOTS if name != InstinctBot.name or game.suggest is not None)
    return sorted(fitting, key=lambda name: (name != game.bot, name))


def bot_named(name: str, game: AnyGame) -> Bot:
    """A new bot for one seat of one game."""
    if name not in BOTS:
        raise UnknownBot(name=name, known=", ".join(sorted(BOTS)))
    return BOTS[name](game)
