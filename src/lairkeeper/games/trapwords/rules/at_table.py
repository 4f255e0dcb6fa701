"""A turn at a real table: clues and guesses are spoken, and people tap what they hear (TRP-OPP, TRP-GUES18)."""

from collections.abc import Iterator

from lairkeeper.games.trapwords.components.box import EffectId
from lairkeeper.games.trapwords.effects import clue_limit, clue_window, guesses_come_last, locks_clues, word_limit
from lairkeeper.games.trapwords.records.events import (
    CallRefused,
    ClueCounted,
    CorrectCalled,
    GuessCounted,
    StopCalled,
    WordCounted,
)
from lairkeeper.games.trapwords.records.options import (
    CallCorrect,
    CountClue,
    CountGuess,
    CountWord,
    Doubt,
    EndClues,
    HoldBack,
    LetPass,
    LetStand,
    MarkBreath,
    MarkMove,
    Object,
    Stop,
    UncountGuess,
)
from lairkeeper.games.trapwords.rules.claims import new_claim, open_contest, tell_claim
from lairkeeper.games.trapwords.rules.clue_windows import ClueWindow
from lairkeeper.games.trapwords.rules.objections import object_to
from lairkeeper.games.trapwords.rules.turn_state import (
    can_stop,
    close_clues,
    fail,
    is_frozen,
    is_guessing_open,
    is_running,
    own_setters,
    succeed,
)
from lairkeeper.games.trapwords.state import (
    NO_CLUE,
    Dungeon,
    effects_on,
    milliseconds,
    supplies,
    turn_of,
)
from lairkeeper.kernel import Ask, Seat, Table, Timer, applies

Tap = (
    Stop
    | Doubt
    | LetPass
    | CountGuess
    | UncountGuess
    | CallCorrect
    | CountWord
    | CountClue
    | MarkBreath
    | MarkMove
    | EndClues
)


class WatchTable(Ask[Dungeon, Tap]):
    """The setters count guesses and words, call the right guess and stop the team; a tap is never too late."""

    clauses = ("TRP-OPP2", "TRP-OPP3", "TRP-OPP4", "TRP-GUES3", "TRP-GUES18", "TRP-RULE13", "TRP-FAIL7")
    answers_itself = False
    who: Seat

    def seats(self, dungeon: Dungeon) -> tuple[Seat, ...]:
        turn = turn_of(dungeon)
        is_watching = turn.stage == "running" or (turn.stage == "closing" and self.who not in turn.holding)
        return (self.who,) if dungeon.phase == "turn" and is_watching else ()

    def is_paused(self, dungeon: Dungeon) -> bool:
        return is_frozen(dungeon)

    def options(self, dungeon: Dungeon) -> list[Tap]:
        taps = _taps(dungeon) if is_running(dungeon) else _last_taps(dungeon)
        return list(taps)

    def take(self, dungeon: Dungeon, tap: Tap, table: Table) -> None:
        match tap:
            case Stop() | Doubt():
                object_to(dungeon, self.who, NO_CLUE, table, is_stop=isinstance(tap, Stop))
            case LetPass():
                turn_of(dungeon).holding.add(self.who)
            case CallCorrect():
                table.tell(CorrectCalled(self.who))
                succeed_at_table(dungeon, table)
            case CountGuess() | UncountGuess():
                count_guess(dungeon, 1 if isinstance(tap, CountGuess) else -1, table)
            case _:
                mark(dungeon, self.who, tap, table)
        table.then(WatchTable(self.who))


def _taps(dungeon: Dungeon) -> Iterator[Tap]:
    turn = turn_of(dungeon)
    if can_stop(dungeon):
        yield Stop(NO_CLUE)
    yield Doubt(NO_CLUE)
    yield CountGuess()
    if turn.guesses_used:
        yield UncountGuess()
    if is_guessing_open(dungeon, turn):
        yield CallCorrect()
    if word_limit(dungeon, turn.team):
        yield CountWord()
    if clue_limit(dungeon, turn.team) or (turn.clue_box.window == "ready"):
        yield CountClue()
    if turn.clue_box.is_closed:
        if locks_clues(dungeon, turn.team):
            yield MarkMove()
        return
    if clue_window(dungeon, turn.team) and turn.clue_box.window == "none":
        yield MarkBreath()
    if guesses_come_last(dungeon, turn.team):
        yield EndClues()


def _last_taps(dungeon: Dungeon) -> Iterator[Tap]:
    """After the end: an objection, a word that had begun in time, or a last guess that was right."""
    if can_stop(dungeon):
        yield Stop(NO_CLUE)
    yield Doubt(NO_CLUE)
    if turn_of(dungeon).why in ("TRP-FAIL3", "TRP-FAIL4"):
        yield CallCorrect()
    yield LetPass(NO_CLUE)


