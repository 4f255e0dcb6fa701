"""What the table hears of encounters and combats: past tense, ids only, the smallest true fact."""

from typing import ClassVar

from lairkeeper.games.woodlands.components.box import Faces, HeroId, Hue, KindId
from lairkeeper.games.woodlands.state import FoeNo
from lairkeeper.kernel.data.record import Event


class EncounterBegan(Event):
    hero: HeroId
    kinds: tuple[KindId, ...]


class FoeFrozen(Event):
    hero: HeroId
    foe: FoeNo
    kind: KindId


class FoeThawed(Event):
    foe: FoeNo
    kind: KindId


class HeroFled(Event):
    hero: HeroId
    kinds: tuple[KindId, ...]


class FoeStruck(Event):
    """A Monster strikes a Hero who flees."""

    foe: FoeNo
    kind: KindId
    hero: HeroId


class CombatBegan(Event):
    hero: HeroId
    foe: FoeNo
    kind: KindId
    allies: tuple[HeroId, ...]


class SupportedFromAfar(Event):
    hero: HeroId


class SkillRolled(Event):
    reveals: ClassVar[bool] = True
    kind: KindId
    face: int


class DefenceChanged(Event):
    kind: KindId
    defence: int


class ImmunityGained(Event):
    kind: KindId
    colours: tuple[Hue, ...]


class DiceTakenAway(Event):
    kind: KindId
    dice: int


class ShieldGained(Event):
    foe: FoeNo
    kind: KindId
    shields: int


class ShieldBroken(Event):
    foe: FoeNo
    kind: KindId
    shields: int


class PowerDieAdded(Event):
    hero: HeroId
    colour: Hue


class BrewAdded(Event):
    hero: HeroId
    dice: int


class CombatDiceRolled(Event):
    reveals: ClassVar[bool] = True
    hero: HeroId
    faces: Faces


class PowerDieRolled(Event):
    reveals: ClassVar[bool] = True
    hero: HeroId
    colour: Hue
    face: int


class CombatDieRerolled(Event):
    reveals: ClassVar[bool] = True
    hero: HeroId
    die: int
    face: int


class CombatDieRaised(Event):
    hero: HeroId
    die: int
    face: int


class CombatResolved(Event):
    """How many hits there were, and how many hearts they had to reach."""

    kind: KindId
    hits: int
    hearts: int


class FoeBeaten(Event):
    foe: FoeNo
    kind: KindId


class FoeReturned(Event):
    """Shuffled into the pile instead of discarded."""

    kind: KindId


class CombatLost(Event):
    foe: FoeNo
    kind: KindId


class AttackCancelled(Event):
    """The Defensive stance cancels an attack."""

    hero: HeroId


class LossIgnored(Event):
    hero: HeroId
