"""The loop that measures environments plays whole games."""

from bench.environments.loops import play_aec
from bench.environments.ours import play_text
from lairkeeper.envs import TableEnv


def test_the_same_seed_plays_the_same_number_of_steps() -> None:
    env = TableEnv("run-run-run")
    steps = play_aec(env, 3)
    assert steps == play_aec(env, 3) > 5 and env.agents == []


def test_text_is_played_to_the_end() -> None:
    env = TableEnv("run-run-run")
    assert play_text(env, 3) > 5 and env.table is not None and env.table.is_over
