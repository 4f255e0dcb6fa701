"""The results of a challenge, from the lines that the tables of its tries keep, and so from their logs."""

import asyncio
import time
from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct

from lairkeeper.server.clock import end_of
from lairkeeper.server.lobby.deals import OWN_SEAT
from lairkeeper.server.protocol import DailyMark, Phrase
from lairkeeper.server.protocol.daily import DailyReplay, DailyResult
from lairkeeper.server.storage import Listed, Storage

MOST_RANKED = 10_000
"""Results that places are counted among, the first of the day."""
KEPT_SECONDS = 5.0
"""For how long the results of others need not be read again: each visit to the lobby asks for a place."""


class _Result(Struct):
    phrase: Phrase
    winners: list[int]
    turns: int
    ended_at: int = 0
    scores: list[int] = []


class _Line(Struct):
    """Of the line of a table, what a result needs."""

    id: str
    daily: DailyMark | None = None
    holders: tuple[str | None, ...] = ()
    result: _Result | None = None
    shown_as: str = ""
    replay_key: str = ""


_decoder = msgspec.json.Decoder(_Line)


class Finished(Struct, frozen=True):
    """A counted try that came to its end in time."""

    table: str
    person: str
    shown_as: str
    replay_key: str
    result: DailyResult


class _Kept:
    """The results of one challenge, and the tables that were asked for and have none."""

    def __init__(self, finished: list[Finished]) -> None:
        self.finished = finished
        self.tables = {each.table for each in finished}
        self.until = time.monotonic() + KEPT_SECONDS

    def serves(self, own: str) -> bool:
        return time.monotonic() < self.until and (not own or own in self.tables)


class Standings:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._kept: dict[tuple[str, str], _Kept] = {}
        self._reading = asyncio.Lock()

    async def of(self, day: str, game: str, own: str = "") -> list[Finished]:
        """The results of a challenge, the best first. That of the finished table `own` is never left out because
        results were read before."""
        async with self._reading:
            kept = self._kept.get((day, game))
            if kept is None or not kept.serves(own):
                listed = await self._storage.finished_tries(day, game, MOST_RANKED)
                kept = _Kept(await asyncio.to_thread(standings, listed))
                kept.tables |= {own}  # a try that ended too late is not looked for again at once
                self._forget_old()
                self._kept[day, game] = kept
            return kept.finished

    def forget(self) -> None:
        self._kept.clear()

    def _forget_old(self) -> None:
        self._kept = {key: kept for key, kept in self._kept.items() if kept.serves("")}


def standings(listed: Iterable[Listed]) -> list[Finished]:
    """The best first; equals share a place. A win comes before all else, then points, then fewer turns to win in."""
    lines = [line for line in (_decoder.decode(each.summary.info) for each in listed) if _counts(line)]
    ranked = sorted(lines, key=_merit)
    places: dict[tuple[bool, int, int], int] = {}
    for place, line in enumerate(ranked, 1):
        places.setdefault(_merit(line), place)
    return [_finished(line, places[_merit(line)]) for line in ranked]


def _counts(line: _Line) -> bool:
    """Whether a table holds a counted try that came to its end while its day lasted."""
    daily, result = line.daily, line.result
    return daily is not None and daily.is_counted and result is not None and 0 < result.ended_at < end_of(daily.day)


def _merit(line: _Line) -> tuple[bool, int, int]:
    result = line.result
    assert result is not None
    has_won = OWN_SEAT in result.winners
    score = result.scores[OWN_SEAT] if result.scores else 0
    return not has_won, -score, result.turns if has_won else 0


def _finished(line: _Line, place: int) -> Finished:
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
