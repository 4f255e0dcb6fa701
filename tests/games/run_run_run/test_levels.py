"""The Mummy dice of a table: as in the box, with other dice, or by level and size of the group."""

from itertools import product
from pathlib import Path
from typing import Any

import pytest

from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.components.box import CONTENT, load_box, standard_box
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.games.run_run_run.levels import die_symbols, mean_symbols, mummy_odds, starting_reserve
from lairkeeper.games.run_run_run.setup import lay_out
from lairkeeper.kernel.definition.table_options import agree
from lairkeeper.kernel.errors import BadContent
from tests.games.packs import changed

LEVEL = """
[[level]]
id = "{}"
symbols = [[1], [2, 4], [3, 4, 5], [6]]
torches = [1, 2, 3, 4]
origin = "designed"
"""
LEVELS = "".join(LEVEL.format(name) for name in ("easy", "normal", "hard"))
SYMBOLS = "[[1], [2, 4], [3, 4, 5], [6]]"
DICE = range(1, 5)


def in_pack(pack: Path, players: int) -> TableOptions:
    (pack / "levels.toml").write_text(LEVELS, encoding="utf-8")
    return TableOptions(players=players, mummy_faces="normal", content=load_box(pack).digest)


@pytest.mark.parametrize(("faces", "symbols"), [("two", 2), ("printed", 3), ("four", 4), ("five", 5), ("six", 6)])
@pytest.mark.parametrize("dice", DICE)
def test_without_a_level_all_dice_are_alike(faces: Any, symbols: int, dice: int) -> None:
    options = TableOptions(mummy_faces=faces)
    assert die_symbols(options, dice) == (symbols,) * dice
    assert mean_symbols(options, dice) == symbols
    assert starting_reserve(options) == standard_box().supplies.starting_reserve


def test_a_level_says_what_each_die_shows_and_further_dice_are_like_the_last(tmp_path: Path) -> None:
    shown = [die_symbols(in_pack(tmp_path, players), 4) for players in GAME.seats]
    assert shown == [(1, 1, 1, 1), (2, 4, 4, 4), (3, 4, 5, 5), (6, 6, 6, 6)]


@pytest.mark.parametrize("players", GAME.seats)
def test_a_level_sets_the_torches_at_the_start_and_keeps_the_rest_in_the_box(tmp_path: Path, players: int) -> None:
    pyramid = lay_out(in_pack(tmp_path, players))
    assert pyramid.reserve == players
    assert pyramid.reserve + pyramid.supply == standard_box().supplies.torches


@pytest.mark.parametrize(("players", "dice"), list(product(GAME.seats, DICE)))
def test_mummy_odds_count_every_throw(tmp_path: Path, players: int, dice: int) -> None:
    options = in_pack(tmp_path, players)
    odds = mummy_odds(options, dice)
    assert sum(ways for _, ways in odds) == 6**dice
    assert sum(symbols * ways for symbols, ways in odds) * 6 == sum(die_symbols(options, dice)) * 6**dice
    assert all(ways > 0 for _, ways in odds)


def test_mummy_odds_follow_the_printed_die() -> None:
    assert mummy_odds(TableOptions(), 2) == ((0, 9), (1, 18), (2, 9))
    assert mummy_odds(TableOptions(mummy_faces="two"), 2) == ((0, 16), (1, 16), (2, 4))
    assert mummy_odds(TableOptions(mummy_faces="six"), 2) == ((2, 36),)


@pytest.mark.parametrize("players", GAME.seats)
def test_every_level_has_more_symbols_than_the_one_before_on_the_first_die_or_on_all(players: int) -> None:
    hardness = []
    for name in ("easy", "normal", "hard"):
        table = agree(GAME, {"players": players}, preset=name)
        assert isinstance(table, TableOptions)
        dice = die_symbols(table, 4)
        hardness.append((dice[0], sum(dice)))
    assert hardness == sorted(set(hardness))


@pytest.mark.parametrize(
    ("change", "key", "reason"),
    [
        (('id = "easy"', 'id = "gentle"'), "level", "bad-value"),
        (('id = "easy"', 'id = "hard"'), "level[hard]", "duplicate-id"),
    ],
)
def test_a_pack_without_every_level_is_refused(tmp_path: Path, change: tuple[str, str], key: str, reason: str) -> None:
    with pytest.raises(BadContent) as refused:
        load_box(changed(tmp_path, CONTENT / "levels.toml", change))
    assert [refused.value.facts[fact] for fact in ("file", "key", "reason")] == ["levels.toml", key, reason]


@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        (SYMBOLS, "[[1], [2], [3]]", "level[easy].symbols", "wrong-count"),
        (SYMBOLS, "[[1], [], [3], [4]]", "level[easy].symbols[#2]", "too-few"),
        (SYMBOLS, "[[1], [7], [3], [4]]", "level[easy].symbols[#2][#1]", "bad-value"),
        ("[1, 2, 3, 4]", "[1, 2, 3]", "level[easy].torches", "wrong-count"),
    ],
)
def test_levels_have_numbers_for_each_size_of_the_group(
    tmp_path: Path, old: str, new: str, key: str, reason: str
) -> None:
    (tmp_path / "levels.toml").write_text(LEVELS.replace(old, new), encoding="utf-8")
    with pytest.raises(BadContent) as refused:
        load_box(tmp_path)
    assert [refused.value.facts[fact] for fact in ("key", "reason")] == [key, reason]


def test_a_level_needs_its_torches_in_the_box(tmp_path: Path) -> None:
    (tmp_path / "levels.toml").write_text(LEVELS.replace("[1, 2, 3, 4]", "[1, 2, 3, 40]"), encoding="utf-8")
    with pytest.raises(BadContent) as refused:
        load_box(tmp_path)
    assert refused.value.facts["reason"] == "too-few"
