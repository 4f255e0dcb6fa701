"""Whole declarations of Explore and Fight, judged straight from the clauses: simple, sharing nothing with the rules.

What a player sees is all that is needed, so a board is read from the view of the active player.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.board.hexes import coordinates
from lairkeeper.games.run_run_run.components.box import standard_box
from lairkeeper.games.run_run_run.records.events import CardSpentForMove, FightBegan, RoomLaid
from lairkeeper.games.run_run_run.records.options import Explore, Fight
from lairkeeper.games.run_run_run.rules.turn import ChooseAction
from lairkeeper.games.run_run_run.state import Pyramid
from lairkeeper.kernel import Option, State, ToldEvent, apply, begin, clone
from lairkeeper.kernel.data.clone import clone_world
from tests.games.run_run_run.tables import P1, Place, heard_of, token

_WAYS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
_BASIC_MOVE = 3

Edge = frozenset[Place]


class Declaration(NamedTuple):
    """What a player declares: a card, where and how it is laid, sides with a secret passage, a card for movement."""

    card: int
    hex: Place
    rotation: int
    passages: frozenset[int]
    extra: int | None


class FightDeclaration(NamedTuple):
    """The space to fight in, the card for movement, the cards for dice, whether the damage is doubled."""

    target: Place
    extra: int | None
    cards: tuple[int, ...]
    is_doubled: bool


class Board(NamedTuple):
    """The maze as it lies, as places and sides; `links` are the edges opened by a token or for the Exit Door."""

    exits: dict[Place, set[int]]
    links: set[Edge]
    mummies: set[Place]
    cat: Place
    hand: tuple[int, ...]
    passages: int
    has_double: bool
    has_pile: bool
    lays_last_card: bool


def board_of(pyramid: Pyramid) -> Board:
    seen = GAME.view(pyramid, pyramid.active)
    me = seen.cats[pyramid.active]
    return Board(
        exits={coordinates(space.hex): {side for side in range(6) if space.exits >> side & 1} for space in seen.spaces},
        links={frozenset((coordinates(edge.origin), coordinates(edge.to))) for edge in seen.passages},
        mummies={coordinates(figure.hex) for figure in seen.awake},
        cat=coordinates(me.hex),
        hand=seen.hand,
        passages=me.tokens.count(token("passage")),
        has_double=token("double") in me.tokens,
        has_pile=seen.pile > 0,
        lays_last_card=seen.options.last_card == "if_one_is_drawn",
    )


def legal_declarations(pyramid: Pyramid) -> set[Declaration]:
    """Every declaration that breaks no clause, rotations that look alike counted once."""
    board = board_of(pyramid)
    steps = _steps(board)
    found = (whole for card in set(board.hand) for place in rim(board) for whole in _wholes(board, card, place))
    return {whole for whole in found if not _broken(board, steps, whole)}


def refusal(pyramid: Pyramid, card: int, place: Place) -> str:
    """The clause that the best of all declarations with this card on this hex still breaks."""
    board = board_of(pyramid)
    steps = _steps(board)
    order = ("EXP7", "EXP3", "EXP8", "EXP9", "")
    return max((_broken(board, steps, whole) for whole in _wholes(board, card, place)), key=order.index)


def legal_fights(pyramid: Pyramid) -> set[FightDeclaration]:
    """Every declaration of a Fight that breaks no clause."""
    board = board_of(pyramid)
    steps = _steps(board)
    return {
        FightDeclaration(target, extra, cards, is_doubled)
        for target in board.mummies
        for extra in (None, *board.hand)
        if _covers(_steps_to_fight(board, steps, target), extra)
        for cards in _spendable(board.hand, extra)
        for is_doubled in (False, board.has_double)
    }


def _steps_to_fight(board: Board, steps: dict[Place, int], target: Place) -> int | None:
    if target == board.cat:
        return 0
    near = (_beside(target, side) for side in range(6) if _is_connected(board, target, side))
    return min((steps[place] + 1 for place in near if place in steps), default=None)


def _covers(walk: int | None, extra: int | None) -> bool:
    if walk is None or (walk > _BASIC_MOVE) != (extra is not None):
        return False
    return extra is None or walk <= _BASIC_MOVE + len(_placed(extra, 0))


def _spendable(hand: tuple[int, ...], extra: int | None) -> set[tuple[int, ...]]:
    """At least one card, and at least one stays."""
    left = sorted(hand)
    if extra is not None:
        left.remove(extra)
    return {cards for size in range(1, len(left)) for cards in combinations(left, size)}


def declared(pyramid: Pyramid) -> set[Declaration]:
    """Every declaration that the small questions of an Explore can lead to; a draft that gets stuck is an error."""
    return {_explored(state.world, told) for state, told in _outcomes(pyramid, Explore())}


def declared_fights(pyramid: Pyramid) -> set[FightDeclaration]:
    """The same for a Fight."""
    return {_fought(told) for _, told in _outcomes(pyramid, Fight())}


def _outcomes(pyramid: Pyramid, action: Option) -> Iterator[tuple[State[Pyramid], tuple[ToldEvent, ...]]]:
    """Every way to answer the questions of this action, if it is listed, with what was told on the way."""
    state = begin(clone_world(pyramid), ChooseAction())
    if action in state.decisions[0].options:
        yield from _answered(state, action, ())


def _answered(
    state: State[Pyramid], option: Option, told: tuple[ToldEvent, ...]
) -> Iterator[tuple[State[Pyramid], tuple[ToldEvent, ...]]]:
    state = clone(state)
    told += apply(state, P1, option)
    if state.decisions and state.decisions[0].can_begin_again:
        for answer in state.decisions[0].options:
            yield from _answered(state, answer, told)
    else:
        yield state, told


def _fought(told: tuple[ToldEvent, ...]) -> FightDeclaration:
    (began,) = heard_of(told, FightBegan)
    spent = heard_of(told, CardSpentForMove)
    cards = tuple(sorted(began.cards))
    return FightDeclaration(coordinates(began.hex), spent[0].card if spent else None, cards, began.is_doubled)


def _explored(pyramid: Pyramid, told: tuple[ToldEvent, ...]) -> Declaration:
    """The declaration, read from what it has done to the table."""
    (laid,) = heard_of(told, RoomLaid)
    place, spent = coordinates(laid.hex), heard_of(told, CardSpentForMove)
    dug = [edge - {place} for edge in board_of(pyramid).links if place in edge]
    sides = frozenset(side for side in range(6) if {_beside(place, side)} in dug)
    assert len(sides) == laid.passages
    return Declaration(laid.card, place, laid.rotation, sides, spent[0].card if spent else None)


def _broken(board: Board, steps: dict[Place, int], whole: Declaration) -> str:
    """The first clause that a declaration breaks, or nothing."""
    exits, others = _placed(whole.card, whole.rotation), list(board.hand)
    others.remove(whole.card)
    meeting = {side for side in range(6) if side in exits and _faces_exit(board, whole.hex, side)}
    entrances = [_beside(whole.hex, side) for side in meeting | whole.passages]
    if not entrances:
        return "EXP7"
    for side in set(range(6)) - whole.passages:
        if _beside(whole.hex, side) in board.exits and (side in exits) != _faces_exit(board, whole.hex, side):
            return "EXP3"
    walk = min((steps[place] + 1 for place in entrances if place in steps), default=None)
    if walk is None:
        return "EXP8"
    if whole.extra is not None:
        others.remove(whole.extra)
    if (walk > _BASIC_MOVE) != (whole.extra is not None):
        return "EXP9"
    if whole.extra is not None and (walk > _BASIC_MOVE + len(_placed(whole.extra, 0)) or not others):
        return "EXP9"
    return "" if others or (board.has_pile and board.lays_last_card) else "EXP16"


def _wholes(board: Board, card: int, place: Place) -> Iterator[Declaration]:
    others = list(board.hand)
    others.remove(card)
    for rotation in range(6):
        exits = _placed(card, rotation)
        if all(_placed(card, lower) != exits for lower in range(rotation)):
            closed = [
                side
                for side in range(6)
                if _beside(place, side) in board.exits and not (side in exits and _faces_exit(board, place, side))
            ]
            for passages in _subsets(closed, board.passages):
                for extra in (None, *set(others)):
                    yield Declaration(card, place, rotation, passages, extra)


def _subsets(sides: list[int], most: int) -> Iterator[frozenset[int]]:
    return (frozenset(some) for size in range(most + 1) for some in combinations(sides, size))


def _steps(board: Board) -> dict[Place, int]:
    """How far the cat walks to each space without entering one with a mummy; its own does not count."""
    steps, ring = {board.cat: 0}, [board.cat]
    while ring:
        here = ring.pop(0)
        for there in (_beside(here, side) for side in range(6) if _is_connected(board, here, side)):
            if there not in steps and there not in board.mummies:
                steps[there] = steps[here] + 1
                ring.append(there)
    return steps


def _is_connected(board: Board, here: Place, side: int) -> bool:
    there = _beside(here, side)
    if there not in board.exits:
        return False
    return frozenset((here, there)) in board.links or (side in board.exits[here] and _faces_exit(board, here, side))


def _faces_exit(board: Board, here: Place, side: int) -> bool:
    return (side + 3) % 6 in board.exits.get(_beside(here, side), ())


def _beside(here: Place, side: int) -> Place:
    return here[0] + _WAYS[side][0], here[1] + _WAYS[side][1]


def rim(board: Board) -> set[Place]:
    around = {_beside(place, side) for place in board.exits for side in range(6)}
    return around - board.exits.keys()


def _placed(card: int, rotation: int) -> set[int]:
    pattern = standard_box().rooms[card].pattern
    return {(side + rotation) % 6 for side in range(6) if pattern[side] == "1"}
