"""Bosses (WDL-BOSS, WDL-THR): revealed, and their threat."""

from collections.abc import Iterator

from msgspec.structs import replace

from lairkeeper.games.woodlands.board.forest import NodeId, members
from lairkeeper.games.woodlands.components.box import KindId
from lairkeeper.games.woodlands.records.events import BossRevealed, ThreatCause, ThreatRose
from lairkeeper.games.woodlands.records.options import DrawBoss, PlaceBossAt
from lairkeeper.games.woodlands.rules.effects import EffectStep, carries_out
from lairkeeper.games.woodlands.rules.ending import CheckEnd
from lairkeeper.games.woodlands.rules.enraged import first_space, grow_shield
from lairkeeper.games.woodlands.rules.moments import seeks_boss
from lairkeeper.games.woodlands.state import (
    NOWHERE,
    Foe,
    FoeNo,
    Woods,
    bosses_of,
    box_of,
    change_foe,
    find_foe,
    players_from,
)
from lairkeeper.kernel import Ask, Chance, Do, Odds, Seat, Table, applies


class RevealBoss(Chance[Woods, DrawBoss]):
    """The card beside the Boss tile is turned up, a random one; its threat cube is set on the first space."""

    clauses = ("WDL-TILE14", "WDL-TILE15", "WDL-THR1", "WDL-GRO10", "WDL-SET8")

    def odds(self, woods: Woods) -> Odds[DrawBoss]:
        return Odds.even(DrawBoss(kind) for kind in woods.boss_pile if woods.boss_card != NOWHERE)

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, woods.active)

    def take(self, woods: Woods, draw: DrawBoss, table: Table) -> None:
        node, woods.boss_card = woods.boss_card, NOWHERE
        reveal_boss(woods, draw.kind, node, table)


def reveal_boss(woods: Woods, kind: KindId, node: NodeId, table: Table) -> None:
    """A Boss card comes into play face up on a node."""
    woods.boss_pile = tuple(boss for boss in woods.boss_pile if boss != kind)
    boss = Foe(FoeNo(woods.foes_placed), kind, node, is_up=True, threat=first_space(woods, kind))
    woods.foes_placed += 1
    woods.foes.append(boss)
    table.tell(BossRevealed(boss.number, kind, node, woods.forest.tile_of(node)))
    grow_shield(woods, boss, table)
    table.then(CheckEnd())


@applies("WDL-GRO10", "WDL-GRO11", "WDL-GRO12")
def boss_was_revealed(woods: Woods) -> bool:
    """Whether a Boss card has been turned up in this game."""
    return bool(bosses_of(woods)) or any(woods.beaten[len(woods.monster_pile) :])


class FindBoss(Do[Woods]):
    """Without a tile to add the Boss is turned up, once; further failures have no effect."""

    clauses = ("WDL-GRO10", "WDL-GRO11", "WDL-GRO12", "WDL-CH1-14", "WDL-CH2-23")

    def do(self, woods: Woods, table: Table) -> None:
        if not seeks_boss(woods):
            return
        if woods.boss_card != NOWHERE:
            table.then(RevealBoss())
        elif not boss_was_revealed(woods):
            table.then(ChooseBossPlace(), RevealBoss())


class ChooseBossPlace(Ask[Woods, PlaceBossAt]):
    """If the Boss tile never came, the Boss appears on the tile farthest from the Start tile; the group breaks ties."""

    clauses = ("WDL-GRO12", "WDL-SET19")

    def seat(self, woods: Woods) -> Seat:
        return woods.first

    def options(self, woods: Woods) -> Iterator[PlaceBossAt]:
        forest = woods.forest
        start = forest.node_of[box_of(woods).special_tile["start"]]
        return (PlaceBossAt(node, forest.tile_of(node)) for node in members(forest.rings(start)[-1]))

    def take(self, woods: Woods, option: PlaceBossAt, table: Table) -> None:
        woods.boss_card = option.node


@applies("WDL-THR2", "WDL-THR3")
def raise_threat(woods: Woods, boss: Foe, steps: int, cause: ThreatCause, table: Table) -> None:
    """The cube moves to the right."""
    track = box_of(woods).bosses[boss.kind - len(woods.monster_pile)].track
    risen = replace(boss, threat=min(boss.threat + steps, track))
    change_foe(woods, boss, risen)
    table.tell(ThreatRose(boss.number, boss.kind, risen.threat, track, cause))


class RaiseEveryThreat(Do[Woods]):
    """One step for every Boss that is face up and alive, after a turn."""

    clauses = ("WDL-THR2", "WDL-THR4", "WDL-THR7", "WDL-THR8")

    def do(self, woods: Woods, table: Table) -> None:
        for boss in bosses_of(woods):
            raise_threat(woods, boss, 1, "turn", table)
        table.then(CheckEnd())


class RaiseThreatOfRound(Do[Woods]):
    """One step for every Boss that is alive and was face up when the turns were over; what came since gets none."""

    clauses = ("WDL-THR2", "WDL-THR5", "WDL-THR8", "WDL-THR9")
    present: tuple[FoeNo, ...]

    def do(self, woods: Woods, table: Table) -> None:
        for boss in bosses_of(woods):
            if boss.number in self.present:
                raise_threat(woods, boss, 1, "round", table)
        table.then(CheckEnd())


@carries_out("threat")
class RaiseThreats(EffectStep):
    """An Event raises the threat of each Boss that is face up."""

    clauses = ("WDL-THR6", "WDL-THR8")

    def do(self, woods: Woods, table: Table) -> None:
        for boss in bosses_of(woods):
            raise_threat(woods, boss, self.effect.amount, "effect", table)


@carries_out("rise")
class RaiseOwnThreat(EffectStep):
    """A skill raises the threat of the Boss being fought, and of no other."""

    clauses = ("WDL-SKL11", "WDL-THR6", "WDL-THR8")

    def do(self, woods: Woods, table: Table) -> None:
        boss = find_foe(woods, woods.combats[-1].foe)
        if boss is not None:
            raise_threat(woods, boss, self.effect.amount, "effect", table)
