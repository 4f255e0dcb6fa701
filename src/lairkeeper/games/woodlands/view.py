"""What a seat, or a spectator, sees: built field by field from what the rules make public, never by removal.

All players know the same. Nobody sees what a Monster is that lies face down, nor the order of a pile.
"""

from lairkeeper.games.woodlands.board.cells import Side
from lairkeeper.games.woodlands.board.forest import INSIDE, Forest, Laid, NodeId, TileId
from lairkeeper.games.woodlands.components.box import (
    Card,
    ChamberId,
    EntranceId,
    EventId,
    Faces,
    HeroId,
    InnCardId,
    KindId,
)
from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.quest import Quest
from lairkeeper.games.woodlands.rules.goals import STORIES, Danger, Goal, dangers, goals
from lairkeeper.games.woodlands.rules.profile import damage, defence, hearts
from lairkeeper.games.woodlands.state import Combat, Den, Encounter, Foe, FoeNo, Phase, Woods, is_inside, seat_of
from lairkeeper.games.woodlands.unseen import unseen_monsters
from lairkeeper.kernel import Record, Seat, applies


class HeroView(Record):
    seat: Seat
    hero: HeroId
    node: NodeId
    hearts: int
    orbs: int
    powers: int
    loot: tuple[Card, ...]
    used_loot: tuple[Card, ...]
    tokens: tuple[int, ...]
    is_poisoned: bool
    is_entangled: bool
    is_immobile: bool
    is_inside: bool
    has_ale: bool
    served: int


class FoeView(Record):
    """`kind` and the numbers are missing while the token lies face down."""

    foe: FoeNo
    node: NodeId
    kind: KindId | None = None
    defence: int = 0
    hearts: int = 0
    damage: int = 0
    shields: int = 0
    threat: int = 0
    is_frozen: bool = False
    is_inside: bool = False


class NodeView(Record):
    """A place to stand: on which laid tile, which of its places, and the node linked on each side."""

    laid: int
    place: int
    links: tuple[tuple[Side, NodeId], ...]


class WoodsView(Record):
    seat: Seat | None
    options: TableOptions
    round: int
    phase: Phase
    first: Seat
    active: HeroId
    heroes: tuple[HeroView, ...]
    dice: Faces
    board: tuple[Faces, ...]
    is_standing_guard: bool
    tiles: tuple[Laid, ...]
    nodes: tuple[NodeView, ...]
    drawn: TileId
    rejected: tuple[TileId, ...]
    pile: int
    tiles_left: tuple[TileId, ...]
    tiles_on_top: tuple[TileId, ...]
    tiles_below: tuple[TileId, ...]
    boss_from: int
    """So many tiles not seen yet come before the Boss tile can."""
    chests: tuple[int, ...]
    event_tokens: tuple[NodeId, ...]
    well_tokens: int
    goods: tuple[Card, ...] | None
    boss_card: NodeId
    foes: tuple[FoeView, ...]
    monsters_unseen: tuple[int, ...]
    monsters_discarded: tuple[int, ...]
    loot_pile: tuple[int, ...]
    loot_discard: tuple[int, ...]
    event_pile: tuple[EventId, ...]
    event_discard: tuple[EventId, ...]
    boss_pile: tuple[KindId, ...]
    beaten: tuple[int, ...]
    encounter: Encounter
    to_fight: tuple[FoeNo, ...]
    combat: Combat | None
    enraged: tuple[KindId, ...]
    entrances: tuple[EntranceId, ...]
    chambers: tuple[ChamberId, ...]
    closed_dens: tuple[NodeId, ...]
    den: Den | None
    inn_cards: tuple[InnCardId, ...]
    chapter: int
    """The chapter of the campaign; 0 in the standard game."""
    story: str | None
    """What may be told now, the id of a text `story-<id>`: the introduction of a chapter that is tried for the
    first time, and `end` once the last chapter is won."""
    goals: tuple[Goal, ...]
    """What the chapter asks for, and how much of it is done."""
    dangers: tuple[Danger, ...]
    """What loses the chapter when it is full."""
    quest: Quest
    """Tokens, thieves, camps, packs, corruption and totems of the chapter; none of it is secret."""


