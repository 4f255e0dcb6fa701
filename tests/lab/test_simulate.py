import os
import signal
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from lairkeeper.bots import UnknownBot
from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.components.box import CONTENT, load_box
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.kernel.errors import BadConfig, UnknownGame
from lairkeeper.lab import Study, Tally, cores, simulate
from tests.bots import expedition
from tests.games.packs import changed

QUICK = TableOptions(players=2)


def timeless(study: Study) -> Study:
    """A study without the time it took."""
    return structs.replace(study, seconds_per_game=0.0)


def test_a_study_says_who_won_how_long_it_took_and_why_it_ended() -> None:
    study = simulate(expedition.GAME, expedition.Rules(river=5), ["random"], games=200, workers=1)
    assert study.is_complete and study.games == 200
    assert study.game == "expedition" and study.bots == ("random", "random")
    assert 0 < study.won.count < 200
    assert study.seats == (study.won, study.won)
    assert {ending.reason for ending in study.endings} == {"rich", "poor"}
    assert sum(ending.rate.count for ending in study.endings) == 200
    assert study.turns.median == 2
    assert study.answers.mean > 2
    assert study.seconds_per_game > 0


def test_the_number_of_workers_makes_no_difference() -> None:
    alone = simulate(GAME, QUICK, ["random"], games=12, seed="s", workers=1)
    shared = simulate(GAME, QUICK, ["random"], games=12, seed="s", workers=2)
    assert timeless(alone) == timeless(shared)
    assert timeless(alone) != timeless(simulate(GAME, QUICK, ["random"], games=12, seed="another", workers=1))


def test_progress_is_reported_up_to_the_end() -> None:
    heard: list[tuple[int, int]] = []
    simulate(
        expedition.GAME, expedition.Rules(), ["random"], games=5, workers=1, on_progress=lambda *it: heard.append(it)
    )
    assert heard == [(1, 5), (2, 5), (3, 5), (4, 5), (5, 5)]


def test_an_interrupt_keeps_finished_games() -> None:
    def interrupt(done: int, total: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    study = simulate(expedition.GAME, expedition.Rules(), ["random"], games=9, workers=1, on_progress=interrupt)
    assert study.games == 3 and study.wanted == 9 and not study.is_complete


def test_an_interrupt_keeps_the_finished_games_of_workers() -> None:
    def interrupt(done: int, total: int) -> None:
        raise KeyboardInterrupt

    study = simulate(GAME, QUICK, ["random"], games=5000, workers=2, on_progress=interrupt)
    assert 0 < study.games < 5000


@pytest.fixture
def interruptible() -> Iterator[None]:
    """A run in the background inherits an ignored Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_an_interrupt_while_games_are_handed_out_loses_none(monkeypatch: pytest.MonkeyPatch) -> None:
    submit, futures = ProcessPoolExecutor.submit, list[Future[Tally]]()

    def interrupted(*arguments: Any) -> Future[Tally]:
        if len(futures) == 8:
            os.kill(os.getpid(), signal.SIGINT)
        futures.append(submit(*arguments))
        return futures[-1]

    monkeypatch.setattr(ProcessPoolExecutor, "submit", interrupted)
    study = simulate(GAME, QUICK, ["random"], games=5000, workers=2)
    assert 0 < study.games == sum(future.result().games for future in futures) < 5000


def test_a_worker_ignores_the_interrupt_of_the_terminal(tmp_path: Path) -> None:
    """The first thing a process does is to look whether interrupts reach it."""
    look = partial(_note_mask, tmp_path, os.getpid())
    simulate(GAME, QUICK, ["random"], games=2, workers=2, prepare=look)
    noted = [file.read_text() for file in tmp_path.iterdir()]
    assert noted and set(noted) == {"True"}


def _note_mask(folder: Path, parent: int) -> None:
    if os.getpid() != parent:
        is_blocked = signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())
        (folder / str(os.getpid())).write_text(str(is_blocked))


def test_a_killed_worker_leaves_finished_games() -> None:
    def kill(done: int, total: int) -> None:
        os.kill(active_children()[0].pid or 0, signal.SIGKILL)

    study = simulate(GAME, QUICK, ["random"], games=5000, workers=2, on_progress=kill)
    assert study.is_broken and not study.is_complete
    assert 0 < study.games < 5000


def test_every_process_can_be_prepared(tmp_path: Path) -> None:
    marker = tmp_path / "prepared"
    simulate(GAME, QUICK, ["random"], games=2, workers=2, prepare=partial(Path.touch, marker))
    assert marker.exists()
    marker.unlink()
    simulate(GAME, QUICK, ["random"], games=2, workers=1, prepare=partial(Path.touch, marker))
    assert marker.exists()


def test_the_box_of_a_pack_is_loaded_in_every_process(tmp_path: Path) -> None:
    changed(tmp_path, CONTENT / "supplies.toml", ("torches = 39", "torches = 40"))
    table = TableOptions(players=2, content=load_box(tmp_path).digest)
    assert simulate(GAME, table, ["random"], games=2, workers=2, prepare=partial(load_box, tmp_path)).games == 2


def test_an_unplayable_table_is_refused_before_workers_start() -> None:
    with pytest.raises(UnknownBot):
        simulate(GAME, QUICK, ["oracle"], games=10)
    with pytest.raises(BadConfig):
        simulate(GAME, TableOptions(players=9), ["random"], games=10)
    with pytest.raises(BadConfig):
        simulate(GAME, QUICK, ["random"], games=-1)
    with pytest.raises(BadConfig):
        simulate(GAME, QUICK, ["random"], games=1, workers=0)
    with pytest.raises(UnknownGame):
        simulate(expedition.GAME, expedition.Rules(), ["random"], games=10, workers=2)


def test_no_game_at_all_is_a_study_too() -> None:
    study = simulate(GAME, QUICK, ["random"], games=0)
    assert study.games == 0 and study.is_complete and study.endings == ()


def test_there_is_a_core() -> None:
    assert cores() >= 1
