"""The smallest steps there are, to watch the agenda with: they write down what happens, in order."""

from collections.abc import Iterator

from lairkeeper.kernel import (
    Ask,
    Chance,
    Do,
    Event,
    FreeText,
    Odds,
    Option,
    Outcome,
    Seat,
    State,
    Step,
    Table,
    Timer,
    Together,
    Wait,
    World,
    free_text,
)

A, B, C = Seat(0), Seat(1), Seat(2)


class Scrapbook(World):
    lines: list[str]
    lapsed: set[str]


class Say(Option):
    word: str


class Fell(Option):
    face: int


class Noted(Event):
    line: str


class Shown(Event):
    line: str
    reveals = True


class Note(Do[Scrapbook]):
    """Writes a line and tells it."""

    clauses = ("BOOK-NOTE",)
    line: str

    def do(self, book: Scrapbook, table: Table) -> None:
        book.lines.append(self.line)
        table.tell(Noted(self.line))


class Sequence(Do[Scrapbook]):
    """Notes several lines by one call of `then`."""

    lines: tuple[str, ...]

    def do(self, book: Scrapbook, table: Table) -> None:
        table.then(*(Note(line) for line in self.lines))


class InTwoCalls(Do[Scrapbook]):
    """Notes two lines by two calls of `then`."""

    def do(self, book: Scrapbook, table: Table) -> None:
        table.then(Note("first call"))
        table.then(Note("second call"))


class Pick(Ask[Scrapbook, Say]):
    """Picks one of some words; lapses when its name is among those that have."""

    clauses = ("BOOK-PICK",)
    name: str
    words: tuple[str, ...]
    by: Seat = A

    def seats(self, book: Scrapbook) -> tuple[Seat, ...]:
        return () if self.name in book.lapsed else (self.by,)

    def options(self, book: Scrapbook) -> Iterator[Say]:
        return (Say(word) for word in self.words)

    def take(self, book: Scrapbook, option: Say, table: Table) -> None:
        book.lines.append(f"{self.name}={option.word}@{table.seat}")


class PickTwice(Pick):
    """Asks once more after the first answer."""

    def take(self, book: Scrapbook, option: Say, table: Table) -> None:
        super().take(book, option, table)
        table.then(Pick(self.name, self.words, self.by), Note(f"{self.name} done"))


class Announce(Pick):
    """Tells what was picked, and does not know why nothing else may be."""

    def why_not(self, book: Scrapbook, option: Option) -> tuple[str, ...]:
        return ()

    def take(self, book: Scrapbook, option: Say, table: Table) -> None:
        table.tell(Noted(option.word))


class Await(Pick):
    """Waits even if there is one thing to say only."""

    answers_itself = False


class PickLoosely(Pick):
    """Reads capitals as small letters."""

    def interpret(self, book: Scrapbook, option: Option) -> Option:
        return Say(option.word.lower()) if isinstance(option, Say) else option


class TeamPick(Ask[Scrapbook, Say]):
    """Put to two seats; the first answer counts."""

    def seats(self, book: Scrapbook) -> tuple[Seat, ...]:
        return (A, B)

    def options(self, book: Scrapbook) -> list[Say]:
        return [Say("yes"), Say("no")]

    def take(self, book: Scrapbook, option: Say, table: Table) -> None:
        book.lines.append(f"team={option.word}@{table.seat}")


class WriteFreely(Ask[Scrapbook, Say]):
    """Any text but a rude one; `pass` is listed."""

    clauses = ("BOOK-FREE",)
    by: Seat = A

    def seat(self, book: Scrapbook) -> Seat:
        return self.by

    def options(self, book: Scrapbook) -> list[Say]:
        return [Say("pass")]

    def free_text(self, book: Scrapbook) -> FreeText:
        return free_text(Say, most=20)

    def why_not(self, book: Scrapbook, option: Option) -> tuple[str, ...]:
        return ("BOOK-RUDE",) if option == Say("boo") else ()

    def take(self, book: Scrapbook, option: Say, table: Table) -> None:
        book.lines.append(f"free={option.word}")


class Draw(Chance[Scrapbook, Fell]):
    """A die with the given faces."""

    clauses = ("BOOK-DRAW",)
    faces: tuple[int, ...]

    def odds(self, book: Scrapbook) -> Odds[Fell]:
        return Odds.even(Fell(face) for face in self.faces)

    def take(self, book: Scrapbook, outcome: Fell, table: Table) -> None:
        book.lines.append(f"fell={outcome.face}@{table.seat}")


class Hush(Do[Scrapbook]):
    """Lets a question lapse."""

    name: str

    def do(self, book: Scrapbook, table: Table) -> None:
        book.lapsed.add(self.name)


class Finish(Do[Scrapbook]):
    clauses = ("BOOK-END",)

    def do(self, book: Scrapbook, table: Table) -> None:
        table.finish(Outcome("finished", "BOOK-END", (A,)))


class Draft(Ask[Scrapbook, Say]):
    """A declaration of two words: nothing is written before the second."""

    is_draft = True
    said: tuple[str, ...] = ()
    by: Seat = A

    def seat(self, book: Scrapbook) -> Seat:
        return self.by

    def options(self, book: Scrapbook) -> list[Say]:
        return [Say("left"), Say("right")]

    def take(self, book: Scrapbook, option: Say, table: Table) -> None:
        said = (*self.said, option.word)
        table.then(Draft(said, self.by) if len(said) < 2 else Note(" ".join(said)))

    def begin_again(self) -> Step:
        return Draft((), self.by)


class RunSand(Wait[Scrapbook, Say]):
    """The clock's own question."""

    def timer(self, book: Scrapbook) -> Timer | None:
        return Timer("sand", 90_000, (Say("time is up"),))

    def take(self, book: Scrapbook, option: Say, table: Table) -> None:
        book.lines.append(option.word)


def together(*lanes: tuple[Step, ...]) -> Together:
    return Together(lanes)


def blank() -> Scrapbook:
    return Scrapbook([], set())


def said(state: State[Scrapbook]) -> list[str]:
    return state.world.lines
