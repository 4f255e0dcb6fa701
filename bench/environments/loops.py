"""The same random policy for every environment, and the rows that it fills; only the standard library."""

import json
import random
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import version
from typing import Any

from bench.measure import Effort, Played, effort_asked_for, pace


@dataclass(frozen=True)
class EnvironmentRow:
    """Steps and whole games per CPU second of one process, whatever the agents are shown at each step included."""

    engine: str
    version: str
    game: str
    shown: str
    steps_per_second: float
    games_per_second: float


def measured(engine: str, game: str, shown: str, play: Callable[[int], int], effort: Effort) -> EnvironmentRow:
    """`play` plays one game from a seed, and counts its steps."""
    reached = pace(lambda seed: Played(decisions=play(seed)), effort)
    return EnvironmentRow(engine, version(engine), game, shown, reached.decisions_per_second, reached.games_per_second)


def report(rows: Callable[[Effort], Sequence[EnvironmentRow]]) -> None:
    """Prints the rows as JSON, for the process that started this one."""
    print(json.dumps([asdict(row) for row in rows(effort_asked_for())]))


def play_aec(env: Any, seed: int) -> int:
    """A game of a PettingZoo environment; the mask of legal actions is in the info or in the observation."""
    env.reset(seed=seed)
    choices, steps = random.Random(seed), 0
    for _ in env.agent_iter():
        observation, _, is_over, is_cut, info = env.last()
        if is_over or is_cut:
            env.step(None)
            continue
        mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
        env.step(choices.choice(mask.nonzero()[0]))
        steps += 1
    return steps
