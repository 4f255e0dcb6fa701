"""What a client is sent: a snapshot when it connects, then an update for each commit that changes its view.

An `UpdateSender` remembers what the clients of a table were sent. `updates` computes what is new while the disk writes,
and `sent` records that it was sent. Secret actions of others leave no trace: no message, and no number.
"""

from collections.abc import Hashable, Iterable
from itertools import compress
from operator import ne
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import astuple, replace

from lairkeeper.kernel import Decision, Option, Record, Seat, World
from lairkeeper.kernel.data.clone import clone_world
from lairkeeper.server.live.log_lines import Steps, alike, counted, heard_by, heard_steps, number_heard
from lairkeeper.server.live.moment import Moment, text_wanted
from lairkeeper.server.live.visits import encode_message
from lairkeeper.server.protocol import (
    Ending,
    LogLine,
    Marker,
    Point,
    Question,
    Snapshot,
    TableInfo,
    TimerInfo,
    UndoWish,
    Update,
)
from lairkeeper.server.protocol.speaker import Speaker, speaker_for
from lairkeeper.server.table.commands.channels import channels, heard_chat
from lairkeeper.server.table.commands.turns import waited_for
from lairkeeper.server.table.muting import chat_line
from lairkeeper.server.table.records import Chatted
from lairkeeper.server.table.state import AnyMatch, TableState

MOST_LOG_LINES = 400
MOST_CHAT_LINES = 200

_encoder = msgspec.json.Encoder()
_SPECTATOR: list[Seat | None] = [None]
_NOTHING_HEARD = 0, 0

Shown = tuple[Record | None, Point]
"""A seat's view (while the game runs) and its other per-seat data."""


class Common(Struct, frozen=True):
    """Public state outside the board. `undo` lists only the viewer's own answers."""

    thinking: list[int]
    markers: list[Marker]
    undo: UndoWish | None
    ending: Ending | None
    clocks: list[tuple[int, int, bool]]
    """The timers: number, length, and whether they run."""


class Progress(Struct, frozen=True):
    """What clients have been sent: the version, the length of log and chat, and the public state beside the board."""

    version: int
    log: int
    chat: int
    common: Common


