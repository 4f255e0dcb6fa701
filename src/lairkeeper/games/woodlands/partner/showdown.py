"""The Boss: how strong the group is, and when it is time to go."""

from typing import NamedTuple

from lairkeeper.games.woodlands.box import HeroId
from lairkeeper.games.woodlands.forest import NodeId
from lairkeeper.games.woodlands.partner.fights import Arms, Enemy, enemy_of, fighter_of, printed_enemy, win_chance
from lairkeeper.games.woodlands.rules.goals import goals
from lairkeeper.games.woodlands.state import NOWHERE, Woods, bosses_of, box_of, pile_size

STRIDE = 1.7
"""Tiles a Hero walks in a turn."""
FIGHTS = 2.6
"""Rounds that should be left to fight the Boss."""
INVOKED = 0.65
"""How often the Power die is there."""
STRONG = 0.9
"""With such odds in one round nobody waits any longer."""


class Showdown(NamedTuple):
    """Where the Boss is, the rounds left, and whether the group goes there now."""

    node: NodeId
    rounds: float
    is_time: bool
    is_up: bool


def boss_enemies(woods: Woods) -> list[Enemy]:
    """The Boss that is face up, or all that may be under the card."""
    up = [enemy_of(woods, foe) for foe in bosses_of(woods)]
    if up:
        return up[:1]
    return [printed_enemy(woods, kind) for kind in woods.boss_pile]


def round_odds(woods: Woods, heroes: tuple[HeroId, ...]) -> float:
    """The odds that a round of fights with everybody there beats the Boss."""
    enemies = boss_enemies(woods)
    total = 0.0
    for enemy in enemies:
        missed = 1.0
        for hero in heroes:
            fighter, orbs = fighter_of(woods, hero), woods.orbs[hero]
            allied = sum(fighter_of(woods, other).dice for other in heroes if other != hero)
            with_die = win_chance(enemy, fighter, allied, Arms(has_power_die=True), orbs)
            missed *= 1 - INVOKED * with_die - (1 - INVOKED) * win_chance(enemy, fighter, allied, Arms(), orbs)
        total += 1 - missed
    return total / max(1, len(enemies))


def showdown(woods: Woods) -> Showdown | None:
    """Nothing as long as nobody knows where the Boss will be, or while a chapter has other goals first."""
    node = boss_node(woods)
    standing = tuple(hero for hero in woods.party if woods.hearts[hero] > 0)
    if node is None or not standing or not is_boss_wanted(woods):
        return None
    heroes, bosses = len(woods.party), bosses_of(woods)
    if bosses:
        track = box_of(woods).bosses[bosses[0].kind - len(woods.monster_pile)].track
        rounds = (track - bosses[0].threat) / (heroes + 1)
    else:
        rounds = pile_size(woods) / heroes + 17 / (heroes + 1)
    far = max(min(woods.forest.distance(woods.nodes[hero], 1 << node), 15) for hero in standing)
    begun = any(woods.nodes[hero] == node for hero in standing)
    is_late = rounds < far / STRIDE + FIGHTS + 0.5
    healthy = sum(woods.hearts[hero] for hero in standing) >= 3.2 * heroes
    is_strong = healthy and round_odds(woods, standing) >= STRONG
    return Showdown(node, rounds, is_late or is_strong or begun, bool(bosses))


def boss_node(woods: Woods) -> NodeId | None:
    bosses = bosses_of(woods)
    if bosses:
        return bosses[0].node
    return None if woods.boss_card == NOWHERE else woods.boss_card


def is_boss_wanted(woods: Woods) -> bool:
    """In a chapter the Boss counts once the other goals are near."""
    if woods.options.chapter in (0, 3):
        return woods.options.chapter == 0 or goals(woods)[0].have >= goals(woods)[0].need - 3 or bool(bosses_of(woods))
    return woods.options.chapter == 5 and goals(woods)[0].have >= goals(woods)[0].need
