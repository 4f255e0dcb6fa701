"""What any box must satisfy to be played with; a pack that does not is refused with file, key and reason."""

from collections.abc import Sequence

from lairkeeper.content import check_count, check_enough, check_unique, refusal
from lairkeeper.games.vengeance.components.kinds import (
    Board,
    BossTable,
    Dice,
    HeroTable,
    ItemKind,
    ItemTable,
    LairKind,
    LairTable,
    Objective,
    SkillTable,
    SkillTile,
    Supplies,
    Tables,
)
from lairkeeper.games.vengeance.components.plan import (
    ENTRANCE,
    HEIGHT,
    WIDTH,
    FloorPlan,
    garrison,
    overlap,
    shared_wall,
)

FACES = 6
MIN_PLAYERS, MAX_PLAYERS = 2, 4
TILES, ITEMS = 8, 4
BASE_SKILLS = ("SPRINT", "STRIKE", "FIRE", "CHARGE")
LEVELS = 3
MAX_ROOMS, MAX_MINIONS = 16, 32


def check_tables(tables: Tables) -> None:
    _check_dice(tables.dice)
    _check_supplies(tables.supplies)
    _check_board(tables.board, tables.supplies)
    _check_heroes(tables.heroes)
    _check_skills(tables.skills, tables.heroes, tables.supplies)
    _check_items(tables.items, tables.heroes)
    _check_lairs(tables.lairs)
    _check_bosses(tables.bosses, tables.lairs)


def _check_dice(dice: Dice) -> None:
    check_count("dice.toml", "combat.faces", expected=FACES, found=len(dice.combat.faces))
    check_count("dice.toml", "flashback.faces", expected=FACES, found=len(dice.flashback.faces))


def _check_supplies(supplies: Supplies) -> None:
    """Every hand can be filled from the Reserve, and the Reserve from the box."""
    file = "supplies.toml"
    check_count(file, "reserve", expected=MAX_PLAYERS - MIN_PLAYERS + 1, found=len(supplies.reserve))
    for players, dice in enumerate(supplies.reserve, start=MIN_PLAYERS):
        check_enough(file, "reserve", expected=players * supplies.hand, found=dice)
    check_enough(file, "combat_dice", expected=max(supplies.reserve), found=supplies.combat_dice)
    check_enough(file, "hand", expected=supplies.ko_hand, found=supplies.hand)
    solo = supplies.solo
    for key, levels in {"dice": solo.dice, "seconds": solo.seconds, "ticks": solo.ticks, "target": solo.target}.items():
        check_count(file, f"solo.{key}", expected=LEVELS, found=len(levels))
    check_enough(file, "solo.dice", expected=supplies.hand, found=min(solo.dice))
    check_enough(file, "combat_dice", expected=max(solo.dice), found=supplies.combat_dice)


def _check_board(board: Board, supplies: Supplies) -> None:
    check_enough("board.toml", "loot", expected=1, found=len(board.loot))
    check_enough("board.toml", "training", expected=1, found=len(board.training))
    check_count("board.toml", "skill", expected=len(BASE_SKILLS), found=len(board.skill))
    for skill, name in zip(board.skill, BASE_SKILLS, strict=True):
        if skill.id != name:
            raise refusal("board.toml", f"skill[{skill.id}].id", "bad-value", expected=name, found=skill.id)
        _check_hand("board.toml", f"skill[{skill.id}].dice", skill.dice, supplies)
        check_enough("board.toml", f"skill[{skill.id}].actions", expected=1, found=len(skill.actions))
    names = board.__struct_fields__
    for name in board.designed:
        if name not in names:
            raise refusal("board.toml", f"designed[{name}]", "unknown-key", expected="|".join(names))


def _check_heroes(table: HeroTable) -> None:
    check_unique("heroes.toml", "hero", (hero.id for hero in table.hero))
    check_enough("heroes.toml", "hero", expected=MAX_PLAYERS, found=len(table.hero))


