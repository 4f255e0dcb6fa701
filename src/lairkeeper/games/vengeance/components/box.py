"""What lies in the box: dice, player board, heroes, tiles, Boss cards and lairs, and tables derived from them.

Rules name a component by its place in the box, an int. A room or a minion is named by its lair and its number there,
so that the name tells the place; tables of a lair count rooms and minions by number alone.
"""

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from itertools import product
from pathlib import Path
from typing import NamedTuple, NewType

from lairkeeper import content
from lairkeeper.games.vengeance.components.checks import MAX_PLAYERS, check_tables
from lairkeeper.games.vengeance.components.kinds import (
    Action,
    Board,
    BossKind,
    Dice,
    FlashbackFace,
    HeroKind,
    ItemKind,
    LairKind,
    MinionKind,
    Passive,
    SkillTile,
    Supplies,
    Symbol,
    Tables,
    Timing,
    Trait,
)
from lairkeeper.games.vengeance.components.plan import FloorPlan, Garrison, garrison
from lairkeeper.kernel.definition.clauses import applies

__all__ = [
    "BOXES",
    "CHARGE",
    "CONTENT",
    "FIRE",
    "FIST",
    "FLASHBACK",
    "GUN",
    "MAX_PLAYERS",
    "POWER",
    "RUN",
    "SPRINT",
    "STRIKE",
    "SYMBOLS",
    "WOUND",
    "Action",
    "BossId",
    "Box",
    "Face",
    "FlashbackFace",
    "Group",
    "HeroId",
    "ItemId",
    "LairId",
    "Minion",
    "MinionKind",
    "Room",
    "Skill",
    "SkillId",
    "Symbol",
    "actions_of",
    "box",
    "groups",
    "lair_of_minion",
    "lair_of_room",
    "load_box",
    "minion_number",
    "minion_of",
    "needs",
    "printed_minion",
    "room_number",
    "room_of",
    "standard_box",
]

HeroId = NewType("HeroId", int)
SkillId = NewType("SkillId", int)  # the base skills, then the tiles
ItemId = NewType("ItemId", int)
BossId = NewType("BossId", int)
LairId = NewType("LairId", int)
Room = NewType("Room", int)  # the lair times 16, and the number of the room in it
Minion = NewType("Minion", int)  # the lair times 32, and the number of the minion in it
Face = NewType("Face", int)

SYMBOLS: tuple[Symbol, ...] = ("run", "fist", "power", "gun", "wound")
RUN, FIST, POWER, GUN, WOUND = (Face(place) for place in range(5))
FLASHBACK: tuple[FlashbackFace, ...] = ("train", "buy", "heal", "anti", "collect")
SPRINT, STRIKE, FIRE, CHARGE = (SkillId(place) for place in range(4))
TILE_SLOTS = 2
ROOM_BITS, MINION_BITS = 4, 5
CONTENT = Path(__file__).parents[1] / "content"

Group = tuple[int, int, int, int]
"""Dice laid on a skill: how many show a run, a fist, a strong fist and a gun."""

_TIMING: Mapping[Passive, Timing] = {
    "second_wind": "resolution",
    "covering_fire": "start",
    "sleight_of_hand": "resolution",
    "grit": "start",
}


class Skill(NamedTuple):
    """A base skill or a tile; base skills belong to no hero and cost nothing."""

    id: str
    dice: tuple[str, ...]
    actions: tuple[Action, ...]
    slots: int
    power: tuple[Action, ...] = ()
    hero: str = ""
    cost: int = 0
    once: bool = False
    passive: Passive = "none"
    timing: Timing = "combat"


