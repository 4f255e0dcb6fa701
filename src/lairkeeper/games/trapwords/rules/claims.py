"""Claims (TRP-RULE): what a stop or a doubt is about, the right to contest, and what an upheld claim does."""

from lairkeeper.games.trapwords.judgement import waiver
from lairkeeper.games.trapwords.records.events import (
    ClaimDecided,
    ClaimNamed,
    ReviewBegan,
    StopContested,
    TrapMadeVoid,
    TurnResumed,
    VotesCounted,
    WordRevealed,
)
from lairkeeper.games.trapwords.records.options import AcceptStop, Contest, ContestAsLate, TimeIsUp
from lairkeeper.games.trapwords.rules.clue_windows import show
from lairkeeper.games.trapwords.rules.turn_state import fail, is_running, own_setters, own_team, trap_text
from lairkeeper.games.trapwords.rules.votes import CollectVotes, VoteResult, decide, is_hidden_review
from lairkeeper.games.trapwords.state import (
    NO_CLUE,
    NO_EFFECT,
    NO_RULE,
    NO_TRAP,
    NOBODY,
    SECRET,
    SECRET_RULE,
    Alert,
    Claim,
    ClueNumber,
    Dungeon,
    Ruling,
    TrapNumber,
    claim_numbered,
    clue_numbered,
    everybody,
    is_typed,
    milliseconds,
    people,
    supplies,
    turn_of,
)
from lairkeeper.kernel import Ask, Do, Seat, Table, Timer, applies
from lairkeeper.kernel.errors import Fact


def new_claim(dungeon: Dungeon, by: Seat, clue: ClueNumber, *, is_stop: bool) -> Claim:
    """A claim that is still to be named."""
    turn = turn_of(dungeon)
    claim = Claim(
        number=len(turn.claims.made) + 1,
        by=by,
        is_stop=is_stop,
        clue=clue,
        kind="unnamed",
        traps=(),
        rule=NO_RULE,
        effect=NO_EFFECT,
        level="none",
        reason="",
        said="",
        is_late=False,
        upheld=[],
        rejected=[],
        state="open",
    )
    turn.claims.made.append(claim)
    return claim


def first_trap(claim: Claim) -> TrapNumber:
    return claim.traps[0] if claim.traps else NO_TRAP


@applies("TRP-RULE12")
def hides_clue(claim: Claim) -> bool:
    """Whether the words of a claim would tell the guessers their secret word."""
    return SECRET in claim.traps or claim.rule == SECRET_RULE


@applies("TRP-RULE9", "TRP-TRIG1", "TRP-FAIL1")
def claim_of_referee(dungeon: Dungeon, clue: ClueNumber, alerts: tuple[Alert, ...], table: Table) -> Claim:
    """A claim with all findings of the referee that nobody has waived."""
    claim = new_claim(dungeon, NOBODY, clue, is_stop=True)
    surest = alerts[0]
    claim.traps = tuple(alert.trap for alert in alerts if alert.trap != NO_TRAP)
    claim.kind = "trap" if claim.traps and claim.traps != (SECRET,) else "effect" if surest.effect else "rule"
    claim.rule, claim.effect = surest.rule, surest.effect
    claim.level, claim.reason, claim.said = "certain", surest.reason, surest.word
    if not hides_clue(claim):
        clue_numbered(turn_of(dungeon), clue).is_shown = True
    tell_claim(dungeon, claim, table)
    return claim


@applies("TRP-RULE2", "TRP-RULE12", "TRP-TRIG1")
def tell_claim(dungeon: Dungeon, claim: Claim, table: Table) -> None:
    """A stop is named before everybody, a doubt among the setters; the guessers never read their secret word."""
    named = _named(dungeon, claim, claim.said)
    knowing = own_setters(dungeon)
    if not claim.is_stop:
        table.tell(named, *knowing)
    elif hides_clue(claim):
        knowing = (turn_of(dungeon).giver, *knowing)
        table.tell(named, *knowing)
        table.tell(_named(dungeon, claim, ""), *(seat for seat in everybody(dungeon) if seat not in knowing))
    else:
        table.tell(named)


