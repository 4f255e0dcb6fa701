"""Chapter 1, mushrooms for the elder (WDL-CH1), and the quest tokens Heroes search for (WDL-CAM15 to WDL-CAM17)."""

from collections.abc import Iterator

from lairkeeper.games.woodlands.board.forest import NodeId
from lairkeeper.games.woodlands.components.box import Card, HeroId, QuestId
from lairkeeper.games.woodlands.records.events import LootDiscarded
from lairkeeper.games.woodlands.records.quest_events import PotionBrewed, TokenFound, TokenHidden, TokenTaken
from lairkeeper.games.woodlands.records.quest_options import (
    Brew,
    DrawQuest,
    LeaveToken,
    Search,
    TakeToken,
    TakeTokenInstead,
)
from lairkeeper.games.woodlands.rules.encounter import NextFight
from lairkeeper.games.woodlands.rules.ending import CheckEnd
from lairkeeper.games.woodlands.rules.goals import POTIONS
from lairkeeper.games.woodlands.rules.loot import cards_held, drop_card, loot_limit
from lairkeeper.games.woodlands.rules.moments import happens
from lairkeeper.games.woodlands.rules.monsters import PlaceMonsters
from lairkeeper.games.woodlands.rules.orbs import spend_orbs
from lairkeeper.games.woodlands.state import (
    Woods,
    box_of,
    change_quest,
    ground,
    has_enemy,
    here,
    kinds,
    players_from,
    seat_of,
    special_of,
    without,
)
from lairkeeper.kernel import Ask, Chance, Do, Odds, Seat, Step, Table, applies
from lairkeeper.kernel.errors import Fact

ORBS_TO_BREW = 2

Find = TakeToken | TakeTokenInstead


@happens("tile_placed", 1)
class HideToken(Do[Woods]):
    """A quest token is put face down on every tile with a Rune, as long as there are any."""

    clauses = ("WDL-CH1-4", "WDL-CH1-5")
    node: NodeId

    def do(self, woods: Woods, table: Table) -> None:
        quest = woods.quest
        if ground(woods, self.node).rune and len(quest.down) < sum(quest.unseen):
            change_quest(woods, down=(*quest.down, self.node))
            table.tell(TokenHidden(self.node, woods.forest.tile_of(self.node)))


@applies("WDL-CAM15", "WDL-CAM16", "WDL-CAM17", "WDL-CH1-6", "WDL-CH1-15")
def searches(woods: Woods) -> Iterator[Search | Find]:
    """Without enemies on the tile: turn up the token that lies there, or take one that was left."""
    node = here(woods)
    if woods.options.chapter != 1 or has_enemy(woods, node):
        return
    if node in woods.quest.down:
        yield Search()
    for place, token in dict.fromkeys(woods.quest.up):
        if place == node:
            yield from ways_to_take(woods, token)


@applies("WDL-CAM16")
def ways_to_take(woods: Woods, token: QuestId) -> Iterator[Find]:
    """One slot holds any number of quest tokens; without a free slot a card is discarded for the first of them."""
    hero = woods.active
    if has_room(woods, hero):
        yield TakeToken(token)
    else:
        yield from (TakeTokenInstead(token, card) for card in kinds(woods.loot[hero] + woods.used_loot[hero]))


def has_room(woods: Woods, hero: HeroId) -> bool:
    return bool(woods.quest.held[hero]) or cards_held(woods, hero) < loot_limit(woods, hero)


def search(woods: Woods, option: Search | Find) -> tuple[Step, ...]:
    return (TurnUpToken(),) if isinstance(option, Search) else (PickUpToken(option),)


class TurnUpToken(Chance[Woods, DrawQuest]):
    """Which token it is: any that nobody has seen yet."""

    clauses = ("WDL-CAM15", "WDL-CH1-4")

    def odds(self, woods: Woods) -> Odds[DrawQuest]:
        draws = [DrawQuest(QuestId(token)) for token in range(len(woods.quest.unseen))]
        return Odds.counted(draws, list(woods.quest.unseen))

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, woods.active)

    def take(self, woods: Woods, draw: DrawQuest, table: Table) -> None:
        quest, node = woods.quest, here(woods)
        unseen = tuple(left - (token == draw.quest) for token, left in enumerate(quest.unseen))
        down = tuple(other for other in quest.down if other != node)
        change_quest(woods, unseen=unseen, down=down, up=(*quest.up, (node, draw.quest)))
        table.tell(TokenFound(woods.active, draw.quest))
        table.then(DecideOnToken(draw.quest))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": woods.active}


