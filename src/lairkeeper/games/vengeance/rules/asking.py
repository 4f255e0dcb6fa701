"""A question to one player about that player's own boards."""

from typing import ClassVar, Generic, TypeVar

from lairkeeper.games.vengeance.state import Player, Vendetta
from lairkeeper.kernel import Ask, Option, Seat

O = TypeVar("O", bound=Option)  # noqa: E741


class OwnQuestion(Ask[Vendetta, O], Generic[O]):
    """Nobody decides about another player's boards."""

    clauses: ClassVar[tuple[str, ...]] = ("VNG-DEF18",)
    who: Seat

    def seat(self, vendetta: Vendetta) -> Seat:
        return self.who

    def player(self, vendetta: Vendetta) -> Player:
        return vendetta.players[self.who]
