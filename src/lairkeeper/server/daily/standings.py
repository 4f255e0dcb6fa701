"""The results of a challenge, from the lines that the tables of its tries keep, and so from their logs."""

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct

from lairkeeper.server.clock import end_of
from lairkeeper.server.live.results import KeptLine
from lairkeeper.server.lobby.deals import OWN_SEAT
from lairkeeper.server.protocol.daily import DailyReplay, DailyResult
from lairkeeper.server.storage import Listed


class Finished(Struct, frozen=True):
    """A counted try that came to its end in time."""

    table: str
    person: str
    shown_as: str
    replay_key: str
    result: DailyResult


def standings(listed: Iterable[Listed]) -> list[Finished]:
    """The best first; equals share a place. A win comes before all else, then points, then fewer turns to win in."""
    lines = [line for line in map(_line, listed) if counts(line)]
    ranked = sorted(lines, key=merit)
    places: dict[tuple[bool, int, int], int] = {}
    for place, line in enumerate(ranked, 1):
        places.setdefault(merit(line), place)
    return [_finished(line, places[merit(line)]) for line in ranked]


def counts(line: KeptLine) -> bool:
    """Whether a table holds a counted try that came to its end while its day lasted."""
    daily, result = line.daily, line.result
    return daily is not None and daily.is_counted and result is not None and 0 < result.ended_at < end_of(daily.day)


def merit(line: KeptLine) -> tuple[bool, int, int]:
    result = line.result
    assert result is not None
    has_won = OWN_SEAT in result.winners
    score = result.scores[OWN_SEAT] if result.scores else 0
    return not has_won, -score, result.turns if has_won else 0


def _line(listed: Listed) -> KeptLine:
    return msgspec.json.decode(listed.summary.info, type=KeptLine)


def _finished(line: KeptLine, place: int) -> Finished:
    result = line.result
    assert result is not None
    told = DailyResult(
        place=place,
        name=line.shown_as,
        has_won=OWN_SEAT in result.winners,
        score=result.scores[OWN_SEAT] if result.scores else None,
        turns=result.turns,
        phrase=result.phrase,
    )
    return Finished(line.id, line.holders[OWN_SEAT] or "", line.shown_as, line.replay_key, told)


def best_shown(game: str, finished: Sequence[Finished]) -> DailyReplay | None:
    """The best game among those that their players publish."""
    shown = next((each for each in finished if each.shown_as and each.replay_key), None)
    return DailyReplay(game, shown.result, shown.table, shown.replay_key) if shown else None
