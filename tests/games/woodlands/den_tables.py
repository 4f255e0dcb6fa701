"""Tables beside and inside a Den."""

from typing import Any

from lairkeeper.games.woodlands.components.box import ChamberId, EntranceId, HeroId
from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.records.module_options import DrawChamber, DrawEntrance, EnterDen, GoDeeper
from lairkeeper.games.woodlands.records.options import (
    DrawLootCard,
    DrawMonster,
    RollFace,
    RollFaces,
)
from lairkeeper.games.woodlands.state import Woods
from lairkeeper.kernel import State, ToldEvent
from lairkeeper.testing import play_out
from lairkeeper.testing.scripted import Line
from tests.games.woodlands.tables import (
    BOX,
    Place,
    acting,
    card,
    draw_table,
    kind,
    question,
)

DEN: dict[str, Place] = {"T09": (0, -1), "T11": (0, -2)}
NOTHING = RollFace(6)
"""Nothing happens in the Mossy Burrow, the Hoard Chamber and the Root Throne."""


def entrance(name: str) -> DrawEntrance:
    return DrawEntrance(EntranceId([each.id for each in BOX.entrances].index(name)))


def chamber(name: str) -> DrawChamber:
    return DrawChamber(ChamberId([each.id for each in BOX.chambers].index(name)))


def drawn(name: str) -> DrawMonster:
    return DrawMonster(kind(name))


def rolled(*faces: int) -> RollFaces:
    return RollFaces(faces)


def looted(name: str) -> DrawLootCard:
    return DrawLootCard(card(name))


def at_the_den(*, options: dict[str, Any] | None = None, heroes: dict[str, str] | None = None, **table: Any) -> Woods:
    """Heroes on the Fox Den, where nobody else is; the module is on."""
    party = heroes or {"xylia": "T09"}
    chosen = TableOptions(players=len(party), **({"dens": True} | (options or {})))
    return draw_table(DEN, heroes=party, options=chosen, **table)


def exploring(first: str, second: str, *joins: Line, **table: Any) -> State[Woods]:
    """The two cards of the Den lie open; the player who is asked has said whether to join."""
    state = acting(at_the_den(**table))
    play_out(state, EnterDen, *joins, entrance(first), chamber(second), may_leave_draws=True)
    return state


def go(state: State[Woods], *script: Line) -> tuple[ToldEvent, ...]:
    """Plays a script, and goes on without a pause where the die of the Den is to be rolled."""
    told: tuple[ToldEvent, ...] = ()
    for line in script:
        if isinstance(line, RollFace) and question(state) == "pause_in_den":
            told += play_out(state, GoDeeper, may_leave_draws=True)
        told += play_out(state, line, may_leave_draws=True)
    return told


def down(state: State[Woods]) -> list[HeroId]:
    return [each for each in state.world.party if not state.world.hearts[each]]
