"""The monster (TRP-MON, TRP-RND5 to 9): it comes nearer when both teams fail, and pushes curses before it."""

from lairkeeper.games.trapwords.components.box import Place
from lairkeeper.games.trapwords.records.events import CursePushed, MonsterMoved, MonsterStayed
from lairkeeper.games.trapwords.rules.curses import discard
from lairkeeper.games.trapwords.state import Curse, Dungeon
from lairkeeper.kernel import Do, Table, applies


@applies("TRP-RND5", "TRP-RND6", "TRP-MON6", "TRP-MON13", "TRP-CUR19", "TRP-AMB2")
def moves(dungeon: Dungeon) -> bool:
    """It moves if no team advanced, unless a team is in its room or fought it in this round."""
    if any(team.has_advanced for team in dungeon.teams) or dungeon.monster_at == 0:
        return False
    if dungeon.options.monster_freeze == "for_good" and dungeon.has_been_fought:
        return False
    return not any(team.is_fighting or team.place == dungeon.monster_at for team in dungeon.teams)


class MoveMonster(Do[Dungeon]):
    """One room towards the teams; a curse in its way is pushed on, and pushes others."""

    clauses = ("TRP-RND5", "TRP-RND6", "TRP-RND7", "TRP-MON1", "TRP-MON6", "TRP-MON13")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        if not moves(dungeon):
            table.tell(MonsterStayed(dungeon.monster_at))
            return
        dungeon.monster_at = Place(dungeon.monster_at - 1)
        table.tell(MonsterMoved(dungeon.monster_at))
        push(dungeon, dungeon.monster_at, table)


@applies("TRP-RND7", "TRP-RND8", "TRP-RND9", "TRP-CUR17")
def push(dungeon: Dungeon, place: Place, table: Table) -> None:
    """The curse in a room goes to the room before it, and so does one that lies there; the first room has none."""
    curse: Curse | None = next((each for each in dungeon.curses if each.place == place), None)
    if curse is None:
        return
    if place == 0:
        discard(dungeon, curse, table)
        return
    push(dungeon, Place(place - 1), table)
    curse.place = Place(place - 1)
    table.tell(CursePushed(place, curse.place))
