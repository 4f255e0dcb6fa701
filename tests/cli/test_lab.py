"""`lab fit` and `lab ladder` on the command line."""

from pathlib import Path

from lairkeeper.games.run_run_run import GAME
from lairkeeper.lab.fit import load
from lairkeeper.lab.ladder import read_ladder
from tests.cli.driver import Lairkeeper

FEW = ("--games", "4", "--workers", "1", "--seed", "cli")


def test_a_fit_is_shown_written_and_kept(lairkeeper: Lairkeeper, tmp_path: Path) -> None:
    weights, kept = tmp_path / "value.toml", tmp_path / "held_out.npz"
    run = lairkeeper("lab", "fit", GAME.name, *FEW, "--held-out", "3", "--write", str(weights), "--keep", str(kept))
    assert run.code == 0
    assert "before_door" in run.out
    assert "--games 4 --held-out 3 --bots partner --seed cli" in weights.read_text(encoding="utf-8")
    assert set(load(kept).games) <= {0, 1, 2}


def test_a_ladder_tells_the_difference_and_keeps_the_results(lairkeeper: Lairkeeper, tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    run = lairkeeper("lab", "ladder", GAME.name, *FEW, "--bots", "random,partner", "--write", str(file))
    assert run.code == 0
    assert "partner against random" in run.out
    ladder = read_ladder(file.read_bytes())
    assert (ladder.games, set(ladder.results)) == (4, {"random", "partner"})
