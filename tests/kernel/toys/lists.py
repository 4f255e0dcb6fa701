"""Two teams write secret lists of traps at once while an hourglass runs; then each guesses its word, once.

The secret word of a team and the traps against it are known to the other team alone until the guess is in.
"""

from lairkeeper.kernel import (
    CLOCK,
    Ask,
    Chance,
    ChanceStream,
    Do,
    Event,
    Odds,
    Option,
    Outcome,
    Record,
    Seat,
    Table,
    Together,
    World,
    applies,
)
from tests.kernel.toys.toy import Nothing, toy

WORDS = ("cave", "gold", "river", "torch")
LONGEST_LIST = 3
LONGEST_TEXT = 12
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
    text: str


class Ready(Option):
    pass


class Guess(Option):
    text: str


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
    """Any member of a team adds a trap, or says that the list is ready."""

    clauses = ("LIST-TEAM",)
    is_open = True
    team: int

    def seats(self, books: Books) -> tuple[Seat, ...]:
        return () if books.is_ready[self.team] or books.is_time_up else members(self.team)

    def options(self, books: Books) -> list[Write | Ready]:
        return [Ready()] if books.traps[self.team] else []

    def why_not(self, books: Books, option: Option) -> tuple[str, ...]:
        if not isinstance(option, Write):
            return self.clauses
        return why_no_trap(books, self.team, option.text)

    def take(self, books: Books, answer: Write | Ready, table: Table) -> None:
        if isinstance(answer, Write):
            books.traps[self.team].append(answer.text)
            table.tell(TrapWritten(table.seat, answer.text), *members(self.team))
        if isinstance(answer, Ready) or len(books.traps[self.team]) == LONGEST_LIST:
            books.is_ready[self.team] = True
            table.tell(TeamReady(self.team))
        table.then(WriteTrap(self.team))


@applies("LIST-TEXT", "LIST-TWICE", "LIST-WORD")
def why_no_trap(books: Books, team: int, text: str) -> tuple[str, ...]:
    """The clauses that exclude a trap from the list of a team."""
    if not 2 <= len(text) <= LONGEST_TEXT or not text.isalpha():
        return ("LIST-TEXT",)
    if text in books.traps[team]:
        return ("LIST-TWICE",)
    return ("LIST-WORD",) if text == books.words[1 - team] else ()


class WatchSand(Ask[Books, TimeIsUp]):
    """The hourglass runs while this question waits; it lapses when both teams are ready."""

    clauses = ("LIST-SAND",)
    answers_itself = False

    def seats(self, books: Books) -> tuple[Seat, ...]:
        return () if all(books.is_ready) else (CLOCK,)

    def facts(self, books: Books) -> dict[str, str | int | float]:
        return {"seconds": 150}

    def options(self, books: Books) -> list[TimeIsUp]:
        return [TimeIsUp()]

    def take(self, books: Books, option: TimeIsUp, table: Table) -> None:
        books.is_time_up = True
        table.tell(SandRanOut())


class TakeGuess(Do[Books]):
    """A team has one guess, against an hourglass of its own."""

    team: int

    def do(self, books: Books, table: Table) -> None:
        table.then(Together(((GuessWord(self.team),), (WatchGuess(self.team),))), EndGuess(self.team))


class GuessWord(Ask[Books, Guess]):
    """The first guess of any member counts for the team."""

    clauses = ("LIST-GUESS",)
    is_open = True
    team: int

    def seats(self, books: Books) -> tuple[Seat, ...]:
        return () if books.is_final[self.team] else members(self.team)

    def why_not(self, books: Books, option: Option) -> tuple[str, ...]:
        return () if isinstance(option, Guess) and 0 < len(option.text) <= LONGEST_TEXT else self.clauses

    def take(self, books: Books, guess: Guess, table: Table) -> None:
        books.guesses[self.team] = guess.text
        books.is_final[self.team] = True
        table.tell(Guessed(table.seat, guess.text, guess.text == books.words[self.team]))


class WatchGuess(Ask[Books, TimeIsUp]):
    """Without a guess in time the turn is final as well."""

    clauses = ("LIST-SAND",)
    answers_itself = False
    team: int

    def seats(self, books: Books) -> tuple[Seat, ...]:
        return () if books.is_final[self.team] else (CLOCK,)

    def options(self, books: Books) -> list[TimeIsUp]:
        return [TimeIsUp()]

    def take(self, books: Books, option: TimeIsUp, table: Table) -> None:
        books.is_final[self.team] = True
        table.tell(SandRanOut())


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
    texts = [text for text in ("dark", "shiny", "water", "fire", "stone") if text != books.words[1 - team]]
    stream.shuffle(texts)
    lengths = range(1, LONGEST_LIST + 1) if books.is_ready[team] else range(LONGEST_LIST)
    return texts[: stream.pick(lengths)]


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
    steps=(PlayRound, DrawWord, WriteLists, WriteTrap, WatchSand, TakeGuess, GuessWord, WatchGuess, EndGuess, Score),
    options=(WordDrawn, Write, Ready, Guess, TimeIsUp),
    events=(WordShown, TrapWritten, TeamReady, SandRanOut, Guessed),
    set_up=set_up,
    seat_count=lambda _: 4,
    view=view,
    reshuffle=reshuffle,
    check=check,
    queries=(why_no_trap,),
)
