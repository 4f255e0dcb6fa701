"""What random play reaches in one seat: with the mask of legal actions, and without it.

Without the mask nearly every action is one that no option has: it changes nothing and is counted, and after a thousand
of them the episode is truncated.
"""

import argparse
from typing import Any, NamedTuple

import numpy as np

from lairkeeper.envs import SeatEnv, environment_id
from lairkeeper.games import games


class Row(NamedTuple):
    games: int
    won: int
    steps: int
    illegal: int

    def __str__(self) -> str:
        share, steps, illegal = self.won / self.games, self.steps / self.games, self.illegal / self.games
        return f"{share:6.1%} won, {steps:6.0f} steps and {illegal:6.0f} illegal actions a game"


def measure(name: str, games: int, *, is_masked: bool) -> Row:
    env, dice = SeatEnv(name), np.random.default_rng(0)
    won = steps = illegal = 0
    for seed in range(games):
        _, info = env.reset(seed=seed)
        is_over = is_cut = False
        while not (is_over or is_cut):
            _, reward, is_over, is_cut, info = env.step(_action(info, dice, is_masked))
            steps += 1
        won += is_over and reward > 0
        illegal += info["illegal_actions"]
    return Row(games, won, steps, illegal)


def _action(info: dict[str, Any], dice: np.random.Generator, is_masked: bool) -> np.int64:
    mask = info["action_mask"]
    return np.int64(dice.choice(np.flatnonzero(mask)) if is_masked else dice.integers(len(mask)))


def main(count: int) -> None:
    for name in games():
        print(f"{environment_id(name):28} masked  {measure(name, count, is_masked=True)}")
        print(f"{'':28} blind   {measure(name, count, is_masked=False)}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games of each kind")
    main(parser.parse_args().games)
