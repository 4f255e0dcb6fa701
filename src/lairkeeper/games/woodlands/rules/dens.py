"""Dens (WDL-DEN): the active Hero and those who join explore what lies below a tile, event by event."""

from collections.abc import Iterator

from msgspec.structs import replace

from lairkeeper.games.woodlands.components.box import HeroId
from lairkeeper.games.woodlands.components.kinds import Effects
from lairkeeper.games.woodlands.records.combat_events import FoeReturned
from lairkeeper.games.woodlands.records.module_events import (
    ChamberRevealed,
    DenDieMoved,
    DenDieRolled,
    DenEntered,
    DenFailed,
    DenFinished,
    DenJoined,
    EntranceRevealed,
)
from lairkeeper.games.woodlands.records.module_options import DrawChamber, DrawEntrance, EnterDen, GoDeeper, JoinDen
from lairkeeper.games.woodlands.records.options import DrawMonster, RollFace, StayOut
from lairkeeper.games.woodlands.rules.down import heal
from lairkeeper.games.woodlands.rules.effects import ApplyEffects, EffectStep, carries_out
from lairkeeper.games.woodlands.rules.exploration import den_of, explorers, has_rule, inside
from lairkeeper.games.woodlands.rules.limits import AskOther
from lairkeeper.games.woodlands.rules.monsters import ONE_DIE, monster_odds, monsters_listed, place_monster, turn_up
from lairkeeper.games.woodlands.rules.results import share_gain
from lairkeeper.games.woodlands.state import (
    NO_FOE,
    Den,
    Woods,
    box_of,
    foes_on,
    has_enemy,
    here,
    is_over,
    others_on,
    players_from,
    seat_of,
    special_of,
    stands,
)
from lairkeeper.kernel import Ask, Chance, Do, Odds, Option, Seat, Step, Table, applies
from lairkeeper.kernel.errors import Fact

LAST_SPACE = 3


@applies("WDL-DEN2", "WDL-DEN17", "WDL-DEN18", "WDL-DEN20", "WDL-TILE18")
def ways_down(woods: Woods) -> Iterator[EnterDen]:
    """On a Den tile without enemies, unless its Den is closed or a deck is empty; without the module both are."""
    node = here(woods)
    has_cards = woods.entrances and woods.chambers
    is_open = special_of(woods, node) == "den" and node not in woods.closed_dens
    if has_cards and is_open and not has_enemy(woods, node):
        yield EnterDen()


def enter_den(woods: Woods, option: EnterDen) -> tuple[Step, ...]:
    return (ExploreDen(),)


class ExploreDen(Do[Woods]):
    """Others may join before anything is seen; then the cards are revealed, and the exploration runs to its end."""

    clauses = ("WDL-DEN2", "WDL-DEN3", "WDL-DEN4", "WDL-DEN18", "WDL-DEN19")

    def do(self, woods: Woods, table: Table) -> None:
        node = here(woods)
        woods.den = Den(node)
        table.tell(DenEntered(woods.active, woods.forest.tile_of(node)))
        others = (hero for hero in others_on(woods, node) if stands(woods, hero))
        table.then(*(AskToJoin(hero) for hero in others), Descend(), RevealEntrance(), RevealChamber(), PauseInDen())


class AskToJoin(AskOther[JoinDen | StayOut]):
    """Each other Hero on the tile may join and support with its Combat dice."""

    clauses = ("WDL-DEN3", "WDL-DEN18", "WDL-SET20")
    hero: HeroId

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, self.hero)

    def options(self, woods: Woods) -> list[JoinDen | StayOut]:
        return [StayOut(), JoinDen()]

    def default(self, woods: Woods) -> JoinDen | StayOut:
        return StayOut()

    def take(self, woods: Woods, option: JoinDen | StayOut, table: Table) -> None:
        if isinstance(option, JoinDen):
            den = den_of(woods)
            woods.den = replace(den, joined=(*den.joined, self.hero))
            table.tell(DenJoined(self.hero))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": self.hero}


class Descend(Do[Woods]):
    """The explorers leave the others behind."""

    clauses = ("WDL-DEN19", "WDL-TILE48")

    def do(self, woods: Woods, table: Table) -> None:
        den = den_of(woods)
        for hero in (woods.active, *den.joined):
            woods.nodes[hero] = inside(den)


