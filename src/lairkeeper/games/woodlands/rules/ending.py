"""The end of the game (WDL-END): victory, the defeats, and giving up."""

from lairkeeper.games.woodlands.records.events import GameConceded
from lairkeeper.games.woodlands.records.options import Concede, RefuseToConcede
from lairkeeper.games.woodlands.rules.goals import dangers, is_goal_reached, is_out_of_reach
from lairkeeper.games.woodlands.rules.moments import happens, steps_at
from lairkeeper.games.woodlands.state import Woods, bosses_of, box_of, stands
from lairkeeper.kernel import Ask, Do, Outcome, Seat, Table, applies

ROUNDS_BEFORE_CONCEDING = 60


@applies("WDL-END1", "WDL-TILE17", "WDL-BOSS12", "WDL-CAM20")
def has_won(woods: Woods) -> bool:
    """Beating the Boss in one combat wins, and nothing else does; a chapter has a goal of its own."""
    return is_goal_reached(woods) if woods.options.chapter else any(woods.beaten[len(woods.monster_pile) :])


@applies("WDL-END2", "WDL-DWN2", "WDL-CH1-11", "WDL-CH2-15", "WDL-CH3-20", "WDL-CH4-15")
def all_down(woods: Woods) -> bool:
    return not any(stands(woods, hero) for hero in woods.party)


@applies("WDL-END2", "WDL-THR3", "WDL-THR8")
def is_threat_full(woods: Woods) -> bool:
    """The cube of any Boss stands on the last space of its track."""
    bosses, first = box_of(woods).bosses, len(woods.monster_pile)
    return any(foe.threat >= bosses[foe.kind - first].track for foe in bosses_of(woods))


@happens("settled", 1, 2, 3, 5)
class CheckEnd(Do[Woods]):
    """Looked at after every atomic effect; a victory counts before a defeat of the same moment."""

    clauses = ("WDL-END1", "WDL-END2", "WDL-END3", "WDL-DWN2", "WDL-THR3", "WDL-BOSS12")

    def do(self, woods: Woods, table: Table) -> None:
        if woods.quest.is_won:
            return
        if has_won(woods):
            table.then(*steps_at(woods, "won") or [WinGame()])
        elif all_down(woods):
            table.finish(Outcome("all_down", "WDL-DWN2", ()))
        elif is_threat_full(woods):
            table.finish(Outcome("threat", "WDL-THR3", ()))
        elif any(danger.have >= danger.limit for danger in dangers(woods)):
            table.then(LoseChapter())


class WinGame(Do[Woods]):
    """The Boss is beaten: all players win together."""

    clauses = ("WDL-END1",)

    def do(self, woods: Woods, table: Table) -> None:
        table.finish(Outcome("victory", "WDL-END1", everybody(woods)))


def everybody(woods: Woods) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in range(woods.options.players))


class CloseChapter(Do[Woods]):
    """The chapter is won, and everything that follows from it is settled."""

    clauses = ("WDL-CAM1", "WDL-CH5-22")

    def do(self, woods: Woods, table: Table) -> None:
        table.finish(Outcome("chapter_won", "WDL-CAM1", everybody(woods)))


class LoseChapter(Do[Woods]):
    """All Orb tokens are gone, or the corruption has taken the forest."""

    clauses = ("WDL-CH2-13", "WDL-CH2-15", "WDL-CH5-19", "WDL-CH5-20")

    def do(self, woods: Woods, table: Table) -> None:
        if woods.options.chapter == 2:
            table.finish(Outcome("orbs_gone", "WDL-CH2-13", ()))
        else:
            table.finish(Outcome("corrupted", "WDL-CH5-19", ()))


class LoseTheWell(Do[Woods]):
    """A Monster has stayed on the Well."""

    clauses = ("WDL-CH3-20",)

    def do(self, woods: Woods, table: Table) -> None:
        table.finish(Outcome("well_lost", "WDL-CH3-20", ()))


@happens("no_tile", 1, 2, 5)
class CheckReach(Do[Woods]):
    """No tile can be added any more: if the chapter needs one of the pile, it is lost."""

    clauses = ("WDL-CAM24",)

    def do(self, woods: Woods, table: Table) -> None:
        if is_out_of_reach(woods):
            table.finish(Outcome("out_of_reach", "WDL-CAM24", ()))


class OfferToConcede(Do[Woods]):
    """After very many rounds the game offers to concede."""

    clauses = ("WDL-END5", "WDL-SET19")

    def do(self, woods: Woods, table: Table) -> None:
        if woods.round > ROUNDS_BEFORE_CONCEDING:
            table.then(AgreeToConcede(woods.first, ()))


class AgreeToConcede(Ask[Woods, Concede | RefuseToConcede]):
    """Everybody must agree, the first player's seat first; one person who refuses is enough to play on."""

    clauses = ("WDL-END5", "WDL-SET19")
    who: Seat
    agreed: tuple[Seat, ...]

    def seat(self, woods: Woods) -> Seat:
        return self.who

    def options(self, woods: Woods) -> list[Concede | RefuseToConcede]:
        return [RefuseToConcede(), Concede()]

    def take(self, woods: Woods, option: Concede | RefuseToConcede, table: Table) -> None:
        if isinstance(option, RefuseToConcede):
            return
        agreed = (*self.agreed, self.who)
        if len(agreed) < woods.options.players:
            table.then(AgreeToConcede(Seat((self.who + 1) % woods.options.players), agreed))
        else:
            table.tell(GameConceded())
            table.finish(Outcome("conceded", "WDL-END5", ()))
