"""Two teams write secret lists of traps at once while an hourglass runs; then each guesses its word, once.

The secret word of a team and the traps against it are known to the other team alone until the guess is in.
"""

from typing import Annotated

from msgspec import Meta

from lairkeeper.kernel import (
    Ask,
    Chance,
    ChanceStream,
    Decision,
    Do,
    Event,
    FreeText,
    Odds,
    Option,
    Outcome,
    Record,
    Seat,
    Table,
    Timer,
    Together,
    Wait,
    World,
    applies,
    free_text,
)
from tests.kernel.toys.toy import Nothing, toy

WORDS = ("cave", "gold", "river", "torch")
LONGEST_LIST = 3
LONGEST_TEXT = 12
WRITING_MS, GUESSING_MS = 150_000, 40_000
HUNCHES = ("dark", "shiny", "water", "fire", "stone")
TEAMS = (0, 1)


class Books(World):
    """By team: the word it will guess, the traps it writes against the other, and how far it is."""

    words: list[str]
    traps: list[list[str]]
    is_ready: list[bool]
    guesses: list[str]
    is_final: list[bool]
    is_time_up: bool


class WordDrawn(Option):
    word: str


class Write(Option):
    texts: tuple[str, ...]


class Ready(Option):
    pass


class Guess(Option):
    text: Annotated[str, Meta(max_length=LONGEST_TEXT)]


class TimeIsUp(Option):
    pass


class WordShown(Event):
    team: int
    word: str
    reveals = True


class TrapWritten(Event):
    by: Seat
    text: str


class TeamReady(Event):
    team: int


class SandRanOut(Event):
    reveals = True


class Guessed(Event):
    by: Seat
    text: str
    is_right: bool
    reveals = True


def members(team: int) -> tuple[Seat, ...]:
    return (Seat(team), Seat(team + 2))


def opponents(team: int) -> tuple[Seat, ...]:
    return members(1 - team)


class PlayRound(Do[Books]):
    """Words, lists, guesses, score."""

    def do(self, books: Books, table: Table) -> None:
        table.then(DrawWord(0), DrawWord(1), WriteLists(), TakeGuess(0), TakeGuess(1), Score())


class DrawWord(Chance[Books, WordDrawn]):
    """The opponents of a team see its word; both words differ."""

    clauses = ("LIST-WORD",)
    team: int

    def odds(self, books: Books) -> Odds[WordDrawn]:
        return Odds.even(WordDrawn(word) for word in WORDS if word not in books.words)

    def take(self, books: Books, drawn: WordDrawn, table: Table) -> None:
        books.words[self.team] = drawn.word
        table.tell(WordShown(self.team, drawn.word), *opponents(self.team))


class WriteLists(Do[Books]):
    """Both teams write at the same time, until both are ready or the sand has run out."""

    def do(self, books: Books, table: Table) -> None:
        table.then(Together(((WriteTrap(0),), (WriteTrap(1),), (WatchSand(),))))


class WriteTrap(Ask[Books, Write | Ready]):
    """Any member of a team adds a trap or several, or says that the list is ready."""

    clauses = ("LIST-TEAM",)
    team: int

    def seats(self, books: Books) -> tuple[Seat, ...]:
        return () if books.is_ready[self.team] or books.is_time_up else members(self.team)

    def options(self, books: Books) -> list[Write | Ready]:
        return [Ready()] if books.traps[self.team] else []

    def free_text(self, books: Books) -> FreeText:
        return free_text(Write, least=2, most=LONGEST_TEXT, lines=LONGEST_LIST - len(books.traps[self.team]))

    def why_not(self, books: Books, option: Option) -> tuple[str, ...]:
        return why_no_traps(books, self.team, option.texts) if isinstance(option, Write) else self.clauses

    def take(self, books: Books, answer: Write | Ready, table: Table) -> None:
        if isinstance(answer, Write):
            books.traps[self.team] += answer.texts
            for text in answer.texts:
                table.tell(TrapWritten(table.seat, text), *members(self.team))
        if isinstance(answer, Ready) or len(books.traps[self.team]) == LONGEST_LIST:
            books.is_ready[self.team] = True
            table.tell(TeamReady(self.team))
        table.then(WriteTrap(self.team))


@applies("LIST-TEXT", "LIST-TWICE", "LIST-WORD")
def why_no_traps(books: Books, team: int, texts: tuple[str, ...]) -> tuple[str, ...]:
    """The clauses that exclude traps from the list of a team."""
    if not all(text.isalpha() for text in texts):
        return ("LIST-TEXT",)
    if len({*books.traps[team], *texts}) < len(books.traps[team]) + len(texts):
        return ("LIST-TWICE",)
    return ("LIST-WORD",) if books.words[1 - team] in texts else ()


class WatchSand(Wait[Books, TimeIsUp]):
    """The hourglass runs while this question waits; it lapses when both teams are ready."""

    clauses = ("LIST-SAND",)

    def timer(self, books: Books) -> Timer | None:
        return None if all(books.is_ready) else Timer("writing", WRITING_MS, (TimeIsUp(),))

    def take(self, books: Books, option: TimeIsUp, table: Table) -> None:
        books.is_time_up = True
        table.tell(SandRanOut())


