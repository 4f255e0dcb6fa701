"""The campaign (WDL-CAM): how a chapter begins, what happens when it is won, and what the next one gets from it."""

from collections.abc import Callable, Collection, Iterator

from msgspec.structs import replace

from lairkeeper.games.woodlands.components.box import Card, HeroId, KindId
from lairkeeper.games.woodlands.config import Carried, HeroKept, TableOptions
from lairkeeper.games.woodlands.records.events import LootDiscarded, LootDrawn, LootKept
from lairkeeper.games.woodlands.records.options import Discard, DrawLootCard, GiveTo
from lairkeeper.games.woodlands.records.quest_events import (
    ChapterBegan,
    ChapterWon,
    KindAwoke,
    KindStirred,
    LootHandedOver,
)
from lairkeeper.games.woodlands.records.quest_options import Awaken, GoOn, HandOver, LayDown
from lairkeeper.games.woodlands.rules.camps import StealLoot, lay_camps
from lairkeeper.games.woodlands.rules.corruption import lay_corruption
from lairkeeper.games.woodlands.rules.down import heal, stand_up
from lairkeeper.games.woodlands.rules.ending import CloseChapter
from lairkeeper.games.woodlands.rules.handicap import handicap
from lairkeeper.games.woodlands.rules.loot import (
    ChooseDiscard,
    DrawLootFor,
    drop_card,
    loot_odds,
    part_with,
    take_from_pile,
)
from lairkeeper.games.woodlands.rules.moments import happens
from lairkeeper.games.woodlands.rules.mushrooms import lay_mushrooms
from lairkeeper.games.woodlands.rules.status import cure
from lairkeeper.games.woodlands.rules.tree import DealOrbTokens, PayTheWell
from lairkeeper.games.woodlands.state import (
    FoeNo,
    Woods,
    box_of,
    change_quest,
    kinds,
    players_from,
    stands,
    turn_order,
    without,
)
from lairkeeper.kernel import Ask, Chance, Do, Odds, Seat, Table, applies
from lairkeeper.kernel.errors import Fact

LAST = 5
BOSS_TILE_TREASURE = 1


@applies("WDL-CAM4", "WDL-CAM5", "WDL-CAM14", "WDL-CAM19", "WDL-CAM25", "WDL-CH3-3")
def unpack(woods: Woods) -> None:
    """What the chapter needs on the table, and what the Heroes bring; all supplies are complete but for their cards."""
    carried = woods.options.carried
    LAY_OUT.get(woods.options.chapter, lay_nothing)(woods)
    woods.enraged = tuple(sorted({*woods.enraged, *carried.enraged, *carried.stirred}))
    change_quest(woods, stirred=carried.stirred)
    woods.party = tuple(kept.hero for kept in carried.heroes)
    woods.active = woods.party[0] if woods.party else woods.active
    for kept in carried.heroes:
        woods.hearts[kept.hero], woods.orbs[kept.hero] = kept.hearts, kept.orbs
        woods.powers[kept.hero], woods.loot[kept.hero] = kept.powers, kept.loot
        for card in kept.loot:
            woods.loot_pile[card] -= 1


def lay_nothing(woods: Woods) -> None:
    """Chapters 2 and 3 need nothing that is not in the standard game."""


LAY_OUT: dict[int, Callable[[Woods], None]] = {1: lay_mushrooms, 4: lay_camps, 5: lay_corruption}


class BeginChapter(Do[Woods]):
    """After a defeat every Hero first gives up a card; then comes what the chapter needs before its first round."""

    clauses = ("WDL-CAM1", "WDL-CAM6", "WDL-CAM7", "WDL-CAM22")

    def do(self, woods: Woods, table: Table) -> None:
        chapter, attempt = woods.options.chapter, woods.options.carried.attempt
        table.tell(ChapterBegan(chapter, attempt))
        if attempt > 1:
            table.then(*(GiveUpCard(hero) for hero in turn_order(woods)))
        if not woods.options.carried.heroes:
            table.then(StirForest(), EquipHeroes(), ReadyHeroes())
        if chapter == 2:
            table.then(DealOrbTokens())
        if chapter == 4:
            table.then(StealLoot())


class GiveUpCard(ChooseDiscard):
    """The card given up after a defeat goes back into the Loot deck, which is complete but for the Heroes' cards."""

    clauses = ("WDL-CAM6", "WDL-CAM25", "WDL-SET20")

    def take(self, woods: Woods, option: Discard, table: Table) -> None:
        part_with(woods, self.hero, option.card)
        woods.loot_pile[option.card] += 1
        table.tell(LootDiscarded(self.hero, option.card))


class StirForest(Do[Woods]):
    """No type of Monster is Enraged in a game that follows no other, unless it starts by the size of the group."""

    clauses = ("WDL-CAM14", "WDL-CAM19")

    def do(self, woods: Woods, table: Table) -> None:
        wanted = handicap(woods, "awake")
        missing = wanted - sum(kind < len(woods.monster_pile) for kind in woods.enraged)
        table.then(*[StirKind()] * missing)


