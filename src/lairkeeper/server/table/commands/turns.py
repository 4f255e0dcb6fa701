"""Whose turn it is: which seats are asked, and which seats the table waits for."""

from lairkeeper.kernel import Decision, Seat
from lairkeeper.server.table.state import TableState


def asked_of(table: TableState, seat: Seat) -> list[Decision]:
    """The decisions of this seat, and draws if the table uses real dice and cards."""
    decisions = table.playing().state.decisions
    return [it for it in decisions if seat in it.seats or (it.is_chance and seat == table.drawer(it))]


def waited_for(table: TableState) -> list[int]:
    """Seats with a pending decision, and seats that have to draw if the table uses real dice and cards."""
    match = table.match
    if table.draws or match is None or table.is_paused or table.status != "playing":
        return [*table.thinking()]
    drawing = (table.drawer(decision) for decision in match.state.decisions if decision.is_chance)
    return sorted({*table.thinking(), *(seat for seat in drawing if seat is not None)})
