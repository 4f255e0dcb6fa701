"""What is aimed at, beside what a run reached.

The targets were set for Run Run Run! with 2 players beside Catanatron, whose game is played by 4.
"""

from collections.abc import Iterator, Sequence

from bench.rows import GameRow, PeerRow
from bench.tables import ratios, times

OURS = ("run-run-run", 2)
REFERENCE = ("Catan", 4)


def targets(games: Sequence[GameRow], peers: Sequence[PeerRow]) -> list[str]:
    ours = next((row for row in games if (row.game, row.players) == OURS), None)
    peer = next((row for row in peers if (row.game, row.players) == REFERENCE), None)
    if ours is None:
        return []
    beside = f" beside {peer.name}" if peer else ""
    return [f"Targets of {ours.name}{beside}:", *_beside_peer(ours, peer), *_alone(ours)]


def _beside_peer(ours: GameRow, peer: PeerRow | None) -> Iterator[str]:
    if peer is None:
        yield "- 2 × its decisions/s, 10 × its games/s: not judged, Catanatron took no part"
        yield _verdict("clone in 5 µs at most", f"{ours.clone:.1f} µs", ours.clone <= 5)
        return
    decisions, choices, games, copy = ratios(ours, peer)
    yield _verdict("2 × its decisions/s", f"{times(decisions)} ({times(choices)} in choices/s)", decisions >= 2)
    yield _verdict("10 × its games/s", times(games), games >= 10)
    reached = f"{ours.clone:.1f} µs, 1/{copy:.1f} of its copy"
    yield _verdict("clone in 5 µs at most, or 1/15 of its copy", reached, ours.clone <= 5 or copy >= 15)


def _alone(ours: GameRow) -> Iterator[str]:
    held, greedy = ours.megabytes_of_10000, ours.greedy_game_seconds
    yield _verdict("10,000 mid-game states in under 500 MB", f"{held:.0f} MB", held < 500)
    if greedy is not None:
        yield _verdict("a game of greedy bots in well under a second", f"{greedy:.2f} s", greedy < 0.7)


def _verdict(aim: str, reached: str, is_met: bool) -> str:
    return f"- {aim}: {reached}, {'met' if is_met else 'MISSED'}"
