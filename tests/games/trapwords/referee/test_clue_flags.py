"""Hints for the setters beside a clue."""

from lairkeeper.games.trapwords.referee import clue_flags
from lairkeeper.games.trapwords.referee.lexicon.language import language
from lairkeeper.games.trapwords.referee.lexicon.text import Token
from lairkeeper.games.trapwords.referee.match import match
from lairkeeper.testing import clause


def words(found: list[Token]) -> list[str]:
    return [token.text for token in found]


@clause("TRP-CLUE8", "TRP-CLUE12")
def test_capitals_inside_a_sentence_look_like_names() -> None:
    assert words(clue_flags.names("Le chat de Marie regarde la TV", language("fr"))) == ["marie"]
    assert words(clue_flags.names("The big dog. He runs to London", language("en"))) == ["london"]


@clause("TRP-CLUE10")
def test_sounds_and_letters_are_spoken_of() -> None:
    assert clue_flags.speaks_of_sound("ça rime avec lait", language("fr"))
    assert clue_flags.speaks_of_sound("it starts with B", language("en"))
    assert not clue_flags.speaks_of_sound("it runs with dogs", language("en"))


@clause("TRP-CLUE10")
def test_a_homophone_is_not_the_word_itself() -> None:
    assert words(clue_flags.homophones("c'est la fin, j'ai faim", match("fr").prepared("faim"))) == ["fin"]
    assert words(clue_flags.homophones("good night", match("en").prepared("knight"))) == ["night"]
    assert clue_flags.homophones("knights", match("en").prepared("knight")) == []


@clause("TRP-CLUE7")
def test_known_examples_are_found_in_any_form() -> None:
    assert words(clue_flags.examples("deux vouivres noires", ["vouivre"], language("fr"))) == ["vouivres"]


@clause("TRP-CLUE16")
def test_pictures_and_links_are_no_writing() -> None:
    assert all(clue_flags.is_no_writing(text) for text in ("🐉", "http://x", "?!", "a 🔥"))
    assert not clue_flags.is_no_writing("c’est « ça » – 100 % vrai…")
