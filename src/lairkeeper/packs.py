"""Content packs as plain data, so that a process on another machine can play with them."""

import tomllib
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, TypeAlias, TypeVar

import msgspec

from lairkeeper.content import MAX_BYTES, SUFFIX, refusal
from lairkeeper.games import game_named
from lairkeeper.kernel import AnyGame, Record

C = TypeVar("C", bound=Record)

PackFiles: TypeAlias = tuple[tuple[str, bytes], ...]
"""The files of a pack by name, sorted; none for the box as it is."""
NO_PACK: PackFiles = ()
CONTENT = "content"
LINKED = "#pack="
MOST_LINKED = 64 * 1024
"""Bytes of all files of a pack together that a server takes; it travels in a link and is stored with the table."""
_BESIDE = ("origin", "designed")


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


def pack_files(texts: Mapping[str, str]) -> PackFiles:
    """A pack that came as texts by file name."""
    return tuple(sorted((name, text.encode()) for name, text in texts.items()))


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


@lru_cache(maxsize=64)
def load_pack(game: str, files: PackFiles) -> object:
    """Makes the components of a pack known in this process, as long as the result is held; the latest few are."""
    found = game_named(game)
    config = with_pack_files(found, found.config(), files)
    return found.components(config) if found.components is not None else None


def pack_link(game: AnyGame, files: PackFiles) -> str:
    """The path of a page that opens a table with this pack; `BadContent` if no server would take it."""
    size = 0
    for name, content in files:
        size += len(content)
        if size > MOST_LINKED:
            raise refusal(name, "", "too-large", expected=MOST_LINKED)
    game.set_up(with_pack_files(game, game.config(), files))
    texts = {name: content.decode("utf-8-sig") for name, content in files}
    packed = urlsafe_b64encode(zlib.compress(msgspec.json.encode(texts), 9)).decode().rstrip("=")
    return f"/new/{game.name}{LINKED}{packed}"


def read_link(game: AnyGame, link: str) -> PackFiles:
    """The files in a link, as the page of a new table reads them."""
    address, _, packed = link.partition(LINKED)
    inflating = zlib.decompressobj()
    try:
        written = inflating.decompress(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), MAX_BYTES)
        texts = msgspec.json.decode(written, type=dict[str, str])
    except (ValueError, zlib.error, msgspec.MsgspecError):
        texts = {}
    if not texts or not inflating.eof or not address.endswith(f"/{game.name}"):
        raise refusal("", "", "damaged-link")
    return pack_files(texts)


class PackChange(NamedTuple):
    """A place of the content that a pack changes: `supplies.torches`, before and after; empty where there is none."""

    place: str
    before: str
    after: str


def differences(game: AnyGame, files: PackFiles) -> Iterator[PackChange]:
    """The changes of a pack by file; the origin of facts is ignored."""
    for name, content in files:
        standard = standard_file(game, name)
        before = dict(_facts(tomllib.loads(standard) if standard is not None else {}, Path(name).stem))
        after = dict(_facts(tomllib.loads(content.decode("utf-8-sig")), Path(name).stem))
        for place in dict.fromkeys((*before, *after)):
            if before.get(place) != after.get(place):
                yield PackChange(place, before.get(place, ""), after.get(place, ""))


def standard_file(game: AnyGame, name: str) -> str | None:
    """A content file of the box as it is."""
    file = Path(str(import_module(game.package).__file__)).parent / CONTENT / Path(name).name
    return file.read_text("utf-8") if file.is_file() else None


def _facts(value: Any, place: str) -> Iterator[tuple[str, str]]:
    """Every number and word with its place; rows are named by their id."""
    if isinstance(value, dict):
        for name, each in value.items():
            if name not in _BESIDE:
                yield from _facts(each, f"{place}.{name}")
    elif isinstance(value, list) and any(isinstance(each, dict) for each in value):
        for number, each in enumerate(value):
            name = each.get("id", number) if isinstance(each, dict) else number
            yield from _facts(each, f"{place}.{name}")
    else:
        yield place, _inline(value)


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
