"""What lies in the box: Room cards, tokens, dice, Catventurers, mummies, and tables derived from them.

Rules name a kind of component by its place in the box, an int. Sides are numbered clockwise from the top as
RRR-GEO2 says (0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW); a set of sides is a mask whose bit d stands for side d.
"""

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from itertools import product
from math import factorial
from pathlib import Path
from typing import NamedTuple, NewType

from lairkeeper import content
from lairkeeper.games.run_run_run.components.checks import check_tables
from lairkeeper.games.run_run_run.components.kinds import (
    CatKind,
    Dice,
    Level,
    MummyKind,
    RoomKind,
    Supplies,
    Symbol,
    Tables,
    TokenKind,
)
from lairkeeper.kernel.definition.clauses import applies

Card = NewType("Card", int)
Token = NewType("Token", int)
CatId = NewType("CatId", int)
MummyId = NewType("MummyId", int)  # the Bosses follow the mummies

SIDES = 6
CONTENT = Path(__file__).parents[1] / "content"


class CombatRoll(NamedTuple):
    """How many of each face the Combat dice show; blanks are not counted."""

    hits: int
    abilities: int
    rooms: int
    steps: int


CombatOdds = tuple[tuple[CombatRoll, int], ...]
MummyOdds = tuple[tuple[int, int], ...]


class Box(content.Box, frozen=True):
    """All components of one game, and what rules look up about them."""

    rooms: tuple[RoomKind, ...]
    tokens: tuple[TokenKind, ...]
    dice: Dice
    cats: tuple[CatKind, ...]
    mummies: tuple[MummyKind, ...]
    bosses: tuple[MummyKind, ...]
    supplies: Supplies
    levels: tuple[Level, ...]

    @cached_property
    @applies("RRR-GEO4")
    def placed(self) -> tuple[tuple[int, ...], ...]:
        """Per kind of Room, the sides with an exit when laid with rotation 0 to 5."""
        return tuple(tuple(turned(sides(room.pattern), turn) for turn in range(SIDES)) for room in self.rooms)

    @cached_property
    @applies("RRR-SPL4")
    def rotations(self) -> tuple[tuple[int, ...], ...]:
        """Per kind of Room, the rotations that can be told apart; the lowest number stands for all alike."""
        return tuple(tuple(turn for turn in range(SIDES) if masks.index(masks[turn]) == turn) for masks in self.placed)

    @cached_property
    @applies("RRR-EXP3", "RRR-EXP4", "RRR-EXP5", "RRR-EXP6")
    def fitting(self) -> tuple[dict[tuple[int, int], tuple[int, ...]], ...]:
        """Per kind of Room and surroundings (sides that touch a space, those of them that face an exit), its rotations.

        A rotation fits if it shows an exit to every exit and a wall to every wall; empty hexes do not matter.
        """
        return tuple(_fitting(masks, turns) for masks, turns in zip(self.placed, self.rotations, strict=True))

    @cached_property
    def exits(self) -> tuple[int, ...]:
        """Per kind of Room, the number of exits."""
        return tuple(masks[0].bit_count() for masks in self.placed)

    @cached_property
    @applies("RRR-MEC1")
    def symbols(self) -> tuple[Symbol, ...]:
        return tuple(room.symbol for room in self.rooms)

    @cached_property
    def sarcophagi(self) -> tuple[bool, ...]:
        return tuple(room.sarcophagus for room in self.rooms)

    @cached_property
    def torches(self) -> tuple[bool, ...]:
        """Per kind of Room, whether it is lit by a printed torch."""
        return tuple(room.torch for room in self.rooms)

    @cached_property
    def vault(self) -> int:
        """The sides of the Vault with an exit."""
        return sides(self.supplies.vault)

    @cached_property
    def creatures(self) -> tuple[MummyKind, ...]:
        """The mummies, then the Bosses: what a `MummyId` counts."""
        return self.mummies + self.bosses

    @cached_property
    @applies("RRR-MUM13")
    def waking_hearts(self) -> int:
        """Hearts that wake a mummy: as many on every card, for they lie face down."""
        return self.mummies[0].hearts

    @cached_property
    def mummy_faces(self) -> int:
        """Faces of a Mummy die that show a mummy."""
        return self.dice.mummy.faces.count("mummy")

    @cached_property
    def combat_odds(self) -> tuple[CombatOdds, ...]:
        """Per number of Combat dice, what they can show and in how many ways (6 to the number of dice in all)."""
        faces = tuple(self.dice.combat.faces.count(face) for face in ("hit", "ability", "room", "step", "blank"))
        return tuple(_combat_odds(dice, faces) for dice in range(self.supplies.max_combat_dice + 1))

    @cached_property
    def card_named(self) -> Mapping[str, Card]:
        return {room.id: Card(place) for place, room in enumerate(self.rooms)}

    @cached_property
    def token_named(self) -> Mapping[str, Token]:
        return {token.id: Token(place) for place, token in enumerate(self.tokens)}

    @cached_property
    def cat_named(self) -> Mapping[str, CatId]:
        return {cat.id: CatId(place) for place, cat in enumerate(self.cats)}

    @cached_property
    def creature_named(self) -> Mapping[str, MummyId]:
        return {creature.id: MummyId(place) for place, creature in enumerate(self.creatures)}

    @cached_property
    def level_named(self) -> Mapping[str, Level]:
        return {level.id: level for level in self.levels}


