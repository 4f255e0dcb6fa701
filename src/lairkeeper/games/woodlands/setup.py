"""The first state (WDL-SET): what lies on the table before the first round."""

from collections.abc import Iterator

from lairkeeper.games.woodlands.board.cells import at
from lairkeeper.games.woodlands.board.forest import Forest, Laid, NodeId, TileId
from lairkeeper.games.woodlands.components.box import (
    Box,
    ChamberId,
    EntranceId,
    EventId,
    HeroId,
    InnCardId,
    KindId,
    box,
)
from lairkeeper.games.woodlands.components.kinds import LaidTile, Special
from lairkeeper.games.woodlands.config import TableOptions, check_options, hero_count, uses_inn
from lairkeeper.games.woodlands.quest import Quest
from lairkeeper.games.woodlands.records.events import FirstPlayerChosen, HeroChosen
from lairkeeper.games.woodlands.records.options import ChooseHero, PlayFirst
from lairkeeper.games.woodlands.rules.campaign import BeginChapter, EquipHeroes, ReadyHeroes, StirForest, unpack
from lairkeeper.games.woodlands.rules.enraged import enraged_kinds
from lairkeeper.games.woodlands.rules.growth import DressNode
from lairkeeper.games.woodlands.rules.rounds import PlayRound
from lairkeeper.games.woodlands.state import NO_FOE, NO_TILE, NOWHERE, SLOTS, Woods, box_of, players_from
from lairkeeper.kernel import Ask, Chance, Do, Odds, Seat, Step, Table, applies

START = NodeId(0)
FIRST_LAID_OUT = 3
"""From this chapter on a whole forest lies on the table from the start."""


def set_up(options: TableOptions) -> tuple[Woods, Step]:
    """The table before anybody has chosen a Hero, and the step that starts the game."""
    check_options(options)
    return lay_out(options), SetTheTable()


_UNUSED: tuple[tuple[Special, ...], ...] = (
    ("start",),
    ("start", "den", "merchant", "boss", "well"),
    ("start", "den", "boss"),
    (),
    (),
    (),
)
"""Per chapter, tiles that are not in the pile, besides those that lie on the table from the start."""
_SEALED = (at(3, 0),)
"""Chapter 5: the space to the right of the Double dead-end stays empty."""


@applies("WDL-CH3-2", "WDL-CH3-4", "WDL-CH4-2", "WDL-CH4-3", "WDL-CH5-2", "WDL-CH5-3")
def laid_at_start(options: TableOptions) -> tuple[LaidTile, ...]:
    """The tiles on the table when the game begins: the Start tile, or the forest of the chapter."""
    content = box(options.content)
    if options.chapter >= FIRST_LAID_OUT:
        return content.layout_named[f"chapter{options.chapter}"].tiles
    return (LaidTile(content.tiles[content.special_tile["start"]].id, 0, 0),)


@applies("WDL-SET13", "WDL-CH3-2", "WDL-CH4-2", "WDL-CH5-3")
def start_of(options: TableOptions, forest: Forest) -> NodeId:
    """Where the Heroes stand when the game begins."""
    content = box(options.content)
    if options.chapter < FIRST_LAID_OUT:
        return START
    return forest.node_of[content.tile_named[content.layout_named[f"chapter{options.chapter}"].start]]


@applies("WDL-CH5-14")
def first_forest(options: TableOptions) -> Forest:
    content = box(options.content)
    tiles = [(laid, content.tile_named[laid.tile]) for laid in laid_at_start(options)]
    laid = (Laid(at(of.x, of.y), tile, of.rotation, content.placed[tile][of.rotation]) for of, tile in tiles)
    return Forest(tuple(laid), _SEALED if options.chapter == 5 else ())


@applies("WDL-SET5", "WDL-SET6", "WDL-INN1", "WDL-INN2", "WDL-INN8", "WDL-CH1-2", "WDL-CH2-2", "WDL-CH5-3")
def pile_of(options: TableOptions) -> tuple[TileId, ...]:
    """The tiles of the pile: all but Start, and the Inn only with its module; chapters leave more of them away."""
    if options.chapter in (3, 4):
        return ()
    laid = [of.tile for of in laid_at_start(options)]
    out = (*_UNUSED[options.chapter], *(() if uses_inn(options) else ("inn",)))
    tiles = enumerate(box(options.content).tiles)
    return tuple(TileId(place) for place, tile in tiles if tile.special not in out and tile.id not in laid)


@applies("WDL-SET6", "WDL-CH1-14", "WDL-CH2-2")
def tiles_above(options: TableOptions, content: Box) -> int:
    """How many tiles come before those that are late: the Boss tile, in chapter 2 the Energy Well and the Vortex."""
    pile = len(pile_of(options))
    if options.chapter == 2:
        return (pile - 2) // 2
    return max(0, pile - content.supplies.boss_tiles) if options.chapter in (0, 5) else 0