def _named(dungeon: Dungeon, claim: Claim, word: str) -> ClaimNamed:
    trap = trap_text(dungeon, first_trap(claim))
    return ClaimNamed(claim.kind, trap, claim.rule, claim.effect, claim.level, claim.reason, word)


class ContestStop(Ask[Dungeon, Contest | ContestAsLate | AcceptStop | TimeIsUp]):
    """Any person of the guessing team may contest a stop; at the table also because it came too late."""

    clauses = ("TRP-RULE9", "TRP-RULE12", "TRP-RULE13", "TRP-DIG11")
    answers_itself = False
    claim: int
    left: int
    accepting: tuple[Seat, ...]

    def seats(self, dungeon: Dungeon) -> tuple[Seat, ...]:
        return tuple(seat for seat in people(dungeon, turn_of(dungeon).team) if seat not in self.accepting)

    def options(self, dungeon: Dungeon) -> list[Contest | ContestAsLate | AcceptStop | TimeIsUp]:
        late = [] if is_typed(dungeon) else [ContestAsLate()]
        return [AcceptStop(), Contest(), *late]

    def timer(self, dungeon: Dungeon) -> Timer:
        return Timer(self.slug, self.left, (TimeIsUp(),), "window")

    def take(self, dungeon: Dungeon, answer: Contest | ContestAsLate | AcceptStop | TimeIsUp, table: Table) -> None:
        claim = claim_numbered(turn_of(dungeon), self.claim)
        match answer:
            case Contest() | ContestAsLate():
                claim.is_late = isinstance(answer, ContestAsLate)
                table.tell(StopContested(table.seat, claim.is_late))
                turn_of(dungeon).freeze.cause = "review"
                table.then(ReviewClaim(self.claim))
            case AcceptStop():
                left = max(self.left - table.spent(self.slug), 0)
                table.then(ContestStop(self.claim, left, (*self.accepting, table.seat)))

    def facts(self, dungeon: Dungeon) -> dict[str, Fact]:
        claim = claim_numbered(turn_of(dungeon), self.claim)
        return {"trap": trap_text(dungeon, first_trap(claim)), "rule": claim.rule, "effect": claim.effect}


@applies("TRP-RULE9", "TRP-RULE5")
def open_contest(dungeon: Dungeon, claim: Claim, table: Table) -> None:
    """The clock stands still while the guessing team may contest."""
    turn_of(dungeon).freeze.cause = "contest"
    table.then(ContestStop(claim.number, milliseconds(supplies(dungeon).contest), ()), SettleStop(claim.number))


class SettleStop(Do[Dungeon]):
    """A stop that is upheld, or that nobody contests, fails the turn, after the right guess too."""

    clauses = ("TRP-FAIL1", "TRP-FAIL2", "TRP-FAIL6", "TRP-RULE8", "TRP-RULE11", "TRP-CLUE17")
    claim: int

    def do(self, dungeon: Dungeon, table: Table) -> None:
        claim = claim_numbered(turn_of(dungeon), self.claim)
        turn_of(dungeon).freeze.cause = ""
        if claim.state == "rejected":
            overturn(dungeon, claim, table)
        else:
            claim.state = "upheld"
            uphold(dungeon, claim, table)


@applies("TRP-FAIL1", "TRP-FAIL2", "TRP-CUR19")
def uphold(dungeon: Dungeon, claim: Claim, table: Table) -> None:
    """The turn fails, if it has not failed already; the starred trap also sends the team back when it ends."""
    if turn_of(dungeon).result != "failure":
        fail(dungeon, "TRP-FAIL1" if claim.kind == "trap" else "TRP-FAIL2", table, first_trap(claim))


@applies("TRP-RULE8", "TRP-RULE11")
def overturn(dungeon: Dungeon, claim: Claim, table: Table) -> None:
    """The trap that was named is void, and a turn that ran goes on; a right guess stands."""
    team = own_team(dungeon)
    if is_running(dungeon):
        resume(dungeon, claim, table)
    for trap in filter(None, (trap_text(dungeon, number) for number in claim.traps)):
        team.void += (trap,)
        table.tell(TrapMadeVoid(trap))


