"""End of the game (TRP-END): a team has beaten the monster, both have, or the monster wins after eight rounds."""

from lairkeeper.games.trapwords.state import TEAMS, Dungeon, TeamId, other, supplies
from lairkeeper.kernel import Do, Outcome, Table, applies


@applies("TRP-MON5", "TRP-MON8", "TRP-MON9", "TRP-MON10")
def victors(dungeon: Dungeon) -> tuple[TeamId, ...]:
    """The teams that fought in this round and guessed their word."""
    return tuple(team for team in TEAMS if dungeon.teams[team].is_fighting and dungeon.teams[team].has_guessed)


@applies("TRP-VAR3")
def faster_team(dungeon: Dungeon) -> TeamId:
    """The second team if it guessed before the time of the first was over; at the same time the first team wins."""
    second = dungeon.turns[-1]
    return second.team if second.glass.spent < second.glass.milliseconds else other(second.team)


class CheckVictory(Do[Dungeon]):
    """One team has won, or both; or the faster one, where the table plays so."""

    clauses = ("TRP-END1", "TRP-MON5", "TRP-MON8", "TRP-MON9", "TRP-MON10", "TRP-VAR1", "TRP-VAR3")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        won = victors(dungeon)
        if not won:
            return
        dungeon.phase = "over"
        if len(won) == 1:
            table.finish(Outcome("monster_beaten", "TRP-END1", dungeon.teams[won[0]].seats))
        elif dungeon.options.tie_break == "fastest":
            table.finish(Outcome("faster_team", "TRP-VAR3", dungeon.teams[faster_team(dungeon)].seats))
        else:
            table.finish(Outcome("both_teams", "TRP-MON8", tuple(sorted(sum((t.seats for t in dungeon.teams), ())))))


class ReachTheLimit(Do[Dungeon]):
    """The eighth round is the last: the monster wins, and both teams lose."""

    clauses = ("TRP-END2", "TRP-RND3")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        if dungeon.round >= supplies(dungeon).rounds:
            dungeon.phase = "over"
            table.finish(Outcome("monster_wins", "TRP-END2", ()))
