"""What a table agrees on before it starts: players, difficulty, modules, chapter, readings of unclear clauses."""

from typing import Literal

from lairkeeper.games.woodlands.box import standard_box
from lairkeeper.games.woodlands.checks import MAX_PLAYERS
from lairkeeper.kernel.clauses import applies
from lairkeeper.kernel.errors import BadConfig
from lairkeeper.kernel.record import Record
from lairkeeper.kernel.table_options import Preset, TableOption, check_bounds, readings


class TableOptions(Record, kw_only=True, forbid_unknown_fields=True):
    """Defaults are the rulings of the rulebook; each switch names its clause. One player plays two Heroes."""

    players: int = 2
    first: int | None = None
    content: str = standard_box().digest

    difficulty: Literal["easy", "classic", "hard"] = "classic"
    enraged_monsters: bool = False
    enraged_bosses: bool = False
    dens: bool = False
    inn: bool = False

    stance_until: Literal["turn_end", "used"] = "turn_end"
    leave_boss_tile: Literal["never", "after_the_fight"] = "never"
    support: Literal["everybody", "chosen"] = "everybody"
    leaf_shield: Literal["one_damage", "one_hero"] = "one_damage"
    threat_on_skipped_turn: Literal["none", "counts"] = "none"
    kept_dice: Literal["stay", "may_move"] = "stay"
    den_penalty: Literal["joined", "on_tile"] = "joined"
    well_check: Literal["before", "after"] = "before"
    ch3_second_boss: Literal["placed", "not_placed"] = "placed"
    corruption_on_bosses: Literal["monsters_only", "bosses_too"] = "monsters_only"
    desperate_cost: Literal["orbs", "loot"] = "orbs"


SWITCHES = {
    "stance_until": "WDL-AMB1",
    "leave_boss_tile": "WDL-AMB2",
    "support": "WDL-AMB3",
    "leaf_shield": "WDL-AMB4",
    "threat_on_skipped_turn": "WDL-AMB5",
    "kept_dice": "WDL-AMB6",
    "den_penalty": "WDL-AMB7",
    "well_check": "WDL-AMB8",
    "ch3_second_boss": "WDL-AMB9",
    "corruption_on_bosses": "WDL-AMB10",
    "desperate_cost": "WDL-AMB11",
}

OPTIONS = (
    TableOption("players", "set_up", unit="players", bounds=(1, MAX_PLAYERS)),
    TableOption("first", "set_up", unit="seat"),
    TableOption("difficulty", "set_up"),
    TableOption("enraged_monsters", "module"),
    TableOption("enraged_bosses", "module"),
    TableOption("dens", "module"),
    TableOption("inn", "module"),
    *readings(SWITCHES),
)

PRESETS = (
    Preset("easy", {"difficulty": "easy"}),
    Preset("normal", {}),
    Preset("hard", {"difficulty": "hard"}),
)


@applies("WDL-SOL1", "WDL-SOL2")
def hero_count(options: TableOptions) -> int:
    """As many Heroes as players; one player plays two."""
    return max(2, options.players)


@applies("WDL-SET15", "WDL-SET11")
def check_options(options: TableOptions) -> None:
    """One to four players; the first of them, if named, sits at the table; modules are off unless they are chosen."""
    check_bounds(OPTIONS, options)
    if options.first is not None and not 0 <= options.first < options.players:
        raise BadConfig(key="first", value=options.first, expected=f"0..{options.players - 1}")
