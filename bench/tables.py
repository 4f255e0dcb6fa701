"""The figures as markdown tables, and the ratios between those of one run."""

from collections.abc import Iterable, Sequence
from itertools import product

from bench.rows import GameRow, PeerRow

FIGURES = {
    "decisions/s": "decisions_per_second",
    "choices/s": "choices_per_second",
    "games/s": "games_per_second",
    "clone µs": "clone",
    "apply µs": "apply",
    "options µs": "options",
    "view µs": "view",
    "encode µs": "encode",
    "decode µs": "decode",
    "10,000 states MB": "megabytes_of_10000",
    "greedy game s": "greedy_game_seconds",
}


def games_table(rows: Sequence[GameRow]) -> str:
    return table(
        ["Lairkeeper", *FIGURES],
        ([row.name, *(number(getattr(row, field)) for field in FIGURES.values())] for row in rows),
    )


def peers_table(rows: Sequence[PeerRow]) -> str:
    return table(
        ["Peer", "version", "decisions/s", "choices/s", "games/s", "copy µs"],
        ([row.name, row.version, *map(number, _figures(row))] for row in rows),
    )


def ratios_table(games: Sequence[GameRow], peers: Sequence[PeerRow]) -> str:
    """How many times as fast as each peer; above 1 we are faster."""
    return table(
        ["Lairkeeper", "beside", "decisions/s", "choices/s", "games/s", "clone"],
        ([ours.name, peer.name, *map(times, ratios(ours, peer))] for ours, peer in product(games, peers)),
    )


def against_table(revision: str, now: Sequence[GameRow], then: Sequence[GameRow]) -> str:
    """Each figure divided by the same figure of the other commit."""
    before = {row.name: row for row in then}
    shared = [(row, before[row.name]) for row in now if row.name in before]
    return table(
        [f"Now / {revision}", *FIGURES],
        ([row.name, *(_ratio(row, old, field) for field in FIGURES.values())] for row, old in shared),
    )


def _figures(row: PeerRow) -> tuple[float, ...]:
    return row.decisions_per_second, row.choices_per_second, row.games_per_second, row.copy


def ratios(ours: GameRow, peer: PeerRow) -> tuple[float, float, float, float]:
    return (
        ours.decisions_per_second / peer.decisions_per_second,
        ours.choices_per_second / peer.choices_per_second,
        ours.games_per_second / peer.games_per_second,
        peer.copy / ours.clone,
    )


def _ratio(row: GameRow, old: GameRow, field: str) -> str:
    new_figure, old_figure = getattr(row, field), getattr(old, field)
    return times(new_figure / old_figure) if new_figure and old_figure else "–"


def number(figure: float | None) -> str:
    if figure is None:
        return "–"
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.3g}"


def times(ratio: float) -> str:
    return f"{ratio:.2f} ×"


def table(heading: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    rule = ["---", *["---:"] * (len(heading) - 1)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (heading, rule, *rows))