class UpdateSender:
    """The views of one table, kept so that only changes are sent.

    Seats see much the same, so a field that was just encoded for one is not encoded again."""

    def __init__(self, table: TableState) -> None:
        self.table = table
        self._shown: dict[Seat | None, Shown] = {}
        self._world: World | None = None
        self._views: dict[Hashable, Record] = {}
        """Views by viewer: a seat, or a spectator."""
        self._changes: dict[tuple[int, int], dict[str, Raw]] = {}
        """Changed fields by the ids of the new and the old view; both views are kept, so that ids stay unique."""
        self._moment: Moment | None = None
        self._written: dict[str, tuple[Any, Raw]] = {}
        self._sent = self._now()
        self._told: Steps = [*table.match.told] if table.match else []
        self._counts: dict[tuple[Seat, ...], tuple[int, int]] = {}
        self._spoken_of: Record = table.config
        self._speaker = speaker_for(table.game.name, table.config)

    @property
    def speaker(self) -> Speaker:
        """The options may change until the game starts."""
        if self._spoken_of is not self.table.config:
            self._spoken_of = self.table.config
            self._speaker = speaker_for(self.table.game.name, self.table.config)
        return self._speaker

    # --- what was told -----------------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """The version of the table that clients have received."""
        return self._sent.version

    def _now(self) -> Progress:
        table = self.table
        return Progress(table.version, log_length(table), len(table.chat), common(table))

    def begin(self) -> None:
        """Starts for a new table, before any client connects."""
        self._sent = self._now()

    @property
    def told(self) -> Steps:
        """All events of the game, sent or not."""
        return self.table.match.told if self.table.match else []

    def take_back(self, length: int) -> None:
        """Answers were taken back: from here on the log may be another one."""
        self._sent = replace(self._sent, log=min(self._sent.log, length))
        self._counts.clear()

    def forget(self, seats: set[Seat | None]) -> None:
        """Drops the views that no connected client needs."""
        self._shown = {seat: shown for seat, shown in self._shown.items() if seat in seats}

    def updates(self, clocks: list[TimerInfo]) -> "Updates":
        """What is new since the last update."""
        self._changes.clear()
        self._look()
        return Updates(self, self._sent, self._now(), clocks)

    def sent(self, updates: "Updates") -> None:
        since = self._sent.log
        self._told[since:] = self.told[since:]
        self._sent = updates.now
        self._shown.update(updates.shown)

    def unsent(self) -> Steps:
        """The events since the last update."""
        return self.told[self._sent.log :]

    def replaced(self, since: int) -> Steps:
        """The events that were sent from this step on and may have been undone; usually none."""
        return self._told[since:]

    def steps_heard(self, upto: int, seats: list[Seat]) -> int:
        """How many of the first `upto` steps had events for these seats."""
        key = tuple(seats)
        since, count = self._counts.get(key, _NOTHING_HEARD)
        if upto == since:
            return count
        if upto < since:
            since, count = _NOTHING_HEARD
        count += number_heard(self.told[since:upto], seats)
        self._counts[key] = upto, count
        return count

    def seen_wish(self, wish: UndoWish | None, seats: list[Seat]) -> UndoWish | None:
        """Limits an undo request to what these seats know: their own answers, and steps with events for them."""
        if wish is None:
            return None
        since = self.steps_heard(wish.since, seats)
        return replace(wish, since=since, answers=[seat for seat in wish.answers if seat in seats])

    # --- points of view ----------------------------------------------------------------------------------------------

    def snapshot(self, info: TableInfo, seats: list[Seat], clocks: list[TimerInfo]) -> Snapshot:
        """The full state for a client with these seats; without seats, for a spectator."""
        table, now = self.table, common(self.table)
        return Snapshot(
            table=info,
            points=[self.point(seat) for seat in looked_from(seats)],
            thinking=now.thinking,
            log=self._last_lines(seats),
            chat=[chat_line(table, said) for said in heard_chat(table.chat, seats)[-MOST_CHAT_LINES:]],
            markers=now.markers,
            undo=self.seen_wish(now.undo, seats),
            ending=now.ending,
            clocks=seen_clocks(clocks, seats),
        )

    def point(self, seat: Seat | None) -> Point:
        """Everything this seat sees now."""
        self._look()
        view, point = self.seen(seat)
        self._shown.setdefault(seat, (view, point))
        return replace(point, view=self._fields(view, None))

    def change(self, seat: Seat | None, seen: Shown) -> Point | None:
        """The changes of this seat's view since it was last sent; None without changes."""
        before = self._shown.get(seat)
        if before is None:
            return replace(seen[1], view=self._fields(seen[0], None))
        (view, point), (known, point_before) = seen, before
        fields = {} if view is known else self._change(view, known)
        if not fields and point == point_before:
            return None
        return Point(seat, fields, point.questions, point.can_undo, point.can_ask_undo, point.channels)

    def _change(self, view: Record | None, before: Record | None) -> dict[str, Raw]:
        """Computed once for seats with the same view."""
        pair = id(view), id(before)
        fields = self._changes.get(pair)
        if fields is None:
            fields = self._changes[pair] = self._fields(view, before)
        return fields

    def log(self, since: int) -> list[LogLine]:
        """All log lines from this answer on; `heard_by` selects those of a client."""
        match = self.table.match
        if match is None:
            return []
        line = self.speaker.line
        return [line(step, told) for step, heard in enumerate(match.told[since:], since) for told in heard]

    def _last_lines(self, seats: list[Seat]) -> list[LogLine]:
        """The end of the log as these seats heard and count it; only what is sent is spelled."""
        steps = enumerate(heard_steps(self.told, seats))
        heard = [(number, told) for number, step in steps for told in step]
        return [self.speaker.line(number, told) for number, told in heard[-MOST_LOG_LINES:]]

    def _look(self) -> None:
        """Drops the views if the world has changed. Drafts of a declaration often leave it as it is."""
        match = self.table.match
        if match is not None and match.state.world != self._world:
            self._world = clone_world(match.state.world)
            self._views.clear()

    def seen(self, seat: Seat | None) -> Shown:
        table = self.table
        match, open_now = table.match, [*channels(table, seat)]
        if match is None:
            return None, Point(seat, {}, [], channels=open_now)
        view = self._view(match, seat)
        if seat is None or table.status != "playing":
            return view, Point(seat, {}, [], channels=open_now)
        can_undo, can_ask, moment = False, False, self._moment
        if moment is None or moment.decisions is not match.state.decisions:
            moment = self._moment = Moment(table, match)
        if table.opened.has_undo:
            can_undo = match.can_undo(seat)
            can_ask = not can_undo and moment.may_ask_undo(seat)
        if not (decisions := moment.asked_of(seat)):
            return view, Point(seat, {}, [], can_undo, can_ask, open_now)
        asked = [self._question(seat, decision, *moment.known(match, decision)) for decision in decisions]
        return view, Point(seat, {}, asked, can_undo, can_ask, open_now)

    def _view(self, match: AnyMatch, seat: Seat | None) -> Record:
        world, looks = match.state.world, self.table.game.looks
        place = seat if looks is None else looks(world, seat)
        view: Record | None = self._views.get(place)
        if view is None:
            view = self._views[place] = self.table.game.view(world, seat)
        return view

    def _question(self, seat: Seat, decision: Decision, known: dict[str, Any], options: tuple[Option, ...]) -> Question:
        is_draw, speaker = decision.is_chance, self.speaker
        seat = decision.seats[0] if is_draw else seat
        return Question(
            number=self.table.shown_number(decision, seat),
            seat=seat,
            question=decision.question,
            phrase=speaker.question(decision, known),
            choices=speaker.choices(options, known),
            clauses=list(decision.clauses),
            facts=known,
            text=text_wanted(decision) if decision.free_text else None,
            cooldown_ms=decision.cooldown.ms if decision.cooldown else 0,
            can_begin_again=decision.can_begin_again,
            is_draw=is_draw,
            can_preview=self.table.game.preview is not None and not is_draw,
        )

    def _fields(self, view: Record | None, before: Record | None) -> dict[str, Raw]:
        """The fields of a view that have changed."""
        if view is None or view is before:
            return {}
        values = astuple(view)
        named: Iterable[tuple[str, Any]] = zip(view.__struct_fields__, values, strict=True)
        if before is not None:
            named = compress(named, map(ne, values, astuple(before)))
        return {name: self._write(name, value) for name, value in named}

    def _write(self, name: str, value: Any) -> Raw:
        known = self._written.get(name)
        if known is not None and known[0] == value:
            return known[1]
        blob = Raw(_encoder.encode(value))
        self._written[name] = value, blob
        return blob