class RevealEntrance(Chance[Woods, DrawEntrance]):
    """An A card: an introduction, a special rule for the whole Den, and the events of space I."""

    clauses = ("WDL-DEN1", "WDL-DEN4", "WDL-DEN5")

    def odds(self, woods: Woods) -> Odds[DrawEntrance]:
        return Odds.even(DrawEntrance(card) for card in woods.entrances)

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, woods.active)

    def take(self, woods: Woods, draw: DrawEntrance, table: Table) -> None:
        woods.entrances = tuple(card for card in woods.entrances if card != draw.entrance)
        woods.den = replace(den_of(woods), entrance=draw.entrance)
        table.tell(EntranceRevealed(draw.entrance))


class RevealChamber(Chance[Woods, DrawChamber]):
    """A B card: the events of spaces II and III, a bonus and a penalty."""

    clauses = ("WDL-DEN1", "WDL-DEN4", "WDL-DEN5")

    def odds(self, woods: Woods) -> Odds[DrawChamber]:
        return Odds.even(DrawChamber(card) for card in woods.chambers)

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, woods.active)

    def take(self, woods: Woods, draw: DrawChamber, table: Table) -> None:
        woods.chambers = tuple(card for card in woods.chambers if card != draw.chamber)
        woods.den = replace(den_of(woods), chamber=draw.chamber)
        table.tell(ChamberRevealed(draw.chamber))


class PauseInDen(Ask[Woods, Option]):
    """Before the first event and between two: cards, specials, first aid, powers, gifts to explorers; no way back."""

    clauses = ("WDL-DEN22", "WDL-DEN7", "WDL-DEN9", "WDL-TILE48")

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, woods.active)

    def options(self, woods: Woods) -> Iterator[Option]:
        from lairkeeper.games.woodlands.rules.actions import offered_inside

        if not is_over(woods):
            yield GoDeeper()
            yield from offered_inside(woods)

    def take(self, woods: Woods, option: Option, table: Table) -> None:
        from lairkeeper.games.woodlands.rules.actions import steps_for

        if isinstance(option, GoDeeper):
            table.then(RollDenDie())
        else:
            table.then(*steps_for(woods, option), PauseInDen())

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": woods.active, "space": den_of(woods).space}


def events_of(woods: Woods, den: Den) -> tuple[Effects, ...]:
    """The table of the card on which the die lies."""
    content = box_of(woods)
    return content.entrances[den.entrance].events if den.space == 1 else content.chambers[den.chamber].events


class RollDenDie(Chance[Woods, RollFace]):
    """The die is laid on the current space, and the event of its face is resolved."""

    clauses = ("WDL-DEN5", "WDL-DEN7", "WDL-DEN8", "WDL-DEN14")

    def odds(self, woods: Woods) -> Odds[RollFace]:
        return ONE_DIE

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, woods.active)

    def take(self, woods: Woods, roll: RollFace, table: Table) -> None:
        den = den_of(woods)
        table.tell(DenDieRolled(den.space, roll.face))
        effects = events_of(woods, den)[roll.face - 1]
        moves = any(effect.do == "back" for effect in effects)
        table.then(ApplyEffects(effects, woods.active), ClearDen(), CompleteEvent(moves))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": woods.active, "space": den_of(woods).space}


@carries_out("back")
class MoveDie(EffectStep):
    """The die moves on the track, and the exploration goes on from there."""

    clauses = ("WDL-DEN14", "WDL-DEN15")

    def do(self, woods: Woods, table: Table) -> None:
        woods.den = replace(den_of(woods), space=self.effect.amount)
        table.tell(DenDieMoved(self.effect.amount))


@carries_out("fight")
class MeetInDen(EffectStep):
    """So many Monsters are drawn; they are fought once all are there."""

    clauses = ("WDL-DEN11", "WDL-DEN13")

    def do(self, woods: Woods, table: Table) -> None:
        table.then(*[DrawDenMonster()] * self.effect.amount)


