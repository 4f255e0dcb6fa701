"""What makes a guess right (TRP-GUES)."""

import pytest

from lairkeeper.games.trapwords.referee.match import match
from lairkeeper.games.trapwords.referee.verdict import Closeness, MatchReason
from lairkeeper.testing import clause

WRONG, ASK, CORRECT = Closeness


def answer(guess: str, secret: str, language: str = "fr") -> Closeness:
    return match(language).guess(guess, secret).answer


@clause("TRP-GUES7")
def test_a_guess_contains_the_word_inflected_or_in_a_compound() -> None:
    assert answer("les chevaux", "CHEVAL") is CORRECT
    assert answer("un cheval-vapeur", "CHEVAL") is CORRECT
    found = match("fr").guess("je pense que ça peut être un Gobelin", "GOBELIN")
    assert (found.answer, found.word, found.clause) == (CORRECT, "Gobelin", "TRP-GUES7")


@clause("TRP-GUES7")
def test_a_part_of_a_closed_compound_is_asked_of_the_setters() -> None:
    assert answer("parapluie", "PLUIE") is ASK
    assert answer("horsepower", "HORSE", "en") is ASK


@clause("TRP-GUES8")
@pytest.mark.parametrize(
    ("guess", "secret"),
    [("scientifique", "SCIENCE"), ("jardinier", "JARDIN"), ("marcher", "MARCHE"), ("sf", "SCIENCE")],
)
def test_a_derivative_is_no_right_guess(guess: str, secret: str) -> None:
    assert answer(guess, secret) is WRONG


@clause("TRP-GUES13")
def test_a_slip_is_asked_of_the_setters_if_the_word_is_long() -> None:
    assert answer("gobelain", "GOBELIN") is ASK
    assert answer("gobblin", "GOBLIN", "en") is ASK
    assert answer("elffe", "ELFE") is WRONG


@clause("TRP-GUES14", "TRP-AMB5")
def test_gender_accents_and_case_are_forgiven() -> None:
    assert answer("sorcière", "SORCIER") is CORRECT
    assert answer("sorcier", "SORCIÈRE") is CORRECT
    assert match("fr").guess("sorcière", "SORCIER", gender_is_asked=True).answer is ASK
    assert answer("louve", "LOUP") is ASK
    assert answer("tigresse", "TIGRE") is WRONG
    assert answer("lioness", "LION", "en") is WRONG
    assert answer("foret", "FORÊT") is CORRECT
    assert answer("pêche", "PÉCHÉ") is WRONG


@clause("TRP-GUES16")
def test_a_part_of_a_compound_secret_word_is_wrong() -> None:
    found = match("fr").guess("un arc", "ARC-EN-CIEL")
    assert (found.answer, found.reason) == (WRONG, MatchReason.PART_OF_TRAP)


@clause("TRP-GUES7")
@pytest.mark.parametrize("guess", ["arc en ciel", "arcs en ciel", "arc-en-ciel", "arcenciel", "les arcs-en-ciel"])
def test_hyphens_spaces_and_nothing_are_equal(guess: str) -> None:
    assert answer(guess, "ARC-EN-CIEL") is CORRECT


def test_a_list_may_accept_further_forms() -> None:
    assert match("fr").guess("dragonnes", "DRAGON", forms=["dragonnes"]).answer is CORRECT
