"""The results that analysed games would have had with average luck."""

from collections.abc import Mapping, Sequence
from statistics import mean

import msgspec
from msgspec.structs import replace

from lairkeeper.server.history.counted import CountedGame
from lairkeeper.server.protocol.analysis import AnalysisInfo, CurveInfo
from lairkeeper.server.protocol.history import GameNumbers, WithoutLuck


def with_luck(
    numbers: Sequence[GameNumbers], games: Sequence[CountedGame], analyses: Mapping[str, bytes]
) -> list[GameNumbers]:
    """The same statistics, with luck from the analyses of these games."""
    analysed = [game for game in games if game.id in analyses]
    return [replace(each, without_luck=_without_luck(each, analysed, analyses)) for each in numbers]


def _without_luck(
    numbers: GameNumbers, games: Sequence[CountedGame], analyses: Mapping[str, bytes]
) -> WithoutLuck | None:
    group = numbers.game, numbers.preset or "", numbers.is_cooperative
    read = [(game, _read(analyses[game.id])) for game in games if game.group == group]
    curves = [(info.kind, curve) for game, info in read if info and (curve := _curve(game, info)) is not None]
    if not curves:
        return None
    reached = [curve.moments[-1].value for _, curve in curves]
    luck = [sum(change.luck for change in curve.changes if change is not None) for _, curve in curves]
    without = [value - part for value, part in zip(reached, luck, strict=True)]
    return WithoutLuck(curves[0][0], len(curves), round(mean(reached)), round(mean(without)))


def _read(report: bytes) -> AnalysisInfo | None:
    """None for an analysis that is not finished, or that another version of the server has kept."""
    try:
        info = msgspec.json.decode(report, type=AnalysisInfo)
    except msgspec.MsgspecError:
        return None
    return info if info.is_final else None


def _curve(game: CountedGame, info: AnalysisInfo) -> CurveInfo | None:
    own = (curve for curve in info.curves if curve.moments and (curve.seat is None or curve.seat in game.seats))
    return next(own, None)