def _check_skills(table: SkillTable, heroes: HeroTable, supplies: Supplies) -> None:
    file = "skills.toml"
    check_unique(file, "skill", (*BASE_SKILLS, *(tile.id for tile in table.skill)))
    for tile in table.skill:
        _check_hero(file, f"skill[{tile.id}].hero", tile.hero, heroes)
        _check_tile(tile, supplies)
    for hero in heroes.hero:
        owned = sum(tile.hero == hero.id for tile in table.skill)
        check_count(file, f"skill[hero={hero.id}]", expected=TILES, found=owned)
    check_count(file, "totals.tiles", expected=table.totals.tiles, found=len(table.skill))


def _check_tile(tile: SkillTile, supplies: Supplies) -> None:
    """A tile takes dice and does something, or it is always in force; never both."""
    key = f"skill[{tile.id}]"
    if tile.passive != "none":
        check_count("skills.toml", f"{key}.dice", expected=0, found=len(tile.dice))
        check_count("skills.toml", f"{key}.actions", expected=0, found=len(tile.actions))
    else:
        _check_hand("skills.toml", f"{key}.dice", tile.dice, supplies)
        check_enough("skills.toml", f"{key}.actions", expected=1, found=len(tile.actions))


def _check_hand(file: str, key: str, dice: Sequence[str], supplies: Supplies) -> None:
    check_enough(file, key, expected=1, found=len(dice))
    if len(dice) > supplies.hand:
        raise refusal(file, key, "bad-value", expected=f"..{supplies.hand}", found=len(dice))


def _check_items(table: ItemTable, heroes: HeroTable) -> None:
    file = "items.toml"
    check_unique(file, "item", (item.id for item in table.item))
    for item in table.item:
        _check_hero(file, f"item[{item.id}].hero", item.hero, heroes)
        _check_item(item)
    for hero in heroes.hero:
        owned = sum(item.hero == hero.id for item in table.item)
        check_count(file, f"item[hero={hero.id}]", expected=ITEMS, found=owned)
    check_count(file, "totals.tiles", expected=table.totals.tiles, found=len(table.item))


def _check_item(item: ItemKind) -> None:
    """A modifier follows an action, and actions are for Combat."""
    check_enough("items.toml", f"item[{item.id}].actions", expected=1, found=len(item.actions))
    if item.after != "none" and item.timing != "combat":
        raise refusal("items.toml", f"item[{item.id}].timing", "bad-value", expected="combat", found=item.timing)


def _check_hero(file: str, key: str, hero: str, heroes: HeroTable) -> None:
    names = [kind.id for kind in heroes.hero]
    if hero not in names:
        raise refusal(file, key, "bad-value", expected="|".join(names), found=hero)


def _check_bosses(table: BossTable, lairs: LairTable) -> None:
    file = "bosses.toml"
    check_unique(file, "boss", (boss.id for boss in table.boss))
    check_enough(file, "boss", expected=MAX_PLAYERS, found=len(table.boss))
    check_count(file, "totals.cards", expected=table.totals.cards, found=len(table.boss))
    bar = min(len(lair.boss_bar) for lair in lairs.lair)
    for boss in table.boss:
        if boss.health > bar:
            raise refusal(file, f"boss[{boss.id}].health", "bad-value", expected=f"1..{bar}", found=boss.health)


def _check_lairs(table: LairTable) -> None:
    """Every board has two sides, and there is a board for every player."""
    file = "lairs.toml"
    check_unique(file, "lair", (lair.id for lair in table.lair))
    boards = sorted({lair.board for lair in table.lair})
    check_count(file, "totals.boards", expected=table.totals.boards, found=len(boards))
    check_enough(file, "totals.boards", expected=MAX_PLAYERS, found=len(boards))
    for board in boards:
        sides = "".join(sorted(lair.side for lair in table.lair if lair.board == board))
        if sides != "AB":
            raise refusal(file, f"lair[board={board}].side", "bad-value", expected="AB", found=sides)
    for lair in table.lair:
        _check_lair(lair)


