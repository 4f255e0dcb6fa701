"""A small evaluation for bots: how good the table looks to the group, from -1 (lost) to 1 (won).

What matters is measured in terms with a name and added up: how well the Heroes are, what they own, what they stand near
to, the combat that goes on, and the race between the threat and the strength of the group. What Monsters are that lie
face down is looked at too: in a state that a bot may hold it is a guess.
"""

from functools import lru_cache
from math import ceil, tanh
from typing import NamedTuple

from lairkeeper.games.woodlands.board.forest import INSIDE, NodeId, TileId
from lairkeeper.games.woodlands.bots.cards import gear_worth
from lairkeeper.games.woodlands.bots.fights import (
    MOST_REROLLS,
    Allies,
    Arms,
    Enemy,
    Fighter,
    arms_of,
    enemy_of,
    fighter_of,
    fighter_with,
    stand_of,
    support_of,
    win_chance,
)
from lairkeeper.games.woodlands.components.box import HeroId, KindId, box
from lairkeeper.games.woodlands.components.kinds import COLOURS, Special, Verb
from lairkeeper.games.woodlands.odds import hitting_faces, reached
from lairkeeper.games.woodlands.rules.goals import dangers, goals
from lairkeeper.games.woodlands.rules.profile import defence, hearts, result
from lairkeeper.games.woodlands.state import (
    FOCUS,
    INVOKE,
    MOVE,
    NOWHERE,
    SPECIAL6,
    Combat,
    Foe,
    Woods,
    bosses_of,
    box_of,
    cards_that,
    colour_of,
    dice_to_invoke,
    find_foe,
    ground,
    is_boss,
    pile_size,
    power_of,
    profile_of,
    special_of,
)
from lairkeeper.kernel import Seat

SCALE = 14.0

HEARTS = (-6.0, -2.4, -1.0, 0.0, 0.7, 1.2)
"""What a Hero is worth by its hearts; a Hero who is down is worth least."""
ORBS = (0.0, 0.6, 1.15, 1.6, 2.0, 2.35, 2.65, 2.9, 3.1, 3.25, 3.35)
POISON, BRAMBLES = -1.1, -0.4
CHEST, EVENT, ORB_TOKEN, GOODS = 1.3, 0.1, 1.2, 0.5
RAISED = 5.0
ATTRACTIVE = ("campfire", "well", "merchant")
NEAR, REACH = 0.72, 5
"""How much of a prospect is left with every move it is away, and how far away prospects are seen."""
LEFT = tuple(NEAR**steps for steps in range(REACH))


STRIDE, FIGHTS = 1.1, 2.6
"""Tiles a Hero walks in a round, and rounds that should be left to fight the Boss."""
QUEST, TOKEN = 6.0, 0.8
TOKEN_THERE, BREW, WELL, CAMP, TOTEM = 2.5, 6.0, 3.0, 3.0, 4.0
"""A goal of a chapter, and a quest token in the hands of a Hero."""
LATE, THERE, ALONE = 0.8, 0.8, 2.0
LAST_STAND, INVOKED, LONG = 14.0, 0.8, 4.0
"""What the odds of the last fight are worth, how often the Power die is there, and its rounds if it is far off."""
MIDDLE_BOSS = Enemy(4, 4, 2, (3, 3, 3, 3), "none", 0.0, 0, 0)
"""A Boss nobody has seen: defence, hearts, damage, and no effect on any Power die."""


class Sights(NamedTuple):
    """Points of interest on the table: their nodes as a bit set, Monsters and special tiles by node, fallen Heroes."""

    nodes: int
    monsters: dict[NodeId, list[Foe]]
    specials: dict[NodeId, Special]
    down: list[HeroId]


def heuristic(woods: Woods, seat: Seat) -> float:
    """The sum of all terms, as a number between -1 and 1."""
    if woods.quest.is_won or (not woods.options.chapter and any(woods.beaten[len(woods.monster_pile) :])):
        return 1.0
    if not woods.party:
        return 0.0
    sights = look_round(woods)
    worth = sum(hero_worth(woods, hero, sights) for hero in woods.party) + turn_worth(woods) + fight_worth(woods)
    quest = quest_worth(woods) if woods.options.chapter else 0.0
    return tanh((worth * 2 / len(woods.party) + race_worth(woods) + quest) / SCALE)


