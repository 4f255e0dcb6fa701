"""A game in progress: its state and its journal in step, with undo while nothing was revealed."""

from copy import copy
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from lairkeeper.kernel.data.chance import ChanceStream
from lairkeeper.kernel.data.record import Option, Record, World
from lairkeeper.kernel.data.seat import CHANCE, CLOCK, Seat
from lairkeeper.kernel.definition.game import Game, start_telling
from lairkeeper.kernel.errors import CorruptJournal, LairkeeperError, NothingToTakeBack
from lairkeeper.kernel.flow.agenda import apply, tidied_answer
from lairkeeper.kernel.flow.state import Decision, State, clone
from lairkeeper.kernel.flow.table import ToldEvent
from lairkeeper.kernel.flow.timing import pass_time
from lairkeeper.kernel.history.codec import fingerprint
from lairkeeper.kernel.history.journal import Entry, Journal, give, new_journal
from lairkeeper.kernel.history.undo import Twin

W = TypeVar("W", bound=World)
C = TypeVar("C", bound=Record)
V = TypeVar("V", bound=Record)

_IRREVOCABLE = (CHANCE, CLOCK)


class MatchData(NamedTuple):
    """A match as plain data, without the parts that a replay derives."""

    state: State[Any]
    entries: list[Entry]
    told: list[tuple[ToldEvent, ...]]
    at: int
    point_of_no_return: int
    in_turn: set[int]


