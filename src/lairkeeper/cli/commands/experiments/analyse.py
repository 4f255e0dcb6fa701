"""`lairkeeper analyse`: curves, turns split into choice, luck and estimation error, and turning points."""

import time
from pathlib import Path
from typing import Any

import msgspec

from lairkeeper.analysis import Analyst, Curve, Report, TurningPoint, told_at
from lairkeeper.analysis.wording import sentence_of
from lairkeeper.cli.command_errors import BadNumber
from lairkeeper.cli.commands.experiments.progress import progress_bar
from lairkeeper.cli.commands.parameters.arguments import AnalyseArguments
from lairkeeper.cli.commands.parameters.table_options import with_pack
from lairkeeper.cli.local_game.saved_games import load
from lairkeeper.cli.terminal.language import PACKAGE
from lairkeeper.cli.terminal.terminal import Terminal
from lairkeeper.display.picture import inked
from lairkeeper.kernel import AnyGame, Journal, Match, Seat
from lairkeeper.kernel.definition.audience import teams_of
from lairkeeper.words import Words, speak

COLUMNS = ("step", "value", "change", "choice", "rivals", "luck", "error")
UNSPLIT = 3
"""Columns of a curve whose changes are not split."""
WIDTH = 11
MOST_TOLD = 2


def show_analysis(file: Path, arguments: AnalyseArguments, words: Words) -> int:
    """Reads the whole game first, so that a damaged one is refused before anything is computed."""
    if arguments.seconds < 1:
        raise BadNumber(option="--seconds", value=arguments.seconds, least=1)
    game, journal = load(file)
    if arguments.pack is not None:
        with_pack(game, journal.config, arguments.pack)
    report = _analysed(Analyst(game, journal, arguments.rollouts), arguments.seconds, words)
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(_plain(report)), indent=2).decode())
    else:
        _Printer(game, journal, speak(game, journal.config, words.language, (), PACKAGE)).show(report)
    return 0


def _analysed(analyst: Analyst, seconds: int, words: Words) -> Report:
    """The best report there is when the time is up; turning points are looked for in any case."""
    until = time.monotonic() + seconds
    with progress_bar(words) as progress:
        task = progress.add_task("", total=None)
        for report in analyst.reports():
            progress.update(task, completed=report.done, total=report.total)
            if time.monotonic() > until and report.done < report.total:
                return analyst.report(report.rollouts, report.done, report.total, has_points=True)
    return report


def _plain(report: Report) -> dict[str, Any]:
    """A report as JSON. Amounts are in tenths of a per cent or of a point; those of reasons are chances or points."""
    plain: dict[str, Any] = msgspec.to_builtins(report)
    for point, found in zip(plain["turning_points"], report.turning_points, strict=True):
        point["reasons"] = [reason._asdict() for reason in found.reasons]
    return plain


class _Printer:
    """A report on a terminal."""

    def __init__(self, game: AnyGame, journal: Journal[Any], words: Words) -> None:
        self._game, self._journal, self._words = game, journal, words
        self._terminal = Terminal()

    def show(self, report: Report) -> None:
        for curve in report.curves:
            self._show_curve(curve, report.kind)
        if any(_is_split(curve) for curve in report.curves):
            self._terminal.tell(self._words.say("analyse-legend"))
            self._terminal.say()
        self._terminal.say(inked(self._words.say("analyse-points"), "accent"))
        told = Match.resume(self._game, self._journal).told
        for point in report.turning_points:
            self._show_point(point, report, [*told])
        if not report.turning_points:
            self._terminal.tell(self._words.say("analyse-no-points"))
        if report.done < report.total:
            self._terminal.tell(self._words.say("analyse-cut", done=report.done, total=report.total))

    def _show_curve(self, curve: Curve, kind: str) -> None:
        words = self._words
        if curve.seat is None:
            title = words.say("analyse-shared")
        else:
            key = "analyse-seat" if kind == "score" else "analyse-seat-chance"
            title = words.say(key, who=self._side(Seat(curve.seat)))
        self._terminal.say(inked(title, "accent"))
        columns = COLUMNS if _is_split(curve) else COLUMNS[:UNSPLIT]
        names = [name for name in columns if name != "rivals" or curve.seat is not None]
        self._terminal.tell("".join(words.say(f"analyse-columns.{name}").rjust(WIDTH) for name in names))
        for place, moment in enumerate(curve.moments):
            cells = [str(moment.step), f"{self._tenths(moment.value)}±{self._tenths(moment.error)}"]
            if place < len(curve.splits):
                cells += self._change(curve, place)
            self._terminal.tell("".join(cell.rjust(WIDTH) for cell in cells))
        self._terminal.say()

    def _change(self, curve: Curve, place: int) -> list[str]:
        split = curve.splits[place]
        change = self._signed(curve.moments[place + 1].value - curve.moments[place].value)
        if split is None:
            return [change, *([f"  {self._words.say('analyse-not-split')}"] if _is_split(curve) else [])]
        choice, luck = self._uncertain(split.choice, split.choice_error), self._uncertain(split.luck, split.luck_error)
        rivals = [] if curve.seat is None else [self._signed(split.rivals)]
        return [change, choice, *rivals, luck, self._signed(split.error)]

    def _show_point(self, point: TurningPoint, report: Report, told: list[Any]) -> None:
        words, amounts = self._words, {"amount": self._signed(point.amount), "error": self._tenths(point.error)}
        if point.chosen is None:
            heard = [item.event for item in told_at(point, told)]
            known = [words.event(event) for event in heard if words.can_say(f"event-{event.slug}")][:MOST_TOLD]
            key = f"analyse-point-{point.kind}" if known else f"analyse-point-{point.kind}-silent"
            also = {"told": " ".join(known)} if known else {}
            if point.kind == "turn":
                also["who"] = self._side(Seat(point.curve or 0))
            self._terminal.tell(words.say(key, step=point.step, **amounts, **also))
            return
        chosen, who = words.option(point.chosen, point.facts), words.seat(Seat(point.seat))
        self._terminal.tell(words.say("analyse-point-choice", step=point.step, who=who, chosen=chosen, **amounts))
        if point.better is not None:
            better = words.option(point.better, point.facts)
            gain = {"gain": self._tenths(point.gain), "error": self._tenths(point.gain_error)}
            self._terminal.tell(f"  {words.say('analyse-point-better', better=better, **gain)}")
        if (reason := sentence_of(point.reasons, report.kind)) is not None:
            self._terminal.tell(f"  {words.name_of(reason)}")

    def _side(self, seat: Seat) -> str:
        """A team where there are teams, else a seat."""
        teams = teams_of(self._game, self._journal.config, None)
        number = next((number for number, team in enumerate(teams) if seat in team), None)
        return self._words.seat(seat) if number is None else self._words.say(f"team-{number}")

    def _tenths(self, amount: int) -> str:
        return f"{'−' if amount < 0 else ''}{self._words.say('analyse-number', n=abs(amount) / 10)}"

    def _uncertain(self, amount: int, error: int) -> str:
        return f"{self._signed(amount)}±{self._tenths(error)}"

    def _signed(self, amount: int) -> str:
        return f"{'' if amount < 0 else '+'}{self._tenths(amount)}"


def _is_split(curve: Curve) -> bool:
    """Not at all in games of words; elsewhere as far as time has reached."""
    return any(split is not None for split in curve.splits)
