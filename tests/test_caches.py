"""Caches without a bound are keyed by what the program itself defines, never by what a client can make up."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "lairkeeper"
PARTS = ("server", "games", "kernel", "bots", "words", "display")

DEFINED_HERE = {"self", "language", "code", "level", "group", "package", "packages", "folders", "kind"}
"""Languages, groups and levels that are listed. People send packs, so that digests of boxes are no such thing."""
DEFINED_TYPES = {"int", "int | None", "type[World]", "type[W]", "type[Record]", "tuple[type[Option], ...]"}
DEFINED_TYPES |= {"tuple[type, ...]", "tuple[int, ...]", "Path", "bytes", "Any"}
"""Counts of dice and cards, types, numbers printed on dice and tiles, and files of the client with their content."""


def unbounded_caches() -> Iterator[tuple[str, ast.FunctionDef]]:
    for part in PARTS:
        for file in sorted((SOURCE / part).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef) and any(map(is_unbounded, node.decorator_list)):
                    yield file.relative_to(SOURCE).as_posix(), node


def is_unbounded(decorator: ast.expr) -> bool:
    return ast.unparse(decorator) in ("cache", "functools.cache", "lru_cache(maxsize=None)", "lru_cache(None)")


@pytest.mark.parametrize(("file", "function"), [*unbounded_caches()], ids=lambda one: getattr(one, "name", one))
def test_an_unbounded_cache_has_keys_that_are_defined_here(file: str, function: ast.FunctionDef) -> None:
    arguments = function.args.posonlyargs + function.args.args + function.args.kwonlyargs
    odd = [
        f"{argument.arg}: {ast.unparse(argument.annotation) if argument.annotation else '?'}"
        for argument in arguments
        if argument.arg not in DEFINED_HERE
        and (argument.annotation is None or ast.unparse(argument.annotation) not in DEFINED_TYPES)
    ]
    assert not odd, f"{file}: use lru_cache, since clients may choose {odd} of {function.name}"
