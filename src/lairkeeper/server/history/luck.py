"""The results that analysed games would have had with average luck."""

from collections.abc import Mapping, Sequence
from statistics import mean

import msgspec
from msgspec.structs import replace

from lairkeeper.server.protocol.analysis import AnalysisInfo, CurveInfo
from lairkeeper.server.protocol.history import GameLine, GameNumbers, WithoutLuck


def with_luck(
    numbers: Sequence[GameNumbers], lines: Sequence[GameLine], analyses: Mapping[str, bytes]
) -> list[GameNumbers]:
    """The same statistics, with luck from the analyses of these games."""
    return [replace(each, without_luck=_without_luck(each, lines, analyses)) for each in numbers]


def _without_luck(numbers: GameNumbers, lines: Sequence[GameLine], analyses: Mapping[str, bytes]) -> WithoutLuck | None:
    group = numbers.game, numbers.preset, numbers.is_cooperative
    own = [line for line in lines if (line.game, line.preset, line.result.is_cooperative) == group]
    read = [(line, _read(analyses[line.id])) for line in own if line.id in analyses]
    curves = [(info.kind, curve) for line, info in read if info and (curve := _curve(line, info)) is not None]
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


def _curve(line: GameLine, info: AnalysisInfo) -> CurveInfo | None:
    mine = {seat.seat for seat in line.seats if seat.is_mine}
    return next((curve for curve in info.curves if curve.moments and (curve.seat is None or curve.seat in mine)), None)
