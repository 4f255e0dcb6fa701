"""The answers of people, chance and the clock: records of ids, and free words."""

from lairkeeper.games.trapwords.components.box import CurseId, EffectId, MonsterId
from lairkeeper.games.trapwords.state import ClueNumber, EntryNumber, Rule, TeamId, TrapNumber
from lairkeeper.kernel.data.record import Option
from lairkeeper.kernel.data.seat import Seat

# Chance


class DrawMonster(Option):
    monster: MonsterId


class DrawTorch(Option):
    seat: Seat


class DrawGlow(Option):
    team: TeamId


class TurnUp(Option):
    """A face-down curse shows its face."""

    curse: CurseId


class DrawCurse(Option):
    """Another curse for the teams that fight the Mummy."""

    curse: CurseId


class DrawCard(Option):
    """A card of eight words, by its number in the list."""

    card: int


class DrawWord(Option):
    word: str


class DrawTrap(Option):
    """A word of the list becomes a trap of the challenge."""

    text: str


class DrawGuesser(Option):
    seat: Seat


# The clock


class TimeIsUp(Option):
    pass


class LoseSeat(Option):
    """A player has no connection any more."""


class ComeBack(Option):
    """A player who was lost has come back."""


# Before the round


class GiveTorch(Option):
    seat: Seat


class AgreeOnCurses(Option):
    pass


class RedrawCurses(Option):
    pass


# Writing traps


class Propose(Option):
    text: str


class Keep(Option):
    entry: EntryNumber


class SetAside(Option):
    entry: EntryNumber


class Withdraw(Option):
    entry: EntryNumber


class Star(Option):
    entry: EntryNumber


class ConfirmList(Option):
    pass


class LeaveToOthers(Option):
    """Let the others of the team settle the list."""


class SwapWord(Option):
    pass


# The turn


class NameGuesser(Option):
    seat: Seat


class TakeWindow(Option):
    """Flood at the table: a window of time instead of one breath."""


class HoldBreath(Option):
    """Flood at the table, as printed."""


class SayRead(Option):
    """The word has been read."""


class StartGlass(Option):
    pass


class Say(Option):
    """A clue."""

    text: str


class EndClues(Option):
    pass


class Guess(Option):
    text: str


class HoldBack(Option):
    """Say nothing until something new is heard."""

    is_binding = True


class CountGuess(Option):
    pass


class UncountGuess(Option):
    pass


class CallCorrect(Option):
    pass


class LetStand(Option):
    """No objection to a word that was called correct."""


class Object(Option):
    pass


class CountWord(Option):
    pass


class CountClue(Option):
    pass


class MarkBreath(Option):
    pass


class MarkMove(Option):
    pass


class AcceptGuess(Option):
    pass


class RefuseGuess(Option):
    pass


# Objections


class Stop(Option):
    """`clue` is 0 at the table, where clues are spoken."""

    clue: ClueNumber


class Doubt(Option):
    clue: ClueNumber


class LetPass(Option):
    clue: ClueNumber
    is_binding = True


class Waive(Option):
    pass


class LetSpring(Option):
    pass


class NameTrap(Option):
    trap: TrapNumber


class NameRule(Option):
    rule: Rule


class NameEffect(Option):
    effect: EffectId


class Contest(Option):
    pass


class ContestAsLate(Option):
    pass


class AcceptStop(Option):
    pass


class TypeWord(Option):
    """The word that was spoken, for the referee."""

    text: str


class Uphold(Option):
    pass


class Reject(Option):
    pass


class RejectAsLate(Option):
    pass


# Between rounds, and at any time


class GoOn(Option):
    pass


class WishNoCurses(Option):
    pass


class WishRelaxed(Option):
    pass


class WishStrict(Option):
    pass


class Join(Option):
    team: TeamId


class Concede(Option):
    pass
