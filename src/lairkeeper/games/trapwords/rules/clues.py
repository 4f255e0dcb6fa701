"""Clues (TRP-CLUE): what the clue-giver types, what an effect refuses, and what the referee holds back."""

from lairkeeper.games.trapwords.effects import (
    clue_limit,
    guesses_come_last,
    old_traps,
    requirements,
    waits_for_clue,
    word_limit,
)
from lairkeeper.games.trapwords.judgement import (
    alert_of,
    count_words,
    flags,
    forbidden_words,
    is_bare_answer,
    is_met,
    is_no_writing,
    repeats,
    say_secret,
    spring,
    waiver,
)
from lairkeeper.games.trapwords.records.events import CheckBegan, ClueHeld, ClueWaived, GlassStarted
from lairkeeper.games.trapwords.records.options import EndClues, HoldBack, LetSpring, Say, TimeIsUp, Waive
from lairkeeper.games.trapwords.rules.claims import claim_of_referee, open_contest
from lairkeeper.games.trapwords.rules.clue_windows import alert_event, show
from lairkeeper.games.trapwords.rules.turn_state import (
    close_clues,
    is_frozen,
    is_running,
    own_setters,
    own_team,
)
from lairkeeper.games.trapwords.state import (
    SECRET,
    SECRET_RULE,
    Alert,
    Clue,
    ClueNumber,
    Dungeon,
    TrapNumber,
    clue_numbered,
    effects_on,
    everybody,
    milliseconds,
    supplies,
    turn_of,
)
from lairkeeper.kernel import Ask, FreeText, Option, Seat, Table, Timer, Wait, applies, free_text
from lairkeeper.kernel.errors import Fact

CLUE = free_text(Say, most=200)

Speaking = Say | EndClues | HoldBack


class GiveClue(Ask[Dungeon, Speaking]):
    """The clue-giver types as many clues as the effects allow; the clue box is the only way to speak."""

    clauses = ("TRP-CLUE3", "TRP-CLUE5", "TRP-CLUE6", "TRP-CLUE17", "TRP-CLUE20", "TRP-DIG8")
    answers_itself = False
    who: Seat

    def seats(self, dungeon: Dungeon) -> tuple[Seat, ...]:
        turn = turn_of(dungeon)
        is_open = is_running(dungeon) and turn.giver == self.who and not turn.clue_box.is_closed
        return (self.who,) if is_open else ()

    def is_paused(self, dungeon: Dungeon) -> bool:
        return is_frozen(dungeon) or self.who in turn_of(dungeon).holding

    def options(self, dungeon: Dungeon) -> list[Speaking]:
        options: list[Speaking] = [HoldBack()]
        if guesses_come_last(dungeon, turn_of(dungeon).team):
            options.append(EndClues())
        return options

    def free_text(self, dungeon: Dungeon) -> FreeText:
        return CLUE

    def why_not(self, dungeon: Dungeon, option: Option) -> tuple[str, ...]:
        return why_no_clue(dungeon, option.text) if isinstance(option, Say) else self.clauses

    def take(self, dungeon: Dungeon, answer: Speaking, table: Table) -> None:
        match answer:
            case Say():
                say(dungeon, self.who, answer.text, table)
            case EndClues():
                close_clues(dungeon, "done", table)
            case HoldBack():
                turn_of(dungeon).holding.add(self.who)
        table.then(GiveClue(self.who))

    def facts(self, dungeon: Dungeon) -> dict[str, Fact]:
        return {"word": own_team(dungeon).word}


@applies("TRP-CLUE16", "TRP-CLUE18", "TRP-AMB6", "TRP-AMB9", "TRP-CUR9", "TRP-CUR10", "TRP-CUR13")
def why_no_clue(dungeon: Dungeon, text: str) -> tuple[str, ...]:
    """The clauses by which a message is refused: it costs nothing but time, and nobody else sees it."""
    turn, options = turn_of(dungeon), dungeon.options
    if turn.clue_box.echo_due:
        return () if repeats(options, text, turn.clue_box.echo_due) else ("TRP-AMB9",)
    if is_written_rule_kept(dungeon) and is_no_writing(options, text):
        return ("TRP-CLUE16",)
    if not all(is_met(options, text, wanted) for _, wanted in requirements(dungeon, turn.team)):
        return ("TRP-CLUE17",)
    words, clues = word_limit(dungeon, turn.team), clue_limit(dungeon, turn.team)
    is_too_much = bool(words) and turn.clue_box.words + count_words(text) > words
    return ("TRP-CLUE17",) if is_too_much or (clues and turn.clue_box.clues >= clues) else ()


@applies("TRP-CLUE18", "TRP-AMB6")
def is_written_rule_kept(dungeon: Dungeon) -> bool:
    """The rule of written words stays in force among relaxed players, unless they drop it too."""
    return not dungeon.is_relaxed or dungeon.options.relaxed_scope == "written_words"


