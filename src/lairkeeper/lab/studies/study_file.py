"""The TOML file of a study: a grid of options, presets, packs, bots and numbers of players."""

from collections.abc import Mapping
from itertools import product
from pathlib import Path
from typing import Any

from msgspec import Struct

from lairkeeper.content import read_table
from lairkeeper.games import game_named
from lairkeeper.kernel import AnyGame
from lairkeeper.kernel.definition.table_options import agree, as_word
from lairkeeper.kernel.errors import BadContent, OptionNeeds
from lairkeeper.lab.studies.errors import BadStudy, EmptyGrid, UnreadableStudy
from lairkeeper.lab.studies.plan import Cell, StudyPlan, cell_of, make_plan
from lairkeeper.packs import NO_PACK, PackFiles, read_pack

PRESET, PACK, BOTS, PLAYERS = "preset", "pack", "bots", "players"
STANDARD = ""
"""The box as it is, among packs."""


class StudyFile(Struct, frozen=True, forbid_unknown_fields=True):
    """Lists are the axes of the grid: every value of each with every value of the others."""

    game: str
    games: int = 1000
    seed: str = "study"
    bots: tuple[str, ...] = ()
    """Each is one bot for all seats, or one for each seat with commas between."""
    players: tuple[int, ...] = ()
    presets: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()
    """Folders beside the file; an empty name is the box as it is."""
    options: dict[str, list[str | int | bool]] = {}


def read_study(path: Path) -> StudyPlan:
    """The plan that a study file describes."""
    return plan_of(_parsed(path), path)


def _parsed(path: Path) -> StudyFile:
    try:
        return read_table(StudyFile, path)
    except BadContent as error:
        reason, key = str(error.facts["reason"]), str(error.facts["key"])
        if reason in ("missing-file", "unreadable", "not-toml", "too-large"):
            raise UnreadableStudy(file=str(path), reason=reason) from None
        raise BadStudy(file=path.name, key=key, reason=reason, expected=str(error.facts.get("expected", ""))) from None


def plan_of(study: StudyFile, path: Path) -> StudyPlan:
    """Every cell of the grid that can be played. Cells that the options themselves exclude are left out and counted."""
    game = game_named(study.game)
    packs = {name: read_pack(path.parent / name) if name else NO_PACK for name in study.packs or (STANDARD,)}
    cells: dict[tuple[Any, ...], Cell] = {}
    left_out = 0
    _refuse_unknown_options(study, game, path)
    axes = _axes(study, game)
    for values in product(*axes.values()):
        chosen = dict(zip(axes, values, strict=True))
        try:
            cell = _cell(game, chosen, axes, packs[chosen.get(PACK, STANDARD)])
        except OptionNeeds:
            left_out += 1
            continue
        if cells.setdefault((cell.config, cell.bots), cell) is not cell:
            left_out += 1
    if not cells:
        raise EmptyGrid(file=path.name)
    return make_plan(game, list(cells.values()), games=study.games, seed=study.seed, left_out=left_out)


def _refuse_unknown_options(study: StudyFile, game: AnyGame, path: Path) -> None:
    known = [option.field for option in game.table_options]
    for name in study.options:
        if name not in game.config.__struct_fields__:
            key, expected = f"options.{name}", ", ".join(known)
            raise BadStudy(file=path.name, key=key, reason="unknown-key", expected=expected)


def _axes(study: StudyFile, game: AnyGame) -> dict[str, tuple[Any, ...]]:
    """The factors of the study, each with all its values."""
    axes: dict[str, tuple[Any, ...]] = {
        BOTS: study.bots or (game.policy,),
        PACK: study.packs,
        PRESET: study.presets,
        PLAYERS: study.players,
        **{name: tuple(values) for name, values in study.options.items()},
    }
    return {name: values for name, values in axes.items() if values}


def _cell(game: AnyGame, chosen: Mapping[str, Any], axes: Mapping[str, tuple[Any, ...]], pack: PackFiles) -> Cell:
    """A cell is named by the axes that have several values."""
    own = (BOTS, PACK, PRESET)
    config = agree(game, {name: value for name, value in chosen.items() if name not in own}, preset=chosen.get(PRESET))
    bots = [bot.strip() for bot in chosen[BOTS].split(",")]
    named = [(name, as_word(value)) for name, value in chosen.items() if len(axes[name]) > 1]
    return cell_of(game, config, bots, named, pack)
