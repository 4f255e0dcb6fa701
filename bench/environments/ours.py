"""Our games: as PettingZoo environments, as text, and by OpenSpiel's kind of loop over the kernel itself."""

import random
from collections.abc import Iterator
from functools import partial
from typing import Any

from bench.environments.loops import EnvironmentRow, measured, play_aec, report
from bench.games import play as play_kernel
from bench.measure import Effort
from lairkeeper.envs import TableEnv
from lairkeeper.games import games


def play_text(env: Any, seed: int) -> int:
    """A game in which every agent is shown its board and its options in words."""
    env.reset(seed=seed)
    choices, steps, table = random.Random(seed), 0, env.table
    while table.decision is not None and not table.is_too_long:
        table.text(table.seat)
        table.answer(choices.choice(list(table.codec.options.values())))
        steps += 1
    return steps


def rows(effort: Effort) -> list[EnvironmentRow]:
    return list(_rows(effort))


def _rows(effort: Effort) -> Iterator[EnvironmentRow]:
    for name, game in games().items():
        env = TableEnv(name)
        yield measured("lairkeeper", name, "options", partial(play_kernel, game, game.config()), effort)
        yield measured("lairkeeper", name, "array and mask", partial(play_aec, env), effort)
        yield measured("lairkeeper", name, "text", partial(play_text, env), effort)


if __name__ == "__main__":
    report(rows)
