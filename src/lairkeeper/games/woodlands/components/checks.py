"""What any box must satisfy to be played with; a pack that does not is refused with file, key and reason."""

from collections.abc import Collection, Iterable, Sequence

from lairkeeper.content import check_count, check_enough, check_unique, refusal
from lairkeeper.games.woodlands.components.kinds import (
    FACES,
    BossTable,
    BramblesTable,
    ByCard,
    ChapterTable,
    DenTable,
    Effects,
    EventTable,
    HeroTable,
    InnTable,
    LayoutTable,
    LootTable,
    MonsterTable,
    QuestTable,
    ShiftByCard,
    Supplies,
    Tables,
    TileKind,
    TileTable,
    Verb,
)

MAX_PLAYERS = 4
MAX_TILES = 30
MAX_AMOUNT = 99
CHAPTERS, CHAPTER_OF_THIEVES = 5, 4
MAX_CARDS = 3
MOST_RAISED = 3
DIFFICULTIES = ("easy", "classic", "hard")

_UNIQUE_TILES = ("start", "boss", "inn", "campfire", "vortex", "well", "merchant")

_COMMON: tuple[Verb, ...] = (
    "gain_orbs",
    "lose_orbs",
    "heal",
    "lose_hearts",
    "poison",
    "entangle",
    "cure",
    "draw_loot",
    "discard_loot",
    "flip_loot",
)
_EVENT: tuple[Verb, ...] = (*_COMMON, "immobilise", "rune_monsters", "threat", "wander", "ambush")
_BRAMBLES: tuple[Verb, ...] = (*_COMMON, "immobilise")
_BOX: tuple[Verb, ...] = (*_COMMON, "draw_event")
_SKILL: tuple[Verb, ...] = (
    *_COMMON,
    "immobilise",
    "defence",
    "immune",
    "fewer_dice",
    "rise",
    "leaf_shield",
    "summon",
    "brambles",
    "orb_drain",
)
_PERMANENT: tuple[Verb, ...] = ("combat_die", "armour", "sure_footed", "ward")
_USED: tuple[Verb, ...] = (
    "power_die",
    "reroll",
    "raise",
    "hit",
    "escape",
    "turn_die",
    "step",
    "revive",
    "scout",
    "cure",
    "gain_orbs",
    "heal",
    "draw_loot",
)
_ENTRANCE: tuple[Verb, ...] = (*_COMMON, "fight", "brambles")
_INN: tuple[Verb, ...] = (*_COMMON, "ale", "arrange")


def check_tables(tables: Tables) -> None:
    _check_tiles(tables.tiles)
    _check_loot(tables.loot)
    _check_events(tables.events)
    _check_brambles(tables.brambles)
    _check_heroes(tables.heroes)
    _check_monsters(tables.monsters, tables.tiles)
    _check_bosses(tables.bosses)
    _check_dens(tables.dens, [monster.id for monster in tables.monsters.monster])
    _check_inn(tables.inn)
    _check_layouts(tables.layouts, [tile.id for tile in tables.tiles.tile])
    _check_quests(tables.quests)
    _check_chapters(tables.chapters, len(tables.monsters.monster), tables.supplies)
    _check_supplies(tables.supplies, tables.tiles)


def _check_tiles(table: TileTable) -> None:
    file, totals = "tiles.toml", table.totals
    check_unique(file, "tile", (tile.id for tile in table.tile))
    for tile in table.tile:
        _check_places(tile)
    for special in _UNIQUE_TILES:
        found = sum(tile.special == special for tile in table.tile)
        check_count(file, f"tile[{special}]", expected=1, found=found)
    grounds = [ground for tile in table.tile for ground in tile.places]
    check_count(file, "totals.tiles", expected=totals.tiles, found=len(table.tile))
    check_count(file, "totals.monsters", expected=totals.monsters, found=sum(g.monsters for g in grounds))
    check_count(file, "totals.treasure", expected=totals.treasure, found=sum(g.treasure for g in grounds))
    check_count(file, "totals.event", expected=totals.event, found=sum(g.event for g in grounds))
    check_count(file, "totals.brambles", expected=totals.brambles, found=sum(g.brambles for g in grounds))
    check_count(file, "totals.runes", expected=totals.runes, found=sum(g.rune is not None for g in grounds))
    if len(table.tile) > MAX_TILES:
        raise refusal(file, "totals.tiles", "bad-value", expected=f"..{MAX_TILES}", found=len(table.tile))


