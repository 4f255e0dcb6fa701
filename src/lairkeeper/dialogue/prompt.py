"""The prompt for a question: news, board, question, and how to answer."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from lairkeeper.words import Words

PACKAGE = "lairkeeper.dialogue"
"""The words of prompts; `speak` takes it beside those of the game."""

Track = Literal["listed", "unlisted"]
"""Whether a prompt lists the options."""


class Prompt(NamedTuple):
    """A question with everything around it, already in words.

    `options` are what is listed, in order; `forms` the forms of answers that may be written as JSON. `left_ms` is what
    is left on the clock, where one runs; `problem` says why the last answer did not count.
    """

    board: str
    question: str
    options: Sequence[str]
    forms: Sequence[str]
    news: Sequence[str] = ()
    left_ms: int | None = None
    problem: str = ""


def prompt_text(prompt: Prompt, words: Words) -> str:
    """The prompt as one text; its parts are separated by empty lines."""
    parts = [
        prompt.problem,
        "\n".join(prompt.news),
        prompt.board,
        prompt.question,
        _clock(prompt.left_ms, words),
        *_answers(prompt, words),
    ]
    return "\n\n".join(part for part in parts if part)


def _clock(left_ms: int | None, words: Words) -> str:
    return "" if left_ms is None else words.say("prompt-clock", seconds=left_ms // 1000)


def _answers(prompt: Prompt, words: Words) -> list[str]:
    listed = [f"[{number}] {option}" for number, option in enumerate(prompt.options, 1)]
    options = [words.say("prompt-options"), "\n".join(listed)] if listed else []
    how = words.say("prompt-words" if listed else "prompt-forms")
    forms = [how, "\n".join(prompt.forms)] if prompt.forms else []
    return [*options, *forms]
