"""A lair as text: what stands where, that every door can be seen, and that nothing hidden is drawn."""

from collections.abc import Sequence

import pytest

from lairkeeper.display.picture import Picture, Sketch, plain
from lairkeeper.games.vengeance import GAME
from lairkeeper.games.vengeance.components.box import LairId, standard_box
from lairkeeper.games.vengeance.components.plan import HEIGHT, Door
from lairkeeper.games.vengeance.config import TableOptions
from lairkeeper.games.vengeance.display.drawing import COLUMN, draw, draw_floor, row_heights
from lairkeeper.games.vengeance.display.floor import Floor, printed_floor
from lairkeeper.games.vengeance.records.options import AimAtBoss, ChooseSide, GoTo, JumpTo
from lairkeeper.games.vengeance.state import NO_BOSS, NO_LAIR, Vendetta
from lairkeeper.games.vengeance.view import view
from lairkeeper.kernel import Option, Seat
from lairkeeper.words import LANGUAGES, speak
from tests.games.vengeance.tables import ADA, BEN, a_player, a_table, aim, group, room

BOX = standard_box()
NAMES = ("Anna", "Ben", "Cleo", "Dan")

GOLDEN = """
░░░░░░░░░░░░┏━━━━━━━━━━━━━━━━━┳━━━━━━━━━━━━━━━━━┳━━━━━━━━━━━━━━━━━━━━━━━┓
░░░░░░░░░░░░┃ 1               ┊ 3✓@             ┊ 5                     ┃
░░░░░░░░░░░░┃ H G $           ┃ T′ × ◎3         ┃ T G B $ ◎2            ┃
┏━━━━━━━━━━━╋━━━━━━━┄┄┄━━━━━━━╋━━━━━━━┄┄┄━━━━━━━╋━━━━━━━━━━┄┄┄━━━━━━━━━━┫
┃ 0✓        ┊ 2✓              ┊ 4 ‹1›           ┊ 7 ‹2› ♛7              ┃
┗━━━━━━━━━━━┫ × k H           ┃ K H G           ┃ B B T ◎2              ┃
"""


def a_fight(**wanted: object) -> Vendetta:
    fields: dict[str, object] = {
        "at": 3,
        "visited": (2,),
        "crossed": ("3H", "2B"),
        "dodged": ("2K",),
        "dotted": ("3T",),
        "looted": 1 << 3,
        "wounds": 1,
        "stage": "combat",
    }
    return a_table(a_player(**(fields | wanted)), a_player("YUK", lair="2B", boss="LYS", at=1))  # type: ignore[arg-type]


def sketch(
    table: Vendetta, choices: Sequence[Option] = (), *, language: str = "en", width: int = 80, height: int | None = None
) -> Sketch:
    speech = speak(GAME, table.options, language, NAMES[: len(table.players)])
    return Sketch(speech=speech, choices=tuple(choices), width=width, height=height)


def picture(table: Vendetta, seat: Seat | None = ADA, choices: Sequence[Option] = (), **wanted: object) -> Picture:
    return draw(view(table, seat), sketch(table, choices, **wanted))  # type: ignore[arg-type]


def small_board(table: Vendetta, choices: Sequence[Option] = ()) -> str:
    return plain(picture(table, choices=choices, height=9).board)


def drawn(floor: Floor, *, is_large: bool) -> list[str]:
    empty = Sketch(speech=speak(GAME, TableOptions(), "en"))
    return plain("\n".join(draw_floor(floor, empty, is_large=is_large))).split("\n")


