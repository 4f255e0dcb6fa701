"""Chapter 4, footsteps in the night (WDL-CH4): camps, what they hold ready, and packs of stolen cards."""

from collections.abc import Iterator

from msgspec.structs import replace

from lairkeeper.games.woodlands.board.forest import NodeId
from lairkeeper.games.woodlands.components.box import CampId, Card
from lairkeeper.games.woodlands.components.kinds import CampEffect
from lairkeeper.games.woodlands.quest import Campsite
from lairkeeper.games.woodlands.records.events import LootDrawn
from lairkeeper.games.woodlands.records.options import DrawLootCard, PlayOn
from lairkeeper.games.woodlands.records.quest_events import (
    CampRevealed,
    CardSpoiled,
    GuardPosted,
    MonsterMoved,
    PackTaken,
)
from lairkeeper.games.woodlands.records.quest_options import DrawCamp, EndChapter, PostGuard, TakePack
from lairkeeper.games.woodlands.rules.down import hurt
from lairkeeper.games.woodlands.rules.encounter import NextFight
from lairkeeper.games.woodlands.rules.ending import CheckEnd
from lairkeeper.games.woodlands.rules.goals import goals
from lairkeeper.games.woodlands.rules.loot import ShareCard, loot_odds, take_from_pile
from lairkeeper.games.woodlands.rules.moments import happens, steps_at
from lairkeeper.games.woodlands.rules.monsters import PlaceMonsters, turn_up, turn_up_all
from lairkeeper.games.woodlands.rules.status import take_status
from lairkeeper.games.woodlands.state import (
    Woods,
    box_of,
    change_foe,
    change_quest,
    here,
    is_over,
    monsters_on,
    others_on,
    players_from,
    seat_of,
)
from lairkeeper.kernel import Ask, Chance, Do, Odds, Seat, Step, Table, applies
from lairkeeper.kernel.errors import Fact

HORN_REACH = 3
TRAP_HEARTS = 2
LEAST_STOLEN = 4
CARDS_ALONE = 2
NO_CAMP = CampId(-1)
NO_PACK = -1


@applies("WDL-CH4-3", "WDL-CH4-4")
def lay_camps(woods: Woods) -> None:
    """A camp token face down on each of the four camp tiles."""
    content = box_of(woods)
    tiles = [content.tile_named[laid.tile] for laid in content.layout_named["chapter4"].tiles if laid.camp]
    change_quest(woods, camps=tuple(Campsite(woods.forest.node_of[tile]) for tile in tiles))


class StealLoot(Do[Woods]):
    """All cards of the Heroes were stolen, at least four; alone it is two cards and one for each Hero, all unknown."""

    clauses = ("WDL-CH4-5", "WDL-CH4-6", "WDL-CH4-24")

    def do(self, woods: Woods, table: Table) -> None:
        if not woods.options.carried.heroes:
            cards = CARDS_ALONE + len(woods.party)
            change_quest(woods, reserved=cards)
            table.then(PackLoot(cards))
            return
        stash = [
            sum(woods.loot[hero].count(Card(card)) for hero in woods.party) for card in range(len(woods.loot_pile))
        ]
        for hero in woods.party:
            woods.loot[hero] = ()
        change_quest(woods, stash=tuple(stash))
        more = max(0, LEAST_STOLEN - sum(stash))
        table.then(*[AddToStolen()] * more, PackLoot(sum(stash) + more))


class AddToStolen(Chance[Woods, DrawLootCard]):
    """A card of the deck is stolen as well."""

    clauses = ("WDL-CH4-5",)

    def odds(self, woods: Woods) -> Odds[DrawLootCard]:
        return loot_odds(woods)

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, woods.active)

    def take(self, woods: Woods, draw: DrawLootCard, table: Table) -> None:
        take_from_pile(woods, draw.card, table)
        stash = list(woods.quest.stash)
        stash[draw.card] += 1
        change_quest(woods, stash=tuple(stash))


class PackLoot(Do[Woods]):
    """The cards are dealt into four packs as evenly as possible."""

    clauses = ("WDL-CH4-5", "WDL-CH4-6")
    cards: int

    def do(self, woods: Woods, table: Table) -> None:
        share, rest = divmod(self.cards, len(woods.quest.camps))
        change_quest(woods, packs=tuple(share + (pack < rest) for pack in range(len(woods.quest.camps))))


def site_here(woods: Woods) -> Campsite | None:
    return next((camp for camp in woods.quest.camps if camp.node == here(woods)), None)


def change_site(woods: Woods, site: Campsite, changed: Campsite) -> None:
    change_quest(woods, camps=tuple(changed if camp == site else camp for camp in woods.quest.camps))


