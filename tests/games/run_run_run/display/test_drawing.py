"""The maze as text: what stands where, that connections can be seen, and that nothing hidden is drawn."""

from collections.abc import Mapping, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lairkeeper.display.picture import Picture, Sketch, plain
from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.board.hexes import AROUND, Hex, at
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.games.run_run_run.display.drawing import FLAT, STRIDE, TALL, corner, draw, draw_maze
from lairkeeper.games.run_run_run.records.options import OpenDoorAt, PickCard, PickHex, Turn, WakeAt
from lairkeeper.games.run_run_run.state import Mechanism, Pyramid
from lairkeeper.games.run_run_run.view import view
from lairkeeper.kernel import ChanceStream, Option, Seat
from lairkeeper.words import LANGUAGES, speak
from tests.games.run_run_run.tables import P1, P2, Place, card, corridor, draw_table, space_at
from tests.games.run_run_run.wandering import any_options, any_stream, from_behind_the_door, wander

SMALL = {
    (0, -1): "110100 ankh dark",
    (1, -2): "000110 none",
    (1, -1): "101001 scarab",
    (-1, 1): "010000 sarcophagus dark",
    (0, -2): "001100 eye",
}

GOLDEN = r"""
           0,−3
            ‹1›
          ______
         / 0,−2 \
        /   ◉☼   \______
        \        / 1,−2 \
         \_ .. _/    ☼   \
         / 0,−1 .M1♥5M3♥2/
        /  ☥☼^1^ ._ .. _/
        \        / 1,−1 \
         \_ .. _/   Ж☼   \
         / VAULT\        .
  ______/   ^2^  \______.  2,−1
 / −1,1 .        .  ⚑2
/  ☼▯^3^ .______.   1,0
\        /
 \______/
"""


def small_table() -> Pyramid:
    return draw_table(
        SMALL,
        cats=[(0, -1), (0, 0), (-1, 1)],
        awake={"herald": (1, -2), "brute": (1, -2)},
        hearts_left={"brute": 2},
        tokens=[("shield",), ("passage", "torch2")],
    )


def sketch(
    pyramid: Pyramid,
    *,
    choices: Sequence[Option] = (),
    asked: Mapping[str, int] | None = None,
    markers: Mapping[Seat, int] | None = None,
    language: str = "en",
    width: int = 80,
    height: int | None = None,
) -> Sketch:
    speech = speak(GAME, pyramid.options, language, ("Anna", "Ben", "Cleo", "Dan")[: len(pyramid.hands)])
    return Sketch(
        speech=speech,
        choices=tuple(choices),
        asked=asked or {},
        markers=markers or {},
        width=width,
        height=height,
    )


def picture(pyramid: Pyramid, seat: Seat | None = P1, **wanted: object) -> Picture:
    return draw(view(pyramid, seat), sketch(pyramid, **wanted))  # type: ignore[arg-type]


def board(pyramid: Pyramid, **wanted: object) -> str:
    return plain(picture(pyramid, **wanted).board)  # type: ignore[arg-type]


def whole_sheet(pyramid: Pyramid) -> dict[tuple[int, int], str]:
    """The characters of an uncut drawing by their places, the Vault's corner being (0, 0)."""
    lines = plain("\n".join(draw_maze(view(pyramid, None), sketch(pyramid, width=999)))).split("\n")
    named = [(x, y) for y, line in enumerate(lines) for x in [line.find("VAULT")] if x >= 0]
    left, top = named[0][0] - 3, named[0][1] - 1
    return {(x - left, y - top): letter for y, line in enumerate(lines) for x, letter in enumerate(line)}


def is_open_in(sheet: Mapping[tuple[int, int], str], hex_: Hex, side: int) -> bool:
    """Whether the middle of a side shows a gap, or a secret passage, rather than a wall."""
    x, y = corner(hex_)
    places = {0: (4, 0), 1: (STRIDE, 1), 2: (STRIDE, 4), 3: (4, TALL), 4: (1, 4), 5: (1, 1)}
    dx, dy = places[side]
    return sheet.get((x + dx, y + dy), " ") in ".= "


