"""The view of each seat, an allow-list: public facts, shown clues, and the words and traps that the seat may know."""

from lairkeeper.games.trapwords.components.box import CurseId, EffectId, MonsterId, Place
from lairkeeper.games.trapwords.config import TableOptions
from lairkeeper.games.trapwords.effects import clue_limit, old_traps, word_limit
from lairkeeper.games.trapwords.rules.claims import hides_clue
from lairkeeper.games.trapwords.rules.turn_state import (
    guessers,
    has_lost_stops,
    is_frozen,
    is_guessing_open,
    sole_guesser,
    trap_text,
)
from lairkeeper.games.trapwords.state import (
    NO_TRAP,
    TEAMS,
    Alert,
    Claim,
    ClaimKind,
    ClaimState,
    ClueNumber,
    Dungeon,
    EntryNumber,
    Guessed,
    LevelName,
    ListEntry,
    Phase,
    Result,
    Rule,
    Ruling,
    Sheet,
    Stage,
    TeamId,
    TrapNumber,
    Turn,
    other,
    supplies,
    team_of,
    turn_of,
)
from lairkeeper.kernel import Record, Seat, applies


class CurseView(Record):
    """A curse in a room; `curse` is empty while it lies face down."""

    place: Place
    curse: CurseId


class ListView(Record):
    """The list that the seat's team writes."""

    entries: tuple[ListEntry, ...]
    star: EntryNumber
    confirmed: tuple[Seat, ...]
    stepped_back: tuple[Seat, ...]
    can_swap: bool


class TeamView(Record):
    """A team; `None` stands for what this seat must not know."""

    seats: tuple[Seat, ...]
    torch: Seat
    place: Place
    start: Place
    is_fighting: bool
    effects: tuple[EffectId, ...]
    has_guessed: bool
    has_advanced: bool
    quota: int
    is_ready: bool
    word: str | None
    traps: tuple[str, ...] | None
    starred: TrapNumber | None
    void: tuple[str, ...]
    writes: ListView | None
    sheets: tuple[Sheet, ...]
    conceding: tuple[Seat, ...] | None
    wishes: tuple[str, ...]


class ClueView(Record):
    """A clue; the setters also see what the referee says about it, and whether they may still object."""

    number: ClueNumber
    by: Seat
    text: str
    is_shown: bool
    alerts: tuple[Alert, ...]
    is_open: bool


class ClaimView(Record):
    number: int
    by: Seat
    is_stop: bool
    clue: ClueNumber
    kind: ClaimKind
    trap: str
    rule: Rule
    effect: EffectId
    level: LevelName
    reason: str
    word: str
    is_late: bool
    state: ClaimState
    upheld: tuple[Seat, ...]
    rejected: tuple[Seat, ...]


class TurnView(Record):
    """A turn as far as this seat may see it."""

    team: TeamId
    giver: Seat
    stage: Stage
    result: Result
    why: str
    sole: Seat
    guess_limit: int
    guesses_used: int
    milliseconds: int
    has_started: bool
    clues: tuple[ClueView, ...]
    guesses: tuple[Guessed, ...]
    words_said: int
    word_limit: int
    clues_said: int
    clue_limit: int
    are_clues_closed: bool
    has_window: bool
    is_guessing_open: bool
    echo_due: str
    is_frozen: bool
    frozen: str
    claims: tuple[ClaimView, ...]
    has_lost_stops: bool
    old_traps: tuple[str, ...]


class DungeonView(Record):
    """The table as a seat, a spectator or the public screen sees it. `own_team` sits in front (TRP-SET4)."""

    options: TableOptions
    own_team: TeamId | None
    phase: Phase
    round: int
    rounds: int
    rooms: tuple[int, ...]
    monster: MonsterId
    monster_at: Place
    curses: tuple[CurseView, ...]
    drawn: tuple[CurseId, ...]
    are_curses_off: bool
    is_relaxed: bool
    glow: TeamId
    first: TeamId
    teams: tuple[TeamView, ...]
    turns: tuple[TurnView, ...]
    absent: tuple[Seat, ...]
    gone_on: tuple[Seat, ...]
    rulings: tuple[Ruling, ...]


