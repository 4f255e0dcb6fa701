"""A small evaluation for bots: how good the table looks to the group, from -1 (lost) to 1 (won).

Everything is measured in terms with a name and a weight. Their sum is taken as the log-odds of winning; the danger
that the very next roll of the Mummy dice loses the game is then taken off as the chance that it is.
"""

from collections.abc import Iterator
from functools import cache
from math import exp, tanh
from typing import NamedTuple

from lairkeeper.games.run_run_run.box import MummyId, Symbol, box
from lairkeeper.games.run_run_run.hexes import STEPS, Hex
from lairkeeper.games.run_run_run.maze import VAULT, SpaceId, distance
from lairkeeper.games.run_run_run.placement import tokens_with
from lairkeeper.games.run_run_run.rules.mummies import MUMMY_FACES, mummy_dice
from lairkeeper.games.run_run_run.state import Mummy, Pyramid, boss_has_appeared, box_of, mummy_spaces, players
from lairkeeper.kernel import Seat


class Terms(NamedTuple):
    """What is looked at; a weight for each says what it is worth."""

    one: float = 0
    doors: float = 0
    door_prospects: float = 0
    torch_prospects: float = 0
    torches: float = 0
    pile_hearts: float = 0
    awake_hearts: float = 0
    awake: float = 0
    extra_dice: float = 0
    urgency: float = 0
    fighters: float = 0
    cards: float = 0
    smallest_hand: float = 0
    strength: float = 0
    doubles: float = 0
    shields: float = 0
    other_tokens: float = 0
    depth: float = 0
    open_sites: float = 0
    regroup_tiles: float = 0
    wounds: float = 0


BEFORE_THE_DOOR = Terms(
    one=0.0,
    doors=1.0,
    door_prospects=0.8,
    torch_prospects=0.5,
    torches=1.5,
    pile_hearts=-0.8,
    awake_hearts=-1.0,
    awake=-0.4,
    extra_dice=-0.4,
    urgency=-2.0,
    fighters=0.2,
    cards=1.0,
    smallest_hand=2.0,
    strength=0.4,
    doubles=0.3,
    shields=0.2,
    other_tokens=0.1,
    depth=1.0,
    open_sites=1.0,
    regroup_tiles=0.2,
    wounds=-0.3,
)
AFTER_THE_DOOR = BEFORE_THE_DOOR._replace(one=2.5, awake_hearts=-1.2, strength=0.8, fighters=0.4)


def heuristic(pyramid: Pyramid, seat: Seat) -> float:
    """Between -1 and 1; it may look at guessed hands, for the whole state it is given is a guess."""
    terms, danger = measure(pyramid)
    weights = AFTER_THE_DOOR if terms.doors == 3 else BEFORE_THE_DOOR
    odds = sum([weight * term for weight, term in zip(weights, terms, strict=True)])
    return (1 - danger) * (1 + tanh(odds / 2)) - 1


def measure(pyramid: Pyramid) -> tuple[Terms, float]:
    """All terms, and the chance that the next roll loses the game."""
    box_ = box_of(pyramid)
    seats = players(pyramid)
    hands = [len(h) for h in pyramid.hands]
    strength = sum([box_.exits[c] for h in pyramid.hands for c in h]) / 6
    pending = len(pyramid.pool) + sum(map(len, pyramid.offers))
    if pyramid.participants:
        pending += min(2, sum(pyramid.discard)) if not pyramid.pool else 0
        for _ in range(pending):
            who = min(pyramid.participants, key=hands.__getitem__)
            hands[who] += 1
        strength += pending / 2
    deal = [_comfort(n) for n in hands]
    doors = sum([1 for m in pyramid.mechanisms if m.opens_door])
    awake = list(pyramid.awake)
    to_vault = pyramid.maze.to_vault
    far = max(to_vault)
    if boss_has_appeared(pyramid):
        pass
    elif doors == box_.supplies.door_tokens:
        awake.append(Mummy(MummyId(5), SpaceId(to_vault.index(far)), 10))
    else:
        for _ in range(len(box_.mummies) - len(pyramid.asleep) - len(awake)):
            awake.append(Mummy(MummyId(2), SpaceId(to_vault.index(far)), 5))
    dice = box_.supplies.starting_mummy_dice + sum([box_.creatures[m.id].extra_dice for m in awake])
    safe, wounds, urgency, reach = 1.0, 0.0, 0.0, 0.0
    for m in awake:
        lethal, hurt, hurry = _threat(pyramid, m, dice, hands)
        safe *= 1 - lethal
        wounds += hurt
        urgency += hurry * (0.3 + 0.14 * m.hearts)
    if awake:
        occupied = mummy_spaces(pyramid)
        for s in range(seats):
            if hands[s] > 1:
                steps = distance(pyramid.maze.walks(pyramid.places[s], occupied), occupied)
                reach += 1.0 if steps <= 3 else (0.5 if steps <= 5 else 0)
    tokens = [box_.tokens[t].effect for purse in pyramid.purses for t in purse]
    doubles, shields = tokens.count("double"), tokens.count("shield")
    sites = pyramid.maze.routes(VAULT)
    before = pyramid.maze.door is None
    return Terms(
        one=1,
        doors=doors,
        door_prospects=_prospect(pyramid, opens_door=True) if before and doors < 3 else 0,
        torch_prospects=_prospect(pyramid, opens_door=False) * max(0, 5 - pyramid.reserve) / 5,
        torches=pyramid.reserve / (pyramid.reserve + 2),
        pile_hearts=pyramid.hearts / 5,
        awake_hearts=sum([m.hearts for m in awake]) / 5,
        awake=len(awake),
        extra_dice=dice - 1,
        urgency=urgency,
        fighters=reach,
        cards=sum(deal) / seats,
        smallest_hand=min(deal),
        strength=strength / seats,
        doubles=doubles,
        shields=shields,
        other_tokens=len(tokens) - doubles - shields,
        depth=min(far, 8) / 8,
        open_sites=min(len(sites), 6) / 6,
        regroup_tiles=pyramid.regroup_tiles,
        wounds=wounds,
    ), 1 - safe


