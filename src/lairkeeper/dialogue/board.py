"""What a seat sees and is asked, as text: for language models, and for people who debug an environment."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from lairkeeper.display.picture import Picture, Sketch
from lairkeeper.kernel import AnyGame, Option, Record
from lairkeeper.kernel.errors import Fact
from lairkeeper.words import Words

_INK = re.compile(r"\[/?[a-z0-9-]*\]")


def board_text(game: AnyGame, view: Record, words: Words, asked: Mapping[str, Fact]) -> str:
    """The board as the terminal draws it; of a game that draws nothing, the view as JSON."""
    if game.draw is None:
        return msgspec.json.encode(view).decode()
    picture: Picture = game.draw(view, Sketch(speech=words, asked=asked))
    parts = (*picture.facts, picture.board, *picture.figures, picture.own)
    return _INK.sub("", "\n".join(part for part in parts if part))


def options_text(words: Words, options: Mapping[int, Option], asked: Mapping[str, Any]) -> Sequence[str]:
    """Every option with its number, in words."""
    return [f"{number}: {words.option(option, asked)}" for number, option in options.items()]
