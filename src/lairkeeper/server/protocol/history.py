"""Finished games of a person, and the numbers made of them."""

from msgspec import Struct

from lairkeeper.server.protocol.lobby import TableLine
from lairkeeper.server.protocol.phrases import Part, Phrase


class Facet(Struct, frozen=True):
    """Something that was in a game, such as a Hero or a Boss; the words of the game name `thing`."""

    field: str
    thing: Part


class Result(Struct, frozen=True, omit_defaults=True):
    """How a finished game ended, as its log says. `turns` counts the turns that began."""

    phrase: Phrase
    winners: list[int]
    started_at: int
    turns: int
    is_cooperative: bool = True
    scores: list[int] = []
    facets: list[Facet] = []


class GameLine(TableLine, frozen=True, kw_only=True):
    """A finished game in the list of one person. `has_won` and `score` are of their seats; `counts` is False for games
    that go on from another one, and for seats that a bot played to the end."""

    result: Result
    counts: bool
    has_won: bool = False
    score: int | None = None


class MyGames(Struct, frozen=True):
    """A page of finished games, the latest first. `before` asks for the next page; None on the last one."""

    games: list[GameLine]
    before: int | None = None


class FacetNumbers(Struct, frozen=True):
    """How often a game with this in it was played and won."""

    field: str
    thing: Part
    played: int
    won: int


class GameNumbers(Struct, frozen=True):
    """Counted games of one person, by game, preset, and whether everybody wins or loses together.

    `streak` is the number of games won in a row up to the latest one.
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


class Export(Struct, frozen=True):
    """Everything that is kept about a person's finished games, in one file. `journals` are by table."""

    name: str
    games: list[GameLine]
    numbers: list[GameNumbers]
    journals: dict[str, str]
