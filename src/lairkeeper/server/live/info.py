"""The table info outside the game: seats, options, links, journeys."""

from functools import lru_cache

import msgspec

from lairkeeper.display.spelling import NameList
from lairkeeper.games import game_named
from lairkeeper.kernel import Record, Seat
from lairkeeper.kernel.definition.audience import team_of
from lairkeeper.kernel.definition.table_options import defaults, preset_of
from lairkeeper.kernel.history.journey import sequel
from lairkeeper.server.protocol import (
    JourneyInfo,
    LotInfo,
    LotsInfo,
    Phrase,
    Screen,
    SeatInfo,
    SeatKind,
    TableInfo,
    TableLine,
)
from lairkeeper.server.protocol.speaker import parts, speaker_for
from lairkeeper.server.table.commands import finding
from lairkeeper.server.table.commands.contributions import announced
from lairkeeper.server.table.commands.handover import can_offer
from lairkeeper.server.table.seats import NOBODY_ANY_MORE, Chair
from lairkeeper.server.table.state import TableState


def seat_info(table: TableState, seat: int, chair: Chair, person: str | None, present: set[str]) -> SeatInfo:
    kind: SeatKind = "person" if chair.person else "bot" if chair.bot else "empty"
    return SeatInfo(
        seat=seat,
        kind=kind,
        name=chair.name,
        bot=chair.bot,
        is_mine=chair.person is not None and chair.person == person,
        is_host=chair.person is not None and chair.person == table.host,
        is_ready=chair.is_ready,
        is_connected=chair.person in present,
        keeps_for=chair.name if chair.keeps_for else None,
        team=team_of(table.teams, Seat(seat)),
        role=table.roles.get(Seat(seat)),
        can_offer=can_offer(table, seat, person),
        offers=len(chair.offered_by),
        is_gone=(chair.person or chair.keeps_for or "").startswith(NOBODY_ANY_MORE),
        is_stranger=chair.is_stranger,
    )


def seat_infos(table: TableState, person: str | None, present: set[str]) -> list[SeatInfo]:
    return [seat_info(table, seat, chair, person, present) for seat, chair in enumerate(table.chairs)]


def journey_info(table_id: str, table: TableState) -> JourneyInfo | None:
    legs = table.opened.legs
    is_one = bool(legs) or table.has_sequel
    return JourneyInfo(journey_id(table_id, table), len(legs) + 1, legs) if is_one else None


def journey_id(table_id: str, table: TableState) -> str:
    """The id of the first table of the journey that was played here."""
    return next((leg.table for leg in table.opened.legs if leg.table), table_id)


_MOST_NAMED = 8
"""How many words a warning lists."""


def carried(table: TableState) -> list[Phrase]:
    """What a game inherits from earlier ones: option fields that are records and differ from their default."""
    config, usual = table.config, defaults(table.game.config)
    records = ((name, getattr(config, name)) for name in config.__struct_fields__)
    speaker = speaker_for(table.game.name, config)
    return [
        speaker.carried(name, value) for name, value in records if isinstance(value, Record) and value != usual[name]
    ]


def leads_on(table: TableState) -> bool:
    """True if the game is over and its sequel is not open yet; neither a fork nor a daily challenge
    belongs to a journey."""
    if table.opened.fork or table.opened.daily or table.next_table is not None or table.match is None:
        return False
    return sequel(table.match) is not None


def lots_info(table: TableState, person: str | None) -> LotsInfo | None:
    """The contributions of people to the seed; the server's secret only after the game."""
    lots = table.lots
    if not lots.secret:
        return None
    shown = announced(table) if lots.closed is None else lots.closed
    mine = (
        {seat for seat, holder in lots.holders.items() if holder == person} if lots.closed else table.seats_of(person)
    )
    return LotsInfo(
        is_closed=lots.closed is not None,
        attempt=lots.attempt,
        lots=[LotInfo(lot.seat, lot.mark, lot.number, person is not None and lot.seat in mine) for lot in shown],
        secret=lots.secret if table.status == "over" else None,
    )


