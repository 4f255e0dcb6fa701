"""What a table agrees on before it starts: players, who begins, the readings of unclear clauses, the difficulty."""

from typing import Literal

from lairkeeper.games.run_run_run.components.box import standard_box
from lairkeeper.games.run_run_run.components.checks import MAX_PLAYERS
from lairkeeper.kernel.data.record import Record
from lairkeeper.kernel.definition.clauses import applies
from lairkeeper.kernel.definition.daily import Daily
from lairkeeper.kernel.definition.table_options import Preset, TableOption, check_bounds, readings
from lairkeeper.kernel.errors import BadConfig


class TableOptions(Record, kw_only=True, forbid_unknown_fields=True):
    """Defaults are the rulings of the rulebook; each switch names its clause."""

    players: int = 2
    first: int | None = None
    content: str = standard_box().digest

    stay_attack: Literal["on_entering", "also_staying"] = "on_entering"
    stop_length: Literal["phase", "step"] = "phase"
    heart_overflow: Literal["darkness", "every_heart"] = "darkness"
    extra_move: Literal["every_turn", "with_symbol"] = "every_turn"
    wake_on_cats: Literal["peaceful", "attacks"] = "peaceful"
    silencer_reach: Literal["everywhere", "same_space"] = "everywhere"
    shield_turn: Literal["any", "own"] = "any"
    full_torches: Literal["spared", "triggered"] = "spared"
    last_card: Literal["if_one_is_drawn", "never"] = "if_one_is_drawn"
    passage_alone: Literal["allowed", "with_a_room"] = "allowed"

    mummy_faces: Literal["two", "printed", "four", "five", "six", "easy", "normal", "hard"] = "printed"
    vault_exits: Literal["printed", "six"] = "printed"


SWITCHES = {
    "stay_attack": "RRR-SW1",
    "stop_length": "RRR-SW2",
    "heart_overflow": "RRR-SW3",
    "extra_move": "RRR-SW4",
    "wake_on_cats": "RRR-SW5",
    "silencer_reach": "RRR-SW6",
    "shield_turn": "RRR-SW7",
    "full_torches": "RRR-SW8",
    "last_card": "RRR-SW9",
    "passage_alone": "RRR-SW10",
}

OPTIONS = (
    TableOption("players", "set_up", unit="players", bounds=(1, MAX_PLAYERS)),
    TableOption("first", "set_up", unit="seat"),
    TableOption("mummy_faces", "set_up"),
    TableOption("vault_exits", "set_up"),
    *readings(SWITCHES),
)

DAILY = Daily(("normal", "easy", "hard"), {"players": 1})

PRESETS = (
    Preset("easy", {"mummy_faces": "easy"}),
    Preset("normal", {"mummy_faces": "normal"}),
    Preset("hard", {"mummy_faces": "hard"}),
    Preset("printed", {}),
)
"""Levels of `content/levels.toml`, set by what the partner wins (docs/difficulty.md). A table that says nothing plays
the box as it is."""


@applies("RRR-GEN1")
def check_options(options: TableOptions) -> None:
    """One to four players; the first of them, if named, sits at the table."""
    check_bounds(OPTIONS, options)
    if options.first is not None and not 0 <= options.first < options.players:
        raise BadConfig(key="first", value=options.first, expected=f"0..{options.players - 1}")
