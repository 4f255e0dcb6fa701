"""Chapter 2, the Tree of Life, part 1 (WDL-CH2): Orb tokens, thieves and trackers, and the Energy Well."""

from msgspec.structs import replace

from lairkeeper.games.woodlands.components.box import HeroId
from lairkeeper.games.woodlands.quest import Thief
from lairkeeper.games.woodlands.records.options import DrawOrbs, GiveTo
from lairkeeper.games.woodlands.records.quest_events import (
    MonsterMoved,
    OrbTokenDealt,
    OrbTokenRecovered,
    OrbTokensGivenUp,
    OrbTokensGone,
    OrbTokenStolen,
)
from lairkeeper.games.woodlands.records.quest_options import BearTwo, LoseToken, PayOrbs
from lairkeeper.games.woodlands.rules.advance import AdvanceMonster
from lairkeeper.games.woodlands.rules.ending import CheckEnd
from lairkeeper.games.woodlands.rules.goals import ORBS_NEEDED, node_with
from lairkeeper.games.woodlands.rules.moments import happens
from lairkeeper.games.woodlands.rules.monsters import turn_up
from lairkeeper.games.woodlands.rules.orbs import spend_orbs
from lairkeeper.games.woodlands.state import (
    FoeNo,
    Woods,
    change_foe,
    change_quest,
    find_foe,
    players_from,
    seat_of,
    standing_on,
    turn_order,
    without,
)
from lairkeeper.kernel import Ask, Chance, Do, Odds, Seat, Table
from lairkeeper.kernel.errors import Fact

THIEVES_GO = 2


class DealOrbTokens(Ask[Woods, BearTwo]):
    """The four Orb tokens are dealt as evenly as possible; with three Heroes the group says who gets two."""

    clauses = ("WDL-CH2-3", "WDL-CH2-4", "WDL-SET19")

    def seat(self, woods: Woods) -> Seat:
        return woods.first

    def options(self, woods: Woods) -> list[BearTwo]:
        heroes = turn_order(woods)
        return [BearTwo(hero) for hero in (heroes if len(woods.orb_tokens) % len(heroes) else heroes[:1])]

    def take(self, woods: Woods, option: BearTwo, table: Table) -> None:
        share, rest = divmod(len(woods.orb_tokens), len(woods.party))
        for hero in turn_order(woods):
            table.then(*[DealOrbToken(hero)] * (share + (rest if hero == option.hero else 0)))


class DealOrbToken(Chance[Woods, DrawOrbs]):
    """A token, revealed at once."""

    clauses = ("WDL-CH2-3",)
    hero: HeroId

    def odds(self, woods: Woods) -> Odds[DrawOrbs]:
        values = sorted(set(woods.orb_tokens))
        return Odds(tuple(DrawOrbs(orbs) for orbs in values), tuple(woods.orb_tokens.count(orbs) for orbs in values))

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, self.hero)

    def take(self, woods: Woods, draw: DrawOrbs, table: Table) -> None:
        woods.orb_tokens = without(woods.orb_tokens, draw.orbs)
        bear(woods, self.hero, (*woods.tokens[self.hero], draw.orbs))
        table.tell(OrbTokenDealt(self.hero, draw.orbs))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": self.hero}


def bear(woods: Woods, hero: HeroId, tokens: tuple[int, ...]) -> None:
    woods.tokens[hero] = tuple(sorted(tokens))


@happens("combat_lost", 2)
class StealToken(Ask[Woods, LoseToken]):
    """The Monster that won a combat takes one Orb token of the active Hero at once; a frozen one takes none."""

    clauses = ("WDL-CH2-9", "WDL-CH2-21")
    foe: FoeNo

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, woods.active)

    def options(self, woods: Woods) -> list[LoseToken]:
        if find_foe(woods, self.foe) is None or woods.frozen == self.foe:
            return []
        return [LoseToken(orbs) for orbs in dict.fromkeys(woods.tokens[woods.active])]

    def take(self, woods: Woods, option: LoseToken, table: Table) -> None:
        hero, foe = woods.active, next(foe for foe in woods.foes if foe.number == self.foe)
        bear(woods, hero, without(woods.tokens[hero], option.orbs))
        thief = thief_of(woods, self.foe) or Thief(self.foe)
        others = tuple(other for other in woods.quest.thieves if other.foe != self.foe)
        change_quest(woods, thieves=(*others, replace(thief, fresh=(*thief.fresh, option.orbs))))
        table.tell(OrbTokenStolen(hero, foe.number, foe.kind, option.orbs))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": woods.active}


def thief_of(woods: Woods, foe: FoeNo) -> Thief | None:
    return next((thief for thief in woods.quest.thieves if thief.foe == foe), None)


@happens("foe_beaten", 2)
class RecoverTokens(Do[Woods]):
    """Beating a thief brings its tokens back at once."""

    clauses = ("WDL-CH2-14", "WDL-CH2-21", "WDL-CH2-25")
    foe: FoeNo
    heroes: tuple[HeroId, ...]

    def do(self, woods: Woods, table: Table) -> None:
        thief = thief_of(woods, self.foe)
        if thief is not None:
            change_quest(woods, thieves=tuple(other for other in woods.quest.thieves if other != thief))
            table.then(*(RecoverToken(orbs, self.heroes) for orbs in (*thief.orbs, *thief.fresh)))


