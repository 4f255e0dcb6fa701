"""A turn from the handing over of the word to its end: reading, the hourglass, and what the result means."""

from lairkeeper.games.trapwords.components.box import Place
from lairkeeper.games.trapwords.effects import (
    clue_window,
    glass_ms,
    guess_limit,
    has_sole_guesser,
    reading_ms,
    waits_for_clue,
)
from lairkeeper.games.trapwords.records.events import (
    FigureMoved,
    FigureSentBack,
    GlassStarted,
    GuesserNamed,
    MonsterBeaten,
    TorchPassed,
    TrapsRevealed,
    TurnBegan,
    WindowTaken,
    WordShown,
)
from lairkeeper.games.trapwords.records.options import (
    DrawGuesser,
    HoldBreath,
    NameGuesser,
    SayRead,
    StartGlass,
    TakeWindow,
    TimeIsUp,
)
from lairkeeper.games.trapwords.rules.at_table import GiverAtTable, WatchTable
from lairkeeper.games.trapwords.rules.claims import reveal_word
from lairkeeper.games.trapwords.rules.clues import GiveClue, ThinkingTime
from lairkeeper.games.trapwords.rules.connections import connection_lanes
from lairkeeper.games.trapwords.rules.guesses import GuessWord, HalfTime
from lairkeeper.games.trapwords.rules.objections import WatchClues
from lairkeeper.games.trapwords.rules.review import ReviewDoubts
from lairkeeper.games.trapwords.rules.turn_state import (
    HOURGLASS,
    does_time_run,
    fail,
    guessers,
    is_running,
    is_star_sprung,
    lacks_player,
    own_setters,
    own_team,
    wake,
)
from lairkeeper.games.trapwords.state import (
    NO_TRAP,
    NOBODY,
    Claims,
    ClueBox,
    Dungeon,
    Freeze,
    Glass,
    Sheet,
    TeamId,
    Turn,
    everybody,
    is_typed,
    milliseconds,
    present,
    supplies,
    turn_of,
)
from lairkeeper.kernel import Ask, Chance, Do, Odds, Seat, Step, Table, Timer, Together, Wait, applies


class PlayTurn(Do[Dungeon]):
    """The clue-giver reads the word, gives clues while the hourglass runs, and the doubts are settled."""

    clauses = ("TRP-CLUE1", "TRP-CLUE2", "TRP-CLUE3", "TRP-CLUE4", "TRP-SET10", "TRP-ORD1")
    team: TeamId

    def do(self, dungeon: Dungeon, table: Table) -> None:
        dungeon.phase = "turn"
        team = dungeon.teams[self.team]
        for each in dungeon.teams:
            each.conceding.clear()
        dungeon.turns.append(new_turn(dungeon, self.team))
        table.tell(TurnBegan(self.team, team.torch))
        table.then(NameSoleGuesser(), ChooseBreath(), HandOverWord(), ReadWord(), RunTurn(), ReviewDoubts(), EndTurn())


def new_turn(dungeon: Dungeon, team: TeamId) -> Turn:
    has_window = is_typed(dungeon) and bool(clue_window(dungeon, team))
    return Turn(
        team=team,
        giver=dungeon.teams[team].torch,
        stage="reading",
        result="open",
        why="",
        sole=NOBODY,
        guess_limit=guess_limit(dungeon, team),
        guesses_used=0,
        guesses=[],
        clues=[],
        clue_box=ClueBox(words=0, clues=0, is_closed=False, window="ready" if has_window else "none", echo_due=""),
        glass=Glass(milliseconds=glass_ms(dungeon, team), is_turned=False, spent=0),
        freeze=Freeze(cause="", has_waited=False),
        claims=Claims(made=[], waived=set()),
        holding=set(),
        is_word_shown=False,
    )


class NameSoleGuesser(Ask[Dungeon, NameGuesser | TimeIsUp]):
    """Lone Voice: before reading, the clue-giver names the only guesser."""

    clauses = ("TRP-CUR3", "TRP-GUES1")

    def seats(self, dungeon: Dungeon) -> tuple[Seat, ...]:
        return (turn_of(dungeon).giver,) if has_sole_guesser(dungeon, turn_of(dungeon).team) else ()

    def options(self, dungeon: Dungeon) -> list[NameGuesser | TimeIsUp]:
        there = present(dungeon, guessers(dungeon)) or guessers(dungeon)
        return [NameGuesser(seat) for seat in there]

    def timer(self, dungeon: Dungeon) -> Timer:
        return Timer(self.slug, milliseconds(supplies(dungeon).naming_guesser), (TimeIsUp(),))

    def take(self, dungeon: Dungeon, answer: NameGuesser | TimeIsUp, table: Table) -> None:
        if isinstance(answer, TimeIsUp):
            table.then(DrawSoleGuesser())
        else:
            name_guesser(dungeon, answer.seat, table)


