"""What the table hears: past tense, ids only, the smallest true fact."""

from typing import ClassVar

from lairkeeper.games.run_run_run.board.hexes import Hex
from lairkeeper.games.run_run_run.components.box import Card, CatId, MummyId, Token
from lairkeeper.kernel.data.record import Event
from lairkeeper.kernel.data.seat import Seat


class CatReceived(Event):
    seat: Seat
    cat: CatId


class FirstPlayerChosen(Event):
    seat: Seat


class TurnBegan(Event):
    begins_turn: ClassVar[bool] = True
    seat: Seat
    turn: int


class MummyDiceRolled(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    dice: int
    symbols: int


class MummyMoved(Event):
    mummy: MummyId
    origin: Hex
    to: Hex


class HeartPlaced(Event):
    """On the top card of the mummy pile, which now carries so many."""

    hearts: int


class MummyWoke(Event):
    reveals: ClassVar[bool] = True
    mummy: MummyId


class MummyAppeared(Event):
    mummy: MummyId
    hex: Hex


class TorchesLost(Event):
    torches: int
    reserve: int


class TorchesGained(Event):
    torches: int
    reserve: int


class CatsAttacked(Event):
    mummy: MummyId
    hex: Hex
    damage: int


class DamageSplit(Event):
    mummy: MummyId
    seats: tuple[Seat, ...]
    shares: tuple[int, ...]


class ShieldRaised(Event):
    seat: Seat
    mummy: MummyId


class CardLost(Event):
    """Discarded at random."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card


class CatKilled(Event):
    seat: Seat


class CardSpentForMove(Event):
    seat: Seat
    card: Card


class RoomLaid(Event):
    seat: Seat
    card: Card
    hex: Hex
    rotation: int
    passages: int


class CatMoved(Event):
    seat: Seat
    origin: Hex
    to: Hex


class RoomLit(Event):
    hex: Hex
    reserve: int


class RoomStayedDark(Event):
    hex: Hex


class MummiesAdvanced(Event):
    """A heart found no card, so every mummy moves."""


class CardsDrawn(Event):
    """How many, for everyone."""

    seat: Seat
    count: int


class CardDrawn(Event):
    """Which card, for the player who drew it."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card


class PileEmpty(Event):
    seat: Seat


class TokenFound(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    token: Token


class TrapSprung(Event):
    seat: Seat


class TokenUsed(Event):
    seat: Seat
    token: Token


class CatTeleported(Event):
    seat: Seat
    origin: Hex
    to: Hex


class PassageLaid(Event):
    seat: Seat
    origin: Hex
    to: Hex


class TorchMechanismTriggered(Event):
    rooms: tuple[Hex, Hex, Hex]
    reserve: int


class DoorMechanismTriggered(Event):
    rooms: tuple[Hex, Hex, Hex]
    left: int


class DoorOpened(Event):
    hex: Hex


class BossAppeared(Event):
    reveals: ClassVar[bool] = True
    mummy: MummyId
    hex: Hex


class FightBegan(Event):
    seat: Seat
    hex: Hex
    cards: tuple[Card, ...]
    dice: int
    is_doubled: bool


class CombatDiceRolled(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    hits: int
    abilities: int
    rooms: int
    steps: int


class AbilitiesSilenced(Event):
    seat: Seat


class MummyHurt(Event):
    mummy: MummyId
    damage: int
    hearts: int


class MummyDefeated(Event):
    mummy: MummyId


class TokenDeclined(Event):
    seat: Seat


class RegroupCalled(Event):
    seat: Seat
    hex: Hex
    tiles: int


class CatJoined(Event):
    seat: Seat


class CardsOffered(Event):
    """How many, for everyone."""

    seat: Seat
    count: int


class TorchesSacrificed(Event):
    torches: int
    reserve: int


class CardRecovered(Event):
    reveals: ClassVar[bool] = True
    card: Card


class PoolRevealed(Event):
    reveals: ClassVar[bool] = True
    cards: tuple[Card, ...]


class CardShared(Event):
    seat: Seat
    card: Card


class AnswersShown(Event):
    """Several were asked at once and all have answered: nobody changes theirs after seeing the others'."""

    reveals: ClassVar[bool] = True


class TokenGiven(Event):
    giver: Seat
    token: Token
    receiver: Seat


class TurnPassed(Event):
    seat: Seat


class GameWon(Event):
    """The Door is open and the maze is free of mummies."""


class VaultReached(Event):
    mummy: MummyId


class HandEmptied(Event):
    seat: Seat
