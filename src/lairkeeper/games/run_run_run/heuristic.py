"""A small evaluation for bots: how good the table looks to the group, from -1 (lost) to 1 (won).

What matters is measured in terms with a name, each with a weight; their sum is taken as the log-odds of winning.
The chance that the very next roll of the Mummy dice loses the game is then taken off. Hands of others are looked at
too: in a state that a bot may hold they are guesses.
"""

from collections.abc import Iterator
from functools import cache
from math import comb, tanh
from typing import NamedTuple

from lairkeeper.games.run_run_run.box import Box, MummyId, Symbol, box
from lairkeeper.games.run_run_run.hexes import STEPS, Hex
from lairkeeper.games.run_run_run.maze import VAULT, Routes, Site, SpaceId, distance
from lairkeeper.games.run_run_run.rules.cooperate import FREE_CARDS
from lairkeeper.games.run_run_run.rules.mummies import MUMMY_FACES
from lairkeeper.games.run_run_run.state import Mummy, Pyramid, box_of, mummy_spaces
from lairkeeper.kernel import Seat


class Terms(NamedTuple):
    """What is looked at, and in `BEFORE_THE_DOOR` and `AFTER_THE_DOOR` what it is worth."""

    start: float = 0
    doors: float = 0
    """Door mechanisms triggered."""
    door_prospects: float = 0
    """Pairs of Rooms that one fitting Room would make a Door mechanism of: 1 if a near cat holds it."""
    torch_prospects: float = 0
    """The same for Torch mechanisms, as far as torches are missing."""
    torches: float = 0
    """The reserve, the first ones counting most."""
    hearts_on_pile: float = 0
    """How near the next awakening is, from 0 to 1."""
    awake: float = 0
    """Mummies in the maze."""
    awake_hearts: float = 0
    """Hearts to be fought down, in fives."""
    extra_dice: float = 0
    """Mummy dice beyond the first."""
    pressure: float = 0
    """Mummies that may be in the Vault before they are fought down."""
    time: float = 0
    """Whether the way from the furthest open path is long enough for the Boss, the more Doors are done the more."""
    power: float = 0
    """Whether the hands suffice to fight everything down, the Boss included, likewise."""
    fighters: float = 0
    """Cats that can walk to a mummy and have a card to spend."""
    hands: float = 0
    """How comfortable the hands are on average, from 0 (one card) to 1."""
    smallest_hand: float = 0
    """The same for the smallest hand."""
    strength: float = 0
    """Exits in hands, in dozens."""
    wounds: float = 0
    """Cards that the next roll is expected to cost."""
    doubles: float = 0
    shields: float = 0
    other_tokens: float = 0
    depth: float = 0
    """How far from the Vault a mummy can be woken, from 0 to 1."""
    open_hexes: float = 0
    """Hexes that open paths lead to, from 0 to 1."""
    regroup_tiles: float = 0


BEFORE_THE_DOOR = Terms(
    start=0.0,
    doors=1.0,
    door_prospects=0.8,
    torch_prospects=0.5,
    torches=1.5,
    hearts_on_pile=-0.8,
    awake=-0.4,
    awake_hearts=-1.0,
    extra_dice=-0.4,
    pressure=-1.5,
    time=1.0,
    power=0.5,
    fighters=0.2,
    hands=1.0,
    smallest_hand=2.0,
    strength=0.8,
    wounds=-0.3,
    doubles=0.3,
    shields=0.2,
    other_tokens=0.1,
    depth=2.0,
    open_hexes=1.0,
    regroup_tiles=0.2,
)
AFTER_THE_DOOR = BEFORE_THE_DOOR._replace(start=2.5, pressure=-3.0, power=1.0, awake_hearts=-1.2, strength=1.6, fighters=0.4)

COMFORT = 0.65
FIGHTS_PER_CARD = 0.7
DAMAGE_PER_FIGHT = 3.0
DEEP = 8
MANY_OPEN_HEXES = 6


