"""Makes the guided first game: five short scenes played by the real rules, with luck that was chosen for the lesson.

Run from the root of the repository:
PYTHONPATH=src:.:web/src/demo python web/src/games/woodlands/lesson/make.py
"""

from collections.abc import Sequence
from pathlib import Path

from lessons import Line, lesson, the
from positions import shelve

from lairkeeper.games.woodlands import GAME
from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.records.options import (
    AcceptDice,
    AddPowerDie,
    Buy,
    DrawLootCard,
    DrawMonster,
    DrawTile,
    Move,
    OpenChest,
    PlaceAt,
    PutOn,
    Raise,
    RerollDie,
    RollFace,
    RollFaces,
    Stop,
    Turn,
    Unlock,
    UseLoot,
    Venture,
)
from lairkeeper.games.woodlands.records.options import EndTurn as LeaveIt
from lairkeeper.games.woodlands.rules.actions import ChooseAction
from lairkeeper.games.woodlands.rules.encounter import MeetFoes
from lairkeeper.games.woodlands.rules.ending import CheckEnd
from lairkeeper.games.woodlands.rules.growth import AddTile
from lairkeeper.games.woodlands.rules.turn import EndTurn, TakeTurn
from lairkeeper.games.woodlands.state import FOCUS, INVOKE, MOVE, Woods
from lairkeeper.kernel import Option, Step
from tests.games.woodlands.tables import BETHRAS, EAST, GREEN, NORTH, XYLIA, card, cell, draw_table, kind, tile

HERE = Path(__file__).parent
ALONE = TableOptions(players=1)
Played = tuple[Woods, Sequence[Step], list[Line], list[Option]]


START = {"T16": (1, 0, 90)}
GROWN = START | {"T18": (0, -1, 90)}
TRADED = GROWN | {"T07": (1, -1, 90)}
FOUND = TRADED | {"T14": (2, -1, 90)}
GOODS = ("armour", "boots", "knives")


def grow() -> Played:
    """A new tile joins the Start tile, and a Monster lies on it face down."""
    woods = draw_table(START, orbs={"xylia": 2}, options=ALONE)
    woods.phase = "growth"
    lines: list[Line] = [("space", the(PlaceAt(cell(0, -1)))), ("rotation", the(Turn(90)))]
    return woods, [AddTile(XYLIA)], lines, [DrawTile(tile("T18")), DrawMonster(kind("skeleton"))]


def turn() -> Played:
    """Four dice: one move, one for Focus, two that call the Power die; a combat with a reroll; an orb for Focus."""
    woods = draw_table(GROWN, hidden=[("skeleton", "T18")], orbs={"xylia": 2}, options=ALONE)
    lines: list[Line] = [
        ("reroll", the(AcceptDice())),
        ("move", the(PutOn(MOVE))),
        ("focus", the(PutOn(FOCUS))),
        ("invoke", the(PutOn(INVOKE))),
        ("invoke-two", the(PutOn(INVOKE))),
        ("go", the(Move(NORTH))),
        ("arm", the(AddPowerDie(GREEN))),
        ("orb", the(RerollDie(0, 2))),
        ("hits", the(Stop())),
    ]
    return woods, [TakeTurn(XYLIA)], lines, [RollFaces((1, 4, 5, 6)), RollFaces((2,)), RollFace(3), RollFace(5)]


def venture() -> Played:
    """A power is unlocked; a risky move finds the Merchant, and a card is bought."""
    woods = draw_table(
        GROWN,
        heroes={"xylia": "T18", "bethras": "T01"},
        orbs={"xylia": 5},
        loot={"xylia": ("mace",)},
        board={"move": (1, 2)},
        options=ALONE,
    )
    woods.round = 3
    lines: list[Line] = [
        ("unlock", the(Unlock(1))),
        ("venture", the(Venture(EAST))),
        ("buy", the(Buy(card("armour")))),
        ("leave", the(LeaveIt())),
    ]
    luck: list[Option] = [DrawTile(tile("T07")), *(DrawLootCard(card(name)) for name in GOODS)]
    return woods, [ChooseAction(), EndTurn()], lines, luck


def down() -> Played:
    """A chest is opened, and a Hero who is down is raised."""
    woods = draw_table(
        FOUND,
        heroes={"xylia": "T14", "bethras": "T14"},
        hearts={"xylia": 3, "bethras": 0},
        orbs={"xylia": 3},
        powers={"xylia": 1},
        loot={"xylia": ("mace", "armour")},
        is_dressed=True,
        options=ALONE,
    )
    woods.round = 5
    lines: list[Line] = [("chest", the(OpenChest())), ("raise", the(Raise(BETHRAS)))]
    return woods, [ChooseAction(), EndTurn()], lines, [DrawLootCard(card("blue_staff"))]


def boss() -> Played:
    """Both Heroes stand before the Boss: one combat decides the game."""
    woods = draw_table(
        FOUND | {"T02": (3, -1, 270)},
        heroes={"xylia": "T02", "bethras": "T02"},
        orbs={"xylia": 1, "bethras": 1},
        powers={"xylia": 1},
        loot={"xylia": ("mace", "armour", "blue_staff"), "bethras": ("mace",)},
        board={"invoke": (2, 5)},
        boss=("sporeback", "T02"),
        threat=12,
        options=ALONE,
    )
    woods.round, woods.above_boss, woods.tiles_left = 8, 0, woods.tiles_left[:9]
    lines: list[Line] = [
        ("boss", the(UseLoot(card("blue_staff")))),
        ("boss-arm", the(AddPowerDie(GREEN))),
        ("boss-roll", the(Stop())),
    ]
    luck: list[Option] = [RollFace(1), RollFaces((4, 5)), RollFaces((2, 4)), RollFace(3), RollFace(3)]
    return woods, [MeetFoes(), CheckEnd()], lines, luck


def main() -> None:
    shelve(HERE, "lesson", lesson(GAME, (grow, turn, venture, down, boss)))


if __name__ == "__main__":
    main()
