"""Where to go: what every place is worth to a Hero, and how far it is past Monsters and Brambles."""

from heapq import heappop, heappush
from typing import NamedTuple

from lairkeeper.games.woodlands.box import HeroId
from lairkeeper.games.woodlands.cells import Side
from lairkeeper.games.woodlands.forest import NodeId
from lairkeeper.games.woodlands.partner.errands import errand_worth, wanted_runes
from lairkeeper.games.woodlands.partner.fights import CARD, HEARTS, USUAL, Arms, node_fights, unknown_enemies
from lairkeeper.games.woodlands.partner.showdown import STRIDE, Showdown, boss_node, showdown
from lairkeeper.games.woodlands.rules.goals import node_with
from lairkeeper.games.woodlands.state import (
    Woods,
    box_of,
    cards_that,
    ground,
    is_pile_empty,
    permanent,
    pile_size,
    special_die,
    special_of,
)

FAR_AWAY = 99.0
THORNS = 1.0
ORB_TOKEN, GOODS, ALE, EVENT = 2.6, 2.0, 0.9, 0.1
RAISED, RAISED_AT_ANY_PRICE = 8.0, 25.0
"""What it is worth to raise a Hero, and what in chapters that have no clock but need everybody."""
AT_BOSS, NEAR_BOSS = 30.0, 16.0
UNKNOWN_TILE = 1.5
PATIENCE, PER_MOVE = 0.82, 0.2
"""How much of a prospect is left with every turn it is away, and what every move costs."""
RICH = 6
"""Orbs of which some are better spent."""
LAST_REST = 0.8
STRAY, STRAYED = 0.4, 12
"""What every tile between the Heroes costs shortly before the Boss tile comes."""
ENOUGH = 2
"""Companions to wait for; with four Heroes one may follow later."""
HURRY = 1.6
"""Rounds below which nobody waits for the others."""
HURT, REST_FIRST = 2, 20.0
"""Hearts with which a Hero rests before it goes to the Boss, and what that is worth."""
BRAVE = 3
"""Hearts with which a Hero goes where nobody has been."""


class Goal(NamedTuple):
    """A place to go to, what it is worth, how many moves it is away, and the first side to leave by."""

    node: NodeId
    worth: float
    moves: float
    side: Side
    is_venture: bool = False