def quest_worth(woods: Woods) -> float:
    """How much of the goals of a chapter is reached, what is carried for them, and how near it is to being lost."""
    reached = sum(min(goal.have, goal.need) / goal.need for goal in goals(woods))
    lost = sum(danger.have / danger.limit for danger in dangers(woods))
    tokens = sum(len(held) for held in woods.quest.held) + len(woods.quest.up) / 2
    return QUEST * (reached - lost) + TOKEN * tokens


def hero_worth(woods: Woods, hero: HeroId, sights: Sights) -> float:
    """Hearts, orbs, powers, cards and statuses of a Hero, and what it could reach."""
    worth = HEARTS[min(woods.hearts[hero], 5)] + ORBS[min(woods.orbs[hero], 10)]
    worth += gear_worth(woods, hero)
    worth += POISON * (hero in woods.poisoned) + BRAMBLES * (hero in woods.entangled)
    return worth + prospects(woods, hero, sights)


def place_of(woods: Woods, hero: HeroId) -> NodeId:
    """Where a Hero is in the forest; the explorers of a Den are at its tile."""
    return NodeId(woods.nodes[hero] % INSIDE)


def prospects(woods: Woods, hero: HeroId, sights: Sights) -> float:
    """The best thing within reach: treasure, healing, a Monster to beat, somebody to raise."""
    if not woods.hearts[hero]:
        return 0.0
    best = second = 0.0
    for left, ring in zip(LEFT, woods.forest.rings(place_of(woods, hero)), strict=False):
        nodes = ring & sights.nodes
        while nodes:
            low = nodes & -nodes
            nodes ^= low
            worth = left * node_worth(woods, NodeId(low.bit_length() - 1), hero, sights)
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
    return best + 0.4 * second


@lru_cache(maxsize=256)
def attractive_tiles(content: str) -> tuple[tuple[TileId, Special], ...]:
    tiles = enumerate(box(content).tiles)
    return tuple((TileId(tile), kind.special) for tile, kind in tiles if kind.special in ATTRACTIVE)


def look_round(woods: Woods) -> Sights:
    nodes, node_of = 0, woods.forest.node_of
    monsters: dict[NodeId, list[Foe]] = {}
    for foe in woods.foes:
        nodes |= 1 << foe.node
        if not is_boss(woods, foe):
            monsters.setdefault(foe.node, []).append(foe)
    for node, chests in enumerate(woods.chests):
        if chests:
            nodes |= 1 << node
    tiles = attractive_tiles(woods.options.content)
    specials = {node_of[tile]: special for tile, special in tiles if tile in node_of}
    down = [hero for hero in woods.party if not woods.hearts[hero]]
    for node in (*specials, *woods.event_tokens, *(woods.nodes[hero] for hero in down)):
        nodes |= 1 << node
    return Sights(nodes, monsters, specials, down)


def node_worth(woods: Woods, node: NodeId, hero: HeroId, sights: Sights) -> float:
    """What a Hero could gain on a node."""
    worth = CHEST * woods.chests[node] + EVENT * (node in woods.event_tokens)
    worth += quest_prospect(woods, node, hero) if woods.options.chapter else 0.0
    match sights.specials.get(node):
        case "campfire":
            worth += (HEARTS[5] - HEARTS[woods.hearts[hero]]) * 0.6
        case "well" if woods.well_tokens and not woods.tokens[hero]:
            worth += ORB_TOKEN
        case "merchant" if woods.orbs[hero] >= 3:
            worth += GOODS
    for foe in sights.monsters.get(node, ()):
        if hero != woods.active or foe.number not in woods.to_fight:
            worth += monster_worth(woods, foe, hero)
    for other in sights.down:
        if woods.nodes[other] == node and woods.orbs[hero] >= len(woods.party):
            worth += RAISED
    return max(worth, -1.0)


def quest_prospect(woods: Woods, node: NodeId, hero: HeroId) -> float:
    """The worth of a node for the goal of the chapter."""
    quest, special, rune = woods.quest, special_of(woods, node), ground(woods, node).rune
    match woods.options.chapter:
        case 1:
            is_ready = special == "campfire" and len(set(quest.held[hero])) == len(box_of(woods).quests)
            return TOKEN_THERE * (node in quest.down or any(place == node for place, _ in quest.up)) + BREW * is_ready
        case 2:
            return WELL * (special == "well")
        case 4:
            return CAMP * any(camp.node == node and not camp.is_cleared for camp in quest.camps)
        case 5 if rune is not None and COLOURS.index(rune) not in quest.totems:
            return TOTEM if COLOURS.index(rune) == colour_of(woods, hero) else TOTEM / 2
    return 0.0


