"""The review of doubts at the end of a turn (TRP-RULE2, TRP-RULE12), with the word shown to everybody."""

from lairkeeper.games.trapwords.rules.claims import ReviewClaim, uphold
from lairkeeper.games.trapwords.rules.turn_state import is_star_sprung, own_team
from lairkeeper.games.trapwords.state import NO_TRAP, Claim, Dungeon, claim_numbered, turn_of
from lairkeeper.kernel import Do, Table, applies


class ReviewDoubts(Do[Dungeon]):
    """When the turn is over the doubts are looked at, one after the other."""

    clauses = ("TRP-RULE2", "TRP-RULE3", "TRP-RULE6", "TRP-RULE12", "TRP-RND12")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        turn_of(dungeon).stage = "review"
        table.then(ReviewNextDoubt())


@applies("TRP-RULE12")
def is_worth_reviewing(dungeon: Dungeon, claim: Claim) -> bool:
    """A doubt about a turn that failed anyway is dropped, unless it names the starred trap."""
    if turn_of(dungeon).result == "success":
        return True
    starred = own_team(dungeon).starred
    return starred != NO_TRAP and starred in claim.traps and not is_star_sprung(dungeon)


class ReviewNextDoubt(Do[Dungeon]):
    """The players talk and vote about the next doubt; doubts that do not matter any more are dropped."""

    clauses = ("TRP-RULE2", "TRP-RULE7", "TRP-RULE12")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        turn = turn_of(dungeon)
        doubts = [claim for claim in turn.claims.made if not claim.is_stop and claim.state == "open"]
        for claim in doubts:
            if not is_worth_reviewing(dungeon, claim):
                claim.state = "dropped"
        doubts = [claim for claim in doubts if claim.state == "open"]
        if not doubts:
            return
        table.then(ReviewClaim(doubts[0].number), ApplyDoubt(doubts[0].number), ReviewNextDoubt())


class ApplyDoubt(Do[Dungeon]):
    """A doubt that is upheld works as if it had been a stop: the success becomes a failure."""

    clauses = ("TRP-RULE2", "TRP-RULE3", "TRP-FAIL6")
    claim: int

    def do(self, dungeon: Dungeon, table: Table) -> None:
        claim = claim_numbered(turn_of(dungeon), self.claim)
        if claim.state == "upheld":
            uphold(dungeon, claim, table)
