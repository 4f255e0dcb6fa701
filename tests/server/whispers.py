"""A toy for what the server does with teams: setters know a word, guessers must not be told, jurors vote.

Even seats set, odd seats guess. Two rounds make a game, and a journey is three games long.
"""

import sys
from collections.abc import Mapping
from typing import Literal

from lairkeeper.kernel import (
    Ask,
    Chance,
    ChanceStream,
    Channel,
    Clause,
    Do,
    Event,
    Game,
    Odds,
    Option,
    Outcome,
    Record,
    Seat,
    Step,
    Table,
    TableOption,
    Together,
    World,
    records_in,
)

WORDS = ("fox", "owl", "yew")
JURORS = 2
ROUNDS = 2
LAST_LEG = 3


class Luggage(Record):
    """What an earlier game of the journey left behind."""

    points: int = 0
    leg: int = 1


class WhisperOptions(Record, kw_only=True):
    players: int = 4
    luggage: Luggage = Luggage()


class Whispers(World):
    players: int
    secret: str
    phase: Literal["guess", "judge", "pause"]
    round: int
    guess: str
    points: int
    jurors: list[int]
    late: list[int]


class WordDrawn(Option):
    word: str


class Guess(Option):
    word: str


class Accept(Option):
    pass


class Vote(Option):
    is_right: bool


class GoOn(Option):
    pass


class SecretDrawn(Event):
    word: str
    reveals = True


class Guessed(Event):
    word: str
    reveals = True


class Voted(Event):
    """The word is shown with the verdict."""

    by: Seat
    reveals = True


class Joined(Event):
    who: Seat


def members(whispers: Whispers, team: int) -> tuple[Seat, ...]:
    seats = [*range(whispers.players), *whispers.late]
    return tuple(Seat(seat) for seat in seats if seat % 2 == team)


class PlayRound(Do[Whispers]):
    """A secret, a guess, a verdict, and a pause in which latecomers join."""

    def do(self, whispers: Whispers, table: Table) -> None:
        whispers.phase, whispers.secret, whispers.guess = "guess", "", ""
        table.then(DrawSecret(), Together(((GuessSecret(),), (TakeRole(),))), Judge(), Pause(), EndRound())


class DrawSecret(Chance[Whispers, WordDrawn]):
    clauses = ("WSP-1",)

    def odds(self, whispers: Whispers) -> Odds[WordDrawn]:
        return Odds.even(WordDrawn(word) for word in WORDS)

    def take(self, whispers: Whispers, drawn: WordDrawn, table: Table) -> None:
        whispers.secret = drawn.word
        table.tell(SecretDrawn(drawn.word), *members(whispers, 0))


class GuessSecret(Ask[Whispers, Guess]):
    """The first guess of any member counts."""

    clauses = ("WSP-1",)

    def seats(self, whispers: Whispers) -> tuple[Seat, ...]:
        return members(whispers, 1)

    def options(self, whispers: Whispers) -> list[Guess]:
        return [Guess(word) for word in WORDS]

    def take(self, whispers: Whispers, guess: Guess, table: Table) -> None:
        whispers.guess, whispers.phase = guess.word, "judge"
        table.tell(Guessed(guess.word))


class TakeRole(Ask[Whispers, Accept]):
    """Spectators become jurors as long as nobody has guessed."""

    clauses = ("WSP-1",)
    answers_itself = False

    def seats(self, whispers: Whispers) -> tuple[Seat, ...]:
        free = (seat for seat in juror_seats(whispers.players) if seat not in whispers.jurors)
        return () if whispers.guess else tuple(free)

    def options(self, whispers: Whispers) -> list[Accept]:
        return [Accept()]

    def take(self, whispers: Whispers, accept: Accept, table: Table) -> None:
        whispers.jurors.append(table.seat)
        table.then(TakeRole())


class Judge(Ask[Whispers, Vote]):
    """The first juror decides; without jurors the word does."""

    clauses = ("WSP-1",)

    def seats(self, whispers: Whispers) -> tuple[Seat, ...]:
        return tuple(Seat(juror) for juror in whispers.jurors)

    def options(self, whispers: Whispers) -> list[Vote]:
        return [Vote(True), Vote(False)]

    def take(self, whispers: Whispers, vote: Vote, table: Table) -> None:
        whispers.points += vote.is_right
        table.tell(Voted(table.seat))


class Pause(Do[Whispers]):
    def do(self, whispers: Whispers, table: Table) -> None:
        whispers.phase = "pause"
        table.then(Together(((Continue(),), (JoinLate(),))))


