"""The notes of an endurance run: an interrupted run goes on, and the report tells what was tried."""

from pathlib import Path

from tests.server.endurance.rounds import Round
from tools.endure.__main__ import stint_of
from tools.endure.notes import Notes

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


def test_forgotten_rounds_do_not_count(tmp_path: Path) -> None:
    notes = Notes(tmp_path, None)
    notes.add(KILLED, 1.0)
    notes.forget()
    assert Notes(tmp_path, None).rounds == 0


def test_stints_take_both_databases_and_every_game_in_turn() -> None:
    stints = [stint_of(number) for number in range(8)]
    assert len({database for database, _ in stints}) == 2
    assert len({(database, game.name) for database, game in stints}) == 8
