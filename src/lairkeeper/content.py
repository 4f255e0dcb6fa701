"""Component tables: TOML files read into frozen records; whatever does not fit is refused as data.

A game declares one record with a field per table file (`rooms` is read from `rooms.toml`). A *pack* is a folder
that holds any of these files: each one found there replaces the default file of the same name. Refusals are
`BadContent` with `file`, `key` (as in `room[R07].count`) and a `reason` out of `REASONS`. What was read makes a `Box`;
table options name one by its digest, and the `Boxes` of the game find it.
"""

import re
import tomllib
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar, dataclass_transform, get_args, get_origin
from weakref import WeakValueDictionary

import msgspec
from msgspec import Meta, Struct, inspect

from lairkeeper.kernel.errors import BadContent, Plain

T = TypeVar("T")
S = TypeVar("S", bound=Struct)

Reason = Literal[
    "missing-folder",  # the pack is not a folder one can list
    "unknown-file",  # the pack holds a file that is no table: `expected`
    "missing-file",
    "unreadable",
    "damaged-link",  # the link holds no pack of this game
    "too-large",  # `expected` bytes at most
    "not-toml",  # `line`, where it is known
    "unknown-key",  # `expected` names the keys there are
    "missing-key",
    "wrong-type",  # `expected` and `found` are TOML types
    "bad-value",  # of the right type, but not `expected`
    "wrong-count",  # `found` does not agree with `expected`
    "too-few",  # `found` is less than `expected`
    "duplicate-id",
    "not-loaded",  # `found` is the digest of content that is not here
]
REASONS: tuple[Reason, ...] = get_args(Reason)
SUFFIX = ".toml"
MAX_BYTES = 1 << 18
MOST_DOTS = 1_000
"""Dots allowed in one line: the parser takes quadratic time for dotted keys, a second for 64 kB of them."""
_MAX_SHOWN = 60

Origin = Literal["rulebook", "public", "designed"]
_ID = r"^[A-Za-z][A-Za-z0-9_-]{0,31}\Z"
Id = Annotated[str, Meta(pattern=_ID)]


