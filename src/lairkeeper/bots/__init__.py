"""Automatic players. They see what a person in their seat sees, and imagine the rest."""

from lairkeeper.bots.bot import Bot, Imagine, OpenQuestion, UnknownBot, ask_bot
from lairkeeper.bots.budget import Budget
from lairkeeper.bots.careful import CarefulBot
from lairkeeper.bots.greedy import Effort, GreedyBot
from lairkeeper.bots.instinct import InstinctBot
from lairkeeper.bots.novice import NoviceBot
from lairkeeper.bots.partner import PartnerBot
from lairkeeper.bots.planner import Breadth, PlannerBot
from lairkeeper.bots.random_bot import RandomBot
from lairkeeper.bots.registry import BOT_NAMES, BOTS, bot_named, bots_for, kind_of, rollout_player
from lairkeeper.bots.rollout import Rollout, worth_of
from lairkeeper.bots.searcher import SearcherBot, Width
from lairkeeper.bots.tactician import TacticianBot

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
    "ask_bot",
    "bot_named",
    "bots_for",
    "kind_of",
    "rollout_player",
    "worth_of",
]
