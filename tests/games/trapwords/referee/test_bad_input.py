"""Texts nobody should send: the referee answers all of them, and sees through disguises."""

import pytest

from lairkeeper.games.trapwords.referee.legality import Acceptance, legality
from lairkeeper.games.trapwords.referee.match import match
from lairkeeper.games.trapwords.referee.verdict import Closeness, Sureness

ODD = [
    "",
    "   ",
    "🐉🔥",
    "\u202eنمر\u202c",
    "<script>alert(1)</script>",
    "\x00\x07",
    "a" * 10_000,
    "dragon " * 2_000,
    "'-'-'-",
    "l'",
    "-",
    "１２３",
    "٣٤٥",
    "x²",
    "🏳️‍🌈",
    "دراگون",
    "9" * 500,
]


@pytest.mark.parametrize("text", ODD, ids=range(len(ODD)))
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_text_gets_an_answer(language: str, text: str) -> None:
    referee = match(language)
    assert referee.trap(text, "épée").level is Sureness.NONE
    assert referee.guess(text, "épée").answer is Closeness.WRONG
    assert referee.trap("une épée", text).level <= Sureness.CERTAIN
    assert legality(referee.language, text).ruling in Acceptance


@pytest.mark.parametrize(
    "text",
    [
        "dra\u200bgon",
        "drаgоn",
        "d\u0301ragon",
        "DRAGON",
        "ｄｒａｇｏｎ",
        "dragon\ufe0f",
        "«dragon»",
        "dragon…",
        "d r a g o n",
    ],
)
def test_a_disguised_trap_is_seen(text: str) -> None:
    assert match("fr").trap(text, "dragon").level >= Sureness.PROBABLE


def test_the_place_of_a_word_is_right_after_odd_letters() -> None:
    text = "ﬁn 🐉 İ l’Épée !"
    verdict = match("fr").trap(text, "épée")
    assert text[verdict.start : verdict.end] == verdict.clue == "Épée"
