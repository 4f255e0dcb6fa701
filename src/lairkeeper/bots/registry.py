"""The bots by name."""

from collections.abc import Callable, Mapping
from functools import partial

from lairkeeper.bots.bot import Bot, UnknownBot
from lairkeeper.bots.budget import USUAL, Budget, budget_of
from lairkeeper.bots.policies.careful import CarefulBot
from lairkeeper.bots.policies.greedy import GreedyBot
from lairkeeper.bots.policies.instinct import InstinctBot
from lairkeeper.bots.policies.novice import NoviceBot
from lairkeeper.bots.policies.partner import PartnerBot
from lairkeeper.bots.policies.planner import NARROW, ApprenticeBot, PlannerBot
from lairkeeper.bots.policies.random_bot import RandomBot
from lairkeeper.bots.policies.searcher import SearcherBot
from lairkeeper.bots.policies.tactician import TacticianBot
from lairkeeper.bots.trials import Parcel, Worths, played, played_elsewhere, pool_of
from lairkeeper.games import game_named
from lairkeeper.kernel import AnyGame, Levels


def rollout_player(game: AnyGame) -> Bot:
    """The policy of a game; where it plans, it keeps fewer states, since rollouts are many."""
    return TacticianBot(game, NARROW) if game.policy == TacticianBot.name else bot_named(game.policy, game)


def adviser(game: AnyGame) -> Bot:
    """The bot that hints begin with: the policy where the game has a value, since time is short, else the best bot."""
    has_value = game.value is not None and bool(game.value.phases)
    return bot_named(game.policy if has_value else game.bot, game)


def plans_stretches(game: AnyGame) -> bool:
    """Whether the policy of a game searches chains of its own answers."""
    return kind_of(game.policy, game) in (PlannerBot.name, TacticianBot.name)


def _searcher(game: AnyGame, budget: Budget = USUAL) -> Bot:
    """The searcher of a game, over its policy; where it may use several processes, they start at once."""
    policy, trials = partial(rollout_player, game), None
    if budget.processes > 1:
        pool_of(budget.processes)
        trials = partial(played_elsewhere, game, policy, budget.processes, _unpacked)
    return SearcherBot(game, policy, budget, prior=partial(bot_named, game.policy, game), trials=trials)


def _unpacked(parcel: Parcel) -> Worths:
    """A trial, in one of several processes."""
    game = game_named(parcel.game)
    return played(game, partial(rollout_player, game), parcel.opened(game))


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
    if game.levels is None:
        return [game.bot]
    return [level for level, kind in game.levels._asdict().items() if kind]


def bot_named(name: str, game: AnyGame) -> Bot:
    """A new bot for one seat of one game, by its kind or by its level.

    A budget may follow for a bot that searches: `searcher:48` (rollouts a decision), `searcher:200ms`, or
    `searcher:200ms:2` for two processes.
    """
    kind, budget = _kind_and_budget(name, game)
    return BOTS[kind](game) if budget is None else _searcher(game, budget)


def kind_of(name: str, game: AnyGame) -> str:
    """The kind of bot that plays a level of this game; a kind is itself."""
    return _kind_and_budget(name, game)[0]


def refuse_budgets(name: str, game: AnyGame) -> None:
    """Raises unless people may seat this bot: by its kind or level, and with no budget of their own."""
    if ":" in name:
        raise _unknown(name, game)
    kind_of(name, game)


def _unknown(name: str, game: AnyGame) -> UnknownBot:
    return UnknownBot(name=name, known=", ".join(sorted({*BOTS, *bots_for(game)})))


def _kind_and_budget(name: str, game: AnyGame) -> tuple[str, Budget | None]:
    first, colon, rest = name.partition(":")
    kind = getattr(game.levels, first, first) if first in Levels._fields else first
    if kind not in BOTS or (colon and kind != SearcherBot.name):
        raise _unknown(name, game)
    return kind, budget_of(rest) if colon else None
