"""A turn against an hourglass: one seat gives clues, the other may object. An objection stops the glass until it is
settled, and every clue opens a short window beside the turn in which it can be doubted."""

from lairkeeper.kernel import (
    Ask,
    Do,
    Event,
    Option,
    Outcome,
    Record,
    Seat,
    Table,
    Timer,
    Together,
    Wait,
    World,
)
from tests.kernel.toys.toy import toy

CLUER, SETTER = Seat(0), Seat(1)
TURN_MS, WINDOW_MS, SETTLING_MS = 90_000, 6_000, 10_000


class StopsOptions(Record):
    clues: int = 6


class Turn(World):
    options: StopsOptions
    clues: list[str]
    doubted: list[str]
    is_stopped: bool
    is_over: bool
    is_hurried: bool
    used_ms: int
    thought_ms: int


class Clue(Option):
    word: str


class Speak(Option):
    pass


class HurryUp(Option):
    pass


class GiveUp(Option):
    pass


class Object(Option):
    pass


class Waive(Option):
    pass


class Accept(Option):
    pass


class Doubt(Option):
    pass


class LetPass(Option):
    pass


class TimeIsUp(Option):
    pass


class ClueHeld(Event):
    reveals = True


class ClueGiven(Event):
    word: str
    reveals = True


class PlayTurn(Do[Turn]):
    def do(self, turn: Turn, table: Table) -> None:
        table.then(Together(((GiveClue(),), (MayObject(),), (WatchTurn(),))), EndTurn())


class GiveClue(Ask[Turn, Clue | Speak | HurryUp | GiveUp]):
    clauses = ("STOP-CLUE",)

    def seats(self, turn: Turn) -> tuple[Seat, ...]:
        return () if turn.is_over else (CLUER,)

    def is_paused(self, turn: Turn) -> bool:
        return turn.is_stopped

    def options(self, turn: Turn) -> list[Clue | Speak | HurryUp | GiveUp]:
        words = [Clue(word) for word in ("wet", "salty") if len(turn.clues) < turn.options.clues]
        return [*words, Speak(), *([] if turn.is_hurried else [HurryUp()]), GiveUp()]

    def take(self, turn: Turn, option: Clue | Speak | HurryUp | GiveUp, table: Table) -> None:
        match option:
            case Clue(word=word):
                turn.clues.append(word)
                table.tell(ClueGiven(word))
                table.beside(MayDoubt(len(turn.clues) - 1))
            case HurryUp():
                turn.is_hurried = True
            case GiveUp():
                turn.is_over, turn.used_ms = True, table.spent("turn")
        table.then(GiveClue())


class MayDoubt(Ask[Turn, Doubt | LetPass]):
    """A clue can be doubted for a short while; the turn goes on meanwhile."""

    clauses = ("STOP-WINDOW",)
    clue: int

    def seats(self, turn: Turn) -> tuple[Seat, ...]:
        return () if turn.is_over else (SETTER,)

    def timer(self, turn: Turn) -> Timer | None:
        return Timer(f"doubt {self.clue}", WINDOW_MS, (LetPass(),), "window")

    def options(self, turn: Turn) -> list[Doubt | LetPass]:
        return [Doubt()]

    def take(self, turn: Turn, option: Doubt | LetPass, table: Table) -> None:
        if isinstance(option, Doubt):
            turn.doubted.append(turn.clues[self.clue])


class MayObject(Ask[Turn, Object]):
    clauses = ("STOP-OBJECT",)
    answers_itself = False

    def seats(self, turn: Turn) -> tuple[Seat, ...]:
        return () if turn.is_over else (SETTER,)

    def is_paused(self, turn: Turn) -> bool:
        return turn.is_stopped

    def options(self, turn: Turn) -> list[Object]:
        return [Object()]

    def take(self, turn: Turn, option: Object, table: Table) -> None:
        turn.is_stopped = True
        table.tell(ClueHeld())
        table.beside(SettleObjection())
        table.then(MayObject())


class SettleObjection(Ask[Turn, Waive | Accept]):
    """The setter may withdraw it; when time is up it stands."""

    clauses = ("STOP-SETTLE",)

    def seat(self, turn: Turn) -> Seat:
        return SETTER

    def timer(self, turn: Turn) -> Timer | None:
        return Timer("settle", SETTLING_MS, (Accept(),), "window", (SETTER,))

    def options(self, turn: Turn) -> list[Waive | Accept]:
        return [Waive()]

    def take(self, turn: Turn, option: Waive | Accept, table: Table) -> None:
        turn.is_stopped = False
        turn.thought_ms = table.spent("settle")
        if isinstance(option, Accept):
            table.finish(Outcome("failed", "STOP-SETTLE", (SETTER,)))


class WatchTurn(Wait[Turn, TimeIsUp]):
    clauses = ("STOP-SAND",)

    def timer(self, turn: Turn) -> Timer | None:
        return None if turn.is_over else Timer("turn", TURN_MS // (1 + turn.is_hurried), (TimeIsUp(),))

    def is_paused(self, turn: Turn) -> bool:
        return turn.is_stopped

    def take(self, turn: Turn, option: TimeIsUp, table: Table) -> None:
        table.finish(Outcome("late", "STOP-SAND", ()))


class EndTurn(Do[Turn]):
    clauses = ("STOP-END",)

    def do(self, turn: Turn, table: Table) -> None:
        table.finish(Outcome("guessed", "STOP-END", (CLUER,), ranks=(1, 2)))


class TurnView(Record):
    clues: tuple[str, ...]
    is_stopped: bool


def new_turn(options: StopsOptions) -> Turn:
    return Turn(
        options=options,
        clues=[],
        doubted=[],
        is_stopped=False,
        is_over=False,
        is_hurried=False,
        used_ms=0,
        thought_ms=0,
    )


GAME = toy(
    "stops",
    config=StopsOptions,
    world=Turn,
    steps=(PlayTurn, GiveClue, MayDoubt, MayObject, SettleObjection, WatchTurn, EndTurn),
    options=(Clue, Speak, HurryUp, GiveUp, Object, Waive, Accept, Doubt, LetPass, TimeIsUp),
    events=(ClueHeld, ClueGiven),
    set_up=lambda options: (new_turn(options), PlayTurn()),
    seat_count=lambda _: 2,
    view=lambda turn, seat: TurnView(tuple(turn.clues), turn.is_stopped),
)
