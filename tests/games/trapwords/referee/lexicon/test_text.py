"""Letters and words: one spelling for what is typed in many ways, and the place of every word."""

import pytest

from lairkeeper.games.trapwords.referee.lexicon.text import fold, joined, normalise, raw_words, tokens


@pytest.mark.parametrize(
    ("typed", "plain"),
    [
        ("ŒIL", "oeil"),
        ("Cæsar", "caesar"),
        ("l’œuf", "l'oeuf"),
        ("porte\u2011clés", "porte-clés"),
        ("e\u0301pe\u0301e", "épée"),
        ("dra\u200bgon\u00ad", "dragon"),
        ("ﬁn", "fin"),
        ("drаgоn", "dragon"),
        ("дракон", "дракон"),
    ],
)
def test_a_word_has_one_normal_form(typed: str, plain: str) -> None:
    assert normalise(typed) == plain


def test_the_fold_has_no_accents() -> None:
    assert fold("Forêt") == "foret"
    assert joined("Arc-en-Ciel") == joined("arc en ciel") == "arcenciel"


@pytest.mark.parametrize(
    ("language", "text", "words"),
    [
        ("fr", "L'arbre d’Élise, jusqu'ici !", ["arbre", "élise", "ici"]),
        ("fr", "Qu'est-ce que l'arc-en-ciel ?", ["est-ce", "que", "arc-en-ciel"]),
        ("en", "the dragon's tail, the elves' king", ["the", "dragon", "tail", "the", "elves", "king"]),
        ("fr", "17h, 2nd, 1 000 000 et 3,5", ["17", "h", "2", "nd", "1000000", "et", "3", "5"]),
        ("en", "1,000 men", ["1000", "men"]),
        ("en", "🐉 ... !!", []),
        ("fr", "", []),
    ],
)
def test_a_message_is_cut_into_words(language: str, text: str, words: list[str]) -> None:
    assert [token.text for token in tokens(text, language)] == words


def test_a_token_knows_its_place() -> None:
    text = "C’est l’Épée !"
    token = tokens(text, "fr")[-1]
    assert text[token.start : token.end] == "Épée"
    assert token.elided == "l"


def test_words_are_counted_as_they_are_heard() -> None:
    assert raw_words("l'arbre est un arc-en-ciel !") == ["l'arbre", "est", "un", "arc-en-ciel"]


def test_a_very_long_text_is_cut_in_time() -> None:
    assert len(tokens("a-" * 50_000 + "a", "fr")) == 1
    assert len(tokens("a " * 50_000, "en")) == 50_000


def test_texts_longer_than_a_word_are_not_remembered() -> None:
    """What people paste must not stay in memory: a line may have 60,000 letters."""
    for form in (fold, normalise):
        assert form("Épée") is form("Épée")
        for long in ("É" * 60_000, "É" * 41, "\ufdfa" * 3):
            assert form(long) is not form(long)
    assert fold("É" * 60_000) == "e" * 60_000
