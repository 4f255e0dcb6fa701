"""The round (WDL-GRO1, WDL-ADV16, WDL-ADV17): the table of contents of the game."""

from lairkeeper.games.woodlands.records.events import RoundBegan
from lairkeeper.games.woodlands.rules.boss import RaiseThreatOfRound
from lairkeeper.games.woodlands.rules.ending import OfferToConcede
from lairkeeper.games.woodlands.rules.growth import GrowForest
from lairkeeper.games.woodlands.rules.moments import steps_at
from lairkeeper.games.woodlands.rules.turn import Adventure
from lairkeeper.games.woodlands.state import Woods, bosses_of
from lairkeeper.kernel import Do, Table


class PlayRound(Do[Woods]):
    """Forest Growth, then Adventure, then what happens at the end of a round; the same player is always first."""

    clauses = ("WDL-GRO1", "WDL-ADV16", "WDL-ADV17", "WDL-SET11", "WDL-SET12")

    def do(self, woods: Woods, table: Table) -> None:
        table.tell(RoundBegan(woods.round))
        table.then(GrowForest(), Adventure(), EndRound())


class EndRound(Do[Woods]):
    """The threat rises once more, and the next round begins."""

    clauses = ("WDL-ADV16", "WDL-ADV17", "WDL-THR5", "WDL-THR9")

    def do(self, woods: Woods, table: Table) -> None:
        woods.phase = "round_end"
        threat = RaiseThreatOfRound(tuple(boss.number for boss in bosses_of(woods)))
        table.then(*steps_at(woods, "round_end"), threat, CountRound(), OfferToConcede(), PlayRound())


class CountRound(Do[Woods]):
    """Rounds are counted."""

    clauses = ("WDL-ADV16",)

    def do(self, woods: Woods, table: Table) -> None:
        woods.round += 1
