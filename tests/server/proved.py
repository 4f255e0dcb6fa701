"""The games that the proofs of the server are given for: every one, at the tables its own tests name in `online.py`."""

from typing import Any

from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.server.protocol import TableInfo
from tests.every import from_tests_of
from tests.server.visitors import Person


def tables_of(game: AnyGame) -> tuple[dict[str, Any], ...]:
    """Table options that differ in what is hidden or in how people go on; the first table waits for nobody's clock."""
    tables: tuple[dict[str, Any], ...] = from_tests_of(game, "online").TABLES
    return tables


def calm_table(game: AnyGame) -> dict[str, Any]:
    """A table at which no clock answers between two answers of people: the first one, unless a game names another."""
    table: dict[str, Any] = getattr(from_tests_of(game, "online"), "CALM", tables_of(game)[0])
    return table


def smallest(game: AnyGame) -> int:
    """The fewest seats at which two people can meet."""
    return max(2, min(game.seats))


async def table_of(ann: Person, bob: Person, game: AnyGame, options: dict[str, Any]) -> TableInfo:
    """Ann and Bob sit, bots have all other seats."""
    table = await ann.open_table(game=game.name, options=options)
    await bob.sit(table, 1)
    for seat in range(2, len(table.seats)):
        await ann.do(table, "bot", {"seat": seat, "bot": "random"})
    return await ann.do(table, "start")
