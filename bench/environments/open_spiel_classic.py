"""OpenSpiel's environments for learning agents: observations as arrays, and the legal actions."""

import random
from functools import partial

from open_spiel.python import rl_environment

from bench.environments.loops import EnvironmentRow, measured, report
from bench.measure import Effort

GAMES = ("connect_four", "backgammon")


def play(env: rl_environment.Environment, seed: int) -> int:
    env.seed(seed)
    choices, steps, now = random.Random(seed), 0, env.reset()
    while not now.last():
        player = now.current_player()
        now = env.step([choices.choice(now.observations["legal_actions"][player])])
        steps += 1
    return steps


def rows(effort: Effort) -> list[EnvironmentRow]:
    shown = "array and actions"
    return [
        measured("open_spiel", name, shown, partial(play, rl_environment.Environment(name)), effort) for name in GAMES
    ]


if __name__ == "__main__":
    report(rows)