def caution_for(table: TableState, person: str | None) -> Phrase | None:
    """What the host should know of the agreed options while people gather."""
    if table.status != "gathering" or person is None or person != table.host or table.game.caution is None:
        return None
    found = table.game.caution(table.config)
    if found is None:
        return None
    shown = NameList(found.items[:_MOST_NAMED], "comma")
    return Phrase(f"caution-{found.name}", parts({"items": shown, "more": max(len(found.items) - _MOST_NAMED, 0)}))


def notice_for(table: TableState, person: str | None) -> Phrase | None:
    """A notice for this person: the game is frozen, others decided about the seat they hold or held, or a host
    has agreed on something that needs a warning."""
    if table.frozen_because:
        return Phrase(f"table-frozen-{table.frozen_because}")
    kept = (chair for chair in table.chairs if person and chair.keeps_for == person and chair.replaced_by)
    if (chair := next(kept, None)) is not None:
        return Phrase("seat-played-by-bot", {"name": chair.replaced_by})
    held = table.hands.get(person or "", ()) if table.status == "playing" and not table.seats_of(person) else ()
    taken = next((table.chairs[seat] for seat in held if table.chairs[seat].person), None)
    return Phrase("seat-handed-on", {"name": taken.name}) if taken else caution_for(table, person)


def table_info(
    table_id: str,
    table: TableState,
    person: str | None,
    present: set[str],
    key: str,
    screen: Screen | None = None,
    *,
    now: int,
) -> TableInfo:
    """Contains keys only for the table's members, and the seed only after the game."""
    opened, is_member = table.opened, person is not None and person in table.people()
    next_key = table.key_to_follow(person, key)
    seed = table.match.journal.seed if table.match and table.status == "over" else None
    return TableInfo(
        id=table_id,
        game=opened.game,
        options=msgspec.to_builtins(table.config),
        preset=_preset_of(opened.game, table.config),
        title=opened.title,
        status=table.status,
        joining=opened.joining,
        luck=opened.luck,
        has_undo=opened.has_undo,
        open_information=table.game.open_information,
        seats=seat_infos(table, person, present),
        is_host=person is not None and person == table.host,
        is_paused=table.is_paused,
        commitment=table.commitment if table.draws else "",
        seed=seed,
        join_key=table.join_key if is_member else None,
        watch_key=table.watch_key if is_member else None,
        next_table=table.next_table if is_member or next_key or opened.joining == "anyone" else None,
        next_key=next_key,
        notice=notice_for(table, person),
        may_sit=table.status in ("gathering", "playing") and table.welcomes(person, key),
        kept_seats=[seat for seat, chair in enumerate(table.chairs) if person and chair.keeps_for == person],
        screen=screen or ("shared" if len(table.seats_of(person)) > 1 else "own"),
        journey=journey_info(table_id, table),
        can_go_on=is_member and leads_on(table),
        carried=carried(table),
        lots=lots_info(table, person),
        fork=opened.fork,
        has_analysis=bool(table.game.value and table.game.value.phases),
        variant=table.variant,
        daily=opened.daily,
        closed_channels=sorted(table.closed_channels),
        team_names=[table.team_names.get(team, "") for team in range(len(table.teams))],
        language=opened.language,
        days=opened.days,
        found=finding.info(table, now),
    )


@lru_cache(64)
def _preset_of(game: str, config: Record) -> str | None:
    return preset_of(game_named(game), config)


def table_line(table_id: str, table: TableState, person: str | None, updated_at: int) -> TableLine:
    mine, journey = table.seats_of(person), journey_info(table_id, table)
    return TableLine(
        id=table_id,
        game=table.opened.game,
        title=table.opened.title,
        status=table.status,
        seats=seat_infos(table, person, set()),
        is_my_turn=any(seat in mine for seat in table.thinking()),
        updated_at=updated_at,
        preset=_preset_of(table.opened.game, table.config),
        journey=journey.id if journey else None,
        number=journey.number if journey else 1,
        can_go_on=leads_on(table),
        is_fork=table.opened.fork is not None,
        daily=table.opened.daily,
        luck=table.opened.luck,
        language=table.opened.language,
        days=table.opened.days,
        is_found=table.opened.is_found,
    )