class Updates:
    """What one commit changed, computed once and encoded for each set of seats."""

    def __init__(self, sender: UpdateSender, before: Progress, now: Progress, clocks: list[TimerInfo]) -> None:
        self.now = now
        self._sender = sender
        self._since = before.log
        self._is_common_new = now.common != before.common
        self._log = sender.log(before.log)
        self._replaced = sender.replaced(before.log)
        self._counted: dict[int, list[LogLine]] = {}
        """The lines by the number of the first, as long as everybody hears all of them."""
        self._is_public = not [line for line in self._log if line.seats is not None]
        self.shown: dict[Seat | None, Shown] = {}
        self._chat = sender.table.chat[before.chat :]
        self._clocks = clocks
        self._points: dict[Seat | None, Point | None] = {}
        self._shared: dict[tuple[Seat, ...], bytes | None] = {}

    def written(self, seats: list[Seat], info: TableInfo | None = None) -> bytes | None:
        """The encoded update for these seats. Clients with the same seats share the bytes, unless the table info is
        included, which differs by person."""
        if info is not None:
            return self._write(seats, info)
        key = tuple(seats)
        if key in self._shared:
            return self._shared[key]
        blob = self._shared[key] = self._write(seats, None)
        return blob

    def _write(self, seats: list[Seat], info: TableInfo | None) -> bytes | None:
        """None if nothing changed for these seats, so that secret actions of others cause no message."""
        points = [point for seat in seats or _SPECTATOR if (point := self._point(seat)) is not None]
        chat = heard_chat(self._chat, seats) if self._chat else []
        log_since, is_retold = self._sender.steps_heard(self._since, seats), False
        if self._replaced:
            log_since, log, is_retold = self._retold(seats, log_since)
        else:
            log = self._counted_from(log_since, seats)
        if not (points or log or chat or info or is_retold or self._is_common_new):
            return None
        return encode_message(self._update(seats, points, log_since, log, chat, info))

    def _retold(self, seats: list[Seat], since: int) -> tuple[int, list[LogLine], bool]:
        """The first step of the log, as these seats count, that is new to them, where answers may have been taken back;
        its lines from there on; and whether that takes the place of something they were told."""
        lines = heard_by(self._log, seats)
        before = [*heard_steps(self._replaced, seats)]
        same = alike(before, [*heard_steps(self._sender.told[self._since :], seats)])
        kept = [line for line in counted(lines, since) if line.step >= since + same]
        return since + same, kept, same < len(before)

    def _counted_from(self, since: int, seats: list[Seat]) -> list[LogLine]:
        if not self._is_public:
            return counted(heard_by(self._log, seats), since)
        lines = self._counted.get(since)
        if lines is None:
            lines = self._counted[since] = counted(self._log, since)
        return lines

    def _update(
        self,
        seats: list[Seat],
        points: list[Point],
        log_since: int,
        log: list[LogLine],
        chat: list[Chatted],
        info: TableInfo | None,
    ) -> Update:
        now = self.now.common
        return Update(
            log_since=log_since,
            points=points,
            thinking=now.thinking,
            log=log,
            chat=[chat_line(self._sender.table, said) for said in chat],
            table=info,
            markers=now.markers,
            undo=self._sender.seen_wish(now.undo, seats),
            ending=now.ending,
            clocks=seen_clocks(self._clocks, seats) if self._clocks else [],
        )

    def _point(self, seat: Seat | None) -> Point | None:
        if seat in self._points:
            return self._points[seat]
        seen = self.shown[seat] = self._sender.seen(seat)
        point = self._points[seat] = self._sender.change(seat, seen)
        return point


