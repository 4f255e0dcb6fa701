"""Actions on tiles (WDL-TILE): Chests, the Energy Well, the Vortex, the Campfire; and the Lantern."""

from collections.abc import Iterator

from lairkeeper.games.woodlands.board.forest import NodeId
from lairkeeper.games.woodlands.components.box import HeroId
from lairkeeper.games.woodlands.records.events import (
    ChestOpened,
    OrbTokenTaken,
    TileBuried,
    TileScouted,
)
from lairkeeper.games.woodlands.records.options import (
    BuryTile,
    DrawOrbs,
    DrawTile,
    KeepTile,
    OpenChest,
    TakeOrbs,
    UseVortex,
)
from lairkeeper.games.woodlands.rules.down import heal, stand_up
from lairkeeper.games.woodlands.rules.effects import EffectStep, carries_out
from lairkeeper.games.woodlands.rules.exits import is_held
from lairkeeper.games.woodlands.rules.flight import Vanish
from lairkeeper.games.woodlands.rules.growth import next_tiles, take_tile
from lairkeeper.games.woodlands.rules.loot import DrawLootFor
from lairkeeper.games.woodlands.rules.orbs import gain_orbs, spend_orbs
from lairkeeper.games.woodlands.state import (
    Woods,
    box_of,
    has_enemy,
    here,
    is_over,
    monsters_on,
    players_from,
    seat_of,
    special_of,
    stands,
)
from lairkeeper.kernel import Ask, Chance, Do, Odds, Seat, Step, Table, applies
from lairkeeper.kernel.errors import Fact


@applies("WDL-TILE3", "WDL-TILE4", "WDL-TILE23", "WDL-TILE24", "WDL-TILE45")
def findings(woods: Woods) -> Iterator[OpenChest | TakeOrbs]:
    """Without enemies on the tile: a Chest, as often as there is one; an Orb token of the Well, once per Hero."""
    node = here(woods)
    if has_enemy(woods, node):
        return
    if woods.chests[node]:
        yield OpenChest()
    if woods.well_tokens and special_of(woods, node) == "well" and not woods.tokens[woods.active]:
        yield TakeOrbs()


def find(woods: Woods, option: OpenChest | TakeOrbs) -> tuple[Step, ...]:
    return (OpenOneChest(),) if isinstance(option, OpenChest) else (TakeOrbToken(),)


class OpenOneChest(Do[Woods]):
    """The Chest token is discarded for a Loot card."""

    clauses = ("WDL-TILE3", "WDL-TILE4")

    def do(self, woods: Woods, table: Table) -> None:
        woods.chests[here(woods)] -= 1
        table.tell(ChestOpened(woods.active))
        table.then(DrawLootFor((woods.active,)))


class TakeOrbToken(Chance[Woods, DrawOrbs]):
    """A token of the Well, face down until it is taken; its value is gained in orbs, and it stays as a reminder."""

    clauses = ("WDL-TILE22", "WDL-TILE23", "WDL-TILE24", "WDL-ORB10")

    def odds(self, woods: Woods) -> Odds[DrawOrbs]:
        values = sorted(set(woods.orb_tokens))
        counts = tuple(woods.orb_tokens.count(value) for value in values)
        return Odds(tuple(DrawOrbs(value) for value in values), counts)

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, woods.active)

    def take(self, woods: Woods, draw: DrawOrbs, table: Table) -> None:
        hero, left = woods.active, list(woods.orb_tokens)
        left.remove(draw.orbs)
        woods.orb_tokens = tuple(left)
        woods.well_tokens -= 1
        woods.tokens[hero] = (*woods.tokens[hero], draw.orbs)
        table.tell(OrbTokenTaken(hero, draw.orbs))
        gain_orbs(woods, hero, draw.orbs, "well", table)

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": woods.active}


