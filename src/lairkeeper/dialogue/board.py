"""The board as text: for language models and for debugging environments."""

import re
from collections.abc import Mapping

import msgspec

from lairkeeper.display.picture import Picture, Sketch
from lairkeeper.kernel import AnyGame, Record, Seat
from lairkeeper.kernel.errors import Fact
from lairkeeper.words import Words

_INK = re.compile(r"\[/?[a-z0-9-]*\]")

NO_MARKERS: Mapping[Seat, int] = {}


def board_text(
    game: AnyGame, view: Record, words: Words, asked: Mapping[str, Fact], markers: Mapping[Seat, int] = NO_MARKERS
) -> str:
    """The board as the terminal draws it, without colours; of a game that draws nothing, the view as JSON."""
    if game.draw is None:
        return msgspec.json.encode(view).decode()
    picture: Picture = game.draw(view, Sketch(speech=words, asked=asked, markers=markers))
    parts = (*picture.facts, picture.board, *picture.figures, picture.own)
    return _INK.sub("", "\n".join(part for part in parts if part))
