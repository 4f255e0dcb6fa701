"""Guesses in typed play (TRP-GUES): the guessers, how messages are counted, and the verdict."""

from lairkeeper.games.trapwords.effects import guesses_come_last, is_contagious, locks_clues, requirements
from lairkeeper.games.trapwords.judgement import (
    LONGEST_GUESS,
    alert_of,
    judge_guess,
    rank,
    same_text,
    split_guess,
    spring,
    waiver,
    why_no_guess,
)
from lairkeeper.games.trapwords.records.events import CheckBegan, GuessMade
from lairkeeper.games.trapwords.records.options import (
    AcceptGuess,
    Guess,
    HoldBack,
    LetSpring,
    RefuseGuess,
    TimeIsUp,
    Waive,
)
from lairkeeper.games.trapwords.referee.verdict import Closeness
from lairkeeper.games.trapwords.rules.claims import new_claim, open_contest, tell_claim
from lairkeeper.games.trapwords.rules.clue_windows import alert_event
from lairkeeper.games.trapwords.rules.turn_state import (
    HOURGLASS,
    close_clues,
    fail,
    guessers,
    is_frozen,
    is_guessing_open,
    is_running,
    own_setters,
    own_team,
    sole_guesser,
    succeed,
    wake,
)
from lairkeeper.games.trapwords.state import (
    NO_CLUE,
    NOBODY,
    Alert,
    Dungeon,
    Guessed,
    TrapNumber,
    Verdict,
    everybody,
    milliseconds,
    supplies,
    turn_of,
)
from lairkeeper.kernel import Ask, Do, FreeText, Option, Seat, Table, Timer, Wait, applies, free_text
from lairkeeper.kernel.errors import Fact

GUESS = free_text(Guess, most=LONGEST_GUESS)
LONGEST_CLUE = 200

Guessing = Guess | HoldBack


class GuessWord(Ask[Dungeon, Guessing]):
    """Any guesser types what the word may be; there is no other way to speak."""

    clauses = ("TRP-GUES1", "TRP-GUES3", "TRP-GUES4", "TRP-GUES10", "TRP-GUES15", "TRP-TRIG7", "TRP-DIG8")
    answers_itself = False
    who: Seat

    def seats(self, dungeon: Dungeon) -> tuple[Seat, ...]:
        return (self.who,) if is_running(dungeon) and self.who in guessers(dungeon) else ()

    def is_paused(self, dungeon: Dungeon) -> bool:
        turn, sole = turn_of(dungeon), sole_guesser(dungeon)
        is_silenced = sole not in (NOBODY, self.who) or not is_guessing_open(dungeon, turn)
        return is_silenced or is_frozen(dungeon) or self.who in turn.holding

    def options(self, dungeon: Dungeon) -> list[Guessing]:
        return [HoldBack()]

    def free_text(self, dungeon: Dungeon) -> FreeText:
        return GUESS

    def why_not(self, dungeon: Dungeon, option: Option) -> tuple[str, ...]:
        if not isinstance(option, Guess):
            return self.clauses
        return why_no_guess(dungeon.options, option.text, own_team(dungeon).word)

    def take(self, dungeon: Dungeon, answer: Guessing, table: Table) -> None:
        match answer:
            case Guess():
                wake(turn_of(dungeon), but=self.who)
                table.then(JudgeGuess(self.who, split_guess(dungeon.options, answer.text), table.spent(HOURGLASS)))
            case HoldBack():
                turn_of(dungeon).holding.add(self.who)
        table.then(GuessWord(self.who))

    def facts(self, dungeon: Dungeon) -> dict[str, Fact]:
        turn = turn_of(dungeon)
        return {"left": turn.guess_limit - turn.guesses_used}


class JudgeGuess(Do[Dungeon]):
    """One guess after the other, in the order in which they stand; a correct one ends the turn."""

    clauses = ("TRP-GUES7", "TRP-GUES8", "TRP-GUES9", "TRP-GUES10", "TRP-GUES12", "TRP-GUES15", "TRP-CUR8")
    who: Seat
    items: tuple[str, ...]
    at: int

    def do(self, dungeon: Dungeon, table: Table) -> None:
        if not self.items or not is_running(dungeon):
            return
        turn, text = turn_of(dungeon), self.items[0]
        if locks_clues(dungeon, turn.team):
            close_clues(dungeon, "first_guess", table)
        answer = judge_guess(dungeon.options, text, own_team(dungeon).word).answer
        table.then(JudgeGuess(self.who, self.items[1:], self.at))
        if answer is Closeness.CORRECT:
            accept(dungeon, self.who, text, self.at, table)
        elif answer is Closeness.ASK:
            ask_setters(dungeon, self.who, text, self.at, table)
        else:
            refuse(dungeon, self.who, text, self.at, table)


