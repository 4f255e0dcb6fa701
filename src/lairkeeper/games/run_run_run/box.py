"""What lies in the box: Room cards, tokens, dice, Catventurers, mummies, and tables derived from them.

Rules name a kind of component by its place in the box, an int. Sides are numbered clockwise from the top as
RRR-GEO2 says (0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW); a set of sides is a mask whose bit d stands for side d.
"""

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from itertools import product
from math import factorial
from pathlib import Path
from typing import Annotated, Literal, NamedTuple, NewType

from msgspec import Meta, Struct

from lairkeeper import content
from lairkeeper.content import Kind, Origin, Row, check_count, check_enough, check_unique, refusal
from lairkeeper.kernel.clauses import applies

Card = NewType("Card", int)
Token = NewType("Token", int)
CatId = NewType("CatId", int)
MummyId = NewType("MummyId", int)  # the Bosses follow the mummies

Symbol = Literal["none", "ankh", "eye", "scarab"]
Effect = Literal["torches", "rooms", "double", "shield", "passage", "trap"]
Ability = Literal["draw_room", "draw_token", "extra_damage", "gain_torch"]
MummyFace = Literal["mummy", "blank"]
CombatFace = Literal["hit", "ability", "room", "step", "blank"]

Pattern = Annotated[str, Meta(pattern=r"^[01]{6}\Z")]
Count = Annotated[int, Meta(ge=0, le=999)]
Positive = Annotated[int, Meta(ge=1, le=999)]
Few = Annotated[int, Meta(ge=1, le=12)]

SIDES = 6
FACES = 6
MAX_PLAYERS = 4
MAX_CARDS = 126  # a maze in one line must fit the grid of hexes
CONTENT = Path(__file__).parent / "content"


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


class Tables(Row):
    """The content files, one field each."""

    rooms: RoomTable
    tokens: TokenTable
    dice: Dice
    cats: CatTable
    mummies: MummyTable
    bosses: BossTable
    supplies: Supplies


class CombatRoll(NamedTuple):
    """How many of each face the Combat dice show; blanks are not counted."""

    hits: int
    abilities: int
    rooms: int
    steps: int


CombatOdds = tuple[tuple[CombatRoll, int], ...]
MummyOdds = tuple[tuple[int, int], ...]


class Box(Struct, frozen=True, dict=True):
    """All components of one game, and what rules look up about them."""

    rooms: tuple[RoomKind, ...]
    tokens: tuple[TokenKind, ...]
    dice: Dice
    cats: tuple[CatKind, ...]
    mummies: tuple[MummyKind, ...]
    bosses: tuple[MummyKind, ...]
    supplies: Supplies

    @cached_property
    def digest(self) -> str:
        """The id of this content; where a fact comes from makes no difference to it."""
        return content.digest(self, beside=("origin", "designed"))

    @cached_property
    @applies("RRR-GEO4")
    def placed(self) -> tuple[tuple[int, ...], ...]:
        """Per kind of Room, the sides with an exit when laid with rotation 0 to 5."""
        return tuple(tuple(turned(sides(room.pattern), turn) for turn in range(SIDES)) for room in self.rooms)

    @cached_property
    @applies("RRR-SPL4")
    def rotations(self) -> tuple[tuple[int, ...], ...]:
        """Per kind of Room, the rotations that can be told apart; the lowest number stands for all alike."""
        return tuple(tuple(turn for turn in range(SIDES) if masks.index(masks[turn]) == turn) for masks in self.placed)

    @cached_property
    @applies("RRR-EXP3", "RRR-EXP4", "RRR-EXP5", "RRR-EXP6")
    def fitting(self) -> tuple[dict[tuple[int, int], tuple[int, ...]], ...]:
        """Per kind of Room and surroundings (sides that touch a space, those of them that face an exit), its rotations.

        A rotation fits if it shows an exit to every exit and a wall to every wall; empty hexes do not matter.
        """
        return tuple(_fitting(masks, turns) for masks, turns in zip(self.placed, self.rotations, strict=True))

    @cached_property
    def exits(self) -> tuple[int, ...]:
        """Per kind of Room, the number of exits."""
        return tuple(masks[0].bit_count() for masks in self.placed)

    @cached_property
    @applies("RRR-MEC1")
    def symbols(self) -> tuple[Symbol, ...]:
        return tuple(room.symbol for room in self.rooms)

    @cached_property
    def sarcophagi(self) -> tuple[bool, ...]:
        return tuple(room.sarcophagus for room in self.rooms)

    @cached_property
    def torches(self) -> tuple[bool, ...]:
        """Per kind of Room, whether it is lit by a printed torch."""
        return tuple(room.torch for room in self.rooms)

    @cached_property
    def vault(self) -> int:
        """The sides of the Vault with an exit."""
        return sides(self.supplies.vault)

    @cached_property
    def creatures(self) -> tuple[MummyKind, ...]:
        """The mummies, then the Bosses: what a `MummyId` counts."""
        return self.mummies + self.bosses

    @cached_property
    @applies("RRR-MUM13")
    def waking_hearts(self) -> int:
        """Hearts that wake a mummy: as many on every card, for they lie face down."""
        return self.mummies[0].hearts

    @cached_property
    def mummy_faces(self) -> int:
        """Faces of a Mummy die that show a mummy."""
        return self.dice.mummy.faces.count("mummy")

    @cached_property
    def combat_odds(self) -> tuple[CombatOdds, ...]:
        """Per number of Combat dice, what they can show and in how many ways (6 to the number of dice in all)."""
        faces = tuple(self.dice.combat.faces.count(face) for face in ("hit", "ability", "room", "step", "blank"))
        return tuple(_combat_odds(dice, faces) for dice in range(self.supplies.max_combat_dice + 1))

    def mummy_odds(self, dice: int, faces: int | None = None) -> MummyOdds:
        """How many symbols so many Mummy dice can show and in how many ways, with the printed or other faces."""
        return _mummy_odds(dice, self.mummy_faces if faces is None else faces)

    @cached_property
    def card_named(self) -> Mapping[str, Card]:
        return {room.id: Card(place) for place, room in enumerate(self.rooms)}

    @cached_property
    def token_named(self) -> Mapping[str, Token]:
        return {token.id: Token(place) for place, token in enumerate(self.tokens)}

    @cached_property
    def cat_named(self) -> Mapping[str, CatId]:
        return {cat.id: CatId(place) for place, cat in enumerate(self.cats)}

    @cached_property
    def creature_named(self) -> Mapping[str, MummyId]:
        return {creature.id: MummyId(place) for place, creature in enumerate(self.creatures)}


