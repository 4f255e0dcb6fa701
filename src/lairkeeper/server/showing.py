"""What a person is told about a table: snapshots, updates, lists."""

import msgspec
from msgspec import Struct

from lairkeeper.kernel import Record, Seat
from lairkeeper.kernel.audience import team_of
from lairkeeper.kernel.journey import sequel
from lairkeeper.kernel.table_options import defaults, preset_of
from lairkeeper.server.audience import heard_chat
from lairkeeper.server.phrases import speaker_for
from lairkeeper.server.points import Gallery, heard_by
from lairkeeper.server.protocol import (
    ChatLine,
    ClockInfo,
    Ending,
    JourneyInfo,
    Marker,
    Phrase,
    Point,
    Screen,
    SeatInfo,
    SeatKind,
    Snapshot,
    TableInfo,
    TableLine,
    UndoWish,
    Update,
)
from lairkeeper.server.records import Chatted
from lairkeeper.server.table import Chair, Table
from lairkeeper.server.visit import encode_message

MOST_LOG_LINES = 400
MOST_CHAT_LINES = 200


def seat_info(table: Table, seat: int, chair: Chair, person: str | None, present: set[str]) -> SeatInfo:
    kind: SeatKind = "person" if chair.person else "bot" if chair.bot else "empty"
    return SeatInfo(
        seat=seat,
        kind=kind,
        name=chair.name,
        bot=chair.bot,
        is_mine=chair.person is not None and chair.person == person,
        is_ready=chair.is_ready,
        is_connected=chair.person in present,
        keeps_for=chair.name if chair.keeps_for else None,
        team=team_of(table.teams, Seat(seat)),
        role=table.roles.get(Seat(seat)),
    )


def seat_infos(table: Table, person: str | None, present: set[str]) -> list[SeatInfo]:
    return [seat_info(table, seat, chair, person, present) for seat, chair in enumerate(table.chairs)]


def journey_info(table_id: str, table: Table) -> JourneyInfo | None:
    legs = table.opened.legs
    is_one = bool(legs) or table.has_sequel
    return JourneyInfo(journey_id(table_id, table), len(legs) + 1, legs) if is_one else None


def journey_id(table_id: str, table: Table) -> str:
    """The id of the first table of the journey that was played here."""
    return next((leg.table for leg in table.opened.legs if leg.table), table_id)


def carried(table: Table) -> list[Phrase]:
    """What a game has from those before it: records among its options that are not as usual."""
    config, usual = table.config, defaults(table.game.config)
    records = ((name, getattr(config, name)) for name in config.__struct_fields__)
    speaker = speaker_for(table.game.name, config)
    return [
        speaker.carried(name, value) for name, value in records if isinstance(value, Record) and value != usual[name]
    ]


def table_info(
    table_id: str, table: Table, person: str | None, present: set[str], key: str, screen: Screen | None = None
) -> TableInfo:
    """Keys only for those the table belongs to; the seed only once the game is over."""
    opened, is_member = table.opened, person is not None and person in table.people()
    next_key = table.key_to_follow(person, key)
    seed = table.match.journal.seed if table.match and table.status == "over" else None
    return TableInfo(
        id=table_id,
        version=table.version,
        game=opened.game,
        options=msgspec.to_builtins(table.config),
        preset=preset_of(table.game, table.config),
        title=opened.title,
        status=table.status,
        joining=opened.joining,
        luck=opened.luck,
        has_undo=opened.has_undo,
        seats=seat_infos(table, person, present),
        is_host=person is not None and person == table.host,
        is_paused=table.is_paused,
        commitment=table.commitment if table.draws else "",
        created_at=opened.at,
        seed=seed,
        join_key=table.join_key if is_member else None,
        watch_key=opened.watch_key if is_member else None,
        next_table=table.next_table if is_member or next_key or opened.joining == "anyone" else None,
        next_key=next_key,
        notice=Phrase(f"table-frozen-{table.frozen_because}") if table.frozen_because else None,
        may_sit=table.status in ("gathering", "playing") and table.welcomes(person, key),
        kept_seats=[seat for seat, chair in enumerate(table.chairs) if person and chair.keeps_for == person],
        screen=screen or ("shared" if len(table.seats_of(person)) > 1 else "own"),
        journey=journey_info(table_id, table),
        can_go_on=is_member
        and table.next_table is None
        and table.match is not None
        and sequel(table.match) is not None,
        carried=carried(table),
    )


def table_line(table_id: str, table: Table, person: str | None, updated_at: int) -> TableLine:
    mine, journey = table.seats_of(person), journey_info(table_id, table)
    return TableLine(
        id=table_id,
        game=table.opened.game,
        title=table.opened.title,
        status=table.status,
        seats=seat_infos(table, person, set()),
        is_my_turn=any(seat in mine for seat in table.thinking()),
        updated_at=updated_at,
        preset=preset_of(table.game, table.config),
        journey=journey.id if journey else None,
        number=journey.number if journey else 1,
    )