def test_a_small_maze_looks_like_this() -> None:
    drawn = board(small_table(), choices=[PickHex(at(0, -3))], markers={P2: at(1, 0)})
    assert drawn == GOLDEN.strip("\n")


def test_sides_follow_the_compass() -> None:
    """North is up, and the six neighbours stand around a hex as the rulebook numbers them."""
    x, y = corner(at(0, 0))
    around = {int(side): corner(Hex(step)) for side, step, _, _ in AROUND}
    assert around[0] == (x, y - TALL) and around[3] == (x, y + TALL)
    assert around[1] == (x + STRIDE, y - TALL // 2) and around[4] == (x - STRIDE, y + TALL // 2)
    assert around[2] == (x + STRIDE, y + TALL // 2) and around[5] == (x - STRIDE, y - TALL // 2)


@given(any_options, any_stream, st.integers(1, 150))
@settings(max_examples=25, deadline=None)
def test_every_connection_is_drawn_open_and_every_wall_closed(
    options: TableOptions, stream: ChanceStream, answers: int
) -> None:
    state = from_behind_the_door(options)
    for _, _ in zip(range(answers), wander(state, stream), strict=False):
        pass
    maze, sheet = state.world.maze, whole_sheet(state.world)
    for number, space in enumerate(maze.spaces):
        for side, step, bit, _ in AROUND:
            other = maze.at.get(Hex(space.hex + step))
            is_way = bool(space.exits & bit) if other is None else bool(maze.ways[number] >> other & 1)
            assert is_open_in(sheet, space.hex, side) == is_way, (space.hex, side)


def test_a_secret_passage_is_drawn_on_its_edge() -> None:
    pyramid = draw_table({(0, -1): "100100", (1, -1): "001100", (1, 0): "100001"})
    assert "=" not in board(pyramid)
    pyramid.maze = pyramid.maze.joining(space_at(pyramid, 0, -1), space_at(pyramid, 1, -1))
    assert board(pyramid).count("=") == 2


def test_the_door_is_named_and_open_on_one_side_only() -> None:
    pyramid = draw_table({(0, -1): "110100"}, door=(0, -2), awake={"colossus": (0, -2)})
    drawn = board(pyramid)
    assert "DOOR" in drawn
    assert "B♥12" in drawn


def test_a_mechanism_lies_where_its_three_rooms_meet() -> None:
    rooms: dict[Place, str] = {(0, -1): "110100 ankh", (1, -2): "000110 eye", (0, -2): "001100 scarab"}
    pyramid = draw_table(rooms)
    three = tuple(space_at(pyramid, *place) for place in rooms)
    without = board(pyramid)
    for opens_door, sign in ((True, "◆"), (False, "◇")):
        pyramid.mechanisms = (Mechanism(opens_door, (three[0], three[1], three[2])),)
        drawn = board(pyramid)
        assert drawn.count(sign) == 1
        assert drawn.replace(sign, "_") == without
        line, column = next((y, text.index(sign)) for y, text in enumerate(drawn.split("\n")) if sign in text)
        assert drawn.split("\n")[line + 1][column - FLAT + 2 : column].strip() == "0,−1"


def test_four_cats_and_five_monsters_fit_into_a_room() -> None:
    awake = dict.fromkeys(("herald", "runner", "brute", "snuffer", "colossus"), (0, -1))
    pyramid = draw_table({(0, -1): "100100", (0, -2): "100100"}, cats=[(0, -1)] * 4, awake=awake, door=(0, -3))
    drawn = board(pyramid)
    assert "^1234^" in drawn
    assert "M1M2M3M4" in drawn


def test_the_numbers_of_answers_stand_on_their_hexes() -> None:
    pyramid = draw_table(corridor(2))
    drawn = board(pyramid, choices=[WakeAt(at(0, -1)), WakeAt(at(0, -2)), PickHex(at(1, 0))])
    assert [number for number in ("‹1›", "‹2›", "‹3›") if number in drawn] == ["‹1›", "‹2›", "‹3›"]


def test_two_ways_to_one_hex_share_it() -> None:
    pyramid = draw_table({(0, -1): "110100", (1, -2): "000010"})
    drawn = board(pyramid, choices=[OpenDoorAt(at(0, -1), AROUND[0][0]), OpenDoorAt(at(0, -1), AROUND[0][0])])
    assert "‹1/2›" in drawn


def test_a_long_maze_is_cut_around_the_active_cat() -> None:
    pyramid = draw_table(corridor(9), cats=[(0, -9), (0, 0)])
    lines = board(pyramid, height=9).split("\n")
    assert len(lines) == 9
    assert any("^1^" in line for line in lines)
    assert not any("VAULT" in line for line in lines)


@pytest.mark.parametrize("width", [40, 60, 80])
def test_no_line_is_wider_than_asked(width: int) -> None:
    pyramid = draw_table(corridor(9), hands=(tuple(f"R{number:02}" for number in range(3, 14)),))
    drawn = picture(pyramid, width=width)
    assert max(len(line) for line in plain(drawn.board + "\n" + drawn.own).split("\n")) <= width


def test_a_card_shows_its_exits_as_strokes_and_its_number() -> None:
    pyramid = draw_table(hands=(("R57", "R01"),))
    own = plain(picture(pyramid, choices=[PickCard(card("R01")), PickCard(card("R57"))]).own)
    assert own.split("\n") == [
        "              |     \\ | /",
        "Hand         ☼▯       ☾",
        "                    / | \\",
        "             ‹1›     ‹2›",
    ]


def test_the_ways_a_card_can_lie_are_drawn_instead_of_the_hand() -> None:
    pyramid = draw_table(hands=(("R14", "R01"),))
    drawn = picture(pyramid, choices=[Turn(0), Turn(1), Turn(2)], asked={"card": card("R14")})
    assert plain(drawn.own).split("\n") == [
        "              |         /   \\",
        "As placed    ☥☼      ☥☼      ☥☼",
        "              |     /           \\",
        "             ‹1›     ‹2›     ‹3›",
    ]


def test_the_figures_tell_hearts_damage_and_distance() -> None:
    lines = [plain(line) for line in picture(small_table()).figures]
    assert lines == [
        "^1^ Anna, the cartographer: 5 cards, a shield",
        "^2^ Ben, the relic hunter: 5 cards, a secret passage, a Torches token (+2)",
        "^3^ Cleo, the brawler: 5 cards",
        "M1  The herald ♥♥♥♥♥ damage 1, 2 steps from the Vault",
        "M3  The brute ♥♥··· damage 2, 2 steps from the Vault",
    ]


def test_a_spectator_sees_no_hand() -> None:
    assert picture(small_table(), None).own == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_tiles_fit_into_their_hexes(language: str) -> None:
    words = speak(GAME, TableOptions(), language)
    assert all(len(words.say(key)) <= FLAT for key in ("picture-vault", "picture-door"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_is_explained(language: str) -> None:
    legend = plain(picture(small_table(), language=language).legend)
    assert [sign for sign in "☥◉Ж☼☾▯=^♥B◆◇‹⚑" if sign not in legend] == []


def test_a_name_with_brackets_does_no_harm() -> None:
    pyramid = small_table()
    speech = speak(GAME, pyramid.options, "en", ("[danger]", "[/]", "a[b"))
    drawn = draw(view(pyramid, P1), Sketch(speech=speech))
    assert [plain(line).split(",")[0] for line in drawn.figures[:3]] == ["^1^ (danger)", "^2^ (/)", "^3^ a(b"]