@applies("TRP-SET4", "TRP-SET16", "TRP-DIG4", "TRP-END3")
def view(dungeon: Dungeon, seat: Seat | None) -> DungeonView:
    """Everything a seat may know; spectators, jurors and the public screen see what is public."""
    return DungeonView(
        options=dungeon.options,
        own_team=team_of(dungeon, seat),
        phase=dungeon.phase,
        round=dungeon.round,
        rounds=supplies(dungeon).rounds,
        rooms=dungeon.rooms,
        monster=dungeon.monster,
        monster_at=dungeon.monster_at,
        curses=tuple(CurseView(curse.place, curse.curse) for curse in dungeon.curses),
        drawn=dungeon.drawn,
        are_curses_off=dungeon.are_curses_off,
        is_relaxed=dungeon.is_relaxed,
        glow=dungeon.glow,
        first=dungeon.first,
        teams=tuple(_team(dungeon, team, seat) for team in TEAMS),
        turns=tuple(_turn(dungeon, turn, seat) for turn in dungeon.turns),
        absent=tuple(sorted(dungeon.absent)),
        gone_on=tuple(sorted(dungeon.gone_on)),
        rulings=tuple(_open_rulings(dungeon)),
    )


def looks(dungeon: Dungeon, seat: Seat | None) -> tuple[TeamId | None, Seat | None]:
    """The team, and the seat itself if it gives clues now or has given some: all others of a team see the same."""
    gives = any(seat == team.torch for team in dungeon.teams) or any(seat == turn.giver for turn in dungeon.turns)
    return team_of(dungeon, seat), seat if gives else None


@applies("TRP-BOOK6", "TRP-BOOK7", "TRP-CLUE1", "TRP-CLUE4", "TRP-ORD1", "TRP-AMB1", "TRP-DIG5", "TRP-END1")
def knows_word(dungeon: Dungeon, seat: Seat | None, team: TeamId) -> bool:
    """The setters know a team's word from the draw on, its clue-giver from the reading on, all when it is final."""
    facing = dungeon.teams[team]
    if facing.is_word_final or dungeon.phase == "over" or knows_list(dungeon, seat, team):
        return True
    playing = [turn for turn in dungeon.turns if turn.team == team]
    if playing and playing[0].is_word_shown:
        return True
    has_read = bool(playing) or (dungeon.options.second_reader == "exchange" and dungeon.phase in ("handover", "turn"))
    return seat == facing.torch and has_read


@applies("TRP-SET16", "TRP-TRAP1", "TRP-CLUE4", "TRP-DIG5")
def knows_list(dungeon: Dungeon, seat: Seat | None, team: TeamId) -> bool:
    """The setters know the traps against a team; everybody does when its turn is final."""
    return dungeon.teams[team].is_word_final or dungeon.phase == "over" or seat in dungeon.teams[other(team)].seats


def _team(dungeon: Dungeon, number: TeamId, seat: Seat | None) -> TeamView:
    team = dungeon.teams[number]
    is_own, is_known = seat in team.seats, knows_list(dungeon, seat, number)
    return TeamView(
        seats=team.seats,
        torch=team.torch,
        place=team.place,
        start=team.start,
        is_fighting=team.is_fighting,
        effects=team.effects,
        has_guessed=team.has_guessed,
        has_advanced=team.has_advanced,
        quota=team.quota,
        is_ready=team.is_ready,
        word=team.word if knows_word(dungeon, seat, number) else None,
        traps=team.traps if is_known else None,
        starred=team.starred if is_known else None,
        void=team.void,
        writes=_list(dungeon, number) if is_own else None,
        sheets=team.sheets,
        conceding=tuple(sorted(team.conceding)) if is_own else None,
        wishes=tuple(sorted(team.wishes)),
    )


@applies("TRP-TRAP1", "TRP-TRAP7", "TRP-RND2")
def _list(dungeon: Dungeon, number: TeamId) -> ListView:
    team = dungeon.teams[number]
    return ListView(
        entries=tuple(team.entries),
        star=team.star,
        confirmed=tuple(sorted(team.confirmed)),
        stepped_back=tuple(sorted(team.stepped_back)),
        can_swap=team.can_swap,
    )


def is_setter(dungeon: Dungeon, turn: Turn, seat: Seat | None) -> bool:
    return seat in dungeon.teams[other(turn.team)].seats


