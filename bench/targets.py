"""What is aimed at, beside what a run reached.

The targets were set for tables of 2 players beside Catanatron, whose game is played by 4.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bench.rows import GameRow, PeerRow
from bench.tables import ratios, times

REFERENCE = ("Catan", 4)


class Aims(NamedTuple):
    """What a game should reach: times the choices and games of the peer, microseconds, megabytes and seconds."""

    game: str
    choices: float
    games: float
    clone: float
    greedy: float
    view: float | None = None
    players: int = 2
    megabytes: float = 500


AIMS = (
    Aims("run-run-run", choices=3.3, games=22, clone=4, greedy=0.7),
    Aims("woodlands", choices=3.3, games=8, clone=4, greedy=1.2, view=40),
    Aims("vengeance", choices=3.3, games=8, clone=4, greedy=1.2, view=40),
)


def targets(games: Sequence[GameRow], peers: Sequence[PeerRow]) -> list[str]:
    peer = next((row for row in peers if (row.game, row.players) == REFERENCE), None)
    beside = f" beside {peer.name}" if peer else ""
    lines: list[str] = []
    for aims in AIMS:
        ours = next((row for row in games if (row.game, row.players) == (aims.game, aims.players)), None)
        if ours is not None:
            lines += [f"Targets of {ours.name}{beside}:", *_beside_peer(aims, ours, peer), *_alone(aims, ours)]
    return lines


def _beside_peer(aims: Aims, ours: GameRow, peer: PeerRow | None) -> Iterator[str]:
    many, played = f"{aims.choices:g} × its choices/s", f"{aims.games:g} × its games/s"
    if peer is None:
        yield f"- {many}, {played}: not judged, Catanatron took no part"
    else:
        decisions, choices, games, _ = ratios(ours, peer)
        yield _verdict(many, f"{times(choices)} ({times(decisions)} in decisions/s)", choices >= aims.choices)
        yield _verdict(played, times(games), games >= aims.games)
    yield _verdict(f"clone in {aims.clone:g} µs at most", f"{ours.clone:.1f} µs", ours.clone <= aims.clone)


def _alone(aims: Aims, ours: GameRow) -> Iterator[str]:
    held, greedy = ours.megabytes_of_10000, ours.greedy_game_seconds
    if aims.view is not None:
        yield _verdict(f"view in {aims.view:g} µs at most", f"{ours.view:.1f} µs", ours.view <= aims.view)
    yield _verdict(f"10,000 mid-game states in under {aims.megabytes:g} MB", f"{held:.0f} MB", held < aims.megabytes)
    if greedy is not None:
        yield _verdict(f"a game of greedy bots in {aims.greedy:g} s", f"{greedy:.2f} s", greedy < aims.greedy)


def _verdict(aim: str, reached: str, is_met: bool) -> str:
    return f"- {aim}: {reached}, {'met' if is_met else 'MISSED'}"