def record(dungeon: Dungeon, who: Seat, text: str, at: int, verdict: Verdict, table: Table) -> None:
    turn = turn_of(dungeon)
    heard = max((clue.number for clue in turn.clues if clue.is_shown), default=NO_CLUE)
    turn.guesses.append(Guessed(who, text, verdict, at, after=heard))
    turn.guesses_used += verdict in ("correct", "wrong")
    table.tell(GuessMade(who, text, verdict, turn.guess_limit - turn.guesses_used))


@applies("TRP-GUES7", "TRP-GUES12")
def accept(dungeon: Dungeon, who: Seat, text: str, at: int, table: Table) -> None:
    record(dungeon, who, text, at, "correct", table)
    succeed(dungeon, table)


@applies("TRP-GUES2", "TRP-GUES8", "TRP-GUES11", "TRP-FAIL3", "TRP-OPP4", "TRP-TRIG7")
def refuse(dungeon: Dungeon, who: Seat, text: str, at: int, table: Table) -> None:
    """A wrong guess is counted, unless another player has just said the same; the last one fails the turn."""
    turn = turn_of(dungeon)
    record(dungeon, who, text, at, "repeated" if is_echo(dungeon, who, text, at) else "wrong", table)
    if dungeon.options.echo_reading == "guesses" and _is_echoing(dungeon):
        turn.clue_box.echo_due = echo_of(turn.clue_box.echo_due, text)
    if is_contagious(dungeon, turn.team):
        infect(dungeon, who, text, table)
    if turn.guesses_used >= turn.guess_limit and is_running(dungeon) and not turn.freeze.cause:
        fail(dungeon, "TRP-FAIL3", table)


@applies("TRP-AMB9")
def echo_of(due: str, guess: str) -> str:
    """Guesses that are still to be repeated; what would not fit into a clue any more is let off."""
    both = f"{due} {guess}".strip()
    return both if len(both) <= LONGEST_CLUE else guess


def _is_echoing(dungeon: Dungeon) -> bool:
    turn = turn_of(dungeon)
    return not turn.clue_box.is_closed and any(wanted == "pairs" for _, wanted in requirements(dungeon, turn.team))


@applies("TRP-GUES11")
def is_echo(dungeon: Dungeon, who: Seat, text: str, at: int) -> bool:
    """The same wrong guess by two players within two seconds counts once."""
    recent = milliseconds(supplies(dungeon).repeat)
    return any(
        guess.by != who and guess.verdict == "wrong" and at - guess.at <= recent and same_text(guess.text, text)
        for guess in turn_of(dungeon).guesses
    )


@applies("TRP-GUES13", "TRP-GUES14", "TRP-AMB5", "TRP-RULE10")
def ask_setters(dungeon: Dungeon, who: Seat, text: str, at: int, table: Table) -> None:
    """A doubtful guess is put to the setters; the clock stands still meanwhile."""
    turn_of(dungeon).freeze.cause = "ask"
    table.tell(GuessMade(who, text, "asked", turn_of(dungeon).guess_limit - turn_of(dungeon).guesses_used))
    table.then(ConfirmGuess(who, text, at))


class ConfirmGuess(Ask[Dungeon, AcceptGuess | RefuseGuess]):
    """The setters accept or refuse a doubtful guess; silence is generous and accepts."""

    clauses = ("TRP-GUES7", "TRP-GUES13", "TRP-GUES14", "TRP-RULE10")
    who: Seat
    text: str
    at: int

    def seats(self, dungeon: Dungeon) -> tuple[Seat, ...]:
        return own_setters(dungeon)

    def options(self, dungeon: Dungeon) -> list[AcceptGuess | RefuseGuess]:
        return [AcceptGuess(), RefuseGuess()]

    def timer(self, dungeon: Dungeon) -> Timer:
        return Timer(self.slug, milliseconds(supplies(dungeon).asking), (AcceptGuess(),), "window")

    def take(self, dungeon: Dungeon, answer: AcceptGuess | RefuseGuess, table: Table) -> None:
        turn_of(dungeon).freeze.cause = ""
        if isinstance(answer, AcceptGuess):
            accept(dungeon, self.who, self.text, self.at, table)
        else:
            refuse(dungeon, self.who, self.text, self.at, table)

    def facts(self, dungeon: Dungeon) -> dict[str, Fact]:
        return {"text": self.text, "word": own_team(dungeon).word}


