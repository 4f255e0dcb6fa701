"""Where to go: what every place is worth to a Hero, and how far it is past Monsters and Brambles."""

from heapq import heappop, heappush
from typing import Any, NamedTuple

from lairkeeper.games.woodlands.board.cells import Side
from lairkeeper.games.woodlands.board.forest import NodeId
from lairkeeper.games.woodlands.bots.cards import purchase_worth
from lairkeeper.games.woodlands.bots.errands import errand_worth, wanted_runes
from lairkeeper.games.woodlands.bots.fights import (
    BARE,
    CARD,
    FULL_HAND,
    HEARTS,
    USUAL,
    Arms,
    Likely,
    Stand,
    brambles_cost,
    enemies_on,
    fight_worth,
    is_full,
    stand_of,
    unknown_enemies,
)
from lairkeeper.games.woodlands.bots.showdown import (
    HURRY,
    STRIDE,
    boss_node,
    can_raise,
    is_gathered,
    is_raised_in_time,
    is_ready_to_carry,
    showdown,
)
from lairkeeper.games.woodlands.components.box import HeroId
from lairkeeper.games.woodlands.rules.goals import node_with
from lairkeeper.games.woodlands.state import (
    Woods,
    box_of,
    ground,
    is_pile_empty,
    permanent,
    pile_size,
    special_die,
    special_of,
)

FAR_AWAY = 99.0
NO_SIDE = Side(-1)
"""The first side of the way to the node where the Hero stands already."""
PRESSED, THORNS = (2, 3), 1.0
"""Chapters in which the Monsters come to the Heroes, and the cost of Brambles there."""
ORB_TOKEN, GOODS, ALE, EVENT = 2.6, 2.0, 0.9, 0.1
RAISED, RAISED_AT_ANY_PRICE = 8.0, 25.0
"""The worth of raising a Hero, usually and where every Hero is needed."""
AT_BOSS, NEAR_BOSS = 30.0, 16.0
UNKNOWN_TILE = 1.5
PATIENCE, PER_MOVE, SPARE = 0.82, 0.2, 0.25
"""How much of a prospect is left with every turn it is away, what every move costs, and what one to spare is worth."""
RICH = 6
"""Orbs of which some are better spent."""
GUARDED = 0.7
"""How much of the worth of a Chest is left while Monsters are there: nobody flees from it to come back for it."""
LAST_REST = 0.8
STRAY, STRAYED = 0.4, 12
"""What every tile between the Heroes costs shortly before the Boss tile comes."""
HURT, REST_FIRST = 2, 20.0
"""Hearts with which a Hero rests before it goes to the Boss, and what that is worth."""
BRAVE = 3
"""Hearts with which a Hero goes where nobody has been."""


class Destination(NamedTuple):
    """A place to go to, what it is worth, how many moves it is away, and the first side to leave by."""

    node: NodeId
    worth: float
    moves: float
    side: Side
    is_venture: bool = False


