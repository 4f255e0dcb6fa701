"""The records of the content files: tiles, cards, Heroes, Monsters, Bosses, layouts, supplies, as printed.

What a component does is a list of `ComponentEffect`: a verb, how much of it, and whom it concerns. The steps registered
for the verbs carry them out (`rules/effects.py`), so a new card is a line in a content file.
"""

from typing import Annotated, Literal

from msgspec import Meta

from lairkeeper.content import Id, Kind, Row
from lairkeeper.kernel.data.record import Record

Colour = Literal["green", "purple", "blue", "orange"]
COLOURS: tuple[Colour, ...] = ("green", "purple", "blue", "orange")

Special = Literal["none", "start", "boss", "inn", "campfire", "vortex", "well", "merchant", "den"]
LootKind = Literal["permanent", "flip", "discard"]
Verb = Literal[
    "gain_orbs",
    "lose_orbs",
    "heal",
    "lose_hearts",
    "poison",
    "entangle",
    "cure",
    "immobilise",
    "draw_loot",
    "discard_loot",
    "flip_loot",
    "draw_event",
    "return",
    "rune_monsters",
    "threat",
    "wander",
    "ambush",
    "brambles",
    "defence",
    "immune",
    "fewer_dice",
    "rise",
    "leaf_shield",
    "summon",
    "orb_drain",
    "combat_die",
    "armour",
    "sure_footed",
    "ward",
    "power_die",
    "reroll",
    "raise",
    "hit",
    "escape",
    "turn_die",
    "step",
    "revive",
    "scout",
    "fight",
    "back",
    "ale",
    "arrange",
]
Concerned = Literal["you", "here", "all", "chosen", "joined"]
Condition = Literal["always", "boss_up", "no_boss_up"]
SpecialAction = Literal["agility", "transport", "aura", "remedy", "precision", "stance", "frost", "brew"]
Power = Literal[
    "extra_tile",
    "distant_support",
    "reroll_one",
    "reroll_many",
    "deep_focus",
    "swift_rite",
    "iron_stomach",
    "lasting_brew",
]
Rage = Literal[
    "none",
    "comes_back",
    "poisons",
    "no_rerolls",
    "leaf_shield",
    "first_strike",
    "tough",
    "dear_rerolls",
    "early_threat",
]
DenRule = Literal["no_rerolls", "one_die", "thick_bones", "warmth"]
QuestKind = Literal["mushroom", "vial"]

Paths = Annotated[str, Meta(pattern=r"^N?E?S?W?\Z")]
Count = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Few = Annotated[int, Meta(ge=1, le=9)]
Shift = Annotated[int, Meta(ge=-99, le=99)]
Coordinate = Annotated[int, Meta(ge=-20, le=20)]
Degrees = Literal[0, 90, 180, 270]

FACES = 6


CampEffect = Literal["gather", "burn", "guard", "snare"]


class ComponentEffect(Record):
    """An effect of a component: a verb, an amount, its targets, and when it applies."""

    do: Verb
    amount: int = 1
    who: Concerned = "you"
    when: Condition = "always"
    colours: tuple[Colour, ...] = ()


Effects = tuple[ComponentEffect, ...]


class Ground(Row):
    """The printed contents of one place of a tile."""

    paths: Paths
    monsters: Count = 0
    treasure: Count = 0
    event: Count = 0
    brambles: bool = False
    rune: Colour | None = None


class TileKind(Kind):
    """A Forest tile: one place where all paths meet, or two dead ends."""

    places: tuple[Ground, ...]
    special: Special = "none"


class LootCard(Kind):
    kind: LootKind
    effect: ComponentEffect
    count: Count


class EventCard(Kind):
    effects: Effects


class BramblesCard(Kind):
    """`results` has an entry for each face of the die."""

    results: tuple[Effects, ...]


class HeroKind(Kind):
    """A Hero: the Power die, two special actions, two powers."""

    colour: Colour
    special5: SpecialAction
    special6: SpecialAction
    power1: Power
    power2: Power
    capacity6: Few = 1


class EnemyProfile(Kind):
    """The fields that Monsters and Bosses share."""

    defence: Positive
    hearts: Positive
    damage: Count
    loss: Effects
    weak: tuple[Colour, ...] = ()
    resists: tuple[Colour, ...] = ()
    immune: tuple[Colour, ...] = ()
    enraged: Rage = "none"


class MonsterKind(EnemyProfile, kw_only=True):
    gain: Effects
    count: Count


class BossKind(EnemyProfile, kw_only=True):
    """`skills` has an entry for each face of the die; `track` is the number of threat spaces."""

    track: Positive
    skills: tuple[Effects, ...]
    loot: Count = 0


