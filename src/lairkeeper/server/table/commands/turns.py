"""Whose turn it is: who is asked a question, and who is waited for."""

from lairkeeper.kernel import Decision, Seat
from lairkeeper.server.table.state import TableState


def asked_of(table: TableState, seat: Seat) -> list[Decision]:
    """Own questions; and draws, where the table plays with dice and cards of its own."""
    decisions = table.playing().state.decisions
    return [it for it in decisions if seat in it.seats or (it.is_chance and seat == table.drawer(it))]


def waited_for(table: TableState) -> list[int]:
    """The seats that think; and those that draw, where the table plays with dice and cards of its own."""
    match = table.match
    if table.draws or match is None or table.is_paused or table.status != "playing":
        return [*table.thinking()]
    drawing = (table.drawer(decision) for decision in match.state.decisions if decision.is_chance)
    return sorted({*table.thinking(), *(seat for seat in drawing if seat is not None)})
