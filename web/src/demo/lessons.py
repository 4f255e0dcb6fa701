"""What the makers of guided first games share: a scene is played by the real rules, with luck chosen for the lesson."""

from collections.abc import Callable, Iterator, Sequence
from types import SimpleNamespace
from typing import Any

from positions import Position, plain, position

from lairkeeper.kernel import Game, Option, Seat, Step, ToldEvent, apply, facts
from lairkeeper.kernel.flow.agenda import begin_telling
from lairkeeper.server.protocol.speaker import Speaker

ME = Seat(0)
Wanted = Callable[[Any, tuple[Option, ...]], Option]
Line = tuple[str, Wanted]


def the(option: Option) -> Wanted:
    return lambda world, options: option


def first(world: Any, options: tuple[Option, ...]) -> Option:
    return options[0]


Plot = Callable[[], tuple[Any, Sequence[Step], list[Line], list[Option]]]
"""The beginning of a scene: the world, the steps that are played, the answers that lead on, and the luck."""


def lesson(game: Game[Any, Any, Any], plots: Sequence[Plot]) -> list[Position]:
    """The frames of all scenes; the last frame of a scene is called `<scene>-done`."""
    frames: list[Position] = []
    for plot in plots:
        *shown, last = _with_branches(game, plot, len(frames) + 1)
        frames += [*shown, last | {"id": f"{plot.__name__}-done"}]
    return frames


def _with_branches(game: Game[Any, Any, Any], plot: Plot, number: int) -> list[Position]:
    """The frames of a scene. Other answers after which the same things happen lead on as well, by their own frames."""
    frames = _played(game, plot, number)
    for place, frame in enumerate(frames[:-1]):
        expected = _told_after(frames, place)
        offered = [choice["option"] for choice in frame["questions"][0]["choices"]]
        frame["branches"] = [
            {"option": option, "frames": frames_after}
            for option in offered
            if option != frame["wanted"]
            and (frames_after := _branch(game, plot, number, place, option)) is not None
            and _told_after(frames_after, -1) == expected
        ]
    return frames


def _branch(game: Game[Any, Any, Any], plot: Plot, number: int, place: int, option: Position) -> list[Position] | None:
    """What follows another answer, if the rest of the lesson can still be played after it."""
    try:
        return _played(game, plot, number, (place, option))[place + 1 :]
    except NotOffered:
        return None


def _told_after(frames: Sequence[Position], place: int) -> list[str]:
    return [line["event"]["type"] for frame in frames[place + 1 :] for line in frame["fresh"]]


class NotOffered(Exception):
    """The answer that the lesson wants cannot be given here."""


def _played(
    game: Game[Any, Any, Any], plot: Plot, number: int, instead: tuple[int, Position] | None = None
) -> list[Position]:
    """The frames of a scene, with one answer given `instead` of the wanted one."""
    world, steps, lines, luck = plot()
    scene = Scene(game, world, steps, luck)
    return list(scene.played(_changed(lines, instead), number))


def _changed(lines: list[Line], instead: tuple[int, Position] | None) -> list[Line]:
    if instead is None:
        return lines
    place, option = instead

    def other(world: Any, options: tuple[Option, ...]) -> Option:
        return next(each for each in options if plain(each) == option)

    return [*lines[:place], (lines[place][0], other), *lines[place + 1 :]]


class Scene:
    """Frames of one scene: each has a question and the answer that leads on; the last one has none."""

    def __init__(self, game: Game[Any, Any, Any], world: Any, steps: Sequence[Step], luck: list[Option]) -> None:
        state, told = begin_telling(world, *steps)
        self.match = SimpleNamespace(state=state, told=[told], game=game)
        self.speaker = Speaker(game, world.options)
        self.luck = luck
        self._draw()

    def played(self, lines: list[Line], number: int) -> Iterator[Position]:
        state, since = self.match.state, 0
        for place, (name, wanted) in enumerate(lines):
            here = position(self.match, self.speaker, ME, since)
            since = len(self.match.told)
            decision = next(iter(state.decisions), None)
            if decision is None:
                raise NotOffered(name)
            option = wanted(state.world, decision.options)
            if option not in decision.options:
                raise NotOffered(f"{name}: {option} is not among {decision.options}")
            here["questions"][0]["number"] = number + place
            yield here | {"id": name, "wanted": plain(option), "previews": self._previews(decision)}
            self.match.told.append(apply(state, ME, option))
            self._draw()
        last = position(self.match, self.speaker, ME, since)
        yield last | {"id": "", "wanted": None, "previews": [], "questions": []}

    def _previews(self, decision: Any) -> list[Any]:
        preview = self.match.game.preview
        asked = facts(self.match.state, decision)
        known = [(option, preview(self.match.state.world, ME, asked, option)) for option in decision.options]
        return [plain(self.speaker.preview(option, effects)) for option, effects in known if effects]

    def _draw(self) -> None:
        """Answers every draw: what the lesson wants, or the first thing that may come."""
        state = self.match.state
        while state.decisions and state.decisions[0].is_chance:
            (draw, *_) = state.decisions
            wanted = next((option for option in self.luck if option in draw.options), None)
            if wanted is not None:
                self.luck.remove(wanted)
            told: tuple[ToldEvent, ...] = apply(state, draw.seats[0], wanted or draw.options[0])
            self.match.told.append(told)