def _check_places(tile: TileKind) -> None:
    """A path everywhere; two places only as two dead ends on different sides of an ordinary tile."""
    file, key = "tiles.toml", f"tile[{tile.id}].places"
    if len(tile.places) not in (1, 2) or not all(ground.paths for ground in tile.places):
        raise refusal(file, key, "bad-value", expected="1..2", found=len(tile.places))
    if len(tile.places) == 2:
        first, second = (ground.paths for ground in tile.places)
        if len(first) != 1 or len(second) != 1 or first == second or tile.special != "none":
            raise refusal(file, key, "bad-value", expected="N|E|S|W", found=f"{first} {second}")
    if any(ground.event > 1 for ground in tile.places):
        raise refusal(file, f"{key}.event", "bad-value", expected="0..1", found=2)
    if tile.special == "start" and tile.places[0].paths != "NESW":
        raise refusal(file, f"{key}.paths", "bad-value", expected="NESW", found=tile.places[0].paths)


def _check_loot(table: LootTable) -> None:
    file = "loot.toml"
    check_unique(file, "loot", (card.id for card in table.loot))
    for card in table.loot:
        _check_effects(
            file, f"loot[{card.id}].effect", (card.effect,), _PERMANENT if card.kind == "permanent" else _USED
        )
        _check_targets(file, f"loot[{card.id}].effect", (card.effect,), ("you", "here", "all", "chosen"))
    check_count(file, "totals.cards", expected=table.totals.cards, found=sum(card.count for card in table.loot))


def _check_events(table: EventTable) -> None:
    file = "events.toml"
    check_unique(file, "event", (card.id for card in table.event))
    for card in table.event:
        _check_effects(file, f"event[{card.id}].effects", card.effects, _EVENT)
        _check_targets(file, f"event[{card.id}].effects", card.effects)
    check_count(file, "totals.cards", expected=table.totals.cards, found=len(table.event))


def _check_brambles(table: BramblesTable) -> None:
    file = "brambles.toml"
    check_unique(file, "card", (card.id for card in table.card))
    for difficulty in DIFFICULTIES:
        check_count(file, f"card[{difficulty}]", expected=1, found=sum(card.id == difficulty for card in table.card))
    for card in table.card:
        _check_faces(file, f"card[{card.id}].results", card.results, _BRAMBLES)


def _check_heroes(table: HeroTable) -> None:
    check_unique("heroes.toml", "hero", (hero.id for hero in table.hero))
    check_enough("heroes.toml", "hero", expected=MAX_PLAYERS, found=len(table.hero))


def _check_monsters(table: MonsterTable, tiles: TileTable) -> None:
    """There is a token for every icon, so that a tile never lacks its Monsters at the start."""
    file = "monsters.toml"
    check_unique(file, "monster", (monster.id for monster in table.monster))
    for monster in table.monster:
        _check_effects(file, f"monster[{monster.id}].gain", monster.gain, (*_BOX, "return"))
        _check_effects(file, f"monster[{monster.id}].loss", monster.loss, _BOX)
        _check_targets(file, f"monster[{monster.id}].loss", (*monster.gain, *monster.loss))
    tokens = sum(monster.count for monster in table.monster)
    check_count(file, "totals.tokens", expected=table.totals.tokens, found=tokens)
    check_enough(file, "totals.tokens", expected=max(1, tiles.totals.monsters), found=tokens)


def _check_bosses(table: BossTable) -> None:
    file = "bosses.toml"
    check_unique(file, "boss", (boss.id for boss in table.boss))
    check_enough(file, "boss", expected=1, found=len(table.boss))
    for boss in table.boss:
        _check_effects(file, f"boss[{boss.id}].loss", boss.loss, _BOX)
        _check_targets(file, f"boss[{boss.id}].loss", boss.loss)
        _check_faces(file, f"boss[{boss.id}].skills", boss.skills, _SKILL)
        check_enough(file, f"boss[{boss.id}].track", expected=5, found=boss.track)


def _check_dens(table: DenTable, monsters: Collection[str]) -> None:
    file = "dens.toml"
    check_unique(file, "entrance", (card.id for card in table.entrance))
    check_unique(file, "chamber", (card.id for card in table.chamber))
    everybody = ("you", "here", "all", "joined")
    for card in table.entrance:
        _check_faces(file, f"entrance[{card.id}].events", card.events, _ENTRANCE, everybody)
        for kind in card.kinds:
            if kind not in monsters:
                raise refusal(file, f"entrance[{card.id}].kinds", "bad-value", expected="|".join(monsters), found=kind)
    for chamber in table.chamber:
        _check_faces(file, f"chamber[{chamber.id}].events", chamber.events, (*_ENTRANCE, "back"), everybody)
        _check_way_back(file, f"chamber[{chamber.id}].events", chamber.events)
        _check_effects(file, f"chamber[{chamber.id}].bonus", chamber.bonus, _COMMON)
        _check_effects(file, f"chamber[{chamber.id}].penalty", chamber.penalty, _COMMON)


def _check_way_back(file: str, key: str, events: Sequence[Effects]) -> None:
    """The die never moves on by an event, and some event leaves it where it is, so that a Den comes to its end."""
    backs = [effect.amount for effects in events for effect in effects if effect.do == "back"]
    for space in backs:
        if space not in (1, 2):
            raise refusal(file, f"{key}.amount", "bad-value", expected="1|2", found=space)
    check_enough(file, f"{key}.do", expected=1, found=len(events) - len(backs))


