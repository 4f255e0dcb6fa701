"""What a table agrees on before it starts: players, difficulty, modules, chapter, readings of unclear clauses."""

from collections.abc import Mapping
from typing import Literal

from lairkeeper.games.woodlands.components.box import Card, HeroId, KindId, standard_box
from lairkeeper.games.woodlands.components.checks import MAX_PLAYERS
from lairkeeper.kernel.data.record import Record
from lairkeeper.kernel.definition.clauses import applies
from lairkeeper.kernel.definition.daily import Daily
from lairkeeper.kernel.definition.table_options import Needs, Preset, TableOption, check_bounds, readings
from lairkeeper.kernel.errors import BadConfig

MOST_SECONDS = 3600


class HeroKept(Record):
    """What a Hero takes along from the previous chapter."""

    hero: HeroId
    loot: tuple[Card, ...] = ()
    powers: int = 0
    hearts: int = 5
    orbs: int = 0


class Carried(Record):
    """What the chapters before have left. A chapter that is played alone has none of it.

    `camps` were cleared in chapter 4; `attempt` counts how often the present chapter has been begun; types of Monster
    that were Enraged in it only are `stirred` in the next attempt as well.
    """

    heroes: tuple[HeroKept, ...] = ()
    enraged: tuple[KindId, ...] = ()
    camps: int = 0
    attempt: int = 1
    stirred: tuple[KindId, ...] = ()


class TableOptions(Record, kw_only=True, forbid_unknown_fields=True):
    """Defaults are the rulings of the rulebook; each switch names its clause. One player plays two Heroes.

    A limit of 0 seconds is none.
    """

    players: int = 2
    first: int | None = None
    content: str = standard_box().digest

    chapter: Literal[0, 1, 2, 3, 4, 5] = 0
    carried: Carried = Carried()
    start: Literal["printed", "by_group"] = "printed"

    difficulty: Literal["easy", "classic", "hard"] = "classic"
    enraged_monsters: bool = False
    enraged_bosses: bool = False
    dens: bool = False
    inn: bool = False

    answer_limit: int = 0
    absence_limit: int = 20

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
    theft_on_start: Literal["same_round", "next_round"] = "same_round"
    totem_when: Literal["anywhere", "on_the_rune"] = "anywhere"
    klethor_reroll: Literal["own", "any"] = "own"


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
    "theft_on_start": "WDL-AMB12",
    "totem_when": "WDL-AMB13",
    "klethor_reroll": "WDL-AMB14",
}

_DENS: Needs = {"dens": (True,)}
_CHAPTER_2, _CHAPTER_3, _CHAPTER_5 = ({"chapter": (number,)} for number in (2, 3, 5))
READING_NEEDS: Mapping[str, Needs] = {
    "den_penalty": _DENS,
    "well_check": _CHAPTER_3,
    "ch3_second_boss": _CHAPTER_3,
    "corruption_on_bosses": _CHAPTER_5,
    "desperate_cost": _CHAPTER_5,
    "theft_on_start": _CHAPTER_2,
    "totem_when": _CHAPTER_5,
}
"""House rules of a module or a chapter mean nothing without it."""

OPTIONS = (
    TableOption("players", "set_up", unit="players", bounds=(1, MAX_PLAYERS)),
    TableOption("first", "set_up", unit="seat"),
    TableOption("chapter", "set_up"),
    TableOption("start", "set_up"),
    TableOption("difficulty", "set_up"),
    TableOption("enraged_monsters", "module"),
    TableOption("enraged_bosses", "module"),
    TableOption("dens", "module"),
    TableOption("inn", "module"),
    TableOption("answer_limit", "limit", "seconds", (0, MOST_SECONDS), (0, 20, 30, 60), 30),
    TableOption("absence_limit", "limit", "seconds", (0, MOST_SECONDS), (0, 20, 60)),
    *readings(SWITCHES, READING_NEEDS),
)

DAILY = Daily(("normal", "easy", "hard"), {"players": 1})

PRESETS = (
    Preset("easy", {"difficulty": "easy", "inn": True, "start": "by_group"}),
    Preset("normal", {"difficulty": "hard", "enraged_bosses": True, "start": "by_group"}),
    Preset(
        "hard",
        {"difficulty": "hard", "enraged_monsters": True, "enraged_bosses": True, "start": "by_group"},
    ),
    Preset("printed", {}),
    Preset("everything", {"enraged_monsters": True, "enraged_bosses": True, "dens": True, "inn": True}),
)


@applies("WDL-SOL1", "WDL-SOL2")
def hero_count(options: TableOptions) -> int:
    """As many Heroes as players; one player plays two."""
    return max(2, options.players)


@applies("WDL-SET15", "WDL-SET11", "WDL-CAM1", "WDL-CAM19")
def check_options(options: TableOptions) -> None:
    """One to four players; the first of them, if named, sits at the table; modules are off unless they are chosen."""
    check_bounds(OPTIONS, options)
    if options.first is not None and not 0 <= options.first < options.players:
        raise BadConfig(key="first", value=options.first, expected=f"0..{options.players - 1}")
    heroes = len(options.carried.heroes)
    if heroes and heroes != (hero_count(options) if options.chapter else 0):
        raise BadConfig(key="carried", value=heroes, expected=str(hero_count(options) if options.chapter else 0))


@applies("WDL-INN1", "WDL-INN8")
def uses_inn(options: TableOptions) -> bool:
    """The Inn is a module of the standard game; the chapters do not use it."""
    return options.inn and not options.chapter
