"""The tables that ladders and fits play: every number of players with every preset."""

from collections.abc import Mapping
from itertools import product

from lairkeeper.kernel import AnyGame, Record
from lairkeeper.kernel.definition.table_options import agree, is_met

NO_OPTIONS: Mapping[str, object] = {}


def standard_tables(game: AnyGame, options: Mapping[str, object] = NO_OPTIONS) -> list[Record]:
    """Every number of players with every preset that allows it, and with some more table options."""
    found: list[Record] = []
    for players, preset in product(game.seats, [*(preset.name for preset in game.presets), None]):
        config = _table(game, {"players": players, **options}, preset)
        if config is not None and config not in found:
            found.append(config)
    return found


def _table(game: AnyGame, options: Mapping[str, object], preset: str | None) -> Record | None:
    needs = next((it.needs for it in game.presets if it.name == preset), {})
    return agree(game, options, preset=preset) if is_met(needs, agree(game, options)) else None
