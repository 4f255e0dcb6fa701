"""Who may leave a node, and by which ways (WDL-MOV, WDL-FLE)."""

from collections.abc import Iterator

from lairkeeper.games.woodlands.board.cells import Side
from lairkeeper.games.woodlands.board.forest import NodeId
from lairkeeper.games.woodlands.records.options import Flee, FleeAstray, Means
from lairkeeper.games.woodlands.state import (
    MOVE,
    Woods,
    bosses_of,
    cards_that,
    foes_on,
    here,
    is_inside,
    is_pile_empty,
    monsters_on,
    special_of,
)
from lairkeeper.kernel.definition.clauses import applies

CROWD = 2


@applies("WDL-FLE2", "WDL-FLE9", "WDL-BOSS7", "WDL-AMB2", "WDL-DEN12")
def is_held(woods: Woods) -> bool:
    """A living Boss lets nobody leave; by a switch it does once everything here has been fought this turn.

    Nor does anybody leave a Den before it is finished.
    """
    return is_inside(here(woods)) or is_held_by_boss(woods) or is_crowded(woods)


@applies("WDL-FLE9", "WDL-AMB2")
def is_held_by_boss(woods: Woods) -> bool:
    bosses = [boss.number for boss in bosses_of(woods) if boss.node == here(woods)]
    if not bosses or woods.options.leave_boss_tile == "never":
        return bool(bosses)
    return woods.encounter != "none" or not set(bosses) <= set(woods.bosses_fought)


@applies("WDL-CH3-8", "WDL-AMB2")
def is_crowded(woods: Woods) -> bool:
    """In chapter 3 nobody flees from a tile with two or more enemies; who may leave a Boss does not flee."""
    return woods.options.chapter == 3 and is_flight(woods) and len(foes_on(woods, here(woods))) >= CROWD


@applies("WDL-CH1-13")
def stays_at_fire(woods: Woods) -> bool:
    """A Hero who has brewed in this turn does not flee from the Monsters that come to the fire."""
    node = here(woods)
    is_at_fire = woods.options.chapter == 1 and special_of(woods, node) == "campfire"
    return is_at_fire and woods.active in woods.immobile and bool(monsters_on(woods, node))


@applies("WDL-FLE7", "WDL-AMB2")
def is_flight(woods: Woods) -> bool:
    """Leaving a node with undefeated Monsters is always a flight; a Boss tile that may be left lets everybody go."""
    node = here(woods)
    return bool(monsters_on(woods, node)) and not any(boss.node == node for boss in bosses_of(woods))


@applies("WDL-MOV1", "WDL-MOV8", "WDL-TILE30", "WDL-LOOT4")
def means_to_move(woods: Woods) -> list[Means]:
    """A Move die, Boots; none for a Hero who cannot move or may not leave."""
    if woods.active in woods.immobile or is_held(woods):
        return []
    means: list[Means] = ["die"] if woods.board[MOVE] else []
    return [*means, "boots"] if cards_that(woods, woods.active, "step") else means


def linked_sides(woods: Woods, node: NodeId) -> list[Side]:
    return sorted(woods.forest.exits[node])


@applies("WDL-RSK1", "WDL-RSK8")
def open_sides(woods: Woods, node: NodeId) -> Iterator[Side]:
    """The sides with an open path, as long as there is a tile to reveal."""
    if not is_pile_empty(woods):
        sides = (Side(side) for side in range(4))
        yield from (side for side in sides if woods.forest.way_out(node, side) is not None)


@applies("WDL-FLE1", "WDL-FLE5")
def flights(woods: Woods) -> Iterator[Flee | FleeAstray]:
    """To a linked tile or as a risky move, with a Move die or Boots."""
    node = here(woods)
    for means in means_to_move(woods):
        yield from (Flee(side, means) for side in linked_sides(woods, node))
        yield from (FleeAstray(side, means) for side in open_sides(woods, node))
