"""One server on SQLite for most tests; those that need one of their own, or PostgreSQL, start it."""

import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
import pytest_asyncio

from lairkeeper.server.site.app import Site
from lairkeeper.server.transport.limits import Limit
from tests.conftest import LOGGERS
from tests.server.lateness import late
from tests.server.postgres import PostgresServer, postgres_server
from tests.server.sites import served
from tests.server.visitors import Person

__all__ = ["late", "postgres_server"]

UNLIMITED = 1_000_000


@pytest_asyncio.fixture
async def postgres_url(postgres_server: PostgresServer) -> str:
    return await postgres_server.empty_database()


@contextmanager
def memory_folder() -> Iterator[Path]:
    """A folder in memory where there is one: what the disk would do is not waited for."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(prefix="lairkeeper-", dir=memory if memory.is_dir() else None) as name:
        yield Path(name)


@pytest.fixture
def folder() -> Iterator[Path]:
    with memory_folder() as found:
        yield found


@pytest.fixture
def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder}/games.db"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def served_site() -> AsyncIterator[tuple[Site, str]]:
    """One server for all tests that only need people and tables of their own."""
    with memory_folder() as folder:
        async with served(f"sqlite:///{folder}/games.db") as (site, address):
            site.services.replays, site.services.imports = Limit(UNLIMITED, UNLIMITED), Limit(UNLIMITED, UNLIMITED)
            yield site, address


@pytest.fixture
def same_loggers() -> Iterator[None]:
    """Puts the loggers back that a server started in this process has set up."""
    loggers = [logging.getLogger(name) for name in LOGGERS]
    before = [(logger, logger.handlers, logger.level, logger.propagate) for logger in loggers]
    yield
    for logger, handlers, level, propagate in before:
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


@pytest.fixture
def site(served_site: tuple[Site, str]) -> Site:
    return served_site[0]


@pytest.fixture
def address(served_site: tuple[Site, str]) -> str:
    return served_site[1]


@pytest_asyncio.fixture(loop_scope="session")
async def ann(address: str) -> Person:
    return await Person.named(address, "Ann")


@pytest_asyncio.fixture(loop_scope="session")
async def bob(address: str) -> Person:
    return await Person.named(address, "Bob")


@pytest.fixture
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test meets does not depend on luck: in one game of thirty it is over before everybody had a turn."""
    monkeypatch.setattr("secrets.token_hex", lambda size: f"{7:0{2 * size}x}")
