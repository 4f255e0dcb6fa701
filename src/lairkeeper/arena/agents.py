"""Agents by their description: the name of a bot, `env:FILE:FUNCTION` or `run:COMMAND`."""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from lairkeeper.arena.errors import AgentUnknown
from lairkeeper.arena.process import ProgramAgent
from lairkeeper.arena.question import AgentQuestion
from lairkeeper.bots import bot_named, kind_of
from lairkeeper.dialogue import Unparsable
from lairkeeper.kernel import AnyGame, Option
from lairkeeper.kernel.errors import IllegalOption

Answering: TypeAlias = Callable[[AgentQuestion], Option]
"""Answers the questions of one seat in one game. It may raise `Unparsable` and `IllegalOption`."""

POLICY, PROGRAM = "env:", "run:"


class Agent(Protocol):
    """A player of any number of seats and games. `is_timed`: its thinking counts where a clock runs."""

    name: str
    is_timed: bool

    def sit_down(self) -> Answering:
        """A new player for one seat of one game."""
        ...

    def close(self) -> None: ...


def agent_named(description: str, game: AnyGame, patience: float) -> Agent:
    """`patience`: the seconds that a program may take for one answer."""
    if description.startswith(POLICY):
        return PolicyAgent(description)
    if description.startswith(PROGRAM):
        return ProgramAgent(description, description.removeprefix(PROGRAM).strip(), patience)
    return BotAgent(description, game)


def seat_agents(descriptions: Sequence[str], game: AnyGame, patience: float) -> list[Agent]:
    """All agents of a contest. Of several with the same description the later ones are numbered."""
    agents: list[Agent] = []
    try:
        for place, description in enumerate(descriptions):
            agent = agent_named(description, game, patience)
            agents.append(agent)
            if before := descriptions[:place].count(description):
                agent.name = f"{description} ({before + 1})"
    except BaseException:
        for agent in agents:
            agent.close()
        raise
    return agents


class BotAgent:
    """One of our bots; it plays at the pace that the game states."""

    is_timed = False

    def __init__(self, name: str, game: AnyGame) -> None:
        self.name, self._kind, self._game = name, kind_of(name, game), game

    def sit_down(self) -> Answering:
        bot = bot_named(self._kind, self._game)
        return lambda asked: bot.choose(asked.seat, asked.view, asked.decision, asked.imagine, asked.chance)

    def close(self) -> None:
        """A bot holds nothing open."""


class PolicyAgent:
    """An agent of the environments: a Python function that takes an observation and a mask and returns an action."""

    is_timed = False

    def __init__(self, name: str) -> None:
        from lairkeeper.envs import ActionCodec, Features

        self.name, self._codec, self._features = name, ActionCodec, Features()
        self._act = _function(name)

    def sit_down(self) -> Answering:
        return self._answer

    def close(self) -> None:
        """A function holds nothing open."""

    def _answer(self, asked: AgentQuestion) -> Option:
        from lairkeeper.envs.table import facts_of_seat

        codec = self._codec(asked.decision.options)
        observation = self._features.array(facts_of_seat(asked.seat, asked.decision.question, asked.view))
        action = self._act(observation, codec.mask())
        try:
            number = int(action)
        except (TypeError, ValueError):
            raise Unparsable(reason=repr(action)) from None
        if number not in codec.options:
            raise IllegalOption(question=asked.decision.question, option=str(number))
        return codec.options[number]


def _function(description: str) -> Callable[[Any, Any], Any]:
    """`env:FILE.py:FUNCTION` or `env:MODULE:FUNCTION`."""
    place, _, name = description.removeprefix(POLICY).rpartition(":")
    try:
        module = _module_in(Path(place)) if place.endswith(".py") else import_module(place)
        found = getattr(module, name)
    except (ImportError, AttributeError, OSError, ValueError, SyntaxError) as error:
        raise AgentUnknown(agent=description, reason=str(error)) from None
    if not callable(found):
        raise AgentUnknown(agent=description, reason=f"{name}: {type(found).__name__}")
    function: Callable[[Any, Any], Any] = found
    return function


def _module_in(file: Path) -> Any:
    found = spec_from_file_location(file.stem, file)
    if found is None or found.loader is None:
        raise ImportError(str(file))
    module = module_from_spec(found)
    found.loader.exec_module(module)
    return module
