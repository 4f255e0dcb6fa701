"""What the table hears in the modules: Enraged Monsters and Bosses, Dens and the Inn."""

from typing import ClassVar

from lairkeeper.games.woodlands.board.forest import TileId
from lairkeeper.games.woodlands.components.box import ChamberId, EntranceId, HeroId, InnCardId, KindId
from lairkeeper.games.woodlands.state import FoeNo
from lairkeeper.kernel.data.record import Event


class FoeStruckFirst(Event):
    """An Enraged enemy strikes before the dice are rolled."""

    foe: FoeNo
    kind: KindId
    hero: HeroId


class FoeCameBack(Event):
    """Beaten once, it must be fought again."""

    foe: FoeNo
    kind: KindId


class DenEntered(Event):
    hero: HeroId
    tile: TileId


class DenJoined(Event):
    hero: HeroId


class EntranceRevealed(Event):
    reveals: ClassVar[bool] = True
    entrance: EntranceId


class ChamberRevealed(Event):
    reveals: ClassVar[bool] = True
    chamber: ChamberId


class DenDieRolled(Event):
    reveals: ClassVar[bool] = True
    space: int
    face: int


class DenDieMoved(Event):
    """The next event is for this space."""

    space: int


class DenFinished(Event):
    hero: HeroId


class DenFailed(Event):
    """The active Hero is down."""

    hero: HeroId


class HeroServed(Event):
    reveals: ClassVar[bool] = True
    hero: HeroId
    inn_card: InnCardId


class InnDieRolled(Event):
    reveals: ClassVar[bool] = True
    hero: HeroId
    face: int


class AleTaken(Event):
    """The +1 Combat die token."""

    hero: HeroId


class AleDrunk(Event):
    """The token goes back after the roll."""

    hero: HeroId


class TilesArranged(Event):
    """The top tiles of the pile lie in this order now."""

    hero: HeroId
    tiles: tuple[TileId, ...]