@applies(
    "WDL-SET6", "WDL-SET7", "WDL-SET8", "WDL-TILE8", "WDL-TILE10", "WDL-TILE14", "WDL-GRO8", "WDL-DEN1", "WDL-INN2"
)
def view(woods: Woods, seat: Seat | None) -> WoodsView:
    """Everything on the table is open but face-down Monsters; piles are known by what has not been seen of them."""
    return WoodsView(
        seat=seat,
        options=woods.options,
        round=woods.round,
        phase=woods.phase,
        first=woods.first,
        active=woods.active,
        heroes=tuple([_hero(woods, hero) for hero in woods.party]),
        dice=woods.dice,
        board=tuple(woods.board),
        is_standing_guard=woods.is_standing_guard,
        tiles=woods.forest.tiles,
        nodes=nodes_of(woods.forest),
        drawn=woods.drawn,
        rejected=woods.rejected,
        pile=len(woods.tiles_on_top) + len(woods.tiles_left) + len(woods.tiles_below),
        tiles_left=woods.tiles_left,
        tiles_on_top=woods.tiles_on_top,
        tiles_below=woods.tiles_below,
        boss_from=woods.above_boss,
        chests=tuple(woods.chests),
        event_tokens=woods.event_tokens,
        well_tokens=woods.well_tokens,
        goods=woods.goods,
        boss_card=woods.boss_card,
        foes=tuple([_foe(woods, foe) for foe in woods.foes]),
        monsters_unseen=tuple(unseen_monsters(woods)),
        monsters_discarded=tuple(woods.monster_discard),
        loot_pile=tuple(woods.loot_pile),
        loot_discard=tuple(woods.loot_discard),
        event_pile=woods.event_pile,
        event_discard=woods.event_discard,
        boss_pile=woods.boss_pile,
        beaten=tuple(woods.beaten),
        encounter=woods.encounter,
        to_fight=woods.to_fight,
        combat=woods.combats[-1] if woods.combats else None,
        enraged=woods.enraged,
        entrances=woods.entrances,
        chambers=woods.chambers,
        closed_dens=woods.closed_dens,
        den=woods.den,
        inn_cards=woods.inn_cards,
        chapter=woods.options.chapter,
        story=story(woods),
        goals=goals(woods),
        dangers=dangers(woods),
        quest=woods.quest,
    )


@applies("WDL-CAM22", "WDL-CH5-22")
def story(woods: Woods) -> str | None:
    """The introduction of a chapter, not again when it is retried; the end of the story only after the last one."""
    options = woods.options
    if woods.quest.is_won and options.chapter == len(STORIES) - 1:
        return "end"
    return STORIES[options.chapter] if options.chapter and options.carried.attempt == 1 else None


def nodes_of(forest: Forest) -> tuple[NodeView, ...]:
    """The nodes of a forest, worked out once for each forest."""
    known = vars(forest).get("_view")
    if known is None:
        exits = [tuple(sorted(links.items())) for links in forest.exits]
        nodes = zip(forest.nodes, exits, strict=True)
        known = vars(forest)["_view"] = tuple(NodeView(node.laid, node.place, links) for node, links in nodes)
    views: tuple[NodeView, ...] = known
    return views


def _hero(woods: Woods, hero: HeroId) -> HeroView:
    return HeroView(
        seat_of(woods, hero),
        hero,
        outside(woods.nodes[hero]),
        woods.hearts[hero],
        woods.orbs[hero],
        woods.powers[hero],
        woods.loot[hero],
        woods.used_loot[hero],
        woods.tokens[hero],
        hero in woods.poisoned,
        hero in woods.entangled,
        hero in woods.immobile,
        is_inside(woods.nodes[hero]),
        hero in woods.ale,
        len(woods.served[hero]),
    )


def _foe(woods: Woods, foe: Foe) -> FoeView:
    if not foe.is_up:
        return FoeView(foe.number, foe.node)
    return FoeView(
        foe.number,
        outside(foe.node),
        foe.kind,
        defence(woods, foe),
        hearts(woods, foe),
        damage(woods, foe),
        foe.shields,
        foe.threat,
        woods.frozen == foe.number,
        is_inside(foe.node),
    )


def outside(node: NodeId) -> NodeId:
    """The node of the tile, for who is in the Den below it."""
    return NodeId(node % INSIDE)
