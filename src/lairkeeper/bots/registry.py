"""The bots by name."""

from collections.abc import Callable, Mapping

from lairkeeper.bots.bot import Bot, UnknownBot
from lairkeeper.bots.careful import CarefulBot
from lairkeeper.bots.greedy import GreedyBot
from lairkeeper.bots.instinct import InstinctBot
from lairkeeper.bots.novice import NoviceBot
from lairkeeper.bots.partner import PartnerBot
from lairkeeper.bots.planner import ApprenticeBot, PlannerBot
from lairkeeper.bots.random_bot import RandomBot
from lairkeeper.bots.tactician import TacticianBot
from lairkeeper.kernel import AnyGame, Levels

BOTS: Mapping[str, Callable[[AnyGame], Bot]] = {
    ApprenticeBot.name: ApprenticeBot,
    CarefulBot.name: CarefulBot,
    GreedyBot.name: GreedyBot,
    InstinctBot.name: InstinctBot,
    NoviceBot.name: NoviceBot,
    PartnerBot.name: PartnerBot,
    PlannerBot.name: PlannerBot,
    RandomBot.name: lambda game: RandomBot(),
    TacticianBot.name: TacticianBot,
}

BOT_NAMES = frozenset({*BOTS, *Levels._fields})
"""Every kind, and every level."""


def bots_for(game: AnyGame) -> list[str]:
    """What people are offered for a game, the easiest first: the levels, or its one bot."""
    return [game.bot] if game.levels is None else list(Levels._fields)


def bot_named(name: str, game: AnyGame) -> Bot:
    """A new bot for one seat of one game, by its kind or by its level."""
    return BOTS[kind_of(name, game)](game)


def kind_of(name: str, game: AnyGame) -> str:
    """The kind of bot that plays a level of this game; a kind is itself."""
    kind = getattr(game.levels, name, name) if name in Levels._fields else name
    if kind not in BOTS:
        raise UnknownBot(name=name, known=", ".join(sorted({*BOTS, *bots_for(game)})))
    return kind
