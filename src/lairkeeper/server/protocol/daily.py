"""The challenge of the day: the deal, its results, and how to verify it."""

from msgspec import Struct

from lairkeeper.server.protocol.lobby import Status
from lairkeeper.server.protocol.phrases import Phrase


class PlayDaily(Struct, frozen=True, forbid_unknown_fields=True):
    """`options` may be chosen by each person, such as the language of the words."""

    is_counted: bool = True
    options: dict[str, str] = {}


class ShowResult(Struct, frozen=True, forbid_unknown_fields=True):
    is_shown: bool


class DailyResult(Struct, frozen=True):
    """A counted try that was finished in time. Ties share a place; without a name it is anonymous."""

    place: int
    name: str
    has_won: bool
    score: int | None
    turns: int
    phrase: Phrase
    is_mine: bool = False


class OwnTry(Struct, frozen=True):
    """The person's counted try; `result` is set once it counts."""

    table: str
    status: Status
    result: DailyResult | None = None
    is_shown: bool = False


class DailyReplay(Struct, frozen=True):
    """The best game of a day whose player shows it; `key` lets everybody see the replay."""

    game: str
    result: DailyResult
    table: str
    key: str


class DailyGame(Struct, frozen=True):
    """The challenge of a day in one game. `choices` are table options that the person may choose; `commitment` binds
    its seed; `tries` counts the people who have begun."""

    game: str
    preset: str
    choices: list[str]
    commitment: str
    tries: int
    mine: OwnTry | None = None


class DailyPage(Struct, frozen=True):
    """The challenges of a day, which ends after `left_ms`, and the best games of the day before."""

    day: str
    left_ms: int
    games: list[DailyGame]
    yesterday: list[DailyReplay]


class DailyBoard(Struct, frozen=True):
    """The results of a challenge: those that are shown by name, and the person's own."""

    day: str
    game: str
    finished: int
    results: list[DailyResult]
    mine: OwnTry | None = None
    seed: str | None = None


class DailyDeal(Struct, frozen=True):
    """One line of the published month; the seed is added once the day is over."""

    day: str
    game: str
    preset: str
    commitment: str
    seed: str | None = None


class DailyMonth(Struct, frozen=True):
    """The challenges of a month; `root` is the hash of all lines without their seeds."""

    month: str
    root: str
    deals: list[DailyDeal]
