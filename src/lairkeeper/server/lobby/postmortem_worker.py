"""A process that analyses one finished game: `python -m lairkeeper.server.lobby.postmortem_worker` reads a journal and
writes an analysis a line, each better than the one before. It runs at the lowest priority and for a limited time."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec

from lairkeeper.analysis import Analyst, Report, Split, TurningPoint, told_at
from lairkeeper.analysis.wording import sentence_of
from lairkeeper.games import game_named
from lairkeeper.kernel import AnyGame, Journal, Match, Option, read_heading, read_journal
from lairkeeper.kernel.errors import Fact
from lairkeeper.server.protocol import AnalysisInfo, ChangeInfo, CurveInfo, MomentInfo, Phrase, TurningPointInfo
from lairkeeper.server.protocol.speaker import Speaker, phrase_of, speaker_for

SECONDS = 60.0
"""CPU time on one core for an analysis."""
SHARE_OF_SPLITS = 0.7
"""Share of that time for splitting changes; the rest is for better answers."""
ROLLOUTS = 32
PAUSE = 1.0
"""Seconds between two lines."""
MOST_TOLD = 2
LOWEST = 19


def analyses(blob: bytes, seconds: float = SECONDS, rollouts: int = ROLLOUTS) -> Iterator[AnalysisInfo]:
    """Analyses of a journal, rough and then finer; the last one is final."""
    game = game_named(read_heading(blob))
    journal = read_journal(game, blob)
    began, told_at = time.process_time(), 0.0
    analyst = Analyst(game, journal, rollouts, lambda: time.process_time() < began + seconds)
    teller = _Teller(game, journal)
    for report in analyst.reports():
        if report.done == report.total:
            last = report
        elif time.process_time() > began + seconds * SHARE_OF_SPLITS:
            last = analyst.report(report.rollouts, report.done, report.total, has_points=True)
            break
        elif time.monotonic() > told_at + PAUSE:
            told_at = time.monotonic()
            yield teller.tell(report)
    yield teller.tell(last, is_final=True)


class _Teller:
    """Reports as a client gets them."""

    def __init__(self, game: AnyGame, journal: Journal[Any]) -> None:
        self._speaker: Speaker = speaker_for(game.name, journal.config)
        self._told = Match.resume(game, journal).told

    def tell(self, report: Report, *, is_final: bool = False) -> AnalysisInfo:
        curves = [
            CurveInfo(
                curve.seat,
                [msgspec.convert(moment, MomentInfo, from_attributes=True) for moment in curve.moments],
                [_change(split) for split in curve.splits],
            )
            for curve in report.curves
        ]
        points = [self._point(point, report) for point in report.turning_points]
        return AnalysisInfo(report.kind, curves, points, report.done, report.total, is_final)

    def _point(self, point: TurningPoint, report: Report) -> TurningPointInfo:
        told = told_at(point, self._told)[:MOST_TOLD]
        reason = sentence_of(point.reasons, report.kind)
        return TurningPointInfo(
            kind=point.kind,
            step=point.step,
            curve=point.curve,
            seat=point.seat,
            amount=point.amount,
            error=point.error,
            told=[self._speaker.line(point.step, item).phrase for item in told],
            chosen=self._answer(point.chosen, point.facts),
            better=self._answer(point.better, point.facts),
            gain=point.gain,
            gain_error=point.gain_error,
            reason=None if reason is None else phrase_of(reason),
        )

    def _answer(self, option: Option | None, facts: dict[str, Fact]) -> Phrase | None:
        return None if option is None else self._speaker.choice(option, facts).phrase


def _change(split: Split | None) -> ChangeInfo | None:
    return None if split is None else msgspec.convert(split, ChangeInfo, from_attributes=True)


def main() -> None:
    """Exits with an error if the game cannot be analysed; the server then shows no analysis."""
    with suppress(OSError, AttributeError):
        os.nice(LOWEST)
    for analysis in analyses(sys.stdin.buffer.read()):
        sys.stdout.buffer.write(msgspec.json.encode(analysis) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
