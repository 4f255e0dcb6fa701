"""An agent that learns: one weight for each action of Vengeance, by REINFORCE, against a seat that plays at random.

The numbers of options are the same in every decision, so that one weight for each number is already a policy. It is
trained on some seeds and judged on others, beside the untrained policy, which is masked random play.
"""

import argparse
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from lairkeeper.envs import ACTIONS, SeatEnv

Weights = npt.NDArray[np.float64]
Choice = tuple[npt.NDArray[np.int64], Weights, np.int64]
"""The legal actions of one moment, their probabilities, and the action taken."""

JUDGED_FROM = 1_000_000
"""The first seed that is not trained on."""


class Trained(NamedTuple):
    weights: Weights
    won_before: int
    won_after: int
    games: int


class Learner:
    """A seat, its dice, and the game it learns."""

    def __init__(self, seed: int = 0) -> None:
        self._env, self._dice = SeatEnv("vengeance", players=2), np.random.default_rng(seed)

    def play(self, weights: Weights, seed: int) -> tuple[float, list[Choice]]:
        """The reward of one game, and every choice in it."""
        _, info = self._env.reset(seed=seed)
        choices: list[Choice] = []
        is_over, reward = False, 0.0
        while not is_over:
            legal, odds = _odds(weights, info)
            taken = legal[self._dice.choice(len(legal), p=odds)]
            choices.append((legal, odds, taken))
            _, reward, is_over, _, info = self._env.step(taken)
        return reward, choices

    def train(self, games: int, rate: float = 0.05) -> Weights:
        """Raises the weights of actions in games that went better than usual, and lowers them in others."""
        weights, usual = np.zeros(ACTIONS), 0.0
        for seed in range(games):
            reward, choices = self.play(weights, seed)
            surprise = reward - usual
            usual += 0.02 * surprise
            for legal, odds, taken in choices:
                weights[legal] -= rate * surprise * odds
                weights[taken] += rate * surprise
        return weights

    def wins(self, weights: Weights, games: int) -> int:
        return sum(self.play(weights, JUDGED_FROM + number)[0] > 0 for number in range(games))


def _odds(weights: Weights, info: dict[str, Any]) -> tuple[npt.NDArray[np.int64], Weights]:
    legal = np.flatnonzero(info["action_mask"])
    odds = np.exp(weights[legal] - weights[legal].max())
    return legal, odds / odds.sum()


def run(games: int, judged: int) -> Trained:
    learner = Learner()
    before = learner.wins(np.zeros(ACTIONS), judged)
    weights = learner.train(games)
    return Trained(weights, before, learner.wins(weights, judged), judged)


def main(games: int, judged: int) -> None:
    trained = run(games, judged)
    print(f"untrained: {trained.won_before} of {trained.games} games won")
    print(f"trained on {games} games: {trained.won_after} of {trained.games} games won")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=900, help="games to learn from")
    parser.add_argument("--judged", type=int, default=200, help="games to judge by")
    given = parser.parse_args()
    main(given.games, given.judged)
