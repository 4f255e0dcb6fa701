"""What the table hears: past tense, ids only, the smallest true fact."""

from typing import ClassVar, Literal

from lairkeeper.games.vengeance.components.box import (
    Action,
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
from lairkeeper.kernel.data.record import Event
from lairkeeper.kernel.data.seat import Seat

Source = Literal["dice", "anticipation", "passive"]
StopCause = Literal["wish", "time", "absence", "passes", "hopeless"]
WoundCause = Literal["trait", "skill", "razor", "dice"]


class BoardDealt(Event):
    seat: Seat
    board: int


class HeroReceived(Event):
    seat: Seat
    hero: HeroId


class BossDealt(Event):
    """Face down."""

    seat: Seat


class SideChosen(Event):
    seat: Seat
    lair: LairId


class BossRevealed(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    boss: BossId
    health: int


class MinionAdded(Event):
    seat: Seat
    minion: Minion


class RoundBegan(Event):
    begins_turn: ClassVar[bool] = True
    round: int


class FirstDiceTaken(Event):
    seat: Seat
    dice: int
    reserve: int


class FlashbackRolled(Event):
    reveals: ClassVar[bool] = True
    faces: tuple[FlashbackFace, ...]


class Trained(Event):
    seat: Seat
    slots: int


class UseBought(Event):
    seat: Seat
    item: ItemId


class SlotAdded(Event):
    seat: Seat
    health: int


class Healed(Event):
    seat: Seat
    slots: int


class SlotAnticipated(Event):
    """So many of its anticipation slots are marked now."""

    seat: Seat
    skill: SkillId
    marked: int
    slots: int


class LootCrossed(Event):
    seat: Seat
    loot: int


class ActionSkipped(Event):
    seat: Seat


class SkillBought(Event):
    seat: Seat
    skill: SkillId
    cost: int


class SkillDiscarded(Event):
    seat: Seat
    skill: SkillId


class FlashbackFinished(Event):
    seat: Seat


class FlashbackTimedOut(Event):
    reveals: ClassVar[bool] = True


class RollBegan(Event):
    reserve: int


class CountedDown(Event):
    """Everybody may roll."""


class DiceRolled(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    faces: tuple[Face, ...]


class GroupAssigned(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    skill: SkillId
    dice: tuple[Face, ...]
    released: bool


class WoundPlaced(Event):
    reveals: ClassVar[bool] = True
    seat: Seat


class DiceRequested(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    count: int


class DiceTaken(Event):
    """None, where others were faster."""

    reveals: ClassVar[bool] = True
    seat: Seat
    count: int
    reserve: int


class ReserveClosed(Event):
    reveals: ClassVar[bool] = True
    reserve: int


class PlayerStopped(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    cause: StopCause


class PlayerCameBack(Event):
    reveals: ClassVar[bool] = True
    seat: Seat


class TickPassed(Event):
    reveals: ClassVar[bool] = True
    seat: Seat


class OrdersOpened(Event):
    """The orders of a tick are carried out, beginning with this seat."""

    reveals: ClassVar[bool] = True
    tick: int
    first: Seat


class RollEnded(Event):
    reserve: int


class WoundsCrossed(Event):
    """Slots with dice on them are crossed at the start of Combat."""

    seat: Seat
    slots: int


class SkillUsed(Event):
    seat: Seat
    skill: SkillId
    source: Source


class ItemUsed(Event):
    seat: Seat
    item: ItemId


class TileEnded(Event):
    """This action could not be resolved, and the rest of the tile is lost."""

    seat: Seat
    action: Action


class TileBrokenOff(Event):
    seat: Seat


class HeroMoved(Event):
    seat: Seat
    room: Room


class HeroJumped(Event):
    seat: Seat
    via: Room
    room: Room


class RoomVisited(Event):
    seat: Seat
    room: Room


class MinionDotted(Event):
    seat: Seat
    minion: Minion


class MinionCrossed(Event):
    seat: Seat
    minion: Minion


class MinionDodged(Event):
    seat: Seat
    minion: Minion


class BossDamaged(Event):
    seat: Seat
    boss: BossId
    left: int


class BossUnhurt(Event):
    """The damage was cancelled."""

    seat: Seat
    boss: BossId


class BossDied(Event):
    seat: Seat
    boss: BossId


class BossRecovered(Event):
    seat: Seat
    boss: BossId
    left: int


class SlotCrossed(Event):
    """One health slot, outside Resolution."""

    seat: Seat
    cause: WoundCause


class ObjectiveMarked(Event):
    seat: Seat
    room: Room
    points: int


class CombatEnded(Event):
    seat: Seat


class CombatTimedOut(Event):
    reveals: ClassVar[bool] = True


class LootFound(Event):
    """A room that is visited and cleared gives its loot symbols."""

    seat: Seat
    room: Room
    symbols: int


class WoundsReceived(Event):
    """So many at the end of the round, of which so many found a free slot; by source, less what was kept off."""

    seat: Seat
    wounds: int
    crossed: int
    boss: int = 0
    henchmen: int = 0
    gunners: int = 0
    kept_off: int = 0


class KnockedOut(Event):
    """The hero goes on with a smaller hand."""

    seat: Seat


class HeroDied(Event):
    """Told instead of the last knock-out."""

    seat: Seat


class ResolutionTimedOut(Event):
    reveals: ClassVar[bool] = True
    seat: Seat


class Scored(Event):
    """The final score, source by source; `exit` counts the rooms on the way out that hold an enemy."""

    seat: Seat
    loot: int
    training: int
    boss: int
    kill: int
    objectives: int
    exit: int
    total: int
