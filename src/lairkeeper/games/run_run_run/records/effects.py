"""What an answer costs, brings or risks: records for previews."""

from typing import ClassVar, Literal

from lairkeeper.games.run_run_run.components.box import MummyId
from lairkeeper.kernel import Effect

Kind = Literal["cost", "gain", "risk", "fact"]


class WalkCosts(Effect):
    """One other card is discarded to walk so far."""

    kind: ClassVar[Kind] = "cost"
    steps: int
    exits: int


class TorchSpent(Effect):
    kind: ClassVar[Kind] = "cost"
    left: int


class StaysDark(Effect):
    """No torch is left: a heart for the mummies."""

    kind: ClassVar[Kind] = "risk"


class PassagesSpent(Effect):
    kind: ClassVar[Kind] = "cost"
    count: int


class CardsComing(Effect):
    """One card for each connection."""

    kind: ClassVar[Kind] = "gain"
    count: int


class CardsUpTo(Effect):
    """The same where it depends on the rotation, or on secret passages that may be dug with it."""

    kind: ClassVar[Kind] = "gain"
    least: int
    most: int


class DoorMechanism(Effect):
    kind: ClassVar[Kind] = "gain"
    left: int


class TorchMechanism(Effect):
    kind: ClassVar[Kind] = "gain"
    reserve: int


class SarcophagusOpens(Effect):
    """A token; by such a chance it is a trap."""

    kind: ClassVar[Kind] = "gain"
    percent: int


class MummyReaches(Effect):
    """The next time the mummies act this one can attack the cat, by such a chance."""

    kind: ClassVar[Kind] = "risk"
    mummy: MummyId
    percent: int


class OutOfReach(Effect):
    """No awake mummy can attack the cat the next time they act."""

    kind: ClassVar[Kind] = "gain"


class FightTarget(Effect):
    mummy: MummyId
    hearts: int


class DiceRolled(Effect):
    dice: int


class DamageOdds(Effect):
    """The chance of exactly so many hits."""

    damage: int
    percent: int


class DefeatOdds(Effect):
    """The chance that all mummies there are defeated."""

    kind: ClassVar[Kind] = "gain"
    percent: int


class TorchesGiven(Effect):
    kind: ClassVar[Kind] = "cost"
    torches: int
    left: int


class CardsShared(Effect):
    """Joining a regroup: the cat walks there, its cards may be offered and shared out."""

    kind: ClassVar[Kind] = "fact"
