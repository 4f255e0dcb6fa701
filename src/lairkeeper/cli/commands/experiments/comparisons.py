"""`lab compare` sets two tables against each other, `lab ambiguity` prices readings, `lab tune` finds a number."""

import shlex
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from math import isfinite
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from lairkeeper.cli import INTERRUPTED
from lairkeeper.cli.command_errors import BadNumber
from lairkeeper.cli.commands.experiments.studies import (
    exactly,
    play_study,
    rate_words,
    stored_command,
    write_reports_of,
)
from lairkeeper.cli.commands.parameters.arguments import LabArguments
from lairkeeper.cli.commands.parameters.game_choice import only_game
from lairkeeper.cli.commands.parameters.table_options import table_options
from lairkeeper.cli.terminal.language import PACKAGE
from lairkeeper.cli.terminal.terminal import Terminal
from lairkeeper.games import game_named
from lairkeeper.kernel import AnyGame, Record
from lairkeeper.lab.study import Proportion
from lairkeeper.words import Words

if TYPE_CHECKING:
    from lairkeeper.lab.studies.plan import Base, StudyPlan
    from lairkeeper.lab.studies.results.folder import StudyFolder
    from lairkeeper.lab.studies.results.pairs import FacetGain, Gain, PairedComparison

ALL_GAMES_WON = 100


def compare(subject: Sequence[str], arguments: LabArguments, words: Words) -> int:
    """Plays two tables with the same luck and prints the difference."""
    from lairkeeper.lab.studies.arms import comparison_plan
    from lairkeeper.lab.studies.labels import cell_label
    from lairkeeper.lab.studies.results.pairs import compare as compare_cells

    name, first, second = exactly(subject, "GAME", "A", "B")
    base = _base(game_named(name), arguments)
    plan = comparison_plan(base, (first, second), games=arguments.games, seed=arguments.seed)
    with _played(plan, "compare", subject, arguments, words) as (folder, code):
        spoken = _spoken(base, words)
        labels = [cell_label(cell, spoken) for cell in plan.cells]
        Terminal().tell(spoken.say("lab-compared", first=labels[0], second=labels[1]))
        _show(compare_cells(folder, 0, 1), base, spoken)
        _report(folder, arguments, words)
    return code


def ambiguity(subject: Sequence[str], arguments: LabArguments, words: Words) -> int:
    """Prints the cost of each reading against the reading of the table."""
    from lairkeeper.lab.studies.ambiguity import ambiguity_study
    from lairkeeper.lab.studies.results.pairs import compare as compare_cells

    base = _base(only_game(subject, words), arguments)
    study = ambiguity_study(base, games=arguments.games, seed=arguments.seed)
    with _played(study.plan, "ambiguity", subject, arguments, words) as (folder, code):
        terminal, spoken = Terminal(), _spoken(base, words)
        for reading in study.readings:
            value = spoken.table_value(reading.field, reading.value)
            facts = {"clause": reading.clause, "option": spoken.table_option(reading.field), "value": value}
            terminal.tell(spoken.say("lab-reading", **facts))
            _show(compare_cells(folder, reading.base, reading.cell), base, spoken)
        for field in study.skipped:
            terminal.tell(spoken.say("lab-reading-skipped", option=spoken.table_option(field)))
        _report(folder, arguments, words)
    return code


def tune(subject: Sequence[str], arguments: LabArguments, words: Words) -> int:
    """The value of a number that reaches a wished win rate, for each number of players."""
    from lairkeeper.lab.studies.errors import NoNumber
    from lairkeeper.lab.studies.tune import bisect, bounds_of

    game = only_game(subject, words)
    number = arguments.change
    if number is None:
        raise NoNumber(number="", reason="form")
    if not 0 < arguments.target < ALL_GAMES_WON:
        raise BadNumber(option="--target", value=arguments.target, least=1)
    least, most = bounds_of(number, arguments.between)
    terminal = Terminal()
    for players in [arguments.players] if arguments.players is not None else game.seats:
        base = _base(game, replace(arguments, players=players))
        spoken = _spoken(base, words)
        play = partial(_rate, base, number, subject=subject, arguments=arguments, words=words)
        try:
            found = bisect(play, least, most, arguments.target / ALL_GAMES_WON)
        except KeyboardInterrupt:
            return INTERRUPTED
        terminal.tell(spoken.say("lab-tuned-players", players=players))
        terminal.list(*((f"  {each.value}", rate_words(each.won, spoken)) for each in found.tried))
        key = "lab-tuned" if found.is_reached else "lab-not-tuned"
        terminal.tell(spoken.say(key, value=found.best.value, share=found.best.won.share, target=found.target))
        if found.is_reached and len(found.plausible) > 1:
            terminal.tell(spoken.say("lab-tuned-others", values=", ".join(map(str, found.plausible))))
    return 0