def say(dungeon: Dungeon, who: Seat, text: str, table: Table) -> None:
    """A message is shown, or held back while the setters are asked."""
    turn = turn_of(dungeon)
    echo, turn.clue_box.echo_due = turn.clue_box.echo_due, ""
    number = ClueNumber(len(turn.clues) + 1)
    alerts = () if echo else findings(dungeon, text)
    clue = Clue(number, who, text, is_shown=False, is_open=False, passed=[], alerts=alerts)
    turn.clues.append(clue)
    held = [alert for alert in alerts if alert.level == "certain"]
    if held and dungeon.options.auto_referee == "stops":
        hold(dungeon, clue, held[0], table)
    else:
        show(dungeon, clue, table, is_echo=bool(echo))


@applies("TRP-CLUE5", "TRP-CLUE6", "TRP-TRIG1", "TRP-TRIG14", "TRP-CLUE7", "TRP-CLUE8", "TRP-CLUE10")
def findings(dungeon: Dungeon, text: str) -> tuple[Alert, ...]:
    """All that the referee has to say about a clue, the surest first; what was waived in this turn is left out."""
    turn, options = turn_of(dungeon), dungeon.options
    if is_bare_answer(options.language, text):
        return ()
    secret = own_team(dungeon).word
    found = [alert_of(spring(options, text, trap), number) for number, trap in active_traps(dungeon).items()]
    found.append(alert_of(say_secret(options, text, secret), SECRET, SECRET_RULE))
    found += [alert for effect in effects_on(dungeon, turn.team) for alert in forbidden_words(options, text, effect)]
    if not dungeon.is_relaxed:
        found += flags(options, text, secret)
    told = [alert for alert in found if alert.level != "none" and waiver(alert) not in turn.claims.waived]
    order = ("certain", "probable", "weak")
    return tuple(sorted(told, key=lambda alert: order.index(alert.level)))


@applies("TRP-TRIG1", "TRP-RULE8")
def active_traps(dungeon: Dungeon) -> dict[TrapNumber, str]:
    """The traps against the team by number, those made void left out; old ones that are active again follow."""
    team = own_team(dungeon)
    words = (*team.traps, *old_traps(dungeon, turn_of(dungeon).team))
    return {TrapNumber(number): trap for number, trap in enumerate(words) if trap not in team.void}


class ThinkingTime(Wait[Dungeon, TimeIsUp]):
    """Where the hourglass waits for the first clue, it starts by itself after a while."""

    clauses = ("TRP-VAR6",)

    def timer(self, dungeon: Dungeon) -> Timer | None:
        turn = turn_of(dungeon)
        if not is_running(dungeon) or turn.glass.is_turned or not waits_for_clue(dungeon, turn.team):
            return None
        return Timer(self.slug, milliseconds(supplies(dungeon).thinking), (TimeIsUp(),), "countdown")

    def is_paused(self, dungeon: Dungeon) -> bool:
        return is_frozen(dungeon)

    def take(self, dungeon: Dungeon, option: TimeIsUp, table: Table) -> None:
        turn = turn_of(dungeon)
        turn.glass.is_turned = True
        table.tell(GlassStarted(turn.glass.milliseconds))


@applies("TRP-RULE9", "TRP-AMB11")
def hold(dungeon: Dungeon, clue: Clue, alert: Alert, table: Table) -> None:
    """The message is withheld and the clock stands still; the guessers learn only that something is checked."""
    turn_of(dungeon).freeze.cause = "held"
    knowing = (turn_of(dungeon).giver, *own_setters(dungeon))
    table.tell(ClueHeld(clue.number, clue.text), *knowing)
    table.tell(alert_event(dungeon, clue.number, alert), *own_setters(dungeon))
    table.tell(CheckBegan(), *(seat for seat in everybody(dungeon) if seat not in knowing))
    table.then(CheckHeldClue(clue.number))


class CheckHeldClue(Ask[Dungeon, Waive | LetSpring]):
    """The setters may waive what the referee found; otherwise the trap is sprung."""

    clauses = ("TRP-RULE9", "TRP-AMB11", "TRP-TRIG13")
    clue: ClueNumber

    def seats(self, dungeon: Dungeon) -> tuple[Seat, ...]:
        return own_setters(dungeon)

    def options(self, dungeon: Dungeon) -> list[Waive | LetSpring]:
        return [LetSpring(), Waive()]

    def timer(self, dungeon: Dungeon) -> Timer:
        return Timer(self.slug, milliseconds(supplies(dungeon).waiving), (LetSpring(),), "window")

    def take(self, dungeon: Dungeon, answer: Waive | LetSpring, table: Table) -> None:
        turn = turn_of(dungeon)
        clue = clue_numbered(turn, self.clue)
        certain = tuple(alert for alert in clue.alerts if alert.level == "certain")
        if isinstance(answer, Waive):
            turn.claims.waived |= {waiver(alert) for alert in certain}
            clue.alerts = tuple(alert for alert in clue.alerts if alert.level != "certain")
            turn.freeze.cause = ""
            table.tell(ClueWaived(clue.number))
            show(dungeon, clue, table)
        else:
            open_contest(dungeon, claim_of_referee(dungeon, clue.number, certain, table), table)

    def facts(self, dungeon: Dungeon) -> dict[str, Fact]:
        clue = clue_numbered(turn_of(dungeon), self.clue)
        alert = alert_event(dungeon, clue.number, clue.alerts[0])
        return {
            "text": clue.text,
            "word": alert.word,
            "trap": alert.trap,
            "rule": alert.rule,
            "effect": alert.effect,
            "reason": alert.reason,
        }