class Outlook:
    """The places a Hero could go to from its node, with their worth; results are computed on demand and kept."""

    def __init__(self, woods: Woods, hero: HeroId) -> None:
        self.woods = woods
        self.hero = hero
        self.duel = showdown(woods)
        self.here = NodeId(woods.nodes[hero])
        self._costs: dict[tuple[NodeId, Arms], float] = {}
        self._meetings: dict[NodeId, tuple[Stand, Likely]] = {}
        self._peaceful: dict[NodeId, float] = {}
        self._routes: dict[Arms, dict[NodeId, tuple[float, Side]]] = {}
        self._prospects: dict[Arms, list[tuple[NodeId, float, Side, float]]] = {}
        self._ventures: dict[Arms, list[Destination]] = {}
        self._best: dict[tuple[int, Arms], float] = {}
        self._thorns: dict[NodeId, float] = {}
        self._stay: float | None = None
        self._card = FULL_HAND if is_full(woods, hero) and not is_pressed(woods) else CARD
        self._fallen = [other for other in woods.party if not woods.hearts[other]]
        self._is_boss_due = is_boss_due(woods)
        self._boss = boss_node(woods)
        self.rests_first = self._rests_first()
        self._taken = {foe.node for foe in woods.foes}
        self._unknown = unknown_enemies(woods)

    def fights(self, node: NodeId, arms: Arms) -> float:
        """The value of the encounter on a node for the Hero."""
        cost = self._costs.get((node, arms))
        if cost is None:
            stand, enemies = self._meeting(node)
            cost = sum((share * fight_worth(enemy, stand, arms) for share, enemy in enemies), 0.0)
            self._costs[node, arms] = cost
        return cost

    def _meeting(self, node: NodeId) -> tuple[Stand, Likely]:
        if node not in self._meetings:
            enemies = enemies_on(self.woods, node, self.hero, self._unknown)
            self._meetings[node] = stand_of(self.woods, self.hero, node), enemies
        return self._meetings[node]

    def worth(self, node: NodeId, arms: Arms) -> float:
        """The value of reaching a node."""
        worth = self._peaceful.get(node)
        if worth is None:
            worth = self._peaceful[node] = self._worth(node)
        return worth + self.fights(node, arms) if node in self._taken else worth

    def _worth(self, node: NodeId) -> float:
        """The value of a node without its encounter."""
        woods, hero = self.woods, self.hero
        is_taken = node in self._taken
        treasure = self._card * woods.chests[node] * (GUARDED if is_taken else 1.0)
        if treasure and self._is_nearer(node):
            treasure *= 0.5
        worth = treasure + EVENT * (node in woods.event_tokens) + special_worth(woods, node, hero)
        worth += errand_worth(woods, node, hero) * (0.7 if is_taken else 1.0)
        for other in self._fallen:
            worth += self._raised_worth(other) if woods.nodes[other] == node and can_raise(woods, hero) else 0.0
        if self.rests_first and special_of(woods, node) == "campfire":
            worth += REST_FIRST
        worth -= STRAY * self._distance_to_others(node) if self._is_boss_due else 0.0
        return worth + self._duel_worth(node)

    def _distance_to_others(self, node: NodeId) -> float:
        """How far a node is from where the others are, on average."""
        others = [other for other in self.woods.party if other != self.hero]
        steps = (min(self.woods.forest.distance(self.woods.nodes[other], 1 << node), STRAYED) for other in others)
        return sum(steps) / len(others)

    def _duel_worth(self, node: NodeId) -> float:
        """The Boss tile when it is time; before that nobody goes there. All gather beside it first."""
        duel = self.duel
        if self.rests_first:
            return 0.0
        if node == self._boss:
            is_ready = duel is not None and duel.is_time and is_gathered(self.woods, self.hero, duel)
            return AT_BOSS if is_ready else -AT_BOSS
        is_beside = duel is not None and duel.is_time and self.woods.forest.ways[duel.node] >> node & 1
        return NEAR_BOSS if is_beside else 0.0

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
        """Whether another Hero is nearer to a node."""
        woods, own = self.woods, self.woods.forest.distance(self.here, 1 << node)
        others = (h for h in woods.party if h != self.hero and woods.hearts[h] > 0)
        return any(woods.forest.distance(woods.nodes[other], 1 << node) < own for other in others)

    def _raised_worth(self, fallen: HeroId) -> float:
        """Most where everybody is needed: in chapters without a clock, and before the Boss if there is time."""
        duel = self.duel
        is_needed = duel is not None and duel.is_time and is_raised_in_time(self.woods, self.hero, fallen, duel)
        return RAISED_AT_ANY_PRICE if is_needed or self.woods.options.chapter in (1, 2) else RAISED

    def routes(self, arms: Arms) -> dict[NodeId, tuple[float, Side]]:
        """Per node, the cheapest way in moves and its first side; enemies and Brambles there count as extra moves."""
        if arms in self._routes:
            return self._routes[arms]
        exits, queue = self.woods.forest.exits, [(0.0, self.here, NO_SIDE)]
        found = self._routes[arms] = {}
        while queue:
            cost, node, first = heappop(queue)
            if node in found:
                continue
            found[node] = (cost, first)
            is_start = first < 0
            further = cost + 1.0 if is_start else cost + self.toll(node, arms) + 1.0
            for side, beyond in exits[node].items():
                if beyond not in found:
                    heappush(queue, (further, beyond, side if is_start else first))
        return found

    def toll(self, node: NodeId, arms: Arms) -> float:
        """The cost of passing through a node."""
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
        if is_pressed(woods):
            return THORNS
        is_sure_footed = bool(permanent(woods, self.hero, "sure_footed"))
        cost = brambles_cost(woods.options.content, woods.options.difficulty, woods.hearts[self.hero], is_sure_footed)
        return cost * (2 if self.hero in woods.entangled else 1)

    def goals(self, arms: Arms, moves: int) -> list[Destination]:
        """All places worth going to. The dice of this turn count only for places in reach of this turn."""
        found = []
        for node, cost, side, usual in self.prospects(on_the_way(arms)):
            worth = self.worth(node, arms) - self.thorns(node) if cost <= moves else usual
            if worth > 0:
                found.append(Destination(node, worth, cost, side))
        return found + self.ventures(on_the_way(arms))

    def prospects(self, arms: Arms) -> list[tuple[NodeId, float, Side, float]]:
        """All reachable places: moves, first side, and their worth in a later turn."""
        if arms not in self._prospects:
            self._prospects[arms] = [
                (node, cost, side, self.worth(node, USUAL) - self.thorns(node))
                for node, (cost, side) in self.routes(arms).items()
                if side >= 0 and cost < FAR_AWAY
            ]
        return self._prospects[arms]

    def ventures(self, arms: Arms) -> list[Destination]:
        """Ways out of the forest, for an orb, where tiles are wanted soon.

        In the standard game the pile is the clock: what it would bring comes anyway, and the Boss comes with its end.
        """
        woods = self.woods
        if arms not in self._ventures:
            is_wanted = is_hurried(woods) and woods.hearts[self.hero] >= BRAVE and not is_pile_empty(woods)
            self._ventures[arms] = [
                Destination(node, UNKNOWN_TILE, cost + 1, way if side < 0 else side, side < 0)
                for node, (cost, side) in (self.routes(arms) if is_wanted else {}).items()
                if cost < FAR_AWAY
                for way in woods.forest.ways_out[node]
            ]
        return self._ventures[arms]

    def stay_worth(self) -> float:
        """The value of ending the turn here."""
        if self._stay is None:
            self._stay = self._stay_worth()
        return self._stay

    def _stay_worth(self) -> float:
        woods, special = self.woods, special_of(self.woods, self.here)
        worth = HEARTS[5] - HEARTS[min(5, woods.hearts[self.hero])] if special == "campfire" else 0.0
        worth += errand_worth(woods, self.here, self.hero)
        if self.here in self._taken:
            worth += min(1.5, self.fights(self.here, USUAL)) + GUARDED * self._card * woods.chests[self.here]
        return worth + max(0.0, self._duel_worth(self.here))

    def best(self, moves: int, arms: Arms) -> float:
        """The score of the best goal for a turn with so many moves."""
        best = self._best.get((moves, arms))
        if best is None:
            scores = [score(goal, moves) for goal in self.ventures(on_the_way(arms))]
            for node, cost, _, usual in self.prospects(on_the_way(arms)):
                worth = self.worth(node, arms) - self.thorns(node) if cost <= moves else usual
                if worth > 0:
                    scores.append(worth_now(worth, cost, moves))
            best = self._best[moves, arms] = max(scores, default=0.0)
        return best

    def next_goal(self, moves: int, arms: Arms) -> Destination | None:
        return max(self.goals(arms, moves), key=lambda goal: score(goal, moves), default=None)


