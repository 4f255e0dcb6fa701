"""What being in a Den changes in other chapters (WDL-DEN): who is there, special rules, Monsters met before.

Inside, the explorers stand on a node of their own (`INSIDE` and the number of the tile's node). So whatever speaks of
"the tile" means the explorers and the Monsters they meet there, and nobody outside.
"""

from msgspec.structs import replace

from lairkeeper.games.woodlands.board.forest import INSIDE, NodeId
from lairkeeper.games.woodlands.components.box import HeroId
from lairkeeper.games.woodlands.components.kinds import DenRule
from lairkeeper.games.woodlands.state import Den, Foe, Woods, box_of, is_inside, profile_of, standing_on, stands
from lairkeeper.kernel.definition.clauses import applies


def den_of(woods: Woods) -> Den:
    """The Den that is being explored."""
    assert woods.den is not None
    return woods.den


def inside(den: Den) -> NodeId:
    return NodeId(INSIDE + den.node)


def explorers(woods: Woods) -> tuple[HeroId, ...]:
    """The explorers who stand, in turn order from the active Hero."""
    return standing_on(woods, inside(den_of(woods)))


@applies("WDL-DEN4", "WDL-DEN5")
def has_rule(woods: Woods, rule: DenRule) -> bool:
    """Whether the explorers are in a Den with this special rule."""
    den = woods.den
    return den is not None and den.entrance >= 0 and box_of(woods).entrances[den.entrance].rule == rule


@applies("WDL-DEN5", "WDL-CMB12")
def thick_bones(woods: Woods, foe: Foe) -> int:
    """In some Dens Monsters of certain kinds have 1 more defence."""
    if not is_inside(foe.node) or not has_rule(woods, "thick_bones"):
        return 0
    return int(profile_of(woods, foe).id in box_of(woods).entrances[den_of(woods).entrance].kinds)


@applies("WDL-DEN21")
def was_met(woods: Woods, foe: Foe) -> bool:
    """Whether this Monster of the Den has been fought before; from now on it has."""
    den = woods.den
    if den is None or foe.number in den.met:
        return den is not None
    woods.den = replace(den, met=(*den.met, foe.number))
    return False


@applies("WDL-DEN11")
def keeps_gains(woods: Woods, foe: Foe) -> bool:
    """In a Den gains wait until all Monsters of the event are beaten."""
    den = woods.den
    if den is not None:
        woods.den = replace(den, won=(*den.won, foe.kind))
    return den is not None


@applies("WDL-DEN10", "WDL-DEN18", "WDL-DEN23", "WDL-AMB7")
def penalised(woods: Woods) -> tuple[HeroId, ...]:
    """The Heroes who joined and stand; by a switch every other Hero on the Den tile as well."""
    den = den_of(woods)
    joined = tuple(hero for hero in den.joined if stands(woods, hero))
    return joined + standing_on(woods, den.node) if woods.options.den_penalty == "on_tile" else joined
