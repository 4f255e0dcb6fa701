"""What has to be said, read off the code: every record, question, reason and error, with the facts it brings."""

import ast
import inspect
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import Any, Literal, get_args, get_origin, get_type_hints

from lairkeeper.kernel import Ask, Chance, Outcome, Record, Step
from lairkeeper.kernel.data.record import bare
from lairkeeper.kernel.definition.game import AnyGame
from tests.every import home
from tests.words.ftl import SOURCE

Facts = frozenset[str]


def spoken_records(game: AnyGame) -> dict[str, type[Record]]:
    """Options, events and effects by the keys of their messages."""
    options: dict[str, type[Record]] = {f"option-{option.slug}": option for option in game.options}
    effects = {f"preview-{effect.slug}": effect for effect in game.effects}
    return options | {f"event-{event.slug}": event for event in game.events} | effects


def questions(game: AnyGame) -> dict[str, Facts]:
    """The questions to seats and to chance, with the facts their steps tell."""
    asked = {f"question-{step.slug}": facts_told(step) for step in game.steps if issubclass(step, Ask)}
    return asked | {f"draw-{step.slug}": facts_told(step) for step in game.steps if issubclass(step, Chance)}


def facts_told(step: type[Step]) -> Facts:
    """The names in what the `facts` of a step returns, which is written out as a dict."""
    told = step.facts  # type: ignore[attr-defined]
    tree = ast.parse(dedent(inspect.getsource(told)))
    returned = [node.value for node in ast.walk(tree) if isinstance(node, ast.Return)]
    assert returned and all(isinstance(value, ast.Dict) for value in returned), f"{step.slug}: no dict is returned"
    keys = [key for value in returned if isinstance(value, ast.Dict) for key in value.keys]
    return frozenset(str(key.value) for key in keys if isinstance(key, ast.Constant))


def known_by_name(game: AnyGame) -> Mapping[str, Any]:
    """The types of facts by their names, as the module that spells them has them."""
    fields: Mapping[str, Any] = getattr(inspect.getmodule(game.spell), "FIELDS", {})
    return fields


def outcomes(game: AnyGame) -> dict[str, Facts]:
    """The reasons given to `Outcome`, which are written out wherever it is made."""
    reasons = {argument(call, 0, "reason") for call in calls("Outcome", home(game))}
    return {
        f"outcome-{reason}": frozenset(Outcome.__struct_fields__) - {"reason", "clause", "ranks"} for reason in reasons
    }


def measures(game: AnyGame) -> dict[str, Facts]:
    """What is counted in many games; a game without any event has counted nothing and names all of it."""
    return {f"measure-{name}": frozenset() for name in (game.measures(()) if game.measures else ())}


def table_keys(game: AnyGame) -> set[str]:
    """Every table option, every value that has an id and every preset, each with its help."""
    keys = set()
    hints = get_type_hints(game.config)
    for field in game.config.__struct_fields__:
        hint = hints[field]
        values = [value for part in (hint, *get_args(hint)) if get_origin(part) is Literal for value in get_args(part)]
        nothing = ["none"] if type(None) in get_args(hint) else []
        choices = ["yes", "no"] if hint is bool else []
        keys |= {f"table-{field}", *(f"table-{field}-{value}" for value in (*values, *nothing, *choices))}
    keys |= {f"preset-{preset.name}" for preset in game.presets}
    return keys | {f"{key}.help" for key in keys}


def carried(game: AnyGame) -> dict[str, Facts]:
    """Records among the table options, with what they hold."""
    hints = get_type_hints(game.config)
    records = {field: hint for field, hint in hints.items() if isinstance(hint, type) and issubclass(hint, Record)}
    return {f"carried-{field}": frozenset(hint.__struct_fields__) for field, hint in records.items()}


def error_codes(home: Path) -> dict[str, str]:
    """The codes that are worded in a folder, by the names of their classes."""
    files = [file for file in sorted(SOURCE.rglob("*.py")) if words_of(file) == home]
    return {name: code for file in files for name, code in _codes(tree(file))}


def words_of(file: Path) -> Path:
    """Where a module finds its words: in the next package around it that has some."""
    return next(folder / "words" for folder in file.parents if (folder / "words").is_dir())


def said_by_key(file: Path) -> Iterator[tuple[str, set[str] | None]]:
    """Keys that a module says outright, and the facts it gives them (nothing, where they are not written out)."""
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Call) and _called(node) == "say" and node.args:
            key, names = node.args[0], {keyword.arg for keyword in node.keywords}
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                yield key.value, None if None in names else {name for name in names if name}


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _codes(module: ast.Module) -> Iterator[tuple[str, str]]:
    for node in [node for node in ast.walk(module) if isinstance(node, ast.ClassDef)]:
        for line in [line for line in node.body if isinstance(line, ast.Assign | ast.AnnAssign)]:
            if _target(line) == "code" and isinstance(line.value, ast.Constant):
                yield node.name, str(line.value.value)


def error_facts(error: str) -> Facts:
    """What every place that raises an error tells."""
    return shared_facts(calls(error, SOURCE))


def content_facts(reason: str) -> Facts:
    made = [call for call in calls("refusal", SOURCE) if len(call.args) > 2 and argument(call, 2, "reason") == reason]
    return shared_facts(made) | {"file", "key"}


def journal_facts() -> dict[str, Facts]:
    """The reasons to refuse a journal; one that is not written out is the code of another error."""
    sites: dict[str, list[ast.Call]] = {}
    for call in calls("CorruptJournal", SOURCE):
        sites.setdefault(f"journal-{argument(call, 99, 'reason') or 'replay'}", []).append(call)
    return {key: shared_facts(made) - {"reason"} for key, made in sites.items()}


def shared_facts(sites: Iterable[ast.Call]) -> Facts:
    told = [{keyword.arg for keyword in call.keywords if keyword.arg} - {"clauses"} for call in sites]
    return frozenset(set.intersection(*told)) if told else frozenset()


def calls(name: str, folder: Path) -> list[ast.Call]:
    """Every call of a function or class by its bare name."""
    return [call for file, call in _calls().get(name, ()) if folder in file.parents]


@cache
def _calls() -> dict[str, list[tuple[Path, ast.Call]]]:
    found: dict[str, list[tuple[Path, ast.Call]]] = {}
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(tree(file)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                found.setdefault(node.func.id, []).append((file, node))
    return found


def argument(call: ast.Call, place: int, name: str) -> str:
    """An argument that is written out; nothing if it is not."""
    given = [*call.args[place : place + 1], *(keyword.value for keyword in call.keywords if keyword.arg == name)]
    return str(given[0].value) if given and isinstance(given[0], ast.Constant) else ""


@cache
def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def _target(statement: ast.Assign | ast.AnnAssign) -> str:
    target = statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
    return target.id if isinstance(target, ast.Name) else ""


def samples(record: type[Record]) -> list[Record]:
    """A few records of a kind, with small numbers, which are ids of something in every game."""
    hints = get_type_hints(record)
    return [record(**{name: _sample(hints[name], size) for name in record.__struct_fields__}) for size in (0, 1, 2)]


def _sample(hint: Any, size: int) -> Any:
    hint = bare(hint)
    if get_origin(hint) is Literal:
        return get_args(hint)[size % len(get_args(hint))]
    if get_origin(hint) is tuple:
        parts = get_args(hint)
        return tuple(_sample(parts[0], size) for _ in range(size + 1 if Ellipsis in parts else len(parts)))
    if get_args(hint):
        return _sample(get_args(hint)[0], size)
    return {bool: size == 1, int: size, str: "word", float: float(size)}[hint]
