"""Variety is no luck: the same question has the same answer, and the answers are spread evenly."""

from statistics import fmean

from lairkeeper.games.trapwords.bots.language.variety import share, stir


def test_the_same_question_has_the_same_answer() -> None:
    assert share(1, "clue", "dragon") == share(1, "clue", "dragon") != share(2, "clue", "dragon")


def test_shares_are_spread_from_0_up_to_1() -> None:
    shares = [share(number, "word") for number in range(2000)]
    assert 0 <= min(shares) < 0.01
    assert 0.99 < max(shares) < 1
    assert 0.48 < fmean(shares) < 0.52


def test_stirring_picks_in_proportion_to_weights() -> None:
    won = sum(stir(number, "heavy") + 1.0986 > stir(number, "light") for number in range(4000))  # weights 3 and 1
    assert 0.72 < won / 4000 < 0.78