class Entrance(Kind):
    """A Den card A; `kinds` are the Monsters that its rule speaks of."""

    rule: DenRule
    events: tuple[Effects, ...]
    kinds: tuple[Id, ...] = ()


class Chamber(Kind):
    """A Den card B."""

    events: tuple[Effects, ...]
    bonus: Effects
    penalty: Effects


class InnCard(Kind):
    effects: Effects = ()
    gamble: tuple[Effects, ...] = ()


class LaidTile(Row):
    tile: Id
    x: Coordinate
    y: Coordinate
    rotation: Degrees = 0
    camp: bool = False
    bare: bool = False


class Layout(Kind):
    """The forest a chapter starts with."""

    start: Id
    tiles: tuple[LaidTile, ...]


class QuestToken(Kind):
    kind: QuestKind
    count: Count


class Camp(Kind):
    """What a camp does when it is turned up, and how many Monsters come out of it."""

    monsters: Count
    effect: CampEffect


Handicap = Literal["awake", "cards", "orbs", "wounds", "monster_defence", "boss_hearts"]


class ByCard(Row):
    """A number for two, three and four Heroes: as printed, for each Brambles card, or where all types are Enraged."""

    printed: tuple[Count, Count, Count] = (0, 0, 0)
    easy: tuple[Count, Count, Count] = (0, 0, 0)
    classic: tuple[Count, Count, Count] = (0, 0, 0)
    hard: tuple[Count, Count, Count] = (0, 0, 0)
    enraged: tuple[Count, Count, Count] = (0, 0, 0)


class ShiftByCard(Row):
    """How much higher a number is, or lower where it is below 0, as in `ByCard`."""

    printed: tuple[Shift, Shift, Shift] = (0, 0, 0)
    easy: tuple[Shift, Shift, Shift] = (0, 0, 0)
    classic: tuple[Shift, Shift, Shift] = (0, 0, 0)
    hard: tuple[Shift, Shift, Shift] = (0, 0, 0)
    enraged: tuple[Shift, Shift, Shift] = (0, 0, 0)


class Chapter(Kind):
    """What the standard game, or a chapter that is played on its own, starts with."""

    awake: ByCard = ByCard()
    cards: ByCard = ByCard()
    orbs: ByCard = ByCard()
    wounds: ByCard = ByCard()
    monster_defence: ShiftByCard = ShiftByCard()
    boss_hearts: ByCard = ByCard()


class Supplies(Row):
    """Single numbers, and the Orb tokens by value; `designed` names those that no rulebook prints."""

    hearts: Positive
    orbs: Positive
    hero_dice: Few
    loot_slots: Few
    first_power: Count
    second_power: Count
    goods: Count
    price: Count
    sale: Count
    vortex: Count
    inn_price: Count
    inn_visits: Count
    boss_tiles: Positive
    orb_tokens: tuple[Positive, ...]
    designed: tuple[str, ...] = ()


class TileTotals(Row):
    tiles: Count
    monsters: Count
    treasure: Count
    event: Count
    brambles: Count
    runes: Count


class CardTotals(Row):
    cards: Count


class TokenTotals(Row):
    tokens: Count


class TileTable(Row):
    tile: tuple[TileKind, ...]
    totals: TileTotals


class LootTable(Row):
    loot: tuple[LootCard, ...]
    totals: CardTotals


class EventTable(Row):
    event: tuple[EventCard, ...]
    totals: CardTotals


class BramblesTable(Row):
    card: tuple[BramblesCard, ...]


class HeroTable(Row):
    hero: tuple[HeroKind, ...]


class MonsterTable(Row):
    monster: tuple[MonsterKind, ...]
    totals: TokenTotals


class BossTable(Row):
    boss: tuple[BossKind, ...]


class DenTable(Row):
    entrance: tuple[Entrance, ...]
    chamber: tuple[Chamber, ...]


class InnTable(Row):
    card: tuple[InnCard, ...]


class LayoutTable(Row):
    layout: tuple[Layout, ...]


class QuestTable(Row):
    token: tuple[QuestToken, ...]
    camp: tuple[Camp, ...]


class ChapterTable(Row):
    chapter: tuple[Chapter, ...]


class Tables(Row):
    """The content files, one field each."""

    tiles: TileTable
    loot: LootTable
    events: EventTable
    brambles: BramblesTable
    heroes: HeroTable
    monsters: MonsterTable
    bosses: BossTable
    dens: DenTable
    inn: InnTable
    layouts: LayoutTable
    quests: QuestTable
    chapters: ChapterTable
    supplies: Supplies
