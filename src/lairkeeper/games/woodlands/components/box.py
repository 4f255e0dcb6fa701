"""What lies in the box: tiles, cards, Heroes, Monsters, Bosses, and tables derived from them.

Rules name a kind of component by its place in the box, an int.
"""

from collections import Counter
from collections.abc import Mapping
from functools import cache, cached_property
from itertools import combinations_with_replacement
from math import factorial
from pathlib import Path
from typing import NamedTuple, NewType

from lairkeeper import content
from lairkeeper.games.woodlands.board.cells import FULL_TURN, QUARTER, sides, turned
from lairkeeper.games.woodlands.board.forest import Lie, Shape, TileId
from lairkeeper.games.woodlands.components.checks import check_tables
from lairkeeper.games.woodlands.components.kinds import (
    FACES,
    BossKind,
    BramblesCard,
    Camp,
    Chamber,
    Chapter,
    Effects,
    Entrance,
    EventCard,
    HeroKind,
    InnCard,
    Layout,
    LootCard,
    MonsterKind,
    Power,
    QuestToken,
    Special,
    SpecialAction,
    Supplies,
    Tables,
    TileKind,
)
from lairkeeper.kernel.definition.clauses import applies

HeroId = NewType("HeroId", int)
Card = NewType("Card", int)
EventId = NewType("EventId", int)
KindId = NewType("KindId", int)  # the Bosses follow the Monsters
Hue = NewType("Hue", int)  # a place in `COLOURS`
EntranceId = NewType("EntranceId", int)
ChamberId = NewType("ChamberId", int)
InnCardId = NewType("InnCardId", int)
QuestId = NewType("QuestId", int)
CampId = NewType("CampId", int)

CONTENT = Path(__file__).parents[1] / "content"

Faces = tuple[int, ...]


class Rolls(NamedTuple):
    """What so many dice can show, sorted, and in how many ways each."""

    faces: tuple[Faces, ...]
    ways: tuple[int, ...]


class Box(content.Box, frozen=True):
    """All components of one game, and what rules look up about them."""

    tiles: tuple[TileKind, ...]
    loot: tuple[LootCard, ...]
    events: tuple[EventCard, ...]
    brambles: tuple[BramblesCard, ...]
    heroes: tuple[HeroKind, ...]
    monsters: tuple[MonsterKind, ...]
    bosses: tuple[BossKind, ...]
    entrances: tuple[Entrance, ...]
    chambers: tuple[Chamber, ...]
    inn: tuple[InnCard, ...]
    layouts: tuple[Layout, ...]
    quests: tuple[QuestToken, ...]
    camps: tuple[Camp, ...]
    chapters: tuple[Chapter, ...]
    supplies: Supplies

    @cached_property
    def placed(self) -> tuple[dict[int, tuple[int, ...]], ...]:
        """Per tile and rotation, the sides with a path of each of its places."""
        return tuple(
            {turn: tuple(turned(sides(ground.paths), turn) for ground in tile.places) for turn in _TURNS}
            for tile in self.tiles
        )

    @cached_property
    @applies("WDL-GRO18")
    def shapes(self) -> tuple[Shape, ...]:
        """Per tile, the rotations that can be told apart; the smallest angle stands for all alike."""
        return tuple(_shape(lies) for lies in self.placed)

    @cached_property
    def special_tile(self) -> Mapping[Special, TileId]:
        """The first tile of each special kind."""
        return {tile.special: TileId(place) for place, tile in reversed(list(enumerate(self.tiles)))}

    @cached_property
    def profiles(self) -> tuple[MonsterKind | BossKind, ...]:
        """The Monsters, then the Bosses: what a `KindId` counts."""
        return (*self.monsters, *self.bosses)

    @cached_property
    @applies("WDL-BOSS9")
    def gains(self) -> tuple[Effects, ...]:
        """Per kind of enemy, what beating it brings; Bosses bring nothing outside the campaign."""
        return (*(monster.gain for monster in self.monsters), *(() for _ in self.bosses))

    @cached_property
    def powers(self) -> tuple[tuple[Power, Power], ...]:
        return tuple((hero.power1, hero.power2) for hero in self.heroes)

    @cached_property
    def specials(self) -> tuple[tuple[SpecialAction, SpecialAction], ...]:
        return tuple((hero.special5, hero.special6) for hero in self.heroes)

    @cached_property
    def tile_named(self) -> Mapping[str, TileId]:
        return {tile.id: TileId(place) for place, tile in enumerate(self.tiles)}

    @cached_property
    def card_named(self) -> Mapping[str, Card]:
        return {card.id: Card(place) for place, card in enumerate(self.loot)}

    @cached_property
    def event_named(self) -> Mapping[str, EventId]:
        return {card.id: EventId(place) for place, card in enumerate(self.events)}

    @cached_property
    def hero_named(self) -> Mapping[str, HeroId]:
        return {hero.id: HeroId(place) for place, hero in enumerate(self.heroes)}

    @cached_property
    def kind_named(self) -> Mapping[str, KindId]:
        return {profile.id: KindId(place) for place, profile in enumerate(self.profiles)}

    @cached_property
    def layout_named(self) -> Mapping[str, Layout]:
        return {layout.id: layout for layout in self.layouts}

    @cached_property
    def quest_named(self) -> Mapping[str, QuestId]:
        return {token.id: QuestId(place) for place, token in enumerate(self.quests)}

    @cached_property
    def camp_named(self) -> Mapping[str, CampId]:
        return {camp.id: CampId(place) for place, camp in enumerate(self.camps)}

    @cached_property
    def brambles_named(self) -> Mapping[str, BramblesCard]:
        return {card.id: card for card in self.brambles}


