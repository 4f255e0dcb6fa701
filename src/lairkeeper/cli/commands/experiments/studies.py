"""`lab study` plays a grid into a folder, `lab report` writes its report again, `lab replay` repeats one game of it."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from lairkeeper.cli import INTERRUPTED
from lairkeeper.cli.command_errors import BadArguments
from lairkeeper.cli.commands.experiments.progress import progress_bar
from lairkeeper.cli.commands.parameters.arguments import LabArguments
from lairkeeper.cli.local_game.saved_games import write_whole
from lairkeeper.cli.terminal.language import PACKAGE
from lairkeeper.cli.terminal.terminal import Terminal
from lairkeeper.kernel import write_journal
from lairkeeper.lab.study import Proportion
from lairkeeper.words import Words

if TYPE_CHECKING:
    from lairkeeper.lab.studies.results.folder import StudyFolder

FOLDER_SUFFIX = ".study"


def study(subject: Sequence[str], arguments: LabArguments, words: Words) -> int:
    """Plays what is missing of a study and writes its report; a folder goes on where it was left."""
    from lairkeeper.lab.studies.results.folder import StudyFolder, stored_study
    from lairkeeper.lab.studies.study_file import read_study

    (name,) = exactly(subject, "FILE")
    path = Path(name)
    if path.is_dir():
        folder, command = stored_study(path)
    else:
        plan = read_study(path)
        command = _command("study", name, arguments)
        folder = StudyFolder.open(arguments.folder or path.with_suffix(FOLDER_SUFFIX), plan, command)
    code = play_study(folder, arguments, words)
    show_cells(folder, words)
    write_reports_of(folder, command, words)
    return code


def _command(study: str, name: str, arguments: LabArguments) -> str:
    folder = f" --folder {shlex.quote(str(arguments.folder))}" if arguments.folder else ""
    return f"lairkeeper lab {study} {shlex.quote(name)}{folder}"


def play_study(folder: "StudyFolder", arguments: LabArguments, words: Words) -> int:
    """Plays with a progress bar and the time left; the exit code tells if it was interrupted."""
    from lairkeeper.lab.studies.execution.engines import engine_at
    from lairkeeper.lab.studies.execution.runner import run_study

    engine = engine_at(arguments.engine, arguments.workers)
    with progress_bar(words) as progress:
        task = progress.add_task("", total=folder.plan.total)
        found = run_study(folder, engine, lambda done, total: progress.update(task, completed=done, total=total))
    if found.is_complete:
        return 0
    Terminal().tell(words.say("lab-interrupted", done=found.done, wanted=found.wanted))
    return INTERRUPTED


def show_cells(folder: "StudyFolder", words: Words) -> None:
    """One line for each cell: how often it was won, and how long its games are."""
    from lairkeeper.lab.studies.labels import cell_label, words_of_study
    from lairkeeper.lab.studies.results.summary import summarise

    terminal, plan = Terminal(), folder.plan
    summary = summarise(folder)
    rows = []
    for number, cell in enumerate(plan.cells):
        spoken = words_of_study(plan.game, cell, words.language, PACKAGE)
        found = summary.study(folder, number)
        facts = spoken.say("lab-cell", number=number, won=rate_words(found.won, spoken), turns=found.turns.mean)
        rows.append((cell_label(cell, spoken), facts))
    if plan.left_out:
        terminal.tell(words.say("lab-left-out", cells=plan.left_out))
    terminal.list(*rows)
    if any(cell.clock for cell in summary.cells):
        terminal.tell(words.say("report-clock"))
    if summary.timed:
        terminal.tell(words.say("lab-speed", games=summary.timed, rate=summary.timed / max(summary.seconds, 1e-9)))


def rate_words(rate: Proportion, words: Words) -> str:
    low, high = rate.interval
    return words.say("simulate-rate", count=rate.count, share=rate.share, low=low, high=high)


def report(subject: Sequence[str], arguments: LabArguments, words: Words) -> int:
    """Writes the report of a study folder anew, in both languages."""
    from lairkeeper.lab.studies.results.folder import stored_study

    (name,) = exactly(subject, "FOLDER")
    folder, command = stored_study(Path(name))
    write_reports_of(folder, command, words)
    return 0


def stored_command(folder: "StudyFolder") -> str:
    """The command that a folder was begun with."""
    from lairkeeper.lab.studies.results.folder import stored_study

    return stored_study(folder.path)[1]


def write_reports_of(folder: "StudyFolder", command: str, words: Words) -> None:
    """Writes the report in every language, and says where."""
    from lairkeeper.lab.report import write_reports

    for file in write_reports(folder, command):
        Terminal().tell(words.say("lab-report-written", file=str(file)))


def replay(subject: Sequence[str], arguments: LabArguments, words: Words) -> int:
    """Plays one game of a study again, compares it with its row, and saves it for `lairkeeper replay`."""
    from lairkeeper.lab.studies.errors import NoSuchGame
    from lairkeeper.lab.studies.execution.repeat import repeat_game
    from lairkeeper.lab.studies.labels import words_of_study
    from lairkeeper.lab.studies.results.folder import stored_study

    name, game = exactly(subject, "FOLDER", "CELL/NUMBER")
    folder, _ = stored_study(Path(name))
    cell, _, number = game.partition("/")
    if not (cell.isdecimal() and number.isdecimal()):
        raise NoSuchGame(game=game, cells=len(folder.plan.cells) - 1, games=folder.plan.games - 1)
    row, match = repeat_game(folder, int(cell), int(number))
    spoken = words_of_study(folder.plan.game, folder.plan.cells[row.cell], words.language, PACKAGE)
    ending = spoken.ending(row.reason)
    Terminal().tell(spoken.say("lab-repeated", seed=row.seed, turns=row.turns, ending=ending))
    if arguments.write is not None:
        write_whole(arguments.write, write_journal(match.sealed()))
    return 0


def exactly(subject: Sequence[str], *wanted: str) -> Sequence[str]:
    """The words of a command, one for each that it wants."""
    if len(subject) < len(wanted):
        raise BadArguments(problem="missing", command="lab", option=wanted[len(subject)], value="", expected="")
    if len(subject) > len(wanted):
        unused = " ".join(subject[len(wanted) :])
        raise BadArguments(problem="unused", command="lab", option="", value=unused, expected="")
    return subject
