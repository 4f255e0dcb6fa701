"""What curses and monsters ask of a text."""

import pytest

from lairkeeper.games.trapwords.referee import conditions
from lairkeeper.games.trapwords.referee.lexicon.language import language
from lairkeeper.games.trapwords.referee.lexicon.text import Token


def words(found: list[Token]) -> list[str]:
    return [token.text for token in found]


@pytest.mark.parametrize(
    ("text", "count"), [("l'arbre vert", 2), ("arc-en-ciel", 1), ("oui", 1), ("a, b ; c !", 3), ("  ", 0), ("!!", 0)]
)
def test_words_are_counted_by_ear(text: str, count: int) -> None:
    assert conditions.words_said(text) == count


def test_an_echo_says_every_word_twice() -> None:
    assert conditions.echoes("grand Grand, chat chat")
    assert conditions.echoes("grand grand chat")
    assert not conditions.echoes("grand chat")
    assert conditions.unpaired_words("a a b c c") == ["b"]


def test_the_other_echo_repeats_the_words_of_the_guess() -> None:
    fr = language("fr")
    assert conditions.repeats("un elfe ? non", "c'est un elfe", fr)
    assert not conditions.repeats("un elfe ? non, plus grand", "c'est un elfe", fr)
    assert not conditions.repeats("non, plus grand", "c'est un elfe", fr)


@pytest.mark.parametrize(
    ("code", "text", "others"),
    [
        ("fr", "le roi, la reine et l'épée", ["et"]),
        ("fr", "il mange vite", ["il", "mange", "vite"]),
        ("fr", "zorglub 3 château", []),
        ("en", "the king gave bread", ["gave"]),
        ("en", "slowly they run", ["slowly", "they"]),
    ],
)
def test_only_nouns_are_let_through(code: str, text: str, others: list[str]) -> None:
    assert words(conditions.not_nouns(text, language(code))) == others


@pytest.mark.parametrize(
    ("code", "text", "found"),
    [
        ("fr", "s'il vole", ["il"]),
        ("fr", "l'serpent Silence", ["serpent", "silence"]),
        ("fr", "6 et 17 et 8", ["6"]),
        ("en", "7 Snakes hiss", ["7", "snakes"]),
        ("en", "a rose", []),
    ],
)
def test_a_first_letter_is_found(code: str, text: str, found: list[str]) -> None:
    assert words(conditions.words_beginning_with(text, "s", language(code))) == found


def test_long_words_are_found() -> None:
    fr = language("fr")
    assert words(conditions.words_longer_than("l'éclair arc-en-ciel éléphant", 7, fr)) == ["arc-en-ciel", "éléphant"]
    assert words(conditions.words_longer_than("1234567890 chevaux", 7, fr)) == []


@pytest.mark.parametrize(
    ("code", "text", "denies"),
    [
        ("fr", "il n'est pas grand", True),
        ("fr", "sans queue", True),
        ("fr", "très grand", False),
        ("fr", "nous aimons", False),
        ("en", "you don't eat it", True),
        ("en", "nobody knows", True),
        ("en", "you know it", False),
    ],
)
def test_negations_are_found(code: str, text: str, denies: bool) -> None:
    assert conditions.has_negation(text, language(code)) is denies


@pytest.mark.parametrize(
    ("code", "text", "asks"),
    [
        ("fr", "Qui vole la nuit ?", True),
        ("fr", "Vole-t-il ?", True),
        ("fr", "Est-ce grand ?", True),
        ("fr", "Qu'a-t-il mangé ?", True),
        ("fr", "Il vole ?", False),
        ("fr", "Qui vole la nuit", False),
        ("en", "What flies at night?", True),
        ("en", "Does it fly?", True),
        ("en", "Isn't it big?", True),
        ("en", "It flies?", False),
        ("en", "?", False),
    ],
)
def test_a_question_is_told_from_a_statement(code: str, text: str, asks: bool) -> None:
    assert conditions.is_question(text, language(code)) is asks


def test_letters_behind_a_figure_are_no_word_that_begins_with_them() -> None:
    assert words(conditions.words_beginning_with("the 1st of the 80s", "s", language("en"))) == []
    assert words(conditions.words_beginning_with("the 7th sailor", "s", language("en"))) == ["7", "sailor"]
