"""Votes about a claim (TRP-RULE7, TRP-RULE12): one for each team, then the jurors, then the referee."""

from typing import NamedTuple

from lairkeeper.games.trapwords.judgement import rank, say_secret, spring
from lairkeeper.games.trapwords.records.events import WordTyped
from lairkeeper.games.trapwords.records.options import Reject, RejectAsLate, TimeIsUp, TypeWord, Uphold
from lairkeeper.games.trapwords.rules.pause import jurors
from lairkeeper.games.trapwords.rules.turn_state import own_team, trap_text
from lairkeeper.games.trapwords.state import (
    NO_TRAP,
    SECRET,
    SECRET_RULE,
    Claim,
    Dungeon,
    Rule,
    TeamId,
    claim_numbered,
    is_typed,
    milliseconds,
    other,
    people,
    present,
    supplies,
    turn_of,
)
from lairkeeper.kernel import Ask, Do, FreeText, Option, Seat, Table, Timer, Together, Wait, applies, free_text
from lairkeeper.kernel.errors import Fact

SECRET_RULES = tuple(Rule(f"TRP-CLUE{number}") for number in (5, 7, 9, 10, 11, 21))
"""Claims that nobody can judge without the secret word."""
SPOKEN = free_text(TypeWord, most=30)

Voting = Uphold | Reject | RejectAsLate | TypeWord


class VoteResult(NamedTuple):
    is_upheld: bool
    by: str


@applies("TRP-RULE12")
def needs_secret(claim: Claim) -> bool:
    return claim.rule in SECRET_RULES or SECRET in claim.traps


def is_hidden_review(dungeon: Dungeon) -> bool:
    """Whether the turn may still go on, so that the secret word stays hidden."""
    return turn_of(dungeon).stage == "running"


@applies("TRP-RULE7", "TRP-RULE12", "TRP-DIG11")
def voters(dungeon: Dungeon, claim: Claim, team: TeamId) -> tuple[Seat, ...]:
    """The people of a team; while the word is hidden its guessers vote on traps only, the clue-giver on everything."""
    turn = turn_of(dungeon)
    persons = present(dungeon, people(dungeon, team))
    if team != turn.team or not is_hidden_review(dungeon) or (claim.kind == "trap" and not needs_secret(claim)):
        return persons
    return tuple(seat for seat in persons if seat == turn.giver)


class CollectVotes(Do[Dungeon]):
    """Both teams vote at the same time; if they do not agree, the jurors follow."""

    clauses = ("TRP-RULE7", "TRP-RULE12")
    claim: int

    def do(self, dungeon: Dungeon, table: Table) -> None:
        claim = claim_numbered(turn_of(dungeon), self.claim)
        turn = turn_of(dungeon)
        asked = (*voters(dungeon, claim, other(turn.team)), *voters(dungeon, claim, turn.team))
        table.then(_ballot(self.claim, asked, is_of_jury=False), AskJury(self.claim))


def _ballot(claim: int, asked: tuple[Seat, ...], *, is_of_jury: bool) -> Together:
    lanes = tuple((CastVote(claim, seat),) for seat in asked)
    return Together((*lanes, (VotingTime(claim, asked, is_of_jury),)) if lanes else ())


class CastVote(Ask[Dungeon, Voting]):
    """Uphold a claim or reject it; at the table the setters may type in what was said, for the referee."""

    clauses = ("TRP-RULE7", "TRP-RULE10", "TRP-RULE12", "TRP-RULE13")
    claim: int
    who: Seat

    def seats(self, dungeon: Dungeon) -> tuple[Seat, ...]:
        claim = claim_numbered(turn_of(dungeon), self.claim)
        return () if has_voted(claim, self.who) or claim.state == "dropped" else (self.who,)

    def options(self, dungeon: Dungeon) -> list[Voting]:
        is_guessing = self.who in own_team(dungeon).seats
        late: list[Voting] = [RejectAsLate()] if is_guessing and not is_typed(dungeon) else []
        return [Uphold(), Reject(), *late]

    def free_text(self, dungeon: Dungeon) -> FreeText | None:
        claim = claim_numbered(turn_of(dungeon), self.claim)
        is_setter = self.who in dungeon.teams[other(turn_of(dungeon).team)].seats
        is_typing = is_setter and not is_typed(dungeon) and bool(claim.traps or claim.rule == SECRET_RULE)
        return SPOKEN if is_typing and not claim.said else None

    def why_not(self, dungeon: Dungeon, option: Option) -> tuple[str, ...]:
        return () if isinstance(option, TypeWord) else self.clauses

    def take(self, dungeon: Dungeon, vote: Voting, table: Table) -> None:
        claim = claim_numbered(turn_of(dungeon), self.claim)
        match vote:
            case Uphold():
                claim.upheld.append(self.who)
            case TypeWord():
                type_word(dungeon, claim, vote.text, table)
                table.then(CastVote(self.claim, self.who))
            case _:
                claim.rejected.append(self.who)
                claim.is_late |= isinstance(vote, RejectAsLate)

    def facts(self, dungeon: Dungeon) -> dict[str, Fact]:
        claim = claim_numbered(turn_of(dungeon), self.claim)
        return {"rule": claim.rule, "effect": claim.effect, "level": claim.level}


