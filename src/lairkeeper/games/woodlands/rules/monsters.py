"""Monsters on the table (WDL-MON): drawn, placed, turned up, and where they meet Heroes."""

from msgspec.structs import replace

from lairkeeper.games.woodlands.board.forest import NodeId
from lairkeeper.games.woodlands.components.box import HeroId, KindId
from lairkeeper.games.woodlands.components.kinds import FACES, Verb
from lairkeeper.games.woodlands.records.events import FoeRevealed, MonsterPlaced, PileReshuffled
from lairkeeper.games.woodlands.records.options import DrawMonster, RollFace
from lairkeeper.games.woodlands.rules.effects import EffectStep, carries_out
from lairkeeper.games.woodlands.rules.enraged import grow_shield
from lairkeeper.games.woodlands.rules.moments import steps_at
from lairkeeper.games.woodlands.state import (
    NOWHERE,
    Foe,
    FoeNo,
    Woods,
    bosses_of,
    change_foe,
    change_quest,
    ground,
    here,
    is_over,
    monsters_on,
    players_from,
    standing_on,
)
from lairkeeper.games.woodlands.unseen import unseen_monsters
from lairkeeper.kernel import Chance, Do, Odds, Seat, Table, applies
from lairkeeper.kernel.errors import Fact

MOST_BOSSES = 2
_DRAWS = [DrawMonster(KindId(kind)) for kind in range(100)]
ONE_DIE: Odds[RollFace] = Odds.even(RollFace(face) for face in range(1, FACES + 1))


class PlaceMonsters(Do[Woods]):
    """So many Monsters are put on a node, one after the other."""

    clauses = ("WDL-TILE10", "WDL-TILE43")
    node: NodeId
    count: int

    def do(self, woods: Woods, table: Table) -> None:
        table.then(*[PlaceMonster(self.node)] * self.count)


class PlaceMonster(Chance[Woods, DrawMonster]):
    """A random Monster token face down; without a pile the discard is shuffled, without that nothing is placed.

    What is left of the pile would tell what lies face down elsewhere, so the list shows all that nobody has seen.
    """

    clauses = ("WDL-TILE10", "WDL-SET7", "WDL-SET17")
    node: NodeId

    def odds(self, woods: Woods) -> Odds[DrawMonster]:
        return monster_odds(woods)

    def possible_outcomes(self, woods: Woods) -> list[DrawMonster]:
        return monsters_listed(woods)

    def drawer(self, woods: Woods) -> tuple[Seat, ...] | None:
        """Nobody looks at a token face down; Heroes who stand there turn it up at once."""
        return players_from(woods, woods.active) if standing_on(woods, self.node) else None

    def take(self, woods: Woods, draw: DrawMonster, table: Table) -> None:
        foe = place_monster(woods, draw.kind, self.node, table)
        if standing_on(woods, self.node):
            table.then(JoinHeroes(foe.number))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"tile": woods.forest.tile_of(self.node)}


def monster_odds(woods: Woods) -> Odds[DrawMonster]:
    return Odds.counted(_DRAWS, woods.monster_pile if any(woods.monster_pile) else woods.monster_discard)


def monsters_listed(woods: Woods) -> list[DrawMonster]:
    """All that may come as far as anybody knows; without a pile the discard, which everybody sees."""
    unseen = unseen_monsters(woods) if any(woods.monster_pile) else woods.monster_discard
    return list(Odds.counted(_DRAWS, unseen).outcomes)


def place_monster(woods: Woods, kind: KindId, node: NodeId, table: Table) -> Foe:
    """Takes a token from the pile and puts it face down on a node."""
    if not any(woods.monster_pile):
        woods.monster_pile = woods.monster_discard
        woods.monster_discard = [0] * len(woods.monster_pile)
        table.tell(PileReshuffled("monsters"))
    woods.monster_pile[kind] -= 1
    foe = Foe(FoeNo(woods.foes_placed), kind, node, is_up=False)
    woods.foes_placed += 1
    woods.foes.append(foe)
    table.tell(MonsterPlaced(foe.number, node, woods.forest.tile_of(node)))
    return foe