class Continue(Ask[Whispers, GoOn]):
    """Any setter goes on."""

    clauses = ("WSP-1",)
    answers_itself = False

    def seats(self, whispers: Whispers) -> tuple[Seat, ...]:
        return members(whispers, 0)

    def options(self, whispers: Whispers) -> list[GoOn]:
        return [GoOn()]

    def take(self, whispers: Whispers, go_on: GoOn, table: Table) -> None:
        whispers.phase = "judge"


class JoinLate(Ask[Whispers, Accept]):
    clauses = ("WSP-1",)
    answers_itself = False

    def seats(self, whispers: Whispers) -> tuple[Seat, ...]:
        late = late_seat(whispers.players)
        return () if late in whispers.late or whispers.phase != "pause" else (late,)

    def options(self, whispers: Whispers) -> list[Accept]:
        return [Accept()]

    def take(self, whispers: Whispers, accept: Accept, table: Table) -> None:
        whispers.late.append(table.seat)
        table.tell(Joined(table.seat))


class EndRound(Do[Whispers]):
    clauses = ("WSP-1",)

    def do(self, whispers: Whispers, table: Table) -> None:
        whispers.round += 1
        if whispers.round < ROUNDS:
            table.then(PlayRound())
        else:
            table.finish(Outcome("played", "WSP-1", members(whispers, 1)))


def juror_seats(players: int) -> tuple[Seat, ...]:
    return tuple(Seat(players + juror) for juror in range(JURORS))


def late_seat(players: int) -> Seat:
    return Seat(players + JURORS)


def teams(options: WhisperOptions, whispers: Whispers | None) -> tuple[tuple[Seat, ...], ...]:
    seats = [Seat(seat) for seat in [*range(options.players), *(whispers.late if whispers else ())]]
    return tuple(tuple(seat for seat in seats if seat % 2 == team) for team in (0, 1))


def roles(options: WhisperOptions, whispers: Whispers | None) -> Mapping[Seat, str]:
    """Jurors may sit down at any time, latecomers once the game runs."""
    late = late_seat(options.players)
    found = dict.fromkeys(juror_seats(options.players), "juror")
    return {**found, late: "latecomer"} if whispers is not None and late not in whispers.late else found


def channels(whispers: Whispers, seat: Seat | None) -> tuple[Channel, ...]:
    """While they guess, guessers and all who are not setters are told nothing."""
    if whispers.phase != "guess":
        return ("table", "team")
    return ("team",) if seat in members(whispers, 0) else ()


def sequel(whispers: Whispers, options: WhisperOptions) -> WhisperOptions | None:
    luggage = options.luggage
    if luggage.leg == LAST_LEG:
        return None
    return WhisperOptions(players=options.players, luggage=Luggage(whispers.points + 1, luggage.leg + 1))


class WhispersView(Record):
    seat: int | None
    phase: str
    secret: str | None
    guess: str
    jurors: tuple[int, ...]


def view(whispers: Whispers, seat: Seat | None) -> WhispersView:
    is_known = seat in members(whispers, 0) or whispers.phase == "pause"
    secret = whispers.secret if is_known else None
    return WhispersView(seat, whispers.phase, secret, whispers.guess, tuple(whispers.jurors))


def reshuffle(whispers: Whispers, seat: Seat | None, stream: ChanceStream) -> None:
    if view(whispers, seat).secret is None and whispers.secret:
        whispers.secret = stream.pick(WORDS)


def set_up(options: WhisperOptions) -> tuple[Whispers, Step]:
    return Whispers(options.players, "", "guess", 0, "", options.luggage.points, [], []), PlayRound()


def check(whispers: Whispers) -> None:
    assert len(set(whispers.jurors)) == len(whispers.jurors) <= JURORS


_THIS = sys.modules[__name__]

GAME: Game[Whispers, WhisperOptions, WhispersView] = Game(
    name="whispers",
    version=1,
    package=__name__,
    seats=range(2, 17),
    config=WhisperOptions,
    world=Whispers,
    steps=records_in(Step, _THIS),
    options=records_in(Option, _THIS),
    events=records_in(Event, _THIS),
    clauses={"WSP-1": Clause("WSP-1", "toy", "designed")},
    set_up=set_up,
    seat_count=lambda options: options.players,
    content=lambda options: "",
    view=view,
    reshuffle=reshuffle,
    heuristic=lambda world, seat: 0.0,
    check=check,
    bot="random",
    table_options=(TableOption("players", "set_up", "players", (2, 16)),),
    teams=teams,
    roles=roles,
    channels=channels,
    sequel=sequel,
)
