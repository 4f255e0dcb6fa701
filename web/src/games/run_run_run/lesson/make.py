"""Makes the guided first game: two short scenes played by the real rules, with luck that was chosen for the lesson.

Run from the root of the repository:
PYTHONPATH=src:.:web/src/demo python web/src/games/run_run_run/lesson/make.py
"""

from pathlib import Path

from lessons import Line, first, lesson, the
from positions import shelve

from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.board.hexes import at
from lairkeeper.games.run_run_run.records.options import (
    AddCard,
    Done,
    Explore,
    Faces,
    Fight,
    PickCard,
    PickHex,
    Symbols,
    TurnUp,
    WakeAt,
)
from lairkeeper.games.run_run_run.rules.turn import PlayTurn
from lairkeeper.games.run_run_run.state import Mechanism, Pyramid
from lairkeeper.kernel import Option, Step
from tests.games.run_run_run.tables import draw_table, held, mummy, space_at

HERE = Path(__file__).parent
Played = tuple[Pyramid, list[Step], list[Line], list[Option]]


def explore() -> Played:
    """An eye is missing beside an ankh and a scarab: with it a mechanism of the Door is complete."""
    rooms = {(0, -1): "110100 ankh", (0, -2): "001100 scarab"}
    pyramid = draw_table(rooms, cats=[(0, -1)], hands=[("R19", "R17", "R31", "R37")], hearts=1)
    card, hex_ = held(pyramid, "R19"), at(1, -2)
    lines: list[Line] = [
        ("explore", the(Explore())),
        ("card", the(PickCard(card))),
        ("hex", the(PickHex(hex_))),
        ("place", first),
    ]
    return pyramid, [PlayTurn()], lines, [Symbols(1)]


def farthest(pyramid: Pyramid, options: tuple[Option, ...]) -> Option:
    """As far from the Vault as can be."""
    return max(
        options, key=lambda place: pyramid.maze.to_vault[pyramid.maze.at[place.hex]] if isinstance(place, WakeAt) else 0
    )


def wake() -> Played:
    """The fifth heart wakes a mummy, which the player puts far away; then a dark Room takes a torch."""
    rooms = {(0, -step): "100100" for step in range(1, 4)} | {(1, 0): "100001", (1, -1): "000101 eye"}
    pyramid = draw_table(rooms, cats=[(0, -1)], hands=[("R11", "R31", "R41", "R04")], hearts=4)
    lines: list[Line] = [
        ("wake", farthest),
        ("dark", the(Explore())),
        ("dark-card", the(PickCard(held(pyramid, "R11")))),
        ("dark-place", first),
    ]
    return pyramid, [PlayTurn()], lines, [Symbols(1), TurnUp(mummy("brute"))]


def fight() -> Played:
    """The Door is open and its Boss is worn out: one fight decides."""
    rooms = {(0, -step): "100100" if step < 4 else "110100" for step in range(1, 5)}
    pyramid = draw_table(
        rooms,
        cats=[(0, -1)],
        hands=[("R41", "R31", "R04")],
        awake={"ravager": (0, -4)},
        hearts_left={"ravager": 3},
        door=(0, -5),
    )
    one, two, three, four = (space_at(pyramid, 0, -step) for step in (1, 2, 3, 4))
    pyramid.mechanisms = tuple(
        Mechanism(True, rooms) for rooms in ((one, two, three), (two, three, four), (one, two, four))
    )
    lines: list[Line] = [
        ("fight", the(Fight())),
        ("dice", the(AddCard(held(pyramid, "R41")))),
        ("roll", the(Done())),
    ]
    return pyramid, [PlayTurn()], lines, [Symbols(0), Faces(3, 0, 1, 0)]


def main() -> None:
    shelve(HERE, "lesson", lesson(GAME, (explore, wake, fight)))


if __name__ == "__main__":
    main()
