"""What a seat may answer, and what chance may draw, in the modules: Dens and the Inn."""

from lairkeeper.games.woodlands.board.forest import TileId
from lairkeeper.games.woodlands.components.box import ChamberId, EntranceId, InnCardId
from lairkeeper.kernel.data.record import Option


class EnterDen(Option):
    """Explore what lies below the tile."""


class JoinDen(Option):
    """Go down with the active Hero."""


class GoDeeper(Option):
    """On to the next event of the Den."""


class DrawEntrance(Option):
    entrance: EntranceId


class DrawChamber(Option):
    chamber: ChamberId


class BeServed(Option):
    """Pay for what the Inn offers."""


class DrawInnCard(Option):
    inn_card: InnCardId


class PutTile(Option):
    """The tile that comes next in the pile."""

    tile: TileId
