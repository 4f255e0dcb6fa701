"""Objections in typed play (TRP-RULE1 to 5): stop and doubt while a clue can be objected to, and their naming."""

from collections.abc import Iterator

from lairkeeper.games.trapwords.components.box import EffectId
from lairkeeper.games.trapwords.effects import judged_at_table
from lairkeeper.games.trapwords.judgement import Sprung, say_secret, spring
from lairkeeper.games.trapwords.records.events import DoubtRaised, StopBecameDoubt, StopCalled
from lairkeeper.games.trapwords.records.options import (
    Doubt,
    LetPass,
    NameEffect,
    NameRule,
    NameTrap,
    Stop,
    TimeIsUp,
)
from lairkeeper.games.trapwords.rules.claims import new_claim, open_contest, tell_claim
from lairkeeper.games.trapwords.rules.clues import active_traps, is_written_rule_kept
from lairkeeper.games.trapwords.rules.turn_state import can_stop, is_frozen, own_setters, own_team, trap_text
from lairkeeper.games.trapwords.state import (
    NO_CLUE,
    SECRET_RULE,
    Claim,
    Clue,
    ClueNumber,
    Dungeon,
    Line,
    Rule,
    claim_numbered,
    clue_numbered,
    effects_on,
    is_typed,
    milliseconds,
    present,
    supplies,
    turn_of,
)
from lairkeeper.kernel import Ask, Option, Seat, Table, Timer, applies
from lairkeeper.kernel.errors import Fact

RESTRICTIONS = tuple(Rule(f"TRP-CLUE{number}") for number in (7, 8, 9, 10, 11, 12, 13, 14, 15, 21))
WRITTEN_RULE = Rule("TRP-CLUE16")
REACTION_RULE = Rule("TRP-CLUE20")

Watching = Stop | Doubt | LetPass
Naming = NameTrap | NameRule | NameEffect | TimeIsUp


def is_open_to_objections(dungeon: Dungeon) -> bool:
    """While the turn runs, and afterwards as long as a clue can still be objected to."""
    if dungeon.phase != "turn":
        return False
    turn = turn_of(dungeon)
    return turn.stage == "running" or (turn.stage == "closing" and any(clue.is_open for clue in turn.clues))


class WatchClues(Ask[Dungeon, Watching]):
    """A setter stops the team, raises a doubt or lets a clue pass, while it can be objected to."""

    clauses = ("TRP-RULE1", "TRP-RULE2", "TRP-RULE4", "TRP-RULE5", "TRP-RULE11", "TRP-OPP2", "TRP-OPP3", "TRP-FAIL6")
    answers_itself = False
    who: Seat

    def seats(self, dungeon: Dungeon) -> tuple[Seat, ...]:
        return (self.who,) if is_open_to_objections(dungeon) else ()

    def is_paused(self, dungeon: Dungeon) -> bool:
        return not self._clues(dungeon) or is_frozen(dungeon)

    def _clues(self, dungeon: Dungeon) -> list[Clue]:
        return [clue for clue in turn_of(dungeon).clues if clue.is_open and self.who not in clue.passed]

    def options(self, dungeon: Dungeon) -> list[Watching]:
        options: list[Watching] = []
        for clue in self._clues(dungeon):
            options += [LetPass(clue.number), Doubt(clue.number)]
            options += [Stop(clue.number)] if can_stop(dungeon) else []
        return options or [LetPass(NO_CLUE)]

    def why_not(self, dungeon: Dungeon, option: Option) -> tuple[str, ...]:
        return ("TRP-RULE1", "TRP-RULE4") if isinstance(option, Stop | Doubt) else self.clauses

    def facts(self, dungeon: Dungeon) -> dict[str, Fact]:
        return {"clues": tuple(Line(clue.number, clue.text) for clue in self._clues(dungeon))}

    def take(self, dungeon: Dungeon, answer: Watching, table: Table) -> None:
        clue = clue_numbered(turn_of(dungeon), answer.clue)
        pass_clue(dungeon, clue, self.who)
        if not isinstance(answer, LetPass):
            object_to(dungeon, self.who, clue.number, table, is_stop=isinstance(answer, Stop))
        table.then(WatchClues(self.who))


def pass_clue(dungeon: Dungeon, clue: Clue, who: Seat) -> None:
    """A clue that all setters have answered needs no window any more."""
    clue.passed.append(who)
    if set(present(dungeon, own_setters(dungeon))) <= set(clue.passed):
        clue.is_open = False


@applies("TRP-RULE2", "TRP-RULE3", "TRP-RULE5", "TRP-RULE13")
def object_to(dungeon: Dungeon, who: Seat, clue: ClueNumber, table: Table, *, is_stop: bool) -> None:
    """The tap alone counts as the moment of the objection; a stop freezes the clock, a doubt does not."""
    claim = new_claim(dungeon, who, clue, is_stop=is_stop)
    if is_stop:
        turn_of(dungeon).freeze.cause = "naming"
        table.tell(StopCalled(who))
    else:
        table.tell(DoubtRaised(who, clue), *own_setters(dungeon))
    table.then(NameClaim(claim.number))


