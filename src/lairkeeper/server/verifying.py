"""Was the luck honest? Every draw of a finished game, derived again from the seed that is known now."""

from typing import Any

from msgspec import Struct

from lairkeeper.kernel import CHANCE, AnyGame, ChanceStream, Journal, Match, commitment


class Verdict(Struct, frozen=True):
    """`draws` were compared; `differs_at` is the first answer that does not follow from the seed, 0 if all do.

    Without a seed there is nothing to derive: people drew, or the game is not over.
    """

    answers: int
    draws: int
    commitment: str | None
    differs_at: int = 0

    def is_honest(self, promised: str | None) -> bool:
        """True if nothing speaks against it; a promised commitment has to be the one of the seed."""
        return not self.differs_at and promised in (None, self.commitment)


def verify(game: AnyGame, journal: Journal[Any]) -> Verdict:
    """Replays a journal; raises `CorruptJournal` if it is not legal from the first answer to the last."""
    Match.resume(game, journal)
    answers = len(journal.entries)
    if journal.seed is None:
        return Verdict(answers, 0, None)
    match: Match[Any, Any, Any] = Match(game, journal.config, journal.seed)
    stream, draws = ChanceStream(journal.seed), 0
    for place, entry in enumerate(journal.entries, 1):
        if entry.seat == CHANCE:
            draw = match.chance_pending()
            draws += 1
            if draw is None or stream.choose(draw.options, draw.weights) != entry.option:
                return Verdict(answers, draws, commitment(journal.seed), place)
        match.answer(entry.seat, entry.option, entry.number, entry.at)
    return Verdict(answers, draws, commitment(journal.seed))
