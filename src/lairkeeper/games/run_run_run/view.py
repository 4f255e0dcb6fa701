"""What a seat, or a spectator, sees: built field by field from what the rules make public, never by removal."""

from lairkeeper.games.run_run_run.board.hexes import Hex
from lairkeeper.games.run_run_run.board.maze import Maze, SpaceId
from lairkeeper.games.run_run_run.components.box import Card, CatId, MummyId, Token
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.games.run_run_run.rules.mechanisms import tokens_left
from lairkeeper.games.run_run_run.rules.mummies import mummy_dice
from lairkeeper.games.run_run_run.state import Mechanism, Pyramid, players
from lairkeeper.kernel import Record, Seat, applies


class CatView(Record):
    """The public data of a player: the number of cards, not the cards."""

    seat: Seat
    cat: CatId
    hex: Hex
    cards: int
    offered: int
    tokens: tuple[Token, ...]


class MummyView(Record):
    mummy: MummyId
    hex: Hex
    hearts: int


class TriangleView(Record):
    opens_door: bool
    rooms: tuple[Hex, Hex, Hex]


class SpaceView(Record):
    """`card` is the kind of Room, -1 for the Vault, -2 for the Exit Door."""

    hex: Hex
    exits: int
    card: int
    rotation: int
    has_torch: bool


class PassageView(Record):
    origin: Hex
    to: Hex


class PyramidView(Record):
    seat: Seat | None
    options: TableOptions
    active: Seat
    turn: int
    hand: tuple[Card, ...]
    offer: tuple[Card, ...]
    cats: tuple[CatView, ...]
    spaces: tuple[SpaceView, ...]
    passages: tuple[PassageView, ...]
    mechanisms: tuple[TriangleView, ...]
    reserve: int
    supply: int
    pile: int
    discard: tuple[int, ...]
    stack: int
    spent_tokens: tuple[int, ...]
    torch_tokens: int
    door_tokens: int
    regroup_tiles: int
    asleep: tuple[MummyId, ...]
    hearts: int
    awake: tuple[MummyView, ...]
    mummy_dice: int
    participants: tuple[Seat, ...]
    pool: tuple[Card, ...]


@applies("RRR-COM2", "RRR-SET6", "RRR-SET7", "RRR-SET8", "RRR-SET12", "RRR-SET13", "RRR-SAR5", "RRR-COP7")
def view(pyramid: Pyramid, seat: Seat | None) -> PyramidView:
    """Own cards for their owner, numbers for the others; piles by size, the discard and all tokens held openly."""
    maze = pyramid.maze
    return PyramidView(
        seat=seat,
        options=pyramid.options,
        active=pyramid.active,
        turn=pyramid.turn,
        hand=() if seat is None else tuple(sorted(pyramid.hands[seat])),
        offer=() if seat is None else pyramid.offers[seat],
        cats=tuple([_cat(pyramid, Seat(other)) for other in range(players(pyramid))]),
        spaces=_spaces(maze, pyramid.torches_on),
        passages=tuple([PassageView(maze.spaces[one].hex, maze.spaces[other].hex) for one, other in maze.joined]),
        mechanisms=tuple([_triangle(maze, mechanism) for mechanism in pyramid.mechanisms]),
        reserve=pyramid.reserve,
        supply=pyramid.supply,
        pile=sum(pyramid.pile),
        discard=tuple(pyramid.discard),
        stack=sum(pyramid.stack),
        spent_tokens=tuple(pyramid.spent_tokens),
        torch_tokens=tokens_left(pyramid, opens_door=False),
        door_tokens=tokens_left(pyramid, opens_door=True),
        regroup_tiles=pyramid.regroup_tiles,
        asleep=pyramid.asleep,
        hearts=pyramid.hearts,
        awake=tuple([MummyView(m.id, maze.spaces[m.space].hex, m.hearts) for m in pyramid.awake]),
        mummy_dice=mummy_dice(pyramid),
        participants=pyramid.participants,
        pool=pyramid.pool,
    )


def _cat(pyramid: Pyramid, seat: Seat) -> CatView:
    return CatView(
        seat=seat,
        cat=pyramid.cats[seat],
        hex=pyramid.maze.spaces[pyramid.places[seat]].hex,
        cards=len(pyramid.hands[seat]),
        offered=len(pyramid.offers[seat]),
        tokens=pyramid.purses[seat],
    )


def _spaces(maze: Maze, torches_on: tuple[SpaceId, ...]) -> tuple[SpaceView, ...]:
    return tuple(
        [
            SpaceView(space.hex, space.exits, space.card, space.rotation, place in torches_on)
            for place, space in enumerate(maze.spaces)
        ]
    )


def _triangle(maze: Maze, mechanism: Mechanism) -> TriangleView:
    one, two, three = (maze.spaces[room].hex for room in mechanism.rooms)
    return TriangleView(mechanism.opens_door, (one, two, three))
