"""Content packs as plain data, so that a process on another machine can play with them."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias, TypeVar

import msgspec

from lairkeeper.content import MAX_BYTES, SUFFIX, refusal
from lairkeeper.games import game_named
from lairkeeper.kernel import AnyGame, Record

C = TypeVar("C", bound=Record)

PackFiles: TypeAlias = tuple[tuple[str, bytes], ...]
"""The files of a pack by name, sorted; none for the box as it is."""
NO_PACK: PackFiles = ()


def read_pack(folder: Path) -> PackFiles:
    """The files of a folder; hidden ones are left out, as everywhere."""
    try:
        paths = sorted(path for path in folder.iterdir() if not path.name.startswith("."))
        return tuple((path.name, _bytes(path)) for path in paths)
    except OSError:
        raise refusal(folder.name, "", "missing-folder") from None


def _bytes(path: Path) -> bytes:
    if path.suffix != SUFFIX:
        raise refusal(path.name, "", "unknown-file", expected=f"*{SUFFIX}")
    with path.open("rb") as file:
        content = file.read(MAX_BYTES + 1)
    if len(content) > MAX_BYTES:
        raise refusal(path.name, "", "too-large", expected=MAX_BYTES)
    return content


def with_pack_files(game: AnyGame, config: C, files: PackFiles) -> C:
    """The same table, playing with these components; `BadContent` if they do not fit."""
    if not files:
        return config
    if game.with_pack is None:
        raise refusal("", "", "unknown-file", expected="")
    with TemporaryDirectory(prefix="lairkeeper-pack-") as folder:
        for name, content in files:
            (Path(folder) / Path(name).name).write_bytes(content)
        packed: C = game.with_pack(config, Path(folder))
    return packed


@cache
def load_pack(game: str, files: PackFiles) -> None:
    """Makes the components of a pack known in this process; once is enough."""
    found = game_named(game)
    with_pack_files(found, found.config(), files)


def toml_of(table: Mapping[str, Any]) -> str:
    """A table as TOML, with everything below the first level written in line."""
    return "".join(f"{name} = {_inline(value)}\n" for name, value in table.items())


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(name)} = {_inline(each)}" for name, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    return msgspec.json.encode(value).decode()


def _key(name: str) -> str:
    return (
        name
        if name.replace("_", "").replace("-", "").isalnum() and name.isascii()
        else msgspec.json.encode(name).decode()
    )