class DrawSoleGuesser(Chance[Dungeon, DrawGuesser]):
    """A clue-giver who does not decide in time leaves it to chance."""

    clauses = ("TRP-CUR3",)

    def odds(self, dungeon: Dungeon) -> Odds[DrawGuesser]:
        return Odds.even(map(DrawGuesser, guessers(dungeon)))

    def drawer(self, dungeon: Dungeon) -> tuple[Seat, ...]:
        return everybody(dungeon)

    def take(self, dungeon: Dungeon, draw: DrawGuesser, table: Table) -> None:
        name_guesser(dungeon, draw.seat, table)


def name_guesser(dungeon: Dungeon, seat: Seat, table: Table) -> None:
    turn_of(dungeon).sole = seat
    table.tell(GuesserNamed(seat))


class ChooseBreath(Ask[Dungeon, TakeWindow | HoldBreath]):
    """Flood at the table: nobody has to hold their breath, a window of time is as hard."""

    clauses = ("TRP-CUR7", "TRP-CUR21")

    def seats(self, dungeon: Dungeon) -> tuple[Seat, ...]:
        is_asked = not is_typed(dungeon) and clue_window(dungeon, turn_of(dungeon).team)
        return own_team(dungeon).seats if is_asked else ()

    def options(self, dungeon: Dungeon) -> list[TakeWindow | HoldBreath]:
        return [TakeWindow(), HoldBreath()]

    def timer(self, dungeon: Dungeon) -> Timer:
        return Timer(self.slug, milliseconds(supplies(dungeon).naming), (HoldBreath(),))

    def take(self, dungeon: Dungeon, answer: TakeWindow | HoldBreath, table: Table) -> None:
        if isinstance(answer, TakeWindow):
            turn_of(dungeon).clue_box.window = "ready"
            table.tell(WindowTaken(turn_of(dungeon).team))


class HandOverWord(Do[Dungeon]):
    """The clue-giver receives the word from the opponents; the guessers do not see it."""

    clauses = ("TRP-CLUE1", "TRP-CLUE4", "TRP-DIG6")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        table.tell(WordShown(own_team(dungeon).word), turn_of(dungeon).giver)


class ReadWord(Ask[Dungeon, SayRead | StartGlass | TimeIsUp]):
    """A few seconds to take the word in; at the table the setters start the hourglass with a tap."""

    clauses = ("TRP-CLUE2", "TRP-OPP1", "TRP-VAR5", "TRP-VAR6", "TRP-DIG6")
    answers_itself = False

    def seats(self, dungeon: Dungeon) -> tuple[Seat, ...]:
        turn = turn_of(dungeon)
        if not is_typed(dungeon):
            return own_setters(dungeon)
        is_read = waits_for_clue(dungeon, turn.team) or not reading_ms(dungeon, turn.team)
        return () if is_read else (turn.giver,)

    def options(self, dungeon: Dungeon) -> list[SayRead | StartGlass | TimeIsUp]:
        return [SayRead()] if is_typed(dungeon) else [StartGlass()]

    def timer(self, dungeon: Dungeon) -> Timer | None:
        if not is_typed(dungeon):
            return None
        return Timer(self.slug, reading_ms(dungeon, turn_of(dungeon).team), (TimeIsUp(),), "countdown")

    def take(self, dungeon: Dungeon, answer: SayRead | StartGlass | TimeIsUp, table: Table) -> None:
        """The turn begins to run."""


class RunTurn(Do[Dungeon]):
    """Clue-giver, guessers and setters speak side by side while the hourglass runs."""

    clauses = ("TRP-CLUE2", "TRP-GUES1", "TRP-GUES4", "TRP-OPP1", "TRP-OPP5", "TRP-SET10", "TRP-DIG8")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        turn = turn_of(dungeon)
        turn.stage = "running"
        if not waits_for_clue(dungeon, turn.team):
            start_glass(dungeon, table)
        speaking = typed_lanes(dungeon) if is_typed(dungeon) else table_lanes(dungeon)
        clocks: tuple[tuple[Step, ...], ...] = ((RunGlass(),), (AwaitLost(),))
        table.then(Together((*clocks, *speaking, *connection_lanes(dungeon))))


def typed_lanes(dungeon: Dungeon) -> tuple[tuple[Step, ...], ...]:
    turn = turn_of(dungeon)
    lanes: list[tuple[Step, ...]] = [(GiveClue(turn.giver),), (ThinkingTime(),), (HalfTime(),)]
    lanes += [(GuessWord(seat),) for seat in guessers(dungeon)]
    lanes += [(WatchClues(seat),) for seat in own_setters(dungeon)]
    return tuple(lanes)


def table_lanes(dungeon: Dungeon) -> tuple[tuple[Step, ...], ...]:
    watching: list[tuple[Step, ...]] = [(WatchTable(seat),) for seat in own_setters(dungeon)]
    return ((GiverAtTable(turn_of(dungeon).giver),), *watching)


@applies("TRP-OPP1", "TRP-VAR6")
def start_glass(dungeon: Dungeon, table: Table) -> None:
    turn = turn_of(dungeon)
    if not turn.glass.is_turned:
        turn.glass.is_turned = True
        table.tell(GlassStarted(turn.glass.milliseconds))


