"""The actions of a turn: what helps at once, then on towards the best goal."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from lairkeeper.games.woodlands.bots.cards import is_power_due, purchase_worth, worst
from lairkeeper.games.woodlands.bots.fights import MOST_REROLLS, arms_of, enemy_of, fighter_of, loss_worth
from lairkeeper.games.woodlands.bots.outlook import Destination, is_end_near, outlook_of, score
from lairkeeper.games.woodlands.bots.showdown import all_cards, round_odds, showdown
from lairkeeper.games.woodlands.components.box import HeroId
from lairkeeper.games.woodlands.records.module_options import BeServed, EnterDen
from lairkeeper.games.woodlands.records.options import (
    Buy,
    EndTurn,
    Flee,
    FleeAstray,
    Give,
    Heal,
    Move,
    OpenChest,
    Raise,
    Remedy,
    TakeOrbs,
    Unlock,
    UseLoot,
    UseLootOn,
    Venture,
)
from lairkeeper.games.woodlands.records.quest_options import (
    Brew,
    EndChapter,
    GiveToken,
    LightDesperately,
    LightTotem,
    Search,
    TakeToken,
    TakeTokenInstead,
)
from lairkeeper.games.woodlands.rules.goals import ORBS_NEEDED, orbs_gathered
from lairkeeper.games.woodlands.rules.loot import cards_held, loot_limit
from lairkeeper.games.woodlands.state import (
    MOVE,
    Hand,
    Woods,
    box_of,
    cards_that,
    has_enemy,
    has_invoked,
    monsters_on,
    seat_of,
    special_of,
    without,
)
from lairkeeper.kernel import Option

AT_ONCE: tuple[type[Option], ...] = (
    LightTotem,
    LightDesperately,
    Brew,
    OpenChest,
    TakeOrbs,
    Search,
    TakeToken,
    TakeTokenInstead,
    Raise,
)
"""Options that are always taken, in this order."""
O = TypeVar("O", bound=Option)  # noqa: E741

HURT, WEAK = 2, 3
WORTH_A_MOVE, WORTH_A_GIFT = 0.35, 0.01
RICH = 2
EARLY, THEFTS = 5, 4
"""Rounds of chapter 2 in which orbs are spent, and the orbs it keeps for thefts."""


def choose_action(woods: Woods, options: Sequence[Option]) -> Option:
    """The first rule that finds something decides."""
    if EndChapter() in options and seat_of(woods, woods.active) == woods.first:
        return EndChapter()
    for kind in AT_ONCE:
        for option in options:
            if isinstance(option, kind):
                return option
    for rule in RULES:
        found = rule(woods, options)
        if found is not None:
            return found
    return EndTurn()


def of_kind(options: Sequence[Option], kind: type[O]) -> list[O]:
    return [option for option in options if isinstance(option, kind)]


def is_late(woods: Woods) -> bool:
    """Whether it is time to go to the Boss."""
    duel = showdown(woods)
    return duel is not None and duel.is_time


def heal(woods: Woods, options: Sequence[Option]) -> Option | None:
    """Potions for Heroes who are down or badly hurt, the aura, remedies."""
    most = box_of(woods).supplies.hearts
    cards = box_of(woods).loot
    for use in of_kind(options, UseLootOn):
        verb, hearts = cards[use.card].effect.do, woods.hearts[use.hero]
        is_resting = special_of(woods, woods.nodes[use.hero]) == "campfire" and use.hero == woods.active
        if verb == "revive" and (not hearts or (hearts <= HURT and not is_resting)):
            return use
        if verb == "cure" and use.hero in woods.poisoned and hearts:
            return use
    aura = of_kind(options, Heal)
    here = woods.nodes[woods.active]
    hurt = [h for h in woods.party if woods.nodes[h] == here and 0 < woods.hearts[h] < most]
    if aura and hurt and (len(hurt) > 1 or not woods.board[MOVE]):
        return aura[0]
    cures = of_kind(options, Remedy)
    return max(cures, key=lambda cure: cure.status == "poison", default=None)


def unlock(woods: Woods, options: Sequence[Option]) -> Option | None:
    """A power that pays, or any power for orbs that are good for nothing else."""
    for power in of_kind(options, Unlock):
        if has_surplus(woods, power.power):
            return power
        if may_spend(woods) and is_power_due(woods, woods.active, power.power, is_late(woods)):
            return power
    return None


def has_surplus(woods: Woods, power: int) -> bool:
    """Orbs beyond what one combat can use buy any power, and so does a full track, on which a further orb is lost.

    In chapter 2 the group keeps what the Well takes, and something for thefts, but no full track.
    """
    supplies, orbs = box_of(woods).supplies, woods.orbs[woods.active]
    price = (supplies.first_power, supplies.second_power)[power - 1]
    is_full = orbs >= supplies.orbs
    least = ORBS_NEEDED[len(woods.party)] + THEFTS
    if woods.options.chapter == 2 and not is_full and orbs_gathered(woods) - price < least:
        return False
    return orbs - price >= MOST_REROLLS or is_full


def may_spend(woods: Woods) -> bool:
    """In chapter 2 orbs are what is wanted: they buy powers and cards only as long as these still pay."""
    return woods.options.chapter != 2 or woods.round <= EARLY


def trade(woods: Woods, options: Sequence[Option]) -> Option | None:
    """The card that is worth more than its price."""
    hero, buys = woods.active, of_kind(options, Buy)
    if not buys or not may_spend(woods):
        return None
    best = max(buys, key=lambda buy: purchase_worth(woods, hero, buy.card))
    return best if purchase_worth(woods, hero, best.card) >= 0 else None


def drink(woods: Woods, options: Sequence[Option]) -> Option | None:
    """Orbs out of a phial once a slot is wanted or the end is near; a look at the next tile costs nothing."""
    hero, cards = woods.active, box_of(woods).loot
    is_full = cards_held(woods, hero) >= loot_limit(woods, hero)
    for use in of_kind(options, UseLoot):
        verb = cards[use.card].effect.do
        if verb == "gain_orbs" and woods.orbs[hero] <= box_of(woods).supplies.orbs - 2 and (is_full or is_late(woods)):
            return use
        if verb in ("scout", "draw_loot") or (verb == "heal" and woods.hearts[hero] <= WEAK):
            return use
    return None


def serve(woods: Woods, options: Sequence[Option]) -> Option | None:
    return next((it for it in of_kind(options, BeServed) if woods.orbs[woods.active] >= RICH), None)


def explore(woods: Woods, options: Sequence[Option]) -> Option | None:
    """A Den only for a Hero in the best of health, and strong."""
    hero = woods.active
    is_strong = len(cards_that(woods, hero, "power_die")) + has_invoked(woods) + len(woods.loot[hero]) >= WEAK
    is_fit = woods.hearts[hero] == box_of(woods).supplies.hearts and woods.orbs[hero] >= RICH
    return next((it for it in of_kind(options, EnterDen) if is_fit and is_strong and not is_late(woods)), None)


def share(woods: Woods, options: Sequence[Option]) -> Option | None:
    """Quest tokens go to the collector; a card goes to the Hero for whom it is worth more."""
    for token in of_kind(options, GiveToken):
        if token.hero == collector(woods) and woods.active != token.hero:
            return token
    gifts = of_kind(options, Give)
    if gifts and is_boss_near(woods):
        return best_gift(woods, gifts)
    return next((gift for gift in gifts if is_better_there(woods, gift)), None)


def is_boss_near(woods: Woods) -> bool:
    """Whether the next fight that counts is the last one: then cards go where they help most against the Boss."""
    return is_late(woods) or is_end_near(woods)


def best_gift(woods: Woods, gifts: Sequence[Give]) -> Give | None:
    """The card that helps the group most against the Boss in the hands of somebody else."""
    heroes = tuple(hero for hero in woods.party if woods.hearts[hero] > 0)
    promise = {gift: round_odds(woods, heroes, hands_after(woods, gift)) for gift in gifts}
    best = max(promise, key=lambda gift: promise[gift])
    return best if promise[best] > round_odds(woods, heroes) + WORTH_A_GIFT else None


def hands_after(woods: Woods, gift: Give) -> dict[HeroId, Hand]:
    """The hands after a gift; a receiver with too many cards discards the worst one."""
    given, received = all_cards(woods, woods.active), (*all_cards(woods, gift.hero), gift.card)
    if len(received) > loot_limit(woods, gift.hero):
        received = without(received, worst(woods, gift.hero, received))
    return {woods.active: without(given, gift.card), gift.hero: received}


def collector(woods: Woods) -> HeroId:
    """The Hero who collects quest tokens and brews: one with enough orbs, then the one with most tokens."""
    return max(woods.party, key=lambda h: (woods.orbs[h] >= RICH, len(woods.quest.held[h]), woods.hearts[h] > 0, -h))


def is_better_there(woods: Woods, gift: Give) -> bool:
    """A full hand parts with its last card, if the other has room and fewer cards."""
    own, other = cards_held(woods, woods.active), cards_held(woods, gift.hero)
    if other >= loot_limit(woods, gift.hero) or woods.hearts[gift.hero] <= 0 or own < loot_limit(woods, woods.active):
        return False
    return own - other >= RICH and gift.card == worst(woods, woods.active, woods.loot[woods.active])


def go_on(woods: Woods, options: Sequence[Option]) -> Option | None:
    """A move towards the best goal, if that is worth more than staying."""
    outlook, arms = outlook_of(woods), arms_of(woods, woods.active)
    dice = len(woods.board[MOVE])
    boots = [use for use in of_kind(options, UseLoot) if box_of(woods).loot[use.card].effect.do == "step"]
    moves = dice + len(boots)
    if not moves:
        return None
    goal = outlook.next_goal(moves, arms)
    is_met = has_enemy(woods, outlook.here)
    least = outlook.stay_worth() - strikes_worth(woods) if is_met else max(WORTH_A_MOVE, outlook.stay_worth())
    if goal is None or score(goal, moves) <= least:
        return None
    step = step_to(goal, options)
    if step is not None:
        return step
    return boots[0] if boots and goal.moves <= moves else None


def strikes_worth(woods: Woods) -> float:
    """What the Monsters here would do to a Hero who leaves; below zero."""
    left, worth, hero = woods.hearts[woods.active], 0.0, fighter_of(woods, woods.active)
    for foe in monsters_on(woods, woods.nodes[woods.active]):
        enemy = enemy_of(woods, foe)
        worth += loss_worth(enemy, hero, left) if foe.number != woods.frozen else 0.0
        left = max(0, left - enemy.damage)
    return worth


def step_to(goal: Destination, options: Sequence[Option]) -> Option | None:
    kinds = (Venture, FleeAstray) if goal.is_venture else (Move, Flee)
    return next((option for option in options if isinstance(option, kinds) and option.side == goal.side), None)


RULES: tuple[Callable[[Woods, Sequence[Option]], Option | None], ...] = (
    heal,
    unlock,
    trade,
    drink,
    serve,
    share,
    explore,
    go_on,
)
