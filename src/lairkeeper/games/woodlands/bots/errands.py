"""The worth of places for the goals of the campaign chapters."""

from msgspec.structs import replace

from lairkeeper.games.woodlands.board.cells import Cell
from lairkeeper.games.woodlands.board.forest import Forest, NodeId
from lairkeeper.games.woodlands.components.box import HeroId
from lairkeeper.games.woodlands.components.kinds import COLOURS
from lairkeeper.games.woodlands.config import hero_count
from lairkeeper.games.woodlands.rules.corruption import next_to_corruption
from lairkeeper.games.woodlands.rules.goals import ORBS_NEEDED, lit, node_with, orbs_gathered, runes_in_play
from lairkeeper.games.woodlands.state import Woods, box_of, colour_of, ground, monsters_on, special_of, standing_on

LAST_TOKEN = 10.0
"""The last one is worth a way through Brambles and past Monsters, since nothing else is left to do."""
TOKEN, BREW, WELL, CAMP, TOTEM, STRANGE_TOTEM = 4.0, 9.0, 25.0, 5.0, 14.0, 11.0
DEFEND, RESCUE = 2.5, 14.0
STOLEN, GUARD = 9.0, 10.0
REACH = 3
FORESEEN = 4
"""Rounds for which the spread of the corruption is worked out."""


def errand_worth(woods: Woods, node: NodeId, hero: HeroId) -> float:
    """The value for the chapter of moving a Hero to a node; 0 in the standard game."""
    match woods.options.chapter:
        case 1:
            return mushrooms(woods, node)
        case 2:
            return well(woods, node, hero) + stolen(woods, node)
        case 3:
            return siege(woods, node) + guard(woods, node, hero)
        case 4:
            return CAMP * any(camp.node == node and not camp.is_cleared for camp in woods.quest.camps)
        case 5:
            return totem(woods, node, hero)
    return 0.0


def mushrooms(woods: Woods, node: NodeId) -> float:
    """Tokens to find; once there is enough for a potion, all meet at the fire."""
    quest = woods.quest
    if node in quest.down or any(place == node for place, _ in quest.up):
        return LAST_TOKEN if len(quest.down) + len(quest.up) == 1 else TOKEN
    return BREW if special_of(woods, node) == "campfire" and may_brew(woods) else 0.0


def may_brew(woods: Woods) -> bool:
    """Whether the Heroes hold all ingredients together, or the Monsters at the fire are all that is left."""
    held = {token for tokens in woods.quest.held for token in tokens}
    is_complete = len(held) == len(box_of(woods).quests) and not woods.quest.down
    fire = node_with(woods, "campfire")
    return is_complete or (woods.quest.potions > 1 and fire is not None and bool(monsters_on(woods, fire)))


def well(woods: Woods, node: NodeId, hero: HeroId) -> float:
    """Once there are enough orbs, all go to the Well; fallen Heroes are raised first."""
    is_anybody_down = any(not woods.hearts[other] for other in woods.party)
    if special_of(woods, node) != "well" or is_anybody_down:
        return 0.0
    return WELL if orbs_gathered(woods) >= ORBS_NEEDED[hero_count(woods.options)] - len(woods.party) else 0.0


def stolen(woods: Woods, node: NodeId) -> float:
    """Orb tokens that a Monster carries away."""
    carried = {foe.number for foe in monsters_on(woods, node)}
    tokens = sum(len(thief.orbs + thief.fresh) for thief in woods.quest.thieves if thief.foe in carried)
    return STOLEN * tokens


def siege(woods: Woods, node: NodeId) -> float:
    """Monsters are beaten before they reach the Well."""
    post = node_with(woods, "well")
    foes = len(monsters_on(woods, node))
    if post is None or not foes:
        return 0.0
    return RESCUE if node == post else DEFEND * max(0, REACH - woods.forest.distance(node, 1 << post)) + 1.0


def guard(woods: Woods, node: NodeId, hero: HeroId) -> float:
    """A Monster stops where it meets a Hero, so none gets past a Hero on each tile beside the Well."""
    post = node_with(woods, "well")
    if post is None or not woods.forest.ways[post] >> node & 1:
        return 0.0
    return 0.0 if any(other != hero for other in standing_on(woods, node)) else GUARD


def totem(woods: Woods, node: NodeId, hero: HeroId) -> float:
    """A Rune whose totem is not lit: best by the Hero of that colour, else for all orbs, since time is short."""
    rune = ground(woods, node).rune
    if rune is None or COLOURS.index(rune) in woods.quest.totems:
        return 0.0
    if COLOURS.index(rune) == colour_of(woods, hero):
        return TOTEM
    return STRANGE_TOTEM if woods.orbs[hero] else 0.0


def wanted_runes(woods: Woods) -> set[str]:
    """Colours whose totem is not lit and whose Runes are still in the pile."""
    if woods.options.chapter != 5:
        return set()
    return {colour for colour in COLOURS if colour not in lit(woods) | runes_in_play(woods)}


def corruption_after(woods: Woods, forest: Forest, corruption: tuple[Cell, ...]) -> int:
    """The tokens that would lie in a forest after some more rounds."""
    imagined = replace(woods, forest=forest, quest=replace(woods.quest, corruption=corruption))
    for _ in range(FORESEEN):
        more = next_to_corruption(imagined)
        imagined = replace(imagined, quest=replace(imagined.quest, corruption=(*imagined.quest.corruption, *more)))
    return len(imagined.quest.corruption)
