"""Every reason of the referee is said in every language."""

import pytest

from lairkeeper.games.trapwords.referee.legality import LISTED
from lairkeeper.games.trapwords.referee.match import match
from lairkeeper.games.trapwords.referee.verdict import CLAUSES, GUESS_CLAUSES, MatchReason, Sureness, Verdict
from lairkeeper.words import LANGUAGES
from lairkeeper.words.library import messages_of

GAME = "lairkeeper.games.trapwords"
LEGALITY = [ruling.reason for ruling in LISTED.values()] + [
    *("shape", "function_word", "full_meaning_only", "full_word_only", "unknown", "name", "kind")
]


def said(language: str, key: str, **facts: str) -> str:
    pattern = messages_of(language, (GAME,))[key].value
    assert pattern is not None
    return pattern(facts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("role", ["trap", "secret"])
def test_every_reason_names_the_clue_and_the_trap(language: str, role: str) -> None:
    for reason in CLAUSES:
        for part in ("", "jour"):
            facts = Verdict(Sureness.CERTAIN, reason, "tartine", "tartines", part).facts(role)
            text = said(language, f"referee-{reason.value}", **facts)
            assert "tartine" in text
            assert reason is MatchReason.NOTHING or "tartines" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_a_judged_guess_or_proposed_trap_has_a_sentence(language: str) -> None:
    assert all(said(language, f"guess-{reason.value}", word="elfe") for reason in GUESS_CLAUSES)
    assert all(said(language, f"legality-{reason}") for reason in LEGALITY)


def test_a_verdict_reads_as_a_sentence() -> None:
    verdict = match("fr").trap("mes tartines", "tartine")
    assert (
        said("fr", "referee-inflection", **verdict.facts())
        == "«\u202ftartines\u202f» est une forme du piège «\u202ftartine\u202f»."
    )
    assert said("en", "referee-inflection", **verdict.facts()) == "“tartines” is an inflection of the trap “tartine”."