def heuristic(pyramid: Pyramid, seat: Seat) -> float:
    """What the table is worth to everybody, for all win or lose together."""
    terms, danger = measure(pyramid)
    weights = AFTER_THE_DOOR if terms.doors == box_of(pyramid).supplies.door_tokens else BEFORE_THE_DOOR
    odds = sum([weight * term for weight, term in zip(weights, terms, strict=True)])
    return (1 - 0.97 * danger) * (1 + tanh(odds / 2)) - 1


def measure(pyramid: Pyramid) -> tuple[Terms, float]:
    """All terms, and the chance that the next roll of the Mummy dice loses the game."""
    box_, maze = box_of(pyramid), pyramid.maze
    seats = len(pyramid.hands)
    cards = cards_soon(pyramid)
    comfort = [_comfort(count) for count in cards]
    doors = sum([1 for mechanism in pyramid.mechanisms if mechanism.opens_door])
    awake = [*pyramid.awake, *_about_to_appear(pyramid, doors)]
    dice = box_.supplies.starting_mummy_dice + sum([box_.creatures[mummy.id].extra_dice for mummy in awake])
    tokens = [box_.tokens[token].effect for purse in pyramid.purses for token in purse]
    doubles, shields = tokens.count("double"), tokens.count("shield")
    blocked = mummy_spaces(pyramid)
    routes = [maze.routes(place, blocked) for place in pyramid.places]
    missing = max(0, box_.supplies.mechanism_level - pyramid.reserve) / box_.supplies.mechanism_level
    door_prospects, torch_prospects = _prospects(pyramid, routes, doors < box_.supplies.door_tokens, missing > 0)
    safety, wounds, pressure = 1.0, 0.0, 0.0
    fighters = _fighters(pyramid, blocked, cards) if blocked else 0.0
    fights = sum([max(0, count - 1) for count in cards]) * FIGHTS_PER_CARD
    needed = 0.0
    for turns, mummy in sorted([(_turns_left(pyramid, mummy, dice), mummy) for mummy in awake], key=lambda it: it[0]):
        danger, hurt = _next_roll(pyramid, mummy, dice, cards)
        safety *= 1 - danger
        wounds += hurt
        needed += mummy.hearts / DAMAGE_PER_FIGHT
        pressure += _arrival(pyramid, maze.to_vault[mummy.space], dice, box_.creatures[mummy.id].extra_move, needed + (not fighters))
    if doors == box_.supplies.door_tokens:
        time, power = 0.0, tanh((fights - needed) / 2)
    else:
        far = max([steps for steps, _ in maze.routes(VAULT).values()], default=0)
        boss = sum([boss.hearts for boss in box_.bosses]) / len(box_.bosses) / DAMAGE_PER_FIGHT
        time = doors / 2 * (1 - _arrival(pyramid, far, dice, box_.bosses[0].extra_move, boss + 1))
        power = doors / 2 * tanh((fights - needed - boss) / 2)
    return Terms(
        start=1,
        doors=doors,
        door_prospects=door_prospects,
        torch_prospects=torch_prospects * missing,
        torches=pyramid.reserve / (pyramid.reserve + 2),
        hearts_on_pile=pyramid.hearts / box_.waking_hearts,
        awake=len(awake),
        awake_hearts=sum([mummy.hearts for mummy in awake]) / 5,
        extra_dice=dice - box_.supplies.starting_mummy_dice,
        pressure=pressure,
        time=time,
        power=power,
        fighters=fighters,
        hands=sum(comfort) / seats,
        smallest_hand=min(comfort),
        strength=sum([box_.exits[card] for hand in pyramid.hands for card in hand]) / 12 / seats,
        wounds=wounds,
        doubles=doubles,
        shields=shields,
        other_tokens=len(tokens) - doubles - shields,
        depth=min(max(maze.to_vault), DEEP) / DEEP,
        open_hexes=min(len(maze.routes(VAULT)), MANY_OPEN_HEXES) / MANY_OPEN_HEXES,
        regroup_tiles=pyramid.regroup_tiles,
    ), 1 - safety


@cache
def _comfort(cards: int) -> float:
    return 1 - COMFORT ** (cards - 1) if cards else -1.0


