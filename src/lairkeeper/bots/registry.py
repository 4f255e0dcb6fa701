"""The bots by name."""

from collections.abc import Callable, Mapping

from lairkeeper.bots.bot import Bot, UnknownBot
from lairkeeper.bots.greedy import GreedyBot
from lairkeeper.bots.instinct import InstinctBot
from lairkeeper.bots.partner import PartnerBot
from lairkeeper.bots.planner import PlannerBot
from lairkeeper.bots.random_bot import RandomBot
from lairkeeper.kernel import AnyGame

BOTS: Mapping[str, Callable[[AnyGame], Bot]] = {
    GreedyBot.name: GreedyBot,
    InstinctBot.name: InstinctBot,
    PartnerBot.name: PartnerBot,
    PlannerBot.name: PlannerBot,
    RandomBot.name: lambda game: RandomBot(),
}


def bots_for(game: AnyGame) -> list[str]:
    """The bots that are offered for a game, its best first; instinct and partner need a game that knows answers."""
    missing = {InstinctBot.name: game.suggest is None, PartnerBot.name: game.advise is None}
    fitting = (name for name in BOTS if not missing.get(name))
    return sorted(fitting, key=lambda name: (name != game.bot, name))


def bot_named(name: str, game: AnyGame) -> Bot:
    """A new bot for one seat of one game."""
    if name not in BOTS:
        raise UnknownBot(name=name, known=", ".join(sorted(BOTS)))
    return BOTS[name](game)
