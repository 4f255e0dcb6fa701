"""The table of presets: which cells there are, how a share is written, and where the table goes."""

from pathlib import Path

import pytest

from bench.difficulty import PAGE, WANTED, Measure, Row, cell, heading, main, measured, put, rows, table_of
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
    assert cell(Proportion(won, 300), WANTED["normal"]) == text


def test_a_row_has_a_cell_for_every_number_of_players() -> None:
    measure = Measure("partner", games=1, seed="test", workers=1)
    text = measured(PYRAMID, Row("easy", None), None, measure)
    assert text.startswith("| easy | 75–85 | ")
    assert text.count("|") == heading(PYRAMID)[0].count("|")


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
