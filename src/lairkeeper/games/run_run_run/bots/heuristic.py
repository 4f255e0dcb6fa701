"""A small evaluation for bots: how good the table looks to the group, from -1 (lost) to 1 (won).

What matters is measured in terms with a name, each with a weight; their sum is taken as the log-odds of winning.
The chance that the very next roll of the Mummy dice loses the game is then taken off. Hands of others are looked at
too: in a state that a bot may hold they are guesses.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from math import comb, tanh
from typing import NamedTuple

from lairkeeper.games.run_run_run.board.hexes import STEPS, Hex
from lairkeeper.games.run_run_run.board.maze import VAULT, Site, SpaceId, distance
from lairkeeper.games.run_run_run.components.box import MummyId, box
from lairkeeper.games.run_run_run.components.kinds import FACES, Symbol
from lairkeeper.games.run_run_run.levels import mean_symbols
from lairkeeper.games.run_run_run.rules.cooperate import FREE_CARDS
from lairkeeper.games.run_run_run.state import Mummy, Pyramid, box_of, mummy_spaces
from lairkeeper.kernel import Seat


class Terms(NamedTuple):
    """The terms of the evaluation; `BEFORE_THE_DOOR` and `AFTER_THE_DOOR` hold their weights."""

    start: float = 0
    doors: float = 0
    """Door mechanisms triggered."""
    door_prospects: float = 0
    """Pairs of Rooms that one fitting Room would make a Door mechanism of: 1 if a near cat holds it."""
    torch_prospects: float = 0
    """The same for Torch mechanisms, as far as torches are missing."""
    torches: float = 0
    """The reserve, from 0 to 1, the first ones counting most."""
    hearts_on_pile: float = 0
    """How near the next awakening is, from 0 to 1."""
    awake: float = 0
    """Mummies in the maze."""
    awake_hearts: float = 0
    """Hearts still to be removed by fights, divided by five."""
    extra_dice: float = 0
    """Mummy dice beyond the first."""
    pressure: float = 0
    """Mummies that may be in the Vault before they are fought down."""
    readiness: float = 0
    """How the race against the Boss goes or, the more Doors are done, would go: from -1 to 1."""
    fighters: float = 0
    """Cats that can walk to a mummy and have a card to spend."""
    hands: float = 0
    """How comfortable the hands are on average, from 0 (one card) to 1."""
    smallest_hand: float = 0
    """The same for the smallest hand."""
    strength: float = 0
    """Exits on the cards of a hand, in dozens."""
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
    start=-9.0,
    doors=1.0,
    door_prospects=0.8,
    torch_prospects=0.5,
    torches=1.5,
    hearts_on_pile=-0.8,
    awake=-0.4,
    awake_hearts=-1.0,
    extra_dice=-0.4,
    pressure=-2.0,
    readiness=0.8,
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
AFTER_THE_DOOR = BEFORE_THE_DOOR._replace(
    start=-8.3,
    awake_hearts=-1.2,
    pressure=-3.0,
    readiness=2.2,
    fighters=0.4,
    strength=1.6,
)

COMFORT = 0.65
"""Of what is missing to a comfortable hand, one more card leaves this share missing."""
NEARLY = 0.97
"""Even where all seems lost, a better table is told from a worse one."""
DEEP = 8
MANY_OPEN_HEXES = 6
NEAR, REACHABLE = 3, 5
SECOND_BEST = 0.4
MARGIN = 1.0
"""Fights that go wrong."""
DAMAGE_PER_FIGHT = 3.0
FIGHTS_PER_CARD = 0.7
"""Two cards make a fight, and its dice bring some back."""


def heuristic(pyramid: Pyramid, seat: Seat) -> float:
    """The value of the table, equal for all seats: they win or lose together."""
    terms, danger = measure(pyramid)
    weights = AFTER_THE_DOOR if terms.doors == box_of(pyramid).supplies.door_tokens else BEFORE_THE_DOOR
    odds = sum([weight * term for weight, term in zip(weights, terms, strict=True)])
    return (1 - NEARLY * danger) * (1 + tanh(odds / 2)) - 1


def measure(pyramid: Pyramid) -> tuple[Terms, float]:
    """All terms, and the chance that the next roll of the Mummy dice loses the game."""
    box_, maze = box_of(pyramid), pyramid.maze
    doors = _doors(pyramid)
    cards = cards_soon(pyramid)
    comfort = [_comfort(count) for count in cards]
    foes = (*pyramid.awake, *_about_to_appear(pyramid, doors))
    threat = _threat(pyramid, foes, cards) if foes else NO_THREAT
    door_prospects, torch_prospects = _prospects(pyramid, doors)
    tokens = [box_.tokens[token].effect for purse in pyramid.purses for token in purse]
    doubles, shields = tokens.count("double"), tokens.count("shield")
    return Terms(
        start=1,
        doors=doors,
        door_prospects=door_prospects,
        torch_prospects=torch_prospects,
        torches=pyramid.reserve / (pyramid.reserve + 2),
        hearts_on_pile=pyramid.hearts / box_.waking_hearts,
        awake=len(foes),
        awake_hearts=threat.fights * DAMAGE_PER_FIGHT / 5,
        extra_dice=threat.extra_dice,
        pressure=threat.pressure,
        readiness=_readiness(pyramid, doors, threat, cards),
        fighters=threat.fighters,
        hands=sum(comfort) / len(cards),
        smallest_hand=min(comfort),
        strength=sum([box_.exits[card] for hand in pyramid.hands for card in hand]) / (12 * len(cards)),
        wounds=threat.wounds,
        doubles=doubles,
        shields=shields,
        other_tokens=len(tokens) - doubles - shields,
        depth=min(max(maze.to_vault), DEEP) / DEEP,
        open_hexes=min(len(maze.routes(VAULT)), MANY_OPEN_HEXES) / MANY_OPEN_HEXES,
        regroup_tiles=pyramid.regroup_tiles,
    ), threat.danger


def _doors(pyramid: Pyramid) -> int:
    if pyramid.maze.door is not None:
        return box_of(pyramid).supplies.door_tokens
    return sum([1 for mechanism in pyramid.mechanisms if mechanism.opens_door])


@cache
def _comfort(cards: int) -> float:
    return 1 - COMFORT ** (cards - 1) if cards else -1.0


def cards_soon(pyramid: Pyramid) -> list[int]:
    """The number of cards per hand; those of a regroup go to the smallest hands."""
    cards = [len(hand) for hand in pyramid.hands]
    if pyramid.participants:
        pooled = len(pyramid.pool) or min(FREE_CARDS, sum(pyramid.discard))
        for _ in range(pooled + sum([len(offer) for offer in pyramid.offers])):
            cards[min(pyramid.participants, key=cards.__getitem__)] += 1
    return cards


def _about_to_appear(pyramid: Pyramid, doors: int) -> Iterator[Mummy]:
    """A mummy or the Boss whose place is still to be chosen: some ordinary one, as far away as can be."""
    box_ = box_of(pyramid)
    if pyramid.maze.door is not None:
        return
    if doors == box_.supplies.door_tokens:
        yield Mummy(MummyId(len(box_.mummies)), _furthest(pyramid), round(_hearts_of_boss(pyramid)))
    elif len(pyramid.asleep) + len(pyramid.awake) < len(box_.mummies):
        yield Mummy(MummyId(0), _furthest(pyramid), box_.waking_hearts)


def _furthest(pyramid: Pyramid) -> SpaceId:
    to_vault = pyramid.maze.to_vault
    return SpaceId(to_vault.index(max(to_vault)))


def _hearts_of_boss(pyramid: Pyramid) -> float:
    """An average mummy: which one comes is unknown."""
    bosses = box_of(pyramid).bosses
    return sum([boss.hearts for boss in bosses]) / len(bosses)


class Threat(NamedTuple):
    """Terms about the mummies in the maze: fights to win, turns before the first reaches the Vault, and so on."""

    extra_dice: int
    fights: float
    turns: float
    pressure: float
    fighters: float
    danger: float
    wounds: float


NO_THREAT = Threat(0, 0, 0, 0, 0, 0, 0)


def _threat(pyramid: Pyramid, foes: Sequence[Mummy], cards: list[int]) -> Threat:
    """The soonest is fought first; what comes later has to wait, and what no fighter is near waits longer."""
    box_, to_vault = box_of(pyramid), pyramid.maze.to_vault
    extra_dice = sum([box_.creatures[mummy.id].extra_dice for mummy in foes])
    dice = box_.supplies.starting_mummy_dice + extra_dice
    speeds = [dice / 2 + box_.creatures[mummy.id].extra_move for mummy in foes]
    turns = [to_vault[mummy.space] / speed for mummy, speed in zip(foes, speeds, strict=True)]
    fights = pressure = wounds = fighters = 0.0
    safety = 1.0
    for _, mummy in sorted(zip(turns, foes, strict=True), key=lambda pair: pair[0]):
        ready = _fighters(pyramid, mummy.space, cards)
        fights += mummy.hearts / DAMAGE_PER_FIGHT
        pressure += _arrival(pyramid, mummy, dice, fights + MARGIN + max(0.0, 1 - ready))
        danger, hurt = _next_roll(pyramid, mummy, dice, cards)
        safety *= 1 - danger
        wounds += hurt
        fighters = max(fighters, ready)
    return Threat(extra_dice, fights, min(turns), pressure, fighters, 1 - safety, wounds)


def _arrival(pyramid: Pyramid, mummy: Mummy, dice: int, rolls: float) -> float:
    """The chance that a mummy is in the Vault after so many rolls, interpolated between whole numbers of them."""
    faces = mean_symbols(pyramid.options, dice)
    way, extra, whole = pyramid.maze.to_vault[mummy.space], box_of(pyramid).creatures[mummy.id].extra_move, int(rolls)
    sooner = _chance_of_symbols(dice * whole, faces, way - extra * whole)
    later = _chance_of_symbols(dice * (whole + 1), faces, way - extra * (whole + 1))
    return sooner + (later - sooner) * (rolls - whole)


def _readiness(pyramid: Pyramid, doors: int, threat: Threat, cards: list[int]) -> float:
    """Whether there is time, and whether there are cards, to fight down everything including the Boss."""
    strength = FIGHTS_PER_CARD * (sum(cards) - len(cards))
    if doors == box_of(pyramid).supplies.door_tokens:
        return (tanh((threat.turns - threat.fights) / 2) + tanh((strength - threat.fights) / 2)) / 2
    if not doors:
        return 0.0
    way = max([steps for steps, _ in pyramid.maze.routes(VAULT).values()], default=0)
    fights = _hearts_of_boss(pyramid) / DAMAGE_PER_FIGHT
    speed = 1 / 2 + box_of(pyramid).bosses[0].extra_move
    return doors * (tanh((way / speed - fights) / 2) + tanh((strength - fights - threat.fights) / 2)) / 4


def _fighters(pyramid: Pyramid, space: SpaceId, cards: list[int]) -> float:
    """Cats that can fight there; those that would have to spend a card for the way count half."""
    occupied, near = mummy_spaces(pyramid), 0.0
    for place, count in zip(pyramid.places, cards, strict=True):
        if count > 1:
            steps = distance(pyramid.maze.walks(place, occupied), 1 << space)
            near += 1.0 if steps <= NEAR else 0.5 if steps <= REACHABLE else 0.0
    return near


def _next_roll(pyramid: Pyramid, mummy: Mummy, dice: int, cards: list[int]) -> tuple[float, float]:
    """The chance that this mummy ends the game with the next roll, and the cards it is expected to cost."""
    kind, here = box_of(pyramid).creatures[mummy.id], mummy.space
    for steps in range(1, dice + kind.extra_move + 1):
        here = _next_space(pyramid, here)
        if here == VAULT or here in pyramid.places:
            faces = mean_symbols(pyramid.options, dice)
            chance = _chance_of_symbols(dice, faces, steps - kind.extra_move)
            if here == VAULT or _would_kill(pyramid, here, kind.damage, cards):
                return chance, 0.0
            return 0.0, chance * kind.damage
    return 0.0, 0.0


@lru_cache(1 << 12)
def _chance_of_symbols(dice: int, faces: float, symbols: int) -> float:
    """The chance that so many Mummy dice show so many symbols or more."""
    share = faces / FACES
    ways = (
        comb(dice, count) * share**count * (1 - share) ** (dice - count) for count in range(max(0, symbols), dice + 1)
    )
    return sum(ways)


def _next_space(pyramid: Pyramid, here: SpaceId) -> SpaceId:
    """A step towards the Vault, to a cat if there is the choice: it stops the mummy."""
    nearer = pyramid.maze.towards_vault(here)
    return next((space for space in nearer if space in pyramid.places), nearer[0] if nearer else here)


def _would_kill(pyramid: Pyramid, space: SpaceId, damage: int, cards: list[int]) -> bool:
    """True if the cats there have neither a shield nor enough cards to share the damage."""
    box_, spare = box_of(pyramid), 0
    for place, count, purse in zip(pyramid.places, cards, pyramid.purses, strict=True):
        if place == space:
            if any(box_.tokens[token].effect == "shield" for token in purse):
                return False
            spare += count - 1
    return spare < damage


def _prospects(pyramid: Pyramid, doors: int) -> tuple[float, float]:
    """How near the next Door mechanism is, and the next Torch mechanism as far as torches are missing."""
    box_ = box_of(pyramid)
    wanted = max(0.0, 1 - pyramid.reserve / max(1, box_.supplies.mechanism_level))
    held = [[(box_.symbols[card], box_.fitting[card]) for card in hand] for hand in pyramid.hands]
    for_door, for_torches = [0.0, 0.0], [0.0, 0.0]
    for hex_, symbol, opens_door in set(_corners(pyramid, doors < box_.supplies.door_tokens, wanted > 0)):
        (for_door if opens_door else for_torches).append(_prospect(pyramid, held, hex_, symbol))
    return _best_two(for_door), _best_two(for_torches) * wanted


def _best_two(prospects: list[float]) -> float:
    """The best prospect, and a bit of the second best."""
    prospects.sort()
    return prospects[-1] + SECOND_BEST * prospects[-2]


Fitting = tuple[Symbol, Mapping[Site, tuple[int, ...]]]
"""What a Room card shows, and the rotations in which it fits on a hex."""

_SYMBOLS: tuple[Symbol, ...] = ("ankh", "eye", "scarab")
_WANTED: dict[tuple[Symbol, Symbol], Symbol] = {
    (one, other): one if one == other else next(third for third in _SYMBOLS if third not in (one, other))
    for one in _SYMBOLS
    for other in _SYMBOLS
}


def _corners(pyramid: Pyramid, for_door: bool, for_torches: bool) -> Iterator[tuple[Hex, Symbol, bool]]:
    """Hexes beside two unused Rooms, at an open path, that want a certain symbol, and whether it is for the Door."""
    maze, symbols, is_open = pyramid.maze, box_of(pyramid).symbols, pyramid.maze.routes(VAULT)
    shown = {space.hex: symbols[space.card] for space in maze.spaces if space.card >= 0}
    used: tuple[set[Hex], set[Hex]] = (set(), set())
    for mechanism in pyramid.mechanisms:
        used[mechanism.opens_door].update([maze.spaces[room].hex for room in mechanism.rooms])
    for hex_, symbol in shown.items():
        if symbol == "none":
            continue
        for side in (0, 1, 2):
            beside = Hex(hex_ + STEPS[side])
            other = shown.get(beside, "none")
            opens_door = other != symbol
            is_due = for_door if opens_door else for_torches
            if other != "none" and is_due and not used[opens_door] & {hex_, beside}:
                for corner in (Hex(hex_ + STEPS[side - 1]), Hex(hex_ + STEPS[side + 1])):
                    if corner in is_open:
                        yield corner, _WANTED[symbol, other], opens_door


def _prospect(pyramid: Pyramid, held: Sequence[Sequence[Fitting]], hex_: Hex, symbol: Symbol) -> float:
    """1 if a cat that is near holds a fitting Room with this symbol, less if it is far, little if nobody does."""
    maze, occupied = pyramid.maze, mummy_spaces(pyramid)
    site = maze.sites[hex_]
    best = 0.1 + 0.4 * _share_that_fits(pyramid.options.content, symbol, site)
    for cards, place in zip(held, pyramid.places, strict=True):
        for shown, fits in cards:
            if shown == symbol and site in fits:
                route = maze.routes(place, occupied).get(hex_)
                if route is not None:
                    best = max(best, 1.0 if route[0] <= NEAR else 0.8 if route[0] <= 2 * NEAR else 0.6)
                break
    return best


@lru_cache(maxsize=1 << 14)
def _share_that_fits(content: str, symbol: Symbol, site: Site) -> float:
    """The share of all Rooms with this symbol that could be laid on such a hex."""
    box_ = box(content)
    counts = [
        (room.count, site in fits) for room, fits in zip(box_.rooms, box_.fitting, strict=True) if room.symbol == symbol
    ]
    return sum(count for count, fits in counts if fits) / max(1, sum(count for count, _ in counts))
