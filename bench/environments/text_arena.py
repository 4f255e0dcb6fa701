"""TextArena: agents are shown text and write text. A random column may be full, which the environment refuses."""

import random

import textarena

from bench.environments.loops import EnvironmentRow, measured, report
from bench.measure import Effort

COLUMNS = 7


def play(seed: int) -> int:
    env = textarena.make("ConnectFour-v0")
    env.reset(num_players=2, seed=seed)
    choices, steps, is_over = random.Random(seed), 0, False
    while not is_over:
        env.get_observation()
        is_over, _ = env.step(action=f"[col {choices.randrange(COLUMNS)}]")
        steps += 1
    return steps


def rows(effort: Effort) -> list[EnvironmentRow]:
    return [measured("textarena", "connect four", "text", play, effort)]


if __name__ == "__main__":
    report(rows)