def sides(pattern: str) -> int:
    """The mask of a printed pattern."""
    return sum(1 << side for side, printed in enumerate(pattern) if printed == "1")


@applies("RRR-GEO4")
def turned(mask: int, turn: int) -> int:
    """A mask after a rotation: side i becomes side (i + turn) mod 6."""
    return (mask << turn | mask >> SIDES - turn) & (1 << SIDES) - 1


@cache
def _fitting(masks: tuple[int, ...], turns: tuple[int, ...]) -> dict[tuple[int, int], tuple[int, ...]]:
    around = (
        (touching, exits) for touching in range(1 << SIDES) for exits in range(1 << SIDES) if not exits & ~touching
    )
    fitting = {site: tuple(turn for turn in turns if not (masks[turn] ^ site[1]) & site[0]) for site in around}
    return {site: rotations for site, rotations in fitting.items() if rotations}


def _combat_odds(dice: int, faces: Sequence[int]) -> CombatOdds:
    rolls = (CombatRoll(*shown) for shown in product(range(dice + 1), repeat=4) if sum(shown) <= dice)
    return tuple((roll, ways) for roll in rolls if (ways := _ways((*roll, dice - sum(roll)), faces)))


@cache
def _mummy_odds(dice: int, faces: int) -> MummyOdds:
    odds = ((symbols, _ways((symbols, dice - symbols), (faces, FACES - faces))) for symbols in range(dice + 1))
    return tuple((symbols, ways) for symbols, ways in odds if ways)


def _ways(shown: Sequence[int], faces: Sequence[int]) -> int:
    """In how many ways dice that can be told apart show each kind of face so many times."""
    ways = factorial(sum(shown))
    for times, alike in zip(shown, faces, strict=True):
        ways = ways // factorial(times) * alike**times
    return ways


BOXES: dict[str, Box] = {}


def load_box(pack: Path | None = None) -> Box:
    """The box with the tables of a pack in place of its own; `BadContent` if it is no playable box."""
    tables = content.read_tables(Tables, CONTENT, pack)
    _check(tables)
    loaded = Box(
        rooms=tables.rooms.room,
        tokens=tables.tokens.token,
        dice=tables.dice,
        cats=tables.cats.cat,
        mummies=tables.mummies.mummy,
        bosses=tables.bosses.boss,
        supplies=tables.supplies,
    )
    return BOXES.setdefault(loaded.digest, loaded)


@cache
def standard_box() -> Box:
    """The box as it is sold, as far as it is known."""
    return load_box()


def box(digest: str) -> Box:
    """The box with this digest, if it was loaded; the standard one always is."""
    if digest not in BOXES:
        standard_box()
    if digest not in BOXES:
        raise refusal("", "", "not-loaded", found=digest)
    return BOXES[digest]


def _check(tables: Tables) -> None:
    """What any box must satisfy to be played with."""
    _check_rooms(tables.rooms, tables.supplies)
    _check_tokens(tables.tokens)
    _check_dice(tables.dice)
    _check_cats(tables.cats)
    _check_creatures(tables.mummies.mummy, tables.bosses.boss)
    _check_supplies(tables.supplies)
    _check_mummy_dice(tables)


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
