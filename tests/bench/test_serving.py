"""The load on servers: medians of rounds, and the game that both sides play."""

import os
import subprocess
import sys

import pytest

from bench.serving.boardgame_io_side import PLACES as THEIR_PLACES
from bench.serving.pinning import NoCoresLeft, cores_for_servers, pinned
from bench.serving.rows import LoadRow, Waits, distributions, load_targets, process_targets, typical
from bench.serving.rows import ServerReport as Report
from bench.serving.toy import PLACES, TOY, Take, ToyOptions
from lairkeeper.kernel import Match, Seat


def row(server: str = "ours", *, moves: int, cpu: float, pace: float | None = None, slow: float = 1.0) -> LoadRow:
    waits = Waits(moves, 0.5, slow)
    return LoadRow(
        server=server,
        tables=100,
        pace=pace,
        seconds=1.0,
        refused=0,
        finished=0,
        acknowledged=waits,
        seen=waits,
        cpu_microseconds=cpu,
        megabytes=1.0,
        client_load=0.1,
    )


def test_every_figure_is_the_median_of_the_rounds_by_itself() -> None:
    found = typical([row(moves=10, cpu=3.0), row(moves=30, cpu=9.0), row(moves=20, cpu=6.5)])
    assert (found.moves_per_second, found.cpu_microseconds) == (20, 6.5)


def test_the_waits_of_all_rounds_are_shown() -> None:
    rounds = [row(moves=1, cpu=1.0, pace=2.0, slow=slow) for slow in (9.0, 4.0, 30.0)]
    assert [*distributions(rounds)] == ["ours, 100 tables at 2 moves/s, p99 of each round: 4.0, 9.0, 30.0 ms"]


def test_another_commit_is_compared_by_the_cpu_of_a_move() -> None:
    measured = [row(moves=1, cpu=300.0), row("Lairkeeper at abc", moves=9, cpu=400.0)]
    report = Report(1.0, 2, 0.0, measured=measured)
    lines = [*load_targets(report, "ours", "toy", "in memory", "files")]
    assert lines == [
        "- Run Run Run!: CPU per move at most 0.75 × that of Lairkeeper at abc: 300 beside 400 µs (0.75 ×), met"
    ]


def test_the_toy_is_the_game_that_boardgame_io_plays() -> None:
    match = Match(TOY, ToyOptions())
    assert PLACES == THEIR_PLACES == len(match.state.decisions[0].options)
    match.answer(Seat(0), Take(5))
    match.answer(Seat(1), Take(5))
    seen = TOY.view(match.state.world, None)
    assert (seen.places[5], seen.counts, seen.active) == (1, (1, 1), 0)


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="the system lets no process choose its cores")
def test_what_is_started_meanwhile_keeps_to_the_same_cores() -> None:
    before = os.sched_getaffinity(0)
    told = [sys.executable, "-c", "import os; print(*os.sched_getaffinity(0))"]
    with pinned({min(before)}):
        assert subprocess.check_output(told, encoding="utf-8").split() == [str(min(before))]
    assert os.sched_getaffinity(0) == before


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="the system lets no process choose its cores")
def test_the_driver_must_leave_a_core_to_the_servers() -> None:
    there = os.sched_getaffinity(0)
    assert cores_for_servers([]) == frozenset()
    with pytest.raises(NoCoresLeft):
        cores_for_servers(there)
    with pytest.raises(NoCoresLeft):
        cores_for_servers([max(there) + 1])


@pytest.mark.parametrize(("cores", "judged"), [([], "not judged on so few"), ([1, 2, 3], "met")])
def test_two_processes_are_judged_where_they_have_cores_of_their_own(cores: list[int], judged: str) -> None:
    measured = [row("one", moves=100, cpu=1.0), row("two", moves=180, cpu=1.0)]
    report = Report(1.0, 2, 0.0, measured=measured, driver_cores=[0] if cores else [], server_cores=cores)
    (line,) = process_targets(report, "one", "two")
    count = len(cores) or 2
    assert line == f"- 1.7 × the moves with two processes on {count} cores: 100/s → 180/s (1.80 ×), {judged}"
