"""Pictures for the terminal, at moments of recorded games: whatever is drawn can be printed, with any names."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lairkeeper.display.picture import INKS, Picture, Sketch, plain, spans
from lairkeeper.kernel import Match, Seat, facts, read_journal
from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.words import LANGUAGES, speak
from tests.every import every_recorded_ending

NAMES = ("[danger]", "[/]", "a[b", "Zoé")
MOMENTS = 8


def moments(game: AnyGame, file: Path) -> Iterator[Match[Any, Any, Any]]:
    """A recorded game a few times on its way to the end."""
    journal = read_journal(game, file.read_bytes())
    match = Match(game, journal.config, journal.seed)
    for place, entry in enumerate(journal.entries):
        if place % (len(journal.entries) // MOMENTS) == 0:
            yield match
        match.answer(entry.seat, entry.option, entry.number)


def pictures(game: AnyGame, match: Match[Any, Any, Any], seat: Seat | None) -> Iterator[Picture]:
    """What a seat or a spectator sees, in every language, alone and with each question put to it."""
    if game.draw is None:
        pytest.skip("this game draws nothing")
    view = game.view(match.state.world, seat)
    for language in LANGUAGES:
        speech = speak(game, match.journal.config, language, NAMES)
        yield game.draw(view, Sketch(speech=speech))
        for asked in match.state.decisions:
            if seat in asked.seats:
                known = facts(match.state, asked)
                yield game.draw(view, Sketch(speech=speech, choices=asked.options, asked=known))


@every_recorded_ending
def test_only_known_inks_are_used_and_no_name_disturbs_them(game: AnyGame, file: Path) -> None:
    for match in moments(game, file):
        for seat in (None, *map(Seat, range(game.seat_count(match.journal.config)))):
            for drawn in pictures(game, match, seat):
                text = "\n".join((drawn.board, *drawn.facts, *drawn.figures, drawn.own, drawn.legend))
                assert {ink for _, ink in spans(text) if ink} <= set(INKS)
                assert re.search(r"[\[\]]", plain(text)) is None
