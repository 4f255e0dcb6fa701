"""Lists of games, of table options and of tables."""

from functools import cache
from itertools import zip_longest

import msgspec

from lairkeeper.bots import bots_for
from lairkeeper.games import games
from lairkeeper.kernel import AnyGame, Preset
from lairkeeper.kernel.definition import table_options as declared
from lairkeeper.kernel.definition.table_options import Needs, as_word, preset_options, usual
from lairkeeper.server.protocol import ClauseInfo, GameInfo, PresetInfo, SeatInfo, TableLine, TableOptionInfo, TipInfo
from lairkeeper.server.storage import Listed

CONTENT = "content"


def line(listed: Listed, muted: frozenset[str] = frozenset()) -> TableLine:
    """A table in a list; `muted` are people whom the reader does not want to see."""
    kept = msgspec.json.decode(listed.summary.info, type=TableLine)
    seats = (
        _without(muted, kept.seats, listed.summary.info) if muted.intersection(listed.summary.people) else kept.seats
    )
    return msgspec.structs.replace(kept, updated_at=listed.summary.updated_at, seats=seats)


def is_shown(line: TableLine) -> bool:
    """False for a matchmade table that all people have left."""
    return not (line.is_found and line.status == "gathering" and all(seat.kind != "person" for seat in line.seats))


class _Holders(msgspec.Struct):
    holders: list[str | None] = []


def _without(muted: frozenset[str], seats: list[SeatInfo], info: bytes) -> list[SeatInfo]:
    holders = msgspec.json.decode(info, type=_Holders).holders
    pairs = zip_longest(seats, holders[: len(seats)])
    return [msgspec.structs.replace(seat, is_muted=True) if holder in muted else seat for seat, holder in pairs]


@cache
def game_infos() -> list[GameInfo]:
    return [_game_info(game) for game in games().values()]


def _game_info(game: AnyGame) -> GameInfo:
    return GameInfo(
        name=game.name,
        version=game.version,
        least_players=game.seats[0],
        most_players=game.seats[-1],
        options=[_table_option(game, option) for option in game.table_options],
        presets=[_preset_info(game, preset) for preset in game.presets],
        bots=bots_for(game),
        has_teams=game.teams is not None,
    )


def _table_option(game: AnyGame, option: declared.TableOption) -> TableOptionInfo:
    least, most = option.bounds or (None, None)
    return TableOptionInfo(
        field=option.field,
        kind=option.kind,
        values=[as_word(value) for value in declared.values(game, option)],
        default=as_word(usual(game)[option.field]),
        among_strangers=as_word(usual(game, among_strangers=True)[option.field]),
        clause=option.clause,
        unit=option.unit,
        least=least,
        most=most,
        needs=_needs(option.needs),
    )


def _preset_info(game: AnyGame, preset: Preset) -> PresetInfo:
    decided = preset_options(game, preset)
    return PresetInfo(preset.name, {name: as_word(value) for name, value in decided.items()}, _needs(preset.needs))


def _needs(needs: Needs) -> dict[str, list[str]]:
    return {name: [as_word(value) for value in allowed] for name, allowed in needs.items()}


def clause_infos(game: AnyGame) -> list[ClauseInfo]:
    return [ClauseInfo(c.id, c.chapter, c.tag, list(c.see)) for c in game.clauses.values()]


def tip_infos(game: AnyGame) -> list[TipInfo]:
    return [TipInfo(tip.id, tip.event, tip.question, tip.mine) for tip in game.tips]


def components(game: AnyGame, content: str | None) -> object:
    """The components of a game's box, or of the box with this mark; nothing for games without components to show."""
    if game.components is None:
        return {}
    options = {CONTENT: content} if content and CONTENT in game.config.__struct_fields__ else {}
    return game.components(game.config(**options))
