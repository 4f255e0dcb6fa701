"""Tables that wait for players, and which of them match a request."""

import msgspec
from msgspec import Struct

from lairkeeper.server.live.results import KeptLine
from lairkeeper.server.people.company import Company
from lairkeeper.server.protocol import TableLine
from lairkeeper.server.protocol.community import FindPlayers
from lairkeeper.server.storage import Storage

MOST = 500
"""Tables looked through for one wish: those that changed last."""


class OpenTable(Struct, frozen=True):
    id: str
    line: KeptLine

    @property
    def people(self) -> frozenset[str]:
        """People who hold a seat; a host who left is not included."""
        return frozenset(person for person in self.line.holders if person is not None)


class OpenTables:
    def __init__(self, storage: Storage, company: Company) -> None:
        self._storage = storage
        self._company = company

    async def read(self) -> list[OpenTable]:
        listed = await self._storage.gathering(MOST)
        return [OpenTable(each.table, msgspec.json.decode(each.summary.info, type=KeptLine)) for each in listed]

    async def fitting(self, tables: list[OpenTable], person: str, wish: FindPlayers) -> list[OpenTable]:
        """Tables that fit a wish; the fullest first, so that people do not spread over many. Nobody is seated beside a
        person that one of them has muted."""
        fitting = [table for table in tables if fits(table.line, wish)]
        fitting.sort(key=lambda table: free_seats(table.line))
        muted = await self._company.muted_by(person) if fitting else frozenset()
        return [table for table in fitting if not await self._is_apart(person, muted, table.people - {person})]

    async def _is_apart(self, person: str, muted: frozenset[str], others: frozenset[str]) -> bool:
        if not muted.isdisjoint(others):
            return True
        return any([person in await self._company.muted_by(other) for other in others])


def fits(line: KeptLine, wish: FindPlayers) -> bool:
    """Never a table at which people draw themselves, as strangers would have to trust each other's dice, nor one at
    which people sit together."""
    players = sum(seat.role is None for seat in line.seats)
    return (
        (line.game, line.luck, line.status, line.days) == (wish.game, "server", "gathering", wish.days)
        and free_seats(line) > 0
        and not line.is_fork
        and not line.in_person
        and wish.language in (line.language, "")
        and wish.preset in (line.preset, None)
        and wish.players in (players, None)
    )


def free_seats(line: TableLine) -> int:
    return sum(seat.kind == "empty" and seat.role is None for seat in line.seats)