class Outlook:
    """What a Hero sees from where it stands; worked out once for a question."""

    def __init__(self, woods: Woods, hero: HeroId) -> None:
        self.woods = woods
        self.hero = hero
        self.duel = showdown(woods)
        self.here = NodeId(woods.nodes[hero])
        self._costs: dict[tuple[NodeId, Arms], float] = {}
        self._worths: dict[tuple[NodeId, Arms], float] = {}
        self._routes: dict[Arms, dict[NodeId, tuple[float, Side]]] = {}
        self._prospects: dict[Arms, list[tuple[NodeId, float, Side, float]]] = {}
        self._ventures: dict[Arms, list[Goal]] = {}
        self._best: dict[tuple[int, Arms], float] = {}
        self._thorns: dict[NodeId, float] = {}
        self._stay: float | None = None
        self.rests_first = self._rests_first()
        self._taken = {foe.node for foe in woods.foes}
        self._unknown = unknown_enemies(woods)

    def fights(self, node: NodeId, arms: Arms) -> float:
        if (node, arms) not in self._costs:
            self._costs[node, arms] = node_fights(self.woods, node, self.hero, arms, self._unknown)
        return self._costs[node, arms]

    def worth(self, node: NodeId, arms: Arms) -> float:
        """What it is worth to get to a node."""
        if (node, arms) not in self._worths:
            self._worths[node, arms] = self._worth(node, arms)
        return self._worths[node, arms]

    def _worth(self, node: NodeId, arms: Arms) -> float:
        woods, hero = self.woods, self.hero
        is_taken = node in self._taken
        treasure = CARD * woods.chests[node] * (0.7 if is_taken else 1.0)
        if treasure and self._is_nearer(node):
            treasure *= 0.5
        worth = treasure + EVENT * (node in woods.event_tokens) + special_worth(woods, node, hero)
        worth += errand_worth(woods, node, hero) * (0.7 if is_taken else 1.0)
        raised = RAISED_AT_ANY_PRICE if woods.options.chapter in (1, 2) else RAISED
        worth += sum(raised for other in woods.party if self._can_raise(other, node))
        if self.rests_first and special_of(woods, node) == "campfire":
            worth += REST_FIRST
        if is_taken:
            worth += self.fights(node, arms)
        worth -= STRAY * self._distance_to_others(node) if is_boss_due(woods) else 0.0
        return worth + (0.0 if self.rests_first else duel_worth(woods, hero, node, self.duel))

    def _distance_to_others(self, node: NodeId) -> float:
        """How far a node is from where the others are, on average."""
        others = [other for other in self.woods.party if other != self.hero]
        steps = (min(self.woods.forest.distance(self.woods.nodes[other], 1 << node), STRAYED) for other in others)
        return sum(steps) / len(others)

    def _rests_first(self) -> bool:
        """Whether a Hero who is hurt has the time to go to the fire before it goes to the Boss."""
        woods, duel, fire = self.woods, self.duel, node_with(self.woods, "campfire")
        is_hurt = woods.hearts[self.hero] <= HURT
        if duel is None or not duel.is_time or not is_hurt or fire is None or self.here in (duel.node, fire):
            return False
        distance = woods.forest.distance
        way = distance(self.here, 1 << fire) + distance(fire, 1 << duel.node)
        return way / STRIDE + 1 + HURRY <= duel.rounds

    def _is_nearer(self, node: NodeId) -> bool:
        """Whether somebody else is nearer to a node."""
        woods, own = self.woods, self.woods.forest.distance(self.here, 1 << node)
        others = (h for h in woods.party if h != self.hero and woods.hearts[h] > 0)
        return any(woods.forest.distance(woods.nodes[other], 1 << node) < own for other in others)

    def _can_raise(self, other: HeroId, node: NodeId) -> bool:
        woods = self.woods
        if woods.hearts[other] > 0 or woods.nodes[other] != node:
            return False
        return woods.orbs[self.hero] >= len(woods.party) or bool(cards_that(woods, self.hero, "revive"))

    def routes(self, arms: Arms) -> dict[NodeId, tuple[float, Side]]:
        """Per node, the cheapest way in moves, with what stands in the way counted as detours, and its first side."""
        if arms in self._routes:
            return self._routes[arms]
        forest, queue = self.woods.forest, [(0.0, int(self.here), -1)]
        found: dict[NodeId, tuple[float, Side]] = {}
        while queue:
            cost, place, first = heappop(queue)
            node = NodeId(place)
            if node in found:
                continue
            found[node] = (cost, Side(first))
            toll = self.toll(node, arms) if first >= 0 else 0.0
            for side, beyond in forest.exits[node].items():
                if beyond not in found:
                    heappush(queue, (cost + toll + 1.0, int(beyond), first if first >= 0 else int(side)))
        self._routes[arms] = found
        return found

    def toll(self, node: NodeId, arms: Arms) -> float:
        """What it costs to pass through a node."""
        duel = self.duel
        if node == self.woods.boss_card or (duel is not None and node == duel.node):
            return FAR_AWAY
        fights = max(0.0, 0.3 - self.fights(node, arms)) if node in self._taken else 0.0
        return fights + self.thorns(node)

    def thorns(self, node: NodeId) -> float:
        if node not in self._thorns:
            self._thorns[node] = self._thorns_on(node)
        return self._thorns[node]

    def _thorns_on(self, node: NodeId) -> float:
        woods = self.woods
        is_agile = self.hero == woods.active and special_die(woods, "agility") is not None
        if is_agile or not ground(woods, node).brambles:
            return 0.0
        return THORNS * (0.6 if permanent(woods, self.hero, "sure_footed") else 1.0)

    def goals(self, arms: Arms, moves: int) -> list[Goal]:
        """All places worth going to; the dice of this turn count only for those that can be reached in it."""
        found = []
        for node, cost, side, usual in self.prospects(arms):
            worth = self.worth(node, arms) - self.thorns(node) if cost <= moves else usual
            if worth > 0:
                found.append(Goal(node, worth, cost, side))
        return found + self.ventures(arms)

    def prospects(self, arms: Arms) -> list[tuple[NodeId, float, Side, float]]:
        """The places that can be reached at all: moves, first side, and what they are worth in a later turn."""
        if arms not in self._prospects:
            self._prospects[arms] = [
                (node, cost, side, self.worth(node, USUAL) - self.thorns(node))
                for node, (cost, side) in self.routes(arms).items()
                if side >= 0 and cost < FAR_AWAY
            ]
        return self._prospects[arms]

    def ventures(self, arms: Arms) -> list[Goal]:
        """Ways out of the forest, for an orb, where tiles are wanted soon.

        In the standard game the pile is the clock: what it would bring comes anyway, and the Boss comes with its end.
        """
        woods = self.woods
        if arms not in self._ventures:
            is_wanted = is_hurried(woods) and woods.hearts[self.hero] >= BRAVE and not is_pile_empty(woods)
            self._ventures[arms] = [
                Goal(node, UNKNOWN_TILE, cost + 1, way if side < 0 else side, side < 0)
                for node, (cost, side) in (self.routes(arms) if is_wanted else {}).items()
                if cost < FAR_AWAY
                for way in woods.forest.ways_out[node]
            ]
        return self._ventures[arms]

    def stay_worth(self) -> float:
        """What it is worth to end the turn here."""
        if self._stay is None:
            self._stay = self._stay_worth()
        return self._stay

    def _stay_worth(self) -> float:
        woods, special = self.woods, special_of(self.woods, self.here)
        worth = HEARTS[5] - HEARTS[min(5, woods.hearts[self.hero])] if special == "campfire" else 0.0
        worth += errand_worth(woods, self.here, self.hero)
        if self.here in self._taken:
            worth += min(1.5, self.fights(self.here, USUAL))
        return worth + (0.0 if self.rests_first else max(0.0, duel_worth(woods, self.hero, self.here, self.duel)))

    def best(self, moves: int, arms: Arms) -> float:
        """What a turn with so many moves promises."""
        if (moves, arms) not in self._best:
            scores = (score(goal, moves) for goal in self.goals(arms, moves))
            self._best[moves, arms] = max(scores, default=0.0)
        return self._best[moves, arms]

    def next_goal(self, moves: int, arms: Arms) -> Goal | None:
        return max(self.goals(arms, moves), key=lambda goal: score(goal, moves), default=None)


