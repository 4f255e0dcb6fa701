"""Brambles (WDL-TILE28 to WDL-TILE32, WDL-MON19, WDL-MON21, WDL-MON24): a die for all Heroes on the tile."""

from lairkeeper.games.woodlands.components.box import HeroId
from lairkeeper.games.woodlands.records.events import BramblesRolled
from lairkeeper.games.woodlands.records.options import RollFaces
from lairkeeper.games.woodlands.rules.effects import STEPS, EffectStep, carries_out, concerned
from lairkeeper.games.woodlands.rules.ending import CheckEnd
from lairkeeper.games.woodlands.state import (
    Woods,
    box_of,
    ground,
    here,
    is_over,
    players_from,
    special_die,
    standing_on,
    stands,
)
from lairkeeper.kernel import Chance, Do, Odds, Seat, Table, applies
from lairkeeper.kernel.errors import Fact

_PAIRS = tuple(RollFaces((first, second)) for first in range(1, 7) for second in range(1, 7))
_SINGLES = tuple(RollFaces((face,)) for face in range(1, 7))


@applies("WDL-HERO2", "WDL-HERO3")
def open_to_brambles(woods: Woods, heroes: tuple[HeroId, ...]) -> tuple[HeroId, ...]:
    """With Agility Xylia ignores Brambles during her turn; her allies do not."""
    is_agile = special_die(woods, "agility") is not None
    return tuple(hero for hero in heroes if not (is_agile and hero == woods.active))


class CrossBrambles(Do[Woods]):
    """An active Hero who enters a tile with Brambles rolls at once, for all standing Heroes there.

    The Hero's own Brambles token brings a second die; if nobody can be hurt, none is rolled.
    """

    clauses = ("WDL-TILE28", "WDL-TILE31", "WDL-MON19", "WDL-MON21", "WDL-HERO3", "WDL-TILE1")

    def do(self, woods: Woods, table: Table) -> None:
        node = here(woods)
        if is_over(woods) or not ground(woods, node).brambles:
            return
        heroes = open_to_brambles(woods, standing_on(woods, node))
        if heroes:
            has_token = woods.active in woods.entangled and woods.active in heroes
            table.then(RollBrambles(heroes, 2 if has_token else 1))


@carries_out("brambles")
class ConjureBrambles(EffectStep):
    """A die for all Heroes on the tile; a Boss skill has a second die if any of them holds a Brambles token."""

    clauses = ("WDL-SKL12", "WDL-SKL22", "WDL-HERO3")

    def do(self, woods: Woods, table: Table) -> None:
        heroes = open_to_brambles(woods, concerned(woods, self.effect.who, self.hero))
        if heroes:
            has_token = any(hero in woods.entangled for hero in heroes)
            table.then(RollBrambles(heroes, self.effect.amount if has_token else 1))


class RollBrambles(Chance[Woods, RollFaces]):
    """Both dice are rolled together; the first applies to all, the second to those who held a token before."""

    clauses = ("WDL-TILE28", "WDL-MON19", "WDL-MON21", "WDL-MON24", "WDL-DIF1", "WDL-DIF2")
    heroes: tuple[HeroId, ...]
    dice: int

    def odds(self, woods: Woods) -> Odds[RollFaces]:
        return Odds.even(_PAIRS if self.dice == 2 else _SINGLES)

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, self.heroes[0])

    def take(self, woods: Woods, roll: RollFaces, table: Table) -> None:
        table.tell(BramblesRolled(woods.active, roll.faces))
        entangled = tuple(hero for hero in self.heroes if hero in woods.entangled)
        concerned_by = (self.heroes, entangled)
        for face, heroes in zip(roll.faces, concerned_by, strict=False):
            table.then(*(SufferBrambles(hero, face) for hero in heroes))
        table.then(CheckEnd())

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": woods.active, "dice": self.dice}


class SufferBrambles(Do[Woods]):
    """One result for one Hero who still stands; parts that cannot be applied are skipped."""

    clauses = ("WDL-TILE28", "WDL-TILE32", "WDL-MON24", "WDL-SET10")
    hero: HeroId
    face: int

    def do(self, woods: Woods, table: Table) -> None:
        if stands(woods, self.hero):
            card = box_of(woods).brambles_named[woods.options.difficulty]
            table.then(*(STEPS[effect.do](effect, self.hero) for effect in card.results[self.face - 1]))
