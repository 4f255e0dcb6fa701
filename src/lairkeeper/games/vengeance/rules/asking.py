"""A question to one player about that player's own boards, and what a question inside a tile is about."""

from typing import ClassVar, Generic, TypeVar

from lairkeeper.games.vengeance.box import ItemId, SkillId
from lairkeeper.games.vengeance.state import Player, Vendetta
from lairkeeper.kernel import Ask, Option, Record, Seat

O = TypeVar("O", bound=Option)  # noqa: E741


NO_SKILL = SkillId(-1)
NO_ITEM = ItemId(-1)


class Use(Record):
    """One use of a skill or an item, with so many actions; a modifier is used inside another tile."""

    skill: SkillId = NO_SKILL
    item: ItemId = NO_ITEM
    actions: int = 0
    is_modifier: bool = False


class OwnQuestion(Ask[Vendetta, O], Generic[O]):
    """Nobody decides about another player's boards."""

    clauses: ClassVar[tuple[str, ...]] = ("VNG-DEF18",)
    who: Seat

    def seat(self, vendetta: Vendetta) -> Seat:
        return self.who

    def player(self, vendetta: Vendetta) -> Player:
        return vendetta.players[self.who]