@dataclass_transform(frozen_default=True)
class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a content file: its fields are the keys, no others are allowed."""


class Kind(Row):
    """One kind of component; `origin` tells whether a rulebook prints it, others tell it, or it was designed here."""

    id: Id
    origin: Origin


class Box(Struct, frozen=True, dict=True, weakref=True):
    """All components of one game; a game says which these are, and what rules look up about them."""

    @cached_property
    def digest(self) -> str:
        """The id of this content; where a fact comes from makes no difference to it."""
        return digest(self, beside=("origin", "designed"))


B = TypeVar("B", bound=Box)
MOST_BOXES = 400
"""Boxes of one game that a process keeps; of those loaded earlier it still finds what somebody else holds."""


class Boxes(dict[str, B]):
    """The boxes of one game by their digests, as far as they were loaded; the standard one always can be.

    Keeps the boxes loaded last, as people can send any number of packs. A table of a server holds its own box while it
    is open, so an older box is found as long as somebody plays with it.
    """

    def __init__(
        self, read: Callable[[Path | None], B], earlier: Collection[str] = (), kept: Mapping[str, Path] | None = None
    ) -> None:
        """`read` makes the box with the tables of a pack in place of its own; `BadContent` if it is not playable.

        `earlier` are digests that the standard box had before numbers for presets were added or changed. Games that
        began with them go on with the standard box; a game in which such a number counts does not replay, and says so.
        `kept` are earlier standard boxes whose tables are still here, as packs: games go on with exactly these.
        """
        super().__init__()
        self._read, self._earlier, self._kept = read, frozenset(earlier), dict(kept or {})
        self._standard: B | None = None
        self._held = WeakValueDictionary[str, B]()

    def load(self, pack: Path | None = None) -> B:
        loaded = self._read(pack)
        return self._kept_box(self._held.setdefault(loaded.digest, loaded))

    def _kept_box(self, box: B) -> B:
        """The one loaded first goes first, except for the standard one."""
        kept = self.setdefault(box.digest, box)
        if len(self) > MOST_BOXES:
            self.pop(next(digest for digest, each in [*self.items()] if each is not self._standard), None)
        return kept

    def standard(self) -> B:
        """The box as it is sold, as far as it is known."""
        if self._standard is None:
            self._standard = self.load()
        return self._standard

    def box(self, digest: str) -> B:
        """The box with this digest, if it was loaded."""
        return self[digest]

    def __missing__(self, digest: str) -> B:
        held = self._held.get(digest)
        if held is not None:
            return self._kept_box(held)
        if digest in self._kept:
            return self.load(self._kept[digest])
        if self.standard().digest != digest and digest not in self._earlier:
            raise refusal("", "", "not-loaded", found=digest)
        return self.standard()


def read_tables(shape: type[S], defaults: Path, pack: Path | None = None) -> S:
    """One record of tables, each from the pack where it has the file, else from the defaults."""
    tables = {field.name + SUFFIX: field for field in msgspec.structs.fields(shape)}
    replaced = _listed(pack, tables) if pack else {}
    paths = {file: replaced.get(file, defaults / file) for file in tables}
    return shape(**{field.name: read_table(field.type, paths[file]) for file, field in tables.items()})


def read_table(shape: type[T], path: Path) -> T:
    """One table file as a record of this shape."""
    table: T = _value(shape, _parsed(path), path.name, "")
    return table


def digest(tables: Struct, *, beside: Collection[str] = ()) -> str:
    """The id of loaded content: equal facts have equal ids, whatever the files look like.

    Keys named in `beside` say something about the facts (their origin, say) and do not count.
    """
    facts = msgspec.json.encode(_without(beside, msgspec.to_builtins(tables)), order="deterministic")
    return blake2b(facts, digest_size=8).hexdigest()


def refusal(file: str, key: str, reason: Reason, **facts: Plain) -> BadContent:
    """A `BadContent` whose words are short and printable, whatever the file held."""
    if isinstance(found := facts.get("found"), str):
        facts["found"] = _shown(found)
    return BadContent(clauses=(), file=_shown(file), key=_shown(key), reason=reason, **facts)


def check_unique(file: str, key: str, ids: Iterable[str]) -> None:
    """No two kinds share an id."""
    seen: set[str] = set()
    for name in ids:
        if name in seen:
            raise refusal(file, f"{key}[{name}]", "duplicate-id", found=name)
        seen.add(name)


def check_count(file: str, key: str, *, expected: int, found: int) -> None:
    if found != expected:
        raise refusal(file, key, "wrong-count", expected=expected, found=found)


def check_enough(file: str, key: str, *, expected: int, found: int) -> None:
    if found < expected:
        raise refusal(file, key, "too-few", expected=expected, found=found)


def _listed(pack: Path, tables: Collection[str]) -> dict[str, Path]:
    """The table files of a pack by name; hidden files, which desktops leave behind, are passed over."""
    try:
        files = {path.name: path for path in sorted(pack.iterdir()) if not path.name.startswith(".")}
    except (OSError, ValueError):
        raise refusal(pack.name, "", "missing-folder") from None
    for name in files:
        if name not in tables:
            raise refusal(name, "", "unknown-file", expected=_choice(tables))
    return files


def _parsed(path: Path) -> dict[str, Any]:
    text = _text(path)
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise refusal(path.name, "", "not-toml", line=number)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise refusal(path.name, "", "not-toml", line=_line(str(error), text)) from None
    except (ValueError, RecursionError):  # endless numbers, endless nesting
        raise refusal(path.name, "", "not-toml") from None


def _text(path: Path) -> str:
    content = _bytes(path)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise refusal(path.name, "", "not-toml", line=content.count(b"\n", 0, error.start) + 1) from None


def _bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise refusal(path.name, "", "missing-file") from None
    except OSError:
        raise refusal(path.name, "", "unreadable") from None
    if len(content) > MAX_BYTES:
        raise refusal(path.name, "", "too-large", expected=MAX_BYTES)
    return content


def _line(message: str, text: str) -> int:
    """The line a parser error speaks of; errors at the end of the text do not number it."""
    numbered = re.search(r"\(at line (\d+)", message)
    return int(numbered[1]) if numbered else len(text.splitlines())


def _value(shape: Any, found: object, file: str, key: str) -> Any:
    """Converts a value to the type it should have."""
    if isinstance(shape, type) and issubclass(shape, Struct):
        return _record(shape, found, file, key)
    if get_origin(shape) is tuple and get_args(shape)[1:] == (...,):
        return _rows(get_args(shape)[0], found, file, key)
    try:
        return msgspec.convert(found, shape)
    except msgspec.ValidationError:
        raise _misfit(shape, found, file, key) from None


def _record(shape: type[S], found: object, file: str, key: str) -> S:
    if not isinstance(found, dict):
        raise refusal(file, key, "wrong-type", expected="table", found=_kind(found))
    fields = {field.name: field for field in msgspec.structs.fields(shape)}
    for name in found:
        if name not in fields:
            raise refusal(file, _below(key, name), "unknown-key", expected=_choice(fields))
    for name, field in fields.items():
        if field.required and name not in found:
            raise refusal(file, _below(key, name), "missing-key")
    return shape(**{name: _value(fields[name].type, value, file, _below(key, name)) for name, value in found.items()})


def _rows(item: Any, found: object, file: str, key: str) -> tuple[Any, ...]:
    if not isinstance(found, list):
        raise refusal(file, key, "wrong-type", expected="array", found=_kind(found))
    return tuple(_value(item, row, file, f"{key}[{_name(row, place)}]") for place, row in enumerate(found, start=1))


def _name(row: object, place: int) -> str:
    """How a key points at a row: by its id, or by its place counted from 1."""
    name = row.get("id") if isinstance(row, dict) else None
    return name if isinstance(name, str) else f"#{place}"


def _misfit(shape: Any, found: object, file: str, key: str) -> BadContent:
    info = inspect.type_info(shape)
    kinds = _kinds(info)
    if _kind(found) not in kinds:
        return refusal(file, key, "wrong-type", expected=_choice(kinds), found=_kind(found))
    return refusal(file, key, "bad-value", expected=_limits(info), found=_fact(found))


_KINDS: dict[type[inspect.Type], str] = {
    inspect.BoolType: "boolean",
    inspect.IntType: "integer",
    inspect.FloatType: "float",
    inspect.StrType: "string",
    inspect.ListType: "array",
    inspect.TupleType: "array",
    inspect.DictType: "table",
}


def _kinds(info: inspect.Type) -> tuple[str, ...]:
    """The TOML types that can hold a value of this type."""
    match info:
        case inspect.LiteralType(values=values):
            return tuple(dict.fromkeys(_kind(value) for value in values))
        case inspect.UnionType(types=types):
            return tuple(dict.fromkeys(kind for part in types for kind in _kinds(part)))
        case _:
            return (_KINDS.get(type(info), "other"),)


def _kind(found: object) -> str:
    names = {bool: "boolean", int: "integer", float: "float", str: "string", list: "array", dict: "table"}
    return names.get(type(found), type(found).__name__)


def _limits(info: inspect.Type) -> str:
    """Constraints on a value beside its type."""
    match info:
        case inspect.LiteralType(values=values):
            return _choice(str(value) for value in values)
        case inspect.IntType(ge=low, le=high) | inspect.FloatType(ge=low, le=high):
            return f"{'' if low is None else low}..{'' if high is None else high}"
        case inspect.StrType(pattern=str(pattern)):
            return "id" if pattern == _ID else pattern.removeprefix("^").removesuffix(r"\Z")
        case _:
            return ""


def _fact(found: object) -> Plain:
    """A value as a fact; a number too long to print is named by its type."""
    if isinstance(found, str | float):
        return found
    return found if isinstance(found, int) and abs(found) < 1 << 53 else _kind(found)


def _below(key: str, name: str) -> str:
    return f"{key}.{name}" if key else name


def _choice(words: Iterable[str]) -> str:
    return "|".join(words)


def _shown(text: str) -> str:
    """A text from outside, made short and printable."""
    printable = "".join(letter if letter.isprintable() else "�" for letter in text)
    return printable if len(printable) <= _MAX_SHOWN else printable[: _MAX_SHOWN - 1] + "…"


def _without(names: Collection[str], facts: Any) -> Any:
    match facts:
        case dict():
            return {name: _without(names, fact) for name, fact in facts.items() if name not in names}
        case list() | tuple():
            return [_without(names, fact) for fact in facts]
        case _:
            return facts
