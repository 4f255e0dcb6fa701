"""`lab fit` and `lab ladder` on the command line."""

from pathlib import Path

import pytest

from lairkeeper.cli.commands.experiments.studies import show_cells
from lairkeeper.cli.terminal.language import own_words
from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.vengeance import GAME as VENGEANCE
from lairkeeper.kernel import AnyGame
from lairkeeper.lab.fit import load
from lairkeeper.lab.ladder import read_ladder
from lairkeeper.lab.studies.plan import cell_of, make_plan
from tests.cli.driver import Lairkeeper
from tests.lab.studies.small import files, played, small_plan

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


def grid(folder: Path, games: int = 12) -> Path:
    file = folder / "grid.toml"
    file.write_text(f'game = "run-run-run"\ngames = {games}\nbots = ["random"]\nplayers = [2, 3]\n', encoding="utf-8")
    return file


def test_a_study_is_played_shown_and_reported(lairkeeper: Lairkeeper, tmp_path: Path) -> None:
    run = lairkeeper("lab", "study", str(grid(tmp_path)), "--workers", "1")
    assert run.code == 0
    assert "Players: 2" in run.out and "24 games" in run.out
    assert (tmp_path / "grid.study" / "report.fr.html").exists()
    again = lairkeeper("--lang", "fr", "lab", "study", str(tmp_path / "grid.study"), "--workers", "1")
    assert again.code == 0 and "Joueurs" in again.out


def test_one_game_of_a_study_is_repeated_and_saved(lairkeeper: Lairkeeper, tmp_path: Path) -> None:
    lairkeeper("lab", "study", str(grid(tmp_path)), "--workers", "1")
    saved = tmp_path / "game.json"
    run = lairkeeper("lab", "replay", str(tmp_path / "grid.study"), "1/7", "--write", str(saved))
    assert run.code == 0 and "study/7" in run.out
    assert lairkeeper("replay", str(saved), keys=["q"]).code == 0


def test_bad_input_of_a_study_is_one_sentence(lairkeeper: Lairkeeper, tmp_path: Path) -> None:
    file = str(grid(tmp_path))
    lairkeeper("lab", "study", file, "--workers", "1")
    folder = str(tmp_path / "grid.study")
    for arguments in (
        ("study",),
        ("study", file, "more"),
        ("study", str(tmp_path / "none.toml")),
        ("study", file, "--engine", "spark"),
        ("study", file, "--workers", "0"),
        ("report", str(tmp_path)),
        ("replay", folder, "x"),
        ("replay", folder, "0/99"),
        ("dance",),
    ):
        run = lairkeeper("lab", *arguments)
        assert run.code == 2, arguments
        assert run.err.count("\n") == 1 and "Traceback" not in run.err


def test_a_spoilt_folder_is_one_sentence_and_keeps_everything_else(lairkeeper: Lairkeeper, tmp_path: Path) -> None:
    folder = played(tmp_path / "one").path
    first, second, *_ = sorted((folder / "games").iterdir())
    whole, kept = first.read_bytes(), second.read_bytes()
    foreign = next((played(tmp_path / "other", small_plan(seed="other")).path / "games").iterdir()).read_bytes()
    for content, said in ((whole[:50], "endommagé"), (foreign, "autre étude"), (b"", "endommagé")):
        first.write_bytes(content)
        run = lairkeeper("--lang", "fr", "lab", "study", str(folder), "--workers", "1")
        assert run.code == 2 and len(run.err.splitlines()) == 1 and said in run.err and first.name in run.err
        assert second.read_bytes() == kept
    first.unlink()
    assert files(played(folder))[first.name] == whole


@pytest.mark.parametrize("game", [GAME, VENGEANCE], ids=lambda game: game.name)
def test_the_results_say_whether_the_clock_of_the_game_ran(
    game: AnyGame, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = make_plan(game, [cell_of(game, game.config(), ["random"])], games=1, seed="clock")
    show_cells(played(tmp_path / "study", plan), own_words("en", "lairkeeper.lab"))
    assert ("own clock ran" in " ".join(capsys.readouterr().out.split())) == (game is VENGEANCE)
