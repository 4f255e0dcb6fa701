"""The shared Reserve: who may take dice, when dice are scarce, and how scarce dice are dealt out."""

from collections.abc import Iterable

from lairkeeper.games.vengeance.records.events import DiceRequested, DiceTaken, ReserveClosed
from lairkeeper.games.vengeance.rules.standing import goes_on, supply
from lairkeeper.games.vengeance.state import Hand, Player, Request, Vendetta, hand_limit, living
from lairkeeper.kernel import Seat, Table, applies


@applies("VNG-ROLL4", "VNG-ROLL6", "VNG-KO4")
def places_in_hand(vendetta: Vendetta, player: Player) -> int:
    """How many dice fit into the hand; locked wound dice count as held."""
    return hand_limit(vendetta, player) - sum(player.hand)


@applies("VNG-RT8")
def is_contended(vendetta: Vendetta, who: Seat) -> bool:
    """True if the Reserve does not hold enough for all who could take now; the last one who goes on has no rival."""
    going_on = [seat for seat in living(vendetta) if goes_on(vendetta, vendetta.players[seat])]
    wanted = sum(places_in_hand(vendetta, vendetta.players[seat]) for seat in going_on)
    return supply(vendetta) < wanted and going_on != [who]


@applies("VNG-ROLL4", "VNG-ROLL5", "VNG-ROLL7", "VNG-RT3", "VNG-RT8")
def take_dice(vendetta: Vendetta, who: Seat, count: int, table: Table) -> None:
    """At once while there is enough for all; a request where dice are scarce."""
    if not count:
        return
    if is_contended(vendetta, who):
        vendetta.requests += (Request(who, count),)
        table.tell(DiceRequested(who, count))
    else:
        table.tell(DiceTaken(who, hand_out(vendetta, who, count), vendetta.reserve))


def hand_out(vendetta: Vendetta, who: Seat, count: int) -> int:
    """Moves dice from the Reserve to a hand, unrolled, as far as there are dice and places."""
    player = vendetta.players[who]
    taken = max(0, min(count, supply(vendetta), places_in_hand(vendetta, player)))
    vendetta.reserve -= taken
    player.hand = (*player.hand[:6], player.hand[6] + taken)
    player.taken += taken
    return taken


@applies("VNG-RT8", "VNG-RT13")
def serve_requests(vendetta: Vendetta, order: Iterable[Seat], table: Table) -> None:
    """One die at a time in turn, until requests or Reserve run out."""
    left = {request.seat: request.count for request in vendetta.requests}
    dealt = dict.fromkeys((seat for seat in order if seat in left), 0)
    vendetta.requests = ()
    has_dealt = True
    while has_dealt:
        has_dealt = False
        for seat in dealt:
            if left[seat] > dealt[seat] and hand_out(vendetta, seat, 1):
                dealt[seat] += 1
                has_dealt = True
    for seat, count in dealt.items():
        table.tell(DiceTaken(seat, count, vendetta.reserve))


@applies("VNG-RT8")
def fair_order(vendetta: Vendetta) -> list[Seat]:
    """Of requests that came at the same time: who took fewer dice first, then by seat, rotated by round."""
    count = len(vendetta.players)
    seats = [request.seat for request in vendetta.requests]
    return sorted(seats, key=lambda seat: (taken_in_round(vendetta, seat), (seat - vendetta.round + 1) % count))


@applies("VNG-RT8", "VNG-FLB1")
def taken_in_round(vendetta: Vendetta, who: Seat) -> int:
    """The first dice, a whole hand of them, and all that were taken since."""
    player = vendetta.players[who]
    return hand_limit(vendetta, player) + player.taken


@applies("VNG-SOLO5", "VNG-RT7")
def close_reserve(vendetta: Vendetta, table: Table) -> None:
    """Requests that came in time are served; from then on nobody takes dice."""
    serve_requests(vendetta, fair_order(vendetta), table)
    vendetta.is_reserve_closed = True
    table.tell(ReserveClosed(vendetta.reserve))


def without(hand: Hand, dice: Iterable[int]) -> list[int]:
    """What is left of a hand, as counts."""
    counts = list(hand)
    for die in dice:
        counts[die] -= 1
    return counts
