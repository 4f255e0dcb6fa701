"""The present numbers of an enemy: printed values and their modifiers."""

from lairkeeper.games.woodlands.components.kinds import COLOURS
from lairkeeper.games.woodlands.rules.exploration import thick_bones
from lairkeeper.games.woodlands.rules.goals import corrupted_tiles
from lairkeeper.games.woodlands.rules.handicap import handicap
from lairkeeper.games.woodlands.state import Die, Foe, Woods, is_boss, is_inside, profile_of, rage
from lairkeeper.kernel.definition.clauses import applies


@applies("WDL-MON4", "WDL-CMB12", "WDL-SKL3", "WDL-CAM19")
def defence(woods: Woods, foe: Foe) -> int:
    """The number a die must reach; a skill may replace it for this turn."""
    for combat in woods.combats:
        if combat.foe == foe.number and combat.defence:
            return combat.defence
    raised = 0 if is_boss(woods, foe) else handicap(woods, "monster_defence")
    printed = profile_of(woods, foe).defence + thick_bones(woods, foe)
    return printed + guard(woods, foe) + corrupted(woods, foe, "defence") + raised


@applies("WDL-MON5", "WDL-BOSS2", "WDL-ENR11", "WDL-CAM19")
def hearts(woods: Woods, foe: Foe) -> int:
    """The damage it takes to beat the enemy, all within one combat."""
    raised = handicap(woods, "boss_hearts") if is_boss(woods, foe) else 0
    return profile_of(woods, foe).hearts + (rage(woods, foe.kind) == "tough") + raised


@applies("WDL-MON7")
def damage(woods: Woods, foe: Foe) -> int:
    return profile_of(woods, foe).damage + corrupted(woods, foe, "damage")


@applies("WDL-CH4-12")
def guard(woods: Woods, foe: Foe) -> int:
    """The +1 Shield token of the Sentinel on the tile of the enemy."""
    return int(foe.node == woods.quest.guard)


HARMED: dict[str, range] = {"damage": range(1, 9), "defence": range(4, 9)}
"""The levels of corruption at which a number of Monsters on corrupted tiles is 1 higher."""


@applies("WDL-CH5-15", "WDL-CH5-16", "WDL-CH5-17", "WDL-CH5-27", "WDL-CH5-32", "WDL-CH5-33", "WDL-AMB10")
def corrupted(woods: Woods, foe: Foe, number: str) -> int:
    """What the corruption adds for a Monster on a corrupted tile, not in a Den; by a switch for a Boss too."""
    if not woods.quest.corruption or is_inside(foe.node):
        return 0
    is_spared = is_boss(woods, foe) and woods.options.corruption_on_bosses == "monsters_only"
    is_there = woods.forest.nodes[foe.node].cell in woods.quest.corruption
    return int(is_there and not is_spared and corrupted_tiles(woods) in HARMED[number])


@applies("WDL-MON10", "WDL-SKL9", "WDL-SKL10", "WDL-INV6")
def is_immune(woods: Woods, foe: Foe, colour: int) -> bool:
    """Whether a Power die cannot be used against the enemy, by its profile or by a skill."""
    if COLOURS[colour] in profile_of(woods, foe).immune:
        return True
    return any(colour in combat.immune for combat in woods.combats if combat.foe == foe.number)


@applies("WDL-MON8", "WDL-MON9", "WDL-MON23", "WDL-INV6")
def result(woods: Woods, foe: Foe, die: Die) -> int:
    """What a die counts: its face, what was added, and for a Power die a weakness or a resistance; without limits."""
    if die.colour < 0:
        return die.face + die.bonus
    profile, colour = profile_of(woods, foe), COLOURS[die.colour]
    return die.face + die.bonus + (colour in profile.weak) - (colour in profile.resists)