class StirKind(Chance[Woods, Awaken]):
    """A type that is not Enraged yet is so in this game."""

    clauses = ("WDL-CAM19",)

    def odds(self, woods: Woods) -> Odds[Awaken]:
        return Odds.even(Awaken(kind) for kind in calm_kinds(woods, woods.enraged))

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, woods.active)

    def take(self, woods: Woods, option: Awaken, table: Table) -> None:
        woods.enraged = tuple(sorted((*woods.enraged, option.kind)))
        change_quest(woods, stirred=(*woods.quest.stirred, option.kind))
        table.tell(KindStirred(option.kind))


class EquipHeroes(Do[Woods]):
    """Some games that follow no other begin with Loot cards for every Hero."""

    clauses = ("WDL-CAM19",)

    def do(self, woods: Woods, table: Table) -> None:
        cards = handicap(woods, "cards")
        table.then(*(DrawLootFor((hero,)) for hero in turn_order(woods) for _ in range(cards)))


class ReadyHeroes(Do[Woods]):
    """Small groups may begin with orbs, and large ones with fewer hearts."""

    clauses = ("WDL-CAM19",)

    def do(self, woods: Woods, table: Table) -> None:
        orbs, wounds = handicap(woods, "orbs"), handicap(woods, "wounds")
        for hero in woods.party:
            woods.orbs[hero] += orbs
            woods.hearts[hero] -= wounds


@happens("won", 1, 2, 3, 4, 5)
class WinChapter(Do[Woods]):
    """What follows a won chapter: payment, rest, treasures, exchange, awakening; after the last one only the end."""

    clauses = ("WDL-CAM2", "WDL-CAM3", "WDL-CAM8", "WDL-CAM9", "WDL-CH2-17", "WDL-CH5-22")

    def do(self, woods: Woods, table: Table) -> None:
        chapter = woods.options.chapter
        change_quest(woods, is_won=True)
        woods.to_fight, woods.encounter, woods.combats = (), "none", []
        table.tell(ChapterWon(chapter))
        if chapter == 2:
            table.then(PayTheWell())
        if chapter < LAST:
            table.then(Rest(), FindTreasures(), ExchangeLoot(0), AwakenKind())
        table.then(CloseChapter())


@happens("boss_beaten", 3)
class NoteVictors(Do[Woods]):
    """Who took part on the tile when a Boss was beaten: they will share its treasures."""

    clauses = ("WDL-CAM8",)
    foe: FoeNo
    heroes: tuple[HeroId, ...]

    def do(self, woods: Woods, table: Table) -> None:
        change_quest(woods, victors=self.heroes)


class Rest(Do[Woods]):
    """Status tokens are discarded, all hearts regained, orbs set to 0; after chapter 2 one heart, and orbs are kept."""

    clauses = ("WDL-CAM2", "WDL-CAM23", "WDL-CH2-18", "WDL-CH3-3")

    def do(self, woods: Woods, table: Table) -> None:
        is_short = woods.options.chapter == 2
        hearts = 1 if is_short else box_of(woods).supplies.hearts
        for hero in woods.party:
            cure(woods, hero, table)
            (heal if stands(woods, hero) else stand_up)(woods, hero, hearts, table)
            woods.orbs[hero] = woods.orbs[hero] if is_short else 0
            woods.loot[hero] = tuple(sorted(woods.loot[hero] + woods.used_loot[hero]))
            woods.used_loot[hero] = ()


class FindTreasures(Do[Woods]):
    """For every Boss beaten: the treasures of its card and one of the Boss tile."""

    clauses = ("WDL-CAM8", "WDL-END4")

    def do(self, woods: Woods, table: Table) -> None:
        bosses, first = box_of(woods).bosses, len(woods.monster_pile)
        beaten = zip(bosses, woods.beaten[first:], strict=True)
        found = sum((boss.loot + BOSS_TILE_TREASURE) * times for boss, times in beaten)
        table.then(*[DrawTreasure()] * found)


class DrawTreasure(Chance[Woods, DrawLootCard]):
    """A Loot card of the deck."""

    clauses = ("WDL-CAM8", "WDL-SET17")

    def odds(self, woods: Woods) -> Odds[DrawLootCard]:
        return loot_odds(woods)

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, woods.active)

    def take(self, woods: Woods, draw: DrawLootCard, table: Table) -> None:
        take_from_pile(woods, draw.card, table)
        victors = woods.quest.victors or woods.party
        table.tell(LootDrawn(victors[0], draw.card))
        table.then(ShareTreasure(draw.card))


class ShareTreasure(Ask[Woods, GiveTo]):
    """Those who fought the Boss on its tile share the treasures; slots do not matter yet."""

    clauses = ("WDL-CAM8", "WDL-SET19")
    card: Card

    def seat(self, woods: Woods) -> Seat:
        return woods.first

    def options(self, woods: Woods) -> list[GiveTo]:
        return [GiveTo(hero) for hero in woods.quest.victors or woods.party]

    def take(self, woods: Woods, option: GiveTo, table: Table) -> None:
        woods.loot[option.hero] = tuple(sorted((*woods.loot[option.hero], self.card)))
        table.tell(LootKept(option.hero, self.card))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"card": self.card}


