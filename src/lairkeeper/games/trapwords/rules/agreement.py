"""A list of traps becomes final (TRP-TRAP5, TRP-TRAP19): the team agrees on it, or the time is up."""

from lairkeeper.games.trapwords.effects import has_star
from lairkeeper.games.trapwords.records.events import TeamReady
from lairkeeper.games.trapwords.state import (
    NO_TRAP,
    Dungeon,
    ListEntry,
    Team,
    TeamId,
    TrapNumber,
    is_computer,
    other,
    present,
)
from lairkeeper.kernel import Seat, Table, applies

TWO = 2


def kept(team: Team) -> list[ListEntry]:
    return [entry for entry in team.entries if entry.is_kept]


def is_full(team: Team) -> bool:
    return len(kept(team)) == team.quota


def _writers(dungeon: Dungeon, number: TeamId) -> tuple[Seat, ...]:
    """The setters who are there: computer players, and people who have not left the list to the others."""
    team = dungeon.teams[number]
    away = {seat for seat in team.stepped_back if not is_computer(dungeon, seat)}
    return tuple(seat for seat in present(dungeon, team.seats) if seat not in away)


@applies("TRP-TRAP5", "TRP-DIG6", "TRP-DIG11")
def finish_if_agreed(dungeon: Dungeon, number: TeamId, table: Table) -> None:
    """A full list is final when more than half of the setters confirm it, two at least; computer players do at once.

    A list that all have left to the others stays as it is.
    """
    team = dungeon.teams[number]
    if is_full(team):
        team.confirmed |= {seat for seat in team.seats if is_computer(dungeon, seat)}
    is_left_alone = team.stepped_back >= set(team.seats)
    if not team.is_ready and (is_left_alone or _is_confirmed(dungeon, number)):
        close_list(dungeon, number, table)


def _is_confirmed(dungeon: Dungeon, number: TeamId) -> bool:
    team, writers = dungeon.teams[number], _writers(dungeon, number)
    needed = 1 if dungeon.options.devices == "team" else max(len(writers) // 2 + 1, min(TWO, len(writers)))
    return is_full(team) and len(team.confirmed & set(writers)) >= needed


@applies("TRP-TRAP19", "TRP-CUR19")
def close_list(dungeon: Dungeon, number: TeamId, table: Table) -> None:
    """Kept words, then the others by votes, then in order; the star falls on the first if nobody gave it."""
    team, facing = dungeon.teams[number], dungeon.teams[other(number)]
    others = sorted((entry for entry in team.entries if not entry.is_kept), key=lambda entry: -len(entry.votes))
    final = [*kept(team), *others][: team.quota]
    facing.traps = tuple(entry.text for entry in final)
    if has_star(dungeon, other(number)) and final:
        stars = [place for place, entry in enumerate(final) if entry.number == team.star]
        facing.starred = TrapNumber(stars[0] if stars else 0)
    else:
        facing.starred = NO_TRAP
    team.is_ready = True
    table.tell(TeamReady(number))
