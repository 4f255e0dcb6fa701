"""The load on servers: medians of rounds, and the game that both sides play."""

from bench.serving.boardgame_io_side import PLACES as THEIR_PLACES
from bench.serving.rows import LoadRow, Waits, distributions, load_targets, typical
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
