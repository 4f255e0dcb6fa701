"""What a seat may answer, what chance may draw and what the clock may say: imperatives made of ids."""

from typing import Literal

from lairkeeper.games.vengeance.components.box import (
    BossId,
    Face,
    FlashbackFace,
    HeroId,
    ItemId,
    LairId,
    Minion,
    Room,
    SkillId,
)
from lairkeeper.kernel.data.record import Option
from lairkeeper.kernel.data.timer import InOrder

Mark = Literal["none", "dotted", "dodged", "both"]


class DealBoard(Option):
    """A lair board, by its number."""

    board: int


class DealHero(Option):
    hero: HeroId


class DealBoss(Option):
    boss: BossId


class ChooseHero(Option):
    hero: HeroId


class ChooseSide(Option):
    lair: LairId


class ShowFlashback(Option):
    """What the Flashback dice show."""

    faces: tuple[FlashbackFace, ...]


class UseDie(Option):
    """Act with a Flashback die."""

    face: FlashbackFace


class UseBonus(Option):
    """Act with the bonus action of the Flashback tile."""


class BuySkill(Option):
    skill: SkillId


class DiscardSkill(Option):
    """Make room for the skill that is bought."""

    skill: SkillId


class FinishFlashback(Option):
    """Skip the rest of the Flashback phase."""


class Train(Option):
    """Mark so many experience slots."""

    slots: int


class BuyUse(Option):
    """Mark a use box of an item."""

    item: ItemId


class AddSlot(Option):
    """Mark an extra health slot."""


class CleanSlots(Option):
    """Clean so many crossed health slots."""

    slots: int


class Anticipate(Option):
    """Mark an anticipation slot."""

    skill: SkillId


class CrossLoot(Option):
    """Cross a loot slot."""


class SkipAction(Option):
    """Let a Flashback action or a Collect go."""


class Roll(Option):
    """Roll these dice; they are told apart only by what they show."""

    dice: tuple[Face, ...]


class Assign(Option):
    """Lock a group on a skill, perhaps release a wound die, and take so many dice."""

    skill: SkillId
    dice: tuple[Face, ...]
    release: bool = False
    take: int = 0


class PlaceWound(Option):
    """Put a wound die on the health bar, and take so many dice."""

    take: int = 0


class TakeDice(Option):
    count: int


class Stop(Option):
    """Be done with the Roll phase."""


class ComeBack(Option):
    """Go on rolling after an absence."""


class ShowFaces(Option):
    """What rolled dice show."""

    faces: tuple[Face, ...]


class CloseWindow(InOrder):
    """Serve the requests for scarce dice, one die at a time in this order."""


class TimeIsUp(Option):
    """A limit has run out."""


class StopAbsent(Option):
    """A player has been without connection for too long."""


class UsePassive(Option):
    """Let a passive skill take effect."""

    skill: SkillId


class UseGroup(Option):
    """Spend a group; `power` if one of its dice adds something."""

    skill: SkillId
    power: bool


class UseAnticipated(Option):
    skill: SkillId


class UseItem(Option):
    item: ItemId


class EndStart(Option):
    """Use nothing more at the start of Combat."""


class EndCombat(Option):
    """Use nothing more in Combat."""


class EndEffects(Option):
    """Use nothing more in Resolution."""


class GoTo(Option):
    room: Room


class JumpTo(Option):
    via: Room
    room: Room


class Aim(Option):
    """At a minion; those of a kind in a room that carry the same marks are alike."""

    minion: Minion
    mark: Mark


class AimAtBoss(Option):
    pass


class UseModifier(Option):
    """Use an item in reaction to what was just done."""

    item: ItemId


class Decline(Option):
    """Use no item in reaction."""


class GoOn(Option):
    """Carry on with the tile that was begun."""


class BreakOff(Option):
    """End the tile that was begun."""
