"""Figures in words."""

import pytest

from lairkeeper.games.trapwords.referee.lexicon.numbers import number_words


@pytest.mark.parametrize(
    ("language", "figures", "words"),
    [
        ("fr", "0", "zéro"),
        ("fr", "21", "vingt et un"),
        ("fr", "71", "soixante et onze"),
        ("fr", "80", "quatre vingt"),
        ("fr", "97", "quatre vingt dix sept"),
        ("fr", "100", "cent"),
        ("fr", "1984", "mille neuf cent quatre vingt quatre"),
        ("fr", "200000", "deux cent mille"),
        ("en", "13", "thirteen"),
        ("en", "42", "forty two"),
        ("en", "305", "three hundred five"),
        ("en", "999999", "nine hundred ninety nine thousand nine hundred ninety nine"),
        ("en", "1000000", ""),
        ("en", "²", ""),
        ("fr", "dix", ""),
    ],
)
def test_a_number_is_spoken(language: str, figures: str, words: str) -> None:
    assert " ".join(number_words(figures, language)) == words
