"""The table as plain data: the dungeon with its teams, their lists and words, and the turn that is played.

A team is 0 or 1. The secret word in a team's record and the traps against it are hidden from that team. The list that a
team writes is in its `entries` until it is final; then it becomes the `traps` of the other team.
"""

from typing import Literal, NewType

from lairkeeper.games.trapwords.components.box import BOXES, Box, CurseId, EffectId, MonsterId, Place
from lairkeeper.games.trapwords.components.kinds import CurseEffect, Supplies
from lairkeeper.games.trapwords.config import TableOptions
from lairkeeper.kernel.data.record import Record, World
from lairkeeper.kernel.data.seat import Seat

TeamId = NewType("TeamId", int)
EntryNumber = NewType("EntryNumber", int)
ClueNumber = NewType("ClueNumber", int)
TrapNumber = NewType("TrapNumber", int)
Rule = NewType("Rule", str)  # the id of a clause about clues
Phase = Literal["setup", "opening", "traps", "handover", "turn", "pause", "over"]
Stage = Literal["reading", "running", "closing", "review", "final"]
Frozen = Literal["", "held", "ask", "naming", "contest", "review", "lost", "correct"]
Window = Literal["none", "ready", "begun"]
Result = Literal["open", "success", "failure"]
Verdict = Literal["correct", "wrong", "asked", "repeated", "untested"]
ClaimKind = Literal["unnamed", "trap", "rule", "effect"]
ClaimState = Literal["open", "upheld", "rejected", "dropped"]
LevelName = Literal["none", "weak", "probable", "certain"]

TEAMS = (TeamId(0), TeamId(1))
NOBODY = Seat(-9)
NO_CLUE = ClueNumber(0)
NO_TRAP = TrapNumber(-2)
SECRET = TrapNumber(-1)
"""Stands for the secret word where a trap is named: it is a trap itself."""
SECRET_RULE = Rule("TRP-CLUE5")
NO_RULE = Rule("")
NO_EFFECT = EffectId("")


class Line(Record):
    """A numbered text that a question is about."""

    number: int
    text: str


class ListEntry(Record):
    """A word that a team has proposed; `votes` are the seats that last chose to keep it."""

    number: EntryNumber
    text: str
    by: Seat
    is_kept: bool
    votes: tuple[Seat, ...] = ()
    warnings: tuple[str, ...] = ()


class Sheet(Record):
    """One finished list: the room of the team it was written against, its word, the traps, and those made void."""

    round: int
    room: int
    word: str
    traps: tuple[str, ...]
    void: tuple[str, ...]
    has_guessed: bool


class Alert(Record):
    """A finding of the referee: the trap, rule or effect, the word at `start` to `end`, and the reason."""

    level: LevelName
    trap: TrapNumber
    rule: Rule
    effect: EffectId
    word: str
    start: int
    end: int
    reason: str


class Clue(World):
    """A clue. Until it is shown, only the clue-giver and the setters see it."""

    number: ClueNumber
    by: Seat
    text: str
    is_shown: bool
    is_open: bool
    passed: list[Seat]
    alerts: tuple[Alert, ...]


class Guessed(Record):
    """A guess; `at` is how far the hourglass had run, in milliseconds, and `after` the last clue that was heard."""

    by: Seat
    text: str
    verdict: Verdict
    at: int
    reason: str = ""
    after: ClueNumber = NO_CLUE


class Claim(World):
    """An objection to a clue, and its outcome. `by` is NOBODY for objections of the referee."""

    number: int
    by: Seat
    is_stop: bool
    clue: ClueNumber
    kind: ClaimKind
    traps: tuple[TrapNumber, ...]
    rule: Rule
    effect: EffectId
    level: LevelName
    reason: str
    said: str
    is_late: bool
    upheld: list[Seat]
    rejected: list[Seat]
    state: ClaimState


class Glass(World):
    """The hourglass of a turn: its length in milliseconds, and how much of it had run when the turn was over."""

    milliseconds: int
    is_turned: bool
    spent: int


class ClueBox(World):
    """What the clue-giver has said so far, and what may still be said.

    `window` is the time for all clues (Flood), which begins with the first one; `echo_due` must be repeated first.
    """

    words: int
    clues: int
    is_closed: bool
    window: Window
    echo_due: str


class Claims(World):
    """The objections of a turn, and the findings of the referee that no longer count: waived or overturned."""

    made: list[Claim]
    waived: set[str]


