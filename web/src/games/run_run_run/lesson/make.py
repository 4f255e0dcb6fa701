"""Makes the guided first game: two short scenes played by the real rules, with luck that was chosen for the lesson.

Run from the root of the repository:
PYTHONPATH=src:.:web/src/demo python web/src/games/run_run_run/lesson/make.py
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from positions import Position, plain, position, shelve

from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.hexes import at
from lairkeeper.games.run_run_run.options import (
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
from lairkeeper.kernel import Option, Seat, Told, apply, facts
from lairkeeper.kernel.agenda import begin_telling
from lairkeeper.server.phrases import Speaker
from tests.games.run_run_run.tables import draw_table, held, mummy, space_at

HERE = Path(__file__).parent
ME = Seat(0)
Wanted = Callable[[Pyramid, tuple[Option, ...]], Option]
Line = tuple[str, Wanted]


def the(option: Option) -> Wanted:
    return lambda pyramid, options: option


def first(pyramid: Pyramid, options: tuple[Option, ...]) -> Option:
    return options[0]


def explore() -> tuple[Pyramid, list[Line], list[Option]]:
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
    return pyramid, lines, [Symbols(1)]


def farthest(pyramid: Pyramid, options: tuple[Option, ...]) -> Option:
    """As far from the Vault as can be."""
    return max(
        options, key=lambda place: pyramid.maze.to_vault[pyramid.maze.at[place.hex]] if isinstance(place, WakeAt) else 0
    )


def wake() -> tuple[Pyramid, list[Line], list[Option]]:
    """The fifth heart wakes a mummy, which the player puts far away; then a dark Room takes a torch."""
    rooms = {(0, -step): "100100" for step in range(1, 4)} | {(1, 0): "100001", (1, -1): "000101 eye"}
    pyramid = draw_table(rooms, cats=[(0, -1)], hands=[("R11", "R31", "R41", "R04")], hearts=4)
    lines: list[Line] = [
        ("wake", farthest),
        ("dark", the(Explore())),
        ("dark-card", the(PickCard(held(pyramid, "R11")))),
        ("dark-place", first),
    ]
    return pyramid, lines, [Symbols(1), TurnUp(mummy("brute"))]


def fight() -> tuple[Pyramid, list[Line], list[Option]]:
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
    return pyramid, lines, [Symbols(0), Faces(3, 0, 1, 0)]


def played(pyramid: Pyramid, lines: list[Line], luck: list[Option], number: int) -> Iterator[Position]:
    state, told = begin_telling(pyramid, PlayTurn())
    match = SimpleNamespace(state=state, told=[told], game=GAME)
    speaker = Speaker(GAME, pyramid.options)
    draws(match, luck)
    since = 0
    for place, (name, wanted) in enumerate(lines):
        here = position(match, speaker, ME, since)
        since = len(match.told)
        (decision,) = state.decisions
        option = wanted(state.world, decision.options)
        assert option in decision.options, f"{name}: {option} is not among {decision.options}"
        here["questions"][0]["number"] = number + place
        yield here | {"id": name, "wanted": plain(option), "previews": previews(state, speaker, decision)}
        match.told.append(apply(state, ME, option))
        draws(match, luck)
    yield position(match, speaker, ME, since) | {"id": "", "wanted": None, "previews": [], "questions": []}


def previews(state: Any, speaker: Speaker, decision: Any) -> list[Any]:
    preview = GAME.preview
    assert preview is not None
    asked = facts(state, decision)
    known = [(option, preview(state.world, ME, asked, option)) for option in decision.options]
    return [plain(speaker.preview(option, effects)) for option, effects in known if effects]


def draws(match: Any, luck: list[Option]) -> None:
    """Answers every draw: what the lesson wants, or the first card that may come."""
    while match.state.decisions and match.state.decisions[0].is_chance:
        (draw, *_) = match.state.decisions
        wanted = next((option for option in luck if option in draw.options), None)
        if wanted is not None:
            luck.remove(wanted)
        told: tuple[Told, ...] = apply(match.state, draw.seats[0], wanted or draw.options[0])
        match.told.append(told)


def main() -> None:
    frames: list[Position] = []
    for scene in (explore, wake, fight):
        *shown, last = played(*scene(), len(frames) + 1)
        frames += [*shown, last | {"id": f"{scene.__name__}-done"}]
    shelve(HERE, "lesson", frames)


if __name__ == "__main__":
    main()