def on_the_way(arms: Arms) -> Arms:
    """What counts against enemies on the way: the Power die. Other dice of a turn make little difference there."""
    return USUAL if arms.has_power_die else BARE


_latest: list[tuple[object, tuple[list[Any], ...], Outlook]] = []


def outlook_of(woods: Woods) -> Outlook:
    """The outlook of the active Hero; the last one is kept, since a turn has many questions in the same situation.

    The key holds everything an outlook looks at, and nothing that is hidden.
    """
    lists: tuple[list[Any], ...] = (woods.hearts, woods.orbs, woods.powers, woods.nodes, woods.loot, woods.used_loot)
    lists += (woods.tokens, woods.chests, woods.monster_discard, woods.served)
    plain = (woods.event_tokens, woods.quest, woods.goods, woods.boss_card, woods.well_tokens, woods.inn_cards)
    turn = (woods.options, woods.round, woods.phase, woods.active, woods.ale, woods.enraged, woods.entangled)
    dice = (is_ready_to_carry(woods, woods.active), special_die(woods, "agility"), pile_size(woods))
    foes = tuple([(foe.number, foe.node, foe.is_up and foe.kind, foe.shields, foe.threat) for foe in woods.foes])
    key = (turn, dice, foes, plain, woods.forest)
    latest = _latest[0] if _latest else None
    if latest is None or latest[0] != key or latest[1] != lists:
        latest = (key, tuple(map(list, lists)), Outlook(woods, woods.active))
        _latest[:] = [latest]
    return latest[2]


def score(goal: Destination, moves: int) -> float:
    """The worth of a goal now, if so many moves can be made in this turn."""
    return worth_now(goal.worth, goal.moves, moves)


def worth_now(worth: float, cost: float, moves: int) -> float:
    """The worth of a place, discounted by the turns it takes to get there."""
    if cost <= moves:
        return worth + SPARE * min(2.0, moves - cost)
    missing = cost - moves
    turns: float = -(-missing // STRIDE)
    return float(worth * PATIENCE**turns - PER_MOVE * missing)


def is_hurried(woods: Woods) -> bool:
    """Whether tiles of the pile are wanted soon: only in chapters that need certain ones."""
    return woods.options.chapter in (1, 2) or bool(wanted_runes(woods))


def is_pressed(woods: Woods) -> bool:
    """Whether Heroes have no time for detours: then Brambles, full hands and known goods count less."""
    return woods.options.chapter in PRESSED


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
        case "merchant" if woods.orbs[hero] >= supplies.price:
            return goods_worth(woods, hero)
        case "inn" if woods.inn_cards and woods.orbs[hero] > 1 and len(woods.served[hero]) < supplies.inn_visits:
            return ALE
    return 0.0


def goods_worth(woods: Woods, hero: HeroId) -> float:
    """What the Merchant offers a Hero; goods that nobody has seen yet are promising, most of all for many orbs."""
    if woods.goods is None or (woods.goods and is_pressed(woods)):
        return GOODS * (2.0 if woods.orbs[hero] >= RICH else 1.0)
    profit = max((purchase_worth(woods, hero, card) for card in woods.goods), default=0.0)
    return max(0.0, profit)
