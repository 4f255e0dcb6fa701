"""What an answer costs, brings or risks: records for previews."""

from typing import ClassVar, Literal

from lairkeeper.games.woodlands.components.box import Hue, KindId
from lairkeeper.kernel import Effect

Kind = Literal["cost", "gain", "risk", "fact"]


class LinksMade(Effect):
    """So many paths of the tile meet paths of its neighbours."""

    kind: ClassVar[Kind] = "gain"
    links: int


class Fits(Effect):
    """The tile may be turned so many ways there; `rotation` is the first of them."""

    kind: ClassVar[Kind] = "fact"
    ways: int
    rotation: int


class PathsOpen(Effect):
    """So many paths lead out of the forest afterwards."""

    kind: ClassVar[Kind] = "fact"
    paths: int


class BeatOdds(Effect):
    """The chance to beat the enemy with the dice as they are, without any reroll."""

    kind: ClassVar[Kind] = "gain"
    dice: int
    percent: int


class BeatOddsWithOrbs(Effect):
    """The same if every orb is spent on rerolls as long as that helps."""

    kind: ClassVar[Kind] = "gain"
    orbs: int
    percent: int


class HitsSoFar(Effect):
    """What the dice inflict as they lie, and what it takes."""

    kind: ClassVar[Kind] = "fact"
    hits: int
    needed: int


class DieHits(Effect):
    """The chance that this die hits once it is rolled again."""

    kind: ClassVar[Kind] = "gain"
    percent: int


class HeartsAtRisk(Effect):
    """What the active Hero loses if the enemy is not beaten."""

    kind: ClassVar[Kind] = "risk"
    hearts: int


class HeartsLost(Effect):
    """What the active Hero loses because the enemy is not beaten."""

    kind: ClassVar[Kind] = "risk"
    hearts: int


class StruckFirst(Effect):
    """What the enemy takes before the first die is rolled."""

    kind: ClassVar[Kind] = "risk"
    hearts: int


class GoesDown(Effect):
    """The last hearts of the active Hero are among them."""

    kind: ClassVar[Kind] = "risk"


class StrikesSuffered(Effect):
    """What the Monsters left behind deal together."""

    kind: ClassVar[Kind] = "risk"
    hearts: int


class MonstersHidden(Effect):
    """So many Monsters lie there face down."""

    kind: ClassVar[Kind] = "risk"
    monsters: int


class FoeWaits(Effect):
    kind: ClassVar[Kind] = "risk"
    foe_kind: KindId


class BossWaits(Effect):
    """The card of the Boss lies there face down."""

    kind: ClassVar[Kind] = "risk"


class BramblesThere(Effect):
    """The Brambles die is rolled; by such a chance it harms."""

    kind: ClassVar[Kind] = "risk"
    percent: int


class MoveLostThere(Effect):
    """The corruption takes an unused Move die."""

    kind: ClassVar[Kind] = "risk"


class CardLostThere(Effect):
    """The corruption takes a Loot card and brings a Monster."""

    kind: ClassVar[Kind] = "risk"


class EventThere(Effect):
    kind: ClassVar[Kind] = "fact"


class ChestsThere(Effect):
    kind: ClassVar[Kind] = "gain"
    chests: int


class OrbForRisk(Effect):
    """A risky move brings an orb at once."""

    kind: ClassVar[Kind] = "gain"
    orbs: int


class MonsterAhead(Effect):
    """The chance that the unseen tile brings Monsters."""

    kind: ClassVar[Kind] = "risk"
    percent: int


class OrbsPaid(Effect):
    kind: ClassVar[Kind] = "cost"
    orbs: int
    left: int


class OrbsEarned(Effect):
    kind: ClassVar[Kind] = "gain"
    orbs: int
    left: int


class MovesReady(Effect):
    """So many moves with this die on its slot."""

    kind: ClassVar[Kind] = "gain"
    moves: int


class FocusBrings(Effect):
    """Orbs at the end of the turn."""

    kind: ClassVar[Kind] = "gain"
    orbs: int


class PowerDieReady(Effect):
    kind: ClassVar[Kind] = "gain"
    colour: Hue


class InvocationNeeds(Effect):
    """So many more dice until the Power die is ready."""

    kind: ClassVar[Kind] = "fact"
    dice: int


class MovesUnused(Effect):
    kind: ClassVar[Kind] = "risk"
    moves: int
