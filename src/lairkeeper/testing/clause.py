"""The decorator of tests that show clauses of a rulebook."""

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T", bound=Callable[..., Any])


def clause(*ids: str) -> Callable[[T], T]:
    """Names the clauses that a test shows; the clause report reads its attribute `clauses`."""
    if not ids:
        raise TypeError("a clause mark names the ids of the clauses that the test shows")

    def mark(test: T) -> T:
        test.clauses = (*ids, *getattr(test, "clauses", ()))  # type: ignore[attr-defined]
        return test

    return mark
