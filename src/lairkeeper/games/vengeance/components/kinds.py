"""The records of the content files: dice, player board, heroes, tiles, Boss cards and lairs, as they are printed."""

from typing import Annotated, Literal

from msgspec import Meta

from lairkeeper.content import Id, Kind, Origin, Row

Symbol = Literal["run", "fist", "power", "gun", "wound"]
FlashbackFace = Literal["train", "buy", "heal", "anti", "collect"]
Action = Literal["move", "hit", "shoot", "wound", "heal", "jump", "dodge", "kill"]
Timing = Literal["combat", "start", "resolution"]
MinionKind = Literal["B", "T", "K", "H", "G"]
Side = Literal["A", "B"]

Trait = Literal["none", "never_guns", "haunted", "hunted", "heavy"]
Passive = Literal[
    "none",
    "second_wind",
    "adrenaline",
    "armour_piercing",
    "covering_fire",
    "ghost_walk",
    "sleight_of_hand",
    "iron_hide",
    "grit",
]
BossRule = Literal["none", "butcher", "agate", "corso", "broker", "razor", "petrov", "lys", "colonel", "oduya"]
Task = Literal["none", "kill", "clear1", "health6", "adj_visited", "boss_hit", "visit", "adj_kill"]

Need = Annotated[str, Meta(pattern=r"^(run|fist|power|gun)(/(run|fist|power|gun))?\Z")]
Count = Annotated[int, Meta(ge=0, le=999)]
Few = Annotated[int, Meta(ge=1, le=32)]
RoomNumber = Annotated[int, Meta(ge=0, le=15)]


class CombatDie(Row):
    faces: tuple[Symbol, ...]
    origin: Origin


class FlashbackDie(Row):
    faces: tuple[FlashbackFace, ...]
    origin: Origin


class Dice(Row):
    combat: CombatDie
    flashback: FlashbackDie


class BaseSkill(Kind):
    """A skill every hero has; `power` is added when a die of the group shows the strong face."""

    dice: tuple[Need, ...]
    actions: tuple[Action, ...]
    slots: Few
    power: tuple[Action, ...] = ()


class Board(Row):
    """The player board; `designed` names the numbers that no rulebook prints."""

    base_health: Few
    extra_health: Few
    ko_slots: Few
    item_uses: Few
    skill_places: Few
    loot: tuple[Count, ...]
    loot_full: Count
    training: tuple[Count, ...]
    training_full: Count
    skill: tuple[BaseSkill, ...]
    designed: tuple[str, ...] = ()


class HeroKind(Kind):
    """A hero and the drawback on the trait card."""

    trait: Trait


class SkillTile(Kind):
    """A skill a hero can buy: dice and actions, or a rule that is always in force."""

    hero: Id
    cost: Few
    dice: tuple[Need, ...] = ()
    actions: tuple[Action, ...] = ()
    once: bool = False
    passive: Passive = "none"


class ItemKind(Kind):
    """An item; a modifier names the action right `after` which it may be used."""

    hero: Id
    actions: tuple[Action, ...]
    after: Literal["none", "hit", "shoot"] = "none"
    timing: Timing = "combat"


class BossKind(Kind):
    health: Few
    rule: BossRule


class Objective(Row):
    """What a room asks for, of which minions and how many, and its points."""

    kind: Task
    points: Count
    minion: Literal["none", "B", "T", "K", "H", "G"] = "none"
    number: Count = 0


NO_OBJECTIVE = Objective(kind="none", points=0)


class RoomKind(Row):
    """A room of a lair; `at` is column, row, width and height on the grid."""

    at: tuple[Count, Count, Few, Few]
    doors: tuple[RoomNumber, ...]
    visited: bool = False
    minions: tuple[MinionKind, ...] = ()
    loot: Count = 0
    objective: Objective = NO_OBJECTIVE


class LairKind(Kind):
    """One side of a lair board; its printed sums reveal typing errors."""

    board: Few
    side: Side
    boss_room: RoomNumber
    boss_bar: tuple[Count, ...]
    minions: Count
    loot: Count
    objective_points: Count
    room: tuple[RoomKind, ...]


class Solo(Row):
    """Easy, medium and hard."""

    dice: tuple[Few, ...]
    seconds: tuple[Count, ...]
    ticks: tuple[Count, ...]
    target: tuple[Count, ...]


class Supplies(Row):
    """Dice in the box, and the numbers that are printed on no board."""

    combat_dice: Count
    flashback_dice: Few
    reserve: tuple[Count, ...]
    hand: Few
    ko_hand: Few
    rounds: Few
    boss_points: Count
    solo: Solo


class TileTotals(Row):
    tiles: Count


class CardTotals(Row):
    cards: Count


class BoardTotals(Row):
    boards: Count


class HeroTable(Row):
    hero: tuple[HeroKind, ...]


class SkillTable(Row):
    skill: tuple[SkillTile, ...]
    totals: TileTotals


class ItemTable(Row):
    item: tuple[ItemKind, ...]
    totals: TileTotals


class BossTable(Row):
    boss: tuple[BossKind, ...]
    totals: CardTotals


class LairTable(Row):
    lair: tuple[LairKind, ...]
    totals: BoardTotals


class Tables(Row):
    """The content files, one field each."""

    dice: Dice
    board: Board
    heroes: HeroTable
    skills: SkillTable
    items: ItemTable
    bosses: BossTable
    lairs: LairTable
    supplies: Supplies
