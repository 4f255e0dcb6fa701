"""Prompts: what is in them, on both tracks and in both languages."""

import msgspec
import pytest

from lairkeeper.dialogue import PACKAGE, Prompt, forms_of, prompt_text
from lairkeeper.kernel import AnyGame
from lairkeeper.words import LANGUAGES, speak
from tests.every import every_game

PROMPT = Prompt("the board", "What now?", ["go", "stay"], ['{"type":"step"}'], ["It rained."], 1_999, "Not that.")


def test_the_parts_come_in_order() -> None:
    text = prompt_text(PROMPT, speak(None, None, "en", (), PACKAGE))
    parts = ["Not that.", "It rained.", "the board", "What now?", "one second", "[1] go\n[2] stay", '{"type":"step"}']
    places = [text.index(part) for part in parts]
    assert places == sorted(places)


@pytest.mark.parametrize("language", LANGUAGES)
def test_empty_parts_are_left_out(language: str) -> None:
    words = speak(None, None, language, (), PACKAGE)
    assert prompt_text(Prompt("board", "Why?", (), ()), words) == "board\n\nWhy?"


@every_game
def test_every_kind_of_answer_has_a_form_that_names_all_its_fields(game: AnyGame) -> None:
    forms = forms_of(game, (option.slug for option in game.options))
    assert len(forms) == len(game.options)
    for option, form in zip(game.options, forms, strict=True):
        read = msgspec.json.decode(form, type=dict[str, object])
        assert set(read) == {"type", *option.__struct_fields__} and read["type"] == option.slug
        assert "value" not in read.values(), "a kind of value without a word"
