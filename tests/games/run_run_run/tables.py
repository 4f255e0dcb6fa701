"""Tables drawn for tests: mazes as placed patterns, hands as cards, everything else by keyword.

A tile is written as in the scenarios of the rulebook, `"100100"`, side 0 first and as it lies on the table; words
after it ask for a card with that symbol, a `torch`, `dark`, or a `sarcophagus`. A card of a hand is written the same
way, unrotated, or by its id, `"R14"`.
"""

from collections.abc import Iterable, Mapping, Sequence

from lairkeeper.games.run_run_run.box import Box, Card, CatId, MummyId, Token, sides, standard_box
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.games.run_run_run.hexes import Hex, at
from lairkeeper.games.run_run_run.maze import DOOR_TILE, Maze, Space, SpaceId
from lairkeeper.games.run_run_run.setup import lay_out
from lairkeeper.games.run_run_run.state import Mummy, Pyramid
from lairkeeper.kernel import Option, Seat, State, pending

P1, P2, P3, P4 = (Seat(seat) for seat in range(4))

Place = tuple[int, int]
SYMBOLS = ("ankh", "eye", "scarab")


def corridor(length: int) -> dict[Place, str]:
    """Rooms north of the Vault, one behind the other; from the sixth on their side 1 stays open."""
    return {(0, -step): "100100" if step <= 5 else "110100" for step in range(1, length + 1)}


def card(name: str) -> Card:
    """A card by its id or by what it shows, unrotated."""
    return _find(standard_box(), name, taken=[0] * len(standard_box().rooms))[0]


def cards(*names: str) -> tuple[Card, ...]:
    return tuple(card(name) for name in names)


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
    """A table in the middle of a game; hands that are not given are five plain cards each.

    With an empty pile the cards that lie nowhere are out of the box. `door` puts the Exit Door on a hex, linked with the first neighbour that has an exit towards it.
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
    pyramid.hands = [_hand(box, names, taken) for names in _filled(hands, len(cats))]
    pyramid.purses = [tuple(token(name) for name in names) for names in tokens] + [()] * (len(cats) - len(tokens))
    for purse in pyramid.purses:
        for held in purse:
            pyramid.stack[held] -= 1
    for kind in _hand(box, tuple(discard), taken):
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


def question(state: State[Pyramid]) -> str:
    """The name of the only question that waits."""
    (decision,) = pending(state)
    return decision.question


def hexes(*places: Place) -> tuple[Hex, ...]:
    return tuple(at(*place) for place in places)


def _filled(hands: Sequence[Sequence[str]], players: int) -> list[Sequence[str]]:
    plain = ("111111", "111110 none", "110000 none", "101100 none", "100100 none")
    return [*hands, *[plain] * (players - len(hands))]


def _hand(box: Box, names: Sequence[str], taken: list[int]) -> tuple[Card, ...]:
    hand = []
    for name in names:
        kind, _ = _find(box, name, taken)
        taken[kind] += 1
        hand.append(kind)
    return tuple(hand)


def _find(box: Box, name: str, taken: Sequence[int]) -> tuple[Card, int]:
    """A kind of card that is still free and shows what the name asks for, and the rotation that shows it."""
    if name in box.card_named:
        return box.card_named[name], 0
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
    site = pyramid.maze.sites[at(*place)]
    entrance = site.facing_exits & -site.facing_exits
    pyramid.maze = pyramid.maze.laying(Space(at(*place), entrance, DOOR_TILE))


def maze_of(rooms: Mapping[Place, str]) -> Maze:
    return draw_table(rooms).maze
