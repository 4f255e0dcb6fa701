"""A position's value for search bots: rooms gained, the fight with the monster, victory."""

from lairkeeper.games.trapwords.state import Dungeon, TeamId, other, team_of
from lairkeeper.kernel import Seat

A_ROOM, A_WORD, A_FIGHT = 10.0, 6.0, 8.0
A_GUESS, A_CLUE, A_TRAP = 0.5, 0.2, 0.3


def heuristic(dungeon: Dungeon, seat: Seat) -> float:
    """The value of the seat's team minus half of the other team's: both may win, and both may lose."""
    team = team_of(dungeon, seat)
    return 0.0 if team is None else _standing(dungeon, team) - _standing(dungeon, other(team)) / 2


def _standing(dungeon: Dungeon, number: TeamId) -> float:
    team = dungeon.teams[number]
    score = A_ROOM * team.place + A_FIGHT * team.is_fighting - len(team.conceding)
    score += A_TRAP * sum(entry.is_kept for entry in team.entries) + A_TRAP * len(team.confirmed)
    for turn in dungeon.turns:
        if turn.team == number:
            score += {"open": 0.0, "success": A_WORD, "failure": -A_WORD}[turn.result]
            score += A_CLUE * len(turn.clues) - A_GUESS * turn.guesses_used
    return score