def sign_of(door: Door, floor: Floor, lines: Sequence[str], *, is_large: bool) -> str:
    """What stands in the middle of the wall of a door."""
    heights = row_heights(floor.plan, is_large=is_large)
    wall = door.wall
    if wall.is_vertical:
        row = (sum(heights[: wall.start]) + sum(heights[: wall.end])) // 2
        return lines[row][wall.at * COLUMN]
    return lines[sum(heights[: wall.at])][(wall.start + wall.end) * COLUMN // 2]


def test_a_fight_in_a_low_window_looks_like_this() -> None:
    lines = small_board(a_fight(), [GoTo(room(4)), AimAtBoss()]).split("\n")
    assert lines[:6] == GOLDEN.strip("\n").split("\n")
    assert len(lines) == HEIGHT + 1


@pytest.mark.parametrize("is_large", [True, False])
@pytest.mark.parametrize("lair", range(10))
def test_every_door_is_drawn_and_nothing_else_is_open(lair: int, is_large: bool) -> None:
    floor = printed_floor(BOX, LairId(lair))
    lines = drawn(floor, is_large=is_large)
    doors = floor.plan.doors
    for door in doors:
        assert sign_of(door, floor, lines, is_large=is_large) == ("┊" if door.wall.is_vertical else "┄")
    assert "".join(lines).count("┊") == sum(door.wall.is_vertical for door in doors)
    assert "".join(lines).count("┄┄┄") == sum(not door.wall.is_vertical for door in doors)


@pytest.mark.parametrize("is_large", [True, False])
@pytest.mark.parametrize("lair", range(10))
def test_everything_printed_in_a_lair_can_be_read(lair: int, is_large: bool) -> None:
    text = "".join(drawn(printed_floor(BOX, LairId(lair)), is_large=is_large))
    kind = BOX.lairs[lair]
    assert sum(text.count(f" {letter}") for letter in "BTKHG") == kind.minions
    assert text.count("$") == kind.loot
    assert text.count("◎") == sum(each.objective.kind != "none" for each in kind.room)
    assert text.count("♛") == 1
    assert [number for number in range(len(kind.room)) if f"{number}" not in text] == []


@pytest.mark.parametrize("lair", range(10))
def test_in_sixty_columns_nothing_of_a_lair_is_cut(lair: int) -> None:
    floor, kind = printed_floor(BOX, LairId(lair)), BOX.lairs[lair]
    narrow = Sketch(speech=speak(GAME, TableOptions(), "en"), width=60)
    lines = plain("\n".join(draw_floor(floor, narrow, is_large=False))).split("\n")
    text = "".join(lines)
    assert max(map(len, lines)) <= 60
    assert sum(text.count(f" {letter}") for letter in "BTKHG") == kind.minions
    assert (text.count("$"), text.count("♛")) == (kind.loot, 1)
    assert text.count("◎") == sum(each.objective.kind != "none" for each in kind.room)
    assert text.count("┊") + text.count("┄┄┄") == len(floor.plan.doors)


def test_the_end_shows_a_score_sheet() -> None:
    table = a_table(a_player(loot=3, at=2), a_player("ELI", lair="2A", trained=9), phase="scored", round=4)
    heroes, *sheet = plain(picture(table).own).split("\n")[:8]
    assert heroes.split() == ["Magda", "Elias"]
    assert sheet[0].split() == ["Loot", "4", "0"]
    assert sheet[5].split() == ["Way", "out", "−1", "0"]
    assert sheet[6].split() == ["Total", "3", "2"]


def test_a_large_drawing_names_its_rooms() -> None:
    assert "the loading bay" in plain(picture(a_fight()).board)
    assert "le hall de tri" in plain(picture(a_fight(), language="fr").board)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("height", [None, 9])
@pytest.mark.parametrize("boss", [boss.id for boss in BOX.bosses])
def test_no_line_is_wider_than_asked(boss: str, height: int | None, language: str) -> None:
    table = a_fight(boss=boss, skills=("MAG-S1", "MAG-S2", "MAG-S3", "MAG-S5"))
    shown = picture(table, height=height, language=language)
    assert max(len(line) for line in plain(shown.board + "\n" + shown.own).split("\n")) <= 80


def test_answers_stand_in_the_rooms_they_lead_to() -> None:
    board = small_board(a_fight(), [JumpTo(room(4), room(2)), JumpTo(room(1), room(2)), aim("3T", "dotted")])
    assert "2✓‹1/2›" in board
    assert "3✓@‹3›" in board


def test_both_sides_are_drawn_for_those_who_choose() -> None:
    table = a_table(a_player(), a_player("YUK"), phase="setup")
    table.players[0].lair, table.players[0].boss = NO_LAIR, NO_BOSS
    board = plain(picture(table, choices=[ChooseSide(LairId(0)), ChooseSide(LairId(1))]).board)
    assert "‹1› the Dockside Warehouse" in board
    assert "‹2› the Cold Store" in board
    assert board.count("♛") == 2


def test_nothing_is_drawn_before_a_side_is_chosen() -> None:
    table = a_table(a_player(), a_player("YUK"), phase="setup")
    table.players[0].lair = NO_LAIR
    shown = picture(table)
    assert (shown.board, shown.own) == ("", "")


def test_a_spectator_sees_every_lair_and_no_board_of_their_own() -> None:
    shown = picture(a_fight(), None)
    assert shown.own == ""
    assert plain(shown.board).count("@") == 2
    assert [plain(line).split("  ")[0] for line in shown.figures] == ["Anna", "Ben"]


def test_a_dead_hero_is_gone() -> None:
    table = a_fight(is_dead=True)
    assert "@" not in plain(picture(table).board)
    assert "dead" in plain(picture(table, BEN).figures[0])


def test_a_dead_boss_is_gone() -> None:
    table = a_fight(boss_wounds=7)
    assert "♛" not in small_board(table)
    assert "Boss Vasile the Butcher ×××××××\n" in plain(picture(table).own)


def test_the_player_board_shows_health_tracks_skills_and_items() -> None:
    table = a_fight(
        extra_slots=1,
        bar_dice=1,
        loot=2,
        trained=6,
        spent=4,
        knock_outs=1,
        skills=("MAG-S1",),
        anticipation=("STRIKE", "MAG-S1"),
        groups=(group("STRIKE", "fist fist power"), group("SPRINT", "run run")),
        uses={"MAG-I1": 2},
    )
    lines = plain(picture(table).own).split("\n")
    assert lines[0].startswith("Hero ×●♥♥·· · KO 1/2 · Loot 2/8 · Experience 6 (2 to spend)")
    text = " ".join(lines)
    assert "Sprint →→ (→→)" in text
    assert "Strike ††† ◆ (††‡)" in text
    assert "Jab †† ◆◇" in text
    assert "the brass knuckles ■■□" in text


def test_skills_show_what_this_hero_needs() -> None:
    table = a_table(a_player("BAS"), a_player("MAG"))
    assert "Sprint →→→ " in plain(picture(table, ADA).own)
    assert "Sprint →→ " in plain(picture(table, BEN).own)
    assert "Fire · " in plain(picture(table, BEN).own)


def test_dice_in_hand_are_shown_while_they_roll() -> None:
    table = a_table(a_player(holds="run fist wound blank", standing="rolling"), a_player("YUK"), phase="roll")
    assert "Dice → † ● □" in plain(picture(table).own)
    assert "→†●□" in plain(picture(table, BEN).figures[0])


def test_goals_and_the_boss_are_told_where_there_is_room() -> None:
    table = a_fight(uses={"MAG-I1": 1})
    tall, low = (plain(picture(table, height=height).own) for height in (None, 9))
    assert "Vasile the Butcher ♥♥♥♥♥♥♥" in tall
    assert "5: no Toughs left next door (+2)" in tall
    assert "the smoke bomb □□□" in tall
    assert low.split("\n")[1:] == ["Items the brass knuckles ■□□"]


def test_the_facts_tell_round_phase_and_reserve() -> None:
    table = a_table(a_player(), a_player("YUK"), phase="flashback", round=2)
    table.flashback = ("train", "heal", "collect")
    assert [plain(fact) for fact in picture(table).facts] == [
        "Round 2/4",
        "Flashback",
        "Reserve 24",
        "Dice: Training, Heal, Collect",
    ]
    table.is_reserve_closed = True
    assert "Reserve 24, closed" in [plain(fact) for fact in picture(table).facts]


def test_a_solo_player_sees_the_target() -> None:
    assert "Target 28" in [plain(fact) for fact in picture(a_table(a_player(), solo_target="hard")).facts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_is_explained(language: str) -> None:
    legend = plain(picture(a_fight(), language=language).legend)
    assert [sign for sign in "@♛✓$◎◉×′‹→†‡¬●○□♥·◆◇■" if sign not in legend] == []


def test_the_legend_tells_what_the_own_hero_can_learn() -> None:
    lines = plain(picture(a_fight()).legend).split("\n")
    assert "Magda: no Fire and no Shoot action, ever" in lines
    assert "Strike: 3 fists → Hit, plus Hit with a strong fist" in lines
    assert "Bone Breaker, 4 experience: 1 strong fist, 1 run or 1 gun → Kill, Kill; once" in lines
    assert "The painkillers (Resolution: Heal, Heal, Heal)" in lines
    assert len(lines) == len(plain(picture(a_fight(), None).legend).split("\n")) + 1 + 4 + 8 + 4


def test_the_legend_tells_what_this_hero_needs() -> None:
    legend = plain(picture(a_table(a_player("BAS"))).legend)
    assert "Sprint: 3 runs → Move" in legend


def test_a_name_with_brackets_does_no_harm() -> None:
    table = a_fight()
    shown = draw(view(table, ADA), Sketch(speech=speak(GAME, table.options, "en", ("[danger]", "[/]"))))
    assert plain(shown.figures[0]).startswith("(/)  Yuki")
