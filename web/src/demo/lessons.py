"""What the makers of guided first games share: a scene is played by the real rules, with luck chosen for the lesson."""

from collections.abc import Callable, Iterator, Sequence
from types import SimpleNamespace
from typing import Any

from positions import Position, plain, position

from lairkeeper.kernel import Game, Option, Seat, Step, Told, apply, facts
from lairkeeper.kernel.agenda import begin_telling
from lairkeeper.server.phrases import Speaker

ME = Seat(0)
Wanted = Callable[[Any, tuple[Option, ...]], Option]
Line = tuple[str, Wanted]


def the(option: Option) -> Wanted:
    return lambda world, options: option


def first(world: Any, options: tuple[Option, ...]) -> Option:
    return options[0]


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
            (decision,) = state.decisions
            option = wanted(state.world, decision.options)
            assert option in decision.options, f"{name}: {option} is not among {decision.options}"
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
            told: tuple[Told, ...] = apply(state, draw.seats[0], wanted or draw.options[0])
            self.match.told.append(told)
