"""The Boss: how strong the group is, when it is time to go, and whether all are there."""

from collections.abc import Mapping
from typing import NamedTuple

from lairkeeper.games.woodlands.board.forest import FAR, NodeId
from lairkeeper.games.woodlands.bots.fights import (
    Allies,
    Arms,
    Enemy,
    Fighter,
    enemy_of,
    fighter_with,
    printed_enemy,
    support_of,
    win_chance,
)
from lairkeeper.games.woodlands.components.box import HeroId
from lairkeeper.games.woodlands.rules.goals import goals, node_with
from lairkeeper.games.woodlands.state import NOWHERE, Hand, Woods, bosses_of, box_of, cards_that, pile_size, special_die

STRIDE = 1.7
"""Tiles a Hero walks in a turn."""
FIGHTS = {2: 1.8, 3: 2.1, 4: 2.4}
"""Rounds that so many Heroes should have left to fight the Boss: the more there are, the faster the threat rises."""
INVOKED = 0.8
"""How often the Power die is there."""
BREWED = (0.23, 0.41, 0.27, 0.09)
"""How often there are 0, 1, 2 or 3 dice of brew after a reroll."""
STRONG = 0.9
"""With such odds in one round nobody waits any longer."""
ENOUGH = 2
"""Companions to wait for; with four Heroes one may follow later."""
HURRY = 1.6
"""Rounds below which nobody waits for the others."""


class Showdown(NamedTuple):
    """Where the Boss is or will be, the rounds left, and whether the group goes there now."""

    node: NodeId
    rounds: float
    is_time: bool


def boss_enemies(woods: Woods) -> list[Enemy]:
    """The Boss that is face up, or all that may be under the card."""
    up = [enemy_of(woods, foe) for foe in bosses_of(woods)]
    if up:
        return up[:1]
    return [printed_enemy(woods, kind) for kind in woods.boss_pile]


def round_odds(woods: Woods, heroes: tuple[HeroId, ...], hands: Mapping[HeroId, Hand] | None = None) -> float:
    """The odds that a round of fights with everybody there beats the Boss; with other hands, if some are given."""
    enemies, hands = boss_enemies(woods), hands or {}
    fighters = {hero: fighter_with(woods, hero, hands.get(hero, all_cards(woods, hero))) for hero in heroes}
    total = 0.0
    for enemy in enemies:
        missed = 1.0
        for hero in heroes:
            allied = support_of(fighters[other] for other in heroes if other != hero)
            missed *= 1 - turn_odds(woods, enemy, hero, fighters[hero], allied)
        total += 1 - missed
    return total / max(1, len(enemies))


def turn_odds(woods: Woods, enemy: Enemy, hero: HeroId, fighter: Fighter, allied: Allies) -> float:
    """The odds of one combat of a Hero who stays on the tile: all dice are for the Power die and the brew."""
    orbs, brews = woods.orbs[hero], BREWED if box_of(woods).heroes[hero].special6 == "brew" else (1.0,)
    total = 0.0
    for brew, share in enumerate(brews):
        with_die = win_chance(enemy, fighter, allied, Arms(brew, has_power_die=True), orbs)
        total += share * (INVOKED * with_die + (1 - INVOKED) * win_chance(enemy, fighter, allied, Arms(brew), orbs))
    return total


def all_cards(woods: Woods, hero: HeroId) -> Hand:
    """The cards of a Hero, those too that lie face down until its next turn."""
    return woods.loot[hero] + woods.used_loot[hero]


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
    is_late = rounds < far / STRIDE + FIGHTS[heroes] + 0.5
    healthy = sum(woods.hearts[hero] for hero in standing) >= 3.2 * heroes
    is_strong = healthy and is_boss_last(woods) and round_odds(woods, standing) >= STRONG
    is_ready = healthy and is_boss_last(woods) and bool(bosses) and far <= 1
    return Showdown(node, rounds, is_late or is_strong or is_ready or begun)


def boss_node(woods: Woods) -> NodeId | None:
    bosses = bosses_of(woods)
    if bosses:
        return bosses[0].node
    if woods.options.chapter == 3 and not woods.quest.has_boss_come:
        return node_with(woods, "boss")
    return None if woods.boss_card == NOWHERE else woods.boss_card


def is_boss_wanted(woods: Woods) -> bool:
    """In a chapter the Boss counts once the other goals are near."""
    match woods.options.chapter:
        case 0:
            return True
        case 3:
            return is_boss_last(woods) or bool(bosses_of(woods))
        case 5:
            return is_boss_last(woods)
    return False


def is_boss_last(woods: Woods) -> bool:
    """Whether everything else the chapter asks for is done, but for one Monster."""
    if not woods.options.chapter:
        return True
    first = goals(woods)[0]
    return first.have >= first.need - (woods.options.chapter == 3)


def is_gathered(woods: Woods, hero: HeroId, duel: Showdown) -> bool:
    """Whether all others are near enough to follow in the same round, or there is no time to wait.

    Who can carry the others goes first and takes them along, so that nobody faces the Boss alone. A Hero that can
    raise another one does so before.
    """
    others = [other for other in woods.party if other != hero and woods.hearts[other] > 0]
    away = sorted(woods.forest.distance(woods.nodes[other], 1 << duel.node) for other in others)
    far = max(away[:ENOUGH], default=0)
    if duel.rounds <= HURRY or any(woods.nodes[other] == duel.node for other in others):
        return True
    if any(is_raised_in_time(woods, hero, other, duel) for other in woods.party if not woods.hearts[other]):
        return False
    if not others or far == FAR:
        return True
    return far <= 1 and (carrier(woods) in (hero, None)) and is_ready_to_carry(woods, hero)


def can_raise(woods: Woods, hero: HeroId) -> bool:
    """Whether a Hero has the orbs or the card to raise another one."""
    return woods.orbs[hero] >= len(woods.party) or bool(cards_that(woods, hero, "revive"))


def is_raised_in_time(woods: Woods, hero: HeroId, fallen: HeroId, duel: Showdown) -> bool:
    """Whether a Hero can raise another one on its way to the Boss."""
    distance = woods.forest.distance
    way = distance(woods.nodes[hero], 1 << woods.nodes[fallen]) + distance(woods.nodes[fallen], 1 << duel.node)
    return can_raise(woods, hero) and way / STRIDE + HURRY <= duel.rounds


def carrier(woods: Woods) -> HeroId | None:
    """The standing Hero who can take others along."""
    heroes = box_of(woods).heroes
    return next((hero for hero in woods.party if heroes[hero].special5 == "transport" and woods.hearts[hero] > 0), None)


def is_ready_to_carry(woods: Woods, hero: HeroId) -> bool:
    """Whether the carrier has its transport die, or may still place it; all other Heroes are always ready."""
    is_free = carrier(woods) != hero or hero != woods.active
    return is_free or bool(woods.dice) or special_die(woods, "transport") is not None
