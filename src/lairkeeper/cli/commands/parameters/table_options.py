"""What a table agrees on: a preset and table options given as NAME=VALUE, checked against the game's declaration."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from lairkeeper.cli.command_errors import BadFirst, BadSetting, NoFirst, NoPacks, UnknownTableOption
from lairkeeper.cli.commands.parameters.arguments import TableArguments
from lairkeeper.kernel import AnyGame, Record, TableOption
from lairkeeper.kernel.definition.table_options import agree, change, values

PLAYERS, FIRST = "players", "first"
_OWN_FLAGS = (PLAYERS, FIRST)


def table_options(
    game: AnyGame, arguments: TableArguments, players: int | None = None, language: str | None = None
) -> Record:
    """The options of a new table; the game itself checks what only it can know when it starts."""
    given: dict[str, Any] = _in_language(game, language)
    given |= dict(_setting(game, text) for text in arguments.settings)
    wanted = arguments.players if players is None else players
    if wanted is not None:
        given[PLAYERS] = wanted
    if arguments.first is not None:
        if FIRST not in game.config.__struct_fields__:
            raise NoFirst(game=game.name)
        given[FIRST] = arguments.first - 1
    config = agree(game, given, preset=arguments.preset)
    if arguments.first is not None and not 1 <= arguments.first <= game.seat_count(config):
        raise BadFirst(value=arguments.first, last=game.seat_count(config))
    return config if arguments.pack is None else with_pack(game, config, arguments.pack)


def _in_language(game: AnyGame, language: str | None) -> dict[str, Any]:
    """A table is played in the language of the person who opens it, unless another one is chosen."""
    asked = (option for option in game.table_options if option.unit == "language")
    return {option.field: language for option in asked if language in values(game, option)}


def with_pack(game: AnyGame, config: Record, pack: Path) -> Record:
    """The same table, playing with the components of a content pack."""
    if game.with_pack is None:
        raise NoPacks(game=game.name)
    unpacked: Record = game.with_pack(config, pack)
    return unpacked


def settings(game: AnyGame) -> list[TableOption]:
    """The options that `--set` may change."""
    return [option for option in game.table_options if option.field not in _OWN_FLAGS]


def each_table(game: AnyGame, config: Record, fields: Sequence[str]) -> list[Record]:
    """The same table with every value of these options, in all combinations."""
    declared = {option.field: option for option in game.table_options}
    tables = [config]
    for field in fields:
        if field not in declared:
            raise UnknownTableOption(name=field, game=game.name, known=", ".join(declared))
        tables = [change(game, table, {field: value}) for table in tables for value in values(game, declared[field])]
    return tables


def _setting(game: AnyGame, text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadSetting(setting=text)
    known = [option.field for option in settings(game)]
    if name not in known:
        raise UnknownTableOption(name=name, game=game.name, known=", ".join(known))
    return name, value
