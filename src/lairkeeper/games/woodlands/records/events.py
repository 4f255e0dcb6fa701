"""What the table hears: past tense, ids only, the smallest true fact."""

from typing import ClassVar, Literal

from lairkeeper.games.woodlands.board.cells import Cell
from lairkeeper.games.woodlands.board.forest import NodeId, TileId
from lairkeeper.games.woodlands.components.box import Card, EventId, Faces, HeroId, KindId
from lairkeeper.games.woodlands.records.options import Status
from lairkeeper.games.woodlands.state import FoeNo, Slot
from lairkeeper.kernel.data.record import Event
from lairkeeper.kernel.data.seat import Seat

Cause = Literal["attack", "poison", "effect"]
OrbSource = Literal["focus", "risk", "sale", "well", "effect"]
ThreatCause = Literal["turn", "round", "effect"]


class HeroChosen(Event):
    seat: Seat
    hero: HeroId


class FirstPlayerChosen(Event):
    seat: Seat


class RoundBegan(Event):
    round: int


class TileDrawn(Event):
    reveals: ClassVar[bool] = True
    hero: HeroId
    tile: TileId


class TileRejected(Event):
    """It would close the forest, so it goes under the pile."""

    tile: TileId


class TilePlaced(Event):
    hero: HeroId
    tile: TileId
    cell: Cell
    rotation: int


class PileExhausted(Event):
    hero: HeroId


class TileScouted(Event):
    """The top tile of the pile, for all to see."""

    reveals: ClassVar[bool] = True
    hero: HeroId
    tile: TileId


class TileBuried(Event):
    tile: TileId


class MonsterPlaced(Event):
    """Face down."""

    foe: FoeNo
    node: NodeId
    tile: TileId


class FoeRevealed(Event):
    reveals: ClassVar[bool] = True
    foe: FoeNo
    kind: KindId
    node: NodeId
    tile: TileId


class BossRevealed(Event):
    reveals: ClassVar[bool] = True
    foe: FoeNo
    kind: KindId
    node: NodeId
    tile: TileId


class ThreatRose(Event):
    foe: FoeNo
    kind: KindId
    threat: int
    track: int
    cause: ThreatCause


class TurnBegan(Event):
    begins_turn: ClassVar[bool] = True
    hero: HeroId
    round: int


class TurnSkipped(Event):
    """The Hero is down."""

    hero: HeroId


class TurnEnded(Event):
    hero: HeroId


class CardsTurnedUp(Event):
    hero: HeroId
    cards: tuple[Card, ...]


class HeroDiceRolled(Event):
    reveals: ClassVar[bool] = True
    hero: HeroId
    faces: Faces


class HeroDieTurned(Event):
    hero: HeroId
    face: int
    to: int


class DicePlaced(Event):
    """Which faces lie on which slots."""

    hero: HeroId
    slots: tuple[Slot, ...]
    faces: Faces


class PowerUnlocked(Event):
    hero: HeroId
    power: int


class HeroMoved(Event):
    hero: HeroId
    node: NodeId
    tile: TileId


class MoveFailed(Event):
    """No tile fits there."""

    hero: HeroId


class OrbsGained(Event):
    hero: HeroId
    orbs: int
    left: int
    source: OrbSource


class OrbsLost(Event):
    hero: HeroId
    orbs: int
    left: int


class OrbsSpent(Event):
    hero: HeroId
    orbs: int
    left: int


class HeartsLost(Event):
    hero: HeroId
    hearts: int
    left: int
    cause: Cause


class HeartsGained(Event):
    hero: HeroId
    hearts: int
    left: int


class HeroFell(Event):
    hero: HeroId


class HeroRose(Event):
    hero: HeroId
    left: int


class StatusTaken(Event):
    hero: HeroId
    status: Status


class StatusRemoved(Event):
    hero: HeroId
    status: Status


class HeroImmobilised(Event):
    hero: HeroId


class NothingHappened(Event):
    """An effect that changes nothing for this Hero, and what prevents it."""

    hero: HeroId
    reason: Literal["stomach", "poison", "brambles", "shears", "boss", "immobile"]


class BramblesRolled(Event):
    reveals: ClassVar[bool] = True
    hero: HeroId
    faces: Faces


class GoodsLaidOut(Event):
    cards: tuple[Card, ...]


class LootDrawn(Event):
    reveals: ClassVar[bool] = True
    hero: HeroId
    card: Card


class LootKept(Event):
    hero: HeroId
    card: Card


class LootLeft(Event):
    hero: HeroId
    card: Card


class LootDiscarded(Event):
    hero: HeroId
    card: Card


class LootFlipped(Event):
    hero: HeroId
    card: Card


class LootUsed(Event):
    hero: HeroId
    card: Card


class LootGiven(Event):
    giver: HeroId
    card: Card
    hero: HeroId


class GiftRefused(Event):
    hero: HeroId
    giver: HeroId


class LootBought(Event):
    hero: HeroId
    card: Card


class LootSold(Event):
    hero: HeroId
    card: Card


class ChestOpened(Event):
    hero: HeroId


class OrbTokenTaken(Event):
    reveals: ClassVar[bool] = True
    hero: HeroId
    orbs: int


class EventDrawn(Event):
    reveals: ClassVar[bool] = True
    hero: HeroId
    event: EventId


class PileReshuffled(Event):
    pile: Literal["monsters", "loot", "events"]


class GameConceded(Event):
    """The group gives up."""
