"""The Exit Door and the Boss (RRR-EXT)."""

from collections.abc import Iterator

from lairkeeper.games.run_run_run.board.hexes import AROUND, Side, neighbour, opposite
from lairkeeper.games.run_run_run.board.maze import DOOR_TILE, Space, SpaceId
from lairkeeper.games.run_run_run.components.box import MummyId
from lairkeeper.games.run_run_run.records.events import BossAppeared, DoorOpened
from lairkeeper.games.run_run_run.records.options import OpenDoorAt, TurnUp
from lairkeeper.games.run_run_run.state import Mummy, Pyramid, anybody, box_of
from lairkeeper.kernel import Ask, Chance, Do, Odds, Seat, Table, applies
from lairkeeper.kernel.errors import Fact


class OpenExitDoor(Do[Pyramid]):
    """The third Door mechanism connects the Exit Door at once, and the Boss steps out of it."""

    clauses = ("RRR-EXT1", "RRR-EXT6", "RRR-EXT7", "RRR-EXT10")

    def do(self, pyramid: Pyramid, table: Table) -> None:
        table.then(PlaceExitDoor(), RetireMummyPile(), RevealBoss())


class PlaceExitDoor(Ask[Pyramid, OpenDoorAt]):
    """The active player links the Door to an open path, the Vault's included; other paths there are blocked."""

    clauses = ("RRR-EXT2", "RRR-EXT3", "RRR-EXT4", "RRR-EXT5", "RRR-EXT9", "RRR-EXT11", "RRR-EXT12")

    def seat(self, pyramid: Pyramid) -> Seat:
        return pyramid.active

    def options(self, pyramid: Pyramid) -> Iterator[OpenDoorAt]:
        spaces = pyramid.maze.spaces
        return (OpenDoorAt(spaces[space].hex, side) for space, side in door_sites(pyramid))

    def take(self, pyramid: Pyramid, place: OpenDoorAt, table: Table) -> None:
        maze, beside = pyramid.maze, pyramid.maze.at[place.hex]
        door = Space(neighbour(place.hex, place.side), 1 << opposite(place.side), DOOR_TILE)
        pyramid.maze = maze.laying(door)
        if not maze.spaces[beside].exits >> place.side & 1:
            pyramid.maze = pyramid.maze.joining(beside, SpaceId(len(maze.spaces)))
        table.tell(DoorOpened(door.hex))


@applies("RRR-EXT2", "RRR-EXT5")
def door_sites(pyramid: Pyramid) -> list[tuple[SpaceId, Side]]:
    """Every open path; if there is none, every wall of a Room towards an empty hex."""
    return list(pyramid.maze.open_paths()) or [
        (room, side)
        for room in pyramid.maze.rooms
        for side, step, _, _ in AROUND
        if pyramid.maze.spaces[room].hex + step not in pyramid.maze.at
    ]


class RetireMummyPile(Do[Pyramid]):
    """The sleeping mummies leave the game with the hearts on their pile; those awake stay and must be beaten."""

    clauses = ("RRR-EXT7", "RRR-EXT8", "RRR-MUM19")

    def do(self, pyramid: Pyramid, table: Table) -> None:
        pyramid.asleep = ()
        pyramid.hearts = 0


class RevealBoss(Chance[Pyramid, TurnUp]):
    """One of the three Bosses, unknown to everybody until now, stands on the Exit Door with its hearts."""

    clauses = ("RRR-EXT6", "RRR-SET8", "RRR-SET9", "RRR-BOSS1", "RRR-BOSS2", "RRR-BOSS3")

    def odds(self, pyramid: Pyramid) -> Odds[TurnUp]:
        box = box_of(pyramid)
        return Odds.even(TurnUp(MummyId(boss)) for boss in range(len(box.mummies), len(box.creatures)))

    def drawer(self, pyramid: Pyramid) -> tuple[Seat, ...]:
        return anybody(pyramid, pyramid.active)

    def take(self, pyramid: Pyramid, card: TurnUp, table: Table) -> None:
        door = pyramid.maze.door
        assert door is not None
        pyramid.awake.append(Mummy(card.mummy, door, box_of(pyramid).creatures[card.mummy].hearts))
        table.tell(BossAppeared(card.mummy, pyramid.maze.spaces[door].hex))

    def facts(self, pyramid: Pyramid) -> dict[str, Fact]:
        return {"seat": pyramid.active}
