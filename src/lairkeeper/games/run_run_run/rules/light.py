"""Light (RRR-LIT): a new Room without a printed torch takes one of the reserve, or darkness feeds the mummies."""

from lairkeeper.games.run_run_run.board.maze import SpaceId
from lairkeeper.games.run_run_run.records.events import RoomLit, RoomStayedDark
from lairkeeper.games.run_run_run.rules.mummies import PlaceHeart
from lairkeeper.games.run_run_run.state import Pyramid, box_of
from lairkeeper.kernel import Do, Table


class LightRoom(Do[Pyramid]):
    """A torch of the reserve stays on a dark Room for good; with none left a heart is placed and it stays dark."""

    clauses = ("RRR-LIT2", "RRR-LIT1", "RRR-LIT3", "RRR-LIT4", "RRR-LIT8", "RRR-LIT10")
    room: SpaceId

    def do(self, pyramid: Pyramid, table: Table) -> None:
        space = pyramid.maze.spaces[self.room]
        if box_of(pyramid).torches[space.card]:
            return
        if pyramid.reserve:
            pyramid.reserve -= 1
            pyramid.torches_on += (self.room,)
            table.tell(RoomLit(space.hex, pyramid.reserve))
        else:
            table.tell(RoomStayedDark(space.hex))
            table.then(PlaceHeart("darkness"))