def monster_worth(woods: Woods, foe: Foe, hero: HeroId) -> float:
    """The expected worth of an encounter with a Monster."""
    odds = chance_to_win(woods, foe, hero)
    return 0.8 * (odds * gain_worth(woods.options.content, foe.kind) + (1 - odds) * loss_worth(woods, foe, hero))


@lru_cache(maxsize=4096)
def gain_worth(content: str, kind: KindId) -> float:
    """The worth of the gain box, a little below its real value, so that bots finish a combat instead of stalling."""
    values: dict[Verb, float] = {"gain_orbs": 0.4, "draw_loot": 0.8}
    return sum(values.get(gain.do, 0.0) * gain.amount for gain in box(content).gains[kind])


def loss_worth(woods: Woods, foe: Foe, hero: HeroId) -> float:
    profile, left = profile_of(woods, foe), woods.hearts[hero]
    swords = max(0, profile.damage - fighter_of(woods, hero).armour)
    return HEARTS[max(0, left - swords)] - HEARTS[left] - 0.6


def chance_to_win(woods: Woods, foe: Foe, hero: HeroId) -> float:
    """The odds of a combat for a Hero with its gear and the support of all Heroes on the node."""
    stand = stand_of(woods, hero, foe.node)
    arms = arms_of(woods, hero)
    return win_chance(enemy_of(woods, foe), stand.fighter, stand.allied, arms, stand.orbs, stand.locked)


def turn_worth(woods: Woods) -> float:
    """What the dice on the Hero board still promise in this turn."""
    if woods.phase != "adventure" or not woods.hearts[woods.active]:
        return 0.0
    board, hero = woods.board, woods.active
    worth = move_worth(woods, hero, len(board[MOVE]))
    worth += 0.45 * len(board[FOCUS]) * (2 if power_of(woods, hero, "deep_focus") else 1)
    specials = box_of(woods).specials[hero]
    values = {"aura": 0.25, "remedy": 0.1, "agility": 0.15, "transport": 0.1}
    values |= {"precision": 0.5, "stance": 0.45, "frost": 0.3, "brew": 0.45}
    worth += values[specials[0]] * len(board[2]) + values[specials[1]] * len(board[SPECIAL6])
    invoked = len(board[INVOKE]) >= dice_to_invoke(woods, hero)
    if not invoked:
        return worth
    near_foe = woods.forest.distance(place_of(woods, hero), foe_nodes(woods)) <= len(board[MOVE])
    return worth + (0.7 if near_foe else 0.15)


def move_worth(woods: Woods, hero: HeroId, dice: int) -> float:
    """Move dice are worth most to a Hero who is late for the Boss."""
    if not dice or hero in woods.immobile:
        return 0.0
    boss = race(woods)
    late = lateness(woods, hero, boss) if boss else 0.0
    return 0.22 * min(dice, 2) + 0.08 * max(0, dice - 2) + 0.8 * LATE / STRIDE * min(dice, late * STRIDE)


def foe_nodes(woods: Woods) -> int:
    nodes = 0
    for foe in woods.foes:
        nodes |= 1 << foe.node
    return nodes


def fight_worth(woods: Woods) -> float:
    """The worth of the combat in progress and of the fights still to come in this encounter."""
    hero, worth = woods.active, 0.0
    if not woods.hearts[hero]:
        return 0.0
    for number in woods.to_fight:
        foe = find_foe(woods, number)
        if foe is not None:
            worth += foe_worth(woods, foe, chance_to_win(woods, foe, hero))
    for combat in woods.combats:
        foe = find_foe(woods, combat.foe)
        if foe is not None:
            odds = odds_after_roll(woods, foe, combat) if combat.dice else chance_to_win(woods, foe, hero)
            worth += foe_worth(woods, foe, odds)
    return worth


def odds_after_roll(woods: Woods, foe: Foe, combat: Combat) -> float:
    """The odds after the roll: dice that missed may still be rerolled with orbs and cards."""
    limit, hero = defence(woods, foe), woods.active
    misses = [die for die in combat.dice if result(woods, foe, die) < limit]
    missing = hearts(woods, foe) + foe.shields - combat.hits - (len(combat.dice) - len(misses))
    missing -= fighter_of(woods, hero).knives
    if missing <= 0:
        return 1.0
    own = [die for die in misses if die.hero == hero and die.colour < 0]
    rerolls = woods.orbs[hero] + len(cards_that(woods, hero, "reroll"))
    if min(len(own), rerolls) < missing:
        return 0.0
    return reached(len(own), missing, min(rerolls, MOST_REROLLS), hitting_faces(limit, own[0].bonus))


