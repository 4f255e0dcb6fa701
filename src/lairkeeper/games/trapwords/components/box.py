"""The components in the box: curses, monsters, rows of rooms and the numbers of the game.

Rules name a curse or a monster by its id. The word lists are no part of it: they are read when a table needs one.
"""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import NewType

from lairkeeper import content
from lairkeeper.games.trapwords.components.checks import check_tables
from lairkeeper.games.trapwords.components.kinds import CurseEffect, DungeonRow, Monster, Supplies, Tables, Unplayable
from lairkeeper.kernel.definition.clauses import applies

CurseId = NewType("CurseId", str)
MonsterId = NewType("MonsterId", str)
EffectId = NewType("EffectId", str)  # a curse or a monster
Place = NewType("Place", int)  # of a room in the row, the first is 0

NO_MONSTER = MonsterId("")
NO_CURSE = CurseId("")
CONTENT = Path(__file__).parents[1] / "content"


class Box(content.Box, frozen=True):
    """All components of one game, and what rules look up about them."""

    curses: tuple[CurseEffect, ...]
    unplayable: tuple[Unplayable, ...]
    monsters: tuple[Monster, ...]
    dungeons: tuple[DungeonRow, ...]
    supplies: Supplies

    @cached_property
    def effect(self) -> Mapping[str, CurseEffect]:
        """Every curse and monster by its id."""
        return {effect.id: effect for effect in (*self.curses, *self.monsters)}

    @applies("TRP-SET20")
    def curse_deck(self, *, small: bool) -> tuple[CurseId, ...]:
        """All curses, or as many as the printed box holds."""
        return tuple(CurseId(curse.id) for curse in self.curses if curse.in_box or not small)

    @applies("TRP-SET13", "TRP-SET20", "TRP-MON11")
    def monster_deck(self, *, hard: bool, small: bool) -> tuple[MonsterId, ...]:
        """The plain monsters, or those with the asterisk."""
        return tuple(
            MonsterId(monster.id) for monster in self.monsters if monster.hard == hard and (monster.in_box or not small)
        )

    @cached_property
    def dungeon(self) -> Mapping[str, DungeonRow]:
        return {dungeon.id: dungeon for dungeon in self.dungeons}


def _read(pack: Path | None) -> Box:
    tables = content.read_tables(Tables, CONTENT, pack)
    check_tables(tables)
    return Box(
        curses=tables.curses.curse,
        unplayable=tables.curses.unplayable,
        monsters=tables.monsters.monster,
        dungeons=tables.dungeons.dungeon,
        supplies=tables.supplies,
    )


BOXES = content.Boxes(_read)
box, standard_box = BOXES.box, BOXES.standard


def load_box(pack: Path | None = None) -> Box:
    """The box with the tables of a pack in place of its own; `BadContent` if it is no playable box."""
    return BOXES.load(pack)
