"""What an answer costs, brings or risks: records for previews."""

from typing import ClassVar, Literal

from lairkeeper.kernel import Effect

Kind = Literal["cost", "gain", "risk", "fact"]


class ActionsDropped(Effect):
    """Flashback dice and the bonus, not used."""

    kind: ClassVar[Kind] = "cost"
    count: int


class UsesDropped(Effect):
    """Groups and anticipated skills, not used in this Combat."""

    kind: ClassVar[Kind] = "cost"
    count: int


class LootAhead(Effect):
    """Loot symbols of rooms that are visited and cleared."""

    kind: ClassVar[Kind] = "gain"
    symbols: int


class NoWoundsAhead(Effect):
    kind: ClassVar[Kind] = "fact"


class WoundsAhead(Effect):
    """Wounds at the end of the round, and the health slots that stay free."""

    kind: ClassVar[Kind] = "risk"
    wounds: int
    left: int


class KnockOutAhead(Effect):
    """The wounds fill the health bar; the hero goes on with so many dice."""

    kind: ClassVar[Kind] = "risk"
    wounds: int
    dice: int


class DeathAhead(Effect):
    """The wounds fill the health bar for the second time."""

    kind: ClassVar[Kind] = "risk"
    wounds: int


class MayHeal(Effect):
    """Something in Resolution could still heal before the knock-out is checked."""

    kind: ClassVar[Kind] = "fact"


class SlotsLeft(Effect):
    """Health slots that stay free after this wound."""

    kind: ClassVar[Kind] = "risk"
    left: int


class BarFilled(Effect):
    """The last free health slot goes."""

    kind: ClassVar[Kind] = "risk"