@applies("WDL-SET2", "WDL-SET3", "WDL-SET4", "WDL-SET5", "WDL-SET6", "WDL-SET7", "WDL-SET8", "WDL-SET9", "WDL-SET13")
def lay_out(options: TableOptions) -> Woods:
    """The Start tile, full piles, nobody hurt, nothing unlocked; the Boss is one of the last three tiles."""
    content = box(options.content)
    supplies, heroes, pile = content.supplies, len(content.heroes), pile_of(options)
    forest = first_forest(options)
    woods = Woods(
        options=options,
        forest=forest,
        round=1,
        phase="growth",
        first=Seat(options.first or 0),
        active=HeroId(0),
        party=(),
        hearts=[supplies.hearts] * heroes,
        orbs=[0] * heroes,
        powers=[0] * heroes,
        nodes=[start_of(options, forest)] * heroes,
        loot=[()] * heroes,
        used_loot=[()] * heroes,
        loot_order=[()] * heroes,
        tokens=[()] * heroes,
        poisoned=(),
        entangled=(),
        immobile=(),
        dice=(),
        board=[() for _ in SLOTS],
        is_standing_guard=False,
        riders=(),
        willing=(),
        refused=(),
        fleeing_in_boots=False,
        dice_node=NOWHERE,
        tiles_left=pile,
        above_boss=tiles_above(options, content),
        tiles_on_top=(),
        tiles_below=(),
        drawn=NO_TILE,
        rejected=(),
        monster_pile=[monster.count for monster in content.monsters],
        monster_discard=[0] * len(content.monsters),
        loot_pile=[card.count for card in content.loot],
        loot_discard=[0] * len(content.loot),
        event_pile=tuple(EventId(event) for event in range(len(content.events))),
        event_discard=(),
        boss_pile=tuple(KindId(len(content.monsters) + boss) for boss in range(len(content.bosses))),
        chests=[0] * len(forest.nodes),
        event_tokens=(),
        well_tokens=0,
        orb_tokens=supplies.orb_tokens,
        goods=None,
        boss_card=NOWHERE,
        foes=[],
        foes_placed=0,
        frozen=NO_FOE,
        beaten=[0] * len(content.profiles),
        encounter="none",
        to_fight=(),
        bosses_fought=(),
        combats=[],
        enraged=enraged_kinds(options, content),
        entrances=tuple(EntranceId(card) for card in range(len(content.entrances)) if options.dens),
        chambers=tuple(ChamberId(card) for card in range(len(content.chambers)) if options.dens),
        closed_dens=(),
        den=None,
        inn_cards=tuple(InnCardId(card) for card in range(len(content.inn)) if uses_inn(options)),
        served=[()] * heroes,
        ale=(),
        quest=Quest(),
    )
    if options.chapter:
        unpack(woods)
    return woods


class SetTheTable(Do[Woods]):
    """Every player picks a Hero, alone two; then the first round begins."""

    clauses = ("WDL-SET1", "WDL-SET12", "WDL-SET13", "WDL-SOL1")

    def do(self, woods: Woods, table: Table) -> None:
        heroes = range(hero_count(woods.options))
        picks = [] if woods.party else [PickHero(Seat(place if woods.options.players > 1 else 0)) for place in heroes]
        table.then(*picks, ChooseFirstPlayer())
        if woods.options.chapter:
            table.then(DressForest(), BeginChapter())
        else:
            table.then(StirForest(), EquipHeroes(), ReadyHeroes())
        table.then(PlayRound())


class DressForest(Do[Woods]):
    """The tiles of the chapter get the tokens their icons ask for; some are left bare."""

    clauses = ("WDL-CH3-4", "WDL-CH3-7", "WDL-CH4-3", "WDL-CH5-2", "WDL-CAM21")

    def do(self, woods: Woods, table: Table) -> None:
        laid = laid_at_start(woods.options)
        for node, place in enumerate(woods.forest.nodes):
            if place.laid < len(laid) and not laid[place.laid].bare:
                table.then(DressNode(NodeId(node)))


class PickHero(Ask[Woods, ChooseHero]):
    """Heroes in play are all different."""

    clauses = ("WDL-SET1", "WDL-SOL1", "WDL-SOL2")
    who: Seat

    def seat(self, woods: Woods) -> Seat:
        return self.who

    def options(self, woods: Woods) -> Iterator[ChooseHero]:
        heroes = range(len(box_of(woods).heroes))
        return (ChooseHero(HeroId(hero)) for hero in heroes if hero not in woods.party)

    def take(self, woods: Woods, choice: ChooseHero, table: Table) -> None:
        woods.party = (*woods.party, choice.hero)
        woods.active = woods.party[0]
        table.tell(HeroChosen(self.who, choice.hero))


class ChooseFirstPlayer(Chance[Woods, PlayFirst]):
    """The group names who is first in every round; if it does not, chance does."""

    clauses = ("WDL-SET11",)

    def odds(self, woods: Woods) -> Odds[PlayFirst]:
        named = woods.options.first
        seats = range(woods.options.players) if named is None else (named,)
        return Odds.even(PlayFirst(Seat(seat)) for seat in seats)

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, woods.active)

    def take(self, woods: Woods, first: PlayFirst, table: Table) -> None:
        woods.first = first.seat
        table.tell(FirstPlayerChosen(first.seat))
