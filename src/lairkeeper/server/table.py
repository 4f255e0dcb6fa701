"""One table, folded from its records: who sits where, and the game being played. No I/O, no clock."""

from collections.abc import Iterator
from typing import Any

import msgspec

from lairkeeper.games import game_named
from lairkeeper.kernel import CHANCE, ChanceStream, Match, Seat, commitment, decode_option
from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.kernel.journal import read_config
from lairkeeper.server.protocol import Status
from lairkeeper.server.records import (
    Answered,
    BotSeated,
    Chatted,
    Followed,
    Frozen,
    Marked,
    Opened,
    Paused,
    Readied,
    Seated,
    Started,
    StoodUp,
    TableRecord,
    TakenBack,
    UndoAnswered,
    UndoWished,
)

AnyMatch = Match[Any, Any, Any]


class Chair(msgspec.Struct):
    """A seat: empty, a person's, or a bot's that may keep it for a person."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    keeps_for: str | None = None
    keeps_name: str = ""
    is_ready: bool = False


class Wish(msgspec.Struct):
    """A wish to take answers back that needs the consent of others."""

    number: int
    seat: int
    count: int
    waiting_for: set[Seat]


class Table:
    """`version` counts the records folded so far; `match` is there once the game has started."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.version = 1
        self.game = game_named(opened.game)
        self.config = read_config(self.game, opened.options)
        self.chairs = [Chair() for _ in range(self.game.seat_count(self.config))]
        self.status: Status = "gathering"
        self.is_paused = False
        self.match: AnyMatch | None = None
        self.stream = ChanceStream("")
        self.started_at = 0
        self.chat: list[Chatted] = []
        self.markers: dict[int, int] = {}
        self.wish: Wish | None = None
        self.wishes = 0
        self.next_table: str | None = None
        self.frozen_because: str | None = None

    def fold(self, record: TableRecord) -> None:
        """Takes one more record into account. Whoever writes records has checked them before."""
        match record:
            case Seated():
                self.chairs[record.seat] = Chair(person=record.person, name=record.name)
            case StoodUp():
                self.chairs[record.seat] = Chair()
            case BotSeated():
                self._seat_bot(record)
            case Readied():
                self.chairs[record.seat].is_ready = record.is_ready
            case Started():
                self._start(record)
            case Answered():
                self._answer(record)
            case TakenBack():
                self._take_back(record)
            case UndoWished():
                others = {seat for seat in self.seats_of_people() if self.person_in(seat) != self.person_in(record.seat)}
                self.wishes = record.number
                self.wish = Wish(record.number, record.seat, record.count, others)
            case UndoAnswered():
                self._answer_wish(record)
            case Paused():
                self.is_paused = record.is_paused
            case Chatted():
                self.chat.append(record)
            case Marked():
                self._mark(record)
            case Followed():
                self.next_table = record.table
            case Frozen():
                self.status, self.frozen_because = "frozen", record.reason
            case Opened():
                raise ValueError("a table is opened once")
        self.version += 1

    def _seat_bot(self, record: BotSeated) -> None:
        kept = self.chairs[record.seat].name if record.keeps_for else ""
        self.chairs[record.seat] = Chair(bot=record.bot, name=kept, keeps_for=record.keeps_for, is_ready=True)

    def _start(self, record: Started) -> None:
        self.status = "playing"
        self.started_at = record.at
        self.match = Match(self.game, self.config, record.seed)
        self.stream = ChanceStream(record.seed)

    def _answer(self, record: Answered) -> None:
        match = self.playing()
        option = decode_option(self.game, bytes(record.option))
        if record.seat == CHANCE and self.opened.luck == "server":
            draw = match.chance_pending()
            if draw is not None:
                self.stream.choose(draw.options, draw.weights)
        match.answer(Seat(record.seat), option, record.number, record.at)
        self.wish = None
        if match.state.outcome is not None:
            self.status = "over"

    def _take_back(self, record: TakenBack) -> None:
        self.playing().take_back(record.count)
        self.wish = None

    def _answer_wish(self, record: UndoAnswered) -> None:
        if self.wish is not None and self.wish.number == record.number:
            self.wish.waiting_for.discard(Seat(record.seat))
            if not record.agrees:
                self.wish = None

    def _mark(self, record: Marked) -> None:
        if record.place is None:
            self.markers.pop(record.seat, None)
        else:
            self.markers[record.seat] = record.place

    def playing(self) -> AnyMatch:
        assert self.match is not None, "the game has not started"
        return self.match

    @property
    def commitment(self) -> str:
        """What binds the server to its seed before the first draw."""
        seed = self.match.journal.seed if self.match else None
        return commitment(seed) if seed else ""

    def seats_of(self, person: str | None) -> list[Seat]:
        return [Seat(seat) for seat, chair in enumerate(self.chairs) if person is not None and chair.person == person]

    def seats_of_people(self) -> list[Seat]:
        return [Seat(seat) for seat, chair in enumerate(self.chairs) if chair.person is not None]

    def person_in(self, seat: int) -> str | None:
        return self.chairs[seat].person if 0 <= seat < len(self.chairs) else None

    def people(self) -> tuple[str, ...]:
        """Everybody this table belongs to: the host, and whoever has or had a seat kept."""
        seated = (person for chair in self.chairs for person in (chair.person, chair.keeps_for))
        return tuple(dict.fromkeys(person for person in (self.opened.host, *seated) if person is not None))

    def thinking(self) -> list[Seat]:
        """The seats somebody waits for; not what they are asked."""
        if self.match is None or self.is_paused:
            return []
        decisions = self.match.state.decisions
        return sorted({seat for decision in decisions for seat in decision.seats if seat >= 0})

    def bots_to_move(self) -> Iterator[Seat]:
        """The seats of bots that have a question to answer."""
        if self.status == "playing":
            yield from (seat for seat in self.thinking() if self.chairs[seat].bot is not None)


def fold_all(records: list[TableRecord]) -> Table:
    """A table from the beginning of its log; a log that does not replay gives a frozen table, never a broken one."""
    opened = records[0]
    assert isinstance(opened, Opened)
    table = Table(opened)
    for record in records[1:]:
        try:
            table.fold(record)
        except LairkeeperError as error:
            table.fold(Frozen(error.code))
            break
    return table