def _rate(
    base: "Base", number: str, value: int, *, subject: Sequence[str], arguments: LabArguments, words: Words
) -> Proportion:
    """The win rate with one value; each value tried is a study of its own."""
    from lairkeeper.lab.studies.results.summary import summarise
    from lairkeeper.lab.studies.tune import tuning_plan

    plan = tuning_plan(base, number, value, games=arguments.games, seed=arguments.seed)
    seats = base.game.seat_count(base.config)
    own = arguments.folder / f"{seats}-players" / f"{value}" if arguments.folder is not None else None
    with _played(plan, "tune", subject, replace(arguments, folder=own), words) as (folder, code):
        if code:
            raise KeyboardInterrupt
        return summarise(folder).study(folder, 0).won


def _base(game: AnyGame, arguments: LabArguments) -> "Base":
    """The table that both sides share, with the bots of the command or the policy of the game."""
    from lairkeeper.lab.studies.plan import Base
    from lairkeeper.packs import NO_PACK, read_pack

    bots = tuple(bot.strip() for bot in (arguments.bots or game.policy).split(","))
    config: Record = table_options(game, replace(arguments, pack=None))
    return Base(game, config, bots, NO_PACK if arguments.pack is None else read_pack(arguments.pack))


def _spoken(base: "Base", words: Words) -> Words:
    from lairkeeper.lab.studies.labels import words_of_study

    return words_of_study(base.game, base.cell(()), words.language, PACKAGE)


@contextmanager
def _played(
    plan: "StudyPlan", study: str, subject: Sequence[str], arguments: LabArguments, words: Words
) -> Iterator[tuple["StudyFolder", int]]:
    """The games in the folder of the command, or in one that is thrown away afterwards; and the exit code."""
    from lairkeeper.lab.studies.results.folder import StudyFolder

    with TemporaryDirectory(prefix="lairkeeper-study-") as beside:
        command = shlex.join(["lairkeeper", "lab", study, *subject, "--games", str(arguments.games)])
        where: Path = arguments.folder or Path(beside)
        folder = StudyFolder.open(where, plan, f"{command} --seed {shlex.quote(arguments.seed)}")
        yield folder, play_study(folder, arguments, words)


def _report(folder: "StudyFolder", arguments: LabArguments, words: Words) -> None:
    """A study that is kept has a report."""
    if arguments.folder is not None:
        write_reports_of(folder, stored_command(folder), words)


def _show(found: "PairedComparison", base: "Base", words: Words) -> None:
    """Wins, points and length, each with its interval or with the words that no difference is shown."""
    terminal = Terminal()
    rows = [(words.say("lab-of-won"), gain_words(found.won, words, 100.0))]
    if found.points is not None:
        rows.append((words.say("lab-of-points"), gain_words(found.points, words)))
    rows.append((words.say("lab-of-turns"), gain_words(found.turns, words)))
    rows += [
        (words.say(key), _facet_words(facet, base, words))
        for key, facet in (("lab-of-gaining", found.most_gaining), ("lab-of-losing", found.most_losing))
        if facet is not None
    ]
    terminal.list(*((f"  {name}", text) for name, text in rows))
    terminal.tell(f"  {words.say('lab-of-pairs', pairs=found.won.pairs, alike=found.alike)}")


def gain_words(gain: "Gain", words: Words, scale: float = 1.0) -> str:
    """A difference with its sign and its interval."""
    numbers = {"mean": scale * gain.mean, "low": scale * gain.low, "high": scale * gain.high}
    signed = {name: _signed(value, words) for name, value in numbers.items()}
    return words.say("lab-gain" if gain.is_shown else "lab-no-gain", **signed)


def _signed(value: float, words: Words) -> str:
    size = words.say("report-number", value=abs(value)) if isfinite(value) else "∞"
    return f"{'-' if value < 0 else '+'}{size}"


def _facet_words(facet: "FacetGain", base: "Base", words: Words) -> str:
    from lairkeeper.lab.studies.labels import facet_label

    thing = facet_label(base.game, facet.fact, facet.value, words)
    return words.say("lab-facet-gain", thing=thing, gain=gain_words(facet.won, words, 100.0))
