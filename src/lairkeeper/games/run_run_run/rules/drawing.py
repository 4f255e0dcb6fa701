"""Drawing Room cards (RRR-DRW)."""

from lairkeeper.games.run_run_run.components.box import Card
from lairkeeper.games.run_run_run.records.events import CardDrawn, CardsDrawn, PileEmpty
from lairkeeper.games.run_run_run.records.options import DrawRoom
from lairkeeper.games.run_run_run.state import Pyramid, kinds
from lairkeeper.games.run_run_run.unseen import unseen_cards
from lairkeeper.kernel import Chance, Do, Odds, Seat, Table
from lairkeeper.kernel.errors import Fact

_DRAWS = [DrawRoom(Card(card)) for card in range(256)]


class DrawRooms(Do[Pyramid]):
    """So many cards are drawn from the pile, or what is left of it; the discard never comes back."""

    clauses = ("RRR-DRW1", "RRR-DRW4", "RRR-DRW5", "RRR-DRW6")
    seat: Seat
    count: int

    def do(self, pyramid: Pyramid, table: Table) -> None:
        drawn = min(self.count, sum(pyramid.pile))
        if drawn:
            table.tell(CardsDrawn(self.seat, drawn))
            table.then(*[DrawOneRoom(self.seat)] * drawn)
        if drawn < self.count:
            table.tell(PileEmpty(self.seat))


class DrawOneRoom(Chance[Pyramid, DrawRoom]):
    """A card from the pile into a hand; only its owner sees which.

    What is left of the pile would tell the other hands: the player who draws is shown all they have not seen.
    """

    clauses = ("RRR-DRW1", "RRR-SET12", "RRR-COM2", "RRR-GEN5")
    seat: Seat

    def odds(self, pyramid: Pyramid) -> Odds[DrawRoom]:
        return Odds.counted(_DRAWS, pyramid.pile)

    def possible_outcomes(self, pyramid: Pyramid) -> list[DrawRoom]:
        return [_DRAWS[card] for card in kinds(tuple(unseen_cards(pyramid, self.seat)))]

    def drawer(self, pyramid: Pyramid) -> Seat:
        return self.seat

    def take(self, pyramid: Pyramid, draw: DrawRoom, table: Table) -> None:
        pyramid.pile[draw.card] -= 1
        pyramid.hands[self.seat] += (draw.card,)
        table.tell(CardDrawn(self.seat, draw.card), self.seat)

    def facts(self, pyramid: Pyramid) -> dict[str, Fact]:
        return {"seat": self.seat}
