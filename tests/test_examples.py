"""The programs in `examples/` run, and the one that learns beats random play."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from lairkeeper.games import games
from tests.cli.driver import Lairkeeper, lairkeeper, state_folder

__all__ = ["lairkeeper", "state_folder"]

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"


def example(name: str) -> ModuleType:
    found = spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert found is not None and found.loader is not None
    module = module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_every_example_is_in_the_list() -> None:
    listed = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    assert [file.name for file in EXAMPLES.glob("*.py") if f"`{file.name}`" not in listed] == []


@pytest.mark.parametrize("name", games())
def test_random_play_ends(name: str) -> None:
    steps, winners = example("random_play").play(name, seed=1)
    assert steps > 10 and len(winners) <= 16


def test_a_mask_keeps_random_play_legal() -> None:
    measure = example("baselines").measure
    masked, blind = (measure("run-run-run", 3, is_masked=is_masked) for is_masked in (True, False))
    assert masked.illegal == 0 and masked.steps < 300
    assert blind.illegal == 3000 and "0.0% won" in str(blind)


def test_the_trained_agent_beats_random_play_on_other_seeds() -> None:
    trained = example("train").run(games=120, judged=40)
    assert trained.won_after > trained.won_before + 5


def test_the_program_for_the_arena_plays(lairkeeper: Lairkeeper) -> None:
    agent = f"run:{sys.executable} {EXAMPLES / 'line_agent.py'}"
    run = lairkeeper("arena", "run-run-run", agent, "--rounds", "1", "--seed", "1")
    assert run.code == 0 and "0 answers unparsable, 0 illegal" in " ".join(run.out.split())
