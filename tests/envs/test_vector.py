"""Many games at once in processes."""

import numpy as np
import pytest

from lairkeeper.envs import SeatEnv, VectorEnv
from lairkeeper.kernel.errors import BadConfig

GAMES, STEPS = 3, 120


def trace(processes: int) -> list[tuple[float, ...]]:
    """Observations, rewards and ends of games in which the last legal action is always taken."""
    found = []
    with VectorEnv("run-run-run", GAMES, processes=processes) as envs:
        batch = envs.reset(seed=5)
        for _ in range(STEPS):
            batch = envs.step([np.flatnonzero(mask)[-1] for mask in batch.masks])
            found.append((*batch.observations.sum(axis=1), *batch.rewards, *batch.is_over))
    return found


def test_the_number_of_processes_makes_no_difference() -> None:
    two = trace(2)
    assert two == trace(1)
    assert any(any(row[2 * GAMES :]) for row in two), "no game has ended"


def test_a_row_is_the_game_of_its_seed() -> None:
    alone = SeatEnv("run-run-run")
    observation, info = alone.reset(seed=7)
    with VectorEnv("run-run-run", GAMES, processes=1) as envs:
        batch = envs.reset(seed=5)
        for _ in range(20):
            assert np.array_equal(batch.observations[2], observation)
            actions = [np.flatnonzero(mask)[0] for mask in batch.masks]
            observation, reward, is_over, _, info = alone.step(actions[2])
            batch = envs.step(actions)
            assert (batch.rewards[2], batch.is_over[2]) == (reward, is_over)
            if is_over:
                observation, info = alone.reset()
            assert np.array_equal(batch.masks[2], info["action_mask"])


def test_bad_options_are_refused_before_a_process_starts() -> None:
    with pytest.raises(BadConfig):
        VectorEnv("woodlands", players=99)
