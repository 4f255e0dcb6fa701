"""A journey: finished games of which each led to the next, kept together in one file.

A game turns its last world and its table options into the options of the game that follows (`Game.sequel`). So a
journey proves itself: every game in it replays, and every one begins as the one before has ended.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct

from lairkeeper.kernel.data.record import Record
from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.kernel.errors import CorruptJournal, NoSequel
from lairkeeper.kernel.history.journal import Journal, read_heading, read_journal, write_journal
from lairkeeper.kernel.history.match import Match

FORMAT = 1

AnyJournal = Journal[Any]
AnyMatch = Match[Any, Any, Any]


class _File(Struct, kw_only=True, forbid_unknown_fields=True):
    lairkeeper_journey: int
    games: list[Raw]


def write_journey(journals: Sequence[AnyJournal]) -> bytes:
    """All journals in one file, in the order they were played."""
    return bound_journey([write_journal(journal) for journal in journals])


def bound_journey(journals: Sequence[bytes]) -> bytes:
    """The same with journals that are written already."""
    return msgspec.json.encode(_File(lairkeeper_journey=FORMAT, games=[Raw(each) for each in journals])) + b"\n"


def game_of_journey(blob: bytes) -> str:
    """The name of the game a journey, or a single journal, belongs to."""
    return read_heading(_journals_in(blob)[0])


def read_journey(game: AnyGame, blob: bytes) -> list[AnyJournal]:
    """The journals of a journey; a single journal is a journey of one game."""
    return [read_journal(game, journal) for journal in _journals_in(blob)]


def _journals_in(blob: bytes) -> list[bytes]:
    try:
        file = msgspec.json.decode(blob, type=_File)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return [blob]
    if file.lairkeeper_journey != FORMAT or not file.games:
        raise CorruptJournal(reason="format", expected=FORMAT, found=file.lairkeeper_journey, where=0)
    return [bytes(journal) for journal in file.games]


def travel(game: AnyGame, journals: Sequence[AnyJournal]) -> list[AnyMatch]:
    """Every game of a journey, played to its end; refused where one does not follow from the one before."""
    played: list[AnyMatch] = []
    for number, journal in enumerate(journals, 1):
        if played and sequel(played[-1]) != journal.config:
            raise CorruptJournal(reason="journey", where=number)
        played.append(Match.resume(game, journal))
        if played[-1].state.outcome is None:
            raise CorruptJournal(reason="unfinished", where=number)
    return played


def sequel(match: AnyMatch) -> Record | None:
    """The table options of the game that follows; nothing if the game is not over or its journey ends here."""
    if match.game.sequel is None or match.state.outcome is None:
        return None
    found: Record | None = match.game.sequel(match.state.world, match.journal.config)
    return found


def next_options(match: AnyMatch) -> Record:
    found = sequel(match)
    if found is None:
        raise NoSequel(game=match.game.name)
    return found
