"""A game being played: its state and its journal kept in step, with the way back while nothing was revealed."""

from typing import Generic, TypeVar

import msgspec

from lairkeeper.kernel.agenda import apply, tidied_answer
from lairkeeper.kernel.chance import ChanceStream
from lairkeeper.kernel.codec import fingerprint
from lairkeeper.kernel.errors import CorruptJournal, LairkeeperError, NothingToTakeBack
from lairkeeper.kernel.game import Game, start_telling
from lairkeeper.kernel.journal import Entry, Journal, new_journal
from lairkeeper.kernel.record import Option, Record, World
from lairkeeper.kernel.seat import CHANCE, CLOCK, Seat
from lairkeeper.kernel.state import Decision
from lairkeeper.kernel.table import Told
from lairkeeper.kernel.timing import pass_time

W = TypeVar("W", bound=World)
C = TypeVar("C", bound=Record)
V = TypeVar("V", bound=Record)

_IRREVOCABLE = (CHANCE, CLOCK)


class Match(Generic[W, C, V]):
    """`told` is everything said so far, one list per answer; the first is what the set-up told."""

    def __init__(self, game: Game[W, C, V], config: C, seed: str | None = None) -> None:
        self.game = game
        self.journal = new_journal(game, config, seed)
        self.state, told = start_telling(game, config)
        self.told: list[tuple[Told, ...]] = [told]
        self.at = 0
        """The time of the last answer that has one, in milliseconds of play: until then timers have run."""
        self._point_of_no_return = 0

    @classmethod
    def resume(cls, game: Game[W, C, V], journal: Journal[C]) -> "Match[W, C, V]":
        """A saved game, replayed and compared with the state it was saved in."""
        match = cls(game, journal.config, journal.seed)
        if journal.content != match.journal.content:
            raise CorruptJournal(
                reason="content", expected=journal.content, found=match.journal.content, where=len(journal.entries)
            )
        match._replay(journal.entries)
        if journal.fingerprint and journal.fingerprint != fingerprint(match.state):
            raise CorruptJournal(reason="fingerprint", where=len(journal.entries))
        return match

    def answer(self, seat: Seat, option: Option, number: int | None = None, at: int | None = None) -> tuple[Told, ...]:
        """Answers a question; `at` is the time of play at which it was given, where a clock runs.

        What is refused changes nothing, the time that timers have run included.
        """
        option = tidied_answer(self.state, seat, option, number)
        is_one_of_several = sum(bool(decision.number_for(seat)) for decision in self.state.decisions) > 1
        told = self._apply(seat, option, number, 0 if at is None else max(at - self.at, 0))
        self.journal.entries.append(Entry(seat, option, at, number if is_one_of_several else None))
        self.told.append(told)
        if seat in _IRREVOCABLE or any(item.event.reveals for item in told):
            self._point_of_no_return = len(self.journal.entries)
        return told

    def _apply(self, seat: Seat, option: Option, number: int | None, elapsed: int) -> tuple[Told, ...]:
        if not elapsed:
            return apply(self.state, seat, option, number)
        pass_time(self.state, elapsed)
        try:
            told = apply(self.state, seat, option, number)
        except LairkeeperError:
            pass_time(self.state, -elapsed)
            raise
        self.at += elapsed
        return told

    def draw(self, stream: ChanceStream) -> tuple[Told, ...]:
        """Lets chance answer the first draw that waits."""
        decision = self.chance_pending()
        assert decision is not None
        return self.answer(CHANCE, stream.choose(decision.options, decision.weights))

    def chance_pending(self) -> Decision | None:
        return next((decision for decision in self.state.decisions if decision.is_chance), None)

    def can_undo(self, seat: Seat) -> bool:
        """True if the last answer was this seat's and nothing was revealed since."""
        entries = self.journal.entries
        return len(entries) > self._point_of_no_return and entries[-1].seat == seat

    def undo(self, seat: Seat) -> None:
        """Takes the seat's last answer back."""
        if not self.can_undo(seat):
            raise NothingToTakeBack(seat=seat)
        self.take_back(1)

    def revocable(self) -> int:
        """How many of the last answers could be taken back without unseeing anything."""
        return len(self.journal.entries) - self._point_of_no_return

    def take_back(self, count: int) -> None:
        """Takes the last answers back, whoever gave them; never what chance or the clock gave, or what was revealed."""
        if not 0 < count <= self.revocable():
            raise NothingToTakeBack(count=count)
        shorter = Match(self.game, self.journal.config)
        shorter._replay(self.journal.entries[:-count])
        self.journal.entries, self.state, self.told = shorter.journal.entries, shorter.state, shorter.told
        self.at, self._point_of_no_return = shorter.at, shorter._point_of_no_return

    def sealed(self) -> Journal[C]:
        """The journal as it is saved: with the fingerprint of the state it leads to."""
        entries = self.journal.entries.copy()
        return msgspec.structs.replace(self.journal, entries=entries, fingerprint=fingerprint(self.state))

    def _replay(self, entries: list[Entry]) -> None:
        for place, entry in enumerate(entries, 1):
            try:
                self.answer(entry.seat, entry.option, entry.number, entry.at)
            except LairkeeperError as error:
                raise CorruptJournal(where=place, reason=error.code, option=entry.option.slug) from error
