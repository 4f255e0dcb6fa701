"""Automatic players. They see what a person in their seat sees, and imagine the rest."""

from lairkeeper.bots.bot import Bot, Imagine, OpenQuestion, UnknownBot, ask_bot
from lairkeeper.bots.greedy import Effort, GreedyBot
from lairkeeper.bots.planner import Breadth, PlannerBot
from lairkeeper.bots.random_bot import RandomBot
from lairkeeper.bots.registry import BOTS, bot_named

__all__ = [
    "BOTS",
    "Bot",
    "Breadth",
    "Effort",
    "GreedyBot",
    "Imagine",
    "OpenQuestion",
    "PlannerBot",
    "RandomBot",
    "UnknownBot",
    "ask_bot",
    "bot_named",
]