@applies("TRP-CLUE17", "TRP-CLUE18", "TRP-AMB6", "TRP-AMB7")
def rules_in_force(dungeon: Dungeon) -> tuple[Rule, ...]:
    """The clue rules that can be broken at this table."""
    restrictions = () if dungeon.is_relaxed else RESTRICTIONS
    written = (WRITTEN_RULE,) if is_written_rule_kept(dungeon) else ()
    reactions = (REACTION_RULE,) if dungeon.options.reactions == "forbidden" else ()
    return (SECRET_RULE, *restrictions, *written, *reactions)


class NameClaim(Ask[Dungeon, Naming]):
    """The setter names the trap, the rule or the effect within some seconds; a stop left unnamed becomes a doubt.

    At a real table any setter may say it, and has longer.
    """

    clauses = ("TRP-RULE5", "TRP-RULE13", "TRP-CLUE9", "TRP-CLUE13", "TRP-CLUE14", "TRP-CLUE15", "TRP-CLUE21")
    answers_itself = False
    claim: int

    def seats(self, dungeon: Dungeon) -> tuple[Seat, ...]:
        turn = turn_of(dungeon)
        if turn.stage not in ("running", "closing"):
            return ()
        return (claim_numbered(turn, self.claim).by,) if is_typed(dungeon) else own_setters(dungeon)

    def is_paused(self, dungeon: Dungeon) -> bool:
        claim = claim_numbered(turn_of(dungeon), self.claim)
        return not claim.is_stop and is_frozen(dungeon)

    def options(self, dungeon: Dungeon) -> list[Naming]:
        return list(_nameable(dungeon, claim_numbered(turn_of(dungeon), self.claim)))

    def timer(self, dungeon: Dungeon) -> Timer:
        claim, numbers = claim_numbered(turn_of(dungeon), self.claim), supplies(dungeon)
        seconds = numbers.naming if is_typed(dungeon) else numbers.naming_aloud
        seats = () if claim.is_stop else own_setters(dungeon)
        return Timer(f"{self.slug}-{self.claim}", milliseconds(seconds), (TimeIsUp(),), "window", seats)

    def take(self, dungeon: Dungeon, answer: Naming, table: Table) -> None:
        claim = claim_numbered(turn_of(dungeon), self.claim)
        match answer:
            case NameTrap():
                claim.kind, claim.traps = "trap", (answer.trap,)
            case NameRule():
                claim.kind, claim.rule = "rule", answer.rule
            case NameEffect():
                claim.kind, claim.effect = "effect", answer.effect
            case _:
                pass
        weigh(dungeon, claim)
        settle_name(dungeon, claim, table)

    def facts(self, dungeon: Dungeon) -> dict[str, Fact]:
        claim = claim_numbered(turn_of(dungeon), self.claim)
        text = "" if claim.clue == NO_CLUE else clue_numbered(turn_of(dungeon), claim.clue).text
        traps = tuple(Line(number, trap) for number, trap in active_traps(dungeon).items())
        return {"text": text, "traps": traps}


def _nameable(dungeon: Dungeon, claim: Claim) -> Iterator[Naming]:
    """The traps, the rules in force, the effects that can be broken. Of old traps only those that may be meant."""
    for number, trap in active_traps(dungeon).items():
        is_old = number >= len(own_team(dungeon).traps)
        if not is_old or claim.clue == NO_CLUE or _found(dungeon, claim, trap).level != "none":
            yield NameTrap(number)
    yield from map(NameRule, rules_in_force(dungeon))
    for effect in effects_on(dungeon, turn_of(dungeon).team):
        if judged_at_table(effect):
            yield NameEffect(EffectId(effect.id))


def _found(dungeon: Dungeon, claim: Claim, trap: str) -> Sprung:
    return spring(dungeon.options, clue_numbered(turn_of(dungeon), claim.clue).text, trap)


@applies("TRP-RULE5")
def weigh(dungeon: Dungeon, claim: Claim) -> None:
    """Adds the verdict of the referee to a claim about a trap or the secret word, where the clue is typed."""
    if claim.clue == NO_CLUE:
        return
    if claim.kind == "trap":
        found = _found(dungeon, claim, trap_text(dungeon, claim.traps[0]))
    elif claim.rule == SECRET_RULE:
        text = clue_numbered(turn_of(dungeon), claim.clue).text
        found = say_secret(dungeon.options, text, own_team(dungeon).word)
    else:
        return
    claim.level, claim.reason, claim.said = found.level, found.reason, found.word


@applies("TRP-RULE5")
def settle_name(dungeon: Dungeon, claim: Claim, table: Table) -> None:
    """A stop without a name, or one where the referee sees nothing at all, becomes a doubt, and the turn goes on."""
    turn = turn_of(dungeon)
    is_baseless = is_typed(dungeon) and claim.level == "none" and (claim.kind == "trap" or claim.rule == SECRET_RULE)
    if claim.is_stop and (claim.kind == "unnamed" or is_baseless):
        claim.is_stop = False
        turn.freeze.cause = ""
        table.tell(StopBecameDoubt(claim.by, claim.kind != "unnamed"))
    if claim.kind != "unnamed":
        tell_claim(dungeon, claim, table)
    if claim.is_stop:
        open_contest(dungeon, claim, table)
