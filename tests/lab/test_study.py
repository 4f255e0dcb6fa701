from collections import Counter

import pytest

from lairkeeper.kernel import Outcome, Seat
from lairkeeper.lab import Length, Points, Proportion, Reached, Tally
from lairkeeper.lab.study import FactWins, length_of, points_of


@pytest.mark.parametrize(
    ("count", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (61, 100, 0.5121, 0.6998)],
)
def test_the_interval_is_wilsons(count: int, games: int, low: float, high: float) -> None:
    assert Proportion(count, games).interval == pytest.approx((low, high), abs=5e-4)


def test_nothing_is_known_before_the_first_game() -> None:
    assert Proportion(0, 0).share == 0.0
    assert Proportion(0, 0).interval == (0.0, 1.0)
    assert length_of(Counter()) == Length(0.0, 0.0)


@pytest.mark.parametrize(
    ("lengths", "mean", "median"), [([4], 4, 4), ([1, 2], 1.5, 1.5), ([1, 1, 7], 3, 1), ([1, 3, 5, 5], 3.5, 4)]
)
def test_lengths_have_a_mean_and_a_median(lengths: list[int], mean: float, median: float) -> None:
    assert length_of(Counter(lengths)) == Length(mean, median)


def test_games_are_counted_by_facet() -> None:
    tally, other = Tally(), Tally()
    tally.tell_apart({"boss": (10, 9)}, is_won=True)
    other.tell_apart({"boss": (9,), "hero": ("frog",)}, is_won=False)
    tally.add(other)
    found = tally.study(game="g", bots=("b",), seed="s", wanted=2).facets
    assert found == (
        FactWins("boss", 9, Proportion(1, 2)),
        FactWins("boss", 10, Proportion(1, 1)),
        FactWins("hero", "frog", Proportion(0, 1)),
    )


def test_tallies_add_up_in_any_order() -> None:
    won, lost = Outcome("victory", "T-1", (Seat(0), Seat(1))), Outcome("vault", "T-2", ())
    left, right = Tally(), Tally()
    left.count(won, answers=10, turns=3, seconds=0.5)
    left.count(lost, answers=20, turns=5, seconds=0.5)
    right.count(lost, answers=40, turns=5, seconds=0.5)
    one, other = Tally(), Tally()
    for tally, parts in ((one, (left, right)), (other, (right, left))):
        for part in parts:
            tally.add(part)
    assert one == other
    study = one.study(game="toy", bots=("greedy", "random"), seed="s", wanted=4)
    assert study.won == Proportion(1, 3)
    assert study.seats == (Proportion(1, 3), Proportion(1, 3))
    assert [(ending.reason, ending.rate.count) for ending in study.endings] == [("vault", 2), ("victory", 1)]
    assert study.answers == Length(70 / 3, 20)
    assert study.turns == Length(13 / 3, 5)
    assert study.seconds_per_game == 0.5
    assert not study.is_complete


def test_scores_have_a_spread_and_targets() -> None:
    tally = Tally()
    for scores in ((18, 4), (30, 18)):
        tally.count(Outcome("scored", "T-1", (Seat(0),), scores), answers=1, turns=1, seconds=0.1)
    points = tally.study(game="toy", bots=("a", "b"), seed="s", wanted=2, targets=(18, 23)).points
    assert points is not None
    assert (points.mean, points.least, points.median, points.most) == (17.5, 4, 18, 30)
    assert points.reached == (Reached(18, Proportion(3, 4)), Reached(23, Proportion(1, 4)))


def test_quantiles_are_scores_that_occurred() -> None:
    assert points_of(Counter(range(11)), ()) == Points(5, 0, 1, 2, 5, 8, 9, 10, ())


def test_a_score_of_zero_is_counted() -> None:
    one, other = Tally(), Tally()
    other.count(Outcome("scored", "T-1", (), (0, -2)), answers=1, turns=1, seconds=0.1)
    one.add(other)
    assert one.scores == Counter({0: 1, -2: 1})


def test_a_game_without_scores_has_no_points() -> None:
    tally = Tally()
    tally.count(Outcome("lost", "T-1", ()), answers=1, turns=1, seconds=0.1)
    assert tally.study(game="toy", bots=("a",), seed="s", wanted=1).points is None
