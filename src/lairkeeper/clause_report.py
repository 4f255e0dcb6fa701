"""Clause × code × test: where each clause of a game is applied, which tests show it, and where something is missing.

Code names clauses in the `clauses` of a step or with `@applies`; a test names them with `@clause(...)`. Tests are
read, not run, so the report needs nothing but their files.
"""

import ast
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Literal, NamedTuple

from lairkeeper.kernel.definition.clauses import Clause, named_in
from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.kernel.errors import Malformed

Hole = Literal["no-code", "no-test", "unknown-in-code", "unknown-in-tests", "unreadable"]
Places = Mapping[str, Collection[str]]
Marked = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef

MARK = "clause"
UNREADABLE = ""
"""Stands for the ids of a mark that are not written out as strings."""


class NotPython(Malformed):
    """A file among the tests that cannot be read as one."""

    code = "tests-not-python"


class ClauseCoverage(NamedTuple):
    """A clause, the places in code that name it, and the tests that show it."""

    clause: Clause
    code: tuple[str, ...]
    tests: tuple[str, ...]


class ClauseProblem(NamedTuple):
    """A gap, worded as `hole-<hole>`: a clause without code or test, or an id that is in no rulebook."""

    hole: Hole
    clause: str
    places: tuple[str, ...] = ()


class ClauseReport(NamedTuple):
    rows: list[ClauseCoverage]
    problems: list[ClauseProblem]


def report(game: AnyGame, tests: Path) -> ClauseReport:
    """Every clause in the order of the rulebook; `tests` is the folder that mirrors the source."""
    code = named_in_code(game)
    shown = shown_in_tests(tests / "games" / game.package.rpartition(".")[2], tests)
    rows = [ClauseCoverage(clause, _at(code, name), _at(shown, name)) for name, clause in game.clauses.items()]
    return ClauseReport(rows, [*_holes(rows), *_unknown(game, code, shown)])


def named_in_code(game: AnyGame) -> Places:
    """Clause ids and the places that name them, in any module of the game."""
    package = import_module(game.package)
    names = [game.package, *(found.name for found in walk_packages(package.__path__, f"{game.package}."))]
    places: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for name in names:
        for clause, place in named_in(import_module(name)):
            places[clause][place.removeprefix(f"{game.package}.")] = None
    return places


def shown_in_tests(folder: Path, root: Path) -> Places:
    """Clause ids and the tests that show them, below a folder; places are written from the root."""
    places: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for path in sorted(folder.rglob("*.py")):
        try:
            found = list(marks(path.read_text("utf-8")))
        except (SyntaxError, ValueError):
            raise NotPython(file=str(path)) from None
        for clause, test in found:
            places[clause][f"{path.relative_to(root).as_posix()}::{test}"] = None
    return places


def marks(source: str) -> Iterator[tuple[str, str]]:
    """Pairs of a clause id and the test that is marked with it."""
    module = ast.parse(source)
    constants = dict(_constants(module))
    for node in ast.walk(module):
        if isinstance(node, Marked) and node.name.lower().startswith("test"):
            for decorator in node.decorator_list:
                yield from ((clause, node.name) for clause in _ids(decorator, constants))


def _constants(module: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """The values of module-level names: several tests may share a list of ids."""
    for statement in module.body:
        if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
            yield statement.targets[0].id, statement.value


def _ids(decorator: ast.expr, constants: Mapping[str, ast.expr]) -> Iterator[str]:
    if isinstance(decorator, ast.Call) and _last_name(decorator.func) == MARK:
        for argument in decorator.args:
            is_list = isinstance(argument, ast.Starred)
            value = argument.value if isinstance(argument, ast.Starred) else argument
            written = constants.get(value.id, value) if isinstance(value, ast.Name) else value
            yield from _strings(written, is_list)


def _strings(written: ast.expr, is_list: bool) -> tuple[str, ...]:
    """The ids that an argument stands for."""
    try:
        ids = ast.literal_eval(written)
    except ValueError:
        return (UNREADABLE,)
    return tuple(name if isinstance(name, str) else UNREADABLE for name in (ids if is_list else (ids,)))


def _last_name(function: ast.expr) -> str:
    """`clause`, whether it is called by its name or through a module."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _holes(rows: list[ClauseCoverage]) -> Iterator[ClauseProblem]:
    for row in rows:
        if not row.code:
            yield ClauseProblem("no-code", row.clause.id)
        if not row.tests:
            yield ClauseProblem("no-test", row.clause.id)


def _unknown(game: AnyGame, code: Places, shown: Places) -> Iterator[ClauseProblem]:
    """Ids that are in no rulebook, and marks that cannot be read."""
    for name in sorted(code.keys() - game.clauses.keys()):
        yield ClauseProblem("unknown-in-code", name, _at(code, name))
    for name in sorted(shown.keys() - game.clauses.keys()):
        yield ClauseProblem("unknown-in-tests" if name else "unreadable", name, _at(shown, name))


def _at(places: Places, clause: str) -> tuple[str, ...]:
    return tuple(places.get(clause, ()))
