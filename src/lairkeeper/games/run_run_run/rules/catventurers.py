"""The Catventurers' abilities (RRR-CAT): what each `?` on the Combat dice does, unless the silencer forbids it."""

from collections.abc import Iterator

from lairkeeper.games.run_run_run.records.events import AbilitiesSilenced, TokenDeclined, TorchesGained
from lairkeeper.games.run_run_run.records.options import DeclineToken, TakeToken
from lairkeeper.games.run_run_run.rules.drawing import DrawRooms
from lairkeeper.games.run_run_run.rules.sarcophagus import DrawOneToken
from lairkeeper.games.run_run_run.state import Pyramid, box_of, gain_torches
from lairkeeper.kernel import Ask, Do, Seat, Table, applies


@applies("RRR-CAT5", "RRR-BOSS5", "RRR-BOSS6", "RRR-SW6")
def abilities_work(pyramid: Pyramid, seat: Seat) -> bool:
    """No ability works while the silencer is in the maze (or, by a switch, in the same space)."""
    creatures = box_of(pyramid).creatures
    silencers = [mummy for mummy in pyramid.awake if creatures[mummy.id].silences]
    if pyramid.options.silencer_reach == "same_space":
        silencers = [mummy for mummy in silencers if mummy.space == pyramid.places[seat]]
    return not silencers


@applies("RRR-CAT3", "RRR-FGT23")
def ability_damage(pyramid: Pyramid, seat: Seat, abilities: int) -> int:
    """The brawler's extra damage, part of the fight's damage."""
    return abilities if _ability(pyramid, seat) == "extra_damage" else 0


def _ability(pyramid: Pyramid, seat: Seat) -> str:
    return box_of(pyramid).cats[pyramid.cats[seat]].ability


class UseAbilities(Do[Pyramid]):
    """For each `?`: a Room card, the chance of a token, or a torch, according to the fighter."""

    clauses = ("RRR-CAT1", "RRR-CAT2", "RRR-CAT4", "RRR-CAT5", "RRR-FGT10", "RRR-FGT12")
    abilities: int
    is_silenced: bool

    def do(self, pyramid: Pyramid, table: Table) -> None:
        seat, ability = pyramid.active, _ability(pyramid, pyramid.active)
        if self.is_silenced:
            table.tell(AbilitiesSilenced(seat))
        if not self.abilities:
            return
        if ability == "draw_room":
            table.then(DrawRooms(seat, self.abilities))
        elif ability == "draw_token":
            table.then(*[OfferToken()] * self.abilities)
        elif ability == "gain_torch":
            table.tell(TorchesGained(gain_torches(pyramid, self.abilities), pyramid.reserve))


class OfferToken(Ask[Pyramid, TakeToken | DeclineToken]):
    """The relic hunter may decline each token, for it may be a trap."""

    clauses = ("RRR-CAT2", "RRR-FGT13")

    def seat(self, pyramid: Pyramid) -> Seat:
        return pyramid.active

    def options(self, pyramid: Pyramid) -> Iterator[TakeToken | DeclineToken]:
        if any(pyramid.stack):
            yield TakeToken()
            yield DeclineToken()

    def take(self, pyramid: Pyramid, option: TakeToken | DeclineToken, table: Table) -> None:
        if isinstance(option, TakeToken):
            table.then(DrawOneToken())
        else:
            table.tell(TokenDeclined(pyramid.active))
