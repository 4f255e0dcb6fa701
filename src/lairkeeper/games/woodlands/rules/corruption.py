"""Chapter 5, the corruption (WDL-CH5): how it spreads, what it does, totems, purification and a second Boss."""

from collections.abc import Iterator

from lairkeeper.games.woodlands.board.cells import Cell, Side, at
from lairkeeper.games.woodlands.board.forest import INSIDE, NodeId
from lairkeeper.games.woodlands.components.box import HeroId, Hue
from lairkeeper.games.woodlands.components.kinds import COLOURS
from lairkeeper.games.woodlands.records.events import LootDiscarded
from lairkeeper.games.woodlands.records.options import DrawBoss, PlaceBossAt
from lairkeeper.games.woodlands.records.quest_events import (
    ChestsSpoiled,
    CorruptionSpread,
    MoveDieLost,
    Purified,
    TotemLit,
)
from lairkeeper.games.woodlands.records.quest_options import LightDesperately, LightTotem, Purify, PurifyNone
from lairkeeper.games.woodlands.rules.boss import RevealBoss, reveal_boss
from lairkeeper.games.woodlands.rules.down import hurt
from lairkeeper.games.woodlands.rules.ending import CheckEnd, LoseChapter
from lairkeeper.games.woodlands.rules.goals import corrupted_tiles
from lairkeeper.games.woodlands.rules.loot import ChooseDiscard, cards_held, drop_card
from lairkeeper.games.woodlands.rules.moments import happens
from lairkeeper.games.woodlands.rules.monsters import JoinHeroes, PlaceMonsters
from lairkeeper.games.woodlands.rules.orbs import spend_orbs
from lairkeeper.games.woodlands.state import (
    INVOKE,
    MOVE,
    FoeNo,
    Woods,
    box_of,
    change_quest,
    colour_of,
    ground,
    has_invoked,
    here,
    is_over,
    players_from,
    seat_of,
    stands,
)
from lairkeeper.kernel import Ask, Chance, Do, Odds, Seat, Step, Table, applies
from lairkeeper.kernel.errors import Fact

TOKENS = 10
ALL_CAMPS = 4
SLOWING, TAKING = range(4, 9), 9
"""The levels at which a corrupted tile costs a move, and the one at which it costs a card."""


@applies("WDL-CH5-2")
def lay_corruption(woods: Woods) -> None:
    """One token on the tile at the right end; the others are the reserve."""
    change_quest(woods, corruption=(source(woods),))


def source(woods: Woods) -> Cell:
    """Where the corruption began; it cannot be purified."""
    laid = box_of(woods).layout_named["chapter5"].tiles[-1]
    return at(laid.x, laid.y)


def is_corrupted(woods: Woods, node: NodeId) -> bool:
    return woods.forest.nodes[node % INSIDE].cell in woods.quest.corruption


@happens("round_end", 5)
class Corrupt(Do[Woods]):
    """After each round the corruption spreads, after the first one twice if all camps were cleared before."""

    clauses = ("WDL-CH5-4", "WDL-CH5-5")

    def do(self, woods: Woods, table: Table) -> None:
        is_worse = woods.round == 1 and woods.options.carried.camps == ALL_CAMPS
        table.then(*[Spread()] * (2 if is_worse else 1))


@applies("WDL-CH5-5", "WDL-CH5-7", "WDL-CH5-14", "WDL-CH5-25")
def next_to_corruption(woods: Woods) -> tuple[Cell, ...]:
    """Tiles linked to a corrupted tile, and empty spaces that an open path of one leads to; one token each."""
    forest, found = woods.forest, dict[Cell, None]()
    for place, node in enumerate(forest.nodes):
        if node.cell in woods.quest.corruption:
            found.update((forest.nodes[other].cell, None) for other in forest.exits[place].values())
            ways = (forest.way_out(NodeId(place), Side(side)) for side in range(4))
            found.update((cell, None) for cell in ways if cell is not None)
    return tuple(cell for cell in found if cell not in woods.quest.corruption)


