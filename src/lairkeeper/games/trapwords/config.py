"""The table options: teams, mode, words, dungeon, times, and readings of unclear clauses."""

from collections.abc import Mapping
from typing import Literal

from lairkeeper.games.trapwords.components.box import box, standard_box
from lairkeeper.games.trapwords.components.checks import FEWEST_PLAYERS, MAX_PLAYERS
from lairkeeper.games.trapwords.components.kinds import FEWEST_ROOMS, MOST_ROOMS, Group, Language
from lairkeeper.games.trapwords.components.list_check import LONGEST_WORD, is_short, problems
from lairkeeper.games.trapwords.referee.lexicon.text import fold
from lairkeeper.kernel.data.record import Record
from lairkeeper.kernel.data.seat import Seat
from lairkeeper.kernel.definition.clauses import applies
from lairkeeper.kernel.definition.daily import Daily
from lairkeeper.kernel.definition.table_options import Needs, Preset, TableOption, check_bounds, readings
from lairkeeper.kernel.errors import BadConfig, BadLines, lines_of

Mode = Literal["typed", "table"]
Teams = tuple[tuple[Seat, ...], tuple[Seat, ...]]

SMALLEST_TEAM = 2
MOST_LINES, MOST_WORDS, MOST_USED = 2000, 1000, 4000
HOURGLASS = (20, 180)
MOST_JURORS, MOST_LATECOMERS = 5, 4
ROOM_NUMBERS = range(1, 11)
CHALLENGE_ROOMS = (7, 8, 9)
"""Only the first of them is played."""


class TableOptions(Record, kw_only=True, forbid_unknown_fields=True):
    """Defaults are the rulings of the rulebook; each switch names its clause."""

    players: int = FEWEST_PLAYERS
    first_team: int = 0
    computers: tuple[int, ...] = ()
    bots: Literal["easy", "normal", "hard"] = "normal"
    jurors: int = 0
    latecomers: int = 0
    content: str = standard_box().digest
    mode: Mode = "typed"
    devices: Literal["each", "team"] = "each"
    language: Language = "en"
    group: Group = "fantasy"
    word_list: tuple[str, ...] = ()
    used_words: tuple[str, ...] = ()

    dungeon: Literal["recommended", "alternative", "custom", "challenge"] = "recommended"
    rooms: str = ""
    curse_rooms: str = ""
    curses: Literal["dealt", "none"] = "dealt"
    deck: Literal["all", "box"] = "all"
    monster_deck: Literal["plain", "hard"] = "plain"
    monster: Literal["random", "mummy", "demon", "troll", "vampire", "dragon", "sphinx", "lich"] = "random"

    clues: Literal["strict", "relaxed"] = "strict"
    swap_word: bool = False
    tie_break: Literal["both", "fastest"] = "both"
    clock_start: Literal["after_reading", "at_once", "first_clue"] = "after_reading"
    hourglass: int | None = None

    second_reader: Literal["own_turn", "exchange"] = "own_turn"
    monster_freeze: Literal["while_there", "for_good"] = "while_there"
    same_spelling: Literal["springs", "meaning"] = "springs"
    part_of_compound_trap: Literal["spares", "springs"] = "spares"
    gender_guess: Literal["correct", "asked"] = "correct"
    relaxed_scope: Literal["written_words", "traps_only"] = "written_words"
    reactions: Literal["allowed", "forbidden"] = "allowed"
    short_list: Literal["played", "more_time"] = "played"
    echo_reading: Literal["own_words", "guesses"] = "own_words"
    forbidden_word_first_room: Literal["discarded", "replaced"] = "discarded"
    auto_referee: Literal["stops", "alerts"] = "stops"
    first_torch: Literal["random", "chosen"] = "random"


SWITCHES = {
    "second_reader": "TRP-AMB1",
    "monster_freeze": "TRP-AMB2",
    "same_spelling": "TRP-AMB3",
    "part_of_compound_trap": "TRP-AMB4",
    "gender_guess": "TRP-AMB5",
    "relaxed_scope": "TRP-AMB6",
    "reactions": "TRP-AMB7",
    "short_list": "TRP-AMB8",
    "echo_reading": "TRP-AMB9",
    "forbidden_word_first_room": "TRP-AMB10",
    "auto_referee": "TRP-AMB11",
    "first_torch": "TRP-AMB12",
}


