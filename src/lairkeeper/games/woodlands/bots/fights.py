"""How a combat would go: what Heroes and enemies bring into it, the odds, and what winning or losing is worth.

All worth is counted in orbs. Enemies and Heroes are reduced to the few numbers that matter, so that the same question
is worked out once.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from lairkeeper.games.woodlands.board.forest import NodeId
from lairkeeper.games.woodlands.components.box import HeroId, KindId, box
from lairkeeper.games.woodlands.components.kinds import COLOURS, FACES, ComponentEffect, Rage, Verb
from lairkeeper.games.woodlands.odds import beat_chance, hitting_faces
from lairkeeper.games.woodlands.rules.profile import damage, defence, hearts
from lairkeeper.games.woodlands.state import (
    SPECIAL6,
    Foe,
    Hand,
    Woods,
    box_of,
    has_invoked,
    monsters_on,
    special_die,
    standing_on,
)
from lairkeeper.games.woodlands.unseen import unseen_monsters

HEARTS = (-10.0, 0.0, 2.6, 4.4, 5.7, 6.6)
"""The worth of a Hero by its hearts; going down costs most."""
ORBS = (0.0, 1.0, 2.0, 2.9, 3.6, 4.2, 4.7, 5.1, 5.4, 5.6, 5.7)
"""The worth of so many orbs; each further orb is worth less."""
CARD, FULL_HAND = 4.0, 1.2
"""What a new Loot card is worth with a free slot, and without."""
LOSSES: dict[Verb, float] = {"poison": 1.6, "entangle": 0.5, "lose_orbs": 1.2, "discard_loot": 1.4, "draw_event": 0.3}
ALLY_HURT, TOKEN_LOST = 0.5, 3.0
"""What it costs that an ally is hurt, and in chapter 2 that an Orb token is stolen."""
ORB_LOST, STUCK = 0.8, 0.8
"""The cost of a lost orb, and of being immobilised."""
MOST_REROLLS = 6
ORBS_FOR_MONSTERS = 5
"""Orbs that may go into one combat with a Monster."""
BOSS_BEATEN = 60.0
MOST_HEARTS, MOST_ORBS = len(HEARTS) - 1, len(ORBS) - 1


class Arms(NamedTuple):
    """What a Hero brings into a combat of this turn: brew dice, the invoked Power die, Precision."""

    brew: int = 0
    has_power_die: bool = False
    is_precise: bool = False


USUAL, BARE = Arms(has_power_die=True), Arms()


def arms_of(woods: Woods, hero: HeroId) -> Arms:
    """The extra dice a Hero has for a combat of its turn; outside its turn, the usual ones."""
    if hero != woods.active or woods.phase != "adventure":
        return USUAL
    brew = len(woods.board[SPECIAL6]) if special_die(woods, "brew") is not None else 0
    return Arms(brew, has_invoked(woods), special_die(woods, "precision") is not None)


class Enemy(NamedTuple):
    """The numbers of an enemy; `rates` are the faces out of six with which each Power die hits, 0 if it is immune."""

    defence: int
    hearts: int
    damage: int
    rates: tuple[int, ...]
    rage: Rage
    loss: float
    orbs: int
    cards: int


class Fighter(NamedTuple):
    """What cards and powers of a Hero mean in a combat; `colours` are the Power dice of its Staffs.

    `steady` are rerolls by a power, which also count in support.
    """

    dice: int
    free: int
    free_each: int
    steady: int
    knives: int
    armour: int
    colour: int
    colours: tuple[int, ...]


def enemy_of(woods: Woods, foe: Foe) -> Enemy:
    numbers = (defence(woods, foe), hearts(woods, foe) + foe.shields, damage(woods, foe))
    return _enemy(woods.options.content, foe.kind, *numbers, foe.kind in woods.enraged)


def printed_enemy(woods: Woods, kind: KindId) -> Enemy:
    profile = box_of(woods).profiles[kind]
    numbers = (profile.defence, profile.hearts, profile.damage)
    return _enemy(woods.options.content, kind, *numbers, kind in woods.enraged)


@lru_cache(maxsize=1 << 14)
def _enemy(content: str, kind: KindId, needed: int, life: int, swords: int, is_enraged: bool) -> Enemy:
    profile, gains = box(content).profiles[kind], box(content).gains[kind]
    rates = tuple(
        0 if colour in profile.immune else hitting_faces(needed, (colour in profile.weak) - (colour in profile.resists))
        for colour in COLOURS
    )
    loss = sum(LOSSES.get(effect.do, 0.5) for effect in profile.loss)
    orbs = sum(gain.amount for gain in gains if gain.do == "gain_orbs")
    cards = sum(gain.amount for gain in gains if gain.do == "draw_loot")
    return Enemy(needed, life, swords, rates, profile.enraged if is_enraged else "none", loss, orbs, cards)


def fighter_of(woods: Woods, hero: HeroId) -> Fighter:
    return fighter_with(woods, hero, woods.loot[hero])


def fighter_with(woods: Woods, hero: HeroId, hand: Hand) -> Fighter:
    """What a Hero would be in a combat with these cards."""
    return _fighter(woods.options.content, hero, tuple(sorted(hand)), woods.powers[hero], hero in woods.ale)


@lru_cache(maxsize=1 << 14)
def _fighter(content: str, hero: HeroId, hand: Hand, powers: int, has_ale: bool) -> Fighter:
    components = box(content)
    effects = [components.loot[card].effect for card in hand]

    def total(*verbs: Verb) -> int:
        return sum(effect.amount for effect in effects if effect.do in verbs)

    unlocked = components.powers[hero][:powers]
    colours = tuple(sorted({COLOURS.index(it.colours[0]) for it in effects if it.do == "power_die"}))
    return Fighter(
        dice=1 + total("combat_die") + has_ale,
        free=("reroll_one" in unlocked) + total("reroll", "raise"),
        free_each=int("reroll_many" in unlocked),
        steady=int("reroll_one" in unlocked),
        knives=total("hit"),
        armour=total("armour"),
        colour=COLOURS.index(components.heroes[hero].colour),
        colours=colours,
    )


class Allies(NamedTuple):
    """The Combat dice of all allies together; `steady` dice belong to an ally with a reroll power."""

    dice: int = 0
    steady: int = 0
    free: int = 0
    free_each: int = 0


ALONE = Allies()


def support_of(fighters: Iterable[Fighter]) -> Allies:
    """What allies bring into a combat: dice, and rerolls by powers. Their cards that are not permanent do not count."""
    dice = steady = free = free_each = 0
    for fighter in fighters:
        if fighter.steady or fighter.free_each:
            steady, free, free_each = fighter.dice, fighter.steady, fighter.free_each
        else:
            dice += fighter.dice
    return Allies(dice, steady, free, free_each)


def ally_rates(allied: Allies, hit: int, *, may_reroll: bool) -> list[float]:
    """Per die of the allies, how often in six it hits, rerolls by powers taken in."""
    rates: list[float] = [hit] * allied.dice
    for place in range(allied.steady):
        throws = 1 + (allied.free_each + (allied.free if not place else 0)) * may_reroll
        rates.append(FACES * (1 - (1 - hit / FACES) ** throws))
    return rates


@lru_cache(maxsize=1 << 14)
def win_chance(
    enemy: Enemy, hero: Fighter, allied: Allies, arms: Arms, orbs: int, locked: tuple[int, ...] = ()
) -> float:
    """The odds with the dice of the Hero and of its allies, and so many orbs for rerolls."""
    hit, own = hitting_faces(enemy.defence), hero.dice + arms.brew
    colours = {*hero.colours, *((hero.colour,) if arms.has_power_die else ())}
    fixed = ally_rates(allied, hit, may_reroll=enemy.rage != "no_rerolls")
    fixed += [enemy.rates[colour] for colour in colours if colour not in locked]
    rerolls = 0 if enemy.rage == "no_rerolls" else orbs + hero.free + hero.free_each * max(1, own - 1)
    needed = enemy.hearts - hero.knives
    precise = hitting_faces(enemy.defence, arms.is_precise)
    chance = beat_chance(own, precise, tuple(sorted(fixed)), min(MOST_REROLLS, rerolls), needed)
    return chance * chance if enemy.rage == "comes_back" else chance


def orbs_worth(have: int, more: int) -> float:
    """What it is worth to have so many orbs more, or less."""
    return ORBS[max(0, min(MOST_ORBS, have + more))] - ORBS[min(MOST_ORBS, have)]


def hearts_worth(have: int, more: int) -> float:
    return HEARTS[max(0, min(MOST_HEARTS, have + more))] - HEARTS[min(MOST_HEARTS, have)]


def is_full(woods: Woods, hero: HeroId) -> bool:
    return len(woods.loot[hero]) + len(woods.used_loot[hero]) >= box_of(woods).supplies.loot_slots


def gain_worth(enemy: Enemy, orbs: int, hand_is_full: bool) -> float:
    return orbs_worth(orbs, enemy.orbs) + (FULL_HAND if hand_is_full else CARD) * enemy.cards


def loss_worth(enemy: Enemy, hero: Fighter, left: int) -> float:
    """The cost of losing, below zero: hearts, and the loss box."""
    pain = max(0, enemy.damage - hero.armour)
    return hearts_worth(left, -pain) - (enemy.loss if left > pain else 0.0)


@lru_cache(maxsize=1 << 14)
def brambles_cost(content: str, card: str, left: int, is_sure_footed: bool) -> float:
    """The average cost of a Brambles die for a Hero with so many hearts."""
    results = box(content).brambles_named[card].results
    return sum(_effect_cost(effect, left, is_sure_footed) for result in results for effect in result) / len(results)


def _effect_cost(effect: ComponentEffect, left: int, is_sure_footed: bool) -> float:
    match effect.do:
        case "lose_hearts":
            return -hearts_worth(left, -effect.amount)
        case "lose_orbs":
            return ORB_LOST * effect.amount
        case "immobilise":
            return 0.0 if is_sure_footed else STUCK
    return LOSSES.get(effect.do, 0.5)


class Stand(NamedTuple):
    """The situation of a Hero in a combat: its gear, orbs and hearts, and the allies on its node."""

    fighter: Fighter
    orbs: int
    hearts: int
    is_full: bool
    allies: int = 0
    allied: Allies = ALONE
    locked: tuple[int, ...] = ()


def stand_of(woods: Woods, hero: HeroId, node: NodeId) -> Stand:
    """The condition of a Hero on a node."""
    allies = [other for other in standing_on(woods, node) if other != hero]
    allied = support_of(fighter_of(woods, other) for other in allies)
    state = (woods.orbs[hero], woods.hearts[hero], is_full(woods, hero))
    return Stand(fighter_of(woods, hero), *state, len(allies), allied, woods.quest.totems)


@lru_cache(maxsize=1 << 14)
def fight_worth(enemy: Enemy, stand: Stand, arms: Arms) -> float:
    """The expected value of a combat, minus the orbs to be spent."""
    orbs = min(stand.orbs, ORBS_FOR_MONSTERS)
    dry = win_chance(enemy, stand.fighter, stand.allied, arms, 0, stand.locked)
    best = win_chance(enemy, stand.fighter, stand.allied, arms, orbs, stand.locked)
    loss = loss_worth(enemy, stand.fighter, stand.hearts) - ALLY_HURT * stand.allies
    stake = gain_worth(enemy, stand.orbs, stand.is_full) - loss
    spent = -orbs_worth(stand.orbs, -min(orbs, 2)) * (1 - dry)
    return max(best * stake + loss - spent, dry * stake + loss)


Likely = list[tuple[float, Enemy]]
"""Enemies, each with its chance to be there."""


def unknown_enemies(woods: Woods) -> Likely:
    """Every kind of Monster a face-down token may be, with its share."""
    counts = unseen_monsters(woods)
    total = sum(counts) or 1
    return [(count / total, printed_enemy(woods, KindId(kind))) for kind, count in enumerate(counts) if count]


def enemies_on(woods: Woods, node: NodeId, hero: HeroId, unknown: Likely) -> Likely:
    """The Monsters a Hero would meet on a node, each with its share; `unknown` is what lies face down.

    The Boss is another matter.
    """
    stake = TOKEN_LOST if woods.options.chapter == 2 and woods.tokens[hero] else 0.0
    found: Likely = []
    for foe in monsters_on(woods, node):
        found += [(1.0, enemy_of(woods, foe))] if foe.is_up else unknown
    return [(share, enemy._replace(loss=enemy.loss + stake)) for share, enemy in found] if stake else found
