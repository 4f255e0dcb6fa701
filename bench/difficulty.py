"""How often the presets of a game are won, for every number of players: `python -m bench.difficulty GAME`.

All seats are played by the policy of the game. The table is printed in Markdown, row by row; `--write` puts it into
`docs/difficulty.md`, between the marks of its name. `--each OPTION` measures every value of a table option.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from lairkeeper.games import game_named
from lairkeeper.kernel import AnyGame, Record
from lairkeeper.kernel.definition.table_options import agree, as_word, values
from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.lab import Proportion, simulate

PAGE = Path(__file__).resolve().parents[1] / "docs" / "difficulty.md"
WANTED = {"easy": (75, 85), "normal": (45, 55), "hard": (20, 30)}
"""How many games of a hundred good players shall win."""


class Row(NamedTuple):
    """A preset, with a value of the option that is told apart."""

    preset: str
    value: str | None


class Measure(NamedTuple):
    """How a table is measured."""

    bot: str
    games: int
    seed: str
    workers: int


def rows(game: AnyGame, option: str | None) -> Iterator[Row]:
    """The presets that have a share to reach; all of them for one value of the option, then for the next."""
    declared = {each.field: each for each in game.table_options}
    if option is not None and option not in declared:
        raise SystemExit(f"{option}: no table option of {game.name}; there are {', '.join(declared)}")
    found = [None] if option is None else [as_word(value) for value in values(game, declared[option])]
    presets = [preset.name for preset in game.presets if preset.name in WANTED]
    return (Row(preset, value) for value in found for preset in presets)


def table_of(game: AnyGame, row: Row, option: str | None, players: int) -> Record | None:
    """The options of a table; none where the preset does not allow so many players."""
    chosen = {} if option is None else {option: row.value}
    try:
        return agree(game, {"players": players, **chosen}, preset=row.preset)
    except LairkeeperError:
        return None


def cell(won: Proportion, wanted: tuple[int, int]) -> str:
    """The share of games won with its interval in percent; in bold where it is not as wanted."""
    low, high = (round(100 * end) for end in won.interval)
    share = round(100 * won.share)
    text = f"{share} ({low}–{high})"
    return text if wanted[0] <= share <= wanted[1] else f"**{text}**"


def measured(game: AnyGame, row: Row, option: str | None, measure: Measure) -> str:
    """A row of the table: one cell for every number of players."""
    tables = (table_of(game, row, option, players) for players in game.seats)
    cells = ["" if table is None else cell(share_won(game, table, measure), WANTED[row.preset]) for table in tables]
    low, high = WANTED[row.preset]
    name = row.preset if row.value is None else f"{option} {row.value}, {row.preset}"
    return f"| {name} | {low}–{high} | {' | '.join(cells)} |"


def share_won(game: AnyGame, table: Record, measure: Measure) -> Proportion:
    bot, games, seed, workers = measure
    return simulate(game, table, [bot], games=games, seed=seed, workers=workers).won


def heading(game: AnyGame) -> list[str]:
    players = [f"{count} player{'s' * (count > 1)}" for count in game.seats]
    return [f"| preset | wanted | {' | '.join(players)} |", f"|---|---|{'---|' * len(players)}"]


def put(page: Path, mark: str, lines: Sequence[str]) -> None:
    """Replaces what stands between the marks of a table."""
    text, begin, end = page.read_text("utf-8"), f"<!-- {mark} -->\n", "<!-- end -->"
    if begin not in text:
        raise SystemExit(f"{page.name}: no mark {begin.strip()}")
    head, _, rest = text.partition(begin)
    page.write_text(head + begin + "\n".join(lines) + "\n" + end + rest.partition(end)[2], "utf-8")


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.difficulty", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--each", metavar="OPTION")
    parser.add_argument("--bot")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", default="difficulty")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args(arguments)
    game = game_named(given.game)
    measure = Measure(given.bot or game.policy, given.games, given.seed, given.workers)
    lines = heading(game)
    print(*lines, sep="\n", flush=True)
    for row in rows(game, given.each):
        lines.append(measured(game, row, given.each, measure))
        print(lines[-1], flush=True)
    if given.write:
        put(PAGE, f"{game.name} {given.each}" if given.each else game.name, lines)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except LairkeeperError as refused:
        raise SystemExit(str(refused)) from None
