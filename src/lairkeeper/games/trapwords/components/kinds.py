"""The records of the content files: curses, monsters, dungeons, numbers of the game, and the words of a list."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lairkeeper.content import Id, Kind, Row

Requirement = Literal["none", "question", "negation", "pairs", "nouns"]
OldTraps = Literal["none", "against_me", "all"]
Language = Literal["en", "fr"]
Group = Literal["fantasy", "contemporary"]

Count = Annotated[int, Meta(ge=0, le=99)]
Seconds = Annotated[int, Meta(ge=0, le=3600)]
Percent = Annotated[int, Meta(ge=1, le=100)]
Letter = Annotated[str, Meta(pattern=r"^[a-z]?\Z")]
RoomNumber = Annotated[int, Meta(ge=1, le=10)]
Place = Annotated[int, Meta(ge=1, le=7)]

FEWEST_ROOMS, MOST_ROOMS = 3, 7


class CurseEffect(Kind):
    """The changes that a curse or a monster makes for the teams it binds; unnamed fields keep their default."""

    in_box: bool
    guesses: Count = 0
    time_percent: Percent = 100
    reading: bool = True
    extra_traps: Count = 0
    word_limit: Count = 0
    clue_limit: Count = 0
    clue_window: Count = 0
    locks_clues: bool = False
    guess_after_done: bool = False
    sole_guesser: bool = False
    pair_guesses: Count = 0
    traps_hit_guessers: bool = False
    starred_trap: bool = False
    banned_letter: Letter = ""
    max_letters: Count = 0
    require: Requirement = "none"
    draw_curses: Count = 0
    old_traps: OldTraps = "none"


class Monster(CurseEffect, kw_only=True):
    """A monster card; `hard` is the one with the asterisk."""

    figure: Id
    hard: bool


class Unplayable(Row):
    """Two curses that are never drawn together."""

    first: Id
    second: Id
    only: Literal["always", "pair_team", "echo_guesses"] = "always"


class DungeonRow(Kind):
    """A row of rooms with the places of its curses."""

    rooms: tuple[RoomNumber, ...]
    curses: tuple[Place, ...]


class CurseTable(Row):
    curse: tuple[CurseEffect, ...]
    unplayable: tuple[Unplayable, ...]


class MonsterTable(Row):
    monster: tuple[Monster, ...]


class DungeonTable(Row):
    dungeon: tuple[DungeonRow, ...]


class Supplies(Row):
    """Numbers that no card carries."""

    rounds: Annotated[int, Meta(ge=1, le=20)]
    guesses: Annotated[int, Meta(ge=1, le=20)]
    reading: Seconds
    thinking: Seconds
    table_hourglass: Seconds
    typed_hourglass: Seconds
    writing: Seconds
    writing_more: Seconds
    more_time: Seconds
    extensions: Count
    objection: Seconds
    naming: Seconds
    contest: Seconds
    waiving: Seconds
    asking: Seconds
    voting: Seconds
    jury: Seconds
    resuming: Seconds
    repeat: Seconds
    lost: Seconds
    absence: Seconds
    opening: Seconds
    agreeing: Seconds
    exchange: Seconds
    naming_guesser: Seconds
    review: Seconds
    pause: Seconds
    conceding: Seconds
    proposals: Annotated[int, Meta(ge=1, le=10)]
    designed: tuple[str, ...]
    naming_aloud: Seconds = 30
    """Packs of the first version do not have this line."""


class Tables(Row):
    """The content files, one field each."""

    curses: CurseTable
    monsters: MonsterTable
    dungeons: DungeonTable
    supplies: Supplies


class WordRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A word of a list with all that referee and computer players know about it."""

    word: str
    forms: tuple[str, ...] = ()
    family: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()
    assoc: tuple[str, ...] = ()
    difficulty: Annotated[int, Meta(ge=1, le=3)] = 3
