"""Where a Room card may be laid, and how far a cat can walk: queries over the table, no step.

An answer of the Explore declaration is offered only if the declaration can still be completed with it (RRR-SPL2).
Without secret passages that is quick to tell: every exit towards the hex must be met, so the walk onto it does not
depend on the card. With passages each rotation is looked at by itself.
"""

from collections.abc import Iterator
from typing import NamedTuple

from lairkeeper.games.run_run_run.board.hexes import AROUND, Hex, Side
from lairkeeper.games.run_run_run.board.maze import BARREN, FAR, Routes, SpaceId, distance, members
from lairkeeper.games.run_run_run.components.box import Card, Token
from lairkeeper.games.run_run_run.records.options import Turn
from lairkeeper.games.run_run_run.state import Hand, Pyramid, box_of, kinds, mummy_spaces, without
from lairkeeper.kernel.data.seat import Seat
from lairkeeper.kernel.definition.clauses import applies


class Fit(NamedTuple):
    """How a rotation meets its neighbours, as sets of sides: exit to exit, in conflict, wall to wall."""

    met: int
    conflicts: int
    walls: int


def tokens_with(pyramid: Pyramid, seat: Seat, effect: str) -> Iterator[Token]:
    """The tokens of a seat with this effect."""
    table = box_of(pyramid).tokens
    return (token for token in pyramid.purses[seat] if table[token].effect == effect)


def passages_held(pyramid: Pyramid) -> int:
    return sum(1 for _ in tokens_with(pyramid, pyramid.active, "passage")) if pyramid.purses[pyramid.active] else 0


@applies("RRR-EXP16", "RRR-DRW7", "RRR-SW9")
def may_lay_a_card(pyramid: Pyramid) -> bool:
    """The last card may be laid only if another one will be drawn."""
    cards = len(pyramid.hands[pyramid.active])
    if cards == 1:
        return pyramid.options.last_card == "if_one_is_drawn" and any(pyramid.pile)
    return cards > 1


@applies("RRR-MOV2", "RRR-MOV3", "RRR-MOV5")
def longest_walk(pyramid: Pyramid, others: Hand) -> int:
    """The basic move, plus the exits of one other card if a further one stays in hand."""
    box = box_of(pyramid)
    if len(others) < 2:
        return box.supplies.base_move
    return box.supplies.base_move + max(map(box.exits.__getitem__, others))


@applies("RRR-MOV4")
def cards_covering(pyramid: Pyramid, others: Hand, steps: int) -> list[Card]:
    """The cards that can be discarded to walk so far; none if the basic move is enough."""
    box = box_of(pyramid)
    missing = steps - box.supplies.base_move
    if missing <= 0 or len(others) < 2:
        return []
    return [card for card in kinds(others) if box.exits[card] >= missing]


def cards_to_lay(pyramid: Pyramid, passages: int) -> list[Card]:
    """The cards of the active player with a legal place, given so many secret passages."""
    if not may_lay_a_card(pyramid):
        return []
    return [card for card in kinds(pyramid.hands[pyramid.active]) if has_a_place(pyramid, card, passages)]


@applies("RRR-TRN4")
def can_explore(pyramid: Pyramid, passages: int) -> bool:
    if not may_lay_a_card(pyramid):
        return False
    for card in kinds(pyramid.hands[pyramid.active]):  # noqa: SIM110 - asked at every turn of every game
        if has_a_place(pyramid, card, passages):
            return True
    return False


def has_a_place(pyramid: Pyramid, card: Card, passages: int) -> bool:
    if passages:
        return bool(hexes_for(pyramid, card, passages))
    box = box_of(pyramid)
    fitting = box.fitting[card]
    for steps, site in routes_of_active(pyramid).values():
        if site in fitting:
            return steps <= box.supplies.base_move or steps <= furthest_hex(pyramid, card)
    return False


@applies("RRR-EXP3", "RRR-EXP4", "RRR-EXP6", "RRR-EXP7", "RRR-EXP8", "RRR-EXP9")
def hexes_for(pyramid: Pyramid, card: Card, passages: int) -> list[Hex]:
    """The empty hexes where this card can be laid and walked onto."""
    if passages:
        return [hex_ for hex_ in pyramid.maze.sites if next(turns_for(pyramid, card, hex_, passages), None)]
    limit, fitting = furthest_hex(pyramid, card), box_of(pyramid).fitting[card]
    routes = routes_of_active(pyramid)
    return [hex_ for hex_, (steps, site) in routes.items() if site in fitting and steps <= limit]


def routes_of_active(pyramid: Pyramid) -> Routes:
    """The empty hexes the active cat can walk to, nearest first."""
    return pyramid.maze.routes(pyramid.places[pyramid.active], mummy_spaces(pyramid))


def furthest_hex(pyramid: Pyramid, card: Card) -> int:
    """How far away this card can be laid, with another card of the hand discarded for movement."""
    hand = pyramid.hands[pyramid.active]
    return longest_walk(pyramid, without(hand, card) if len(hand) > 2 else ())


