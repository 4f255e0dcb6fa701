"""Which storage a URL means."""

from pathlib import Path

import pytest

from lairkeeper.server.storage import NoStorageFile, UnknownStorage, sqlite_file, storage_at
from lairkeeper.server.storage.backends.postgres import PostgresStorage
from lairkeeper.server.storage.backends.sqlite import SqliteStorage


def test_a_file_is_sqlite_and_a_server_is_postgres() -> None:
    assert isinstance(storage_at("sqlite:///games.db"), SqliteStorage)
    assert isinstance(storage_at("postgresql://localhost/games"), PostgresStorage)
    assert isinstance(storage_at("postgres://localhost/games"), PostgresStorage)


def test_three_slashes_are_relative_and_four_absolute() -> None:
    assert sqlite_file("sqlite:///data/games.db") == Path("data/games.db")
    assert sqlite_file("sqlite:////data/games.db") == Path("/data/games.db")


@pytest.mark.parametrize("url", ["sqlite:", "sqlite://", "sqlite:///", "sqlite:games.db"])
def test_sqlite_needs_a_file(url: str) -> None:
    with pytest.raises(NoStorageFile):
        storage_at(url)


def test_another_scheme_is_refused_without_telling_the_rest() -> None:
    with pytest.raises(UnknownStorage) as refused:
        storage_at("mysql://ann:secret@localhost/games")
    assert refused.value.facts == {"scheme": "mysql", "known": "sqlite, postgresql"}
