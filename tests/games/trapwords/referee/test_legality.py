"""Which words may be traps."""

import pytest

from lairkeeper.games.trapwords.referee.legality import Acceptance, legality
from lairkeeper.games.trapwords.referee.lexicon.language import language
from lairkeeper.games.trapwords.referee.match import match
from lairkeeper.games.trapwords.referee.verdict import Sureness
from lairkeeper.testing import clause

ACCEPTED = {
    "fr": ["lait", "gras", "tartine", "jaune", "étaler", "vache", "deux", "personne", "lieu", "mangez", "jouant"],
    "en": ["milk", "yellow", "spread", "cow", "two", "person", "place"],
}
WARNED = {"fr": ["bon", "genre", "pouvoir", "devoir"], "en": ["good", "like"]}
REFUSED = {
    "fr": "un/chose/quelqu'un/quelque chose/être/avais/aller/peut/lequel/je/et/bien".split("/"),
    "en": "one/thing/someone/be/can/which/I/and/well".split("/"),
}


@clause("TRP-TRAP9", "TRP-TRAP10", "TRP-TRAP11", "TRP-TRAP12", "TRP-TRAP13", "TRP-TRAP14", "TRP-TRAP15")
@pytest.mark.parametrize("code", ["fr", "en"])
def test_the_filter_rules_as_the_rules_say(code: str) -> None:
    for wanted, words in ((Acceptance.ACCEPTED, ACCEPTED), (Acceptance.WARNED, WARNED), (Acceptance.REFUSED, REFUSED)):
        ruled = {word: legality(language(code), word).ruling for word in words[code]}
        assert ruled == dict.fromkeys(words[code], wanted)


@clause("TRP-TRAP10", "TRP-TRAP16")
@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("7", "fine"),
        ("1", "one"),
        ("pomme de terre", "fine"),
        ("a b c d", "shape"),
        ("x" * 31, "shape"),
        ("a!", "shape"),
    ],
)
def test_a_trap_is_one_word_or_one_compound(word: str, reason: str) -> None:
    assert legality(language("fr"), word).reason == reason


@clause("TRP-TRAP9", "TRP-TRAP20")
def test_unknown_words_and_names_pass_with_a_warning() -> None:
    assert legality(language("fr"), "zorglub").reason == "unknown"
    assert legality(language("en"), "London").reason == "name"
    assert legality(language("fr"), "s'habiller").ruling is Acceptance.ACCEPTED
    assert legality(language("fr"), "se laver").ruling is Acceptance.ACCEPTED


@clause("TRP-TRAP11", "TRP-TRAP15")
@pytest.mark.parametrize(
    ("word", "clause_id"),
    [("avais", "TRP-TRAP11"), ("lequel", "TRP-TRAP11"), ("dans", "TRP-TRAP15"), ("et", "TRP-TRAP15")],
)
def test_a_refusal_names_its_clause(word: str, clause_id: str) -> None:
    assert legality(language("fr"), word).clause == clause_id


@clause("TRP-TRAP17")
@pytest.mark.parametrize(("code", "trap", "secret"), [("fr", "beurrer", "BEURRE"), ("en", "buttery", "BUTTER")])
def test_a_relative_of_the_secret_word_is_found(code: str, trap: str, secret: str) -> None:
    assert match(code).trap(trap, secret).level >= Sureness.PROBABLE
