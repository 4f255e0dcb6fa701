"""The table of presets: which cells there are, how a share is written, and where the table goes."""

from pathlib import Path

import pytest

from bench.difficulty import (
    NONE,
    PAGE,
    WANTED,
    Measure,
    Noted,
    Row,
    cell,
    cells,
    heading,
    key_of,
    lines_of,
    main,
    play,
    put,
    read_notes,
    rows,
    table_of,
)
from lairkeeper.games import game_named
from lairkeeper.lab import Proportion

PYRAMID, WOODS, LAIR = (game_named(name) for name in ("run-run-run", "woodlands", "vengeance"))


def test_every_preset_with_a_wanted_share_is_a_row() -> None:
    assert list(rows(PYRAMID, None)) == [Row("easy", None), Row("normal", None), Row("hard", None)]
    chapters = list(rows(WOODS, "chapter"))
    assert len(chapters) == 6 * len(WANTED)
    assert chapters[3] == Row("easy", "1")


def test_a_preset_that_needs_one_player_has_no_table_for_two() -> None:
    row = Row("hard", None)
    assert table_of(LAIR, row, None, 1) is not None
    assert table_of(LAIR, row, None, 2) is None


@pytest.mark.parametrize(("won", "text"), [(150, "50 (44–56)"), (120, "**40 (35–46)**"), (180, "**60 (54–65)**")])
def test_a_share_that_is_not_as_wanted_is_in_bold(won: int, text: str) -> None:
    assert cell(Proportion(won, 300), WANTED["normal"], 300) == text


def test_a_cell_with_fewer_games_says_how_many() -> None:
    assert cell(Proportion(30, 60), WANTED["normal"], 300) == "50 (38–62) of 60"
    assert cell(NONE, WANTED["normal"], 300) == ""


def played(measure: Measure, won: Noted) -> Noted:
    play(PYRAMID, cells(PYRAMID, None, [1])[:1], measure, won)
    return won


def test_a_row_has_a_cell_for_every_number_of_players() -> None:
    players = list(PYRAMID.seats)
    lines = lines_of(PYRAMID, None, players, Measure("novice", 1, "test"), played(Measure("novice", 1, "test"), {}))
    assert lines[2].startswith("| easy | 75–85 | ")
    assert {line.count("|") for line in lines} == {heading(players)[0].count("|")} == {3 + len(players)}
    assert [text.strip() != "" for text in lines[2].split("|")[3:-1]] == [True, False, False, False]


def test_an_interrupted_cell_goes_on_where_it_stood(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    measure = Measure("novice", 3, "test", notes)
    whole = played(measure._replace(notes=None), {})
    played(measure._replace(games=1), {})
    assert [won.games for won in read_notes(notes).values()] == [1]
    assert played(measure, read_notes(notes)) == read_notes(notes) == whole
    assert len(notes.read_text("utf-8").splitlines()) == 2
    assert played(measure, read_notes(notes)) == whole
    assert len(notes.read_text("utf-8").splitlines()) == 2


def test_games_with_another_seed_or_other_numbers_are_other_games() -> None:
    one, two = (table_of(PYRAMID, Row(preset, None), None, 1) for preset in ("easy", "hard"))
    assert one is not None
    assert two is not None
    measure = Measure("novice", 1, "test")
    keys = [
        key_of(PYRAMID, one, measure),
        key_of(PYRAMID, one, measure._replace(seed="another")),
        key_of(PYRAMID, two, measure),
    ]
    assert len(set(keys)) == 3


def test_a_table_is_put_between_its_marks(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    kept = "<!-- end -->\nafter\n<!-- game chapter -->\nkept\n<!-- end -->\n"
    page.write_text("before\n<!-- game -->\nold\n" + kept, "utf-8")
    put(page, "game", ["new", "table"])
    assert page.read_text("utf-8") == "before\n<!-- game -->\nnew\ntable\n" + kept
    with pytest.raises(SystemExit, match="no mark"):
        put(page, "another", [])


def test_an_unknown_option_is_refused_in_one_sentence() -> None:
    with pytest.raises(SystemExit, match="weather: no table option of woodlands"):
        main(["woodlands", "--each", "weather"])


def test_the_page_has_a_place_for_every_game_with_levels() -> None:
    text = PAGE.read_text("utf-8")
    assert [game.name for game in (PYRAMID, WOODS, LAIR) if f"<!-- {game.name} -->\n" not in text] == []