class Box(content.Box, frozen=True):
    """All components of one game, and what rules look up about them."""

    dice: Dice
    board: Board
    heroes: tuple[HeroKind, ...]
    tiles: tuple[SkillTile, ...]
    items: tuple[ItemKind, ...]
    bosses: tuple[BossKind, ...]
    lairs: tuple[LairKind, ...]
    supplies: Supplies

    @cached_property
    @applies("VNG-FLB11", "VNG-FLB15")
    def skills(self) -> tuple[Skill, ...]:
        """The base skills, then the tiles: what a `SkillId` counts. Tiles without dice have no anticipation slot."""
        base = (Skill(skill.id, skill.dice, skill.actions, skill.slots, skill.power) for skill in self.board.skill)
        return (*base, *(_tile(tile) for tile in self.tiles))

    @cached_property
    def slots(self) -> tuple[int, ...]:
        """Per skill, its anticipation slots."""
        return tuple(skill.slots for skill in self.skills)

    @cached_property
    @applies("VNG-ASG2", "VNG-ASG3", "VNG-ASG4", "VNG-ASG15")
    def groups(self) -> tuple[tuple[tuple[Group, ...], ...], ...]:
        """Per hero and skill, the groups of dice it takes, with what the trait of the hero changes."""
        return tuple(tuple(groups(needs(hero.trait, skill)) for skill in self.skills) for hero in self.heroes)

    @cached_property
    @applies("VNG-SET3")
    def skills_of(self) -> tuple[tuple[SkillId, ...], ...]:
        """Per hero, the tiles that can be bought."""
        owners = [skill.hero for skill in self.skills]
        return tuple(tuple(map(SkillId, _places(owners, hero.id))) for hero in self.heroes)

    @cached_property
    @applies("VNG-SET3")
    def items_of(self) -> tuple[tuple[ItemId, ...], ...]:
        """Per hero, the items on the board."""
        owners = [item.hero for item in self.items]
        return tuple(tuple(map(ItemId, _places(owners, hero.id))) for hero in self.heroes)

    @cached_property
    def boards(self) -> tuple[tuple[LairId, LairId], ...]:
        """Per lair board, the lairs on its sides A and B."""
        sides = {(lair.board, lair.side): LairId(place) for place, lair in enumerate(self.lairs)}
        return tuple((sides[board, "A"], sides[board, "B"]) for board in sorted({board for board, _ in sides}))

    @cached_property
    def plans(self) -> tuple[FloorPlan, ...]:
        return tuple(FloorPlan(lair) for lair in self.lairs)

    @cached_property
    def garrisons(self) -> tuple[tuple[Garrison, ...], ...]:
        """Per lair and Boss, the minions."""
        rules = [boss.rule for boss in self.bosses]
        pairs = (
            (garrison(plan, reinforced=False), more) for plan, more in zip(self.plans, self.reinforced, strict=True)
        )
        return tuple(tuple(more if rule == "agate" else printed for rule in rules) for printed, more in pairs)

    @cached_property
    def reinforced(self) -> tuple[Garrison, ...]:
        """Per lair, the minions with all that a Boss may add."""
        return tuple(garrison(plan, reinforced=True) for plan in self.plans)

    def garrison(self, lair: LairId, boss: BossId) -> Garrison:
        return self.garrisons[lair][boss]

    @cached_property
    def combat_weights(self) -> tuple[int, ...]:
        """Per face, how often a combat die has it."""
        return tuple(self.dice.combat.faces.count(symbol) for symbol in SYMBOLS)

    @cached_property
    def flashback_weights(self) -> tuple[int, ...]:
        """Per Flashback action, how often a Flashback die has it."""
        return tuple(self.dice.flashback.faces.count(action) for action in FLASHBACK)

    @cached_property
    def hero_named(self) -> Mapping[str, HeroId]:
        return {hero.id: HeroId(place) for place, hero in enumerate(self.heroes)}

    @cached_property
    def skill_named(self) -> Mapping[str, SkillId]:
        return {skill.id: SkillId(place) for place, skill in enumerate(self.skills)}

    @cached_property
    def item_named(self) -> Mapping[str, ItemId]:
        return {item.id: ItemId(place) for place, item in enumerate(self.items)}

    @cached_property
    def boss_named(self) -> Mapping[str, BossId]:
        return {boss.id: BossId(place) for place, boss in enumerate(self.bosses)}

    @cached_property
    def lair_named(self) -> Mapping[str, LairId]:
        return {lair.id: LairId(place) for place, lair in enumerate(self.lairs)}