class DrawDenMonster(Chance[Woods, DrawMonster]):
    """A Monster from the pile, face up at once."""

    clauses = ("WDL-DEN13", "WDL-SET17")

    def odds(self, woods: Woods) -> Odds[DrawMonster]:
        return monster_odds(woods)

    def possible_outcomes(self, woods: Woods) -> list[DrawMonster]:
        return monsters_listed(woods)

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, woods.active)

    def take(self, woods: Woods, draw: DrawMonster, table: Table) -> None:
        turn_up(woods, place_monster(woods, draw.kind, here(woods), table), table)

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": woods.active}


class ClearDen(Do[Woods]):
    """Nobody flees from a Den: as long as Monsters are left and the Hero stands, they are fought again."""

    clauses = ("WDL-DEN12", "WDL-DEN13")

    def do(self, woods: Woods, table: Table) -> None:
        from lairkeeper.games.woodlands.rules.encounter import NextFight

        foes = foes_on(woods, here(woods))
        if foes and not is_over(woods):
            woods.encounter = "pending"
            woods.to_fight = tuple(foe.number for foe in foes)
            table.then(NextFight(), ClearDen())


class CompleteEvent(Do[Woods]):
    """All Monsters beaten, their gains are taken, and the next event follows; the Hero down, the Den has failed."""

    clauses = ("WDL-DEN9", "WDL-DEN10", "WDL-DEN11")
    moves: bool

    def do(self, woods: Woods, table: Table) -> None:
        if is_over(woods):
            table.then(FailDen())
            return
        den = den_of(woods)
        woods.den = replace(den, won=())
        among, gains = explorers(woods), box_of(woods).gains
        table.then(
            *(share_gain(woods, gain, among) for kind in den.won for gain in gains[kind] if gain.do != "return"),
            GoOn(self.moves),
        )


class GoOn(Do[Woods]):
    """To the next space, or where the die was moved; the Den ends after an event on space III that moved no die."""

    clauses = ("WDL-DEN6", "WDL-DEN8", "WDL-DEN9", "WDL-DEN14", "WDL-DEN15")
    moves: bool

    def do(self, woods: Woods, table: Table) -> None:
        den = den_of(woods)
        if is_over(woods):
            table.then(FailDen())
            return
        if has_rule(woods, "warmth"):
            heal(woods, woods.active, 1, table)
        if self.moves:
            table.then(PauseInDen())
        elif den.space == LAST_SPACE:
            table.then(FinishDen())
        else:
            woods.den = replace(den, space=den.space + 1)
            table.then(PauseInDen())


class FinishDen(Do[Woods]):
    """The bonus is given once and shared among the explorers who stand; the active player decides."""

    clauses = ("WDL-DEN15", "WDL-DEN16", "WDL-DEN23")

    def do(self, woods: Woods, table: Table) -> None:
        table.tell(DenFinished(woods.active))
        bonus = box_of(woods).chambers[den_of(woods).chamber].bonus
        among = explorers(woods)
        table.then(*(share_gain(woods, gain, among) for gain in bonus), LeaveDen())


class FailDen(Do[Woods]):
    """The Monsters that are left go back into the pile, and the others suffer the penalty."""

    clauses = ("WDL-DEN10", "WDL-DEN13", "WDL-DEN16", "WDL-DEN18")

    def do(self, woods: Woods, table: Table) -> None:
        table.tell(DenFailed(woods.active))
        for foe in foes_on(woods, inside(den_of(woods))):
            woods.foes.remove(foe)
            woods.monster_pile[foe.kind] += 1
            woods.frozen = NO_FOE if woods.frozen == foe.number else woods.frozen
            table.tell(FoeReturned(foe.kind))
        penalty = box_of(woods).chambers[den_of(woods).chamber].penalty
        table.then(ApplyEffects(penalty, woods.active), LeaveDen())


class LeaveDen(Do[Woods]):
    """Everybody is on the tile again, also who is down; the cards are gone and the Den is closed for good."""

    clauses = ("WDL-DEN16", "WDL-DEN17", "WDL-DEN19", "WDL-DEN23")

    def do(self, woods: Woods, table: Table) -> None:
        den = den_of(woods)
        for hero in (woods.active, *den.joined):
            woods.nodes[hero] = den.node
        woods.closed_dens = (*woods.closed_dens, den.node)
        woods.den, woods.to_fight, woods.encounter = None, (), "none"
