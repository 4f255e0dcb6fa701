"""What each peer measures and prints: the same three figures, as JSON on standard output."""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib.metadata import version
from typing import Generic, TypeVar

from bench.measure import Effort, Played, effort_asked_for, microseconds, pace
from bench.rows import PeerRow

S = TypeVar("S")

MID_GAME_STATES = 20


@dataclass(frozen=True)
class Contender(Generic[S]):
    """A game of another engine, played at random: `play` counts, `mid_game` stops halfway."""

    game: str
    players: int
    play: Callable[[int], Played]
    mid_game: Callable[[int], S]
    copy: Callable[[S], object]


def report(distribution: str, *contenders: Contender[S]) -> None:
    effort = effort_asked_for()
    print(json.dumps([asdict(_measured(distribution, contender, effort)) for contender in contenders]))


def _measured(distribution: str, contender: Contender[S], effort: Effort) -> PeerRow:
    states = [contender.mid_game(seed) for seed in range(1, 1 + MID_GAME_STATES)]
    return PeerRow(
        engine=distribution,
        version=version(distribution),
        game=contender.game,
        players=contender.players,
        **asdict(pace(contender.play, effort)),
        copy=microseconds(contender.copy, states, effort),
    )
