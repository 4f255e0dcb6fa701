"""Tables drawn for tests: tiles by id and place, Heroes where they stand, everything else by keyword.

A tile is written `"T12"`, its place `(x, y)` or `(x, y, rotation)`. A node is a tile, or `"T08/1"`: its second place.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from lairkeeper.games.woodlands.board.cells import Cell, Side, at
from lairkeeper.games.woodlands.board.forest import NodeId, TileId
from lairkeeper.games.woodlands.components.box import Card, EventId, HeroId, Hue, KindId, standard_box
from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.rules.actions import ChooseAction
from lairkeeper.games.woodlands.rules.growth import DressNode, lay_tile
from lairkeeper.games.woodlands.rules.movement import EnterNode
from lairkeeper.games.woodlands.rules.turn import EndTurn
from lairkeeper.games.woodlands.setup import lay_out
from lairkeeper.games.woodlands.state import FOCUS, INVOKE, MOVE, SPECIAL5, SPECIAL6, Foe, FoeNo, Woods
from lairkeeper.kernel import Event, Option, Seat, State, Table, ToldEvent, begin, pending
from lairkeeper.testing import heard

Place = tuple[int, int] | tuple[int, int, int]
P1, P2, P3, P4 = (Seat(seat) for seat in range(4))
BOX = standard_box()
XYLIA, KLETHOR, SHAVI, BETHRAS = (HeroId(hero) for hero in range(4))
NORTH, EAST, SOUTH, WEST = (Side(side) for side in range(4))
GREEN, PURPLE, BLUE, ORANGE = (Hue(colour) for colour in range(4))
SLOT = {"move": MOVE, "focus": FOCUS, "five": SPECIAL5, "six": SPECIAL6, "invoke": INVOKE}

E = TypeVar("E", bound=Event)

TRAIL: dict[str, Place] = {"T21": (0, -1), "T22": (0, -2)}
"""Two ordinary tiles north of the Start tile, one behind the other."""


def tile(name: str) -> TileId:
    return BOX.tile_named[name]


def card(name: str) -> Card:
    return BOX.card_named[name]


def cards(*names: str) -> tuple[Card, ...]:
    return tuple(sorted(card(name) for name in names))


def kind(name: str) -> KindId:
    return BOX.kind_named[name]


def event(name: str) -> EventId:
    return BOX.event_named[name]


def hero(name: str) -> HeroId:
    return BOX.hero_named[name]


def draw_table(
    tiles: Mapping[str, Place] | None = None,
    *,
    heroes: Mapping[str, str] | None = None,
    hearts: Mapping[str, int] | None = None,
    orbs: Mapping[str, int] | None = None,
    powers: Mapping[str, int] | None = None,
    loot: Mapping[str, Sequence[str]] | None = None,
    used: Mapping[str, Sequence[str]] | None = None,
    poisoned: Iterable[str] = (),
    entangled: Iterable[str] = (),
    board: Mapping[str, Sequence[int]] | None = None,
    foes: Sequence[tuple[str, str]] = (),
    hidden: Sequence[tuple[str, str]] = (),
    boss: tuple[str, str] | None = None,
    threat: int = 1,
    shields: int = 0,
    pile: Sequence[str] | None = None,
    is_dressed: bool = False,
    first: int = 0,
    options: TableOptions | None = None,
) -> Woods:
    """A table in the middle of a game, the first Hero active; the Start tile lies at (0, 0).

    `heroes` maps names to the nodes they stand on, in seat order. `pile` is the Forest pile from the top, known to all;
    the tiles that lie nowhere then are under it. Tokens that tiles ask for lie on them only if they are dressed.
    """
    party = heroes or {"xylia": "T01", "bethras": "T01"}
    woods = lay_out(options or TableOptions(players=len(party), first=first))
    for name, (x, y, *turn) in (tiles or {}).items():
        lay_tile(woods, tile(name), at(x, y), turn[0] if turn else 0)
    woods.tiles_left = tuple(t for t in woods.tiles_left if t not in [laid.tile for laid in woods.forest.tiles])
    woods.above_boss = max(0, len(woods.tiles_left) - 3)
    if pile is not None:
        known = tuple(tile(name) for name in pile)
        woods.tiles_on_top, woods.tiles_left, woods.above_boss = known, (), 0
    woods.phase = "adventure"
    woods.first = Seat(first)
    woods.party = tuple(hero(name) for name in party)
    woods.active = woods.party[0]
    for name, node in party.items():
        woods.nodes[hero(name)] = node_of(woods, node)
    for values, field in ((hearts, woods.hearts), (orbs, woods.orbs), (powers, woods.powers)):
        for name, value in (values or {}).items():
            field[hero(name)] = value
    for hands, held in ((loot, woods.loot), (used, woods.used_loot)):
        for name, names in (hands or {}).items():
            held[hero(name)] = cards(*names)
            for each in names:
                woods.loot_pile[card(each)] -= 1
    woods.poisoned = tuple(hero(name) for name in poisoned)
    woods.entangled = tuple(hero(name) for name in entangled)
    for slot, faces in (board or {}).items():
        woods.board[SLOT[slot]] = tuple(faces)
    if is_dressed:
        dress(woods)
    for is_up, tokens in ((True, foes), (False, hidden)):
        for name, node in tokens:
            add_foe(woods, name, node, is_up=is_up)
    if boss is not None:
        add_foe(woods, boss[0], boss[1], is_up=True, threat=threat, shields=shields)
    return woods


def dress(woods: Woods) -> None:
    """Chests, Event tokens, Orb tokens and the Boss card on the tiles that ask for them; no Monsters."""
    for node in range(1, len(woods.forest.nodes)):
        DressNode(NodeId(node)).do(woods, Table(P1))


def add_foe(woods: Woods, name: str, node: str, *, is_up: bool, threat: int = 0, shields: int = 0) -> FoeNo:
    number, which = FoeNo(woods.foes_placed), kind(name)
    woods.foes.append(Foe(number, which, node_of(woods, node), is_up, shields, threat))
    woods.foes_placed += 1
    if which < len(woods.monster_pile):
        woods.monster_pile[which] -= 1
    else:
        woods.boss_pile = tuple(each for each in woods.boss_pile if each != which)
    return number


def node_of(woods: Woods, name: str) -> NodeId:
    tile_id, _, place = name.partition("/")
    return NodeId(woods.forest.node_of[tile(tile_id)] + int(place or 0))


def acting(woods: Woods) -> State[Woods]:
    """The active player chooses actions; then the turn ends."""
    return begin(woods, ChooseAction(), EndTurn())


def entering(woods: Woods) -> State[Woods]:
    """The active Hero has just entered the node it stands on, and acts afterwards."""
    return begin(woods, EnterNode(), ChooseAction(), EndTurn())


def offered(state: State[Woods]) -> set[Option]:
    """All options of the only question that waits."""
    (decision,) = pending(state)
    return set(decision.options)


def offered_kinds(state: State[Woods]) -> set[type[Option]]:
    return {type(option) for option in offered(state)}


def question(state: State[Woods]) -> str:
    """The name of the only question that waits."""
    (decision,) = pending(state)
    return decision.question


def asked_seat(state: State[Woods]) -> Seat:
    (decision,) = pending(state)
    return decision.seats[0]


def chances(state: State[Woods]) -> dict[Option, int]:
    """The outcomes of the only draw that waits, with their weights."""
    (decision,) = pending(state)
    return dict(zip(decision.options, decision.weights, strict=True))


def heard_of(told: Iterable[ToldEvent], of: type[E]) -> list[E]:
    """The events of one kind, in order."""
    return [each for each in heard(told) if isinstance(each, of)]


def cell(x: int, y: int) -> Cell:
    return at(x, y)


def foes_at(woods: Woods, node: str) -> list[str]:
    """The enemies on a node, by name."""
    return [BOX.profiles[foe.kind].id for foe in woods.foes if foe.node == node_of(woods, node)]


def where(woods: Woods, name: str) -> str:
    """The tile a Hero stands on."""
    return BOX.tiles[woods.forest.tile_of(woods.nodes[hero(name)])].id


def held(woods: Woods, name: str) -> list[str]:
    """The face-up Loot cards of a Hero."""
    return [BOX.loot[each].id for each in woods.loot[hero(name)]]
