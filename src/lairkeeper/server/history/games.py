"""Finished games of a person, and their numbers: both read from the lines that tables keep in their summaries."""

from collections.abc import Iterable

import msgspec

from lairkeeper.server.errors import ProfileClosed
from lairkeeper.server.history.counted import counted_games, does_count, of_seats, own_score, own_seats
from lairkeeper.server.history.luck import with_luck
from lairkeeper.server.history.numbers import numbers_of
from lairkeeper.server.live.results import KeptLine, kept_line
from lairkeeper.server.protocol import TableLine
from lairkeeper.server.protocol.history import GameLine, GameNumbers, MyGames, Profile
from lairkeeper.server.storage import Listed, Storage
from lairkeeper.server.table.log import read_table

PAGE = 30
SEARCHED = 300
"""Games that are read at once for a search, which may fit few of them."""
MOST_COUNTED = 10_000
"""Most games that statistics use, the latest first."""
MOST_ANALYSED = 200
NOW = 1 << 62


class History:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def games(self, person: str, *, game: str = "", name: str = "", before: int | None = None) -> MyGames:
        """A page of finished games; `game` and `name` (of anybody at the table) leave out others."""
        found: list[GameLine] = []
        since, size = NOW if before is None else before, SEARCHED if game or name else PAGE
        while len(found) < PAGE:
            page = await self._storage.finished_of(person, since, size)
            if not page:
                return MyGames(found)
            since = page[-1].summary.updated_at
            found += [line for line in _lines(page, person) if _fits(line, game, name)]
        return MyGames(found[:PAGE], found[PAGE - 1].updated_at)

    async def numbers(self, person: str) -> list[GameNumbers]:
        games = counted_games(await self._storage.finished_of(person, NOW, MOST_COUNTED), person)
        return with_luck(numbers_of(games), games, await self._storage.analyses_of(person, MOST_ANALYSED))

    async def profile(self, person: str) -> Profile:
        """The public profile of a person; the refusal does not reveal whether the person exists."""
        known = await self._storage.person(person)
        if known is None or not await self._storage.is_profile_open(person):
            raise ProfileClosed()
        return Profile(known.name, True, await self.numbers(person))

    async def all_games(self, person: str) -> list[GameLine]:
        return list(_lines(await self._storage.finished_of(person, NOW, MOST_COUNTED), person))


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
    mine = own_seats(kept.holders, person)
    fields["facets"] = [*result.facets, *of_seats(result.seat_facets, mine)]
    fields["rates"] = of_seats(result.seat_rates, mine)
    fields["seats"] = [msgspec.structs.replace(seat, is_mine=seat.seat in mine) for seat in kept.seats]
    return GameLine(
        **fields,
        result=result,
        counts=does_count(mine, kept.is_fork, kept.daily),
        has_won=any(seat in result.winners for seat in mine),
        score=own_score(result.scores, mine),
    )


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