class RecoverToken(Ask[Woods, GiveTo]):
    """The active player says which of those who fought on the tile gets the token."""

    clauses = ("WDL-CH2-21", "WDL-CH2-25")
    orbs: int
    heroes: tuple[HeroId, ...]

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, woods.active)

    def options(self, woods: Woods) -> list[GiveTo]:
        return [GiveTo(hero) for hero in self.heroes]

    def take(self, woods: Woods, option: GiveTo, table: Table) -> None:
        bear(woods, option.hero, (*woods.tokens[option.hero], self.orbs))
        table.tell(OrbTokenRecovered(option.hero, self.orbs))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"orbs": self.orbs}


@happens("round_end", 2)
class MoveTheForest(Do[Woods]):
    """Tokens on the Start tile are lost, the Vortex sends thieves on, thieves move, then trackers."""

    clauses = ("WDL-CH2-5", "WDL-CH2-6", "WDL-CH2-8", "WDL-CH2-10", "WDL-CH2-19", "WDL-CH2-20")

    def do(self, woods: Woods, table: Table) -> None:
        thieves = [FoeNo(thief.foe) for thief in woods.quest.thieves]
        trackers = [foe.number for foe in woods.foes if foe.number not in thieves]
        stride = 1 if node_with(woods, "well") is None else 2
        table.then(LoseTokens(), CheckEnd(), LeaveVortex())
        table.then(*(AdvanceMonster(foe, "start", THIEVES_GO) for foe in sorted(thieves)), TokensAge())
        table.then(*(AdvanceMonster(foe, "bearers", stride) for foe in sorted(trackers)))


class LoseTokens(Do[Woods]):
    """A thief that begins its movement on the Start tile loses its tokens for good, also those stolen in this round.

    By a switch what was stolen in this round is lost at the end of the next one, if it is still there.
    """

    clauses = ("WDL-CH2-12", "WDL-CH2-13", "WDL-CH2-20", "WDL-CH2-26", "WDL-AMB12")

    def do(self, woods: Woods, table: Table) -> None:
        start = node_with(woods, "start")
        for thief in woods.quest.thieves:
            foe = find_foe(woods, FoeNo(thief.foe))
            spared = thief.fresh if woods.options.theft_on_start == "next_round" else ()
            lost = len(thief.orbs) + len(thief.fresh) - len(spared)
            if lost and foe is not None and foe.node == start:
                left = tuple(other for other in woods.quest.thieves if other != thief)
                kept = (replace(thief, orbs=(), fresh=spared),) if spared else ()
                change_quest(woods, thieves=left + kept, gone=woods.quest.gone + lost)
                table.tell(OrbTokensGone(foe.number, woods.quest.gone))


class LeaveVortex(Do[Woods]):
    """Thieves that went onto the Vortex tile in the round before appear on the Start tile."""

    clauses = ("WDL-CH2-11", "WDL-CH2-20")

    def do(self, woods: Woods, table: Table) -> None:
        start = node_with(woods, "start")
        for thief in woods.quest.thieves:
            foe = find_foe(woods, FoeNo(thief.foe))
            if thief.is_in_vortex and foe is not None and start is not None:
                moved = replace(foe, node=start)
                change_foe(woods, foe, moved)
                table.tell(MonsterMoved(foe.number, start, woods.forest.tile_of(start)))
                if standing_on(woods, start):
                    turn_up(woods, moved, table)
        change_quest(woods, thieves=tuple(replace(thief, is_in_vortex=False) for thief in woods.quest.thieves))


class TokensAge(Do[Woods]):
    """What was stolen in this round counts as stolen earlier from now on."""

    clauses = ("WDL-AMB12",)

    def do(self, woods: Woods, table: Table) -> None:
        aged = (replace(thief, orbs=thief.orbs + thief.fresh, fresh=()) for thief in woods.quest.thieves)
        change_quest(woods, thieves=tuple(aged))


class PayTheWell(Do[Woods]):
    """All Orb tokens held are given up and count; the rest is paid in orbs."""

    clauses = ("WDL-CH2-17",)

    def do(self, woods: Woods, table: Table) -> None:
        due = ORBS_NEEDED[len(woods.party)]
        for hero in woods.party:
            due -= sum(woods.tokens[hero])
            if woods.tokens[hero]:
                table.tell(OrbTokensGivenUp(hero, sum(woods.tokens[hero])))
            woods.tokens[hero] = ()
        table.then(PayShare(turn_order(woods), max(0, due)))


class PayShare(Ask[Woods, PayOrbs]):
    """The group says what each Hero pays, one after the other; the last one pays the rest."""

    clauses = ("WDL-CH2-17", "WDL-SET19")
    heroes: tuple[HeroId, ...]
    due: int

    def seat(self, woods: Woods) -> Seat:
        return woods.first

    def options(self, woods: Woods) -> list[PayOrbs]:
        payer, *others = self.heroes
        least = max(0, self.due - sum(woods.orbs[hero] for hero in others))
        return [PayOrbs(orbs) for orbs in range(least, min(self.due, woods.orbs[payer]) + 1)]

    def take(self, woods: Woods, option: PayOrbs, table: Table) -> None:
        spend_orbs(woods, self.heroes[0], option.orbs, table)
        if self.heroes[1:]:
            table.then(PayShare(self.heroes[1:], self.due - option.orbs))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": self.heroes[0], "orbs": self.due}
