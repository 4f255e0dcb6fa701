"""Finished games of a person, and their numbers: both read from the lines that tables keep in their summaries."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from statistics import median_low
from typing import TypeVar

import msgspec

from lairkeeper.server.errors import ProfileClosed
from lairkeeper.server.history.luck import with_luck
from lairkeeper.server.live.results import KeptLine, kept_line
from lairkeeper.server.protocol import TableLine
from lairkeeper.server.protocol.history import (
    Facet,
    FacetNumbers,
    GameLine,
    GameNumbers,
    MyGames,
    Profile,
    Rate,
    Recent,
)
from lairkeeper.server.storage import Listed, Storage
from lairkeeper.server.table.log import read_table

T = TypeVar("T")

PAGE = 30
MOST_COUNTED = 10_000
"""Most games that statistics use, the latest first."""
MOST_ANALYSED = 200
MOST_RECENT = 20
NOW = 1 << 62


class History:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def games(self, person: str, *, game: str = "", name: str = "", before: int | None = None) -> MyGames:
        """A page of finished games; `game` and `name` (of anybody at the table) leave out others."""
        found: list[GameLine] = []
        since = NOW if before is None else before
        while len(found) < PAGE:
            page = await self._storage.finished_of(person, since, PAGE)
            if not page:
                return MyGames(found)
            since = page[-1].summary.updated_at
            found += [line for line in _lines(page, person) if _fits(line, game, name)]
        return MyGames(found[:PAGE], found[PAGE - 1].updated_at)

    async def numbers(self, person: str) -> list[GameNumbers]:
        lines = [line for line in await self.all_games(person) if line.counts]
        return with_luck(numbers_of(lines), lines, await self._storage.analyses_of(person, MOST_ANALYSED))

    async def profile(self, person: str) -> Profile:
        """The public profile of a person; the refusal does not reveal whether the person exists."""
        known = await self._storage.person(person)
        if known is None or not await self._storage.is_profile_open(person):
            raise ProfileClosed()
        return Profile(known.name, True, await self.numbers(person))

    async def all_games(self, person: str) -> list[GameLine]:
        return list(_lines(await self._storage.finished_of(person, NOW, MOST_COUNTED), person))


def numbers_of(lines: Sequence[GameLine]) -> list[GameNumbers]:
    """Statistics of games, given the latest first."""
    ordered = sorted(lines, key=_group)
    return [_numbers(list(group)) for _, group in groupby(ordered, key=_group)]


def _group(line: GameLine) -> tuple[str, str, bool]:
    return line.game, line.preset or "", line.result.is_cooperative


def _numbers(lines: list[GameLine]) -> GameNumbers:
    first = lines[0]
    scores = [line.score for line in lines if line.score is not None]
    runs = [len(list(run)) if has_won else 0 for has_won, run in groupby(line.has_won for line in lines)]
    return GameNumbers(
        game=first.game,
        preset=first.preset,
        is_cooperative=first.result.is_cooperative,
        played=len(lines),
        won=sum(line.has_won for line in lines),
        streak=runs[0],
        best_streak=max(runs),
        median_turns=median_low(line.result.turns for line in lines),
        best_score=max(scores, default=None),
        median_score=median_low(scores) if scores else None,
        facets=_facets(lines),
        rates=_rates(lines),
        recent=[Recent(line.has_won, line.score) for line in reversed(lines[:MOST_RECENT])],
    )


def _facets(lines: Iterable[GameLine]) -> list[FacetNumbers]:
    """Most played first; equals in the order of the games they were in."""
    played, won = Counter[bytes](), Counter[bytes]()
    for line in lines:
        keys = [msgspec.json.encode(facet) for facet in line.facets]
        played.update(keys)
        won.update(keys if line.has_won else ())
    kept = ((msgspec.json.decode(key, type=Facet), key) for key, _ in played.most_common())
    return [FacetNumbers(facet.field, facet.thing, played[key], won[key]) for facet, key in kept]


def _rates(lines: Iterable[GameLine]) -> list[Rate]:
    happened, possible = Counter[str](), Counter[str]()
    for line in lines:
        for rate in line.rates:
            happened[rate.name] += rate.happened
            possible[rate.name] += rate.possible
    return [Rate(name, happened[name], count) for name, count in possible.items()]


def _lines(listed: Iterable[Listed], person: str) -> Iterable[GameLine]:
    for each in listed:
        kept = msgspec.json.decode(each.summary.info, type=KeptLine)
        if kept.result is not None:
            yield _line_of(msgspec.structs.replace(kept, updated_at=each.summary.updated_at), person)


def _line_of(kept: KeptLine, person: str) -> GameLine:
    """The entry as this person sees it: of the stored person ids, only which seats are theirs."""
    result = kept.result
    assert result is not None
    fields = {name: getattr(kept, name) for name in TableLine.__struct_fields__}
    mine = [seat for seat, holder in enumerate(kept.holders) if holder == person]
    fields["facets"] = [*result.facets, *(facet for seat in mine for facet in _of_seat(result.seat_facets, seat))]
    fields["rates"] = [rate for seat in mine for rate in _of_seat(result.seat_rates, seat)]
    fields["seats"] = [msgspec.structs.replace(seat, is_mine=seat.seat in mine) for seat in kept.seats]
    scores = [result.scores[seat] for seat in mine if seat < len(result.scores)]
    return GameLine(
        **fields,
        result=result,
        counts=bool(mine) and not kept.is_fork and (kept.daily is None or kept.daily.is_counted),
        has_won=any(seat in result.winners for seat in mine),
        score=max(scores, default=None),
    )


def _of_seat(by_seat: Sequence[list[T]], seat: int) -> list[T]:
    return by_seat[seat] if seat < len(by_seat) else []


def _fits(line: GameLine, game: str, name: str) -> bool:
    wanted = name.casefold()
    return game in ("", line.game) and any(wanted in (seat.name or "").casefold() for seat in line.seats)


async def rebuild(storage: Storage) -> int:
    """Makes the lines of all finished tables again from their logs; returns how many were changed."""
    changed, after = 0, ""
    while page := await storage.finished(after, PAGE):
        for listed in page:
            table = read_table(await storage.records(listed.table))
            info = msgspec.json.encode(kept_line(listed.table, table, listed.summary.updated_at))
            if table.status == "over" and _timeless(info) != _timeless(listed.summary.info):
                changed += await storage.set_info(listed.table, listed.version, info)
        after = page[-1].table
    return changed


def _timeless(info: bytes) -> KeptLine:
    """The entry without its time, which lists read from the storage."""
    return msgspec.structs.replace(msgspec.json.decode(info, type=KeptLine), updated_at=0)
