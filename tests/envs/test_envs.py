"""Environments for learning agents: the libraries' own tests, the codec, and what an observation may hold."""

import subprocess
import sys
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from lairkeeper.envs import ACTIONS, ActionCodec, Features, SeatEnv, TableEnv, environment_id
from lairkeeper.games import game_named, games
from lairkeeper.games.woodlands.components.box import HeroId
from lairkeeper.games.woodlands.records.options import ChooseHero
from lairkeeper.kernel import ChanceStream, Seat, reshuffle_unseen
from lairkeeper.kernel.errors import BadConfig, IllegalOption, UnknownGame

ROOT = Path(__file__).resolve().parents[2]

every_name = pytest.mark.parametrize("name", games())


def play(env: TableEnv, seed: int, most: int = 10_000) -> int:
    """Random actions until the end; how many."""
    env.reset(seed=seed)
    for agent in env.possible_agents:
        env.action_space(agent).seed(seed)
    steps = 0
    for agent in env.agent_iter(most):
        _, _, is_over, is_cut, info = env.last()
        env.step(None if is_over or is_cut else env.action_space(agent).sample(info["action_mask"]))
        steps += 1
    return steps


@every_name
def test_the_pettingzoo_tests_pass(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(TableEnv(name), num_cycles=60)
    seed_test(lambda: TableEnv(name), num_cycles=30)


@every_name
def test_the_gymnasium_test_passes(name: str) -> None:
    check_env(gymnasium.make(environment_id(name)).unwrapped)


@every_name
def test_a_game_is_played_to_its_end_and_rewarded_once(name: str) -> None:
    env = TableEnv(name)
    play(env, 1)
    assert env.agents == [] and env.table is not None and env.table.is_over
    winners = env.table.match.state.outcome.winners  # type: ignore[union-attr]
    assert [env.table.reward(seat) for seat in env.table.seats] == [
        1.0 if Seat(seat) in winners else -1.0 for seat in env.table.seats
    ]


@every_name
def test_every_option_has_a_number_and_the_mask_marks_them(name: str) -> None:
    env = TableEnv(name)
    env.reset(seed=2)
    assert env.table is not None
    while not env.table.is_over and len(env.table.match.journal.entries) < 200:
        options = env.table.codec.options
        mask = env.infos[env.agent_selection]["action_mask"]
        assert sorted(options) == list(np.flatnonzero(mask)) and len(set(options.values())) == len(options)
        env.step(sorted(options)[-1])


@every_name
def test_an_observation_holds_nothing_that_the_seat_cannot_see(name: str) -> None:
    env = TableEnv(name)
    env.reset(seed=4)
    assert env.table is not None
    for number in range(30):
        before, text = env.observe(env.agent_selection), env.render()
        true, seat = env.table.match.state, env.table.seat
        env.table.match.state = reshuffle_unseen(env.table.game, true, Seat(seat), ChanceStream(str(number)))
        assert np.array_equal(env.observe(env.agent_selection), before) and env.render() == text
        env.table.match.state = true
        env.step(min(env.table.codec.options))


@every_name
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_text_lists_every_option_with_its_number(name: str, language: str) -> None:
    env = TableEnv(name, language=language)
    env.reset(seed=1)
    assert env.table is not None
    lines = env.render().splitlines()
    assert all(any(line.startswith(f"{number}: ") for line in lines) for number in env.table.codec.options)
    without = env.table.text(env.table.seat, lists_options=False).splitlines()
    assert len(without) == len(lines) - len(env.table.codec.options)


def test_ids_carry_the_version_of_the_rules() -> None:
    for name, game in games().items():
        assert environment_id(name) == f"lairkeeper/{name}-v{game.version}"
        assert environment_id(name) in gymnasium.registry


def test_numbers_are_those_of_the_documentation_in_any_process() -> None:
    numbers = [next(iter(ActionCodec([ChooseHero(HeroId(hero))]).options)) for hero in range(4)]
    assert numbers == [19, 869, 136, 425]
    assert str(numbers) in (ROOT / "docs" / "envs.md").read_text(encoding="utf-8")
    code = (
        "from lairkeeper.envs import ActionCodec; from lairkeeper.games.woodlands.records.options import ChooseHero;"
        "print([next(iter(ActionCodec([ChooseHero(hero=hero)]).options)) for hero in range(4)])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == f"{numbers}\n"


def test_options_that_share_a_number_take_the_next_one_in_order() -> None:
    options = [ChooseHero(HeroId(hero)) for hero in range(4)]
    codec = ActionCodec(options, size=4)
    assert sorted(codec.options) == [0, 1, 2, 3] and set(codec.options.values()) == set(options)
    assert codec.options[19 % 4] == options[0]


def test_features_add_up_and_are_clipped() -> None:
    features = Features(16)
    assert features.array({}).sum() == 0
    assert features.array({"a": 3}).max() == 3 and features.array({"a": 1e6}).max() == 100
    one, other = features.array({"a": "x"}), features.array({"a": "y"})
    assert one.sum() == other.sum() == 1
    assert np.array_equal(features.array({"a": 1, "b": [2]}), Features(16).array({"b": (2,), "a": 1}))


def test_an_action_without_an_option_is_refused_or_counted() -> None:
    env = TableEnv("woodlands")
    env.reset(seed=1)
    with pytest.raises(IllegalOption):
        env.step(0)
    seat = SeatEnv("woodlands")
    before, _ = seat.reset(seed=1)
    after, reward, is_over, is_cut, info = seat.step(np.int64(0))
    assert np.array_equal(before, after) and (reward, is_over, is_cut) == (0.0, False, False)
    assert info["illegal_actions"] == 1


def test_an_episode_of_nonsense_is_truncated() -> None:
    env = SeatEnv("run-run-run")
    env.reset(seed=1)
    nonsense = next(number for number in range(ACTIONS) if number not in env.table.codec.options)  # type: ignore[union-attr]
    cuts = [env.step(np.int64(nonsense))[3] for _ in range(1000)]
    assert cuts.index(True) == 999


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_many_games_are_played_at_once(mode: str) -> None:
    envs = gymnasium.make_vec(environment_id("run-run-run"), num_envs=2, vectorization_mode=mode)
    _, infos = envs.reset(seed=1)
    ended = 0
    for _ in range(200):
        actions = [np.flatnonzero(mask)[-1] if mask.any() else 0 for mask in infos["action_mask"]]
        _, rewards, is_over, is_cut, infos = envs.step(np.array(actions))
        assert not is_cut.any() and set(rewards[is_over]) <= {-1.0, 1.0}
        ended += int(is_over.sum())
    envs.close()
    assert ended >= 2


def test_table_options_are_checked() -> None:
    assert len(TableEnv("woodlands", players=3, preset="hard").possible_agents) == 3
    with pytest.raises(BadConfig):
        TableEnv("woodlands", players=9)
    with pytest.raises(UnknownGame):
        TableEnv("chess")


def test_bots_take_the_other_seats_of_a_gymnasium_environment() -> None:
    env = SeatEnv("trapwords")
    _, info = env.reset(seed=1)
    assert env.table is not None and len(env.table.seats) == game_named("trapwords").seats[0]
    env.step(np.int64(np.flatnonzero(info["action_mask"])[0]))
    assert {entry.seat for entry in env.table.match.journal.entries} >= {0, 1, 2, 3}


def test_the_programs_of_the_page_run() -> None:
    names: dict[str, object] = {"__name__": "docs"}
    page = (ROOT / "docs" / "envs.md").read_text(encoding="utf-8")
    blocks = [part.partition("\n```")[0] for part in page.split("```python\n")[1:]]
    for block in blocks:
        exec(compile(block, "envs.md", "exec"), names)
    assert len(blocks) == 3
    random_steps = names["random_steps"]
    assert callable(random_steps) and random_steps(60) > 0
