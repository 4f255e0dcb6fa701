"""Table options: one declaration per game, read by the form, the terminal and the lobby.

The record of table options (`Game.config`) holds the values and their types. A `TableOption` beside it says what a
field is for: its kind, its bounds and unit, the values worth offering, and which other options it needs. Fields without
a declaration are not chosen by hand: the mark of the content, or what an earlier game left behind.
"""

import dataclasses
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, TypeVar, get_args, get_origin

import msgspec

from lairkeeper.kernel.data.record import Record
from lairkeeper.kernel.errors import BadConfig, OptionNeeds

if TYPE_CHECKING:
    from lairkeeper.kernel.definition.game import AnyGame

C = TypeVar("C", bound=Record)

Kind = Literal["set_up", "module", "limit", "reading"]
"""`set_up`: how the game is played; `module`: a part of the box to play with; `limit`: times and sizes; `reading`: what
an unclear clause means at this table."""
Unit = Literal["", "players", "seat", "seconds", "minutes", "rounds", "points", "text", "lines", "language"]
"""What a number counts; `text` is written by hand, `lines` are pasted, one entry a line. Where a `language` is chosen,
people are first offered the one they read."""
Value = str | int | bool | None
Needs = Mapping[str, tuple[Value, ...]]
"""Other options with the values one of which each has to have: `{"players": (1,)}` is "only solo"."""
ALWAYS: Needs = MappingProxyType({})

NONE, YES, NO = "none", "yes", "no"
_WORDS: Mapping[Any, Value] = {NONE: None, YES: True, NO: False}


@dataclass(frozen=True)
class TableOption:
    """What a field of the table options is for; its type and its default stand in the record itself."""

    field: str
    kind: Kind
    unit: Unit = ""
    bounds: tuple[int, int] | None = None
    """The least and the greatest value of a number."""
    offered: tuple[int, ...] = ()
    """Numbers worth offering in a list; others within the bounds may be given all the same."""
    among_strangers: Value = None
    """The usual value where anybody may sit down, if it is not the default."""
    needs: Needs = dataclasses.field(default_factory=dict)
    clause: str | None = None
    """The unclear clause that a reading settles."""


@dataclass(frozen=True)
class Preset:
    """A named set of options ("easy", "hard"), worded `preset-<name>`. What other presets set and this one does not
    has its default, so a table has one preset or none."""

    name: str
    options: Mapping[str, Value]
    needs: Needs = dataclasses.field(default_factory=dict)


def readings(clauses: Mapping[str, str], needs: Mapping[str, Needs] = MappingProxyType({})) -> tuple[TableOption, ...]:
    """The options that settle unclear clauses, each with its clause and with what it needs to mean anything."""
    return tuple(
        TableOption(name, "reading", clause=clause, needs=needs.get(name, ALWAYS)) for name, clause in clauses.items()
    )


def check_bounds(declared: Iterable[TableOption], options: Record) -> None:
    """Refuses numbers out of bounds; a game calls it when it sets up."""
    for option in declared:
        value = getattr(options, option.field)
        if option.bounds is not None and value is not None and not option.bounds[0] <= value <= option.bounds[1]:
            raise BadConfig(key=option.field, value=value, expected=f"{option.bounds[0]}..{option.bounds[1]}")


def defaults(config: type[Record]) -> dict[str, Any]:
    """The default of every field; table options always have one."""
    usual = config()
    return {name: getattr(usual, name) for name in config.__struct_fields__}


def usual(game: "AnyGame", *, among_strangers: bool = False) -> dict[str, Any]:
    """The values of a table without other choices."""
    found = defaults(game.config)
    return {**found, **game.among_strangers} if among_strangers else found


def values(game: "AnyGame", option: TableOption) -> tuple[Value, ...]:
    """The values that can be listed: names, yes and no, and the numbers worth offering."""
    config: type[Record] = game.config
    hint = _types(config)[option.field]
    return (*_literals(hint), *((True, False) if hint is bool else ()), *_numbers(game, option, hint))


def _literals(hint: Any) -> tuple[Value, ...]:
    """The names of a `Literal` type; none for an optional value."""
    if get_origin(hint) is Literal:
        return get_args(hint)
    return tuple(found for part in get_args(hint) for found in ((None,) if part is type(None) else _literals(part)))


def _numbers(game: "AnyGame", option: TableOption, hint: Any) -> tuple[int, ...]:
    if option.unit == "players":
        return tuple(game.seats)
    if option.unit == "seat":
        return tuple(range(game.seats[-1]))
    is_short = option.bounds is not None and option.bounds[1] - option.bounds[0] <= _MOST_LISTED
    return option.offered or (
        tuple(range(option.bounds[0], option.bounds[1] + 1)) if option.bounds and is_short else ()
    )


