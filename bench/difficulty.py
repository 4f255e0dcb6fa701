"""How often the presets of a game are won, for every number of players: `python -m bench.difficulty GAME`.

All seats are played by the policy of the game. Every cell of the table is played a portion further before the first one
goes on, so that an interrupted table has as many games everywhere. The table is printed in Markdown; `--write` puts it
into `docs/difficulty.md`, between the marks of its name. `--each OPTION` measures every value of a table option, or
those named after it, `--players` and `--presets` some columns and rows. `--keep FILE` notes every portion: the command
goes on where it stood, and `--noted` writes what is there so far.
"""

import argparse
import sys
from collections.abc import Collection, Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, TypeAlias

import msgspec

from lairkeeper.games import game_named
from lairkeeper.kernel import AnyGame, Record
from lairkeeper.kernel.definition.table_options import agree, as_word, values
from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.lab import Proportion, play_game
from lairkeeper.lab.play import numbered

PAGE = Path(__file__).resolve().parents[1] / "docs" / "difficulty.md"
WANTED = {"easy": (75, 85), "normal": (45, 55), "hard": (20, 30)}
"""How many games of a hundred good players shall win."""

PORTION = 20
"""So many games of a cell are played before those of the next."""


Noted: TypeAlias = dict[str, Proportion]
"""The games won of those played, by what was measured."""

NONE = Proportion(0, 0)


class Row(NamedTuple):
    """A preset, with a value of the option that is told apart."""

    preset: str
    value: str | None


class Measure(NamedTuple):
    """How a table is measured, and where finished portions are noted."""

    bot: str
    games: int
    seed: str
    notes: Path | None = None


class Cell(NamedTuple):
    """A preset for a number of players; no table options where the preset does not allow so many."""

    row: Row
    table: Record | None


def rows(game: AnyGame, each: Sequence[str]) -> Iterator[Row]:
    """The presets that have a share to reach; all of them for one value of the option, then for the next.

    `each` is an option and those of its values that count; all of them if none is named.
    """
    option, chosen = next(iter(each), None), each[1:]
    declared = {each.field: each for each in game.table_options}
    if option is not None and option not in declared:
        raise SystemExit(f"{option}: no table option of {game.name}; there are {', '.join(declared)}")
    words = [as_word(value) for value in values(game, declared[option])] if option else []
    found = [word for word in words if word in chosen or not chosen] if option else [None]
    presets = [preset.name for preset in game.presets if preset.name in WANTED]
    return (Row(preset, value) for value in found for preset in presets)


def table_of(game: AnyGame, row: Row, each: Sequence[str], players: int) -> Record | None:
    """The options of a table; none where the preset does not allow so many players."""
    chosen = dict.fromkeys(each[:1], row.value)
    try:
        return agree(game, {"players": players, **chosen}, preset=row.preset)
    except LairkeeperError:
        return None


def cell(won: Proportion, wanted: tuple[int, int], games: int) -> str:
    """The share of games won with its interval in percent; in bold where it is not as wanted.

    Where fewer games were played than the table is to have, their number follows.
    """
    if not won.games:
        return ""
    low, high = (round(100 * end) for end in won.interval)
    share = round(100 * won.share)
    text = f"{share} ({low}–{high})" + (f" of {won.games}" if won.games < games else "")
    return text if wanted[0] <= share <= wanted[1] else f"**{text}**"


def cells(game: AnyGame, each: Sequence[str], players: Sequence[int], presets: Collection[str] = WANTED) -> list[Cell]:
    """All cells of a table, row by row, or those of some presets."""
    chosen = [row for row in rows(game, each) if row.preset in presets]
    return [Cell(row, table_of(game, row, each, count)) for row in chosen for count in players]


def lines_of(game: AnyGame, each: Sequence[str], players: Sequence[int], measure: Measure, won: Noted) -> list[str]:
    """The table in Markdown."""
    lines = heading(players)
    for row in rows(game, each):
        tables = (table_of(game, row, each, count) for count in players)
        found = [NONE if table is None else won.get(key_of(game, table, measure), NONE) for table in tables]
        low, high = wanted = WANTED[row.preset]
        name = row.preset if row.value is None else f"{each[0]} {row.value}, {row.preset}"
        shares = (cell(share, wanted, measure.games) for share in found)
        lines.append(f"| {name} | {low}–{high} | {' | '.join(shares)} |")
    return lines


def play(game: AnyGame, found: Sequence[Cell], measure: Measure, won: Noted) -> None:
    """Plays every cell to its end, portion by portion; `won` counts what was played."""
    tables = [each.table for each in found if each.table is not None]
    for goal in (*range(PORTION, measure.games, PORTION), measure.games):
        for table in tables:
            key = key_of(game, table, measure)
            begun = won.get(key, NONE)
            if begun.games < goal:
                more = Proportion(games_won(game, table, measure, range(begun.games, goal)), goal - begun.games)
                won[key] = Proportion(begun.count + more.count, goal)
                note(measure, key, more)
        print(f"{goal} games of {len(tables)} cells", file=sys.stderr, flush=True)


def games_won(game: AnyGame, table: Record, measure: Measure, numbers: Iterable[int]) -> int:
    """How many of these games are won; a number stands for a seed."""
    games = (play_game(game, table, [measure.bot], numbered(measure.seed, number)) for number in numbers)
    return sum(bool(match.state.outcome and match.state.outcome.winners) for match in games)


def key_of(game: AnyGame, table: Record, measure: Measure) -> str:
    """Identifies a measured cell in one line, with the digest of its content."""
    return " ".join([game.name, str(game.version), measure.bot, measure.seed, as_text(table)])


def note(measure: Measure, key: str, more: Proportion) -> None:
    if measure.notes:
        with measure.notes.open("a", encoding="utf-8") as file:
            file.write(f"{more.count}\t{more.games}\t{key}\n")


def as_text(table: Record) -> str:
    return msgspec.json.encode(table, order="deterministic").decode()


def read_notes(file: Path | None) -> Noted:
    """What was won in the portions noted so far."""
    lines = file.read_text("utf-8").splitlines() if file and file.exists() else []
    won: Noted = {}
    for count, games, key in (line.split("\t", 2) for line in lines):
        before = won.get(key, NONE)
        won[key] = Proportion(before.count + int(count), before.games + int(games))
    return won


def heading(players: Sequence[int]) -> list[str]:
    names = [f"{count} player{'s' * (count > 1)}" for count in players]
    return [f"| preset | wanted | {' | '.join(names)} |", f"|---|---|{'---|' * len(names)}"]


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
    parser.add_argument("--each", nargs="+", default=[], metavar="OPTION")
    parser.add_argument("--bot")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", default="difficulty")
    parser.add_argument("--players", type=int, nargs="+", metavar="N")
    parser.add_argument("--presets", nargs="+", choices=list(WANTED), default=list(WANTED))
    parser.add_argument("--keep", type=Path, metavar="FILE")
    parser.add_argument("--noted", action="store_true")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args(arguments)
    game = game_named(given.game)
    players = given.players or list(game.seats)
    measure = Measure(given.bot or game.policy, given.games, given.seed, given.keep)
    found, won = cells(game, given.each, players, given.presets), read_notes(given.keep)
    if not given.noted:
        play(game, found, measure, won)
    lines = lines_of(game, given.each, players, measure, won)
    print(*lines, sep="\n", flush=True)
    if given.write:
        put(PAGE, " ".join([game.name, *given.each[:1]]), lines)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except LairkeeperError as refused:
        raise SystemExit(str(refused)) from None