def score(goal: Goal, moves: int) -> float:
    """The worth of a goal now, if so many moves can be made in this turn."""
    missing = max(0.0, goal.moves - moves)
    turns = -(-missing // STRIDE) if missing else 0.0
    spare = 0.25 * min(2.0, moves - goal.moves) if not missing else 0.0
    return float(goal.worth * PATIENCE**turns - PER_MOVE * missing + spare)


def is_hurried(woods: Woods) -> bool:
    """Whether tiles of the pile are wanted soon: only in chapters that need certain ones."""
    return woods.options.chapter in (1, 2) or bool(wanted_runes(woods))


def is_boss_due(woods: Woods) -> bool:
    """Whether the Boss tile will be laid within a round or so: then nobody should be far from the others."""
    return not woods.options.chapter and boss_node(woods) is None and pile_size(woods) <= 1.5 * len(woods.party)


def is_end_near(woods: Woods) -> bool:
    """Whether the Boss will be fought soon: then everybody should be in good health."""
    return not woods.options.chapter and pile_size(woods) <= 3 * len(woods.party)


def special_worth(woods: Woods, node: NodeId, hero: HeroId) -> float:
    """Campfire, Energy Well, Merchant and Inn."""
    supplies = box_of(woods).supplies
    match special_of(woods, node):
        case "campfire":
            missing = supplies.hearts - woods.hearts[hero]
            need = 1.0 if missing >= 3 else 0.7
            return (HEARTS[5] - HEARTS[min(5, woods.hearts[hero])]) * (need + LAST_REST * is_end_near(woods))
        case "well" if woods.well_tokens and not woods.tokens[hero]:
            return ORB_TOKEN
        case "merchant" if woods.orbs[hero] >= supplies.price and (woods.goods is None or woods.goods):
            return GOODS * (2.0 if woods.orbs[hero] >= RICH else 1.0)
        case "inn" if woods.inn_cards and woods.orbs[hero] > 1 and len(woods.served[hero]) < supplies.inn_visits:
            return ALE
    return 0.0


def duel_worth(woods: Woods, hero: HeroId, node: NodeId, duel: Showdown | None) -> float:
    """The Boss tile when it is time; before that nobody goes there. All gather beside it first."""
    if duel is None:
        return -AT_BOSS if node == boss_node(woods) else 0.0
    if node == duel.node:
        return AT_BOSS if duel.is_time and is_gathered(woods, hero, duel) else -AT_BOSS
    if duel.is_time and woods.forest.ways[duel.node] >> node & 1:
        return NEAR_BOSS
    return 0.0


def is_gathered(woods: Woods, hero: HeroId, duel: Showdown) -> bool:
    """Whether all others are near enough to follow in the same round, or there is no time to wait.

    Who can carry the others goes first and takes them along, so that nobody faces the Boss alone.
    """
    others = [other for other in woods.party if other != hero and woods.hearts[other] > 0]
    away = sorted(woods.forest.distance(woods.nodes[other], 1 << duel.node) for other in others)
    far = max(away[:ENOUGH], default=0)
    if duel.rounds <= HURRY or far > 8 or not others or any(woods.nodes[other] == duel.node for other in others):
        return True
    return far <= 1 and (carrier(woods) in (hero, None)) and is_ready_to_carry(woods, hero)


def carrier(woods: Woods) -> HeroId | None:
    """The standing Hero who can take others along."""
    heroes = box_of(woods).heroes
    return next((hero for hero in woods.party if heroes[hero].special5 == "transport" and woods.hearts[hero] > 0), None)


def is_ready_to_carry(woods: Woods, hero: HeroId) -> bool:
    """Nobody needs a die for it but who can carry, and that one only once all dice are placed."""
    is_free = carrier(woods) != hero or hero != woods.active
    return is_free or bool(woods.dice) or special_die(woods, "transport") is not None
