"""One server on SQLite for most tests; those that need one of their own, or PostgreSQL, start it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from lairkeeper.server.app import Site
from tests.server.postgres import PostgresServer, postgres_server
from tests.server.sites import served
from tests.server.visitors import Person

__all__ = ["postgres_server"]


@pytest_asyncio.fixture
async def postgres_url(postgres_server: PostgresServer) -> str:
    return await postgres_server.empty_database()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/games.db"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def served_site(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[tuple[Site, str]]:
    """One server for all tests that only need people and tables of their own."""
    async with served(f"sqlite:///{tmp_path_factory.mktemp('site')}/games.db") as found:
        yield found


@pytest.fixture
def site(served_site: tuple[Site, str]) -> Site:
    return served_site[0]


@pytest.fixture
def address(served_site: tuple[Site, str]) -> str:
    return served_site[1]


@pytest_asyncio.fixture(loop_scope="session")
async def ann(address: str) -> AsyncIterator[Person]:
    person = await Person.named(address, "Ann")
    yield person
    await person.leave()


@pytest_asyncio.fixture(loop_scope="session")
async def bob(address: str) -> AsyncIterator[Person]:
    person = await Person.named(address, "Bob")
    yield person
    await person.leave()