def sides(pattern: str) -> int:
    """The mask of a printed pattern."""
    return sum(1 << side for side, printed in enumerate(pattern) if printed == "1")


@applies("RRR-GEO4")
def turned(mask: int, turn: int) -> int:
    """A mask after a rotation: side i becomes side (i + turn) mod 6."""
    return (mask << turn | mask >> SIDES - turn) & (1 << SIDES) - 1


@cache
def _fitting(masks: tuple[int, ...], turns: tuple[int, ...]) -> dict[tuple[int, int], tuple[int, ...]]:
    around = (
        (touching, exits) for touching in range(1 << SIDES) for exits in range(1 << SIDES) if not exits & ~touching
    )
    fitting = {site: tuple(turn for turn in turns if not (masks[turn] ^ site[1]) & site[0]) for site in around}
    return {site: rotations for site, rotations in fitting.items() if rotations}


def _combat_odds(dice: int, faces: Sequence[int]) -> CombatOdds:
    rolls = (CombatRoll(*shown) for shown in product(range(dice + 1), repeat=4) if sum(shown) <= dice)
    return tuple((roll, ways) for roll in rolls if (ways := _ways((*roll, dice - sum(roll)), faces)))


def _ways(shown: Sequence[int], faces: Sequence[int]) -> int:
    """In how many ways dice that can be told apart show each kind of face so many times."""
    ways = factorial(sum(shown))
    for times, alike in zip(shown, faces, strict=True):
        ways = ways // factorial(times) * alike**times
    return ways


def _read(pack: Path | None) -> Box:
    tables = content.read_tables(Tables, CONTENT, pack)
    check_tables(tables)
    return Box(
        rooms=tables.rooms.room,
        tokens=tables.tokens.token,
        dice=tables.dice,
        cats=tables.cats.cat,
        mummies=tables.mummies.mummy,
        bosses=tables.bosses.boss,
        supplies=tables.supplies,
        levels=tables.levels.level,
    )


EARLIER = ("10a4029b11d148c1",)
"""The standard box before it had levels."""

BOXES = content.Boxes(_read, EARLIER)
box, standard_box = BOXES.box, BOXES.standard


def load_box(pack: Path | None = None) -> Box:
    """The box with the tables of a pack in place of its own; `BadContent` if it is no playable box."""
    return BOXES.load(pack)
