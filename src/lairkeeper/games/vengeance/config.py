"""What a table agrees on before it starts: players, pace, limits, the solo challenge, readings of unclear clauses."""

from typing import Literal

from lairkeeper.games.vengeance.components.box import MAX_PLAYERS, standard_box
from lairkeeper.kernel.data.record import Record
from lairkeeper.kernel.definition.clauses import applies
from lairkeeper.kernel.definition.daily import Daily
from lairkeeper.kernel.definition.table_options import ALWAYS, Needs, Preset, TableOption, check_bounds, readings

Level = Literal["easy", "medium", "hard"]
Pace = Literal["real_time", "no_rush", "ticks"]
LEVELS: tuple[Level, ...] = ("easy", "medium", "hard")

MOST_SECONDS = 3600


class TableOptions(Record, kw_only=True, forbid_unknown_fields=True):
    """Defaults are the rulings of the rulebook; each switch names its clause. A limit of 0 seconds is none."""

    players: int = 2
    content: str = standard_box().digest
    hero_choice: Literal["in_turn", "first_come", "random"] = "in_turn"

    solo_dice: Level = "easy"
    solo_time: Level = "easy"
    solo_target: Level = "easy"

    pace: Pace = "real_time"
    reserve_limit: int = 0
    hand_limit: int = 30
    absence_limit: int = 20
    tick_limit: int = 0
    flashback_limit: int = 0
    combat_limit: int = 0
    resolution_limit: int = 0

    last_resolution: Literal["played", "skipped"] = "played"
    forced_tile: Literal["whole", "may_stop"] = "whole"
    jump_blocked: Literal["blocked", "free"] = "blocked"
    stopped_dice: Literal["kept", "returned"] = "kept"
    carry_anticipation: Literal["carried", "forbidden"] = "carried"
    clear_whole: Literal["all", "last_ones"] = "all"
    full_track: Literal["end_value", "nothing"] = "end_value"
    ko_four_dice: Literal["anticipated", "never"] = "anticipated"
    bonus_last: Literal["any_time", "last"] = "any_time"
    objective_phase: Literal["any", "combat"] = "any"


SWITCHES = {
    "last_resolution": "VNG-SW1",
    "forced_tile": "VNG-SW2",
    "jump_blocked": "VNG-SW3",
    "stopped_dice": "VNG-SW4",
    "carry_anticipation": "VNG-SW5",
    "clear_whole": "VNG-SW6",
    "full_track": "VNG-SW7",
    "ko_four_dice": "VNG-SW8",
    "bonus_last": "VNG-SW9",
    "objective_phase": "VNG-SW10",
}

_SOLO = {"players": (1,)}
_RACE = {"pace": ("real_time", "no_rush")}
_TICKS = {"pace": ("ticks",)}
_SOLO_TIMED = {"players": (1,), "pace": ("real_time", "ticks")}


def _limit(name: str, *offered: int, among_strangers: int | None = None, needs: Needs = ALWAYS) -> TableOption:
    """A limit in seconds, with values worth offering; at public tables people who wait know for how long."""
    return TableOption(name, "limit", "seconds", (0, MOST_SECONDS), offered, among_strangers, needs)


OPTIONS = (
    TableOption("players", "set_up", unit="players", bounds=(1, MAX_PLAYERS)),
    TableOption("pace", "set_up"),
    TableOption("hero_choice", "set_up"),
    TableOption("solo_dice", "set_up", needs=_SOLO),
    TableOption("solo_time", "set_up", needs=_SOLO_TIMED),
    TableOption("solo_target", "set_up", needs=_SOLO),
    _limit("reserve_limit", 0, 60, 90, 120, 180, among_strangers=90, needs=_RACE),
    _limit("hand_limit", 0, 15, 30, 60),
    _limit("absence_limit", 0, 20, 60),
    _limit("tick_limit", 0, 5, 10, 20, 30, 60, among_strangers=30, needs=_TICKS),
    _limit("flashback_limit", 0, 90, 180, 300, among_strangers=180),
    _limit("combat_limit", 0, 180, 300, 600, among_strangers=300),
    _limit("resolution_limit", 0, 30, 60, 120, among_strangers=60),
    *readings(SWITCHES),
)


def _solo(dice: Level, time: Level, target: Level) -> dict[str, Level]:
    return {"solo_dice": dice, "solo_time": time, "solo_target": target}


DAILY = Daily(("normal", "easy", "hard"), {"players": 1})

PRESETS = (
    Preset("easy", _solo("hard", "easy", "easy"), _SOLO),
    Preset("normal", _solo("easy", "easy", "hard"), _SOLO),
    Preset("hard", _solo("medium", "medium", "hard"), _SOLO),
    Preset("printed", {}, _SOLO),
)
"""Several players have each other for opponents; only the solo challenge has levels.

The rulebook lets every mix of dice, time and target be played, and these three are mixes by measure: without many dice
a high target is out of reach, and with them a low one asks for nothing (docs/difficulty.md). A table that says nothing
plays what the book calls easy.
"""


def check_options(options: TableOptions) -> None:
    """Refuses impossible numbers of players and time limits."""
    check_bounds(OPTIONS, options)


@applies("VNG-RT12")
def roll_cooldown(options: TableOptions) -> int:
    """The least time between two rolls of one player, in milliseconds; kept by the authority, not by the rules."""
    return {"real_time": 600, "no_rush": 1500, "ticks": 0}[options.pace]


@applies("VNG-RT12", "VNG-RT14")
def is_race(options: TableOptions) -> bool:
    """False where time does not matter: in ticks, and for somebody who plays alone without rush."""
    return options.pace == "real_time" or (options.pace == "no_rush" and options.players > 1)


@applies("VNG-RND3")
def count_down(options: TableOptions) -> int:
    """How long everybody waits for the first roll, in milliseconds; nobody counts down where nobody races."""
    return 3000 if is_race(options) else 0


@applies("VNG-RT8", "VNG-RT12")
def contention_window(options: TableOptions) -> int:
    """How long requests for scarce dice are gathered, in milliseconds."""
    return {"real_time": 100, "no_rush": 500, "ticks": 0}[options.pace]