def chat_line(said: Chatted) -> ChatLine:
    return ChatLine(said.at, said.name, said.text, said.seat, said.channel)


def markers(table: Table) -> list[Marker]:
    return [Marker(seat, place) for seat, place in sorted(table.markers.items())]


def undo_wish(table: Table) -> UndoWish | None:
    """With all answers that would go: `seen_wish` leaves out what others have answered."""
    wish = table.wish
    if wish is None:
        return None
    match = table.playing()
    given = [entry.seat for entry in match.journal.entries[-wish.count :]]
    return UndoWish(wish.number, wish.seat, sorted(wish.waiting_for), len(match.told) - wish.count, [*given])


def seen_wish(wish: UndoWish | None, seats: list[Seat]) -> UndoWish | None:
    """Everybody knows their own answers; how often others answered in secret is theirs to know."""
    if wish is None:
        return None
    return msgspec.structs.replace(wish, answers=[seat for seat in wish.answers if seat in seats])


def ending(gallery: Gallery) -> Ending | None:
    match = gallery.table.match
    outcome = match.state.outcome if match else None
    return gallery.speaker.ending(outcome) if outcome else None


def seen_clocks(clocks: list[ClockInfo], seats: list[Seat]) -> list[ClockInfo]:
    """A clock that concerns one seat is shown to that seat alone."""
    return [clock for clock in clocks if not clock.seats or not set(seats).isdisjoint(clock.seats)]


def snapshot(gallery: Gallery, info: TableInfo, seats: list[Seat], clocks: list[ClockInfo]) -> Snapshot:
    """Everything for somebody who holds these seats; without any, what a spectator may see."""
    table = gallery.table
    points: list[Seat | None] = [*seats] or [None]
    return Snapshot(
        version=table.version,
        table=info,
        points=[gallery.whole(seat) for seat in points],
        thinking=[*gallery.waited_for()],
        log=heard_by(gallery.log(0), seats)[-MOST_LOG_LINES:],
        chat=[chat_line(said) for said in heard_chat(table.chat, seats)[-MOST_CHAT_LINES:]],
        markers=markers(table),
        undo=seen_wish(undo_wish(table), seats),
        ending=ending(gallery),
        clocks=seen_clocks(clocks, seats),
    )


class Scene(Struct, frozen=True):
    """What everybody sees alike, beside the board; of `undo` each their own answers alone."""

    thinking: list[int]
    markers: list[Marker]
    undo: UndoWish | None
    ending: Ending | None
    clocks: list[tuple[int, int, bool]]
    """By number, with their length, and whether they run."""


def scene(gallery: Gallery) -> Scene:
    table = gallery.table
    clocks = [glass.seen(table.is_paused) for glass in table.hourglasses if glass.is_common]
    return Scene([*gallery.waited_for()], markers(table), undo_wish(table), ending(gallery), clocks)


class News:
    """What one commit changed, worked out once and handed to every visitor as far as it concerns them."""

    def __init__(
        self, gallery: Gallery, log_since: int, chat_since: int, before: Scene, clocks: list[ClockInfo]
    ) -> None:
        gallery.look()
        self.scene = scene(gallery)
        self._gallery = gallery
        self._has_other_scene = self.scene != before
        self._log_since = log_since
        self._log = gallery.log(log_since)
        self._chat = gallery.table.chat[chat_since:]
        self._clocks = clocks
        self._points: dict[Seat | None, Point | None] = {}
        self._shared: dict[tuple[Seat, ...], bytes | None] = {}

    def written(self, seats: list[Seat], info: TableInfo | None = None) -> bytes | None:
        """The update for whoever holds these seats, as it is sent: spectators are many, and get the same, unless they
        are told about the table as it looks to each."""
        if info is not None:
            return _written(self._update(seats, info))
        key = tuple(seats)
        if key not in self._shared:
            self._shared[key] = _written(self._update(seats, None))
        return self._shared[key]

    def _update(self, seats: list[Seat], info: TableInfo | None) -> Update | None:
        """None if nothing changed for these seats: what others do in secret is not even told to have happened."""
        looked_from: list[Seat | None] = [*seats] or [None]
        points = [point for seat in looked_from if (point := self._point(seat)) is not None]
        log, chat = heard_by(self._log, seats), heard_chat(self._chat, seats)
        if not (points or log or chat or info or self._has_other_scene):
            return None
        return Update(
            version=self._gallery.table.version,
            log_since=self._log_since,
            points=points,
            thinking=self.scene.thinking,
            log=log,
            chat=[chat_line(said) for said in chat],
            table=info,
            markers=self.scene.markers,
            undo=seen_wish(self.scene.undo, seats),
            ending=self.scene.ending,
            clocks=seen_clocks(self._clocks, seats),
        )

    def _point(self, seat: Seat | None) -> Point | None:
        if seat not in self._points:
            self._points[seat] = self._gallery.changes(seat)
        return self._points[seat]


def _written(update: Update | None) -> bytes | None:
    return None if update is None else encode_message(update)