@happens("settled", 4)
class VisitCamp(Do[Woods]):
    """A camp without Monsters is turned up; if it is face up already, its pack is won. Nobody can decline."""

    clauses = ("WDL-CH4-9", "WDL-CH4-14", "WDL-CH4-19", "WDL-CH4-25")

    def do(self, woods: Woods, table: Table) -> None:
        site = site_here(woods)
        if site is None or site.is_cleared or is_over(woods) or monsters_on(woods, site.node):
            return
        table.then(*([TurnUpCamp(), VisitCamp()] if site.camp == NO_CAMP else [ClearCamp()]))


class TurnUpCamp(Chance[Woods, DrawCamp]):
    """Which camp it is; its effect comes first, then its Monsters, and all are fought."""

    clauses = ("WDL-CH4-4", "WDL-CH4-9")

    def odds(self, woods: Woods) -> Odds[DrawCamp]:
        seen = [camp.camp for camp in woods.quest.camps]
        camps = (CampId(camp) for camp in range(len(box_of(woods).camps)))
        return Odds.even(DrawCamp(camp) for camp in camps if camp not in seen)

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, woods.active)

    def take(self, woods: Woods, draw: DrawCamp, table: Table) -> None:
        site = next(camp for camp in woods.quest.camps if camp.node == here(woods))
        change_site(woods, site, replace(site, camp=draw.camp))
        table.tell(CampRevealed(woods.forest.tile_of(site.node), draw.camp))
        woods.encounter = "pending"
        camp = box_of(woods).camps[draw.camp]
        table.then(EFFECTS[camp.effect](), CheckEnd(), SendOut(site.node, camp.monsters), NextFight())

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"tile": woods.forest.tile_of(here(woods))}


class SendOut(Do[Woods]):
    """The Monsters of the camp come face up; if no Hero stands there any more, they wait."""

    clauses = ("WDL-CH4-9", "WDL-CH4-19")
    node: NodeId
    monsters: int

    def do(self, woods: Woods, table: Table) -> None:
        table.then(PlaceMonsters(self.node, self.monsters), ShowThem(self.node))


class ShowThem(Do[Woods]):
    """All Monsters of the camp are turned up."""

    clauses = ("WDL-CH4-9",)
    node: NodeId

    def do(self, woods: Woods, table: Table) -> None:
        turn_up_all(woods, self.node, table)


class BlowHorn(Do[Woods]):
    """All enemies within three tiles along paths come to the camp at once and are fought there."""

    clauses = ("WDL-CH4-10", "WDL-CH4-21")

    def do(self, woods: Woods, table: Table) -> None:
        node = here(woods)
        for foe in list(woods.foes):
            if woods.forest.distance(foe.node, 1 << node) <= HORN_REACH:
                moved = replace(foe, node=node)
                change_foe(woods, foe, moved)
                table.tell(MonsterMoved(foe.number, node, woods.forest.tile_of(node)))
                turn_up(woods, moved, table)
                woods.to_fight = (*woods.to_fight, foe.number)


class RakeAshes(Ask[Woods, TakePack]):
    """A pack with more than one card, if there is one, loses cards at random until one is left; it lies here now."""

    clauses = ("WDL-CH4-11", "WDL-CH4-26")

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, woods.active)

    def options(self, woods: Woods) -> list[TakePack]:
        packs = woods.quest.packs
        return [TakePack(size) for size in dict.fromkeys([size for size in packs if size > 1] or packs)]

    def take(self, woods: Woods, option: TakePack, table: Table) -> None:
        site = next(camp for camp in woods.quest.camps if camp.node == here(woods))
        remove_pack(woods, option.cards)
        change_site(woods, site, replace(site, pack=min(1, option.cards)))
        table.then(*[SpoilCard()] * (option.cards - 1))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": woods.active}


def remove_pack(woods: Woods, size: int) -> None:
    packs = list(woods.quest.packs)
    packs.remove(size)
    change_quest(woods, packs=tuple(packs))


def pack_odds(woods: Woods) -> Odds[DrawLootCard]:
    """A card out of the packs: nobody knows which pack holds which."""
    held = woods.quest.stash if any(woods.quest.stash) else tuple(woods.loot_pile)
    return Odds.counted([DrawLootCard(Card(card)) for card in range(len(held))], list(held))


def out_of_pack(woods: Woods, card: Card) -> None:
    """The card is no longer in a pack."""
    stash = list(woods.quest.stash)
    if any(stash):
        stash[card] -= 1
        change_quest(woods, stash=tuple(stash))
    else:
        woods.loot_pile[card] -= 1
        change_quest(woods, reserved=woods.quest.reserved - 1)


class SpoilCard(Chance[Woods, DrawLootCard]):
    """A card is discarded."""

    clauses = ("WDL-CH4-11",)

    def odds(self, woods: Woods) -> Odds[DrawLootCard]:
        return pack_odds(woods)

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, woods.active)

    def take(self, woods: Woods, draw: DrawLootCard, table: Table) -> None:
        out_of_pack(woods, draw.card)
        woods.loot_discard[draw.card] += 1
        table.tell(CardSpoiled(draw.card))


