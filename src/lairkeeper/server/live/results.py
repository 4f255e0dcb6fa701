"""The result of a finished game, as lists and histories keep it beside the table."""

from msgspec import Struct, structs

from lairkeeper.server.live.info import table_line
from lairkeeper.server.protocol import TableLine
from lairkeeper.server.protocol.community import FindPlayers
from lairkeeper.server.protocol.history import Facet, Rate, Result
from lairkeeper.server.protocol.speaker import Speaker, speaker_for
from lairkeeper.server.table.commands import finding
from lairkeeper.server.table.state import AnyMatch, TableState


class Alone(Struct, frozen=True):
    """Since when a lone player waits at a matchmade table, and for what kind of table."""

    since: int
    wish: FindPlayers


class KeptLine(TableLine, frozen=True, kw_only=True):
    """A table in a list as it is stored: `holders` are the people by seat, and never leave the server. Of a daily
    challenge `shown_as` is the name its result is shown under, and `replay_key` lets everybody see it then. `alone` is
    somebody who looks for players and sits at the table with nobody else. `in_person`: all sit at one real table."""

    holders: tuple[str | None, ...] = ()
    result: Result | None = None
    shown_as: str = ""
    replay_key: str = ""
    alone: Alone | None = None
    in_person: bool = False


def kept_line(table_id: str, table: TableState, now: int) -> KeptLine:
    line = table_line(table_id, table, None, now)
    holders = tuple(chair.person for chair in table.chairs)
    return KeptLine(
        **structs.asdict(line),
        holders=holders,
        result=result_of(table),
        shown_as=table.shown_as,
        replay_key=table.watch_key if table.shown_as else "",
        alone=_alone(table),
        in_person=table.game.in_person is not None and table.game.in_person(table.config),
    )


def _alone(table: TableState) -> Alone | None:
    chair = finding.person_alone(table)
    return Alone(table.opened.at, chair.wish) if chair is not None and chair.wish is not None else None


def result_of(table: TableState) -> Result | None:
    """The result; None while the game runs."""
    match = table.match
    outcome = match.state.outcome if match is not None else None
    if match is None or outcome is None or table.status != "over":
        return None
    is_cooperative, speaker = match.game.is_cooperative, speaker_for(match.game.name, table.config)
    return Result(
        phrase=speaker.ending(outcome).phrase,
        winners=list(outcome.winners),
        started_at=table.started_at,
        ended_at=table.started_at + table.timers.at,
        turns=_turns(match),
        is_cooperative=is_cooperative is None or is_cooperative(table.config),
        scores=list(outcome.scores),
        facets=_facets(match, speaker),
        seat_facets=_seat_facets(match, speaker),
        seat_rates=_seat_rates(match),
    )


def _turns(match: AnyMatch) -> int:
    return sum(item.event.begins_turn for told in match.told for item in told)


def _facets(match: AnyMatch, speaker: Speaker) -> list[Facet]:
    if match.game.facets is None:
        return []
    found = match.game.facets(match.state.world)
    return [Facet(field, speaker.name(field, value)) for field, values in found.items() for value in values]


def _seat_facets(match: AnyMatch, speaker: Speaker) -> list[list[Facet]]:
    if match.game.seat_facets is None:
        return []
    found = match.game.seat_facets(match.state.world)
    seats = range(match.game.seat_count(match.journal.config))
    return [[Facet(field, speaker.name(field, values[seat])) for field, values in found.items()] for seat in seats]


def _seat_rates(match: AnyMatch) -> list[list[Rate]]:
    """Leaves out facts that could not have happened in this game."""
    if match.game.seat_measures is None:
        return []
    told = (item.event for each in match.told for item in each)
    found = match.game.seat_measures(told, match.state.world)
    seats = range(match.game.seat_count(match.journal.config))
    return [[Rate(name, *counts[seat]) for name, counts in found.items() if counts[seat][1]] for seat in seats]