@applies("TRP-RULE13")
def type_word(dungeon: Dungeon, claim: Claim, text: str, table: Table) -> None:
    """Records the spoken word and the verdict of the referee about it."""
    options = dungeon.options
    claim.said = text
    traps = [trap for trap in claim.traps if trap not in (NO_TRAP, SECRET)]
    if traps:
        found = spring(options, text, trap_text(dungeon, traps[0]))
    else:
        found = say_secret(options, text, own_team(dungeon).word)
    claim.level, claim.reason = found.level, found.reason
    table.tell(WordTyped(text, found.level, found.reason))


def has_voted(claim: Claim, seat: Seat) -> bool:
    return seat in claim.upheld or seat in claim.rejected


class VotingTime(Wait[Dungeon, TimeIsUp]):
    """A vote ends when all have voted, or after a while; silence is no vote."""

    clauses = ("TRP-RULE7",)
    claim: int
    asked: tuple[Seat, ...]
    is_of_jury: bool

    def timer(self, dungeon: Dungeon) -> Timer | None:
        claim = claim_numbered(turn_of(dungeon), self.claim)
        if claim.state == "dropped" or all(has_voted(claim, seat) for seat in self.asked):
            return None
        seconds = supplies(dungeon).jury if self.is_of_jury else supplies(dungeon).voting
        return Timer(self.slug, milliseconds(seconds), (TimeIsUp(),))

    def take(self, dungeon: Dungeon, option: TimeIsUp, table: Table) -> None:
        claim_numbered(turn_of(dungeon), self.claim).state = "dropped"


class AskJury(Do[Dungeon]):
    """Jurors vote where the teams do not agree, but never on what needs a secret word that is still hidden."""

    clauses = ("TRP-RULE7", "TRP-RULE12")
    claim: int

    def do(self, dungeon: Dungeon, table: Table) -> None:
        claim = claim_numbered(turn_of(dungeon), self.claim)
        claim.state = "open"
        is_barred = is_hidden_review(dungeon) and needs_secret(claim)
        if by_teams(dungeon, claim) is None and jurors(dungeon) and not is_barred:
            table.then(_ballot(self.claim, jurors(dungeon), is_of_jury=True))


@applies("TRP-RULE7", "TRP-DIG11")
def decide(dungeon: Dungeon, claim: Claim) -> VoteResult:
    """Teams, jurors, referee, in this order; the benefit of the doubt goes to the guessing team."""
    if (decided := by_teams(dungeon, claim)) is not None:
        return VoteResult(decided, "teams")
    if (decided := majority(claim, jurors(dungeon))) is not None:
        return VoteResult(decided, "jurors")
    if claim.kind == "trap" or claim.rule == SECRET_RULE:
        return VoteResult(rank(claim.level) >= rank("probable"), "referee")
    return VoteResult(is_upheld=False, by="benefit")


@applies("TRP-RULE7")
def by_teams(dungeon: Dungeon, claim: Claim) -> bool | None:
    """Two equal votes, or a single vote against a silent team."""
    team = turn_of(dungeon).team
    votes = [team_vote(dungeon, claim, each) for each in (team, other(team))]
    said = {vote for vote in votes if vote is not None}
    return said.pop() if len(said) == 1 else None


@applies("TRP-RULE7", "TRP-DIG11")
def team_vote(dungeon: Dungeon, claim: Claim, team: TeamId) -> bool | None:
    """The majority of the votes of a team. Computers reject their own claim against people unless it is certain."""
    if people(dungeon, team):
        return majority(claim, dungeon.teams[team].seats)
    is_own_claim = team != turn_of(dungeon).team
    if is_own_claim and people(dungeon, other(team)):
        return claim.level == "certain"
    return None


def majority(claim: Claim, seats: tuple[Seat, ...]) -> bool | None:
    """The majority of the votes; a tie or silence is no vote."""
    upheld = sum(seat in seats for seat in claim.upheld)
    rejected = sum(seat in seats for seat in claim.rejected)
    return None if upheld == rejected else upheld > rejected