def foe_worth(woods: Woods, foe: Foe, odds: float) -> float:
    if is_boss(woods, foe):
        return odds * 15 * len(woods.party) + (1 - odds) * loss_worth(woods, foe, woods.active)
    return odds * gain_worth(woods.options.content, foe.kind) + (1 - odds) * loss_worth(woods, foe, woods.active)


class Race(NamedTuple):
    """Where the Boss is or will be, and the rounds left until its threat is complete."""

    node: NodeId
    rounds: float


def race(woods: Woods) -> Race | None:
    """The race against the threat; it is foreseen as soon as the Boss tile lies."""
    heroes, bosses = len(woods.party), bosses_of(woods)
    if bosses:
        track = box_of(woods).bosses[bosses[0].kind - len(woods.monster_pile)].track
        return Race(bosses[0].node, (track - bosses[0].threat) / (heroes + 1))
    if woods.boss_card == NOWHERE:
        return None
    return Race(woods.boss_card, pile_size(woods) / heroes + 17 / (heroes + 1))


def lateness(woods: Woods, hero: HeroId, boss: Race) -> float:
    """Rounds that a Hero lacks to walk to the Boss and fight it a few times."""
    steps = min(woods.forest.distance(place_of(woods, hero), 1 << boss.node), 12)
    return max(0.0, steps / STRIDE + FIGHTS - boss.rounds) if steps else 0.0


def race_worth(woods: Woods) -> float:
    """The odds of the last fight, less a penalty for Heroes that come too late or face the Boss alone."""
    boss = race(woods)
    standing = [hero for hero in woods.party if woods.hearts[hero]]
    worth = LAST_STAND * last_stand(woods, boss, standing)
    if boss is None:
        return worth
    late = sum(lateness(woods, hero, boss) for hero in standing)
    there = sum(woods.nodes[hero] == boss.node for hero in standing)
    return worth + THERE * there - LATE * late - ALONE * (there == 1 and boss.rounds > FIGHTS)


def last_stand(woods: Woods, boss: Race | None, standing: list[HeroId]) -> float:
    """The odds that the Heroes who can be there in time beat the Boss before the threat is complete or all are down.

    Each has a combat in every round in which it is there, and each combat that is lost costs hearts. Orbs and cards
    last for the first combat of a Hero.
    """
    bosses = bosses_of(woods)
    enemy = enemy_of(woods, bosses[0]) if bosses else MIDDLE_BOSS
    times = [LONG if boss is None else boss.rounds - arrival(woods, hero, boss) for hero in standing]
    team = [hero for hero, time in zip(standing, times, strict=True) if time > 0]
    if not team:
        return 0.0
    price = enemy.damage + len(team) - 1
    combats = min(sum(max(0.0, time) for time in times), sum(woods.hearts[hero] for hero in team) / price)
    fighters = {hero: fighter_with(woods, hero, woods.loot[hero] + woods.used_loot[hero]) for hero in team}
    missed = 1.0
    for turn in range(ceil(combats)):
        hero = team[turn % len(team)]
        allied = support_of(fighters[other] for other in team if other != hero)
        fighter, orbs = fighters[hero], woods.orbs[hero]
        if turn >= len(team):
            fighter, orbs = fighter._replace(knives=0, free=0, free_each=0), 1
        chance = last_odds(woods, enemy, hero, fighter, allied, orbs)
        missed *= (1 - chance) ** min(1.0, combats - turn)
    return 1 - missed


def last_odds(woods: Woods, enemy: Enemy, hero: HeroId, fighter: Fighter, allied: Allies, orbs: int) -> float:
    """The odds of one combat against the Boss with everybody there; most turns allow to invoke the Power die."""
    brew = int(box_of(woods).heroes[hero].special6 == "brew")
    with_die = win_chance(enemy, fighter, allied, Arms(brew, has_power_die=True), orbs)
    return INVOKED * with_die + (1 - INVOKED) * win_chance(enemy, fighter, allied, Arms(brew), orbs)


def arrival(woods: Woods, hero: HeroId, boss: Race) -> float:
    """Rounds that a Hero needs to walk to the Boss."""
    return min(woods.forest.distance(place_of(woods, hero), 1 << boss.node), 12) / STRIDE
