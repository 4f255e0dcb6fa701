"""Mechanisms (RRR-MEC): triangles of three identical symbols refill the torches, of three different open the Door."""

from collections.abc import Iterator

from lairkeeper.games.run_run_run.board.hexes import STEPS, Hex
from lairkeeper.games.run_run_run.board.maze import SpaceId
from lairkeeper.games.run_run_run.records.events import DoorMechanismTriggered, TorchMechanismTriggered
from lairkeeper.games.run_run_run.records.options import Trigger
from lairkeeper.games.run_run_run.rules.exit import OpenExitDoor
from lairkeeper.games.run_run_run.state import Mechanism, Pyramid, box_of, gain_torches
from lairkeeper.kernel import Ask, Seat, Table, applies

Triangle = tuple[SpaceId, SpaceId, SpaceId]


class TriggerTorchMechanism(Ask[Pyramid, Trigger]):
    """Three identical symbols refill the reserve to five; a choice only if several triangles qualify."""

    clauses = ("RRR-MEC2", "RRR-MEC4", "RRR-MEC5", "RRR-MEC8", "RRR-MEC9", "RRR-MEC10", "RRR-MEC11", "RRR-MEC12")
    room: SpaceId

    def seat(self, pyramid: Pyramid) -> Seat:
        return pyramid.active

    def options(self, pyramid: Pyramid) -> Iterator[Trigger]:
        for three in open_triangles(pyramid, self.room, opens_door=False):
            if torch_mechanism_is_due(pyramid):
                yield _trigger(pyramid, three)

    def take(self, pyramid: Pyramid, trigger: Trigger, table: Table) -> None:
        mark_used(pyramid, trigger, opens_door=False)
        gain_torches(pyramid, max(0, box_of(pyramid).supplies.mechanism_level - pyramid.reserve))
        table.tell(TorchMechanismTriggered(trigger.rooms, pyramid.reserve))


class TriggerDoorMechanism(Ask[Pyramid, Trigger]):
    """Three different symbols take the next Door mechanism token; the third opens the Exit Door."""

    clauses = ("RRR-MEC2", "RRR-MEC6", "RRR-MEC7", "RRR-MEC8", "RRR-MEC9", "RRR-MEC10", "RRR-MEC15", "RRR-EXT1")
    room: SpaceId

    def seat(self, pyramid: Pyramid) -> Seat:
        return pyramid.active

    def options(self, pyramid: Pyramid) -> Iterator[Trigger]:
        for three in open_triangles(pyramid, self.room, opens_door=True):
            if tokens_left(pyramid, opens_door=True):
                yield _trigger(pyramid, three)

    def take(self, pyramid: Pyramid, trigger: Trigger, table: Table) -> None:
        mark_used(pyramid, trigger, opens_door=True)
        left = tokens_left(pyramid, opens_door=True)
        table.tell(DoorMechanismTriggered(trigger.rooms, left))
        if not left:
            table.then(OpenExitDoor())


@applies("RRR-MEC11", "RRR-MEC12", "RRR-SW8")
def torch_mechanism_is_due(pyramid: Pyramid) -> bool:
    """A triangle is used only if it has an effect: not with a full reserve, nor without a token left."""
    if not tokens_left(pyramid, opens_door=False):
        return False
    is_full = pyramid.reserve >= box_of(pyramid).supplies.mechanism_level
    return not is_full or pyramid.options.full_torches == "triggered"


def tokens_left(pyramid: Pyramid, *, opens_door: bool) -> int:
    supplies = box_of(pyramid).supplies
    laid = [mechanism.opens_door for mechanism in pyramid.mechanisms].count(opens_door)
    return (supplies.door_tokens if opens_door else supplies.torch_tokens) - laid


@applies("RRR-MEC1", "RRR-MEC2", "RRR-MEC3", "RRR-MEC14", "RRR-GEO7", "RRR-GEO8")
def open_triangles(pyramid: Pyramid, room: SpaceId, *, opens_door: bool) -> Iterator[Triangle]:
    """Triangles with the new Room whose symbols all differ, or are all alike, and whose Rooms are unused so far."""
    maze = pyramid.maze
    if symbol_of(pyramid, room) == "none":
        return
    hex_ = maze.spaces[room].hex
    around = [maze.at.get(Hex(hex_ + step)) for step in STEPS]
    for place, one in enumerate(around):
        other = around[place - 1]
        if one is not None and other is not None and _match(pyramid, (room, other, one), opens_door=opens_door):
            yield (room, other, one)


def _match(pyramid: Pyramid, three: Triangle, *, opens_door: bool) -> bool:
    symbols = {symbol_of(pyramid, corner) for corner in three}
    if "none" in symbols or len(symbols) != (3 if opens_door else 1):
        return False
    return not any(is_used(pyramid, corner, opens_door=opens_door) for corner in three)


def symbol_of(pyramid: Pyramid, space: SpaceId) -> str:
    """The symbol on the floor; the Vault and the Exit Door have none."""
    card = pyramid.maze.spaces[space].card
    return "none" if card < 0 else box_of(pyramid).symbols[card]


@applies("RRR-MEC5", "RRR-MEC7")
def is_used(pyramid: Pyramid, room: SpaceId, *, opens_door: bool) -> bool:
    """A Room serves one mechanism of each kind."""
    return any(room in done.rooms for done in pyramid.mechanisms if done.opens_door == opens_door)


def mark_used(pyramid: Pyramid, trigger: Trigger, *, opens_door: bool) -> None:
    one, two, three = (pyramid.maze.at[hex_] for hex_ in trigger.rooms)
    pyramid.mechanisms += (Mechanism(opens_door, (one, two, three)),)


def _trigger(pyramid: Pyramid, three: Triangle) -> Trigger:
    one, two, other = (pyramid.maze.spaces[space].hex for space in three)
    return Trigger((one, two, other))
