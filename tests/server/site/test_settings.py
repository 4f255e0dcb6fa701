"""One settings file, variables, and what is typed: each goes before the last, and a mistake is named."""

from pathlib import Path

import pytest

from lairkeeper.server.errors import BadSettings, NoSettings
from lairkeeper.server.site.services import secret_file
from lairkeeper.server.site.settings import Settings, read_settings
from lairkeeper.server.storage import NoBackupHere


def test_defaults_fit_one_machine(tmp_path: Path) -> None:
    settings = read_settings(None, {"XDG_STATE_HOME": str(tmp_path)})
    assert (settings.host, settings.port) == ("127.0.0.1", 8000)
    assert settings.database == f"sqlite:///{tmp_path}/lairkeeper/tables.db"
    assert secret_file(settings) == tmp_path / "lairkeeper" / "tables.db.secret"


def test_arguments_override_variables_which_override_the_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('host = "0.0.0.0"\nport = 1\nbot_pace = 0.5\norigins = ["https://a.example"]\n')
    variables = {"LAIRKEEPER_PORT": "2", "LAIRKEEPER_SETTINGS": str(file), "LAIRKEEPER_BOT_PACE": "1"}
    settings = read_settings(None, variables, port=3, database=None)
    assert (settings.host, settings.port, settings.bot_pace) == ("0.0.0.0", 3, 1.0)
    assert settings.origins == ("https://a.example",)
    several = read_settings(file, {"LAIRKEEPER_ORIGINS": "https://b.example, https://c.example"})
    assert several.origins == ("https://b.example", "https://c.example")


@pytest.mark.parametrize(
    ("text", "key"),
    [("ports = 1", "ports"), ('port = "1"', "port"), ('metrics = "some"', "metrics"), ("host = 1", "host")],
)
def test_a_mistake_in_the_file_is_named(tmp_path: Path, text: str, key: str) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(text)
    with pytest.raises(BadSettings) as refused:
        read_settings(file, {})
    assert refused.value.facts["key"] == key and refused.value.facts["where"] == str(file)


def test_a_mistake_in_a_variable_is_named() -> None:
    for name, value in (("LAIRKEEPER_PORT", "many"), ("LAIRKEEPER_PROT", "1")):
        with pytest.raises(BadSettings) as refused:
            read_settings(None, {name: value})
        assert refused.value.facts["where"] == name


@pytest.mark.parametrize("content", [b"port =", b"\xff", None])
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "settings.toml"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(NoSettings):
        read_settings(file, {})


def test_nightly_backups_are_refused_where_the_database_has_its_own_tool() -> None:
    """Otherwise each night would fail, and nothing that comes after the backup would be done."""
    chosen = {"LAIRKEEPER_BACKUP_FOLDER": "/backups", "LAIRKEEPER_DATABASE": "postgresql://me@host/db"}
    with pytest.raises(NoBackupHere):
        read_settings(None, chosen)
    assert read_settings(None, {**chosen, "LAIRKEEPER_DATABASE": "sqlite:////tables.db"}).backup_folder == "/backups"


def test_settings_hold_their_tongue() -> None:
    assert "hush" not in repr(Settings(secret="hush", database="postgresql://me:hush@host/db"))
