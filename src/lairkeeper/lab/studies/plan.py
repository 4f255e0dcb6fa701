"""What a study plays: cells (tables with their bots), games of each, and the versions that make it repeatable."""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from importlib.metadata import PackageNotFoundError, version
from typing import Any, NamedTuple

import msgspec

from lairkeeper.bots import kind_of
from lairkeeper.kernel import AnyGame, Record, start
from lairkeeper.kernel.errors import BadConfig
from lairkeeper.lab.play import numbered, seat_bots
from lairkeeper.lab.studies.records.rows import STUDY
from lairkeeper.packs import NO_PACK, PackFiles, with_pack_files

MOST_GAMES = 1_000_000_000
LEAST_PER_FILE, MOST_PER_FILE, FILES_PER_CELL = 10, 1000, 100


class Cell(NamedTuple):
    """One table of a study and the bots that play it. `chosen` is what tells it from other cells: names and values."""

    chosen: tuple[tuple[str, str], ...]
    config: Record
    bots: tuple[str, ...]
    pack: PackFiles = NO_PACK


class Chunk(NamedTuple):
    """Some games of one cell, with all that a process on any machine needs to play them."""

    game: str
    rules: str
    study: str
    cell: int
    config: Record
    bots: tuple[str, ...]
    pack: PackFiles
    seed: str
    first: int
    end: int

    @property
    def games(self) -> int:
        return self.end - self.first


class StudyPlan(NamedTuple):
    """A study before it is played. Game n of every cell has the seed `<seed>/<n>`, so that cells can be paired."""

    game: AnyGame
    cells: tuple[Cell, ...]
    games: int
    seed: str
    left_out: int = 0
    """Cells of the grid that were left out, since options exclude each other."""

    @property
    def total(self) -> int:
        return len(self.cells) * self.games

    @property
    def rules(self) -> str:
        """The version of everything that a result depends on."""
        return rules_of(self.game)

    @property
    def identity(self) -> dict[str, Any]:
        """The parts of a plan that must agree for results to be comparable: all but the number of games."""
        cells = [
            {
                "table": msgspec.to_builtins(cell.config),
                "bots": list(cell.bots),
                "chosen": [list(it) for it in cell.chosen],
            }
            for cell in self.cells
        ]
        return {"game": self.game.name, "rules": self.rules, "seed": self.seed, "cells": cells}

    @property
    def digest(self) -> str:
        return blake2b(msgspec.json.encode(self.identity, order="deterministic"), digest_size=12).hexdigest()

    def chunk(self, cell: int, first: int, end: int) -> Chunk:
        it = self.cells[cell]
        facts = (self.game.name, self.rules, self.digest, cell, it.config, it.bots, it.pack, self.seed)
        return Chunk(*facts, first, end)


def rules_of(game: AnyGame) -> str:
    """The release, which decides how bots play, and the version of the rules."""
    try:
        release = version("lairkeeper")
    except PackageNotFoundError:
        release = "source"
    return f"lairkeeper {release}, {game.name} {game.version}"


def metadata(study: str, rules: str) -> Mapping[bytes, bytes]:
    """The metadata of every Parquet file: its study and chunk."""
    return {STUDY: study.encode(), b"lairkeeper.rules": rules.encode()}


def make_plan(game: AnyGame, cells: Sequence[Cell], *, games: int, seed: str, left_out: int = 0) -> StudyPlan:
    """A plan that is known to be playable: every table starts and every bot exists."""
    if not 1 <= games <= MOST_GAMES:
        raise BadConfig(key="games", value=games, expected=f"1..{MOST_GAMES}")
    for cell in cells:
        for bot in cell.bots:
            kind_of(bot, game)
        start(game, cell.config)
        seat_bots(game, cell.config, cell.bots)
    return StudyPlan(game, tuple(cells), games, seed, left_out)


def cell_of(
    game: AnyGame,
    config: Record,
    bots: Sequence[str],
    chosen: Sequence[tuple[str, str]] = (),
    pack: PackFiles = NO_PACK,
) -> Cell:
    return Cell(tuple(chosen), with_pack_files(game, config, pack), tuple(bots), pack)


class Base(NamedTuple):
    """The table that variants are compared with: its options, its bots and its pack."""

    game: AnyGame
    config: Record
    bots: tuple[str, ...]
    pack: PackFiles = NO_PACK

    def cell(self, chosen: Sequence[tuple[str, str]], **changed: Any) -> Cell:
        """The same table with something changed: `config`, `bots` or `pack`."""
        other = self._replace(**changed)
        return cell_of(other.game, other.config, other.bots, chosen, other.pack)


def games_per_file(games: int) -> int:
    """About a hundred files for each cell; it depends on nothing but the study, so that files do not either."""
    return max(LEAST_PER_FILE, min(MOST_PER_FILE, games // FILES_PER_CELL))


def chunks(plan: StudyPlan, missing: Sequence[Sequence[tuple[int, int]]]) -> Iterator[Chunk]:
    """The games that are missing, cell by cell, cut where files end."""
    size = games_per_file(plan.games)
    for cell, gaps in enumerate(missing):
        for first, end in gaps:
            begin = first
            while begin < end:
                until = min(end, (begin // size + 1) * size)
                yield plan.chunk(cell, begin, until)
                begin = until


def seed_of(plan: StudyPlan, number: int) -> str:
    return numbered(plan.seed, number)