def room_of(lair: LairId, number: int) -> Room:
    return Room(lair << ROOM_BITS | number)


def room_number(room: Room) -> int:
    return room & (1 << ROOM_BITS) - 1


def lair_of_room(room: Room) -> LairId:
    return LairId(room >> ROOM_BITS)


def minion_of(lair: LairId, number: int) -> Minion:
    return Minion(lair << MINION_BITS | number)


def minion_number(minion: Minion) -> int:
    return minion & (1 << MINION_BITS) - 1


def lair_of_minion(minion: Minion) -> LairId:
    return LairId(minion >> MINION_BITS)


def printed_minion(components: Box, minion: Minion) -> tuple[MinionKind, Room]:
    """The kind of a minion and its room; those a Boss adds are numbered after the printed ones."""
    lair, number = lair_of_minion(minion), minion_number(minion)
    everyone = components.reinforced[lair]
    return everyone.kinds[number], room_of(lair, everyone.rooms[number])


def needs(trait: Trait, skill: Skill) -> tuple[str, ...] | None:
    """The dice of one group for a hero with this trait: the heavy one sprints with a die more, Fire needs guns."""
    if trait == "heavy" and skill.id == "SPRINT":
        return (*skill.dice, "run")
    if trait == "never_guns" and skill.id == "FIRE":
        return None
    return skill.dice or None


@lru_cache(maxsize=1 << 14)
@applies("VNG-ASG2", "VNG-ASG3", "VNG-ASG4")
def groups(dice: tuple[str, ...] | None) -> tuple[Group, ...]:
    """Every group that meets a requirement: each die stands for one symbol, a strong fist also for an ordinary one."""
    if not dice:
        return ()
    shown = product(*(_accepted(need) for need in dice))
    return tuple(sorted({_counted(faces) for faces in shown}))


def actions_of(skill: Skill, group: Group | None) -> tuple[Action, ...]:
    """What one use of a skill does, with this group of dice or with none."""
    return skill.actions + (skill.power if group is not None and group[POWER] else ())


def _accepted(need: str) -> Iterable[str]:
    """The faces that satisfy a needed symbol."""
    symbols = set(need.split("/"))
    return sorted(symbols | {"power"} if "fist" in symbols else symbols)


def _counted(faces: Iterable[str]) -> Group:
    shown = list(faces)
    return shown.count("run"), shown.count("fist"), shown.count("power"), shown.count("gun")


def _tile(tile: SkillTile) -> Skill:
    return Skill(
        id=tile.id,
        dice=tile.dice,
        actions=tile.actions,
        slots=TILE_SLOTS if tile.dice else 0,
        hero=tile.hero,
        cost=tile.cost,
        once=tile.once,
        passive=tile.passive,
        timing=_TIMING.get(tile.passive, "combat"),
    )


def _places(owners: Iterable[str], hero: str) -> Iterable[int]:
    return (place for place, owner in enumerate(owners) if owner == hero)


def _read(pack: Path | None) -> Box:
    tables = content.read_tables(Tables, CONTENT, pack)
    check_tables(tables)
    return Box(
        dice=tables.dice,
        board=tables.board,
        heroes=tables.heroes.hero,
        tiles=tables.skills.skill,
        items=tables.items.item,
        bosses=tables.bosses.boss,
        lairs=tables.lairs.lair,
        supplies=tables.supplies,
    )


BOXES = content.Boxes(_read)
box, standard_box = BOXES.box, BOXES.standard


def load_box(pack: Path | None = None) -> Box:
    """The box with the tables of a pack in place of its own; `BadContent` if it is no playable box."""
    return BOXES.load(pack)