class Spread(Do[Woods]):
    """One spread starts from the tokens that lie on tiles before it; if the reserve does not suffice, all is lost."""

    clauses = ("WDL-CH5-5", "WDL-CH5-7", "WDL-CH5-20", "WDL-CH5-25")

    def do(self, woods: Woods, table: Table) -> None:
        cells = next_to_corruption(woods)
        if len(woods.quest.corruption) + len(cells) > TOKENS:
            table.then(LoseChapter())
        elif cells:
            change_quest(woods, corruption=(*woods.quest.corruption, *cells))
            table.tell(CorruptionSpread(cells, corrupted_tiles(woods)))
            nodes = [NodeId(place) for place, node in enumerate(woods.forest.nodes) if node.cell in cells]
            table.then(*(SpoilNode(node) for node in nodes), CheckEnd())


@happens("tile_placed", 5)
class SpoilNode(Do[Woods]):
    """Where the corruption arrives, Chests are discarded and the Boss is revealed; also on a tile placed into it."""

    clauses = ("WDL-CH5-6", "WDL-CH5-8", "WDL-CH5-9", "WDL-CH5-30")
    node: NodeId

    def do(self, woods: Woods, table: Table) -> None:
        if not is_corrupted(woods, self.node):
            return
        if woods.chests[self.node]:
            woods.chests[self.node] = 0
            table.tell(ChestsSpoiled(woods.forest.tile_of(self.node)))
        if woods.boss_card == self.node:
            table.then(RevealBoss())
        table.then(CheckEnd())


@happens("entering", 5)
class EnterCorruption(Do[Woods]):
    """At levels 4 to 8 a move is lost; at level 9 a Loot card, or else all hearts, and another Monster appears."""

    clauses = ("WDL-CH5-15", "WDL-CH5-17", "WDL-CH5-18", "WDL-CH5-26", "WDL-CH5-28", "WDL-CH5-32", "WDL-MOV6")

    def do(self, woods: Woods, table: Table) -> None:
        hero, node, level = woods.active, here(woods), corrupted_tiles(woods)
        if not is_corrupted(woods, node):
            return
        lose_move(woods, table)
        if level == TAKING:
            if cards_held(woods, hero):
                table.then(ChooseDiscard(hero))
            else:
                hurt(woods, hero, woods.hearts[hero], "effect", table)
            woods.encounter = "pending"
            table.then(PlaceMonsters(node, 1), CheckEnd())


@happens("dice_placed", 5)
class WakeInCorruption(Do[Woods]):
    """A Hero whose turn starts on a corrupted tile loses a move as well, and nothing else."""

    clauses = ("WDL-CH5-17", "WDL-CH5-26", "WDL-CH5-28")

    def do(self, woods: Woods, table: Table) -> None:
        if is_corrupted(woods, here(woods)) and not is_over(woods):
            lose_move(woods, table)


@applies("WDL-CH5-17", "WDL-CH5-26", "WDL-CH5-32")
def lose_move(woods: Woods, table: Table) -> None:
    """One unused Move die is discarded; Boots are not touched."""
    if corrupted_tiles(woods) in SLOWING and woods.board[MOVE]:
        woods.board[MOVE] = woods.board[MOVE][1:]
        table.tell(MoveDieLost(woods.active))


@applies("WDL-CH5-10", "WDL-CH5-12", "WDL-CH5-29", "WDL-CH5-31", "WDL-AMB11", "WDL-AMB13", "WDL-CAM21")
def totems(woods: Woods) -> Iterator[LightTotem | LightDesperately]:
    """On a Rune with the dice of an Invocation: the Hero's colour, or another one for all orbs or cards.

    The Hero may walk to the Rune after placing the dice; by a switch it must have stood there then.
    """
    rune = ground(woods, here(woods)).rune if woods.options.chapter == 5 and here(woods) < INSIDE else None
    if rune is None or not has_invoked(woods):
        return
    if woods.options.totem_when == "on_the_rune" and woods.dice_node != here(woods):
        return
    hero, colour = woods.active, Hue(COLOURS.index(rune))
    if colour in woods.quest.totems:
        return
    if colour == colour_of(woods, hero):
        yield LightTotem(colour)
    elif woods.orbs[hero] if woods.options.desperate_cost == "orbs" else cards_held(woods, hero):
        yield LightDesperately(colour)


def light(woods: Woods, option: LightTotem | LightDesperately) -> tuple[Step, ...]:
    pay = (PayDesperately(),) if isinstance(option, LightDesperately) else ()
    return (*pay, LightUp(option.colour), PurifyTile(), CheckEnd())


