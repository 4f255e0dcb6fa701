"""A small evaluation for bots: how good the table looks to the group, from -1 (lost) to 1 (won)."""

from math import tanh

from lairkeeper.games.woodlands.state import Woods, bosses_of, box_of
from lairkeeper.kernel import Seat


def heuristic(woods: Woods, seat: Seat) -> float:
    """Hearts, orbs, cards and powers speak for the group, threat and Heroes who are down against it."""
    if any(woods.beaten[len(woods.monster_pile) :]):
        return 1.0
    party = woods.party
    hearts = sum(woods.hearts[hero] for hero in party)
    down = sum(not woods.hearts[hero] for hero in party)
    goods = sum(woods.orbs[hero] * 0.3 + len(woods.loot[hero]) + 2 * woods.powers[hero] for hero in party)
    profiles = box_of(woods).bosses
    threat = sum(foe.threat / profiles[foe.kind - len(woods.monster_pile)].track for foe in bosses_of(woods))
    return tanh((hearts * 0.5 + goods - 3 * down - 6 * threat) / 20)
