"""Clause × step × test, as a table that ends with what is missing."""

from pathlib import Path

from rich.table import Table

from lairkeeper.clause_report import ClauseCoverage, ClauseProblem, report
from lairkeeper.cli.command_errors import NoTests
from lairkeeper.cli.commands.parameters.arguments import ClausesArguments
from lairkeeper.cli.commands.parameters.game_choice import chosen_game
from lairkeeper.cli.terminal.terminal import Terminal
from lairkeeper.display.picture import inked
from lairkeeper.display.spelling import NameList
from lairkeeper.words import Words

_REPOSITORY = Path(__file__).resolve().parents[4]


def show_clauses(name: str | None, arguments: ClausesArguments, words: Words) -> int:
    """Prints the report; the exit code is 1 if a clause has no step or no test, or an id is in no rulebook."""
    game = chosen_game(name, words)
    rows, problems = report(game, _tests(arguments.tests))
    terminal = Terminal(width_of_a_pipe=160)
    table = Table(words.say("clauses-clause"), box=None)
    table.columns[0].min_width = max(len(row.clause.id) for row in rows)
    for key in ("clauses-code", "clauses-tests"):
        table.add_column(words.say(key), no_wrap=True, overflow="ellipsis")
    for row in rows:
        table.add_row(row.clause.id, *_cells(row))
    terminal.render(table)
    for problem in problems:
        terminal.say(inked(_worded(problem, words), "danger"))
    terminal.tell(words.say("clauses-total", clauses=len(rows), problems=len(problems)))
    return 1 if problems else 0


def _tests(given: Path | None) -> Path:
    """The folder of the tests: the one named, else that of the repository."""
    for folder in (given,) if given else (Path("tests"), _REPOSITORY / "tests"):
        if (folder / "games").is_dir():
            return folder
    raise NoTests(folder=str(given or "tests"))


def _cells(row: ClauseCoverage) -> tuple[str, str]:
    return _brief(row.code), _brief([test.rpartition("::")[2] for test in row.tests])


def _brief(places: list[str] | tuple[str, ...]) -> str:
    """The number of places, and the first one."""
    return f"{len(places)}: {places[0]}" if places else "—"


def _worded(problem: ClauseProblem, words: Words) -> str:
    return words.say(f"hole-{problem.hole}", clause=problem.clause, places=NameList(problem.places))