def _check_lair(lair: LairKind) -> None:
    key = f"lair[{lair.id}]"
    check_enough("lairs.toml", f"{key}.room", expected=2, found=len(lair.room))
    check_enough("lairs.toml", f"{key}.boss_bar", expected=1, found=len(lair.boss_bar))
    _check_below(f"{key}.room", MAX_ROOMS, len(lair.room))
    _check_below(f"{key}.boss_room", len(lair.room) - 1, lair.boss_room)
    check_count("lairs.toml", f"{key}.room[0].minions", expected=0, found=len(lair.room[ENTRANCE].minions))
    if lair.boss_room == ENTRANCE:
        raise refusal("lairs.toml", f"{key}.boss_room", "bad-value", expected="1..", found=ENTRANCE)
    _check_rectangles(lair, key)
    _check_doors(lair, key)
    if not lair.room[ENTRANCE].visited:
        raise refusal("lairs.toml", f"{key}.room[0].visited", "bad-value", expected="true", found="false")
    _check_sums(lair, key)
    for number in range(len(lair.room)):
        _check_objective(lair, number, f"{key}.room[{number}].objective")


def _check_below(key: str, most: int, found: int) -> None:
    if found > most:
        raise refusal("lairs.toml", key, "bad-value", expected=f"..{most}", found=found)


def _check_rectangles(lair: LairKind, key: str) -> None:
    """Rooms lie on the grid and not upon each other."""
    for number, room in enumerate(lair.room):
        x, y, width, height = room.at
        _check_below(f"{key}.room[{number}].at", WIDTH, x + width)
        _check_below(f"{key}.room[{number}].at", HEIGHT, y + height)
        for other in range(number):
            if overlap(room.at, lair.room[other].at):
                place = f"{key}.room[{number}].at"
                raise refusal("lairs.toml", place, "bad-value", expected="free-place", found=f"room[{other}].at")


def _check_doors(lair: LairKind, key: str) -> None:
    """A door is in a wall that two rooms share, known to both, and one can walk from the entrance to every room."""
    for number, room in enumerate(lair.room):
        place = f"{key}.room[{number}].doors"
        check_unique("lairs.toml", place, map(str, room.doors))
        for other in room.doors:
            _check_below(place, len(lair.room) - 1, other)
            if not shared_wall(room.at, lair.room[other].at):
                raise refusal("lairs.toml", place, "bad-value", expected="shared-wall", found=other)
            if number not in lair.room[other].doors:
                raise refusal("lairs.toml", place, "bad-value", expected="door-back", found=other)
    reached = sum(doors < len(lair.room) for doors in FloorPlan(lair).distance[ENTRANCE])
    check_count("lairs.toml", f"{key}.doors", expected=len(lair.room), found=reached)


def _check_sums(lair: LairKind, key: str) -> None:
    minions = sum(len(room.minions) for room in lair.room)
    loot = sum(room.loot for room in lair.room)
    points = sum(room.objective.points for room in lair.room)
    check_count("lairs.toml", f"{key}.minions", expected=lair.minions, found=minions)
    check_count("lairs.toml", f"{key}.loot", expected=lair.loot, found=loot)
    check_count("lairs.toml", f"{key}.objective_points", expected=lair.objective_points, found=points)
    _check_below(f"{key}.minions", MAX_MINIONS, len(garrison(FloorPlan(lair), reinforced=True).kinds))


def _check_objective(lair: LairKind, number: int, key: str) -> None:
    """An objective names what its kind needs, and the lair has enough of it."""
    objective = lair.room[number].objective
    if (objective.minion != "none") != (objective.kind in ("kill", "adj_kill")):
        expected = "none" if objective.minion != "none" else "B|T|K|H|G"
        raise refusal("lairs.toml", f"{key}.minion", "bad-value", expected=expected, found=objective.minion)
    if (objective.number > 0) != (objective.kind in ("kill", "visit")):
        expected = "0..0" if objective.number else "1.."
        raise refusal("lairs.toml", f"{key}.number", "bad-value", expected=expected, found=objective.number)
    _check_below(f"{key}.number", _most(lair, objective), objective.number)
    if objective.kind == "adj_kill":
        near: list[str] = [kind for door in lair.room[number].doors for kind in lair.room[door].minions]
        check_enough("lairs.toml", f"{key}.minion", expected=1, found=near.count(objective.minion))


def _most(lair: LairKind, objective: Objective) -> int:
    """The highest number that can be reached."""
    if objective.kind == "kill":
        return sum(kind == objective.minion for room in lair.room for kind in room.minions)
    return len(lair.room) if objective.kind == "visit" else 0