class Freeze(World):
    """Why the turn stands still, and whether it has waited for a lost player: it does so once."""

    cause: Frozen
    has_waited: bool


class Turn(World):
    """The clue-giving of one team."""

    team: TeamId
    giver: Seat
    stage: Stage
    result: Result
    why: str
    sole: Seat
    guess_limit: int
    guesses_used: int
    guesses: list[Guessed]
    clues: list[Clue]
    clue_box: ClueBox
    glass: Glass
    freeze: Freeze
    claims: Claims
    holding: set[Seat]
    is_word_shown: bool


class Team(World):
    """A team: its place, the list it writes, its own secret word and the traps against it."""

    seats: tuple[Seat, ...]
    torch: Seat
    place: Place
    start: Place
    is_fighting: bool
    effects: tuple[EffectId, ...]
    has_guessed: bool
    has_advanced: bool
    is_word_final: bool
    quota: int
    entries: list[ListEntry]
    next_entry: EntryNumber
    star: EntryNumber
    confirmed: set[Seat]
    stepped_back: set[Seat]
    is_ready: bool
    can_swap: bool
    word: str
    traps: tuple[str, ...]
    starred: TrapNumber
    void: tuple[str, ...]
    sheets: tuple[Sheet, ...]
    conceding: set[Seat]
    wishes: set[str]


class Curse(World):
    """A curse in a room, face down until a team shares the room with it."""

    place: Place
    curse: CurseId
    is_up: bool


class Ruling(Record):
    """A decision about a claim, kept as a precedent of the table."""

    language: str
    round: int
    team: TeamId
    word: str
    trap: str
    rule: str
    effect: str
    level: LevelName
    reason: str
    is_upheld: bool
    decided_by: str
    secret: str


class Dungeon(World):
    options: TableOptions
    phase: Phase
    round: int
    rooms: tuple[int, ...]
    monster: MonsterId
    monster_at: Place
    has_been_fought: bool
    curses: list[Curse]
    pile: set[str]
    discards: set[str]
    unseen_discards: int
    drawn: tuple[CurseId, ...]
    is_redrawn: bool
    are_curses_off: bool
    is_relaxed: bool
    glow: TeamId
    first: TeamId
    teams: list[Team]
    turns: list[Turn]
    used: set[str]
    absent: set[Seat]
    extensions: int
    gone_on: set[Seat]
    rulings: list[Ruling]


def box_of(dungeon: Dungeon) -> Box:
    return BOXES[dungeon.options.content]


def supplies(dungeon: Dungeon) -> Supplies:
    return BOXES[dungeon.options.content].supplies


def milliseconds(seconds: int) -> int:
    return 1000 * seconds


def other(team: TeamId) -> TeamId:
    return TeamId(1 - team)


def team_of(dungeon: Dungeon, seat: Seat | None) -> TeamId | None:
    for team in TEAMS:
        if seat in dungeon.teams[team].seats:
            return team
    return None


def everybody(dungeon: Dungeon) -> tuple[Seat, ...]:
    return tuple(sorted((*dungeon.teams[0].seats, *dungeon.teams[1].seats)))


def setters(dungeon: Dungeon, team: TeamId) -> tuple[Seat, ...]:
    """The players who set the word of a team and wrote the traps against it."""
    return dungeon.teams[other(team)].seats


def is_computer(dungeon: Dungeon, seat: Seat) -> bool:
    return seat in dungeon.options.computers


def people(dungeon: Dungeon, team: TeamId) -> tuple[Seat, ...]:
    return tuple(seat for seat in dungeon.teams[team].seats if not is_computer(dungeon, seat))


def present(dungeon: Dungeon, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats if seat not in dungeon.absent)


def is_typed(dungeon: Dungeon) -> bool:
    return dungeon.options.mode == "typed"


def turn_of(dungeon: Dungeon) -> Turn:
    """The turn that is played, or the last one that was."""
    return dungeon.turns[-1]


def effects_on(dungeon: Dungeon, team: TeamId) -> tuple[CurseEffect, ...]:
    """The curses and the monster that bind a team in this round."""
    if not (binding := dungeon.teams[team].effects):
        return ()
    known = box_of(dungeon).effect
    return tuple([known[effect] for effect in binding])


def clue_numbered(turn: Turn, number: ClueNumber) -> Clue:
    return turn.clues[number - 1]


def claim_numbered(turn: Turn, number: int) -> Claim:
    return turn.claims.made[number - 1]
