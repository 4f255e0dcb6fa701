"""The Roll phase (VNG-ROLL): all roll, assign and refill at the same time, until everybody has stopped or is stuck.

Orders are listed and carried out here, in the same way whether they arrive in real time or by ticks (VNG-RT16).
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import NamedTuple

from lairkeeper.games.vengeance.components.box import WOUND, Face, HeroId, SkillId, box
from lairkeeper.games.vengeance.config import roll_cooldown
from lairkeeper.games.vengeance.records.events import DiceRolled, RollBegan, RollEnded
from lairkeeper.games.vengeance.records.options import Assign, ComeBack, PlaceWound, Roll, ShowFaces, Stop, TakeDice
from lairkeeper.games.vengeance.rules.asking import OwnQuestion
from lairkeeper.games.vengeance.rules.assigning import as_hand, assign, open_skills, why_no_group
from lairkeeper.games.vengeance.rules.real_time import AwaitDice, SoloTimer, clock_lanes
from lairkeeper.games.vengeance.rules.reserve import places_in_hand, take_dice, without
from lairkeeper.games.vengeance.rules.standing import come_back, goes_on, is_waiting, stop, supply
from lairkeeper.games.vengeance.rules.wounds import place_wound
from lairkeeper.games.vengeance.state import (
    BLANK,
    EMPTY,
    RELEASED,
    Hand,
    Order,
    Player,
    Vendetta,
    box_of,
    free_slots,
    hand_limit,
    is_solo,
    living,
)
from lairkeeper.kernel import Chance, Cooldown, Do, Odds, Option, Seat, Table, Together, applies
from lairkeeper.kernel.errors import Fact

LOOSE = tuple(Face(face) for face in range(BLANK + 1))
ROLLABLE = tuple(face for face in LOOSE if face != WOUND)


class BeginRoll(Do[Vendetta]):
    """All living players are ready, the Reserve is open."""

    clauses = ("VNG-ROLL1", "VNG-RND3")

    def do(self, vendetta: Vendetta, table: Table) -> None:
        vendetta.phase = "roll"
        vendetta.is_reserve_closed = vendetta.is_phase_over = False
        vendetta.tick = vendetta.ticks_rolled = 0
        for player in vendetta.players:
            player.standing, player.taken, player.passes = "ready", 0, 0
        table.tell(RollBegan(vendetta.reserve))


class RollTogether(Do[Vendetta]):
    """A lane for each player, and one for each limit of the table."""

    clauses = ("VNG-ROLL8", "VNG-RND3", "VNG-RT3")

    def do(self, vendetta: Vendetta, table: Table) -> None:
        players = ((Command(who),) for who in living(vendetta))
        table.then(Together((*players, *clock_lanes(vendetta))))


@applies("VNG-ROLL1", "VNG-ROLL2", "VNG-ROLL7", "VNG-ROLL9")
def orders(vendetta: Vendetta, who: Seat) -> tuple[Order, ...]:
    """What a player may do now; dice that show the same are alike. The first roll takes the whole hand."""
    player = vendetta.players[who]
    if player.standing == "ready":
        return Roll(faces(player.hand)), Stop()
    limit = hand_limit(vendetta, player)
    places = Places(free_slots(vendetta, player) > 0, limit, min(supply(vendetta), limit))
    return _orders(vendetta.options.content, player.hero, open_skills(vendetta, player), player.hand, places)


class Places(NamedTuple):
    """Where dice can go: to a free health slot, into a hand of so many, as long as there are dice to take."""

    has_slot: bool
    limit: int
    dice: int


@lru_cache(maxsize=1 << 14)
def _orders(digest: str, hero: HeroId, skills: tuple[SkillId, ...], hand: Hand, places: Places) -> tuple[Order, ...]:
    has_slot, limit, dice = places
    held, wounds = sum(hand), hand[WOUND] + hand[RELEASED]
    listed: list[Order] = [Roll(chosen) for chosen in _subsets(hand) if chosen]
    for skill in skills:
        for group in box(digest).groups[hero][skill]:
            if all(have >= need for have, need in zip(hand, group, strict=False)):
                laid = faces((*group, 0, 0, 0))
                takes = range(min(limit - held + len(laid), dice) + 1)
                releases = (False, True) if hand[WOUND] else (False,)
                listed += [Assign(skill, laid, release, take) for release in releases for take in takes]
    if wounds and has_slot:
        listed += map(PlaceWound, range(min(limit - held + 1, dice) + 1))
    listed += map(TakeDice, range(1, min(limit - held, dice) + 1))
    return *listed, Stop()


@applies("VNG-ROLL2", "VNG-ROLL3", "VNG-WND3")
def _subsets(hand: Hand) -> Iterator[tuple[Face, ...]]:
    """The ways to pick dice that may be rolled: all but locked wounds."""
    for counts in product(*(range(hand[face] + 1) for face in ROLLABLE)):
        yield tuple(face for face, count in zip(ROLLABLE, counts, strict=True) for _ in range(count))


@lru_cache(maxsize=1 << 14)
def faces(hand: Hand) -> tuple[Face, ...]:
    """The dice of a hand one by one."""
    return tuple(face for face in LOOSE for _ in range(hand[face]))


@applies("VNG-RT7", "VNG-ROLL5", "VNG-WND1")
def interpreted_order(vendetta: Vendetta, who: Seat, option: Option) -> Option:
    """An order given while others emptied the Reserve asks for what is left, and dice may be named in any order."""
    player, dice = vendetta.players[who], supply(vendetta)
    match option:
        case Roll(dice=chosen):
            return Roll(tuple(sorted(chosen)))
        case Assign(skill=skill, dice=laid, release=release, take=take):
            most = min(places_in_hand(vendetta, player) + len(laid), dice)
            return Assign(skill, tuple(sorted(laid)), release, min(take, most))
        case PlaceWound(take=take):
            return PlaceWound(min(take, places_in_hand(vendetta, player) + 1, dice))
        case TakeDice(count=count):
            return TakeDice(min(count, places_in_hand(vendetta, player), dice))
    return option


def why_no_order(vendetta: Vendetta, who: Seat, option: Option) -> tuple[str, ...]:
    """The clauses against an order that is not listed."""
    player = vendetta.players[who]
    if player.standing == "ready" and isinstance(option, Order):
        return ("VNG-ROLL1",)
    if isinstance(option, Assign):
        return why_no_group(vendetta, player, option)
    if isinstance(option, Roll):
        return ("VNG-ROLL3",) if WOUND in option.dice else ("VNG-ROLL2",)
    if isinstance(option, TakeDice):
        return why_no_dice(vendetta)
    return ("VNG-WND1",) if isinstance(option, PlaceWound) else ("VNG-RND1",)


def why_no_dice(vendetta: Vendetta) -> tuple[str, ...]:
    """The clauses against taking dice: a closed Reserve, an empty one or a full hand."""
    if not vendetta.is_reserve_closed:
        return "VNG-ROLL4", "VNG-ROLL5"
    return ("VNG-SOLO5", "VNG-RT7") if is_solo(vendetta) else ("VNG-ROLL15",)


@applies("VNG-RT16", "VNG-RT1")
def carry_out(vendetta: Vendetta, who: Seat, order: Order, table: Table) -> None:
    """Carries out an order; the same in real time and in ticks."""
    match order:
        case Roll(dice=dice):
            throw(vendetta, who, dice, table)
        case Assign():
            assign(vendetta, who, order, table)
        case PlaceWound():
            place_wound(vendetta, who, order, table)
        case TakeDice(count=count):
            take_dice(vendetta, who, count, table)
        case Stop():
            stop(vendetta, who, "wish", table)


def throw(vendetta: Vendetta, who: Seat, dice: tuple[Face, ...], table: Table) -> None:
    """The dice show nothing while they are in the air."""
    player = vendetta.players[who]
    counts = without(player.hand, dice)
    counts[BLANK] += len(dice)
    player.hand = as_hand(counts)
    player.standing = "rolling"
    table.then(RollDice(who, len(dice)))


class Command(OwnQuestion[Order | ComeBack]):
    """A player rolls, assigns, places, takes or stops, again and again, until stopped or stuck."""

    clauses = ("VNG-ROLL2", "VNG-ROLL8", "VNG-ROLL10", "VNG-ROLL11", "VNG-RT3", "VNG-RT5")
    answers_itself = False

    def seats(self, vendetta: Vendetta) -> tuple[Seat, ...]:
        player = self.player(vendetta)
        return (self.who,) if goes_on(vendetta, player) or is_waiting(vendetta, player) else ()

    def options(self, vendetta: Vendetta) -> tuple[Order | ComeBack, ...]:
        return (ComeBack(),) if self.player(vendetta).is_absent else orders(vendetta, self.who)

    def take(self, vendetta: Vendetta, order: Order | ComeBack, table: Table) -> None:
        player = self.player(vendetta)
        if isinstance(order, ComeBack):
            come_back(vendetta, self.who, table)
            table.then(Command(self.who))
            return
        is_first = player.standing == "ready"
        carry_out(vendetta, self.who, order, table)
        if isinstance(order, Roll) and is_first and is_solo(vendetta):
            table.then(Together(((StopHopeless(self.who), Command(self.who)), (SoloTimer(),))))
        elif not isinstance(order, Stop):
            table.then(AwaitDice(self.who), StopHopeless(self.who), Command(self.who))

    def interpret(self, vendetta: Vendetta, option: Option) -> Option:
        return interpreted_order(vendetta, self.who, option)

    def why_not(self, vendetta: Vendetta, option: Option) -> tuple[str, ...]:
        return why_no_order(vendetta, self.who, option)

    def cooldown(self, vendetta: Vendetta) -> Cooldown:
        return Cooldown(roll_cooldown(vendetta.options), Roll.slug)


class StopHopeless(Do[Vendetta]):
    """A hand that no further roll can change does not delay the others."""

    clauses = ("VNG-RT17", "VNG-ROLL11")
    who: Seat

    def do(self, vendetta: Vendetta, table: Table) -> None:
        player = vendetta.players[self.who]
        if goes_on(vendetta, player) and is_hopeless(vendetta, player):
            stop(vendetta, self.who, "hopeless", table)


@applies("VNG-RT17", "VNG-SW4")
def is_hopeless(vendetta: Vendetta, player: Player) -> bool:
    """No die can be taken, no wound placed and no group made. Dice that others may return can still be taken.

    A free health slot takes a wound that is rolled later, which feeds skills for wounded heroes.
    """
    if player.standing == "ready" or (vendetta.options.stopped_dice == "returned" and not is_solo(vendetta)):
        return False
    if free_slots(vendetta, player) > 0 or min(supply(vendetta), places_in_hand(vendetta, player)) > 0:
        return False
    rollable = sum(player.hand) - player.hand[WOUND]
    return rollable < smallest_group(vendetta.options.content, player.hero, open_skills(vendetta, player))


@lru_cache(maxsize=4096)
def smallest_group(digest: str, hero: HeroId, skills: tuple[SkillId, ...]) -> int:
    """The fewest dice that any of the skills takes."""
    table = box(digest).groups[hero]
    return min(sum(group) for skill in skills for group in table[skill])


class RollDice(Chance[Vendetta, ShowFaces]):
    """Faces are drawn when a roll is accepted; every wound among them locks its die."""

    clauses = ("VNG-ROLL1", "VNG-ROLL3", "VNG-WND3", "VNG-RT1")
    who: Seat
    dice: int

    def odds(self, vendetta: Vendetta) -> Odds[ShowFaces]:
        return roll_odds(box_of(vendetta).combat_weights, self.dice)

    def drawer(self, vendetta: Vendetta) -> Seat:
        return self.who

    def take(self, vendetta: Vendetta, shown: ShowFaces, table: Table) -> None:
        player = vendetta.players[self.who]
        counts = list(player.hand)
        counts[BLANK] -= self.dice
        for face in shown.faces:
            counts[face] += 1
        player.hand = as_hand(counts)
        table.tell(DiceRolled(self.who, shown.faces))

    def facts(self, vendetta: Vendetta) -> dict[str, Fact]:
        return {"seat": self.who, "dice": self.dice}


@cache
def roll_odds(weights: tuple[int, ...], dice: int) -> Odds[ShowFaces]:
    """Every result of dice that cannot be told apart, and in how many ways it falls."""
    shown = [Face(face) for face, weight in enumerate(weights) if weight]
    outcomes, ways = [], []
    for result in combinations_with_replacement(shown, dice):
        orders_of = factorial(dice) // prod(factorial(result.count(face)) for face in set(result))
        outcomes.append(ShowFaces(result))
        ways.append(orders_of * prod(weights[face] for face in result))
    return Odds(tuple(outcomes), tuple(ways))


class EndRoll(Do[Vendetta]):
    """All loose dice go back, wound dice included, without any harm."""

    clauses = ("VNG-ROLL11", "VNG-ROLL12", "VNG-ROLL13", "VNG-ROLL14", "VNG-WND3", "VNG-RT6")

    def do(self, vendetta: Vendetta, table: Table) -> None:
        for player in vendetta.players:
            vendetta.reserve += sum(player.hand)
            player.hand, player.standing, player.is_absent = EMPTY, "stopped", False
        vendetta.is_reserve_closed = False
        table.tell(RollEnded(vendetta.reserve))
