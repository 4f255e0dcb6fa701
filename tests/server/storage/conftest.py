"""Every promise of the storage is tested on both databases, and on real ones."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from lairkeeper.server.storage import Storage, opened
from tests.server.postgres import PostgresServer, postgres_server

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


@pytest_asyncio.fixture
async def storage(url: str) -> AsyncIterator[Storage]:
    async with opened(url) as storage:
        yield storage
