"""The events of the game. Events with hidden words are told only to the seats that may know them."""

from lairkeeper.games.trapwords.components.box import CurseId, EffectId, MonsterId, Place
from lairkeeper.games.trapwords.state import (
    ClaimKind,
    ClueNumber,
    EntryNumber,
    LevelName,
    Rule,
    TeamId,
    TrapNumber,
    Verdict,
)
from lairkeeper.kernel.data.record import Event
from lairkeeper.kernel.data.seat import Seat

# The dungeon


class MonsterAppeared(Event):
    monster: MonsterId
    place: Place
    reveals = True


class CurseLaid(Event):
    place: Place


class CurseTurnedUp(Event):
    curse: CurseId
    place: Place
    reveals = True


class CurseDiscarded(Event):
    """`curse` is empty if nobody saw it."""

    curse: CurseId
    place: Place
    reveals = True


class CursePushed(Event):
    place: Place
    to: Place


class MonsterMoved(Event):
    to: Place


class MonsterStayed(Event):
    place: Place


class CurseDrawn(Event):
    curse: CurseId
    reveals = True


class CursesRedrawn(Event):
    reveals = True


class TorchGiven(Event):
    team: TeamId
    seat: Seat
    reveals = True


class GlowGiven(Event):
    team: TeamId
    reveals = True


class RoundBegan(Event):
    round: int
    is_last: bool


class FightBegan(Event):
    team: TeamId
    monster: MonsterId


class RoundEnded(Event):
    round: int


class CursesSwitchedOff(Event):
    pass


class RestrictionsChanged(Event):
    is_relaxed: bool


class TeamWished(Event):
    """A wish that the other team has to share."""

    team: TeamId
    wish: str


class PlayerJoined(Event):
    seat: Seat
    team: TeamId


# Words and traps


class WordDrawn(Event):
    """Received by the setters only."""

    team: TeamId
    word: str
    reveals = True


class WordSwapped(Event):
    team: TeamId
    reveals = True


class EntryProposed(Event):
    entry: EntryNumber
    text: str
    seat: Seat
    is_kept: bool
    warnings: tuple[str, ...]


class EntryKept(Event):
    entry: EntryNumber
    text: str
    seat: Seat


class EntrySetAside(Event):
    entry: EntryNumber
    text: str
    seat: Seat


class EntryWithdrawn(Event):
    entry: EntryNumber
    text: str
    seat: Seat


class EntryStarred(Event):
    entry: EntryNumber
    text: str
    seat: Seat


class ListConfirmed(Event):
    seat: Seat


class LeftToOthers(Event):
    seat: Seat


class TeamReady(Event):
    team: TeamId
    reveals = True


class WritingExtended(Event):
    seconds: int


class WritingEnded(Event):
    reveals = True


class BooksExchanged(Event):
    first: TeamId
    reveals = True


# The turn


class TurnBegan(Event):
    team: TeamId
    giver: Seat
    begins_turn = True
    reveals = True


class WordShown(Event):
    """Received by the clue-giver only."""

    word: str
    reveals = True


class GuesserNamed(Event):
    seat: Seat


class WindowTaken(Event):
    team: TeamId


class GlassStarted(Event):
    milliseconds: int
    reveals = True


class ClueGiven(Event):
    clue: ClueNumber
    text: str
    reveals = True


class ClueHeld(Event):
    """Told to the clue-giver and the setters."""

    clue: ClueNumber
    text: str
    reveals = True


class CheckBegan(Event):
    """Told to the seats that must not read the word being checked."""

    reveals = True


class ClueWaived(Event):
    clue: ClueNumber
    reveals = True


class AlertRaised(Event):
    """Told to the setters: a trap, a rule or an effect that a word of the clue may concern."""

    clue: ClueNumber
    level: LevelName
    trap: str
    rule: Rule
    effect: EffectId
    word: str
    reason: str


class CluesEnded(Event):
    why: str
    reveals = True


class GuessMade(Event):
    seat: Seat
    text: str
    verdict: Verdict
    left: int
    reveals = True


class GuessCounted(Event):
    used: int
    left: int


class WordCounted(Event):
    said: int


class ClueCounted(Event):
    said: int


class CorrectCalled(Event):
    seat: Seat
    reveals = True


class CallRefused(Event):
    seat: Seat
    reveals = True


# Objections


class StopCalled(Event):
    seat: Seat
    reveals = True


class DoubtRaised(Event):
    """Told to the setters."""

    seat: Seat
    clue: ClueNumber
    reveals = True


class StopBecameDoubt(Event):
    """`is_named`: the setter has named a trap, but the referee finds no connection."""

    seat: Seat
    is_named: bool
    reveals = True


class ClaimNamed(Event):
    """The subject of a claim: told to all for a stop, to the setters for a doubt."""

    kind: ClaimKind
    trap: str
    rule: Rule
    effect: EffectId
    level: LevelName
    reason: str
    word: str
    reveals = True


class StopContested(Event):
    seat: Seat
    is_late: bool
    reveals = True


class ReviewBegan(Event):
    kind: ClaimKind
    trap: str
    rule: Rule
    effect: EffectId
    clue: str
    reveals = True


class WordTyped(Event):
    word: str
    level: LevelName
    reason: str
    reveals = True


class VotesCounted(Event):
    """The votes of people about a claim."""

    upheld: int
    rejected: int
    reveals = True


class ClaimDecided(Event):
    is_upheld: bool
    decided_by: str
    level: LevelName
    reason: str
    reveals = True


class TurnResumed(Event):
    seconds: int
    reveals = True


class TrapMadeVoid(Event):
    trap: str
    reveals = True


# The end of a turn and of the game


class TurnSucceeded(Event):
    """Provisional until the objection windows have closed."""

    team: TeamId
    reveals = True


class TurnFailed(Event):
    team: TeamId
    why: str
    trap: TrapNumber
    reveals = True


class WordRevealed(Event):
    team: TeamId
    word: str
    reveals = True


class TrapsRevealed(Event):
    team: TeamId
    traps: tuple[str, ...]
    star: str
    reveals = True


class FigureMoved(Event):
    team: TeamId
    place: Place
    reveals = True


class FigureSentBack(Event):
    team: TeamId
    place: Place
    reveals = True


class MonsterBeaten(Event):
    team: TeamId
    reveals = True


class SeatLost(Event):
    seat: Seat
    reveals = True


class SeatBack(Event):
    seat: Seat
    reveals = True


class TorchPassed(Event):
    team: TeamId
    seat: Seat
    reveals = True


class ConcedeWished(Event):
    """Told to the team of the seat."""

    seat: Seat


class TeamConceded(Event):
    team: TeamId
    reveals = True