class RunGlass(Wait[Dungeon, TimeIsUp]):
    """The hourglass. It stands still while the turn does, and goes on from there."""

    clauses = ("TRP-FAIL4", "TRP-OPP5", "TRP-SET10", "TRP-GUES15")

    def timer(self, dungeon: Dungeon) -> Timer | None:
        if not is_running(dungeon):
            return None
        return Timer(HOURGLASS, turn_of(dungeon).glass.milliseconds, (TimeIsUp(),))

    def is_paused(self, dungeon: Dungeon) -> bool:
        return not does_time_run(dungeon)

    def take(self, dungeon: Dungeon, option: TimeIsUp, table: Table) -> None:
        fail(dungeon, "TRP-FAIL4", table)


class AwaitLost(Wait[Dungeon, TimeIsUp]):
    """The hourglass waits once in a turn for a clue-giver who was lost; then the next player takes the torch."""

    clauses = ("TRP-DIG3",)

    def timer(self, dungeon: Dungeon) -> Timer | None:
        if not is_running(dungeon):
            return None
        seconds = 0 if turn_of(dungeon).freeze.has_waited else supplies(dungeon).lost
        return Timer(self.slug, milliseconds(seconds), (TimeIsUp(),))

    def is_paused(self, dungeon: Dungeon) -> bool:
        return not lacks_player(dungeon) or bool(turn_of(dungeon).freeze.cause)

    def take(self, dungeon: Dungeon, option: TimeIsUp, table: Table) -> None:
        turn_of(dungeon).freeze.has_waited = True
        pass_torch_on(dungeon, table)
        table.then(AwaitLost())


@applies("TRP-DIG3", "TRP-RND10")
def pass_torch_on(dungeon: Dungeon, table: Table) -> None:
    """The next player of the rotation who is there takes the torch; with nobody left to guess the turn fails."""
    turn, team = turn_of(dungeon), own_team(dungeon)
    at = team.seats.index(turn.giver)
    after = present(dungeon, (*team.seats[at + 1 :], *team.seats[:at]))
    if turn.giver not in dungeon.absent or len(after) <= 1:
        fail(dungeon, "TRP-DIG3", table)
        return
    turn.giver = team.torch = after[0]
    turn.freeze.cause = "lost"
    wake(turn)
    table.tell(TorchPassed(turn.team, turn.giver))
    table.tell(WordShown(team.word), turn.giver)
    table.beside(ReadAfterLoss())
    table.beside(GiveClue(turn.giver) if is_typed(dungeon) else GiverAtTable(turn.giver))


class ReadAfterLoss(Wait[Dungeon, TimeIsUp]):
    """The new clue-giver reads the word before time goes on."""

    clauses = ("TRP-DIG3", "TRP-CLUE2")

    def timer(self, dungeon: Dungeon) -> Timer | None:
        if not is_running(dungeon) or turn_of(dungeon).freeze.cause != "lost":
            return None
        return Timer(self.slug, milliseconds(supplies(dungeon).reading), (TimeIsUp(),), "countdown")

    def take(self, dungeon: Dungeon, option: TimeIsUp, table: Table) -> None:
        turn_of(dungeon).freeze.cause = ""


class EndTurn(Do[Dungeon]):
    """The result is final: word and traps are shown to everybody, and the figure moves."""

    clauses = ("TRP-DIG5", "TRP-GUES6", "TRP-RULE6", "TRP-FAIL5", "TRP-RND2", "TRP-MON12", "TRP-CUR19")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        turn, team = turn_of(dungeon), own_team(dungeon)
        turn.stage = "final"
        show_everything(dungeon, table)
        team.has_guessed = turn.result == "success"
        room = dungeon.rooms[team.start]
        team.sheets += (Sheet(dungeon.round, room, team.word, team.traps, team.void, team.has_guessed),)
        if team.has_guessed:
            advance(dungeon, table)
        elif is_star_sprung(dungeon):
            send_back(dungeon, table)


@applies("TRP-DIG5")
def show_everything(dungeon: Dungeon, table: Table) -> None:
    turn, team = turn_of(dungeon), own_team(dungeon)
    team.is_word_final = True
    reveal_word(dungeon, table)
    star = "" if team.starred == NO_TRAP else team.traps[team.starred]
    table.tell(TrapsRevealed(turn.team, team.traps, star))


@applies("TRP-GUES6", "TRP-MON2", "TRP-MON12")
def advance(dungeon: Dungeon, table: Table) -> None:
    """One room further, into the monster's too; a team that fought has beaten it instead."""
    turn, team = turn_of(dungeon), own_team(dungeon)
    if team.is_fighting:
        table.tell(MonsterBeaten(turn.team))
        return
    team.place = Place(team.place + 1)
    team.has_advanced = True
    table.tell(FigureMoved(turn.team, team.place))


@applies("TRP-CUR19", "TRP-CUR18")
def send_back(dungeon: Dungeon, table: Table) -> None:
    """The starred trap sends the team back one room, never below the first; a card text goes before a fight."""
    turn, team = turn_of(dungeon), own_team(dungeon)
    if team.place > 0:
        team.place = Place(team.place - 1)
        table.tell(FigureSentBack(turn.team, team.place))
