"""The notes of an endurance run: an interrupted run goes on, and the report tells what was tried."""

import asyncio
from math import inf
from pathlib import Path
from typing import Any, cast

import pytest

from tests.server.endurance.rounds import Round
from tools.endure import __main__ as tool
from tools.endure.__main__ import DATABASES, endure, stint_of
from tools.endure.notes import Notes, Run

KILLED = Round("SQLite, one process", "kill -9", ("toy",), 12, 1)
CUT = Round("SQLite, one process", "power cut", ("toy",), 30, 1)


def test_a_later_run_goes_on_where_the_first_was_interrupted(tmp_path: Path) -> None:
    first = Notes(tmp_path, None)
    first.add(KILLED, 1.5)
    first.end_stint()
    first.add(CUT, 2.0)
    with (tmp_path / "rounds.jsonl").open("ab") as file:
        file.write(b'{"round":{"data')
    second = Notes(tmp_path, None)
    assert (second.rounds, second.stints) == (2, 1)
    second.add(KILLED, 1.0)
    assert Notes(tmp_path, None).rounds == 3


def test_the_report_counts_rounds_answers_and_failures(tmp_path: Path) -> None:
    notes = Notes(tmp_path, tmp_path / "endurance.md")
    for one in (KILLED, CUT, CUT):
        notes.add(one, 1.0)
    notes.fail("SQLite, one process", "toy", "AssertionError: 1 acknowledged answers are not in the log")
    notes.write_report()
    report = (tmp_path / "endurance.md").read_text(encoding="utf-8")
    assert "3 rounds, 3 server processes killed, 72 acknowledged answers checked: 1 failures" in report
    assert "| SQLite, one process: power cut | 2 | 60 |" in report
    assert "not in the log" in report


def test_the_report_names_its_command_and_every_version_that_ran(tmp_path: Path) -> None:
    notes = Notes(tmp_path / "kept", tmp_path / "endurance.md")
    for revision in ("abc1234", "abc1234", "def5678"):
        notes.begin(Run("2026-11-18", revision, "Python 3.11.7"))
        notes.add(KILLED, 1.0)
    report = notes.report()
    assert "`python3 run.py endure --kills 3 --folder kept --report endurance.md`" in report
    assert "| 2026-11-18 | abc1234 | Python 3.11.7 | 2 |" in report and "| def5678 |" in report
    assert "PostgreSQL 1" in Run.now().versions


def test_rounds_of_interrupted_stints_are_told(tmp_path: Path) -> None:
    notes = Notes(tmp_path, None)
    notes.add(KILLED, 1.0)
    notes.end_stint()
    notes.add(KILLED, 1.0)
    notes.begin(Run.now())
    notes.add(CUT, 1.0)
    notes.end_stint()
    assert (notes.rounds, notes.unfinished) == (3, 1)


def test_forgotten_rounds_do_not_count(tmp_path: Path) -> None:
    notes = Notes(tmp_path, None)
    notes.add(KILLED, 1.0)
    notes.forget()
    assert Notes(tmp_path, None).rounds == 0


def test_stints_take_both_databases_and_every_game_in_turn() -> None:
    both = list(DATABASES.values())
    stints = [stint_of(number, both) for number in range(8)]
    assert len({database for database, _ in stints}) == 2
    assert len({(database, game.name) for database, game in stints}) == 8
    assert {stint_of(number, both[:1])[0] for number in range(4)} == {both[0]}


@pytest.mark.parametrize("is_interrupted", [True, False])
def test_what_breaks_because_of_an_interruption_is_no_failure(
    tmp_path: Path, is_interrupted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when a folder is cleared away in which a database is still ending."""

    async def breaks(*_: object) -> None:
        if is_interrupted:
            cast("asyncio.Task[Any]", asyncio.current_task()).cancel()
        raise FileNotFoundError("crashed")

    monkeypatch.setattr(tool, "one_stint", breaks)
    notes = Notes(tmp_path, None)
    running = endure(notes, 10, cast(Any, None), inf, [*DATABASES.values()])
    if is_interrupted:
        with pytest.raises(asyncio.CancelledError):
            asyncio.run(running)
    else:
        assert asyncio.run(running) == 1
    assert bool(notes.failures) != is_interrupted