_MOST_LISTED = 20


def preset_options(game: "AnyGame", preset: Preset) -> dict[str, Value]:
    """Everything a preset decides."""
    usual_values = defaults(game.config)
    decided = {name: usual_values[name] for other in game.presets for name in other.options}
    return {**decided, **preset.options}


def preset_of(game: "AnyGame", config: Record) -> str | None:
    """The preset that these options equal; options without effect beside the others do not count."""
    idle = _idle(game, config)
    for preset in game.presets:
        decided = {name: value for name, value in preset_options(game, preset).items() if name not in idle}
        if is_met(preset.needs, config) and all(getattr(config, name) == value for name, value in decided.items()):
            return preset.name
    return None


def _idle(game: "AnyGame", config: Record) -> set[str]:
    """The options that have no effect beside the others."""
    return {option.field for option in game.table_options if not is_met(option.needs, config)}


def is_met(needs: Needs, config: Record) -> bool:
    return all(getattr(config, name) in allowed for name, allowed in needs.items())


def agree(
    game: "AnyGame", given: Mapping[str, Any], *, preset: str | None = None, among_strangers: bool = False
) -> Record:
    """The options of a new table: defaults, then the preset, then what was given, as words or as plain values."""
    taken = usual(game, among_strangers=among_strangers)
    chosen = _preset(game, preset)
    meant = {name: _meant(game.config, name, value) for name, value in given.items()}
    decided = preset_options(game, chosen) if chosen else {}
    config: Record = game.config(**{**taken, **decided, **meant})
    unused = {name: taken[name] for name in _idle(game, config) & decided.keys() - meant.keys()}
    config = msgspec.structs.replace(config, **unused)
    check_bounds(game.table_options, config)
    _check_needs(game, config, taken)
    if chosen is not None and not is_met(chosen.needs, config):
        raise _unmet("preset", chosen.name, chosen.needs, config)
    return config


def change(game: "AnyGame", config: C, given: Mapping[str, Any]) -> C:
    """The options with some values changed."""
    meant = {name: _meant(game.config, name, value) for name, value in given.items()}
    changed = msgspec.structs.replace(config, **meant)
    check_bounds(game.table_options, changed)
    _check_needs(game, changed, {name: getattr(config, name) for name in config.__struct_fields__})
    return changed


def _preset(game: "AnyGame", name: str | None) -> Preset | None:
    if name is None:
        return None
    found = next((preset for preset in game.presets if preset.name == name), None)
    if found is None:
        raise BadConfig(key="preset", value=name, expected="|".join(preset.name for preset in game.presets) or NONE)
    return found


def _check_needs(game: "AnyGame", config: Record, taken: Mapping[str, Any]) -> None:
    """Checks the needs of every changed option; a default needs nothing."""
    for option in game.table_options:
        value = getattr(config, option.field)
        if value != taken[option.field] and not is_met(option.needs, config):
            raise _unmet(option.field, value, option.needs, config)


def _unmet(key: str, value: Value, needs: Needs, config: Record) -> OptionNeeds:
    name, allowed = next((name, allowed) for name, allowed in needs.items() if getattr(config, name) not in allowed)
    return OptionNeeds(key=key, value=as_word(value), needs=name, values="|".join(map(as_word, allowed)))


@cache
def _types(config: type[Record]) -> dict[str, Any]:
    return {found.name: found.type for found in msgspec.structs.fields(config)}


def _meant(config: type[Record], name: str, value: Any) -> Any:
    hints = _types(config)
    if name not in hints:
        raise BadConfig(key=name, value=str(value), expected="|".join(hints))
    hint = hints[name]
    is_word = isinstance(value, str) and value in _WORDS and value not in _literals(hint)
    plain = _WORDS[value] if is_word else value
    if isinstance(plain, str) and get_origin(hint) is tuple:
        return tuple(line.strip() for line in plain.splitlines() if line.strip())
    try:
        return msgspec.convert(plain, hint, strict=not isinstance(plain, str))
    except msgspec.ValidationError as error:
        listed = "|".join(map(as_word, _literals(hint))) or ("whole-number" if hint is int else str(error))
        raise BadConfig(key=name, value=str(value), expected=listed) from None


def as_word(value: Value | tuple[str, ...]) -> str:
    """A value as a word, as lists show and accept it."""
    if isinstance(value, tuple):
        return "\n".join(value)
    if isinstance(value, bool):
        return YES if value else NO
    return NONE if value is None else str(value)