@applies("TRP-RULE8")
def resume(dungeon: Dungeon, claim: Claim, table: Table) -> None:
    """The hourglass goes on with the time that was left and a little more; a clue that was withheld is shown."""
    turn, seconds = turn_of(dungeon), supplies(dungeon).resuming
    turn.glass.milliseconds += milliseconds(seconds)
    table.tell(TurnResumed(seconds))
    if turn.guesses_used >= turn.guess_limit:
        fail(dungeon, "TRP-FAIL3", table)
    elif claim.by == NOBODY and claim.clue != NO_CLUE:
        clue = clue_numbered(turn, claim.clue)
        turn.claims.waived |= {waiver(alert) for alert in clue.alerts if alert.level == "certain"}
        clue.alerts = tuple(alert for alert in clue.alerts if alert.level != "certain")
        show(dungeon, clue, table)


class ReviewClaim(Do[Dungeon]):
    """The claim is read out, the voters vote, and the claim is decided."""

    clauses = ("TRP-RULE2", "TRP-RULE7", "TRP-RULE12")
    claim: int

    def do(self, dungeon: Dungeon, table: Table) -> None:
        claim = claim_numbered(turn_of(dungeon), self.claim)
        if not is_hidden_review(dungeon):
            reveal_word(dungeon, table)
        begun = review_of(dungeon, claim)
        if hides_clue(claim) and is_hidden_review(dungeon):
            knowing = (turn_of(dungeon).giver, *own_setters(dungeon))
            table.tell(begun, *knowing)
            hidden = ReviewBegan(claim.kind, begun.trap, claim.rule, claim.effect, "")
            table.tell(hidden, *(seat for seat in everybody(dungeon) if seat not in knowing))
        else:
            table.tell(begun)
        table.then(CollectVotes(self.claim), DecideClaim(self.claim))


@applies("TRP-RULE12")
def reveal_word(dungeon: Dungeon, table: Table) -> None:
    """Everybody learns the secret word, once: nobody guesses any more."""
    turn = turn_of(dungeon)
    if not turn.is_word_shown:
        turn.is_word_shown = True
        table.tell(WordRevealed(turn.team, own_team(dungeon).word))


def review_of(dungeon: Dungeon, claim: Claim) -> ReviewBegan:
    turn = turn_of(dungeon)
    text = claim.said if claim.clue == NO_CLUE else clue_numbered(turn, claim.clue).text
    return ReviewBegan(claim.kind, trap_text(dungeon, first_trap(claim)), claim.rule, claim.effect, text)


class DecideClaim(Do[Dungeon]):
    """Two teams of one mind decide, or one against a silent one, or the jurors, or the referee."""

    clauses = ("TRP-RULE7", "TRP-RULE10", "TRP-DIG11")
    claim: int

    def do(self, dungeon: Dungeon, table: Table) -> None:
        claim = claim_numbered(turn_of(dungeon), self.claim)
        decision = decide(dungeon, claim)
        claim.state = "upheld" if decision.is_upheld else "rejected"
        dungeon.rulings.append(ruling(dungeon, claim, decision))
        if claim.upheld or claim.rejected:
            table.tell(VotesCounted(len(claim.upheld), len(claim.rejected)))
        table.tell(ClaimDecided(decision.is_upheld, decision.by, claim.level, claim.reason))


@applies("TRP-RULE7")
def ruling(dungeon: Dungeon, claim: Claim, decision: VoteResult) -> Ruling:
    """Every decision is kept as the table's precedent."""
    said = claim.said or ("" if claim.clue == NO_CLUE else clue_numbered(turn_of(dungeon), claim.clue).text)
    return Ruling(
        language=dungeon.options.language,
        round=dungeon.round,
        team=turn_of(dungeon).team,
        word=said,
        trap=trap_text(dungeon, first_trap(claim)),
        rule=claim.rule,
        effect=claim.effect,
        level=claim.level,
        reason=claim.reason,
        is_upheld=decision.is_upheld,
        decided_by=decision.by,
        secret=own_team(dungeon).word,
    )
