"""Every term that can be a reason has words of its game, in every language."""

from pathlib import Path

import pytest

from lairkeeper.analysis.report import Reason
from lairkeeper.analysis.rollouts import worth
from lairkeeper.analysis.turns import read_turns
from lairkeeper.analysis.wording import sentence_of
from lairkeeper.kernel import AnyGame, Seat, read_journal
from lairkeeper.words import speak
from tests.analysis.test_postmortem import every_split_game, every_valued_game
from tests.every import every_language, golden

SAID = {"en": "For it: fuller hands (+3.1%). Against it: fewer torches in reserve (−1%).", "fr": "Pour"}


def varying_terms(game: AnyGame, files: list[Path]) -> set[str]:
    """Terms that are not the same throughout a recorded game."""
    found: set[str] = set()
    for file in files:
        recording = read_turns(game, read_journal(game, file.read_bytes()))
        rows = [worth(game, state, Seat(0)).terms for state in recording.states.values() if state.outcome is None]
        assert game.value is not None
        found |= {name for name, *column in zip(game.value.terms, *rows, strict=True) if len(set(column)) > 1}
    return found


@every_language
@every_split_game
def test_every_term_that_varies_within_a_game_has_words(game: AnyGame, language: str) -> None:
    words = speak(game, None, language)
    terms = varying_terms(game, sorted(golden(game).glob("*.journal"))[:3])
    said = {f"term-{term}{ending}" for term in terms for ending in ("", ".less")}
    assert terms and {key for key in said if not words.can_say(key)} == set()


@every_language
@every_valued_game
def test_no_term_is_worded_that_is_not_there(game: AnyGame, language: str) -> None:
    text = (Path(__file__).parents[2] / "src" / game.package.replace(".", "/") / "words" / f"{language}.ftl").read_text(
        encoding="utf-8"
    )
    worded = {line.split(" ")[0].removeprefix("term-") for line in text.splitlines() if line.startswith("term-")}
    assert game.value is not None and worded <= set(game.value.terms)


@pytest.mark.parametrize("language", SAID)
def test_a_reason_says_what_an_answer_brings_and_costs(language: str) -> None:
    from lairkeeper.games.run_run_run import GAME

    sentence = sentence_of([Reason("hands", True, 0.031), Reason("torches", False, -0.01)], "chance")
    assert sentence is not None
    assert speak(GAME, None, language).name_of(sentence).startswith(SAID[language])


def test_without_reasons_no_sentence_is_shown() -> None:
    assert sentence_of([], "chance") is None
