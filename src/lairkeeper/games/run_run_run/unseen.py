"""Dealing anew what a seat cannot see: the pile, the other hands, and what others offer until all have decided."""

from lairkeeper.games.run_run_run.components.box import Card
from lairkeeper.games.run_run_run.state import Pyramid, players
from lairkeeper.kernel import ChanceStream, Seat


def unseen_cards(pyramid: Pyramid, seat: Seat | None) -> list[Card]:
    """All Room cards of which this seat cannot tell whether they lie in the pile, in another hand or in an offer."""
    cards = [Card(card) for card, count in enumerate(pyramid.pile) for _ in range(count)]
    for other in others(pyramid, seat):
        cards += pyramid.hands[other] + pyramid.offers[other]
    return sorted(cards)


def others(pyramid: Pyramid, seat: Seat | None) -> list[Seat]:
    return [Seat(other) for other in range(players(pyramid)) if other != seat]


def reshuffle(pyramid: Pyramid, seat: Seat | None, stream: ChanceStream) -> None:
    """Every hand and every offer keeps its number of cards; which cards they are is drawn again.

    The unseen cards are sorted before they are shuffled, so that the deal depends on nothing but what the seat sees.
    """
    unseen = unseen_cards(pyramid, seat)
    stream.shuffle(unseen)
    for other in others(pyramid, seat):
        pyramid.hands[other] = tuple(unseen.pop() for _ in pyramid.hands[other])
        pyramid.offers[other] = tuple(unseen.pop() for _ in pyramid.offers[other])
    pyramid.pile = [0] * len(pyramid.pile)
    for card in unseen:
        pyramid.pile[card] += 1
    pyramid.gifts = tuple(gift for gift in pyramid.gifts if gift.giver == seat)