@applies("WDL-CAM8", "WDL-CH4-24")
def has_too_many(woods: Woods, hero: HeroId) -> bool:
    """More cards than slots, which counts after the exchange, but not before chapter 4."""
    return woods.options.chapter != 3 and len(woods.loot[hero]) > box_of(woods).supplies.loot_slots


class ExchangeLoot(Ask[Woods, HandOver | LayDown | GoOn]):
    """Cards are exchanged freely; at the end nobody holds more than the slots take. Each card moves twice at most."""

    clauses = ("WDL-CAM3", "WDL-CAM8", "WDL-SET19")
    handed: int

    def seat(self, woods: Woods) -> Seat:
        return woods.first

    def options(self, woods: Woods) -> Iterator[HandOver | LayDown | GoOn]:
        laden = [hero for hero in woods.party if has_too_many(woods, hero)]
        if not laden:
            yield GoOn()
        yield from (LayDown(hero, card) for hero in laden for card in kinds(woods.loot[hero]))
        if self.handed < 2 * sum(len(woods.loot[hero]) for hero in woods.party):
            yield from hand_overs(woods)

    def take(self, woods: Woods, option: HandOver | LayDown | GoOn, table: Table) -> None:
        match option:
            case HandOver():
                woods.loot[option.giver] = without(woods.loot[option.giver], option.card)
                woods.loot[option.hero] = tuple(sorted((*woods.loot[option.hero], option.card)))
                table.tell(LootHandedOver(option.giver, option.card, option.hero))
                table.then(ExchangeLoot(self.handed + 1))
            case LayDown():
                drop_card(woods, option.hero, option.card)
                table.tell(LootDiscarded(option.hero, option.card))
                table.then(ExchangeLoot(self.handed))


def hand_overs(woods: Woods) -> Iterator[HandOver]:
    for giver in woods.party:
        for card in kinds(woods.loot[giver]):
            yield from (HandOver(giver, card, hero) for hero in woods.party if hero != giver)


class AwakenKind(Chance[Woods, Awaken]):
    """The type of which most were beaten becomes Enraged; if it is already, a random one that is not."""

    clauses = ("WDL-CAM9", "WDL-CAM10", "WDL-CAM11", "WDL-CAM12", "WDL-CAM13")

    def odds(self, woods: Woods) -> Odds[Awaken]:
        return Odds.even(Awaken(kind) for kind in to_awaken(woods))

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, woods.active)

    def take(self, woods: Woods, option: Awaken, table: Table) -> None:
        woods.enraged = tuple(sorted({*woods.enraged, option.kind}))
        change_quest(woods, stirred=tuple(kind for kind in woods.quest.stirred if kind != option.kind))
        table.tell(KindAwoke(option.kind))


@applies("WDL-CAM9", "WDL-CAM10", "WDL-CAM12", "WDL-CAM13")
def to_awaken(woods: Woods) -> list[KindId]:
    """What went to the discard counts, so Spirits do not; of the types beaten most often those that are not Enraged."""
    beaten = woods.beaten[: len(woods.monster_pile)]
    calm = calm_kinds(woods, awake_for_good(woods))
    most = [kind for kind in calm if beaten[kind] == max(beaten)]
    return most if any(beaten) and most else calm


def calm_kinds(woods: Woods, enraged: Collection[KindId]) -> list[KindId]:
    return [KindId(kind) for kind in range(len(woods.monster_pile)) if kind not in enraged]


@applies("WDL-CAM9", "WDL-CAM19")
def awake_for_good(woods: Woods) -> tuple[KindId, ...]:
    """The types of Monster that stay Enraged in the chapters to come."""
    monsters = (kind for kind in woods.enraged if kind < len(woods.monster_pile))
    return tuple(kind for kind in monsters if kind not in woods.quest.stirred)


@applies("WDL-CAM1", "WDL-CAM4", "WDL-CAM5", "WDL-CAM6", "WDL-CAM7", "WDL-CAM14", "WDL-CAM25")
def sequel(woods: Woods, options: TableOptions) -> TableOptions | None:
    """After a won chapter the next one, after a lost one the same from the start; nothing follows anything else."""
    if not options.chapter or (woods.quest.is_won and options.chapter == LAST):
        return None
    if not woods.quest.is_won:
        again = replace(options.carried, attempt=options.carried.attempt + 1, stirred=woods.quest.stirred)
        return replace(options, carried=again)
    return replace(options, chapter=options.chapter + 1, carried=carried_on(woods))


@applies("WDL-CAM3", "WDL-CAM4", "WDL-CAM5", "WDL-CAM9", "WDL-CH2-18")
def carried_on(woods: Woods) -> Carried:
    """Cards, powers, hearts, orbs, Enraged types, and how many camps were cleared."""
    heroes = tuple(
        HeroKept(hero, woods.loot[hero], woods.powers[hero], woods.hearts[hero], woods.orbs[hero])
        for hero in woods.party
    )
    cleared = sum(camp.is_cleared for camp in woods.quest.camps)
    return Carried(heroes, awake_for_good(woods), cleared or woods.options.carried.camps)
