"""Finished games as statistics need them: of a stored line only what is counted is decoded."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

import msgspec
from msgspec import Raw, Struct

from lairkeeper.server.protocol import DailyMark
from lairkeeper.server.protocol.history import Rate
from lairkeeper.server.storage import Listed

T = TypeVar("T")


class _Result(Struct):
    winners: list[int]
    turns: int
    is_cooperative: bool = True
    scores: list[int] = []
    facets: list[Raw] = []
    seat_facets: list[list[Raw]] = []
    seat_rates: list[list[Rate]] = []


class _Line(Struct):
    id: str
    game: str
    preset: str | None = None
    is_fork: bool = False
    daily: DailyMark | None = None
    holders: tuple[str | None, ...] = ()
    result: _Result | None = None


class CountedGame(Struct, frozen=True):
    """A finished game of one person. `facets` are encoded; `seats` are the person's own."""

    id: str
    game: str
    preset: str | None
    is_cooperative: bool
    turns: int
    has_won: bool
    score: int | None = None
    facets: tuple[bytes, ...] = ()
    rates: tuple[Rate, ...] = ()
    seats: frozenset[int] = frozenset({0})

    @property
    def group(self) -> tuple[str, str, bool]:
        """Games of one group are counted together."""
        return self.game, self.preset or "", self.is_cooperative


_decoder = msgspec.json.Decoder(_Line)


def counted_games(listed: Iterable[Listed], person: str) -> list[CountedGame]:
    """The games that count for this person, in the same order."""
    found = (_counted(_decoder.decode(each.summary.info), person) for each in listed)
    return [game for game in found if game is not None]


def does_count(mine: Sequence[int], is_fork: bool, daily: DailyMark | None) -> bool:
    """False for games that go on from another one, free tries, and seats that a bot played to the end."""
    return bool(mine) and not is_fork and (daily is None or daily.is_counted)


def own_seats(holders: Iterable[str | None], person: str) -> list[int]:
    return [seat for seat, holder in enumerate(holders) if holder == person]


def own_score(scores: Sequence[int], mine: Iterable[int]) -> int | None:
    return max((scores[seat] for seat in mine if seat < len(scores)), default=None)


def of_seats(by_seat: Sequence[list[T]], mine: Iterable[int]) -> list[T]:
    return [each for seat in mine if seat < len(by_seat) for each in by_seat[seat]]


def _counted(line: _Line, person: str) -> CountedGame | None:
    mine, result = own_seats(line.holders, person), line.result
    if result is None or not does_count(mine, line.is_fork, line.daily):
        return None
    return CountedGame(
        id=line.id,
        game=line.game,
        preset=line.preset,
        is_cooperative=result.is_cooperative,
        turns=result.turns,
        has_won=any(seat in result.winners for seat in mine),
        score=own_score(result.scores, mine),
        facets=tuple(map(bytes, [*result.facets, *of_seats(result.seat_facets, mine)])),
        rates=tuple(of_seats(result.seat_rates, mine)),
        seats=frozenset(mine),
    )