def _turn(dungeon: Dungeon, turn: Turn, seat: Seat | None) -> TurnView:
    is_now = turn is turn_of(dungeon)
    return TurnView(
        team=turn.team,
        giver=turn.giver,
        stage=turn.stage,
        result=turn.result,
        why=turn.why,
        sole=sole_guesser(dungeon) if is_now else turn.sole,
        guess_limit=turn.guess_limit,
        guesses_used=turn.guesses_used,
        milliseconds=turn.glass.milliseconds,
        has_started=turn.glass.is_turned,
        clues=tuple(_clues(dungeon, turn, seat)),
        guesses=tuple(turn.guesses),
        words_said=turn.clue_box.words,
        word_limit=word_limit(dungeon, turn.team),
        clues_said=turn.clue_box.clues,
        clue_limit=clue_limit(dungeon, turn.team),
        are_clues_closed=turn.clue_box.is_closed,
        has_window=turn.clue_box.window != "none",
        is_guessing_open=is_guessing_open(dungeon, turn),
        echo_due=turn.clue_box.echo_due,
        is_frozen=is_now and is_frozen(dungeon),
        frozen=turn.freeze.cause,
        claims=tuple(_claims(dungeon, turn, seat)),
        has_lost_stops=has_lost_stops(turn),
        old_traps=_old_traps(dungeon, turn, seat),
    )


def _old_traps(dungeon: Dungeon, turn: Turn, seat: Seat | None) -> tuple[str, ...]:
    """The Lich: old traps that are active again. They are public, but guessers are not shown the long list."""
    traps = old_traps(dungeon, turn.team)
    return () if traps and turn is turn_of(dungeon) and seat in guessers(dungeon) else traps


@applies("TRP-RULE9", "TRP-CLUE7")
def _clues(dungeon: Dungeon, turn: Turn, seat: Seat | None) -> list[ClueView]:
    """Held clues are visible to the clue-giver and the setters; findings of the referee to the setters."""
    sees_alerts, is_final = is_setter(dungeon, turn, seat), turn.stage == "final"
    return [
        ClueView(
            number=clue.number,
            by=clue.by,
            text=clue.text,
            is_shown=clue.is_shown,
            alerts=clue.alerts if sees_alerts or is_final else (),
            is_open=clue.is_open and sees_alerts,
        )
        for clue in turn.clues
        if clue.is_shown or is_final or sees_alerts or seat == turn.giver
    ]


@applies("TRP-RULE2", "TRP-RULE12")
def _claims(dungeon: Dungeon, turn: Turn, seat: Seat | None) -> list[ClaimView]:
    """Doubts are the setters' own until they are reviewed; a claim never tells the guessers their secret word."""
    is_insider = is_setter(dungeon, turn, seat) or turn.stage in ("review", "final")
    seen = [claim for claim in turn.claims.made if claim.is_stop or is_insider]
    is_open = is_insider or seat == turn.giver
    return [_claim(dungeon, turn, claim, place + 1, is_open) for place, claim in enumerate(seen)]


def _claim(dungeon: Dungeon, turn: Turn, claim: Claim, number: int, is_open: bool) -> ClaimView:
    trap = claim.traps[0] if claim.traps else NO_TRAP
    hides = hides_clue(claim) and not is_open
    return ClaimView(
        number=number,
        by=claim.by,
        is_stop=claim.is_stop,
        clue=claim.clue,
        kind=claim.kind,
        trap=trap_text(dungeon, trap, turn.team),
        rule=claim.rule,
        effect=claim.effect,
        level=claim.level,
        reason="" if hides else claim.reason,
        word="" if hides else claim.said,
        is_late=claim.is_late,
        state=claim.state,
        upheld=tuple(claim.upheld),
        rejected=tuple(claim.rejected),
    )


@applies("TRP-RULE7")
def _open_rulings(dungeon: Dungeon) -> list[Ruling]:
    """The table's precedents; those of a turn that still runs come when it is final."""
    return [
        ruling
        for ruling in dungeon.rulings
        if ruling.round < dungeon.round or dungeon.teams[ruling.team].is_word_final or dungeon.phase == "over"
    ]
