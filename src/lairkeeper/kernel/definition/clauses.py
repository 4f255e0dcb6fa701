"""Clauses of a rulebook: their ids, and the code that names them."""

from collections.abc import Callable, Iterator
from types import ModuleType
from typing import TypeVar

from lairkeeper.kernel.data.record import Record

F = TypeVar("F", bound=Callable[..., object])


class Clause(Record):
    """One clause; its words are in the Fluent files of the game's rulebook, under the same id."""

    id: str
    chapter: str
    tag: str
    see: tuple[str, ...] = ()


def applies(*clauses: str) -> Callable[[F], F]:
    """Names the clauses a query or a geometry function applies, as `clauses` does for a step."""

    def name(function: F) -> F:
        function.clauses = clauses  # type: ignore[attr-defined]
        return function

    return name


def named_in(module: ModuleType) -> Iterator[tuple[str, str]]:
    """Pairs of a clause id and the place in this module that names it."""
    for name, thing in vars(module).items():
        if getattr(thing, "__module__", None) == module.__name__:
            yield from ((clause, f"{module.__name__}.{name}") for clause in _clauses_of(thing))
            members = vars(thing).items() if isinstance(thing, type) else ()
            for member, method in members:
                yield from ((clause, f"{module.__name__}.{name}.{member}") for clause in _clauses_of(method))


def _clauses_of(thing: object) -> tuple[str, ...]:
    """The clauses of a step or a function, also of one inside a property or another kind of method."""
    inside = (getattr(thing, name, None) for name in ("func", "fget", "__func__"))
    named = (getattr(layer, "clauses", None) for layer in (thing, *inside))
    return next((clauses for clauses in named if isinstance(clauses, tuple)), ())
