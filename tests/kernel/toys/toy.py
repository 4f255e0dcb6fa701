"""What all toy games have in common: no content, no heuristic, and clauses of one chapter."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from lairkeeper.kernel import ChanceStream, Clause, Decision, Event, Game, Option, Record, Seat, Step, World

W = TypeVar("W", bound=World)
C = TypeVar("C", bound=Record)
V = TypeVar("V", bound=Record)


class Nothing(Record):
    """The table options of a game that has none."""


def hide_nothing(world: Any, seat: Seat | None, stream: ChanceStream) -> None:
    """Everything lies open on the table."""


def hold_nothing(world: Any) -> None:
    """No component to count."""


def toy(
    name: str,
    *,
    config: type[C],
    world: type[W],
    steps: tuple[type[Step], ...],
    options: tuple[type[Option], ...],
    events: tuple[type[Event], ...] = (),
    set_up: Callable[[C], tuple[W, Step]],
    seat_count: Callable[[C], int],
    view: Callable[[W, Seat | None], V],
    reshuffle: Callable[[W, Seat | None, ChanceStream], None] = hide_nothing,
    check: Callable[[W], None] = hold_nothing,
    queries: tuple[Callable[..., Any], ...] = (),
    suggest: Callable[[V, Decision, Seat], Iterable[Option]] | None = None,
) -> Game[W, C, V]:
    """A game for the kernel's own tests; its rulebook is what its steps and queries name."""
    ids = sorted({clause for place in (*steps, *queries) for clause in getattr(place, "clauses", ())})
    return Game(
        name=name,
        version=1,
        package=__package__ or "toys",
        seats=range(1, 5),
        config=config,
        world=world,
        steps=steps,
        options=options,
        events=events,
        clauses={id_: Clause(id_, "toy", "designed") for id_ in ids},
        set_up=set_up,
        seat_count=seat_count,
        content=lambda _: "",
        view=view,
        reshuffle=reshuffle,
        heuristic=lambda _world, _seat: 0.0,
        check=check,
        suggest=suggest,
    )
