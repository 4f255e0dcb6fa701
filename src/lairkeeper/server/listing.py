"""Games and tables in lists: what can be played, what a table can agree on, which tables there are."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo

from lairkeeper.bots import BOTS
from lairkeeper.games import game_named, games
from lairkeeper.kernel import AnyGame, Record
from lairkeeper.kernel.errors import BadConfig
from lairkeeper.server.protocol import ClauseInfo, GameInfo, Joining, TableLine, TableOption, TipInfo
from lairkeeper.server.storage import Listed

CONTENT = "content"
PLAYERS = "players"
NONE = "none"

Given = Mapping[str, str | int | None]


def line(listed: Listed) -> TableLine:
    kept = msgspec.json.decode(listed.summary.info, type=TableLine)
    return msgspec.structs.replace(kept, updated_at=listed.summary.updated_at)


@cache
def game_infos() -> list[GameInfo]:
    return [_game_info(game) for game in games().values()]


def _game_info(game: AnyGame) -> GameInfo:
    options = [_table_option(game, field) for name, field in _fields(game.name).items() if name != CONTENT]
    bots = sorted(BOTS, key=lambda name: (name != game.bot, name))
    return GameInfo(game.name, game.version, game.seats[0], game.seats[-1], options, bots)


@cache
def _fields(game: str) -> dict[str, FieldInfo]:
    return {field.name: field for field in msgspec.structs.fields(game_named(game).config)}


def _table_option(game: AnyGame, field: FieldInfo) -> TableOption:
    return TableOption(
        field=field.name,
        values=_values(game, field),
        default=_as_word(field.default),
        among_strangers=_as_word(game.among_strangers.get(field.name, field.default)),
        clause=game.switches.get(field.name),
    )


def _values(game: AnyGame, field: FieldInfo) -> list[str]:
    """All values that can be listed: names, yes and no, numbers that the game offers, of players or of seats."""
    kinds = get_args(field.type) or (field.type,)
    if get_origin(field.type) is Literal:
        return [_as_word(value) for value in kinds]
    if field.type is bool:
        return [_as_word(value) for value in (True, False)]
    if field.name in game.choices:
        return [str(value) for value in game.choices[field.name]]
    seats = list(game.seats) if field.name == PLAYERS else list(range(game.seats[-1]))
    return [NONE] * (type(None) in kinds) + [str(seat) for seat in seats if int in kinds]


def _as_word(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return NONE if value is None else str(value)


def read_options(game: AnyGame, given: Given, joining: Joining = "invited") -> Record:
    """The options of a new table, from words as lists show them or from plain values."""
    if joining == "anyone":
        given = {**game.among_strangers, **given}
    fields = _fields(game.name)
    for name in given:
        if name not in fields:
            raise BadConfig(key=name, value=str(given[name]), expected="|".join(fields))
    meant = {name: _meant(fields[name], value) for name, value in given.items()}
    config: Record = game.config(**meant)
    return config


def _meant(field: FieldInfo, value: str | int | None) -> Any:
    words = {"none": None, "yes": True, "no": False} if not isinstance(value, int) else {}
    kinds = get_args(field.type) or (field.type,)
    plain = words[value] if value in words and get_origin(field.type) is not Literal else value
    try:
        return msgspec.convert(plain, field.type, strict=not isinstance(plain, str))
    except msgspec.ValidationError as error:
        listed = "|".join(map(str, kinds)) if get_origin(field.type) is Literal else str(error)
        raise BadConfig(key=field.name, value=str(value), expected=listed) from None


def clause_infos(game: AnyGame) -> list[ClauseInfo]:
    return [ClauseInfo(c.id, c.chapter, c.tag, list(c.see)) for c in game.clauses.values()]


def tip_infos(game: AnyGame) -> list[TipInfo]:
    return [TipInfo(tip.id, tip.event, tip.question, tip.mine) for tip in game.tips]


def components(game: AnyGame, content: str | None) -> object:
    """What lies in the box of a game, or in the one with this mark; nothing for games that have no box to show."""
    if game.components is None:
        return {}
    options = {CONTENT: content} if content and CONTENT in game.config.__struct_fields__ else {}
    return game.components(game.config(**options))
