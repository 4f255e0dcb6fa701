"""A study file describes a grid; what does not fit is refused with its place."""

from pathlib import Path

import pytest

from lairkeeper.bots import UnknownBot
from lairkeeper.games.run_run_run.components.box import CONTENT
from lairkeeper.kernel.errors import BadConfig, BadContent, LairkeeperError, UnknownGame
from lairkeeper.lab.studies.errors import BadStudy, EmptyGrid, UnreadableStudy
from lairkeeper.lab.studies.study_file import read_study
from lairkeeper.words import LANGUAGES, speak
from tests.games.packs import changed


def written(folder: Path, text: str) -> Path:
    file = folder / "grid.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_every_value_goes_with_every_other(tmp_path: Path) -> None:
    text = 'game = "run-run-run"\nbots = ["random", "partner"]\nplayers = [2, 4]\npresets = ["easy"]\n'
    plan = read_study(written(tmp_path, text + '[options]\nstop_length = ["phase", "step"]\n'))
    assert len(plan.cells) == 8 and plan.games == 1000
    first, last = plan.cells[0], plan.cells[-1]
    assert first.chosen == (("bots", "random"), ("players", "2"), ("stop_length", "phase"))
    assert (last.bots, last.config.players, last.config.stop_length) == (("partner",), 4, "step")  # type: ignore[attr-defined]


def test_packs_lie_beside_the_file(tmp_path: Path) -> None:
    (tmp_path / "light").mkdir()
    changed(tmp_path / "light", CONTENT / "supplies.toml", ("starting_reserve = 5", "starting_reserve = 9"))
    plan = read_study(written(tmp_path, 'game = "run-run-run"\npacks = ["", "light"]\n'))
    standard, light = plan.cells
    assert standard.pack == () and light.pack[0][0] == "supplies.toml"
    assert plan.game.content(standard.config) != plan.game.content(light.config)


def test_cells_that_options_exclude_are_left_out_and_counted(tmp_path: Path) -> None:
    plan = read_study(written(tmp_path, 'game = "vengeance"\nplayers = [1, 2]\npresets = ["easy", "hard"]\n'))
    assert [cell.config.players for cell in plan.cells] == [1, 1]  # type: ignore[attr-defined]
    assert plan.left_out == 2
    with pytest.raises(EmptyGrid):
        read_study(written(tmp_path, 'game = "vengeance"\nplayers = [2]\npresets = ["easy", "hard"]\n'))


BAD = {
    "": BadStudy,
    "game = ": UnreadableStudy,
    'game = "chess"': UnknownGame,
    'game = "run-run-run"\ngames = "many"': BadStudy,
    'game = "run-run-run"\ngames = 0': BadConfig,
    'game = "run-run-run"\nplayer = [2]': BadStudy,
    'game = "run-run-run"\nplayers = [9]': BadConfig,
    'game = "run-run-run"\nplayers = 2': BadStudy,
    'game = "run-run-run"\nbots = ["oracle"]': UnknownBot,
    'game = "run-run-run"\nbots = ["random,random,random"]': BadConfig,
    'game = "run-run-run"\npresets = ["gentle"]': BadConfig,
    'game = "run-run-run"\npacks = ["nowhere"]': BadContent,
    'game = "run-run-run"\n[options]\nstop_length = ["never"]': BadConfig,
    'game = "run-run-run"\n[options]\nweather = ["rain"]': BadStudy,
}


@pytest.mark.parametrize("text", BAD)
def test_a_bad_study_file_is_one_sentence_in_every_language(tmp_path: Path, text: str) -> None:
    with pytest.raises(LairkeeperError) as refused:
        read_study(written(tmp_path, text))
    assert type(refused.value) is BAD[text]
    for language in LANGUAGES:
        assert speak(None, None, language, (), "lairkeeper.lab").error(refused.value).endswith(".")


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnreadableStudy):
        read_study(tmp_path / "nothing.toml")
