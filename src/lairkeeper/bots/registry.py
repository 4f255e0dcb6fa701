"""The bots by name."""

from collections.abc import Callable, Mapping
from functools import partial

from lairkeeper.bots.bot import Bot, UnknownBot
from lairkeeper.bots.budget import USUAL, Budget, budget_of
from lairkeeper.bots.careful import CarefulBot
from lairkeeper.bots.greedy import GreedyBot
from lairkeeper.bots.instinct import InstinctBot
from lairkeeper.bots.novice import NoviceBot
from lairkeeper.bots.partner import PartnerBot
from lairkeeper.bots.planner import NARROW, ApprenticeBot, PlannerBot
from lairkeeper.bots.random_bot import RandomBot
from lairkeeper.bots.searcher import SearcherBot
from lairkeeper.bots.tactician import TacticianBot
from lairkeeper.kernel import AnyGame, Levels


def rollout_player(game: AnyGame) -> Bot:
    """The policy of a game; where it plans, it keeps fewer states, since rollouts are many."""
    return TacticianBot(game, NARROW) if game.policy == TacticianBot.name else bot_named(game.policy, game)


def _searcher(game: AnyGame, budget: Budget = USUAL) -> Bot:
    """The searcher of a game, over its policy."""
    prior = partial(bot_named, game.policy, game)
    return SearcherBot(game, partial(rollout_player, game), budget, prior=prior)


BOTS: Mapping[str, Callable[[AnyGame], Bot]] = {
    ApprenticeBot.name: ApprenticeBot,
    CarefulBot.name: CarefulBot,
    GreedyBot.name: GreedyBot,
    InstinctBot.name: InstinctBot,
    NoviceBot.name: NoviceBot,
    PartnerBot.name: PartnerBot,
    PlannerBot.name: PlannerBot,
    RandomBot.name: lambda game: RandomBot(),
    SearcherBot.name: _searcher,
    TacticianBot.name: TacticianBot,
}

BOT_NAMES = frozenset({*BOTS, *Levels._fields})
"""Every kind, and every level."""


def bots_for(game: AnyGame) -> list[str]:
    """What people are offered for a game, the easiest first: the levels, or its one bot."""
    return [game.bot] if game.levels is None else list(Levels._fields)


def bot_named(name: str, game: AnyGame) -> Bot:
    """A new bot for one seat of one game, by its kind or by its level.

    A budget may follow for a bot that searches: `searcher:48` (rollouts a decision) or `searcher:200ms`.
    """
    kind, budget = _kind_and_budget(name, game)
    return BOTS[kind](game) if budget is None else _searcher(game, budget)


def kind_of(name: str, game: AnyGame) -> str:
    """The kind of bot that plays a level of this game; a kind is itself."""
    return _kind_and_budget(name, game)[0]


def _kind_and_budget(name: str, game: AnyGame) -> tuple[str, Budget | None]:
    first, colon, rest = name.partition(":")
    kind = getattr(game.levels, first, first) if first in Levels._fields else first
    if kind not in BOTS or (colon and kind != SearcherBot.name):
        raise UnknownBot(name=name, known=", ".join(sorted({*BOTS, *bots_for(game)})))
    return kind, budget_of(rest) if colon else None
