"""What any box must satisfy to be played with; a pack that does not is refused with file, key and reason."""

from collections.abc import Sequence

from lairkeeper.content import check_count, check_enough, check_unique, refusal
from lairkeeper.games.run_run_run.components.kinds import (
    FACES,
    CatTable,
    Dice,
    LevelTable,
    MummyKind,
    RoomTable,
    Supplies,
    Tables,
    TokenTable,
)

MAX_PLAYERS = 4
LEVELS = ("easy", "normal", "hard")
MAX_CARDS = 126  # a maze in one line must fit the grid of hexes


def check_tables(tables: Tables) -> None:
    _check_rooms(tables.rooms, tables.supplies)
    _check_tokens(tables.tokens)
    _check_dice(tables.dice)
    _check_cats(tables.cats)
    _check_creatures(tables.mummies.mummy, tables.bosses.boss)
    _check_supplies(tables.supplies)
    _check_mummy_dice(tables)
    _check_first_awakening(tables.supplies, tables.mummies.mummy[0])
    _check_levels(tables.levels, tables.supplies)


def _check_rooms(table: RoomTable, supplies: Supplies) -> None:
    check_unique("rooms.toml", "room", (room.id for room in table.room))
    for room in table.room:
        _check_exits("rooms.toml", f"room[{room.id}].pattern", room.pattern)
    cards = sum(room.count for room in table.room)
    check_count("rooms.toml", "totals.cards", expected=table.totals.cards, found=cards)
    check_enough("rooms.toml", "totals.cards", expected=MAX_PLAYERS * supplies.hand, found=cards)
    if cards > MAX_CARDS:
        raise refusal("rooms.toml", "totals.cards", "bad-value", expected=f"..{MAX_CARDS}", found=cards)


def _check_exits(file: str, key: str, pattern: str) -> None:
    if "1" not in pattern:
        raise refusal(file, key, "bad-value", expected="1..6", found=0)


def _check_tokens(table: TokenTable) -> None:
    check_unique("tokens.toml", "token", (token.id for token in table.token))
    for token in table.token:
        numbered = token.effect in ("torches", "rooms")
        if numbered != (token.value > 0):
            expected = "1..999" if numbered else "0..0"
            raise refusal("tokens.toml", f"token[{token.id}].value", "bad-value", expected=expected, found=token.value)
    tokens = sum(token.count for token in table.token)
    check_enough("tokens.toml", "token", expected=1, found=len(table.token))
    check_count("tokens.toml", "totals.tokens", expected=table.totals.tokens, found=tokens)


def _check_dice(dice: Dice) -> None:
    """Six faces each; a Mummy die that never shows a mummy would make a game without end."""
    check_count("dice.toml", "mummy.faces", expected=FACES, found=len(dice.mummy.faces))
    check_count("dice.toml", "combat.faces", expected=FACES, found=len(dice.combat.faces))
    check_enough("dice.toml", "mummy.faces", expected=1, found=dice.mummy.faces.count("mummy"))


def _check_cats(table: CatTable) -> None:
    check_unique("cats.toml", "cat", (cat.id for cat in table.cat))
    check_enough("cats.toml", "cat", expected=MAX_PLAYERS, found=len(table.cat))


def _check_creatures(mummies: Sequence[MummyKind], bosses: Sequence[MummyKind]) -> None:
    """One of each at least, and hearts that do not tell one face-down Mummy card from another (RRR-SET7)."""
    check_unique("mummies.toml", "mummy", (mummy.id for mummy in mummies))
    check_unique("bosses.toml", "boss", (creature.id for creature in (*mummies, *bosses)))
    check_enough("mummies.toml", "mummy", expected=1, found=len(mummies))
    check_enough("bosses.toml", "boss", expected=1, found=len(bosses))
    for mummy in mummies:
        check_count("mummies.toml", f"mummy[{mummy.id}].hearts", expected=mummies[0].hearts, found=mummy.hearts)


def _check_supplies(supplies: Supplies) -> None:
    _check_exits("supplies.toml", "vault", supplies.vault)
    check_enough("supplies.toml", "torches", expected=supplies.starting_reserve, found=supplies.torches)
    names = supplies.__struct_fields__
    for name in supplies.designed:
        if name not in names:
            raise refusal("supplies.toml", f"designed[{name}]", "unknown-key", expected="|".join(names))


def _check_mummy_dice(tables: Tables) -> None:
    """The dice in the box suffice when every mummy is awake beside the Boss with the most dice (RRR-MUM2)."""
    most = max(boss.extra_dice for boss in tables.bosses.boss) + sum(mummy.extra_dice for mummy in tables.mummies.mummy)
    needed = tables.supplies.starting_mummy_dice + most
    check_enough("supplies.toml", "mummy_dice", expected=needed, found=tables.supplies.mummy_dice)


def _check_first_awakening(supplies: Supplies, mummy: MummyKind) -> None:
    """A mummy always has a Room to wake in: without regroups left, a turn lays the first one (RRR-MUM17)."""
    before_a_room = supplies.starting_mummy_dice * (supplies.regroup_tiles + 1)
    check_enough("mummies.toml", f"mummy[{mummy.id}].hearts", expected=before_a_room + 1, found=mummy.hearts)


def _check_levels(table: LevelTable, supplies: Supplies) -> None:
    """Every level that a table can choose, with numbers for each size of the group."""
    check_unique("levels.toml", "level", (level.id for level in table.level))
    if sorted(level.id for level in table.level) != sorted(LEVELS):
        found = "|".join(level.id for level in table.level)
        raise refusal("levels.toml", "level", "bad-value", expected="|".join(LEVELS), found=found)
    for level in table.level:
        key = f"level[{level.id}]"
        check_count("levels.toml", f"{key}.symbols", expected=MAX_PLAYERS, found=len(level.symbols))
        check_count("levels.toml", f"{key}.torches", expected=MAX_PLAYERS, found=len(level.torches))
        check_enough("supplies.toml", "torches", expected=max(level.torches), found=supplies.torches)
        for group, dice in enumerate(level.symbols, 1):
            check_enough("levels.toml", f"{key}.symbols[#{group}]", expected=1, found=len(dice))
