"""A study gives the same rows whatever plays it, and loses nothing when it is interrupted."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from lairkeeper.lab.studies.errors import BrokenOff, FolderInUse, UnknownEngine
from lairkeeper.lab.studies.execution.engines import OneProcess, engine_at
from lairkeeper.lab.studies.execution.runner import run_study
from lairkeeper.lab.studies.results.folder import StudyFolder, stored_study
from tests.lab.studies.small import GAMES, files, played, small_plan


def numbers(folder: StudyFolder) -> list[tuple[int, int]]:
    return [(row.cell, row.number) for row in folder.rows()]


ALL = [(cell, number) for cell in (0, 1) for number in range(GAMES)]


def test_rows_are_the_same_bytes_with_one_two_and_eight_workers(tmp_path: Path) -> None:
    one, two, eight = (files(played(tmp_path / str(workers), workers=workers)) for workers in (1, 2, 8))
    assert len(one) == 4
    assert one == two == eight


def test_an_interrupt_keeps_finished_games_and_the_next_run_plays_the_rest(tmp_path: Path) -> None:
    def interrupt(done: int, total: int) -> None:
        if done >= 10:
            raise KeyboardInterrupt

    folder = StudyFolder.open(tmp_path / "cut", small_plan(), "")
    found = run_study(folder, OneProcess(), interrupt)
    assert (found.done, found.wanted, found.is_complete) == (10, 24, False)
    assert numbers(folder) == ALL[:10]
    assert run_study(folder, OneProcess()).is_complete
    assert list(folder.rows()) == list(played(tmp_path / "whole").rows())


def test_an_interrupt_in_the_middle_of_a_chunk_keeps_its_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from lairkeeper.lab.studies.execution import chunk

    asked = iter([False] * 3 + [True] * 100)
    with monkeypatch.context() as patch:
        patch.setattr(chunk, "is_stopped", lambda: next(asked))
        folder = StudyFolder.open(tmp_path / "cut", small_plan(), "")
        assert run_study(folder, OneProcess()).done == 3
    assert run_study(folder, OneProcess()).is_complete
    assert numbers(folder) == ALL
    assert list(folder.rows()) == list(played(tmp_path / "whole").rows())


def test_a_killed_study_goes_on_and_counts_nothing_twice(tmp_path: Path) -> None:
    file = tmp_path / "killed.toml"
    file.write_text('game = "run-run-run"\ngames = 400\nseed = "small"\nbots = ["random"]\n')
    command = [sys.executable, "-m", "lairkeeper", "lab", "study", str(file), "--workers", "1"]
    with subprocess.Popen(command, env=os.environ, stdout=subprocess.DEVNULL) as process:
        games = tmp_path / "killed.study" / "games"
        while not games.is_dir() or len(list(games.glob("*.parquet"))) < 3:
            assert process.poll() is None
            time.sleep(0.02)
        process.send_signal(signal.SIGKILL)
    left, _ = stored_study(tmp_path / "killed.study")
    before = numbers(left)
    assert 30 <= len(before) < 400
    assert run_study(left, OneProcess()).is_complete
    assert numbers(left) == [(0, number) for number in range(400)]


def test_more_games_can_be_added_later(tmp_path: Path) -> None:
    played(tmp_path / "grown", small_plan(games=5))
    grown = played(tmp_path / "grown", small_plan())
    assert numbers(grown) == ALL
    assert list(grown.rows()) == list(played(tmp_path / "whole").rows())


def test_two_processes_do_not_play_one_study(tmp_path: Path) -> None:
    folder = StudyFolder.open(tmp_path / "busy", small_plan(), "")
    with folder.locked(), pytest.raises(FolderInUse):
        run_study(folder, OneProcess())


def test_a_killed_worker_leaves_finished_games(tmp_path: Path) -> None:
    class Dying(OneProcess):
        def run(self, chunks, keep, report):  # type: ignore[no-untyped-def]
            super().run(iter([next(chunks)]), keep, report)
            return False

    folder = StudyFolder.open(tmp_path / "dying", small_plan(), "")
    with pytest.raises(BrokenOff) as refused:
        run_study(folder, Dying())
    assert refused.value.facts == {"done": 10, "wanted": 24}
    assert numbers(folder) == ALL[:10]


@pytest.mark.parametrize("address", ["", "spark", "ray://", "rays"])
def test_an_unknown_engine_is_refused(address: str) -> None:
    with pytest.raises(UnknownEngine):
        engine_at(address)