class TakeGuess(Ask[Books, Guess | TimeIsUp]):
    """A team has one guess, against an hourglass of its own; the first guess of any member counts."""

    clauses = ("LIST-GUESS", "LIST-SAND")
    team: int

    def seats(self, books: Books) -> tuple[Seat, ...]:
        return members(self.team)

    def timer(self, books: Books) -> Timer | None:
        return Timer("guessing", GUESSING_MS, (TimeIsUp(),))

    def free_text(self, books: Books) -> FreeText:
        return free_text(Guess)

    def why_not(self, books: Books, option: Option) -> tuple[str, ...]:
        return ()

    def take(self, books: Books, guess: Guess | TimeIsUp, table: Table) -> None:
        books.is_final[self.team] = True
        if isinstance(guess, TimeIsUp):
            table.tell(SandRanOut())
        else:
            books.guesses[self.team] = guess.text
            table.tell(Guessed(table.seat, guess.text, guess.text == books.words[self.team]))
        table.then(EndGuess(self.team))


class EndGuess(Do[Books]):
    """When a turn is final, everybody sees the word."""

    clauses = ("LIST-FINAL",)
    team: int

    def do(self, books: Books, table: Table) -> None:
        table.tell(WordShown(self.team, books.words[self.team]))


class Score(Do[Books]):
    """Teams that guessed their word win, unless the guess was one of the traps."""

    clauses = ("LIST-SCORE",)

    def do(self, books: Books, table: Table) -> None:
        winners = [team for team in TEAMS if books.guesses[team] == books.words[team]]
        seats = tuple(seat for team in winners for seat in members(team))
        table.finish(Outcome("guessed" if winners else "missed", "LIST-SCORE", seats))


class BooksView(Record):
    """By team: what this seat knows of it; `None` where it must not know."""

    words: tuple[str | None, ...]
    traps: tuple[tuple[str, ...] | None, ...]
    is_ready: tuple[bool, ...]
    guesses: tuple[str, ...]
    is_time_up: bool


def knows(books: Books, seat: Seat | None, team: int) -> bool:
    """True if a seat may know the word of a team and the traps against it."""
    return books.is_final[team] or seat in opponents(team)


def view(books: Books, seat: Seat | None) -> BooksView:
    return BooksView(
        words=tuple(books.words[team] if knows(books, seat, team) else None for team in TEAMS),
        traps=tuple(tuple(books.traps[team]) if knows(books, seat, 1 - team) else None for team in TEAMS),
        is_ready=tuple(books.is_ready),
        guesses=tuple(books.guesses),
        is_time_up=books.is_time_up,
    )


def reshuffle(books: Books, seat: Seat | None, stream: ChanceStream) -> None:
    """Words are drawn again among those left; lists become any lists that could have been written."""
    for team in TEAMS:
        if not knows(books, seat, team) and books.words[team]:
            books.words[team] = stream.pick([word for word in WORDS if word != books.words[1 - team]])
            books.traps[1 - team] = _any_list(books, 1 - team, stream)


def _any_list(books: Books, team: int, stream: ChanceStream) -> list[str]:
    texts = list(HUNCHES)
    stream.shuffle(texts)
    lengths = range(1, LONGEST_LIST + 1) if books.is_ready[team] else range(LONGEST_LIST)
    return texts[: stream.pick(lengths)]


def suggest(seen: BooksView, decision: Decision, seat: Seat) -> list[Option]:
    """Any hunch is a trap; of the words that may come, one is the guess."""
    if decision.question == TakeGuess.slug:
        return [Guess(word) for word in WORDS if word not in seen.words]
    written = seen.traps[seat % 2] or ()
    return [Write((text,)) for text in HUNCHES if text not in written]


def check(books: Books) -> None:
    for team in TEAMS:
        traps = books.traps[team]
        assert len(set(traps)) == len(traps) <= LONGEST_LIST
        assert books.words[1 - team] not in traps
        assert bool(traps) or not books.is_ready[team]


def set_up(_: Nothing) -> tuple[Books, PlayRound]:
    books = Books(
        words=["", ""],
        traps=[[], []],
        is_ready=[False, False],
        guesses=["", ""],
        is_final=[False, False],
        is_time_up=False,
    )
    return books, PlayRound()


GAME = toy(
    "lists",
    config=Nothing,
    world=Books,
    steps=(PlayRound, DrawWord, WriteLists, WriteTrap, WatchSand, TakeGuess, EndGuess, Score),
    options=(WordDrawn, Write, Ready, Guess, TimeIsUp),
    events=(WordShown, TrapWritten, TeamReady, SandRanOut, Guessed),
    set_up=set_up,
    seat_count=lambda _: 4,
    view=view,
    reshuffle=reshuffle,
    check=check,
    queries=(why_no_traps,),
    suggest=suggest,
)