def turns_for(pyramid: Pyramid, card: Card, hex_: Hex, passages: int) -> Iterator[Turn]:
    """The rotations in which this card can be laid there, with the secret passages each costs."""
    if not passages:
        rotations = box_of(pyramid).fitting[card].get(pyramid.maze.sites[hex_], ())
        return (Turn(rotation) for rotation in rotations)
    return _turns_with_passages(pyramid, card, hex_, passages)


def _turns_with_passages(pyramid: Pyramid, card: Card, hex_: Hex, passages: int) -> Iterator[Turn]:
    limit = furthest_hex(pyramid, card)
    for turn, sides in _fitting_turns(pyramid, card, hex_, passages):
        if steps_onto(pyramid, hex_, sides) <= limit:
            yield turn


def _fitting_turns(pyramid: Pyramid, card: Card, hex_: Hex, passages: int) -> Iterator[tuple[Turn, int]]:
    """The rotations that so many secret passages allow, with the sides on which each can be connected."""
    for rotation in box_of(pyramid).rotations[card]:
        fit = fit_of(pyramid, card, hex_, rotation)
        cost = fit.conflicts.bit_count()
        if cost <= passages:
            yield Turn(rotation, cost), fit.met | fit.conflicts | (fit.walls if passages > cost else 0)


@applies("RRR-SAR16", "RRR-SAR18")
def fit_of(pyramid: Pyramid, card: Card, hex_: Hex, rotation: int) -> Fit:
    """Sides in conflict need a secret passage each; one may lie between two walls as well."""
    mine = box_of(pyramid).placed[card][rotation]
    touching, theirs = pyramid.maze.sites.get(hex_, BARREN)
    return Fit(met=mine & theirs, conflicts=(mine ^ theirs) & touching, walls=touching & ~mine & ~theirs)


@applies("RRR-EXP8", "RRR-EXP10", "RRR-EXP11")
def steps_onto(pyramid: Pyramid, hex_: Hex, sides: int) -> int:
    """The shortest permitted walk onto a hex that is connected on these sides."""
    start, blocked = pyramid.places[pyramid.active], mummy_spaces(pyramid)
    at = pyramid.maze.at
    entrances = sum(1 << at[Hex(hex_ + step)] for _, step, bit, _ in AROUND if sides & bit)
    return 1 + distance(pyramid.maze.walks(start, blocked), entrances & (~blocked | 1 << start))


def sides_of(mask: int) -> tuple[Side, ...]:
    return tuple(side for side, _, bit, _ in AROUND if mask & bit)


def mask_of(sides: tuple[Side, ...]) -> int:
    return sum(1 << side for side in sides)


def why_not_there(pyramid: Pyramid, card: Card, hex_: Hex) -> tuple[str, ...]:
    """The clause that keeps this card from this hex, whatever secret passages are laid with it."""
    passages, site = passages_held(pyramid), pyramid.maze.sites.get(hex_)
    if site is None:
        return ("RRR-EXP2",)
    if not passages and not site[1]:
        return ("RRR-EXP7",)
    walks = [steps_onto(pyramid, hex_, sides) for _, sides in _fitting_turns(pyramid, card, hex_, passages)]
    if not walks:
        return ("RRR-EXP3", "RRR-EXP4")
    if min(walks) > FAR:
        return ("RRR-EXP8",)
    can_spend_a_card = len(pyramid.hands[pyramid.active]) > 2
    return ("RRR-EXP9", "RRR-MOV4" if can_spend_a_card else "RRR-MOV5")


@applies("RRR-FGT1", "RRR-FGT2", "RRR-FGT3")
def mummies_in_reach(pyramid: Pyramid) -> dict[SpaceId, int]:
    """The spaces with a mummy that can be reached without passing another one, with the steps to each."""
    if not pyramid.awake:
        return {}
    occupied = mummy_spaces(pyramid)
    walks = pyramid.maze.walks(pyramid.places[pyramid.active], occupied)
    return {space: steps for steps, ring in enumerate(walks) for space in members(ring & occupied)}


@applies("RRR-TRN5", "RRR-FGT5", "RRR-FGT7", "RRR-MOV5")
def fight_targets(pyramid: Pyramid) -> dict[SpaceId, int]:
    """The mummy spaces this player can walk to with a card to spend and a card to keep."""
    hand = pyramid.hands[pyramid.active]
    if len(hand) < 2:
        return {}
    base = box_of(pyramid).supplies.base_move
    limit = longest_walk(pyramid, hand) if len(hand) > 2 else base
    return {space: steps for space, steps in mummies_in_reach(pyramid).items() if steps <= limit}


@applies("RRR-COP4", "RRR-COP6")
def can_join(pyramid: Pyramid, seat: Seat) -> bool:
    """A way to the active cat, of any length, that crosses no mummy; the two ends do not count."""
    walks = pyramid.maze.walks(pyramid.places[seat], mummy_spaces(pyramid))
    return distance(walks, 1 << pyramid.places[pyramid.active]) < FAR


@applies("RRR-TRN12")
def short_walks(pyramid: Pyramid) -> list[SpaceId]:
    """The other spaces without a mummy within the basic move."""
    base = box_of(pyramid).supplies.base_move
    occupied = mummy_spaces(pyramid)
    rings = pyramid.maze.walks(pyramid.places[pyramid.active], occupied)[1 : base + 1]
    return [space for ring in rings for space in members(ring & ~occupied)]
