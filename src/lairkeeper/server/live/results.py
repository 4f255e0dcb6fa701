"""The result of a finished game, as lists and histories keep it beside the table."""

from msgspec import structs

from lairkeeper.server.live.info import table_line
from lairkeeper.server.protocol import TableLine
from lairkeeper.server.protocol.history import Facet, Result
from lairkeeper.server.protocol.speaker import Speaker, speaker_for
from lairkeeper.server.table.state import AnyMatch, TableState


class KeptLine(TableLine, frozen=True, kw_only=True):
    """A table in a list as it is stored: `holders` are the people by seat, and never leave the server."""

    holders: tuple[str | None, ...] = ()
    result: Result | None = None


def kept_line(table_id: str, table: TableState, now: int) -> KeptLine:
    line = table_line(table_id, table, None, now)
    holders = tuple(chair.person for chair in table.chairs)
    return KeptLine(**structs.asdict(line), holders=holders, result=result_of(table))


def result_of(table: TableState) -> Result | None:
    """None unless the game is over."""
    match = table.match
    outcome = match.state.outcome if match is not None else None
    if match is None or outcome is None or table.status != "over":
        return None
    is_cooperative, speaker = match.game.is_cooperative, speaker_for(match.game.name, table.config)
    return Result(
        phrase=speaker.ending(outcome).phrase,
        winners=list(outcome.winners),
        started_at=table.started_at,
        turns=_turns(match),
        is_cooperative=is_cooperative is None or is_cooperative(table.config),
        scores=list(outcome.scores),
        facets=_facets(match, speaker),
    )


def _turns(match: AnyMatch) -> int:
    return sum(item.event.begins_turn for told in match.told for item in told)


def _facets(match: AnyMatch, speaker: Speaker) -> list[Facet]:
    if match.game.facets is None:
        return []
    found = match.game.facets(match.state.world)
    return [Facet(field, speaker.name(field, value)) for field, values in found.items() for value in values]
