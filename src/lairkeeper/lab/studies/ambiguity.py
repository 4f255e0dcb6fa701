"""What each reading of an unclear clause costs: every other reading against the one of the table, in paired games."""

from typing import NamedTuple

from lairkeeper.kernel import AnyGame, Record, TableOption
from lairkeeper.kernel.definition.table_options import Value, as_word, change, is_met, values
from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.lab.studies.errors import NoReadings
from lairkeeper.lab.studies.plan import Base, Cell, StudyPlan, make_plan


class Reading(NamedTuple):
    """One reading of a switch, and the two cells that show its cost: the table without and with it."""

    field: str
    clause: str
    value: Value
    base: int
    cell: int


class AmbiguityStudy(NamedTuple):
    """A study with one cell for each table, and which of them to compare. `skipped` switches fit no table of bots."""

    plan: StudyPlan
    readings: tuple[Reading, ...]
    skipped: tuple[str, ...]


def ambiguity_study(base: Base, *, games: int, seed: str) -> AmbiguityStudy:
    """A switch that means something only with other options is tried with these, on both sides."""
    game = base.game
    cells: dict[Record, Cell] = {}
    readings, skipped = [], []
    for option in game.table_options:
        if option.kind != "reading" or option.clause is None:
            continue
        usual = _with_needs(game, base.config, option)
        if usual is None:
            skipped.append(option.field)
            continue
        for value in values(game, option):
            if value != getattr(usual, option.field):
                other = change(game, usual, {option.field: value})
                places = (_place(base, cells, table) for table in (usual, other))
                readings.append(Reading(option.field, option.clause, value, *places))
    if not readings:
        raise NoReadings(game=game.name)
    plan = make_plan(game, list(cells.values()), games=games, seed=seed)
    return AmbiguityStudy(plan, tuple(readings), tuple(skipped))


def _with_needs(game: AnyGame, config: Record, option: TableOption) -> Record | None:
    """The table with the options that the switch needs; None if bots cannot play it."""
    if is_met(option.needs, config):
        return config
    try:
        table = change(game, config, {name: allowed[0] for name, allowed in option.needs.items()})
        game.set_up(table)
    except LairkeeperError:
        return None
    return table


def _place(base: Base, cells: dict[Record, Cell], table: Record) -> int:
    """The number of a table's cell; equal tables share one."""
    if table not in cells:
        differing = [name for name in table.__struct_fields__ if getattr(table, name) != getattr(base.config, name)]
        cells[table] = base.cell([(name, as_word(getattr(table, name))) for name in differing], config=table)
    return list(cells).index(table)
