"""Agents of any kind at the same tables: bots, policies of environments, and programs that speak JSON lines.

`lairkeeper arena` plays the games and prints the ladder; `docs/mcp.md` describes the lines.
"""

from lairkeeper.arena.agents import Agent, Answering, seat_agents
from lairkeeper.arena.contest import Contest, Standing, play_contest
from lairkeeper.arena.errors import AgentGone, AgentUnknown
from lairkeeper.arena.game import ArenaGame, ContestTerms
from lairkeeper.arena.question import AgentQuestion

__all__ = [
    "Agent",
    "AgentGone",
    "AgentQuestion",
    "AgentUnknown",
    "Answering",
    "ArenaGame",
    "Contest",
    "ContestTerms",
    "Standing",
    "play_contest",
    "seat_agents",
]