def common(table: TableState) -> Common:
    clocks = [pending.seen(table.is_paused) for pending in table.timers if pending.is_common] if table.timers else []
    markers = [Marker(seat, place) for seat, place in sorted(table.markers.items())] if table.markers else []
    return Common(waited_for(table), markers, undo_wish(table) if table.wish else None, ending(table), clocks)


def ending(table: TableState) -> Ending | None:
    outcome = table.match.state.outcome if table.match else None
    return speaker_for(table.game.name, table.config).ending(outcome) if outcome else None


def undo_wish(table: TableState) -> UndoWish | None:
    """All steps and answers that would be undone; `seen_wish` leaves out those of others."""
    wish = table.wish
    if wish is None:
        return None
    match = table.playing()
    given = [entry.seat for entry in match.journal.entries[-wish.count :]]
    return UndoWish(wish.number, wish.seat, sorted(wish.waiting_for), len(match.told) - wish.count, [*given])


def seen_clocks(clocks: list[TimerInfo], seats: list[Seat]) -> list[TimerInfo]:
    """Timers that concern only some seats are shown only to these."""
    return [clock for clock in clocks if not clock.seats or not set(seats).isdisjoint(clock.seats)]


def looked_from(seats: list[Seat]) -> list[Seat | None]:
    """The views of a client with these seats; the spectator's view without seats."""
    return [*seats] or [None]


def log_length(table: TableState) -> int:
    return len(table.match.told) if table.match else 0
