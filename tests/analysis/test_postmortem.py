"""A post-mortem splits every change into choice, luck and estimation error, and claims nothing below its error."""

from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from lairkeeper.analysis import Analyst, GameNotOver, NoBudget, NoFittedValue, Report, analyse, told_at
from lairkeeper.analysis.numbers import margin
from lairkeeper.analysis.turns import read_turns
from lairkeeper.bots import can_play_on
from lairkeeper.games.run_run_run import GAME as RUN_RUN_RUN
from lairkeeper.games.trapwords import GAME as TRAPWORDS
from lairkeeper.games.trapwords.records.events import TurnBegan
from lairkeeper.kernel import AnyGame, Journal, Match, read_journal
from tests.every import GAMES, golden

VALUED = [game for game in GAMES if game.value is not None and game.value.phases]
every_valued_game = pytest.mark.parametrize("game", VALUED, ids=lambda game: game.name)
SPLIT = [game for game in VALUED if can_play_on(game)]
every_split_game = pytest.mark.parametrize("game", SPLIT, ids=lambda game: game.name)
FEW_TURNS = 5


def shortest(game: AnyGame) -> Path:
    return min(golden(game).glob("*.journal"), key=lambda file: (file.stat().st_size, file.name))


def recorded(file: Path, game: AnyGame = RUN_RUN_RUN) -> Journal[Any]:
    return read_journal(game, file.read_bytes())


@pytest.fixture(scope="module")
def report() -> Report:
    return analyse(RUN_RUN_RUN, recorded(golden(RUN_RUN_RUN) / "vault.journal"), 4)


def unaccounted(report: Report) -> list[tuple[int, int]]:
    """Curve and turn of every change that its parts do not add up to."""
    return [
        (place, turn)
        for place, curve in enumerate(report.curves)
        for turn, split in enumerate(curve.splits)
        if split is not None and split.total != curve.moments[turn + 1].value - curve.moments[turn].value
    ]


@every_split_game
def test_parts_add_up_to_the_change_while_the_analysis_refines(game: AnyGame) -> None:
    reports = [*islice(Analyst(game, recorded(shortest(game), game), 4).reports(), FEW_TURNS)]
    assert [unaccounted(report) for report in reports] == [[]] * len(reports)
    assert [report.done for report in reports] == [*range(len(reports))]
    assert any(split is not None for curve in reports[-1].curves for split in curve.splits)


@every_valued_game
def test_a_curve_ends_with_the_result(game: AnyGame) -> None:
    journal = recorded(shortest(game), game)
    outcome = Match.resume(game, journal).state.outcome
    first = next(Analyst(game, journal, 4).reports())
    assert outcome is not None and game.value is not None
    ends = {curve.seat: curve.moments[-1].value for curve in first.curves}
    if game.value.kind == "score":
        assert ends == dict(enumerate(10 * score for score in outcome.scores))
    elif game.value.is_shared:
        assert ends == {None: 1000 * bool(outcome.winners)}
    else:
        assert ends == {seat: 1000 * (seat in outcome.winners) for seat in ends}


def test_parts_of_a_whole_game_add_up_from_the_first_moment_to_the_end(report: Report) -> None:
    (curve,) = report.curves
    assert unaccounted(report) == [] and None not in curve.splits
    whole = sum(split.total for split in curve.splits if split is not None)
    assert whole == curve.moments[-1].value - curve.moments[0].value
    assert (report.done, curve.moments[-1].value) == (report.total, 0)


def test_every_turning_point_clears_its_error(report: Report) -> None:
    points = report.turning_points
    assert points == sorted(points, key=lambda point: point.step) and points
    assert all(abs(point.amount) >= margin(4) * point.error - 5 for point in points)
    worse = [point for point in points if point.better is not None]
    assert worse and all(
        point.better != point.chosen and point.gain > margin(4) * point.gain_error - 5 for point in worse
    )


def test_the_same_journal_gives_the_same_report(report: Report) -> None:
    assert analyse(RUN_RUN_RUN, recorded(golden(RUN_RUN_RUN) / "vault.journal"), 4) == report


def test_stretches_cover_every_answer_of_a_game_once() -> None:
    recording = read_turns(RUN_RUN_RUN, recorded(golden(RUN_RUN_RUN) / "victory.journal"))
    steps = [step for turn in recording.turns for it in turn.stretches for step in range(it.begin, it.end)]
    assert steps == [*range(recording.turns[0].begin, len(recording.journal.entries))]


def test_a_budget_of_nothing_is_refused() -> None:
    with pytest.raises(NoBudget):
        analyse(RUN_RUN_RUN, recorded(golden(RUN_RUN_RUN) / "vault.journal"), 0)


def test_a_running_game_is_refused() -> None:
    journal = recorded(golden(RUN_RUN_RUN) / "vault.journal")
    journal.entries.pop()
    journal.fingerprint = ""
    with pytest.raises(GameNotOver):
        analyse(RUN_RUN_RUN, journal, 4)


def test_a_game_without_a_value_is_refused() -> None:
    with pytest.raises(NoFittedValue):
        analyse(replace(RUN_RUN_RUN, value=None), recorded(shortest(RUN_RUN_RUN)), 4)


def test_a_game_of_words_has_a_curve_for_each_team_and_the_turns_that_moved_them() -> None:
    journal = recorded(shortest(TRAPWORDS), TRAPWORDS)
    match, found = Match.resume(TRAPWORDS, journal), analyse(TRAPWORDS, journal, 4)
    teams = [team.seats for team in match.state.world.teams]
    assert [curve.seat for curve in found.curves] == [seats[0] for seats in teams]
    assert {split for curve in found.curves for split in curve.splits} == {None}
    points, turns = found.turning_points, [point.turn for point in found.turning_points]
    assert points and {point.kind for point in points} == {"turn"}
    assert turns == sorted(set(turns))
    curves = {curve.seat: curve for curve in found.curves}
    for point in points:
        before, after = curves[point.curve].moments[point.turn : point.turn + 2]
        assert point.amount == after.value - before.value and abs(point.amount) >= 2 * point.error
        assert [type(item.event) for item in told_at(point, match.told)] == [TurnBegan]
