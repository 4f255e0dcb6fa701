"""Who goes first (TRP-ORD): the team behind, or the one that receives the glowing Book."""

from lairkeeper.games.trapwords.records.events import BooksExchanged, WordShown
from lairkeeper.games.trapwords.records.options import TimeIsUp
from lairkeeper.games.trapwords.rules.turn import PlayTurn
from lairkeeper.games.trapwords.state import TEAMS, Dungeon, TeamId, milliseconds, other, supplies
from lairkeeper.kernel import Do, Table, Timer, Wait, applies


@applies("TRP-ORD2", "TRP-ORD3", "TRP-ORD4", "TRP-ORD5", "TRP-MON4", "TRP-MON7")
def first_team(dungeon: Dungeon) -> TeamId:
    """The less advanced team at the start of the round; of two in one room the one that receives the glowing Book."""
    first, second = (team.start for team in dungeon.teams)
    if first == second:
        return other(dungeon.glow)
    return TEAMS[0] if first < second else TEAMS[1]


class ExchangeBooks(Do[Dungeon]):
    """Both lists are complete: the Books are exchanged, and the order is set."""

    clauses = ("TRP-ORD1", "TRP-ORD2", "TRP-ORD3", "TRP-TRAP7", "TRP-AMB1")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        dungeon.phase = "handover"
        dungeon.first = first_team(dungeon)
        table.tell(BooksExchanged(dungeon.first))
        if dungeon.options.second_reader == "exchange":
            for team in dungeon.teams:
                table.tell(WordShown(team.word), team.torch)
        table.then(ExchangeTime())


class ExchangeTime(Wait[Dungeon, TimeIsUp]):
    """A moment to hand the Books over."""

    clauses = ("TRP-ORD1",)

    def timer(self, dungeon: Dungeon) -> Timer | None:
        seconds = supplies(dungeon).exchange
        return Timer(self.slug, milliseconds(seconds), (TimeIsUp(),), "countdown") if seconds else None

    def take(self, dungeon: Dungeon, option: TimeIsUp, table: Table) -> None:
        """Nothing happens but that time goes by."""


class PlayBothTurns(Do[Dungeon]):
    """One team after the other; the second has its turn whatever the first has done."""

    clauses = ("TRP-ORD1", "TRP-RND4", "TRP-MON7")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        table.then(PlayTurn(dungeon.first), PlayTurn(other(dungeon.first)))
