"""Attacks of the mummies (RRR-ATK): on entering a space with cats, at once, with one damage shared by all there."""

from collections.abc import Iterator

from lairkeeper.games.run_run_run.board.placement import tokens_with
from lairkeeper.games.run_run_run.components.box import Card, MummyId
from lairkeeper.games.run_run_run.records.events import CardLost, CatsAttacked, DamageSplit, ShieldRaised
from lairkeeper.games.run_run_run.records.options import LoseCard, LowerShield, RaiseShield, SplitDamage
from lairkeeper.games.run_run_run.rules.ending import LoseLastCard
from lairkeeper.games.run_run_run.state import (
    Pyramid,
    awake_mummy,
    box_of,
    cats_on,
    discard_card,
    kinds,
    spend_token,
)
from lairkeeper.kernel import Ask, Chance, Do, Odds, Seat, Table, applies
from lairkeeper.kernel.errors import Fact


class Attack(Do[Pyramid]):
    """A mummy that enters a space with cats attacks all of them at once, with its printed damage in total."""

    clauses = (
        "RRR-ATK1",
        "RRR-ATK2",
        "RRR-ATK3",
        "RRR-ATK7",
        "RRR-ATK8",
        "RRR-MUMMY1",
        "RRR-MUMMY3",
        "RRR-MUMMY6",
        "RRR-MUMMY7",
    )
    mummy: MummyId

    def do(self, pyramid: Pyramid, table: Table) -> None:
        mummy = awake_mummy(pyramid, self.mummy)
        if mummy is None or not cats_on(pyramid, mummy.space):
            return
        damage = box_of(pyramid).creatures[self.mummy].damage
        pyramid.has_attacked += (self.mummy,)
        table.tell(CatsAttacked(self.mummy, pyramid.maze.spaces[mummy.space].hex, damage))
        table.then(DivideDamage(self.mummy, damage))


class DivideDamage(Ask[Pyramid, SplitDamage]):
    """Attacked cats split the damage as they like: the active player decides if attacked, else the next in turn."""

    clauses = ("RRR-ATK5", "RRR-ATK6", "RRR-GEN3", "RRR-GEN4")
    mummy: MummyId
    damage: int

    def victims(self, pyramid: Pyramid) -> tuple[Seat, ...]:
        mummy = awake_mummy(pyramid, self.mummy)
        return cats_on(pyramid, mummy.space) if mummy else ()

    def seat(self, pyramid: Pyramid) -> Seat:
        return self.victims(pyramid)[0]

    def options(self, pyramid: Pyramid) -> Iterator[SplitDamage]:
        return (SplitDamage(shares) for shares in splits(self.damage, len(self.victims(pyramid))))

    def take(self, pyramid: Pyramid, split: SplitDamage, table: Table) -> None:
        victims = self.victims(pyramid)
        table.tell(DamageSplit(self.mummy, victims, split.shares))
        hurt = [(seat, share) for seat, share in zip(victims, split.shares, strict=True) if share]
        table.then(*[SufferDamage(seat, share, self.mummy) for seat, share in hurt])

    def facts(self, pyramid: Pyramid) -> dict[str, Fact]:
        return {"mummy": self.mummy, "damage": self.damage, "victims": self.victims(pyramid)}


def splits(damage: int, cats: int) -> Iterator[tuple[int, ...]]:
    """All ways to share whole damage among cats."""
    if cats == 1:
        yield (damage,)
        return
    for share in range(damage + 1):
        for rest in splits(damage - share, cats - 1):
            yield (share, *rest)


class SufferDamage(Ask[Pyramid, RaiseShield | LowerShield]):
    """A shield cancels its owner's share of one attack, on anybody's turn; without one the cards are lost."""

    clauses = ("RRR-SAR11", "RRR-SAR12", "RRR-SAR23", "RRR-SW7")
    hurt: Seat
    damage: int
    mummy: MummyId

    def seat(self, pyramid: Pyramid) -> Seat:
        return self.hurt

    def options(self, pyramid: Pyramid) -> Iterator[RaiseShield | LowerShield]:
        if next(tokens_with(pyramid, self.hurt, "shield"), None) is not None and may_shield(pyramid, self.hurt):
            yield RaiseShield()
        yield LowerShield()

    def take(self, pyramid: Pyramid, option: RaiseShield | LowerShield, table: Table) -> None:
        if isinstance(option, RaiseShield):
            spend_token(pyramid, self.hurt, next(tokens_with(pyramid, self.hurt, "shield")))
            table.tell(ShieldRaised(self.hurt, self.mummy))
        else:
            table.then(TakeDamage(self.hurt, self.damage))

    def facts(self, pyramid: Pyramid) -> dict[str, Fact]:
        return {"mummy": self.mummy, "damage": self.damage}


@applies("RRR-SAR12", "RRR-SW7")
def may_shield(pyramid: Pyramid, seat: Seat) -> bool:
    return pyramid.options.shield_turn == "any" or seat == pyramid.active


class TakeDamage(Do[Pyramid]):
    """One damage, one card lost at random; as much damage as cards in hand is death."""

    clauses = ("RRR-ATK4", "RRR-ATK10")
    seat: Seat
    damage: int

    def do(self, pyramid: Pyramid, table: Table) -> None:
        if self.damage >= len(pyramid.hands[self.seat]):
            table.then(LoseLastCard(self.seat))
        else:
            table.then(*[LoseRandomCard(self.seat)] * self.damage)


class LoseRandomCard(Chance[Pyramid, LoseCard]):
    """The discarded card is drawn at random from the hand and becomes public."""

    clauses = ("RRR-ATK4", "RRR-COM6", "RRR-GEN5")
    seat: Seat

    def odds(self, pyramid: Pyramid) -> Odds[LoseCard]:
        hand = pyramid.hands[self.seat]
        held = kinds(hand)
        return Odds(tuple(LoseCard(card) for card in held), tuple(hand.count(card) for card in held))

    def drawer(self, pyramid: Pyramid) -> Seat:
        return self.seat

    def take(self, pyramid: Pyramid, lost: LoseCard, table: Table) -> None:
        discard_card(pyramid, self.seat, Card(lost.card))
        table.tell(CardLost(self.seat, lost.card))

    def facts(self, pyramid: Pyramid) -> dict[str, Fact]:
        return {"seat": self.seat}
