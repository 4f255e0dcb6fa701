"""The box of every game: how its content is told apart, and that a pack is loaded or refused, whatever it holds."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lairkeeper.content import REASONS
from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.kernel.errors import BadContent
from tests.every import GAMES, home

PACKED = [game for game in GAMES if game.with_pack and game.components]

every_box = pytest.mark.parametrize("game", PACKED, ids=lambda game: game.name)
every_file = pytest.mark.parametrize(
    ("game", "file"),
    [
        pytest.param(game, file, id=f"{game.name}-{file.stem}")
        for game in PACKED
        for file in sorted((home(game) / "content").glob("*.toml"))
    ],
)


def with_pack(game: AnyGame, pack: Path) -> Any:
    """The table options for a table that plays with this pack."""
    assert game.with_pack is not None
    return game.with_pack(game.config(), pack)


def components(game: AnyGame, options: Any) -> object:
    assert game.components is not None
    return game.components(options)


@every_box
def test_an_empty_pack_is_the_standard_box(game: AnyGame, tmp_path: Path) -> None:
    options = with_pack(game, tmp_path)
    assert options == game.config()
    assert components(game, options) is components(game, game.config())


@every_box
def test_a_box_that_was_not_loaded_is_refused(game: AnyGame) -> None:
    options = msgspec.structs.replace(game.config(), content="0123456789abcdef")
    with pytest.raises(BadContent) as refused:
        components(game, options)
    assert refused.value.facts == {"file": "", "key": "", "reason": "not-loaded", "found": "0123456789abcdef"}


@every_file
def test_comments_and_spaces_do_not_change_the_digest(game: AnyGame, file: Path, tmp_path: Path) -> None:
    lines = file.read_text("utf-8").splitlines()
    respaced = [line.replace(" = ", "=").replace("  {", "\t{") for line in lines if line and not line.startswith("#")]
    text = "# other words\r\n\n" + "  # and more\r\n".join(respaced)
    (tmp_path / file.name).write_text(text, encoding="utf-8", newline="")
    assert with_pack(game, tmp_path) == game.config()


@every_file
def test_who_says_so_does_not_change_the_digest(game: AnyGame, file: Path, tmp_path: Path) -> None:
    text = file.read_text("utf-8").replace('origin = "designed"', 'origin = "rulebook"')
    (tmp_path / file.name).write_text(text, "utf-8")
    assert with_pack(game, tmp_path) == game.config()


@pytest.fixture(scope="module")
def scratch() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)


def load_or_refuse(game: AnyGame, pack: Path, file: str, content: bytes) -> None:
    (pack / file).write_bytes(content)
    try:
        assert components(game, with_pack(game, pack))
    except BadContent as refused:
        assert refused.facts["reason"] in REASONS
    finally:
        (pack / file).unlink()


def a_file(game: AnyGame, data: st.DataObject) -> Path:
    return data.draw(st.sampled_from(sorted((home(game) / "content").glob("*.toml"))))


@every_box
@settings(deadline=None)
@given(data=st.data(), content=st.binary(max_size=300))
def test_random_bytes_are_refused(game: AnyGame, scratch: Path, data: st.DataObject, content: bytes) -> None:
    load_or_refuse(game, scratch, a_file(game, data).name, content)


@every_box
@settings(deadline=None)
@given(data=st.data())
def test_a_file_with_a_damaged_place_is_loaded_or_refused(game: AnyGame, scratch: Path, data: st.DataObject) -> None:
    file = a_file(game, data)
    content = file.read_bytes()
    start = data.draw(st.integers(0, len(content)))
    length = data.draw(st.integers(0, 40))
    damage = data.draw(st.binary(max_size=8) | st.sampled_from([b"1", b"-", b'"', b"[", b"= 9e9", b"true", b"\n"]))
    load_or_refuse(game, scratch, file.name, content[:start] + damage + content[start + length :])