_TURNS = tuple(range(0, FULL_TURN, QUARTER))


def _shape(lies: Mapping[int, tuple[int, ...]]) -> Shape:
    first: dict[tuple[int, ...], int] = {}
    for turn, places in lies.items():
        first.setdefault(places, turn)
    return tuple(Lie(turn, places[0] | places[-1], len(places) > 1) for places, turn in first.items())


@cache
@applies("WDL-SET18")
def rolls(dice: int) -> Rolls:
    """Fair six-sided dice that are not told apart."""
    faces = tuple(combinations_with_replacement(range(1, FACES + 1), dice))
    return Rolls(faces, tuple(_ways(shown) for shown in faces))


def _ways(shown: Faces) -> int:
    ways = factorial(len(shown))
    for times in Counter(shown).values():
        ways //= factorial(times)
    return ways


def _read(pack: Path | None) -> Box:
    tables = content.read_tables(Tables, CONTENT, pack)
    check_tables(tables)
    return Box(
        tiles=tables.tiles.tile,
        loot=tables.loot.loot,
        events=tables.events.event,
        brambles=tables.brambles.card,
        heroes=tables.heroes.hero,
        monsters=tables.monsters.monster,
        bosses=tables.bosses.boss,
        entrances=tables.dens.entrance,
        chambers=tables.dens.chamber,
        inn=tables.inn.card,
        layouts=tables.layouts.layout,
        quests=tables.quests.token,
        camps=tables.quests.camp,
        chapters=tables.chapters.chapter,
        supplies=tables.supplies,
    )


EARLIER = ("2dbcdf83329bfbbe",)
"""The standard box with fewer numbers for the size of the group."""

KEPT = {digest: CONTENT / "earlier" / digest for digest in ("fee6b70789636b9f", "9c3223a6b78371a4", "f3199ba0ee2486c4")}
"""The standard box before Normal with two Heroes had an Enraged Monster, before the chapters were calibrated, and
before three Heroes drew a Loot card each in Hard."""

BOXES = content.Boxes(_read, EARLIER, KEPT)
box, standard_box = BOXES.box, BOXES.standard


def load_box(pack: Path | None = None) -> Box:
    """The box with the tables of a pack in place of its own; `BadContent` if it is no playable box."""
    return BOXES.load(pack)
