"""Orders while dice are rolled, by arithmetic: what each order makes of the hand. It asks for no look ahead."""

from collections.abc import Mapping

from lairkeeper.games.vengeance.bots.dice_value import hand_worth, roll_worth
from lairkeeper.games.vengeance.bots.heuristic import SPARE_HEALTH, actions_worth, rounds_left, skill_values
from lairkeeper.games.vengeance.components.box import POWER, WOUND
from lairkeeper.games.vengeance.records.options import Assign, PlaceWound, Roll, Stop, TakeDice
from lairkeeper.games.vengeance.rules.assigning import as_hand, open_skills
from lairkeeper.games.vengeance.rules.reserve import without
from lairkeeper.games.vengeance.rules.rolling import smallest_group
from lairkeeper.games.vengeance.rules.standing import supply
from lairkeeper.games.vengeance.state import BLANK, RELEASED, Hand, Player, Vendetta, box_of, free_slots
from lairkeeper.kernel import Decision, Option
from lairkeeper.kernel.errors import Fact

ORDERS = frozenset({"command", "give_order"})
"""The questions of the Roll phase: in real time, and in ticks."""
_BETTER_STOP = -0.02


def advise(vendetta: Vendetta, decision: Decision, facts: Mapping[str, Fact]) -> Option | None:
    """The order that makes most of the hand; nothing outside the Roll phase, where a plan is searched for."""
    if decision.question not in ORDERS:
        return None
    player = vendetta.players[decision.seats[0]]
    if player.standing == "ready":
        return next((option for option in decision.options if isinstance(option, Roll)), None)
    return max(decision.options, key=lambda option: order_worth(vendetta, player, option))


def order_worth(vendetta: Vendetta, player: Player, order: Option) -> float:
    """The points that may be expected of the hand and its groups, if this order is given next."""
    match order:
        case Stop():
            return 0.0
        case Roll(dice=dice):
            kept = as_hand(without(player.hand, dice))
            return _hand(vendetta, player, player.hand, thrown_from=kept, thrown=len(dice))
        case TakeDice(count=count):
            return _hand(vendetta, player, _with_blanks(player.hand, count))
        case Assign(skill=skill, dice=dice, release=release, take=take):
            tile = box_of(vendetta).skills[skill]
            worth = actions_worth(tile.actions + (tile.power if POWER in dice else ()))
            counts = without(player.hand, dice)
            counts[WOUND] -= release
            counts[RELEASED] += release
            return worth + max(0.0, _hand(vendetta, player, _with_blanks(as_hand(counts), take)))
        case PlaceWound(take=take):
            counts = list(player.hand)
            counts[RELEASED] += counts[WOUND] - 1
            counts[WOUND] = 0
            return _wound_cost(vendetta, player) + _hand(vendetta, player, _with_blanks(as_hand(counts), take))
    return _BETTER_STOP


def _with_blanks(hand: Hand, count: int) -> Hand:
    return (*hand[:6], hand[BLANK] + count)


def _hand(vendetta: Vendetta, player: Player, hand: Hand, *, thrown_from: Hand | None = None, thrown: int = 0) -> float:
    """What a hand may become; little less than nothing where it makes no group any more."""
    skills, digest = open_skills(vendetta, player), vendetta.options.content
    loose = sum(hand) - (0 if free_slots(vendetta, player) else hand[WOUND])
    if loose + supply(vendetta) < smallest_group(digest, player.hero, skills):
        return _BETTER_STOP
    worths = skill_values(digest, player.hero, skills)
    if thrown_from is None:
        return hand_worth(digest, player.hero, skills, worths, hand)
    return roll_worth(digest, player.hero, skills, worths, thrown_from, thrown)


def _wound_cost(vendetta: Vendetta, player: Player) -> float:
    """What a free health slot less is worth; the last one is dear, for a full bar at the end is a knock-out."""
    free, rounds = free_slots(vendetta, player), rounds_left(vendetta, player)
    return (SPARE_HEALTH[free - 1] - SPARE_HEALTH[free]) * (min(rounds, 2) + 0.15) if free else 0.0