def cards_soon(pyramid: Pyramid) -> list[int]:
    """The number of cards per hand; those of a regroup go to the smallest hands."""
    cards = [len(hand) for hand in pyramid.hands]
    if pyramid.participants:
        pooled = len(pyramid.pool) + sum([len(offer) for offer in pyramid.offers])
        for _ in range(pooled or min(FREE_CARDS, sum(pyramid.discard))):
            cards[min(pyramid.participants, key=cards.__getitem__)] += 1
    return cards


def _about_to_appear(pyramid: Pyramid, doors: int) -> Iterator[Mummy]:
    """A mummy or the Boss whose place is still to be chosen: some average one, as far away as can be."""
    box_ = box_of(pyramid)
    if pyramid.maze.door is not None:
        return
    far = pyramid.maze.to_vault.index(max(pyramid.maze.to_vault))
    if doors == box_.supplies.door_tokens:
        yield Mummy(
            MummyId(len(box_.mummies)), SpaceId(far), sum([boss.hearts for boss in box_.bosses]) // len(box_.bosses)
        )
    elif len(pyramid.asleep) + len(pyramid.awake) < len(box_.mummies):
        yield Mummy(MummyId(0), SpaceId(far), box_.waking_hearts)


def _turns_left(pyramid: Pyramid, mummy: Mummy, dice: int) -> float:
    """Turns until a mummy is in the Vault, with average dice."""
    return pyramid.maze.to_vault[mummy.space] / (dice / 2 + box_of(pyramid).creatures[mummy.id].extra_move)


def _arrival(pyramid: Pyramid, far: int, dice: int, extra: int, rolls: float) -> float:
    """The chance that a mummy goes so far with so many rolls; between whole numbers of rolls it is interpolated."""
    faces = MUMMY_FACES[pyramid.options.mummy_faces] or box_of(pyramid).mummy_faces
    whole = int(rolls)
    less, more = (_reaches(dice * some, faces, far - extra * some) for some in (whole, whole + 1))
    return less + (more - less) * (rolls - whole)


@cache
def _reaches(dice: int, faces: int, symbols: int) -> float:
    """The chance that so many dice show so many symbols or more."""
    if symbols <= 0:
        return 1.0
    share = faces / 6
    return sum([comb(dice, count) * share**count * (1 - share) ** (dice - count) for count in range(symbols, dice + 1)])


def _fighters(pyramid: Pyramid, blocked: int, cards: list[int]) -> float:
    near = 0.0
    for place, count in zip(pyramid.places, cards, strict=True):
        if count > 1:
            steps = distance(pyramid.maze.walks(place, blocked), blocked)
            near += 1.0 if steps <= 3 else 0.5 if steps <= 5 else 0.0
    return near


@cache
def _chance_of_steps(digest: str, dice: int, faces: int | None, steps: int) -> float:
    """The chance that a roll takes a mummy so many steps."""
    odds = box(digest).mummy_odds(dice, faces)
    return sum(weight for count, weight in odds if count >= steps) / sum(weight for _, weight in odds)


def _next_roll(pyramid: Pyramid, mummy: Mummy, dice: int, cards: list[int]) -> tuple[float, float]:
    """The chance that this mummy ends the game with the next roll, and the cards it is expected to cost."""
    kind = box_of(pyramid).creatures[mummy.id]
    here = mummy.space
    for steps in range(1, dice + kind.extra_move + 1):
        here = _next_space(pyramid, here)
        if here == VAULT or here in pyramid.places:
            options = pyramid.options
            faces = MUMMY_FACES[options.mummy_faces]
            chance = _chance_of_steps(options.content, dice, faces, steps - kind.extra_move)
            if here == VAULT or _would_kill(pyramid, here, kind.damage, cards):
                return chance, 0.0
            return 0.0, chance * kind.damage
    return 0.0, 0.0


def _next_space(pyramid: Pyramid, here: SpaceId) -> SpaceId:
    """A step towards the Vault, to a cat if there is the choice: it stops the mummy."""
    nearer = pyramid.maze.towards_vault(here)
    for space in nearer:
        if space in pyramid.places:
            return space
    return nearer[0]


