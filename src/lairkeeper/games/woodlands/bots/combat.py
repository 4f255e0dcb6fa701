"""Combats: which enemy, with which dice, and what to reroll."""

from collections.abc import Sequence

from lairkeeper.games.woodlands.bots.actions import of_kind
from lairkeeper.games.woodlands.bots.errands import LAST_TOKEN, errand_worth
from lairkeeper.games.woodlands.bots.fights import (
    MOST_REROLLS,
    arms_of,
    enemy_of,
    fighter_of,
    gain_worth,
    loss_worth,
    orbs_worth,
    stand_of,
    win_chance,
)
from lairkeeper.games.woodlands.bots.outlook import outlook_of
from lairkeeper.games.woodlands.components.box import HeroId
from lairkeeper.games.woodlands.odds import hitting_faces, reached, spread
from lairkeeper.games.woodlands.records.options import (
    AddBrew,
    AddPowerDie,
    Fight,
    Flee,
    MarkDice,
    MarkDie,
    RerollDie,
    RerollFree,
    RollCombat,
    RollMarked,
    Stop,
    UseLoot,
    UseLootOnDie,
)
from lairkeeper.games.woodlands.rules.enraged import allows_rerolls, orbs_per_reroll
from lairkeeper.games.woodlands.rules.profile import defence, hearts, result
from lairkeeper.games.woodlands.state import (
    MOVE,
    Die,
    Foe,
    Woods,
    box_of,
    combatants,
    find_foe,
    has_enemy,
    is_boss,
    monsters_on,
    permanent,
    special_of,
)
from lairkeeper.kernel import Option

HOPELESS = 0.2
BOSS_STAKE = 60.0


def choose_fight(woods: Woods, options: Sequence[Option]) -> Option:
    """Fights the enemy with the best odds first; flees only where no fight can be won."""
    fights = of_kind(options, Fight)
    away = flight(woods, options)
    if away is not None:
        return away
    return max(fights, key=lambda fight: _odds(woods, find_foe(woods, fight.foe))) if fights else options[0]


def flight(woods: Woods, options: Sequence[Option]) -> Option | None:
    """Out of a fight that cannot be won, to a place without enemies, if the Hero survives it.

    Strikes hurt as much as a lost fight, so a Hero that came for what the chapter asks for most fights for it.
    """
    hero, here = woods.active, woods.nodes[woods.active]
    ways, foes = of_kind(options, Flee), monsters_on(woods, here)
    pain = sum(max(0, enemy_of(woods, foe).damage - permanent(woods, hero, "armour")) for foe in foes)
    hopeless = [foe for foe in foes if foe.number in woods.to_fight and _odds(woods, foe) < HOPELESS]
    if not ways or len(hopeless) < len(foes) or woods.hearts[hero] <= pain:
        return None
    if errand_worth(woods, here, hero) >= LAST_TOKEN:
        return None
    exits = woods.forest.exits[here]
    safe = [way for way in ways if not has_enemy(woods, exits[way.side]) and exits[way.side] != woods.boss_card]
    back = next(iter(safe), None)
    is_to_fire = back is not None and special_of(woods, exits[back.side]) == "campfire"
    return (onward(woods, ways, safe) if woods.options.chapter and is_to_fire else None) or back


def onward(woods: Woods, ways: Sequence[Flee], safe: Sequence[Flee]) -> Flee | None:
    """The flight that leads on to where the Hero is going, if what it meets there is worth a fight.

    A Hero that flees to the Campfire is healed and comes back to the same fight, again and again, where no clock ends
    that, as in some chapters.
    """
    outlook, arms = outlook_of(woods), arms_of(woods, woods.active)
    goal = outlook.next_goal(len(woods.board[MOVE]), arms)
    if goal is None:
        return None
    is_met = goal.node == woods.forest.exits[outlook.here].get(goal.side) and outlook.fights(goal.node, arms) > 0
    return next((way for way in ways if way.side == goal.side and (is_met or way in safe)), None)


def _odds(woods: Woods, foe: Foe | None) -> float:
    if foe is None:
        return 0.0
    stand = stand_of(woods, woods.active, foe.node)
    arms = arms_of(woods, woods.active)
    return win_chance(enemy_of(woods, foe), stand.fighter, stand.allied, arms, stand.orbs, stand.locked)


def arm(woods: Woods, options: Sequence[Option]) -> Option:
    """The Power die costs nothing; Staffs and brew are kept if the combat is as good as won."""
    invoked = of_kind(options, AddPowerDie)
    if invoked:
        return invoked[0]
    foe = fought(woods)
    combat = woods.combats[-1]
    dice = [Die(woods.active, 0)] * (1 + combat.brew)
    is_sure = not is_boss(woods, foe) and len(dice) + len(combat.allies) > 2 * hearts(woods, foe) + foe.shields
    if is_sure and len(woods.to_fight):
        return RollCombat()
    more = [*of_kind(options, AddBrew), *of_kind(options, UseLoot)]
    return more[0] if more else RollCombat()


