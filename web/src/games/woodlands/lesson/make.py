"""Makes the guided first game: three short scenes played by the real rules, with luck that was chosen for the lesson.

Run from the root of the repository:
PYTHONPATH=src:.:web/src/demo python web/src/games/woodlands/lesson/make.py
"""

from collections.abc import Sequence
from pathlib import Path

from lessons import Line, Scene, the
from positions import Position, shelve

from lairkeeper.games.woodlands import GAME
from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.options import (
    AcceptDice,
    AddPowerDie,
    DrawMonster,
    Fight,
    Move,
    PlaceAt,
    PutOn,
    RerollDie,
    RollFace,
    RollFaces,
    Stop,
    Turn,
    UseLoot,
)
from lairkeeper.games.woodlands.rules.encounter import MeetFoes
from lairkeeper.games.woodlands.rules.ending import CheckEnd
from lairkeeper.games.woodlands.rules.growth import AddTile
from lairkeeper.games.woodlands.rules.turn import TakeTurn
from lairkeeper.games.woodlands.state import INVOKE, MOVE, FoeNo, Woods
from lairkeeper.kernel import Option, Step
from tests.games.woodlands.tables import GREEN, NORTH, XYLIA, card, cell, draw_table, kind

HERE = Path(__file__).parent
ALONE = TableOptions(players=1)
Played = tuple[Woods, Sequence[Step], list[Line], list[Option]]


def grow() -> Played:
    """A new tile joins the Start tile, and a Monster lies on it face down."""
    woods = draw_table({"T16": (1, 0, 90)}, pile=("T18", "T12", "T02"), options=ALONE)
    woods.phase = "growth"
    lines: list[Line] = [("space", the(PlaceAt(cell(0, -1)))), ("rotation", the(Turn(90)))]
    return woods, [AddTile(XYLIA)], lines, [DrawMonster(kind("skeleton"))]


def turn() -> Played:
    """Four dice: two moves, and two that call the Power die, then a combat with a reroll."""
    woods = draw_table(
        {"T16": (1, 0, 90), "T18": (0, -1, 90)}, hidden=[("skeleton", "T18")], orbs={"xylia": 2}, options=ALONE
    )
    lines: list[Line] = [
        ("reroll", the(AcceptDice())),
        ("move", the(PutOn(MOVE))),
        ("move-two", the(PutOn(MOVE))),
        ("invoke", the(PutOn(INVOKE))),
        ("invoke-two", the(PutOn(INVOKE))),
        ("go", the(Move(NORTH))),
        ("fight", the(Fight(FoeNo(0), kind("skeleton")))),
        ("arm", the(AddPowerDie(GREEN))),
        ("orb", the(RerollDie(0, 2))),
        ("hits", the(Stop())),
    ]
    return woods, [TakeTurn(XYLIA)], lines, [RollFaces((1, 2, 5, 6)), RollFaces((2,)), RollFace(3), RollFace(5)]


def boss() -> Played:
    """Both Heroes stand before the Boss: one combat decides the game."""
    woods = draw_table(
        {"T02": (0, -1, 180)},
        heroes={"xylia": "T02", "bethras": "T02"},
        orbs={"xylia": 1, "bethras": 1},
        loot={"xylia": ("mace", "blue_staff"), "bethras": ("mace",)},
        board={"invoke": (2, 5)},
        boss=("sporeback", "T02"),
        threat=12,
        options=ALONE,
    )
    lines: list[Line] = [
        ("boss", the(UseLoot(card("blue_staff")))),
        ("boss-arm", the(AddPowerDie(GREEN))),
        ("boss-roll", the(Stop())),
    ]
    luck: list[Option] = [RollFace(1), RollFaces((4, 5)), RollFaces((2, 4)), RollFace(3), RollFace(3)]
    return woods, [MeetFoes(), CheckEnd()], lines, luck


def main() -> None:
    frames: list[Position] = []
    for scene in (grow, turn, boss):
        woods, steps, lines, luck = scene()
        *shown, last = Scene(GAME, woods, steps, luck).played(lines, len(frames) + 1)
        frames += [*shown, last | {"id": f"{scene.__name__}-done"}]
    shelve(HERE, "lesson", frames)


if __name__ == "__main__":
    main()
