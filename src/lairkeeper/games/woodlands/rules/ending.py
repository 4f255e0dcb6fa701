"""The end of the game (WDL-END): victory, the defeats, and giving up."""

from lairkeeper.games.woodlands.events import GameConceded
from lairkeeper.games.woodlands.options import Concede, PlayOn
from lairkeeper.games.woodlands.state import Woods, bosses_of, box_of, stands
from lairkeeper.kernel import Ask, Do, Outcome, Seat, Table, applies

ROUNDS_BEFORE_CONCEDING = 60


@applies("WDL-END1", "WDL-TILE17", "WDL-BOSS12")
def has_won(woods: Woods) -> bool:
    """Beating the Boss in one combat wins, and nothing else does."""
    return any(woods.beaten[len(woods.monster_pile) :])


@applies("WDL-END2", "WDL-DWN2")
def all_down(woods: Woods) -> bool:
    return not any(stands(woods, hero) for hero in woods.party)


@applies("WDL-END2", "WDL-THR3", "WDL-THR8")
def is_threat_full(woods: Woods) -> bool:
    """The cube of any Boss stands on the last space of its track."""
    bosses, first = box_of(woods).bosses, len(woods.monster_pile)
    return any(foe.threat >= bosses[foe.kind - first].track for foe in bosses_of(woods))


class CheckEnd(Do[Woods]):
    """Looked at after every atomic effect; a victory counts before a defeat of the same moment."""

    clauses = ("WDL-END1", "WDL-END2", "WDL-END3", "WDL-DWN2", "WDL-THR3", "WDL-BOSS12")

    def do(self, woods: Woods, table: Table) -> None:
        if has_won(woods):
            everybody = tuple(Seat(seat) for seat in range(woods.options.players))
            table.finish(Outcome("victory", "WDL-END1", everybody))
        elif all_down(woods):
            table.finish(Outcome("all_down", "WDL-DWN2", ()))
        elif is_threat_full(woods):
            table.finish(Outcome("threat", "WDL-THR3", ()))


class OfferToConcede(Do[Woods]):
    """A game of very many rounds may be given up; everybody must agree, the first player's seat first."""

    clauses = ("WDL-END5", "WDL-SET19")

    def do(self, woods: Woods, table: Table) -> None:
        if woods.round > ROUNDS_BEFORE_CONCEDING:
            table.then(AgreeToConcede(woods.first, ()))


class AgreeToConcede(Ask[Woods, Concede | PlayOn]):
    """One refusal is enough to play on."""

    clauses = ("WDL-END5", "WDL-SET19")
    who: Seat
    agreed: tuple[Seat, ...]

    def seat(self, woods: Woods) -> Seat:
        return self.who

    def options(self, woods: Woods) -> list[Concede | PlayOn]:
        return [PlayOn(), Concede()]

    def take(self, woods: Woods, option: Concede | PlayOn, table: Table) -> None:
        if isinstance(option, PlayOn):
            return
        agreed = (*self.agreed, self.who)
        if len(agreed) < woods.options.players:
            table.then(AgreeToConcede(Seat((self.who + 1) % woods.options.players), agreed))
        else:
            table.tell(GameConceded())
            table.finish(Outcome("conceded", "WDL-END5", ()))
