"""Automatic players. They see what a person in their seat sees, and imagine the rest."""

from lairkeeper.bots.bot import Bot, Imagine, OpenQuestion, UnknownBot, ask_bot
from lairkeeper.bots.budget import Budget
from lairkeeper.bots.policies.careful import CarefulBot
from lairkeeper.bots.policies.greedy import Effort, GreedyBot
from lairkeeper.bots.policies.instinct import InstinctBot
from lairkeeper.bots.policies.novice import NoviceBot
from lairkeeper.bots.policies.partner import PartnerBot
from lairkeeper.bots.policies.planner import Breadth, PlannerBot
from lairkeeper.bots.policies.random_bot import RandomBot
from lairkeeper.bots.policies.searcher import SearcherBot, Width
from lairkeeper.bots.policies.tactician import TacticianBot
from lairkeeper.bots.registry import (
    BOT_NAMES,
    BOTS,
    adviser,
    bot_named,
    bots_for,
    kind_of,
    plans_stretches,
    refuse_budgets,
    rollout_player,
)
from lairkeeper.bots.rollout import Rollout, can_play_on, worth_of

__all__ = [
    "BOTS",
    "BOT_NAMES",
    "Bot",
    "Breadth",
    "Budget",
    "CarefulBot",
    "Effort",
    "GreedyBot",
    "Imagine",
    "InstinctBot",
    "NoviceBot",
    "OpenQuestion",
    "PartnerBot",
    "PlannerBot",
    "RandomBot",
    "Rollout",
    "SearcherBot",
    "TacticianBot",
    "UnknownBot",
    "Width",
    "adviser",
    "ask_bot",
    "bot_named",
    "bots_for",
    "can_play_on",
    "kind_of",
    "plans_stretches",
    "refuse_budgets",
    "rollout_player",
    "worth_of",
]