def fought(woods: Woods) -> Foe:
    number = woods.combats[-1].foe
    return next(foe for foe in woods.foes if foe.number == number)


def missing_hits(woods: Woods, foe: Foe) -> int:
    """Hits that are still needed."""
    combat, limit = woods.combats[-1], defence(woods, foe)
    hits = combat.hits + sum(result(woods, foe, die) >= limit for die in combat.dice)
    return hearts(woods, foe) + foe.shields - hits


def own_misses(woods: Woods, foe: Foe, hero: HeroId) -> dict[int, Die]:
    """The Combat dice of a Hero that do not hit, by their place."""
    limit = defence(woods, foe)
    dice = enumerate(woods.combats[-1].dice)
    return {n: die for n, die in dice if die.hero == hero and die.colour < 0 and result(woods, foe, die) < limit}


def adjust(woods: Woods, options: Sequence[Option]) -> Option:
    """Free rerolls and cards first, then orbs as long as the chance to win is worth them."""
    foe, hero = fought(woods), woods.active
    missing, misses = missing_hits(woods, foe), own_misses(woods, foe, hero)
    if missing <= 0:
        return Stop()
    knives = of_kind(options, UseLoot)
    if len(knives) and missing <= knife_hits(woods):
        return knives[0]
    for die in of_kind(options, UseLootOnDie):
        verb = box_of(woods).loot[die.card].effect
        old = misses.get(die.die)
        if old is not None and verb.do == "raise" and result(woods, foe, old) + verb.amount >= defence(woods, foe):
            return die
    if missing > len(misses) + knife_hits(woods) + steady_misses(woods, foe):
        return Stop()
    free: list[Option] = [die for die in of_kind(options, RerollFree) if die.die in misses]
    free += [die for die in of_kind(options, UseLootOnDie) if die.die in misses and _rerolls(woods, die)]
    free += of_kind(options, MarkDice)
    if free:
        return free[0]
    return pay(woods, foe, missing, misses, [die for die in of_kind(options, RerollDie) if die.die in misses])


def _rerolls(woods: Woods, use: UseLootOnDie) -> bool:
    return box_of(woods).loot[use.card].effect.do == "reroll"


def knife_hits(woods: Woods) -> int:
    cards = box_of(woods).loot
    return sum(cards[card].effect.amount for card in woods.loot[woods.active] if cards[card].effect.do == "hit")


def steady_misses(woods: Woods, foe: Foe) -> int:
    """Dice of supporters that missed and that they may reroll by a power once the active player has stopped."""
    misses = 0
    for hero in combatants(woods)[1:]:
        ally = fighter_of(woods, hero)
        missed = len(own_misses(woods, foe, hero)) if allows_rerolls(woods) else 0
        misses += missed if ally.free_each else min(missed, ally.steady)
    return misses


def reached_with_help(misses: int, needed: int, rerolls: int, hit: int, helping: int) -> float:
    """The odds to make so many hits out of misses, if supporters throw some dice again."""
    shares = spread((hit,) * helping)
    return sum(share * reached(misses, needed - helped, rerolls, hit) for helped, share in enumerate(shares))


def pay(woods: Woods, foe: Foe, missing: int, misses: dict[int, Die], dice: list[RerollDie]) -> Option:
    """Orbs for a reroll, if the chance to win is worth them."""
    if not dice:
        return Stop()
    hero, limit = woods.active, defence(woods, foe)
    missing -= knife_hits(woods) if is_boss(woods, foe) else 0
    best = max(dice, key=lambda die: misses[die.die].bonus)
    hit = hitting_faces(limit, misses[best.die].bonus)
    rerolls = min(MOST_REROLLS, woods.orbs[hero] // orbs_per_reroll(woods))
    chance = reached_with_help(len(misses), missing, rerolls, hit, steady_misses(woods, foe))
    if is_boss(woods, foe):
        stake = BOSS_STAKE
    else:
        enemy, stand = enemy_of(woods, foe), stand_of(woods, hero, foe.node)
        stake = gain_worth(enemy, stand.orbs, stand.is_full) - loss_worth(enemy, stand.fighter, stand.hearts)
    throws = round(missing * 6 / max(1, hit) + 0.4)
    price = -orbs_worth(woods.orbs[hero], -orbs_per_reroll(woods) * throws)
    return best if chance * stake > price else Stop()


def adjust_as_supporter(woods: Woods, options: Sequence[Option], hero: HeroId) -> Option:
    """Own misses are rolled again as long as hits are missing."""
    foe = fought(woods)
    misses = own_misses(woods, foe, hero)
    if missing_hits(woods, foe) <= 0 or not misses:
        return Stop()
    for die in of_kind(options, RerollFree):
        if die.die in misses:
            return die
    return next(iter(of_kind(options, MarkDice)), Stop())


def mark(woods: Woods, options: Sequence[Option], hero: HeroId) -> Option:
    misses = own_misses(woods, fought(woods), hero)
    wanted = [die for die in of_kind(options, MarkDie) if die.die in misses]
    if wanted:
        return wanted[0]
    return RollMarked() if RollMarked() in options else options[0]