@cache
def _comfort(cards: int) -> float:
    return 1 - 0.65 ** (cards - 1) if cards else -1.0


@cache
def _tail(dice: int, faces: int | None, steps: int, digest: str) -> float:
    odds = box(digest).mummy_odds(dice, faces)
    return sum(w for s, w in odds if s >= steps) / sum(w for _, w in odds)


def _threat(pyramid: Pyramid, mummy: Mummy, dice: int, hands: list[int]) -> tuple[float, float, float]:
    """The chance that this mummy loses the game with the next roll, cards it takes, and how soon it would arrive."""
    kind = box_of(pyramid).creatures[mummy.id]
    to_vault, ways = pyramid.maze.to_vault, pyramid.maze.ways
    faces, digest = MUMMY_FACES[pyramid.options.mummy_faces], pyramid.options.content
    far = to_vault[mummy.space]
    speed = dice / 2 + kind.extra_move
    hurry = exp(-far / speed / 2.5)
    reach = dice + kind.extra_move
    here, steps = mummy.space, 0
    while here != VAULT and steps < reach:
        left = ways[here]
        goal = to_vault[here] - 1
        best = None
        while left:
            low = left & -left
            near = SpaceId(low.bit_length() - 1)
            left ^= low
            if to_vault[near] == goal:
                if best is None:
                    best = near
                if near in pyramid.places and near != VAULT:
                    best = near
        assert best is not None
        here = best
        steps += 1
        if here == VAULT:
            return _tail(dice, faces, steps - kind.extra_move, digest), 0.0, hurry
        if here in pyramid.places:
            chance = _tail(dice, faces, steps - kind.extra_move, digest)
            cats = [s for s, p in enumerate(pyramid.places) if p == here]
            spare = sum([hands[s] - 1 for s in cats])
            shielded = any(next(tokens_with(pyramid, Seat(s), "shield"), None) is not None for s in cats)
            if spare < kind.damage and not shielded:
                return chance, 0.0, hurry
            return 0.0, chance * kind.damage, hurry
    return 0.0, 0.0, hurry


_THIRD = {
    frozenset(("ankh", "eye")): "scarab",
    frozenset(("ankh", "scarab")): "eye",
    frozenset(("eye", "scarab")): "ankh",
}
THIRD = {(a, b): _THIRD[frozenset((a, b))] for a in ("ankh", "eye", "scarab") for b in ("ankh", "eye", "scarab") if a != b}


def _pairs(pyramid: Pyramid, opens_door: bool) -> Iterator[tuple[Hex, Symbol]]:
    maze, symbols = pyramid.maze, box_of(pyramid).symbols
    at, sites = maze.at, maze.sites
    used = {room for m in pyramid.mechanisms if m.opens_door == opens_door for room in m.rooms}
    free = {}
    for place, space in enumerate(maze.spaces):
        if space.card >= 0 and place not in used:
            symbol = symbols[space.card]
            if symbol != "none":
                free[space.hex] = symbol
    for hex_, symbol in free.items():
        for side in (0, 1, 2):
            other = free.get(hex_ + STEPS[side])
            if other is not None and (other != symbol) == opens_door:
                need = THIRD[symbol, other] if opens_door else symbol
                for corner in (hex_ + STEPS[side - 1], hex_ + STEPS[side + 1]):
                    if corner in sites:
                        yield corner, need


def _prospect(pyramid: Pyramid, opens_door: bool) -> float:
    best = second = 0.0
    pairs = set(_pairs(pyramid, opens_door))
    if not pairs:
        return 0.0
    open_ = pyramid.maze.routes(VAULT)
    box_ = box_of(pyramid)
    blocked = mummy_spaces(pyramid)
    routes = [pyramid.maze.routes(place, blocked) for place in pyramid.places]
    for hex_, need in sorted(pairs):
        if hex_ not in open_:
            continue
        site = open_[hex_][1]
        score = 0.1 + 0.4 * _fraction(pyramid.options.content, need, site)
        for seat, hand in enumerate(pyramid.hands):
            if hex_ in routes[seat]:
                for card in hand:
                    if box_.symbols[card] == need and site in box_.fitting[card]:
                        steps = routes[seat][hex_][0]
                        score = max(score, 1.0 if steps <= 3 else 0.8 if steps <= 6 else 0.6)
                        break
        if score > best:
            best, second = score, best
        elif score > second:
            second = score
    return best + 0.4 * second


@cache
def _fraction(digest: str, need: Symbol, site: tuple[int, int]) -> float:
    box_ = box(digest)
    kinds = [k for k in range(len(box_.rooms)) if box_.symbols[k] == need]
    return sum(1 for k in kinds if site in box_.fitting[k]) / len(kinds)
