"""A question to one player about that player's own boards, and what a question inside a tile is about."""

from typing import ClassVar, Generic, TypeVar

from lairkeeper.games.vengeance.box import ItemId, SkillId
from lairkeeper.games.vengeance.state import Player, Vendetta
from lairkeeper.kernel import Ask, Option, Record, Seat
from lairkeeper.kernel.errors import Fact

O = TypeVar("O", bound=Option)  # noqa: E741


class Use(Record):
    """One use of a skill or an item, with so many actions; a modifier is used inside another tile."""

    skill: SkillId | None = None
    item: ItemId | None = None
    actions: int = 0
    is_modifier: bool = False

    def facts(self, left: int) -> dict[str, Fact]:
        """What is being used, and which of its actions comes now, counted from 0."""
        named = {"skill": self.skill, "item": self.item}
        known: dict[str, Fact] = {name: tile for name, tile in named.items() if tile is not None}
        return {**known, "at": self.actions - left, "of": self.actions}


class OwnQuestion(Ask[Vendetta, O], Generic[O]):
    """Nobody decides about another player's boards."""

    clauses: ClassVar[tuple[str, ...]] = ("VNG-DEF18",)
    who: Seat

    def seat(self, vendetta: Vendetta) -> Seat:
        return self.who

    def player(self, vendetta: Vendetta) -> Player:
        return vendetta.players[self.who]