@applies("TRP-TRIG7", "TRP-RULE9")
def infect(dungeon: Dungeon, who: Seat, text: str, table: Table) -> None:
    """Contagion: a guess springs the listed traps too, but none that is void or was waived for this word.

    What is certain is put to the setters, the rest alerts them.
    """
    options, team, waived = dungeon.options, own_team(dungeon), turn_of(dungeon).claims.waived
    listed = {TrapNumber(number): trap for number, trap in enumerate(team.traps) if trap not in team.void}
    found = [alert_of(spring(options, text, trap), number) for number, trap in listed.items()]
    told = [alert for alert in found if alert.level != "none" and waiver(alert) not in waived]
    alerts = sorted(told, key=lambda alert: -rank(alert.level))
    if alerts and alerts[0].level == "certain" and options.auto_referee == "stops":
        turn_of(dungeon).freeze.cause = "held"
        certain = tuple(alert for alert in alerts if alert.level == "certain")
        guessing = [seat for seat in everybody(dungeon) if seat not in own_setters(dungeon)]
        table.tell(CheckBegan(), *guessing)
        table.then(CheckGuess(text, certain))
    else:
        for alert in alerts:
            table.tell(alert_event(dungeon, NO_CLUE, alert), *own_setters(dungeon))


class CheckGuess(Ask[Dungeon, Waive | LetSpring]):
    """Contagion: the setters may waive the trap that a guess has sprung."""

    clauses = ("TRP-RULE9", "TRP-TRIG7")
    text: str
    alerts: tuple[Alert, ...]

    def seats(self, dungeon: Dungeon) -> tuple[Seat, ...]:
        return own_setters(dungeon)

    def options(self, dungeon: Dungeon) -> list[Waive | LetSpring]:
        return [LetSpring(), Waive()]

    def timer(self, dungeon: Dungeon) -> Timer:
        return Timer(self.slug, milliseconds(supplies(dungeon).waiving), (LetSpring(),), "window")

    def take(self, dungeon: Dungeon, answer: Waive | LetSpring, table: Table) -> None:
        turn = turn_of(dungeon)
        turn.freeze.cause = ""
        if isinstance(answer, LetSpring):
            claim = new_claim(dungeon, NOBODY, NO_CLUE, is_stop=True)
            claim.kind, claim.traps, claim.level = "trap", tuple(alert.trap for alert in self.alerts), "certain"
            claim.reason, claim.said = self.alerts[0].reason, self.text
            tell_claim(dungeon, claim, table)
            open_contest(dungeon, claim, table)
            return
        turn.claims.waived |= {waiver(alert) for alert in self.alerts}
        if turn.guesses_used >= turn.guess_limit:
            fail(dungeon, "TRP-FAIL3", table)

    def facts(self, dungeon: Dungeon) -> dict[str, Fact]:
        return {"text": self.text, "trap": own_team(dungeon).traps[self.alerts[0].trap]}


class HalfTime(Wait[Dungeon, TimeIsUp]):
    """Last Word: clues end at half time at the latest, and guessing opens."""

    clauses = ("TRP-CUR3", "TRP-CUR13")

    def timer(self, dungeon: Dungeon) -> Timer | None:
        turn = turn_of(dungeon)
        is_awaited = guesses_come_last(dungeon, turn.team) and not turn.clue_box.is_closed
        if not is_running(dungeon) or not is_awaited:
            return None
        return Timer(self.slug, turn.glass.milliseconds // 2, (TimeIsUp(),))

    def is_paused(self, dungeon: Dungeon) -> bool:
        return is_frozen(dungeon) or not turn_of(dungeon).glass.is_turned

    def take(self, dungeon: Dungeon, option: TimeIsUp, table: Table) -> None:
        close_clues(dungeon, "half_time", table)