class DecideOnToken(Ask[Woods, Find | LeaveToken]):
    """The Hero takes the token, or leaves it face up on the tile."""

    clauses = ("WDL-CAM15", "WDL-CAM16", "WDL-CAM17")
    token: QuestId

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, woods.active)

    def options(self, woods: Woods) -> Iterator[Find | LeaveToken]:
        yield from ways_to_take(woods, self.token)
        yield LeaveToken()

    def take(self, woods: Woods, option: Find | LeaveToken, table: Table) -> None:
        if not isinstance(option, LeaveToken):
            table.then(PickUpToken(option))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": woods.active, "quest": self.token}


class PickUpToken(Do[Woods]):
    """A card is discarded if that is the price, and the token is the Hero's."""

    clauses = ("WDL-CAM15", "WDL-CAM16", "WDL-CAM17")
    find: Find

    def do(self, woods: Woods, table: Table) -> None:
        hero, token = woods.active, self.find.quest
        if isinstance(self.find, TakeTokenInstead):
            drop_card(woods, hero, self.find.card)
            table.tell(LootDiscarded(hero, self.find.card))
        left = list(woods.quest.up)
        left.remove((here(woods), token))
        change_quest(woods, up=tuple(left))
        hold(woods, hero, (*woods.quest.held[hero], token))
        table.tell(TokenTaken(hero, token))


def hold(woods: Woods, hero: HeroId, tokens: tuple[QuestId, ...]) -> None:
    """A Hero holds these quest tokens now."""
    held = list(woods.quest.held)
    held[hero] = tuple(sorted(tokens))
    change_quest(woods, held=tuple(held))


@applies("WDL-CH1-7", "WDL-CH1-10", "WDL-CH1-15")
def brews(woods: Woods) -> Iterator[Brew]:
    """On the Campfire tile without Monsters, with a mushroom of every colour, a vial and two orbs."""
    hero, node = woods.active, here(woods)
    if woods.options.chapter == 1 and special_of(woods, node) == "campfire" and not has_enemy(woods, node):
        is_complete = set(woods.quest.held[hero]) >= set(ingredients(woods))
        if is_complete and woods.orbs[hero] >= ORBS_TO_BREW and woods.quest.potions < POTIONS:
            yield Brew()


def ingredients(woods: Woods) -> list[QuestId]:
    """One of every kind of quest token: the mushrooms of different colours, and a vial."""
    return [QuestId(token) for token in range(len(box_of(woods).quests))]


def brew(woods: Woods, option: Brew) -> tuple[Step, ...]:
    return (BrewPotion(),)


class BrewPotion(Do[Woods]):
    """The ingredients leave the game, and the Hero moves no more. The second potion draws Monsters to the fire."""

    clauses = ("WDL-CH1-7", "WDL-CH1-8", "WDL-CH1-9", "WDL-CH1-13", "WDL-CH1-16", "WDL-TILE13")

    def do(self, woods: Woods, table: Table) -> None:
        hero = woods.active
        left = woods.quest.held[hero]
        for token in ingredients(woods):
            left = without(left, token)
        hold(woods, hero, left)
        spend_orbs(woods, hero, ORBS_TO_BREW, table)
        change_quest(woods, potions=woods.quest.potions + 1)
        woods.immobile = (*woods.immobile, hero)
        table.tell(PotionBrewed(hero, woods.quest.potions))
        if woods.quest.potions == POTIONS:
            woods.encounter = "pending"
            table.then(PlaceMonsters(here(woods), 1 + len(woods.party)), NextFight(), CheckEnd())


@applies("WDL-CH1-2", "WDL-CH1-3", "WDL-CH1-4")
def lay_mushrooms(woods: Woods) -> None:
    """Eight quest tokens in a face-down supply; the Antidotes stay in the box."""
    content = box_of(woods)
    antidotes = [Card(card) for card, kind in enumerate(content.loot) if kind.effect.do == "cure"]
    for card in antidotes:
        woods.loot_pile[card] = 0
    unseen = tuple(token.count for token in content.quests)
    change_quest(woods, unseen=unseen, held=((),) * len(content.heroes))
