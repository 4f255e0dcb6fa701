"""Whose turn it is: who is asked a question, who draws where people draw themselves, and who is waited for."""

from lairkeeper.kernel import Decision, Seat, facts
from lairkeeper.server.table_state import TableState


def asked_of(table: TableState, seat: Seat) -> list[Decision]:
    """Own questions; and draws, where the table plays with dice and cards of its own."""
    decisions, draws = table.playing().state.decisions, table.draws
    return [it for it in decisions if seat in it.seats or (not draws and it.is_chance and seat == drawer(table, it))]


def drawer(table: TableState, decision: Decision) -> Seat:
    """Who draws or rolls at a real table: the seat the draw is for, or the first person there."""
    named = facts(table.playing().state, decision).get("seat")
    people = table.seats_of_people()
    if isinstance(named, int) and Seat(named) in people:
        return Seat(named)
    return people[0] if people else Seat(0)


def waited_for(table: TableState) -> list[int]:
    """The seats that think; and those that draw, where the table plays with dice and cards of its own."""
    match = table.match
    if table.draws or match is None or table.is_paused or table.status != "playing":
        return [*table.thinking()]
    drawing = (drawer(table, decision) for decision in match.state.decisions if decision.is_chance)
    return sorted({*table.thinking(), *drawing})
