"""The table as plain data.

Piles have no hidden order: a pile is a count per kind, and drawing from it is a chance step. So the only secrets
in here are the cards in hands and those offered in a regroup.
"""

from lairkeeper.games.run_run_run.board.maze import Maze, SpaceId
from lairkeeper.games.run_run_run.components.box import BOXES, Box, Card, CatId, MummyId, Token
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.kernel.data.record import Record, World
from lairkeeper.kernel.data.seat import Seat
from lairkeeper.kernel.definition.clauses import applies

Hand = tuple[Card, ...]
Purse = tuple[Token, ...]


class Mummy(Record):
    """A mummy, or the Boss, whose figure is in the maze."""

    id: MummyId
    space: SpaceId
    hearts: int


class Mechanism(Record):
    """A mechanism token on the intersection of three Rooms."""

    opens_door: bool
    rooms: tuple[SpaceId, SpaceId, SpaceId]


class Gift(Record):
    """A Sarcophagus token that changes hands during a regroup."""

    giver: Seat
    token: Token
    receiver: Seat


class Pyramid(World):
    """Everything on the table of Run Run Run!; lists by seat or by kind of component."""

    options: TableOptions
    maze: Maze

    active: Seat
    turn: int
    cats: list[CatId]
    places: list[SpaceId]
    hands: list[Hand]
    purses: list[Purse]

    pile: list[int]
    discard: list[int]
    stack: list[int]
    spent_tokens: list[int]
    passages_laid: int

    reserve: int
    supply: int
    torches_on: tuple[SpaceId, ...]
    mechanisms: tuple[Mechanism, ...]
    regroup_tiles: int

    asleep: tuple[MummyId, ...]
    hearts: int
    awake: list[Mummy]
    present_at_roll: tuple[MummyId, ...]
    halted: tuple[MummyId, ...]
    has_attacked: tuple[MummyId, ...]

    participants: tuple[Seat, ...]
    offers: list[Hand]
    pool: Hand
    gifts: tuple[Gift, ...]


def box_of(pyramid: Pyramid) -> Box:
    """The components this table plays with."""
    return BOXES[pyramid.options.content]


def anybody(pyramid: Pyramid, first: Seat) -> tuple[Seat, ...]:
    """The seats that make public draws at a table with its own dice and cards: this player, else another one."""
    return first, *(Seat(seat) for seat in range(players(pyramid)) if seat != first)


def players(pyramid: Pyramid) -> int:
    return len(pyramid.hands)


@applies("RRR-TRN1")
def in_turn_order(pyramid: Pyramid) -> tuple[Seat, ...]:
    """All seats clockwise, the active player first."""
    count = players(pyramid)
    return tuple(Seat((pyramid.active + offset) % count) for offset in range(count))


def mummy_spaces(pyramid: Pyramid) -> int:
    """The set of spaces occupied by a mummy or the Boss."""
    spaces = 0
    for mummy in pyramid.awake:
        spaces |= 1 << mummy.space
    return spaces


def awake_mummy(pyramid: Pyramid, mummy: MummyId) -> Mummy | None:
    return next((awake for awake in pyramid.awake if awake.id == mummy), None)


def is_boss(pyramid: Pyramid, mummy: MummyId) -> bool:
    return mummy >= len(box_of(pyramid).mummies)


@applies("RRR-MUM19", "RRR-EXT10")
def boss_has_appeared(pyramid: Pyramid) -> bool:
    """True from the opening of the Exit Door to the end, even once the Boss is beaten."""
    return pyramid.maze.door is not None


def cats_on(pyramid: Pyramid, space: SpaceId) -> tuple[Seat, ...]:
    """The seats whose cats stand there, in turn order."""
    return tuple(seat for seat in in_turn_order(pyramid) if pyramid.places[seat] == space)


def without(items: tuple[Card, ...], item: Card) -> tuple[Card, ...]:
    """A hand with one card less."""
    place = items.index(item)
    return items[:place] + items[place + 1 :]


def kinds(hand: Hand) -> tuple[Card, ...]:
    """The kinds of card in a hand: cards that cannot be told apart give one option (RRR-SPL4)."""
    return tuple(dict.fromkeys(hand))


def discard_card(pyramid: Pyramid, seat: Seat, card: Card) -> None:
    pyramid.hands[seat] = without(pyramid.hands[seat], card)
    pyramid.discard[card] += 1


def spend_token(pyramid: Pyramid, seat: Seat, token: Token) -> None:
    """A used token never returns to the stack (RRR-SAR3)."""
    part_with_token(pyramid, seat, token)
    pyramid.spent_tokens[token] += 1


def part_with_token(pyramid: Pyramid, seat: Seat, token: Token) -> None:
    purse = list(pyramid.purses[seat])
    purse.remove(token)
    pyramid.purses[seat] = tuple(purse)


@applies("RRR-LIT9", "RRR-SAR22")
def gain_torches(pyramid: Pyramid, wanted: int) -> int:
    """Torches from the supply, as many as there are; the reserve has no upper limit."""
    gained = min(wanted, pyramid.supply)
    pyramid.supply -= gained
    pyramid.reserve += gained
    return gained


@applies("RRR-LIT11")
def lose_torches(pyramid: Pyramid, wanted: int) -> int:
    """Torches of the reserve go back to the supply; never more than there are."""
    lost = min(wanted, pyramid.reserve)
    pyramid.reserve -= lost
    pyramid.supply += lost
    return lost
