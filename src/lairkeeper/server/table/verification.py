"""Verifies luck: derives every draw of a finished game again from its seed, which is public by then."""

from typing import Any

from msgspec import Struct

from lairkeeper.kernel import CHANCE, AnyGame, ChanceStream, Journal, Match, commitment
from lairkeeper.kernel.data.luck import SharedLuck
from lairkeeper.kernel.data.paired import PairedStream
from lairkeeper.server.table.randomness import Stream, drawn


class Verification(Struct, frozen=True):
    """`draws` were compared; `differs_at` is the first answer that does not follow from the seed, 0 if all do.

    Without a seed there is nothing to derive: people drew, or the game is not over. `luck` is what the seed should be
    made of, where people had a part in it; `is_made_of_it` tells whether it is.
    """

    answers: int
    draws: int
    commitment: str | None
    differs_at: int = 0
    luck: SharedLuck | None = None
    is_made_of_it: bool = True

    def is_honest(self, promised: str | None, number: str | None = None) -> bool:
        """True if no check failed: a promised commitment has to match the secret, and a contributed number
        has to be a part of the seed."""
        return not self.differs_at and self.is_made_of_it and promised in (None, self.commitment) and self.has(number)

    def has(self, number: str | None) -> bool:
        """True if this number is a part of the seed, or if no number is given."""
        return number is None or any(lot.number == number for lot in (self.luck.lots if self.luck else ()))


def verify(game: AnyGame, journal: Journal[Any]) -> Verification:
    """Replays a journal; raises `CorruptJournal` if it is not legal from the first answer to the last."""
    Match.resume(game, journal)
    answers = len(journal.entries)
    if journal.seed is None:
        return Verification(answers, 0, None)
    stream = PairedStream(journal.seed) if journal.daily else ChanceStream(journal.seed)
    draws, differs_at = _compare(game, journal, stream)
    if journal.luck is None:
        return Verification(answers, draws, commitment(journal.seed), differs_at)
    is_made_of_it = journal.luck.is_sound and journal.luck.seed == journal.seed
    return Verification(answers, draws, journal.luck.commitment, differs_at, journal.luck, is_made_of_it)


def _compare(game: AnyGame, journal: Journal[Any], stream: Stream) -> tuple[int, int]:
    """The number of draws, and the place of the first one that differs from the stream, or 0."""
    match: Match[Any, Any, Any] = Match(game, journal.config, journal.seed)
    draws = 0
    for place, entry in enumerate(journal.entries, 1):
        if entry.seat == CHANCE:
            draw = match.chance_pending()
            draws += 1
            if draw is None or drawn(stream, draw) != entry.option:
                return draws, place
        match.answer(entry.seat, entry.option, entry.number, entry.at)
    return draws, 0
