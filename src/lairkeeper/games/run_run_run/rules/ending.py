"""How the game ends (RRR-END): everybody wins or everybody loses, at once."""

from lairkeeper.games.run_run_run.components.box import MummyId
from lairkeeper.games.run_run_run.records.events import CatKilled, GameWon, HandEmptied, VaultReached
from lairkeeper.games.run_run_run.state import Pyramid, boss_has_appeared, players
from lairkeeper.kernel import Do, Outcome, Seat, Table, applies


class CheckVictory(Do[Pyramid]):
    """The Exit Door is connected and no mummy is left in the maze: all win, wherever the cats stand."""

    clauses = ("RRR-END1", "RRR-END2", "RRR-END7", "RRR-GEN2")

    def do(self, pyramid: Pyramid, table: Table) -> None:
        if boss_has_appeared(pyramid) and not pyramid.awake:
            table.tell(GameWon())
            everybody = tuple(Seat(seat) for seat in range(players(pyramid)))
            table.finish(Outcome("victory", "RRR-END1", everybody))


class LoseToVault(Do[Pyramid]):
    """A mummy in the Vault ends the game before anything else happens."""

    clauses = ("RRR-END5", "RRR-END6", "RRR-MUM23", "RRR-MUM24", "RRR-GEN2")
    mummy: MummyId

    def do(self, pyramid: Pyramid, table: Table) -> None:
        table.tell(VaultReached(self.mummy))
        table.finish(Outcome("vault", "RRR-END5", ()))


class LoseLastCard(Do[Pyramid]):
    """A player who has to discard the last card is killed, and the game is lost."""

    clauses = ("RRR-END3", "RRR-END6", "RRR-ATK9", "RRR-GEN2")
    seat: Seat

    def do(self, pyramid: Pyramid, table: Table) -> None:
        table.tell(CatKilled(self.seat))
        table.finish(Outcome("last_card", "RRR-END3", ()))


class CheckHand(Do[Pyramid]):
    """A player left without any card after drawing loses the game for all."""

    clauses = ("RRR-END4", "RRR-DRW7")
    seat: Seat

    def do(self, pyramid: Pyramid, table: Table) -> None:
        if not pyramid.hands[self.seat]:
            table.tell(HandEmptied(self.seat))
            table.finish(Outcome("empty_hand", "RRR-END4", ()))


@applies("RRR-END8")
def reasons() -> tuple[str, ...]:
    """Every way a game can end; one of them always comes, though no turn is the last by rule."""
    return ("victory", "vault", "last_card", "empty_hand")
