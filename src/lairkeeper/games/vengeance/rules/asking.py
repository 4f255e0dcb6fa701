"""A question to one player about that player's own boards, and what a question inside a tile is about."""

from typing import ClassVar, Generic, TypeVar

from lairkeeper.games.vengeance.components.box import ItemId, SkillId
from lairkeeper.games.vengeance.state import Player, Vendetta
from lairkeeper.kernel import Ask, Option, Record, Seat, applies

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
    """Players decide about their own boards only."""

    clauses: ClassVar[tuple[str, ...]] = ("VNG-DEF18",)
    who: Seat

    def seat(self, vendetta: Vendetta) -> Seat:
        return self.who

    def player(self, vendetta: Vendetta) -> Player:
        return vendetta.players[self.who]


@applies("VNG-CMB13", "VNG-RES3", "VNG-RT2")
def is_time_up(vendetta: Vendetta, player: Player) -> bool:
    """Whether a limit of the table has ended this player's phase: Combat for all at once, Resolution for each alone."""
    return player.is_late if player.stage == "resolution" else vendetta.is_combat_over


class FightQuestion(OwnQuestion[O], Generic[O]):
    """A question of Combat or Resolution; it is gone when the player's time is up."""

    def seats(self, vendetta: Vendetta) -> tuple[Seat, ...]:
        return () if is_time_up(vendetta, self.player(vendetta)) else (self.who,)