@applies("WDL-MON2", "WDL-MON3", "WDL-TILE11")
def turn_up(woods: Woods, foe: Foe, table: Table) -> Foe:
    """A Monster is turned face up for good, and its profile applies."""
    if foe.is_up:
        return foe
    shown = replace(foe, is_up=True)
    change_foe(woods, foe, shown)
    table.tell(FoeRevealed(foe.number, foe.kind, foe.node, woods.forest.tile_of(foe.node)))
    return grow_shield(woods, shown, table)


def turn_up_all(woods: Woods, node: NodeId, table: Table) -> None:
    for foe in monsters_on(woods, node):
        turn_up(woods, foe, table)


class JoinHeroes(Do[Woods]):
    """A Monster that arrives where a Hero stands is turned up; the active Hero there fights it immediately.

    In a pending encounter it joins; after it a new encounter starts, with the newcomers only.
    """

    clauses = ("WDL-TILE13", "WDL-CMB21")
    foe: FoeNo

    def do(self, woods: Woods, table: Table) -> None:
        from lairkeeper.games.woodlands.rules.encounter import NextFight

        foe = next(foe for foe in woods.foes if foe.number == self.foe)
        turn_up(woods, foe, table)
        if woods.phase == "adventure" and foe.node == here(woods) and not is_over(woods):
            woods.to_fight = (*woods.to_fight, foe.number)
            if woods.encounter == "none":
                woods.encounter = "pending"
                table.then(NextFight())


@carries_out("rune_monsters")
class MonstersOnRunes(EffectStep):
    """A Monster on every tile in play with a Rune of these colours; Runes do nothing of themselves.

    The tile of the active Hero comes last, so that all Monsters are there before the first of them is fought.
    """

    clauses = ("WDL-TILE33", "WDL-TILE13")

    def do(self, woods: Woods, table: Table) -> None:
        nodes = range(len(woods.forest.nodes))
        runes = [NodeId(node) for node in nodes if ground(woods, NodeId(node)).rune in self.effect.colours]
        runes.sort(key=lambda node: node == here(woods))
        table.then(*(PlaceMonsters(node, self.effect.amount) for node in runes))


@carries_out("ambush", "summon")
class Ambush(EffectStep):
    """A Monster appears face up on the tile and is fought at once, before all others; unbeaten it stays."""

    clauses = ("WDL-TILE47", "WDL-SKL16", "WDL-SKL19")

    def do(self, woods: Woods, table: Table) -> None:
        second = steps_at(woods, "second_shadow", self.hero) if is_shadow_due(woods, self.effect.do) else ()
        table.then(*second or [AmbushHero(self.hero)] * self.effect.amount)


@applies("WDL-CH5-23")
def is_shadow_due(woods: Woods, verb: Verb) -> bool:
    """In chapter 5 the first such Event brings a second Boss, unless two are alive already."""
    if woods.options.chapter != 5 or verb != "ambush" or woods.quest.has_boss_come:
        return False
    change_quest(woods, has_boss_come=True)
    alive = len(bosses_of(woods)) + (woods.boss_card != NOWHERE)
    return alive < MOST_BOSSES and bool(woods.boss_pile)


class AmbushHero(Chance[Woods, DrawMonster]):
    """Which Monster it is."""

    clauses = ("WDL-TILE47", "WDL-SKL16", "WDL-SKL19", "WDL-SET17")
    hero: HeroId

    def odds(self, woods: Woods) -> Odds[DrawMonster]:
        return Odds((), ()) if is_over(woods) else monster_odds(woods)

    def possible_outcomes(self, woods: Woods) -> list[DrawMonster]:
        return monsters_listed(woods)

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, self.hero)

    def take(self, woods: Woods, draw: DrawMonster, table: Table) -> None:
        from lairkeeper.games.woodlands.rules.encounter import FaceAmbush

        foe = turn_up(woods, place_monster(woods, draw.kind, woods.nodes[self.hero], table), table)
        table.then(FaceAmbush(foe.number))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": self.hero}