class PayDesperately(Do[Woods]):
    """All orbs, or by a switch all Loot cards."""

    clauses = ("WDL-CH5-12", "WDL-CH5-31", "WDL-AMB11")

    def do(self, woods: Woods, table: Table) -> None:
        hero = woods.active
        if woods.options.desperate_cost == "orbs":
            spend_orbs(woods, hero, woods.orbs[hero], table)
            return
        for card in woods.loot[hero] + woods.used_loot[hero]:
            drop_card(woods, hero, card)
            table.tell(LootDiscarded(hero, card))


class LightUp(Do[Woods]):
    """The Power die lies on the totem for the rest of the game; the dice of the Invocation have served."""

    clauses = ("WDL-CH5-10", "WDL-CH5-11", "WDL-CH5-29", "WDL-CH5-31")
    colour: Hue

    def do(self, woods: Woods, table: Table) -> None:
        woods.board[INVOKE] = ()
        change_quest(woods, totems=(*woods.quest.totems, self.colour))
        table.tell(TotemLit(woods.active, self.colour, woods.forest.tile_of(here(woods))))


@happens("boss_beaten", 5)
class PurifyAfterBoss(Do[Woods]):
    """A beaten Boss lets the group purify a tile."""

    clauses = ("WDL-CH5-13",)
    foe: FoeNo
    heroes: tuple[HeroId, ...]

    def do(self, woods: Woods, table: Table) -> None:
        table.then(PurifyTile())


class PurifyTile(Ask[Woods, Purify | PurifyNone]):
    """One token on a Forest tile may be put back into the reserve, but not the one where it all began."""

    clauses = ("WDL-CH5-13", "WDL-CH5-14")

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, woods.active)

    def options(self, woods: Woods) -> list[Purify | PurifyNone]:
        tiles = [cell for cell in woods.quest.corruption if cell in woods.forest.at and cell != source(woods)]
        return [PurifyNone(), *(Purify(cell) for cell in tiles)]

    def take(self, woods: Woods, option: Purify | PurifyNone, table: Table) -> None:
        if isinstance(option, Purify):
            left = tuple(cell for cell in woods.quest.corruption if cell != option.cell)
            change_quest(woods, corruption=left)
            table.tell(Purified(woods.active, option.cell))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": woods.active}


@happens("second_shadow", 5)
class ChooseShadowPlace(Ask[Woods, PlaceBossAt]):
    """A second Boss appears on the corrupted tile nearest to the Hero; the active player breaks ties."""

    clauses = ("WDL-CH5-23",)
    hero: HeroId

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, woods.active)

    def options(self, woods: Woods) -> list[PlaceBossAt]:
        near = nearest_corruption(woods, NodeId(woods.nodes[self.hero] % INSIDE))
        return [PlaceBossAt(node, woods.forest.tile_of(node)) for node in near]

    def take(self, woods: Woods, option: PlaceBossAt, table: Table) -> None:
        table.then(RevealShadow(option.node))


def nearest_corruption(woods: Woods, origin: NodeId) -> list[NodeId]:
    """The linked nodes on corrupted tiles that are fewest moves away."""
    nodes = [NodeId(node) for node in range(len(woods.forest.nodes)) if woods.forest.ways[node]]
    far = {node: woods.forest.distance(origin, 1 << node) for node in nodes if is_corrupted(woods, node)}
    return [node for node, moves in far.items() if moves == min(far.values())]


class RevealShadow(Chance[Woods, DrawBoss]):
    """Which Boss it is; on the Hero's own node an encounter with it starts at once and ends a flight."""

    clauses = ("WDL-CH5-23", "WDL-FLE9")
    node: NodeId

    def odds(self, woods: Woods) -> Odds[DrawBoss]:
        return Odds.even(DrawBoss(kind) for kind in woods.boss_pile)

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, woods.active)

    def take(self, woods: Woods, draw: DrawBoss, table: Table) -> None:
        reveal_boss(woods, draw.kind, self.node, table)
        if self.node == here(woods) and woods.encounter == "fleeing":
            woods.encounter = "none"
        if stands(woods, woods.active):
            table.then(JoinHeroes(woods.foes[-1].number))