@applies("WDL-TILE19", "WDL-TILE21", "WDL-FLE9", "WDL-ORB2", "WDL-CH4-8")
def vortex(woods: Woods) -> Iterator[UseVortex]:
    """One orb, no Move die, also for a Hero who is immobilised; not where nobody may leave."""
    price = box_of(woods).supplies.vortex
    if woods.options.chapter == 4:
        return
    if special_of(woods, here(woods)) == "vortex" and woods.orbs[woods.active] >= price and not is_held(woods):
        yield UseVortex()


def use_vortex(woods: Woods, option: UseVortex) -> tuple[Step, ...]:
    return (EnterVortex(),)


class EnterVortex(Do[Woods]):
    """The orb is paid first; leaving undefeated Monsters is a flight, and arriving is entering the Start tile."""

    clauses = ("WDL-TILE19", "WDL-TILE20", "WDL-TILE21")

    def do(self, woods: Woods, table: Table) -> None:
        content = box_of(woods)
        spend_orbs(woods, woods.active, content.supplies.vortex, table)
        table.then(Vanish(woods.forest.node_of[content.special_tile["start"]]))


@applies("WDL-CH1-10", "WDL-CH3-26")
def burns(woods: Woods, node: NodeId) -> bool:
    """Whether the Campfire heals here; in chapter 1 it does not while Monsters are there."""
    is_out = woods.options.chapter == 1 and bool(monsters_on(woods, node))
    return special_of(woods, node) == "campfire" and not is_out


class RestAtCampfire(Do[Woods]):
    """A Hero who ends the turn on the Campfire tile regains all hearts, Monsters or not."""

    clauses = ("WDL-TILE25", "WDL-TILE27", "WDL-ADV18")

    def do(self, woods: Woods, table: Table) -> None:
        if not is_over(woods) and burns(woods, here(woods)):
            heal(woods, woods.active, box_of(woods).supplies.hearts, table)


@applies("WDL-TILE26", "WDL-DWN8")
def wake_at_campfire(woods: Woods, hero: HeroId, table: Table) -> None:
    """A Hero who is down there regains all hearts when its turn starts, stands up and takes the turn."""
    if not stands(woods, hero) and burns(woods, woods.nodes[hero]):
        stand_up(woods, hero, box_of(woods).supplies.hearts, table)


@carries_out("scout")
class Scout(EffectStep):
    """The top tile of the pile is looked at by everybody."""

    clauses = ("WDL-LOOT4",)

    def do(self, woods: Woods, table: Table) -> None:
        table.then(LookAtTile(self.hero))


class LookAtTile(Chance[Woods, DrawTile]):
    """Which tile it is; it stays known as long as it lies there."""

    clauses = ("WDL-LOOT4", "WDL-SET6")
    hero: HeroId

    def odds(self, woods: Woods) -> Odds[DrawTile]:
        return Odds.even(DrawTile(tile) for tile in next_tiles(woods))

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, self.hero)

    def take(self, woods: Woods, draw: DrawTile, table: Table) -> None:
        take_tile(woods, draw.tile)
        woods.tiles_on_top = (draw.tile, *woods.tiles_on_top)
        table.tell(TileScouted(self.hero, draw.tile))
        table.then(DecideOnTile(self.hero))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": self.hero}


class DecideOnTile(Ask[Woods, KeepTile | BuryTile]):
    """It is left on top or put under the pile."""

    clauses = ("WDL-LOOT4",)
    hero: HeroId

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, self.hero)

    def options(self, woods: Woods) -> list[KeepTile | BuryTile]:
        return [KeepTile(), BuryTile()]

    def take(self, woods: Woods, option: KeepTile | BuryTile, table: Table) -> None:
        if isinstance(option, BuryTile):
            tile, *rest = woods.tiles_on_top
            woods.tiles_on_top = tuple(rest)
            woods.tiles_below = (*woods.tiles_below, tile)
            table.tell(TileBuried(tile))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": self.hero, "tile": woods.tiles_on_top[0]}
