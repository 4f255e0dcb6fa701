"""What is aimed at: every game with targets is judged by its own."""

from bench.rows import GameRow, PeerRow
from bench.targets import targets


def row(game: str, **figures: float) -> GameRow:
    usual = dict.fromkeys(GameRow.__dataclass_fields__, 1.0) | {"game": game, "players": 2} | figures
    return GameRow(**usual)  # type: ignore[arg-type]


CATAN = PeerRow(
    engine="Catanatron",
    version="3",
    game="Catan",
    players=4,
    decisions_per_second=10.0,
    choices_per_second=10.0,
    games_per_second=1.0,
    copy=80.0,
)


def test_a_game_is_judged_by_its_own_targets() -> None:
    quick = row("woodlands", choices_per_second=34.0, games_per_second=9.0, clone=3.0, view=41.0)
    lines = targets([quick], [CATAN])
    assert len([line for line in lines if "MISSED" in line]) == 1
    assert any("view in 40 µs at most: 41.0 µs, MISSED" in line for line in lines)


def test_without_the_peer_only_targets_without_a_peer_are_checked() -> None:
    lines = targets([row("run-run-run"), row("another")], [])
    assert any("not judged" in line for line in lines)
    assert not any("another" in line for line in lines)