def _check_inn(table: InnTable) -> None:
    check_unique("inn.toml", "card", (card.id for card in table.card))
    for card in table.card:
        _check_effects("inn.toml", f"card[{card.id}].effects", card.effects, _INN)
        if card.gamble:
            _check_faces("inn.toml", f"card[{card.id}].gamble", card.gamble, _INN)


def _check_layouts(table: LayoutTable, tiles: Collection[str]) -> None:
    file = "layouts.toml"
    check_unique(file, "layout", (layout.id for layout in table.layout))
    for layout in table.layout:
        key = f"layout[{layout.id}]"
        check_unique(file, f"{key}.tiles", (laid.tile for laid in layout.tiles))
        for name in (layout.start, *(laid.tile for laid in layout.tiles)):
            if name not in tiles:
                raise refusal(file, f"{key}.tiles", "bad-value", expected="|".join(tiles), found=name)
        if layout.start not in [laid.tile for laid in layout.tiles]:
            raise refusal(file, f"{key}.start", "bad-value", expected="tiles", found=layout.start)
        places = {(laid.x, laid.y) for laid in layout.tiles}
        check_count(file, f"{key}.tiles", expected=len(layout.tiles), found=len(places))


def _check_quests(table: QuestTable) -> None:
    check_unique("quests.toml", "token", (token.id for token in table.token))
    check_unique("quests.toml", "camp", (camp.id for camp in table.camp))


def _check_chapters(table: ChapterTable, types: int, supplies: Supplies) -> None:
    """The standard game and five chapters in their order; no more types are Enraged than there are, nobody brings cards
    to chapter 4, and every Hero stands."""
    file = "chapters.toml"
    check_unique(file, "chapter", (chapter.id for chapter in table.chapter))
    check_count(file, "chapter", expected=1 + CHAPTERS, found=len(table.chapter))
    for number, chapter in enumerate(table.chapter):
        _check_most(file, f"chapter[{chapter.id}].awake", chapter.awake, types)
        most = 0 if number == CHAPTER_OF_THIEVES else MAX_CARDS
        _check_most(file, f"chapter[{chapter.id}].cards", chapter.cards, most)
        _check_most(file, f"chapter[{chapter.id}].orbs", chapter.orbs, supplies.orbs)
        _check_most(file, f"chapter[{chapter.id}].wounds", chapter.wounds, supplies.hearts - 1)
        _check_most(file, f"chapter[{chapter.id}].monster_defence", chapter.monster_defence, MOST_RAISED, -MOST_RAISED)
        _check_most(file, f"chapter[{chapter.id}].boss_hearts", chapter.boss_hearts, MOST_RAISED)


def _check_most(file: str, key: str, numbers: ByCard | ShiftByCard, most: int, least: int = 0) -> None:
    for start in numbers.__struct_fields__:
        for number in getattr(numbers, start):
            if not least <= number <= most:
                raise refusal(file, f"{key}.{start}", "bad-value", expected=f"{least}..{most}", found=number)


def _check_supplies(supplies: Supplies, tiles: TileTable) -> None:
    file, names = "supplies.toml", supplies.__struct_fields__
    check_enough(file, "orb_tokens", expected=MAX_PLAYERS, found=len(supplies.orb_tokens))
    check_enough("tiles.toml", "totals.tiles", expected=supplies.boss_tiles + 3, found=len(tiles.tile))
    for name in supplies.designed:
        if name not in names:
            raise refusal(file, f"designed[{name}]", "unknown-key", expected="|".join(names))


def _check_faces(
    file: str, key: str, faces: Sequence[Effects], verbs: Collection[str], who: Collection[str] = ("you", "here", "all")
) -> None:
    check_count(file, key, expected=FACES, found=len(faces))
    for effects in faces:
        _check_effects(file, key, effects, verbs)
        _check_targets(file, key, effects, who)


def _check_effects(file: str, key: str, effects: Effects, verbs: Collection[str]) -> None:
    for effect in effects:
        if effect.do not in verbs:
            raise refusal(file, f"{key}.do", "bad-value", expected="|".join(verbs), found=effect.do)
        if not 1 <= effect.amount <= MAX_AMOUNT:
            raise refusal(file, f"{key}.amount", "bad-value", expected=f"1..{MAX_AMOUNT}", found=effect.amount)
        if (effect.do in ("power_die", "immune", "rune_monsters")) != bool(effect.colours):
            raise refusal(
                file, f"{key}.colours", "wrong-count", expected=int(not effect.colours), found=len(effect.colours)
            )


def _check_targets(file: str, key: str, effects: Effects, who: Iterable[str] = ("you", "here", "all")) -> None:
    for effect in effects:
        if effect.who not in tuple(who):
            raise refusal(file, f"{key}.who", "bad-value", expected="|".join(who), found=effect.who)