@applies("TRP-FAIL7", "TRP-GUES12", "TRP-GUES18")
def succeed_at_table(dungeon: Dungeon, table: Table) -> None:
    """The word was said, or had begun, before the end of the clock; the last guess may be the right one."""
    turn = turn_of(dungeon)
    if is_running(dungeon):
        succeed(dungeon, table)
    elif turn.result == "failure":
        turn.result, turn.why = "success", "TRP-GUES12" if turn.why == "TRP-FAIL3" else "TRP-FAIL7"


@applies("TRP-OPP4", "TRP-FAIL3", "TRP-CUR8", "TRP-GUES2")
def count_guess(dungeon: Dungeon, step: int, table: Table) -> None:
    """Each tap counts one guess, and can be taken back; after the last one the team is stopped."""
    turn = turn_of(dungeon)
    turn.guesses_used += step
    table.tell(GuessCounted(turn.guesses_used, turn.guess_limit - turn.guesses_used))
    if locks_clues(dungeon, turn.team) and turn.guesses_used:
        close_clues(dungeon, "first_guess", table)
    if turn.guesses_used >= turn.guess_limit:
        fail(dungeon, "TRP-FAIL3", table)


@applies("TRP-CUR7", "TRP-CUR8", "TRP-CUR21")
def mark(dungeon: Dungeon, who: Seat, tap: Tap, table: Table) -> None:
    """Taps for a breath, a movement, a word, a clue, or the end of the clues."""
    turn = turn_of(dungeon)
    match tap:
        case MarkBreath():
            close_clues(dungeon, "breath", table)
        case EndClues():
            close_clues(dungeon, "done", table)
        case CountWord():
            turn.clue_box.words += 1
            table.tell(WordCounted(turn.clue_box.words))
        case CountClue():
            turn.clue_box.clues += 1
            table.tell(ClueCounted(turn.clue_box.clues))
            if turn.clue_box.window == "ready":
                turn.clue_box.window = "begun"
                table.beside(ClueWindow())
        case MarkMove():
            stop_for_movement(dungeon, who, table)
        case _:
            pass


@applies("TRP-CUR8", "TRP-FAIL2")
def stop_for_movement(dungeon: Dungeon, who: Seat, table: Table) -> None:
    """Petrification: a movement after the first guess is an invalid clue; the tap is a stop with its reason."""
    effect = next(each for each in effects_on(dungeon, turn_of(dungeon).team) if each.locks_clues)
    claim = new_claim(dungeon, who, NO_CLUE, is_stop=True)
    claim.kind, claim.effect = "effect", EffectId(effect.id)
    table.tell(StopCalled(who))
    tell_claim(dungeon, claim, table)
    open_contest(dungeon, claim, table)


class GiverAtTable(Ask[Dungeon, CallCorrect | HoldBack]):
    """The clue-giver may say that a guess was right; then the clock stops, and the setters may object."""

    clauses = ("TRP-GUES18",)
    answers_itself = False
    who: Seat

    def seats(self, dungeon: Dungeon) -> tuple[Seat, ...]:
        return (self.who,) if is_running(dungeon) and turn_of(dungeon).giver == self.who else ()

    def is_paused(self, dungeon: Dungeon) -> bool:
        turn = turn_of(dungeon)
        return is_frozen(dungeon) or not is_guessing_open(dungeon, turn) or self.who in turn.holding

    def options(self, dungeon: Dungeon) -> list[CallCorrect | HoldBack]:
        return [CallCorrect(), HoldBack()]

    def take(self, dungeon: Dungeon, tap: CallCorrect | HoldBack, table: Table) -> None:
        match tap:
            case CallCorrect():
                table.tell(CorrectCalled(self.who))
                turn_of(dungeon).freeze.cause = "correct"
                table.then(ObjectToCall(self.who))
            case HoldBack():
                turn_of(dungeon).holding.add(self.who)
        table.then(GiverAtTable(self.who))


class ObjectToCall(Ask[Dungeon, LetStand | Object]):
    """A setter may object that the word was not said; no objection means that it was."""

    clauses = ("TRP-GUES18",)
    who: Seat

    def seats(self, dungeon: Dungeon) -> tuple[Seat, ...]:
        return own_setters(dungeon)

    def options(self, dungeon: Dungeon) -> list[LetStand | Object]:
        return [LetStand(), Object()]

    def timer(self, dungeon: Dungeon) -> Timer:
        return Timer(self.slug, milliseconds(supplies(dungeon).asking), (LetStand(),), "window")

    def take(self, dungeon: Dungeon, answer: LetStand | Object, table: Table) -> None:
        turn_of(dungeon).freeze.cause = ""
        if isinstance(answer, LetStand):
            succeed(dungeon, table)
        else:
            table.tell(CallRefused(table.seat))
