"""Finished games and statistics of a person."""

from typing import Literal

from msgspec import Struct, field

from lairkeeper.server.protocol.lobby import TableLine
from lairkeeper.server.protocol.phrases import Part, Phrase


class Facet(Struct, frozen=True):
    """Something that was in a game, such as a Hero or a Boss; the words of the game name `thing`."""

    field: str
    thing: Part


class Rate(Struct, frozen=True):
    """How often something happened, out of how many chances; `measure-<name>` words it."""

    name: str
    happened: int
    possible: int


class Result(Struct, frozen=True, omit_defaults=True):
    """How a finished game ended, as its log says. `turns` counts the turns that began; `ended_at` is 0 in results that
    were kept before it was."""

    phrase: Phrase
    winners: list[int]
    started_at: int
    turns: int
    is_cooperative: bool = True
    ended_at: int = 0
    scores: list[int] = []
    facets: list[Facet] = []
    seat_facets: list[list[Facet]] = []
    seat_rates: list[list[Rate]] = []


class GameLine(TableLine, frozen=True, kw_only=True):
    """A finished game in the list of one person. `has_won` and `score` are of their seats; `counts` is False for games
    that go on from another one, and for seats that a bot played to the end. `facets` are of the game and of these
    seats, `rates` of these seats."""

    result: Result
    counts: bool
    has_won: bool = False
    score: int | None = None
    facets: list[Facet] = field(default_factory=list)
    rates: list[Rate] = field(default_factory=list)


class MyGames(Struct, frozen=True):
    """A page of finished games, the latest first. `before` asks for the next page; None on the last one."""

    games: list[GameLine]
    before: int | None = None


class FacetNumbers(Struct, frozen=True):
    """How many games with this facet were played and won."""

    field: str
    thing: Part
    played: int
    won: int


class Recent(Struct, frozen=True):
    """One of the latest games."""

    has_won: bool
    score: int | None = None


class WithoutLuck(Struct, frozen=True):
    """What analysed games came to on average, and what with average luck: tenths of a per cent, or of a point."""

    kind: Literal["chance", "score"]
    games: int
    reached: int
    without_luck: int


class GameNumbers(Struct, frozen=True):
    """Counted games of one person, by game, preset, and whether everybody wins or loses together.

    `streak` is the number of games won in a row up to the latest one; `recent` begins with the earliest.
    """

    game: str
    preset: str | None
    is_cooperative: bool
    played: int
    won: int
    streak: int
    best_streak: int
    median_turns: int
    best_score: int | None = None
    median_score: int | None = None
    facets: list[FacetNumbers] = []
    rates: list[Rate] = []
    recent: list[Recent] = []
    without_luck: WithoutLuck | None = None


class Profile(Struct, frozen=True):
    """A profile as others see it; `is_open` is False if only its owner does."""

    name: str
    is_open: bool
    numbers: list[GameNumbers]


class Export(Struct, frozen=True):
    """Everything that is kept about a person's finished games, in one file. `journals` are by table."""

    name: str
    games: list[GameLine]
    numbers: list[GameNumbers]
    journals: dict[str, str]
