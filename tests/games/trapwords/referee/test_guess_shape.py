"""How many guesses a message is."""

import pytest

from lairkeeper.games.trapwords.referee.guess_shape import is_string_of_guesses, listed_guesses, names_no_word
from lairkeeper.games.trapwords.referee.lexicon.language import language
from lairkeeper.testing import clause

HAT = "si ce n'est pas un gobelin, je mange mon chapeau"


@clause("TRP-GUES9", "TRP-GUES10")
@pytest.mark.parametrize(
    ("text", "count"),
    [("elfe, gobelin", 2), ("elfe ou gobelin", 2), ("elfe/troll/fée", 3), (HAT, 1), ("arc-en-ciel", 1)],
)
def test_a_list_is_several_guesses_and_a_sentence_is_one(text: str, count: int) -> None:
    assert len(listed_guesses(text, language("fr"))) == count


@clause("TRP-GUES5")
def test_function_words_and_words_of_thinking_name_no_word() -> None:
    assert names_no_word("I think I know", language("en"))
    assert names_no_word("je crois que je sais", language("fr"))
    assert not names_no_word("je crois que c'est un elfe", language("fr"))
    assert not names_no_word("", language("fr"))


@clause("TRP-GUES17")
@pytest.mark.parametrize(
    ("code", "text", "refused"),
    [
        ("fr", "elfe gobelin", True),
        ("fr", "elfe gobelin troll", True),
        ("fr", "dragon rouge", False),
        ("fr", "science fiction", False),
        ("fr", HAT, False),
        ("en", "elf goblin", True),
        ("en", "red dragon", False),
        ("en", "swimming pool", False),
        ("en", "if it's not a goblin I'll eat my hat", False),
    ],
)
def test_words_side_by_side_are_not_one_guess(code: str, text: str, refused: bool) -> None:
    assert is_string_of_guesses(text, language(code)) is refused
