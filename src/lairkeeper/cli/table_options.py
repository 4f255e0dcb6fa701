"""What a table agrees on: table options given as NAME=VALUE, checked against the game's own record of them."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo

from lairkeeper.cli.arguments import TableArguments
from lairkeeper.cli.refusals import BadFirst, BadSetting, NoFirst, NoPacks, UnknownTableOption
from lairkeeper.kernel import AnyGame, Record
from lairkeeper.kernel.errors import BadConfig

PLAYERS, FIRST, CONTENT = "players", "first", "content"
_OWN_FLAGS = (PLAYERS, FIRST, CONTENT)


def table_options(game: AnyGame, arguments: TableArguments, players: int | None = None) -> Record:
    """The options of a new table; the game itself checks what only it can know when it starts."""
    given: dict[str, Any] = dict(_setting(game, text) for text in arguments.settings)
    wanted = arguments.players if players is None else players
    if wanted is not None:
        given[PLAYERS] = wanted
    if arguments.first is not None:
        if FIRST not in game.config.__struct_fields__:
            raise NoFirst(game=game.name)
        given[FIRST] = arguments.first - 1
    config: Record = game.config(**given)
    if arguments.first is not None and not 1 <= arguments.first <= game.seat_count(config):
        raise BadFirst(value=arguments.first, last=game.seat_count(config))
    return config if arguments.pack is None else with_pack(game, config, arguments.pack)


def with_pack(game: AnyGame, config: Record, pack: Path) -> Record:
    """The same table, playing with the components of a content pack."""
    if game.with_pack is None:
        raise NoPacks(game=game.name)
    unpacked: Record = game.with_pack(config, pack)
    return unpacked


def switches(game: AnyGame) -> list[FieldInfo]:
    """The options that `--set` may change."""
    return [field for field in msgspec.structs.fields(game.config) if field.name not in _OWN_FLAGS]


def values(field: FieldInfo) -> tuple[str, ...]:
    """The values an option may have, if they can be listed."""
    return tuple(str(value) for value in get_args(field.type)) if get_origin(field.type) is Literal else ()


def _setting(game: AnyGame, text: str) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadSetting(setting=text)
    fields = {field.name: field for field in switches(game)}
    if name not in fields:
        raise UnknownTableOption(name=name, game=game.name, known=_listed(list(fields)))
    return name, _converted(fields[name], value)


def _converted(field: FieldInfo, value: str) -> Any:
    try:
        return msgspec.convert(value, field.type, strict=False)
    except msgspec.ValidationError as error:
        expected = "|".join(values(field)) or ("whole-number" if field.type is int else str(error))
        raise BadConfig(key=field.name, value=value, expected=expected) from None


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names)
