"""What the numbers of an enemy are at this moment: printed values and what changes them."""

from lairkeeper.games.woodlands.kinds import COLOURS
from lairkeeper.games.woodlands.rules.exploring import thick_bones
from lairkeeper.games.woodlands.state import Die, Foe, Woods, profile_of, rage
from lairkeeper.kernel.clauses import applies


@applies("WDL-MON4", "WDL-CMB12", "WDL-SKL3")
def defence(woods: Woods, foe: Foe) -> int:
    """The number a die must reach; a skill may replace it for this turn."""
    for combat in woods.combats:
        if combat.foe == foe.number and combat.defence:
            return combat.defence
    return profile_of(woods, foe).defence + thick_bones(woods, foe)


@applies("WDL-MON5", "WDL-BOSS2", "WDL-ENR11")
def hearts(woods: Woods, foe: Foe) -> int:
    """The damage it takes to beat the enemy, all within one combat."""
    return profile_of(woods, foe).hearts + (rage(woods, foe.kind) == "tough")


@applies("WDL-MON7")
def damage(woods: Woods, foe: Foe) -> int:
    return profile_of(woods, foe).damage


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
