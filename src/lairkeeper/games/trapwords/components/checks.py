"""Validates a box; a pack that cannot be played is refused with file, key and reason."""

from lairkeeper.content import check_count, check_enough, check_unique, refusal
from lairkeeper.games.trapwords.components.kinds import FEWEST_ROOMS, MOST_ROOMS, DungeonRow, Supplies, Tables

FEWEST_PLAYERS, MAX_PLAYERS = 4, 16
MOST_DRAWN = 2


def check_tables(tables: Tables) -> None:
    _check_curses(tables)
    _check_monsters(tables)
    _check_dungeons(tables)
    _check_supplies(tables.supplies)


def _check_curses(tables: Tables) -> None:
    """Enough curses for every place of a row, in the small deck too, and pairs of curses that there are."""
    curses = tables.curses.curse
    check_unique("curses.toml", "curse", (curse.id for curse in curses))
    check_enough("curses.toml", "curse", expected=MOST_ROOMS + MOST_DRAWN, found=sum(curse.in_box for curse in curses))
    known = {curse.id for curse in curses}
    for place, pair in enumerate(tables.curses.unplayable):
        for name in {pair.first, pair.second} - known:
            expected = "|".join(sorted(known))
            raise refusal("curses.toml", f"unplayable[{place}]", "bad-value", expected=expected, found=name)


def _check_monsters(tables: Tables) -> None:
    """Every figure has a plain and a harder card, and each deck has a monster of the box."""
    monsters = tables.monsters.monster
    check_unique("monsters.toml", "monster", (monster.id for monster in monsters))
    check_unique("monsters.toml", "monster", (f"{monster.figure}.{monster.hard}" for monster in monsters))
    for figure in {monster.figure for monster in monsters}:
        cards = sum(monster.figure == figure for monster in monsters)
        check_count("monsters.toml", f"monster[{figure}]", expected=2, found=cards)
    for is_hard in (False, True):
        found = sum(monster.in_box and monster.hard == is_hard for monster in monsters)
        check_enough("monsters.toml", "monster", expected=1, found=found)


def _check_dungeons(tables: Tables) -> None:
    check_unique("dungeons.toml", "dungeon", (dungeon.id for dungeon in tables.dungeons.dungeon))
    for name in ("recommended", "alternative"):
        found = sum(dungeon.id == name for dungeon in tables.dungeons.dungeon)
        check_enough("dungeons.toml", f"dungeon[{name}]", expected=1, found=found)
    for dungeon in tables.dungeons.dungeon:
        _check_row(dungeon)


def _check_row(dungeon: DungeonRow) -> None:
    key, rooms = f"dungeon[{dungeon.id}]", dungeon.rooms
    if not FEWEST_ROOMS <= len(rooms) <= MOST_ROOMS:
        expected = f"{FEWEST_ROOMS}..{MOST_ROOMS}"
        raise refusal("dungeons.toml", f"{key}.rooms", "bad-value", expected=expected, found=len(rooms))
    if list(rooms) != sorted(set(rooms)):
        found = " ".join(map(str, rooms))
        raise refusal("dungeons.toml", f"{key}.rooms", "bad-value", expected="ascending", found=found)
    if not set(dungeon.curses) <= set(range(1, len(rooms))) or len(set(dungeon.curses)) < len(dungeon.curses):
        found = " ".join(map(str, dungeon.curses))
        raise refusal("dungeons.toml", f"{key}.curses", "bad-value", expected=f"1..{len(rooms) - 1}", found=found)


def _check_supplies(supplies: Supplies) -> None:
    names = supplies.__struct_fields__
    for name in supplies.designed:
        if name not in names:
            raise refusal("supplies.toml", f"designed[{name}]", "unknown-key", expected="|".join(names))
