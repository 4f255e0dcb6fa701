from functools import cached_property
from types import ModuleType

import pytest

from lairkeeper.kernel import Do, applies
from lairkeeper.kernel.definition.clauses import named_in
from tests.kernel.scrapbook import Scrapbook


def module(**things: object) -> ModuleType:
    """A module that defines these; what another module defines keeps its home."""
    made = ModuleType("chapter")
    for name, thing in things.items():
        setattr(made, name, thing)
    return made


def test_a_function_names_the_clauses_it_applies_and_stays_itself() -> None:
    @applies("TOY-1", "TOY-2")
    def double(number: int) -> int:
        return 2 * number

    assert double(4) == 8
    assert double.clauses == ("TOY-1", "TOY-2")  # type: ignore[attr-defined]


class Walk(Do[Scrapbook]):
    clauses = ("TOY-WALK", "TOY-STEP")


class Maze:
    @applies("TOY-WAY")
    def way(self) -> int:
        return 1

    @property
    @applies("TOY-EXIT")
    def exit(self) -> int:
        return 2

    @cached_property
    @applies("TOY-FAR")
    def far(self) -> int:
        return 3


@applies("TOY-QUERY")
def query() -> int:
    return 4


@pytest.fixture
def chapter(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    for thing in (Walk, Maze, query):
        monkeypatch.setattr(thing, "__module__", "chapter")
    return module(Walk=Walk, Maze=Maze, query=query, Scrapbook=Scrapbook)


def test_the_clauses_of_steps_queries_methods_and_properties_are_found_with_their_places(chapter: ModuleType) -> None:
    assert dict(named_in(chapter)) == {
        "TOY-WALK": "chapter.Walk",
        "TOY-STEP": "chapter.Walk",
        "TOY-WAY": "chapter.Maze.way",
        "TOY-EXIT": "chapter.Maze.exit",
        "TOY-FAR": "chapter.Maze.far",
        "TOY-QUERY": "chapter.query",
    }


def test_imported_names_do_not_count_as_defined_in_a_module() -> None:
    assert list(named_in(module(Walk=Walk))) == []