class PostSentinel(Ask[Woods, PostGuard]):
    """A +1 Shield token on a tile with a camp not yet turned up, or else here: all enemies there have +1 defence."""

    clauses = ("WDL-CH4-12",)

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, woods.active)

    def options(self, woods: Woods) -> list[PostGuard]:
        nodes = [camp.node for camp in woods.quest.camps if camp.camp == NO_CAMP] or [here(woods)]
        return [PostGuard(node, woods.forest.tile_of(node)) for node in nodes]

    def take(self, woods: Woods, option: PostGuard, table: Table) -> None:
        change_quest(woods, guard=option.node)
        table.tell(GuardPosted(option.node, option.tile))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": woods.active}


class SpringTrap(Do[Woods]):
    """The active Hero loses two hearts, which is no attack, and takes a Brambles token."""

    clauses = ("WDL-CH4-13", "WDL-CH4-21", "WDL-CAM21")

    def do(self, woods: Woods, table: Table) -> None:
        hurt(woods, woods.active, TRAP_HEARTS, "effect", table)
        if not is_over(woods):
            take_status(woods, woods.active, "brambles", table)


EFFECTS: dict[CampEffect, type[Step]] = {
    "gather": BlowHorn,
    "burn": RakeAshes,
    "guard": PostSentinel,
    "snare": SpringTrap,
}


class ClearCamp(Ask[Woods, TakePack]):
    """All Monsters of the camp are gone: the active player takes the pack that lies here, or any other."""

    clauses = ("WDL-CH4-14", "WDL-CH4-19", "WDL-CH4-23", "WDL-CH4-25", "WDL-CH4-26")

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, woods.active)

    def options(self, woods: Woods) -> list[TakePack]:
        site = site_here(woods)
        if site is None or site.pack != NO_PACK:
            return [TakePack(site.pack if site is not None else 0)]
        return [TakePack(size) for size in dict.fromkeys(woods.quest.packs)] or [TakePack(0)]

    def take(self, woods: Woods, option: TakePack, table: Table) -> None:
        site = next(camp for camp in woods.quest.camps if camp.node == here(woods))
        if site.pack == NO_PACK and option.cards in woods.quest.packs:
            remove_pack(woods, option.cards)
        change_site(woods, site, replace(site, pack=NO_PACK, is_cleared=True))
        table.tell(PackTaken(woods.active, option.cards))
        table.then(*[TakeCard()] * option.cards, AskToEnd())

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": woods.active}


class TakeCard(Chance[Woods, DrawLootCard]):
    """A card of the pack: kept, given to a Hero on the tile, or discarded."""

    clauses = ("WDL-CH4-14", "WDL-CH4-18")

    def odds(self, woods: Woods) -> Odds[DrawLootCard]:
        return pack_odds(woods)

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, woods.active)

    def take(self, woods: Woods, draw: DrawLootCard, table: Table) -> None:
        out_of_pack(woods, draw.card)
        table.tell(LootDrawn(woods.active, draw.card))
        table.then(ShareCard((woods.active, *others_on(woods, here(woods))), draw.card))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": woods.active}


@applies("WDL-CH4-16", "WDL-CH4-20")
def may_end(woods: Woods) -> bool:
    """Whether enough camps are cleared at present."""
    return all(goal.have >= goal.need for goal in goals(woods))


class AskToEnd(Ask[Woods, EndChapter | PlayOn]):
    """With enough camps cleared the group ends the chapter, or tries the last one."""

    clauses = ("WDL-CH4-16", "WDL-CH4-17", "WDL-CH4-20", "WDL-CH4-23", "WDL-SET19")

    def seat(self, woods: Woods) -> Seat:
        return woods.first

    def options(self, woods: Woods) -> Iterator[EndChapter | PlayOn]:
        if may_end(woods):
            yield EndChapter()
            if not all(camp.is_cleared for camp in woods.quest.camps):
                yield PlayOn()

    def take(self, woods: Woods, option: EndChapter | PlayOn, table: Table) -> None:
        if isinstance(option, EndChapter):
            table.then(*steps_at(woods, "won"))


@applies("WDL-CH4-20")
def endings(woods: Woods) -> Iterator[EndChapter]:
    """At any later moment the active player may ask the group to end the chapter."""
    if woods.options.chapter == 4 and may_end(woods):
        yield EndChapter()


@applies("WDL-CH4-20", "WDL-SET19")
def end_chapter(woods: Woods, option: EndChapter) -> tuple[Step, ...]:
    """The first player's seat decides for the group, at once where it is its own turn."""
    is_first = seat_of(woods, woods.active) == woods.first
    return steps_at(woods, "won") if is_first else (AskToEnd(),)
