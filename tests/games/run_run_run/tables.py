"""Tables drawn for tests: mazes as placed patterns, hands as cards, everything else by keyword.

A tile is written as in the scenarios of the rulebook, `"100100"`, side 0 first and as it lies on the table; words
after it ask for a card with that symbol, a `torch`, `dark`, or a `sarcophagus`. A card of a hand is written the same
way, unrotated, or by its id, `"R14"`.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from lairkeeper.games.run_run_run.board.hexes import Hex, at, coordinates, neighbour, opposite
from lairkeeper.games.run_run_run.board.maze import DOOR_TILE, Maze, Space, SpaceId
from lairkeeper.games.run_run_run.components.box import Box, Card, CatId, MummyId, Token, sides, standard_box
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.games.run_run_run.setup import lay_out
from lairkeeper.games.run_run_run.state import Mummy, Pyramid
from lairkeeper.kernel import Event, Option, Seat, State, ToldEvent, pending
from lairkeeper.testing import heard

P1, P2, P3, P4 = (Seat(seat) for seat in range(4))

Place = tuple[int, int]
SYMBOLS = ("ankh", "eye", "scarab")

ONE, TWO, THREE, FOUR, FIVE, SIX = "100000", "110000", "101010", "111010", "111110", "111111"
"""Cards to hold where only their number of exits matters; there are six of each but five of two and two of six."""
DEAD_ENDS = {(0, -1): "000100", (1, 0): "000001", (-1, 1): "010000"}
"""A maze that cannot grow: every exit of the Vault leads to a Room without another one."""
LOOP = {(0, -1): "001100", (1, 0): "100001", (1, -1): "010101"}
"""From (1, -1) two ways to the Vault are equally short; its side 1 stays open."""

_USUAL = ("111111", "111110 none", "110000 none", "101100 none", "100100 none")

E = TypeVar("E", bound=Event)


def corridor(length: int) -> dict[Place, str]:
    """Rooms north of the Vault, one behind the other; from the sixth on their side 1 stays open."""
    return {(0, -step): "100100" if step <= 5 else "110100" for step in range(1, length + 1)}


def card(name: str) -> Card:
    """A card by its id or by what it shows, unrotated."""
    return _find(standard_box(), name, taken=[0] * len(standard_box().rooms))[0]


def cards(*names: str) -> tuple[Card, ...]:
    return tuple(card(name) for name in names)


def held(pyramid: Pyramid, name: str) -> Card:
    """The first card in the hand of the active player that shows this."""
    box, hand = standard_box(), pyramid.hands[pyramid.active]
    return _find(box, name, taken=[0 if kind in hand else room.count for kind, room in enumerate(box.rooms)])[0]


def token(name: str) -> Token:
    return standard_box().token_named[name]


def mummy(name: str) -> MummyId:
    return standard_box().creature_named[name]


def cat(name: str) -> CatId:
    return standard_box().cat_named[name]


def draw_table(
    rooms: Mapping[Place, str] | None = None,
    *,
    cats: Sequence[Place] = ((0, 0), (0, 0)),
    heroes: Sequence[str] = ("cartographer", "relic_hunter", "brawler", "lamplighter"),
    hands: Sequence[Sequence[str]] = (),
    tokens: Sequence[Sequence[str]] = (),
    awake: Mapping[str, Place] | None = None,
    hearts_left: Mapping[str, int] | None = None,
    hearts: int = 0,
    reserve: int = 5,
    discard: Iterable[str] = (),
    is_pile_empty: bool = False,
    regroup_tiles: int = 3,
    active: Seat = P1,
    door: Place | None = None,
    options: TableOptions | None = None,
) -> Pyramid:
    """A table in the middle of a game; hands that are not given are five cards each, plain ones first.

    With an empty pile the cards that lie nowhere are out of the box. `door` puts the Exit Door on a hex, linked with
    the first neighbour that has an exit towards it.
    """
    box = standard_box()
    pyramid = lay_out(options or TableOptions(players=len(cats)))
    taken = [0] * len(box.rooms)
    for place, name in (rooms or {}).items():
        kind, rotation = _find(box, name, taken)
        taken[kind] += 1
        pyramid.maze = pyramid.maze.laying(Space(at(*place), box.placed[kind][rotation], kind, rotation))
    pyramid.torches_on = tuple(room for room in pyramid.maze.rooms if not box.torches[pyramid.maze.spaces[room].card])
    if door is not None:
        _link_door(pyramid, door)
    pyramid.active = active
    pyramid.cats = [box.cat_named[name] for name in heroes[: len(cats)]]
    pyramid.places = [space_at(pyramid, *place) for place in cats]
    pyramid.hands = [_hand(box, names, taken) for names in hands]
    pyramid.hands += [_usual_hand(box, taken) for _ in cats[len(hands) :]]
    pyramid.purses = [tuple(token(name) for name in names) for names in tokens] + [()] * (len(cats) - len(tokens))
    for purse in pyramid.purses:
        for held in purse:
            pyramid.stack[held] -= 1
    for kind in _hand(box, discard, taken):
        pyramid.discard[kind] += 1
    left = [room.count - used for room, used in zip(box.rooms, taken, strict=True)]
    pyramid.pile = [0] * len(left) if is_pile_empty else left
    pyramid.reserve, pyramid.supply = reserve, box.supplies.torches - reserve - len(pyramid.torches_on)
    pyramid.hearts = hearts
    pyramid.regroup_tiles = regroup_tiles
    pyramid.awake = [
        Mummy(mummy(name), space_at(pyramid, *place), (hearts_left or {}).get(name, box.creatures[mummy(name)].hearts))
        for name, place in (awake or {}).items()
    ]
    gone = {figure.id for figure in pyramid.awake}
    pyramid.asleep = () if door is not None else tuple(m for m in pyramid.asleep if m not in gone)
    pyramid.present_at_roll = tuple(gone)
    return pyramid


def space_at(pyramid: Pyramid, q: int, r: int) -> SpaceId:
    return pyramid.maze.at[at(q, r)]


def offered(state: State[Pyramid]) -> set[Option]:
    """All options of the only question that waits."""
    (decision,) = pending(state)
    return set(decision.options)


def chances(state: State[Pyramid]) -> dict[Option, int]:
    """The outcomes of the only draw that waits, with their weights."""
    (decision,) = pending(state)
    return dict(zip(decision.options, decision.weights, strict=True))


def question(state: State[Pyramid]) -> str:
    """The name of the only question that waits."""
    (decision,) = pending(state)
    return decision.question


def hexes(*places: Place) -> tuple[Hex, ...]:
    return tuple(at(*place) for place in places)


def standing(pyramid: Pyramid) -> dict[str, Place]:
    """Where each mummy stands, by name, in the order they move."""
    creatures, spaces = standard_box().creatures, pyramid.maze.spaces
    return {creatures[figure.id].id: coordinates(spaces[figure.space].hex) for figure in pyramid.awake}


def cat_place(pyramid: Pyramid, seat: Seat) -> Place:
    return coordinates(pyramid.maze.spaces[pyramid.places[seat]].hex)


def heard_of(told: Iterable[ToldEvent], kind: type[E]) -> list[E]:
    """The events of one kind, in order."""
    return [event for event in heard(told) if isinstance(event, kind)]


def _hand(box: Box, names: Iterable[str], taken: list[int]) -> tuple[Card, ...]:
    return tuple(_take(_find(box, name, taken)[0], taken) for name in names)


def _usual_hand(box: Box, taken: list[int]) -> tuple[Card, ...]:
    return tuple(_take(_free(box, name, taken), taken) for name in _USUAL)


def _take(kind: Card, taken: list[int]) -> Card:
    taken[kind] += 1
    return kind


def _free(box: Box, name: str, taken: Sequence[int]) -> Card:
    """A card that shows this, or any other where none is left."""
    try:
        return _find(box, name, taken)[0]
    except LookupError:
        return next(Card(kind) for kind in reversed(range(len(taken))) if taken[kind] < box.rooms[kind].count)


def _find(box: Box, name: str, taken: Sequence[int]) -> tuple[Card, int]:
    """A kind of card that is still free and shows what the name asks for, and the rotation that shows it."""
    if (named := box.card_named.get(name)) is not None and taken[named] < box.rooms[named].count:
        return named, 0
    pattern, *words = name.split()
    for kind, room in enumerate(box.rooms):
        rotation = next((turn for turn, mask in enumerate(box.placed[kind]) if mask == sides(pattern)), None)
        if rotation is not None and taken[kind] < room.count and _shows(box, kind, words):
            return Card(kind), rotation
    raise LookupError(f"no free card shows {name!r}")


def _shows(box: Box, kind: int, words: Sequence[str]) -> bool:
    room = box.rooms[kind]
    facts = {
        "torch": room.torch,
        "dark": not room.torch,
        "sarcophagus": room.sarcophagus,
        "empty": not room.sarcophagus,
        **{symbol: room.symbol == symbol for symbol in (*SYMBOLS, "none")},
    }
    return all(facts[word] for word in words)


def _link_door(pyramid: Pyramid, place: Place) -> None:
    spaces, paths = pyramid.maze.spaces, pyramid.maze.open_paths()
    side = next(side for space, side in paths if neighbour(spaces[space].hex, side) == at(*place))
    pyramid.maze = pyramid.maze.laying(Space(at(*place), 1 << opposite(side), DOOR_TILE))


def maze_of(rooms: Mapping[Place, str]) -> Maze:
    return draw_table(rooms).maze