_TYPED, _TABLE = {"mode": ("typed",)}, {"mode": ("table",)}
_CUSTOM, _CURSES = {"dungeon": ("custom",)}, {"curses": ("dealt",)}
READING_NEEDS: Mapping[str, Needs] = {
    "relaxed_scope": {"clues": ("relaxed",)},
    "echo_reading": _CURSES,
    "forbidden_word_first_room": _CURSES,
    "auto_referee": _TYPED,
}
"""House rules that mean nothing at every table."""

OPTIONS = (
    TableOption("players", "set_up", unit="players", bounds=(FEWEST_PLAYERS, MAX_PLAYERS)),
    TableOption("mode", "set_up"),
    TableOption("language", "set_up", unit="language"),
    TableOption("group", "set_up"),
    TableOption("word_list", "set_up", unit="lines"),
    TableOption("dungeon", "set_up"),
    TableOption("rooms", "set_up", unit="text", needs=_CUSTOM),
    TableOption("curse_rooms", "set_up", unit="text", needs=_CURSES),
    TableOption("monster_deck", "set_up"),
    TableOption("monster", "set_up"),
    TableOption("clues", "set_up"),
    TableOption("bots", "set_up", needs=_TYPED),
    TableOption("devices", "set_up", needs=_TABLE),
    TableOption("first_team", "set_up", bounds=(0, MAX_PLAYERS - SMALLEST_TEAM)),
    TableOption("jurors", "set_up", bounds=(0, MOST_JURORS)),
    TableOption("latecomers", "set_up", bounds=(0, MOST_LATECOMERS)),
    TableOption("curses", "module"),
    TableOption("deck", "module"),
    TableOption("tie_break", "module"),
    TableOption("swap_word", "module"),
    TableOption("hourglass", "limit", "seconds", HOURGLASS, (30, 40, 60, 90, 120, 180)),
    TableOption("clock_start", "limit"),
    *readings(SWITCHES, READING_NEEDS),
)

DAILY = Daily(("normal",), {"dungeon": "challenge"})

PRESETS = (
    Preset("easy", {"curses": "none", "clues": "relaxed"}),
    Preset("normal", {}),
    Preset("hard", {"monster_deck": "hard", "dungeon": "alternative"}),
)
"""A first game without curses and restrictions, the recommended dungeon, and one for experienced groups."""


@applies("TRP-SET1", "TRP-SET3", "TRP-SET18", "TRP-SET19", "TRP-DIG1", "TRP-DIG10", "TRP-BOOK4", "TRP-BOOK12")
def check_options(options: TableOptions) -> None:
    """Two teams of two at least, people alone at a real table, a playable row, and words that can be guessed."""
    check_bounds(OPTIONS, options)
    _check_number("latecomers", options.latecomers, 0, min(MOST_LATECOMERS, MAX_PLAYERS - options.players))
    if options.first_team:
        _check_number("first_team", options.first_team, SMALLEST_TEAM, options.players - SMALLEST_TEAM)
    _check_computers(options)
    rooms_of(options)
    curse_places(options)
    _check_used(options)
    _check_words(options)


