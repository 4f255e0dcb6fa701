"""Queries about the current turn (guessers, clock, stops), and its end."""

from lairkeeper.games.trapwords.effects import guesses_come_last, old_traps
from lairkeeper.games.trapwords.records.events import CluesEnded, TurnFailed, TurnSucceeded
from lairkeeper.games.trapwords.records.options import TimeIsUp
from lairkeeper.games.trapwords.state import (
    NO_TRAP,
    NOBODY,
    Dungeon,
    Team,
    TeamId,
    TrapNumber,
    Turn,
    is_typed,
    milliseconds,
    present,
    setters,
    supplies,
    turn_of,
)
from lairkeeper.kernel import Seat, Table, Timer, Wait, applies

HOURGLASS = "hourglass"


def is_running(dungeon: Dungeon) -> bool:
    return dungeon.phase == "turn" and turn_of(dungeon).stage == "running"


def own_team(dungeon: Dungeon) -> Team:
    """The team whose turn it is."""
    return dungeon.teams[turn_of(dungeon).team]


def own_setters(dungeon: Dungeon) -> tuple[Seat, ...]:
    """The opponents in this turn."""
    return setters(dungeon, turn_of(dungeon).team)


def trap_text(dungeon: Dungeon, number: TrapNumber, team: TeamId | None = None) -> str:
    """The words of a trap against a team; the secret word is never spelled out in a claim."""
    whose = turn_of(dungeon).team if team is None else team
    words = (*dungeon.teams[whose].traps, *old_traps(dungeon, whose))
    return words[number] if 0 <= number < len(words) else ""


@applies("TRP-GUES1")
def guessers(dungeon: Dungeon) -> tuple[Seat, ...]:
    """Every player of the team except the clue-giver."""
    return tuple(seat for seat in own_team(dungeon).seats if seat != turn_of(dungeon).giver)


def sole_guesser(dungeon: Dungeon) -> Seat:
    """The only guesser, where a curse wants one; if that player is lost, the next in the rotation."""
    named = turn_of(dungeon).sole
    if named == NOBODY:
        return NOBODY
    seats = own_team(dungeon).seats
    after = (*seats[seats.index(named) :], *seats[: seats.index(named)])
    there = [seat for seat in present(dungeon, after) if seat != turn_of(dungeon).giver]
    return there[0] if there else named


@applies("TRP-DIG3")
def lacks_player(dungeon: Dungeon) -> bool:
    """Whether the clue-giver or all guessers are disconnected; never at a real table, where people are present."""
    if not dungeon.absent or not is_typed(dungeon):
        return False
    return turn_of(dungeon).giver in dungeon.absent or not present(dungeon, guessers(dungeon))


@applies("TRP-DIG3")
def waits_for_lost(dungeon: Dungeon) -> bool:
    """The hourglass waits once in a turn for somebody who was lost."""
    return lacks_player(dungeon) and not turn_of(dungeon).freeze.has_waited


def is_frozen(dungeon: Dungeon) -> bool:
    """Whether the turn stands still: something is checked, a stop is settled, or a player is waited for."""
    return bool(turn_of(dungeon).freeze.cause) or (is_running(dungeon) and waits_for_lost(dungeon))


@applies("TRP-FAIL6", "TRP-RULE11")
def can_stop(dungeon: Dungeon) -> bool:
    """The setters may stop a team while it plays, and after its right guess; one overturned stop ends that right."""
    turn = turn_of(dungeon)
    return turn.result != "failure" and not has_lost_stops(turn)


@applies("TRP-RULE11")
def has_lost_stops(turn: Turn) -> bool:
    """Whether a stop of the setters was overturned in this turn; the referee's own do not count."""
    return any(claim.is_stop and claim.state == "rejected" and claim.by != NOBODY for claim in turn.claims.made)


@applies("TRP-CUR19")
def is_star_sprung(dungeon: Dungeon) -> bool:
    """Whether the starred trap was sprung, alone or together with others."""
    upheld = [claim.traps for claim in turn_of(dungeon).claims.made if claim.state == "upheld"]
    starred = own_team(dungeon).starred
    return starred != NO_TRAP and any(starred in traps for traps in upheld)


@applies("TRP-CUR13")
def is_guessing_open(dungeon: Dungeon, turn: Turn) -> bool:
    """Last Word: guessing opens when the clues are over; otherwise it always is."""
    return turn.clue_box.is_closed or not guesses_come_last(dungeon, turn.team)


def does_time_run(dungeon: Dungeon) -> bool:
    return turn_of(dungeon).glass.is_turned and not is_frozen(dungeon)


@applies("TRP-CUR7", "TRP-CUR8")
def close_clues(dungeon: Dungeon, why: str, table: Table) -> None:
    """No more clues in this turn; guessing goes on."""
    turn = turn_of(dungeon)
    if not turn.clue_box.is_closed:
        turn.clue_box.is_closed = True
        wake(turn)
        table.tell(CluesEnded(why))


def wake(turn: Turn, but: Seat = NOBODY) -> None:
    """Something new was heard: players who held back may speak again."""
    turn.holding = {seat for seat in turn.holding if seat == but}


@applies("TRP-FAIL6", "TRP-GUES12", "TRP-RULE6")
def succeed(dungeon: Dungeon, table: Table) -> None:
    """The word was guessed in time; the success is provisional while somebody may still object."""
    turn = turn_of(dungeon)
    turn.result, turn.why = "success", "TRP-GUES7"
    table.tell(TurnSucceeded(turn.team))
    _close(dungeon, table)


@applies("TRP-FAIL5")
def fail(dungeon: Dungeon, why: str, table: Table, trap: TrapNumber = NO_TRAP) -> None:
    """The team may no longer guess, and does not advance in this round."""
    turn = turn_of(dungeon)
    turn.result, turn.why = "failure", why
    table.tell(TurnFailed(turn.team, why, trap))
    if turn.stage == "running":
        _close(dungeon, table)
    if own_team(dungeon).starred == NO_TRAP:
        for clue in turn.clues:
            clue.is_open = False


def _close(dungeon: Dungeon, table: Table) -> None:
    turn = turn_of(dungeon)
    turn.glass.spent = turn.glass.milliseconds if turn.why == "TRP-FAIL4" else table.spent(HOURGLASS)
    turn.stage, turn.freeze.cause = "closing", ""
    if not is_typed(dungeon):
        table.beside(LastWords())


class LastWords(Wait[Dungeon, TimeIsUp]):
    """At the table people may still object, or say that the word had begun in time, until every setter lets it be."""

    clauses = ("TRP-RULE6", "TRP-RULE13", "TRP-FAIL7")

    def timer(self, dungeon: Dungeon) -> Timer | None:
        turn = turn_of(dungeon)
        if dungeon.phase != "turn" or turn.stage != "closing" or turn.holding.issuperset(own_setters(dungeon)):
            return None
        return Timer(self.slug, milliseconds(supplies(dungeon).review), (TimeIsUp(),), "window")

    def is_paused(self, dungeon: Dungeon) -> bool:
        return is_frozen(dungeon)

    def take(self, dungeon: Dungeon, option: TimeIsUp, table: Table) -> None:
        turn_of(dungeon).stage = "review"