class Match(Generic[W, C, V]):
    """`told` is everything said so far, one list per answer; the first is what the set-up told."""

    def __init__(self, game: Game[W, C, V], config: C, seed: str | None = None) -> None:
        self.game = game
        self.journal = new_journal(game, config, seed)
        self.state, told = start_telling(game, config)
        self.told: list[tuple[ToldEvent, ...]] = [told]
        self.at = 0
        """The time of the last answer that has one, in milliseconds of play: until then timers have run."""
        self._point_of_no_return = 0
        self._base: tuple[int, State[W], int] | None = None
        """Where the last replay ended, so that the next one does not begin from the start."""
        self._twins: dict[Seat, Twin[W]] = {}
        """By seat: the game without its last answer, where several were asked."""
        self._in_turn: set[int] = set()
        """Places of answers to the only question there was, since the point of no return: what others answered later
        depends on them, and no proof is needed."""

    @classmethod
    def resume(cls, game: Game[W, C, V], journal: Journal[C]) -> "Match[W, C, V]":
        """A saved game, replayed and compared with the state it was saved in."""
        match = cls(game, journal.config, journal.seed)
        match.journal.luck = journal.luck
        if journal.content != match.journal.content:
            raise CorruptJournal(
                reason="content", expected=journal.content, found=match.journal.content, where=len(journal.entries)
            )
        match._replay(journal.entries)
        if journal.fingerprint and journal.fingerprint != fingerprint(match.state):
            raise CorruptJournal(reason="fingerprint", where=len(journal.entries))
        return match

    def answer(
        self, seat: Seat, option: Option, number: int | None = None, at: int | None = None
    ) -> tuple[ToldEvent, ...]:
        """Answers a question; `at` is the time of play at which it was given, where a clock runs.

        A refused answer changes nothing, not even the time of timers.
        """
        entries, waiting = self.journal.entries, self.state.decisions
        is_alone = len(waiting) == 1 and waiting[0].seats == (seat,)
        if not is_alone or waiting[0].free_text is not None:
            option = tidied_answer(self.state, seat, option, number)
        is_one_of_several = not is_alone and sum([bool(decision.number_for(seat)) for decision in waiting]) > 1
        before = None if is_alone or seat in _IRREVOCABLE else Twin(clone(self.state), self.at, len(entries))
        told = self._apply(seat, option, number, at - self.at if at is not None and at > self.at else 0)
        entries.append(Entry(seat, option, at, number if is_one_of_several else None))
        self.told.append(told)
        if seat in _IRREVOCABLE or option.is_binding or _reveals(told):
            self._point_of_no_return = len(entries)
            self._forget()
        elif before is None:
            self._in_turn.add(len(entries) - 1)
        else:
            self._twins[seat] = before
        return told

    def _apply(self, seat: Seat, option: Option, number: int | None, elapsed: int) -> tuple[ToldEvent, ...]:
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

    def draw(self, stream: ChanceStream) -> tuple[ToldEvent, ...]:
        """Lets chance answer the first draw that waits."""
        decision = self.chance_pending()
        assert decision is not None
        return self.answer(CHANCE, stream.choose(decision.options, decision.weights))

    def chance_pending(self) -> Decision | None:
        for decision in self.state.decisions:
            if decision.seats[0] == CHANCE:
                return decision
        return None

    def can_undo(self, seat: Seat) -> bool:
        """True if nothing was revealed since this seat's last answer, and nobody who answered since builds on it."""
        place = self._last_of(seat)
        if place is None or place == len(self.journal.entries) - 1:
            return place is not None
        return place not in self._in_turn and self._without(seat, place) is not None

    def undo(self, seat: Seat) -> int:
        """Takes the seat's last answer back, and gives back its place among all answers."""
        place = self._last_of(seat)
        if place is None or not self.can_undo(seat):
            raise NothingToTakeBack(seat=seat)
        left = None if place == len(self.journal.entries) - 1 else self._without(seat, place)
        if left is None:
            self.take_back(1)
        else:
            del self.journal.entries[place], self.told[place + 1]
            self.state, self._base = left, None
            self._forget()
        return place

    def _last_of(self, seat: Seat) -> int | None:
        """The place of the seat's last answer, if nothing was revealed since."""
        entries = self.journal.entries
        for place in range(len(entries) - 1, self._point_of_no_return - 1, -1):
            if entries[place].seat == seat:
                return place
        return None

    def _without(self, seat: Seat, place: int) -> State[W] | None:
        """The state without the last answer of a seat, at this place, if no other depends on it."""
        twin = self._twins.get(seat)
        if twin is None:
            twin = self._twins[seat] = Twin(*self._replayed(place), place)
        return twin.left(self.journal.entries, self.told, self.state)

    def _replayed(self, upto: int) -> tuple[State[W], int]:
        """The state that so many answers lead to, and its time of play."""
        since, state, at = self._base or (0, None, 0)
        if state is None or since > upto:
            since, state, at = 0, start_telling(self.game, self.journal.config)[0], 0
        else:
            state = clone(state)
        for entry in self.journal.entries[since:upto]:
            _, at = give(state, entry, at)
        self._base = upto, clone(state), at
        return state, at

    @property
    def _length(self) -> int:
        return len(self.journal.entries)

    def _forget(self) -> None:
        """Whether no answer was given since this point, in any lane."""
        self._twins.clear()
        self._in_turn.clear()

    def revocable(self) -> int:
        """How many of the last answers can be undone because they revealed nothing."""
        return len(self.journal.entries) - self._point_of_no_return

    def take_back(self, count: int) -> None:
        """Takes the last answers back, but never what chance or the clock gave, or what was revealed."""
        if not 0 < count <= self.revocable():
            raise NothingToTakeBack(count=count)
        kept = self._length - count
        self.state, self.at = self._replayed(kept)
        self.journal.entries, self.told = self.journal.entries[:kept], self.told[: kept + 1]
        self._forget()

    def clone(self) -> "Match[W, C, V]":
        """An independent copy. It can undo the same answers, by replaying."""
        twin = copy(self)
        twin.state, twin.told = clone(self.state), self.told.copy()
        twin.journal = msgspec.structs.replace(self.journal, entries=self.journal.entries.copy())
        twin._twins, twin._in_turn = {}, self._in_turn.copy()
        return twin

    @property
    def is_settled(self) -> bool:
        """True if no answer could be taken back on its own for which others would have to be given again."""
        return not self._twins

    def data(self) -> MatchData:
        return MatchData(self.state, self.journal.entries, self.told, self.at, self._point_of_no_return, self._in_turn)

    @classmethod
    def restored(cls, game: Game[W, C, V], journal: Journal[C], data: MatchData) -> "Match[W, C, V]":
        """The match that this data was taken from; its answers are given again only if one is taken back."""
        match = cls.__new__(cls)
        match.game, match.journal = game, msgspec.structs.replace(journal, entries=data.entries)
        match.state, match.told, match.at = data.state, data.told, data.at
        match._point_of_no_return, match._in_turn, match._twins = data.point_of_no_return, data.in_turn, {}
        match._base = len(data.entries), clone(data.state), data.at
        return match

    def sealed(self) -> Journal[C]:
        """The journal with the fingerprint of its final state, for saving."""
        entries = self.journal.entries.copy()
        return msgspec.structs.replace(self.journal, entries=entries, fingerprint=fingerprint(self.state))

    def _replay(self, entries: list[Entry]) -> None:
        for place, entry in enumerate(entries, 1):
            try:
                self.answer(entry.seat, entry.option, entry.number, entry.at)
            except LairkeeperError as error:
                raise CorruptJournal(where=place, reason=error.code, option=entry.option.slug) from error


def _reveals(told: tuple[ToldEvent, ...]) -> bool:
    """Whether any of these events revealed something."""
    for item in told:  # noqa: SIM110 - a generator costs more than the loop, at every answer
        if item.event.reveals:
            return True
    return False