def _check_number(key: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise BadConfig(key=key, value=value, expected=f"{least}..{most}")


@applies("TRP-DIG10")
def _check_computers(options: TableOptions) -> None:
    """A program can neither hear nor speak: at a real table it has no seat."""
    if options.mode == "table" and options.computers:
        raise BadConfig(key="computers", value=len(options.computers), expected="0..0", clauses=("TRP-DIG10",))
    if not set(options.computers) <= set(range(options.players)):
        raise BadConfig(key="computers", value=max(options.computers), expected=f"0..{options.players - 1}")


@applies("TRP-SET1", "TRP-SET2")
def teams_of(options: TableOptions) -> Teams:
    """Seats are dealt to the teams in turn; a team that is full leaves the rest to the other."""
    first = options.first_team or (options.players + 1) // 2
    sizes, teams = (first, options.players - first), ([], [])  # type: tuple[int, int], tuple[list[Seat], list[Seat]]
    for seat in range(options.players):
        team = seat % 2 if len(teams[seat % 2]) < sizes[seat % 2] else 1 - seat % 2
        teams[team].append(Seat(seat))
    return tuple(teams[0]), tuple(teams[1])


@applies("TRP-SET5", "TRP-SET6", "TRP-SET17", "TRP-SET18", "TRP-DIG12")
def rooms_of(options: TableOptions) -> tuple[int, ...]:
    """The numbers of the rooms: a row by name, or the host's own, written `3-4-5-6-7`."""
    if options.dungeon == "challenge":
        return CHALLENGE_ROOMS
    if options.dungeon != "custom":
        return box(options.content).dungeon[options.dungeon].rooms
    rooms = _numbers("rooms", options.rooms)
    is_row = list(rooms) == sorted(set(rooms)) and set(rooms) <= set(ROOM_NUMBERS)
    if not is_row or not FEWEST_ROOMS <= len(rooms) <= MOST_ROOMS:
        raise BadConfig(key="rooms", value=options.rooms, expected="3-4-5-6-7", clauses=("TRP-SET18",))
    return rooms


@applies("TRP-SET12", "TRP-SET17", "TRP-SET18", "TRP-CUR6")
def curse_places(options: TableOptions) -> tuple[int, ...]:
    """Where curses lie, counted from 0: as the row says, or in the rooms the host has named, written `4-6`."""
    rooms = rooms_of(options)
    if options.curses == "none" or options.dungeon == "challenge":
        return ()
    if options.curse_rooms:
        return _chosen_places(options, rooms)
    if options.dungeon != "custom":
        return tuple(place - 1 for place in box(options.content).dungeon[options.dungeon].curses)
    return tuple(sorted({1, len(rooms) - 2}))


def _chosen_places(options: TableOptions, rooms: tuple[int, ...]) -> tuple[int, ...]:
    chosen = _numbers("curse_rooms", options.curse_rooms)
    if not set(chosen) <= set(rooms[:-1]) or len(set(chosen)) < len(chosen):
        expected = "-".join(map(str, rooms[:-1]))
        raise BadConfig(key="curse_rooms", value=options.curse_rooms, expected=expected, clauses=("TRP-SET18",))
    return tuple(sorted(rooms.index(room) for room in chosen))


def _numbers(key: str, text: str) -> tuple[int, ...]:
    parts = text.split("-")
    if not all(part.isdecimal() and len(part) <= len("10") for part in parts):
        raise BadConfig(key=key, value=text, expected="3-4-5-6-7")
    return tuple(map(int, parts))


def _check_used(options: TableOptions) -> None:
    """Words of earlier games, which are read at every draw: each could be in a list."""
    _check_number("used_words", len(options.used_words), 0, MOST_USED)
    for word in options.used_words:
        if not is_short(word):
            raise BadConfig(key="used_words", value=word[:LONGEST_WORD], expected=f"0..{LONGEST_WORD}")


def _check_words(options: TableOptions) -> None:
    """A pasted list is not too long, each line fits a card, and enough different words are there for a whole game."""
    if not options.word_list:
        return
    if (lines := len(options.word_list)) > MOST_LINES:
        raise _bad_lines([(str(lines), "too_many_lines", str(MOST_LINES))])
    count = len({fold(word) for word in options.word_list})
    if count > MOST_WORDS:
        raise _bad_lines([(str(count), "too_many", str(MOST_WORDS))])
    refused = [(one.word, one.trouble, one.other) for one in problems(options.language, options.word_list)]
    left, needed = len(options.word_list) - len(refused), 2 * box(options.content).supplies.rounds
    too_few = [(str(left), "too_few", str(needed))] if left < needed else []
    if refused or too_few:
        raise _bad_lines([*refused, *too_few])


def _bad_lines(lines: list[tuple[str, str, str]]) -> BadLines:
    return BadLines(key="word_list", lines=lines_of(lines), clauses=("TRP-BOOK8", "TRP-BOOK12"))


@applies("TRP-DIG1", "TRP-SET10")
def hourglass_ms(options: TableOptions) -> int:
    """Length of the hourglass in milliseconds, before effects of curses and monsters."""
    supplies = box(options.content).supplies
    usual = supplies.table_hourglass if options.mode == "table" else supplies.typed_hourglass
    return 1000 * (options.hourglass or usual)
