"""The goals of the chapters, and the group's progress; read by the end of the game and by views."""

from collections.abc import Iterator
from typing import Literal

from lairkeeper.games.woodlands.board.forest import NodeId, TileId
from lairkeeper.games.woodlands.components.kinds import COLOURS
from lairkeeper.games.woodlands.config import hero_count
from lairkeeper.games.woodlands.state import NOWHERE, Woods, bosses_of, box_of, ground, here, is_pile_empty, monsters_on
from lairkeeper.kernel import Record, applies

GoalName = Literal["potions", "fire", "orbs", "gathered", "monsters", "boss", "camps", "totems", "bosses_left"]
DangerName = Literal["orbs_gone", "corruption"]

STORIES = ("", "mushrooms", "tree", "well", "camps", "corruption")
"""The chapters by number, as their stories are called; the standard game has none."""
POTIONS = 2
ORBS_NEEDED = {2: 15, 3: 16, 4: 18}
MONSTERS_NEEDED = {2: 10, 3: 12, 4: 15}
CAMPS_NEEDED = 3
TOO_MUCH_CORRUPTION = 10


class Goal(Record):
    """One thing a chapter asks for: `have` of `need`. All of them together win."""

    goal: GoalName
    have: int
    need: int


class Danger(Record):
    """A way to lose a chapter: `have` reaches `limit`."""

    danger: DangerName
    have: int
    limit: int


def goals(woods: Woods) -> tuple[Goal, ...]:
    """The goals of the chapter; none in the standard game."""
    return tuple(_GOALS[woods.options.chapter](woods))


@applies("WDL-CAM20", "WDL-CH4-16")
def is_goal_reached(woods: Woods) -> bool:
    """Whether the chapter is won by itself; chapter 4 is won when the group says so."""
    wanted = () if woods.options.chapter == 4 else goals(woods)
    return bool(wanted) and all(goal.have >= goal.need for goal in wanted)


@applies("WDL-BOSS9")
def _standard(woods: Woods) -> Iterator[Goal]:
    return iter(())


@applies("WDL-CH1-1", "WDL-CH1-12")
def _mushrooms(woods: Woods) -> Iterator[Goal]:
    """Both potions brewed, and no Monster left on the Campfire tile."""
    fire = node_with(woods, "campfire")
    yield Goal("potions", woods.quest.potions, POTIONS)
    yield Goal("fire", int(fire is not None and not monsters_on(woods, fire)), 1)


@applies("WDL-CH2-1", "WDL-CH2-16", "WDL-CH2-22")
def _tree(woods: Woods) -> Iterator[Goal]:
    """All Heroes on the Well, with enough orbs and Orb tokens, while no encounter is pending."""
    well = node_with(woods, "well")
    there = sum(woods.nodes[hero] == well for hero in woods.party) if woods.encounter == "none" else 0
    yield Goal("orbs", orbs_gathered(woods), ORBS_NEEDED[hero_count(woods.options)])
    yield Goal("gathered", there, hero_count(woods.options))


def orbs_gathered(woods: Woods) -> int:
    return sum(woods.orbs[hero] + sum(woods.tokens[hero]) for hero in woods.party)


@applies("WDL-CH3-1", "WDL-CH3-21", "WDL-CH3-24")
def _well(woods: Woods) -> Iterator[Goal]:
    """A Boss, and so many Monsters put into the discard; shuffling it does not reduce the count."""
    kinds = len(woods.monster_pile)
    yield Goal("monsters", sum(woods.beaten[:kinds]), MONSTERS_NEEDED[hero_count(woods.options)])
    yield Goal("boss", sum(woods.beaten[kinds:]), 1)


@applies("WDL-CH4-1", "WDL-CH4-16", "WDL-CH4-25")
def _camps(woods: Woods) -> Iterator[Goal]:
    """Tiles with a camp that is face up and without Monsters at present; while one is turned up, some are to come."""
    turning = NOWHERE if woods.encounter == "none" else here(woods)
    empty = [camp for camp in woods.quest.camps if camp.camp >= 0 and not monsters_on(woods, camp.node)]
    yield Goal("camps", sum(camp.is_cleared or camp.node != turning for camp in empty), CAMPS_NEEDED)


@applies("WDL-CH5-1", "WDL-CH5-21", "WDL-CH5-24")
def _corruption(woods: Woods) -> Iterator[Goal]:
    """All four totems, and no Boss left in the forest, face up or face down."""
    left = len(bosses_of(woods)) + (woods.boss_card != NOWHERE)
    yield Goal("totems", len(woods.quest.totems), len(COLOURS))
    yield Goal("bosses_left", int(not left), 1)


_GOALS = (_standard, _mushrooms, _tree, _well, _camps, _corruption)


def dangers(woods: Woods) -> tuple[Danger, ...]:
    """Ways to lose the chapter besides Heroes who are down and the threat."""
    if woods.options.chapter == 2:
        return (Danger("orbs_gone", woods.quest.gone, len(box_of(woods).supplies.orb_tokens)),)
    if woods.options.chapter == 5:
        return (Danger("corruption", corrupted_tiles(woods), TOO_MUCH_CORRUPTION),)
    return ()


@applies("WDL-CH5-15", "WDL-CH5-27")
def corrupted_tiles(woods: Woods) -> int:
    """The corruption level: tokens on empty spaces do not count."""
    return sum(cell in woods.forest.at for cell in woods.quest.corruption)


def node_with(woods: Woods, special: str) -> NodeId | None:
    """The node of a special tile, if it is in play."""
    tiles = box_of(woods).special_tile
    return next((woods.forest.node_of.get(tile) for name, tile in tiles.items() if name == special), None)


@applies("WDL-CAM24", "WDL-GRO17")
def is_out_of_reach(woods: Woods) -> bool:
    """No tile can be added any more, and one the chapter needs is still in the pile."""
    return is_pile_empty(woods) and any(_is_needed(woods, tile) for tile in in_pile(woods))


def in_pile(woods: Woods) -> tuple[TileId, ...]:
    return woods.tiles_on_top + woods.tiles_left + woods.tiles_below


def _is_needed(woods: Woods, tile: TileId) -> bool:
    kind = box_of(woods).tiles[tile]
    runes = [ground.rune for ground in kind.places if ground.rune]
    match woods.options.chapter:
        case 1:
            return kind.special == "campfire" or bool(runes)
        case 2:
            return kind.special == "well"
        case 5:
            return any(rune not in runes_in_play(woods) and rune not in lit(woods) for rune in runes)
    return False


def runes_in_play(woods: Woods) -> set[str]:
    return {ground(woods, NodeId(node)).rune or "" for node in range(len(woods.forest.nodes))}


def lit(woods: Woods) -> set[str]:
    """The colours of the active totems."""
    return {COLOURS[colour] for colour in woods.quest.totems}