def _would_kill(pyramid: Pyramid, space: SpaceId, damage: int, cards: list[int]) -> bool:
    box_ = box_of(pyramid)
    spare = 0
    for place, count, purse in zip(pyramid.places, cards, pyramid.purses, strict=True):
        if place == space:
            if any([box_.tokens[token].effect == "shield" for token in purse]):
                return False
            spare += count - 1
    return spare < damage


def _prospects(pyramid: Pyramid, routes: list[Routes], for_door: bool, for_torches: bool) -> tuple[float, float]:
    """How near the next Door and the next Torch mechanism are."""
    box_, is_open = box_of(pyramid), pyramid.maze.routes(VAULT)
    best = [0.0, 0.0]
    second = [0.0, 0.0]
    seen: set[tuple[Hex, Symbol, bool]] = set()
    for corner in _corners(pyramid, for_door, for_torches):
        hex_, symbol, opens_door = corner
        if hex_ not in is_open or corner in seen:
            continue
        seen.add(corner)
        score = _readiness(pyramid, box_, routes, hex_, is_open[hex_][1], symbol)
        if score > best[opens_door]:
            best[opens_door], second[opens_door] = score, best[opens_door]
        elif score > second[opens_door]:
            second[opens_door] = score
    return best[True] + 0.4 * second[True], best[False] + 0.4 * second[False]


def _corners(pyramid: Pyramid, for_door: bool, for_torches: bool) -> Iterator[tuple[Hex, Symbol, bool]]:
    """Empty hexes beside two Rooms that want a certain symbol, and whether it would open the Door."""
    maze, symbols = pyramid.maze, box_of(pyramid).symbols
    sites = maze.sites
    shown = {
        space.hex: symbol for space in maze.spaces if space.card >= 0 and (symbol := symbols[space.card]) != "none"
    }
    used: tuple[set[Hex], set[Hex]] = (set(), set())
    for mechanism in pyramid.mechanisms:
        used[mechanism.opens_door].update([maze.spaces[room].hex for room in mechanism.rooms])
    for hex_, symbol in shown.items():
        for side in (0, 1, 2):
            beside = hex_ + STEPS[side]
            other = shown.get(beside)
            if other is None:
                continue
            opens_door = other != symbol
            if not (for_door if opens_door else for_torches) or hex_ in used[opens_door] or beside in used[opens_door]:
                continue
            wanted = _THIRD[symbol, other]
            for corner in (hex_ + STEPS[side - 1], hex_ + STEPS[side + 1]):
                if corner in sites:
                    yield corner, wanted, opens_door


_SYMBOLS: tuple[Symbol, ...] = ("ankh", "eye", "scarab")
_THIRD: dict[tuple[Symbol, Symbol], Symbol] = {
    (one, other): one if one == other else next(third for third in _SYMBOLS if third not in (one, other))
    for one in _SYMBOLS
    for other in _SYMBOLS
}


def _readiness(pyramid: Pyramid, box_: Box, routes: list[Routes], hex_: Hex, site: Site, symbol: Symbol) -> float:
    """1 if a cat that can walk there holds a fitting Room with this symbol, less if it is far, little if nobody does."""
    ready = 0.1 + 0.4 * _share_that_fits(pyramid.options.content, symbol, site)
    for hand, route in zip(pyramid.hands, routes, strict=True):
        if hex_ in route:
            for card in hand:
                if box_.symbols[card] == symbol and site in box_.fitting[card]:
                    steps = route[hex_][0]
                    ready = max(ready, 1.0 if steps <= 3 else 0.8 if steps <= 6 else 0.6)
                    break
    return ready


@cache
def _share_that_fits(digest: str, symbol: Symbol, site: Site) -> float:
    """The share of all Rooms with this symbol that could be laid on such a hex."""
    box_ = box(digest)
    rooms = [
        (room.count, fitting) for room, fitting in zip(box_.rooms, box_.fitting, strict=True) if room.symbol == symbol
    ]
    return sum(count for count, fitting in rooms if site in fitting) / max(1, sum(count for count, _ in rooms))
