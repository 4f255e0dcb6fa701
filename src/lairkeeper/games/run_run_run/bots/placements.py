"""Where a Room could be laid, the most promising first by what can be told without looking further."""

from heapq import nlargest
from typing import NamedTuple

from lairkeeper.games.run_run_run.board.hexes import Hex
from lairkeeper.games.run_run_run.board.maze import SpaceId
from lairkeeper.games.run_run_run.board.placement import (
    cards_covering,
    cards_to_lay,
    furthest_hex,
    routes_of_active,
)
from lairkeeper.games.run_run_run.bots.forecast import Laying, beside
from lairkeeper.games.run_run_run.components.box import Box, Card
from lairkeeper.games.run_run_run.rules.mechanisms import is_used, symbol_of, tokens_left, torch_mechanism_is_due
from lairkeeper.games.run_run_run.state import Pyramid, box_of, without

DOOR, DOOR_BEGUN = 4.0, 0.5
TORCH_MECHANISM = 0.5
"""The worth of each torch that a torch mechanism brings."""
CARD = 0.7
"""The worth of a connection, which draws a card; a card discarded for movement costs twice as much."""
OPEN_SIDE = 0.12
SARCOPHAGUS = 0.5
DARK = (3.0, 1.2, 0.7, 0.4, 0.3, 0.2)
"""What an unlit Room costs, by the torches in reserve."""


class Corner(NamedTuple):
    """A Room beside a hex, as mechanisms see it."""

    symbol: str
    is_free_for_door: bool
    is_free_for_torches: bool


NO_CORNER = Corner("none", False, False)


def best_layings(pyramid: Pyramid, most: int) -> list[Laying]:
    """The layings that promise most; none needs a secret passage."""
    return [laying for _, laying in nlargest(most, _all_layings(pyramid), key=lambda pair: pair[0])]


def _all_layings(pyramid: Pyramid) -> list[tuple[float, Laying]]:
    box_, routes, base = box_of(pyramid), routes_of_active(pyramid), box_of(pyramid).supplies.base_move
    corners: dict[Hex, list[Corner]] = {}
    wants_doors, torches = tokens_left(pyramid, opens_door=True) > 0, _torches_to_gain(pyramid)
    found = []
    for card in cards_to_lay(pyramid, 0):
        limit, fitting = furthest_hex(pyramid, card), box_.fitting[card]
        others = without(pyramid.hands[pyramid.active], card)
        worth_of_card = _card_worth(pyramid, box_, card)
        for hex_, (steps, site) in routes.items():
            if steps > limit:
                break
            rotations = fitting.get(site)
            if not rotations:
                continue
            if hex_ not in corners:
                corners[hex_] = _corners(pyramid, hex_)
            extra = cheapest(box_, cards_covering(pyramid, others, steps)) if steps > base else None
            worth = worth_of_card + _mechanism_worth(box_.symbols[card], corners[hex_], wants_doors, torches)
            worth += CARD * (site[1].bit_count() - (0 if extra is None else 2))
            for rotation in rotations:
                opened = box_.placed[card][rotation] & ~site[0]
                found.append((worth + OPEN_SIDE * opened.bit_count(), Laying(card, hex_, rotation, extra)))
    return found


def cheapest(box_: Box, cards: list[Card]) -> Card:
    """The card with the fewest exits: it is missed least."""
    return min(cards, key=lambda card: (box_.exits[card], box_.symbols[card] != "none", card))


def _torches_to_gain(pyramid: Pyramid) -> int:
    is_due = torch_mechanism_is_due(pyramid)
    return box_of(pyramid).supplies.mechanism_level - pyramid.reserve if is_due else 0


def _card_worth(pyramid: Pyramid, box_: Box, card: Card) -> float:
    worth = SARCOPHAGUS if box_.sarcophagi[card] and any(pyramid.stack) else 0.0
    return worth if box_.torches[card] else worth - DARK[min(pyramid.reserve, len(DARK) - 1)]


def _corners(pyramid: Pyramid, hex_: Hex) -> list[Corner]:
    return [NO_CORNER if space is None else _corner(pyramid, space) for space in beside(pyramid.maze, hex_)]


def _corner(pyramid: Pyramid, space: SpaceId) -> Corner:
    symbol = symbol_of(pyramid, space)
    if symbol == "none":
        return NO_CORNER
    return Corner(symbol, not is_used(pyramid, space, opens_door=True), not is_used(pyramid, space, opens_door=False))


def _mechanism_worth(symbol: str, corners: list[Corner], wants_doors: bool, torches: int) -> float:
    """The triangles that a Room with this symbol completes or begins."""
    if symbol == "none":
        return 0.0
    best = 0.0
    for place, one in enumerate(corners):
        other = corners[place - 1]
        if wants_doors and one.is_free_for_door and one.symbol != symbol:
            if other.is_free_for_door and other.symbol not in (symbol, one.symbol):
                best = max(best, DOOR)
            elif other is NO_CORNER or corners[(place + 1) % len(corners)] is NO_CORNER:
                best = max(best, DOOR_BEGUN)
        if torches and one.symbol == other.symbol == symbol and one.is_free_for_torches and other.is_free_for_torches:
            best = max(best, TORCH_MECHANISM * torches)
    return best
