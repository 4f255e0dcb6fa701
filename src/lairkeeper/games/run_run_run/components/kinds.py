"""The records of the content files: Room cards, tokens, dice, Catventurers, mummies, Bosses, supplies, as printed."""

from typing import Annotated, Literal

from msgspec import Meta

from lairkeeper.content import Kind, Origin, Row

Symbol = Literal["none", "ankh", "eye", "scarab"]
Effect = Literal["torches", "rooms", "double", "shield", "passage", "trap"]
Ability = Literal["draw_room", "draw_token", "extra_damage", "gain_torch"]
MummyFace = Literal["mummy", "blank"]
CombatFace = Literal["hit", "ability", "room", "step", "blank"]

Pattern = Annotated[str, Meta(pattern=r"^[01]{6}\Z")]
Count = Annotated[int, Meta(ge=0, le=999)]
Positive = Annotated[int, Meta(ge=1, le=999)]
Few = Annotated[int, Meta(ge=1, le=12)]

Symbols = Annotated[int, Meta(ge=1, le=6)]

FACES = 6


class RoomKind(Kind):
    """A kind of Room card; `pattern` has a 1 for each side with an exit, side 0 first."""

    pattern: Pattern
    symbol: Symbol
    torch: bool
    sarcophagus: bool
    count: Count


class TokenKind(Kind):
    """A kind of Sarcophagus token; `value` is its printed number of torches or Room cards."""

    effect: Effect
    count: Count
    value: Count = 0


class CatKind(Kind):
    """A Catventurer and what each `?` does in its fights."""

    ability: Ability


class MummyKind(Kind):
    """A Mummy or Boss card; powers that are not printed on it are zero."""

    hearts: Positive
    damage: Count
    extra_dice: Count = 0
    extra_move: Count = 0
    torches_lost: Count = 0
    silences: bool = False


class MummyDie(Row):
    faces: tuple[MummyFace, ...]
    origin: Origin


class CombatDie(Row):
    faces: tuple[CombatFace, ...]
    origin: Origin


class Dice(Row):
    mummy: MummyDie
    combat: CombatDie


class Supplies(Row):
    """Single numbers, and the exits of the Vault; `designed` names those that no rulebook prints."""

    torches: Count
    starting_reserve: Count
    mechanism_level: Count
    torch_tokens: Count
    door_tokens: Positive
    regroup_tiles: Count
    hand: Positive
    base_move: Positive
    max_combat_dice: Few
    mummy_dice: Few
    starting_mummy_dice: Few
    vault: Pattern
    designed: tuple[str, ...] = ()


class Level(Kind):
    """What a level changes, for one, two, three and four players: symbols die by die, and torches at the start."""

    symbols: tuple[tuple[Symbols, ...], ...]
    torches: tuple[Count, ...]


class CardTotals(Row):
    cards: Count


class TokenTotals(Row):
    tokens: Count


class RoomTable(Row):
    room: tuple[RoomKind, ...]
    totals: CardTotals


class TokenTable(Row):
    token: tuple[TokenKind, ...]
    totals: TokenTotals


class CatTable(Row):
    cat: tuple[CatKind, ...]


class MummyTable(Row):
    mummy: tuple[MummyKind, ...]


class BossTable(Row):
    boss: tuple[MummyKind, ...]


class LevelTable(Row):
    level: tuple[Level, ...]


class Tables(Row):
    """The content files, one field each."""

    rooms: RoomTable
    tokens: TokenTable
    dice: Dice
    cats: CatTable
    mummies: MummyTable
    bosses: BossTable
    supplies: Supplies
    levels: LevelTable
