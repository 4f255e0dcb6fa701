"""Packs of Run Run Run!: what makes another box, and what is refused, with file, key and reason."""

from pathlib import Path

import pytest

from lairkeeper.games.run_run_run.components.box import CONTENT, load_box, standard_box
from lairkeeper.games.run_run_run.components.kinds import RoomKind
from lairkeeper.kernel.errors import BadContent, Fact
from lairkeeper.testing import clause
from tests.games.packs import changed, not_fit

SUPPLIES = "|".join(standard_box().supplies.__struct_fields__)
ROOM = "|".join(RoomKind.__struct_fields__)
SYMBOLS = "ankh|eye|none|scarab"
ABILITIES = "draw_room|draw_token|extra_damage|gain_torch"
MUMMIES = '"mummy", "mummy", "mummy"'


def test_what_is_designed_is_no_fact(tmp_path: Path) -> None:
    changed(tmp_path, CONTENT / "supplies.toml", ('designed = ["vault"]', "designed = []"))
    assert load_box(tmp_path) is standard_box()


def test_a_changed_count_changes_the_digest(tmp_path: Path) -> None:
    changed(tmp_path, CONTENT / "rooms.toml", ("count = 4", "count = 5"), ("cards = 64", "cards = 65"))
    assert load_box(tmp_path).digest != standard_box().digest


@pytest.mark.parametrize(
    ("file", "change", "where", "facts"),
    [
        ("rooms", ("count = 4", "count = 5"), "totals.cards wrong-count", not_fit(64, 65)),
        ("rooms", ("cards = 64", "cards = 63"), "totals.cards wrong-count", not_fit(63, 64)),
        ("rooms", ("[totals]\ncards = 64", ""), "totals missing-key", {}),
        ("rooms", ("count = 4", "count = -1"), "room[R01].count bad-value", not_fit("0..999", -1)),
        ("rooms", ("count = 4", "count = 4, size = 1"), "room[R01].size unknown-key", {"expected": ROOM}),
        ("rooms", ('"R02"', '"R01"'), "room[R01] duplicate-id", {"found": "R01"}),
        ("rooms", ("111111", "11111"), "room[R57].pattern bad-value", not_fit("[01]{6}", "11111")),
        ("rooms", ("111111", "111112"), "room[R57].pattern bad-value", not_fit("[01]{6}", "111112")),
        ("rooms", ("111111", "000000"), "room[R57].pattern bad-value", not_fit("1..6", 0)),
        (
            "rooms",
            ('1", symbol = "none"', '1", symbol = "sun"'),
            "room[R57].symbol bad-value",
            not_fit(SYMBOLS, "sun"),
        ),
        ("rooms", ("room = [", "room = [ room"), " not-toml", {"line": 17}),
        ("tokens", ("tokens = 17", "tokens = 18"), "totals.tokens wrong-count", not_fit(18, 17)),
        ("tokens", ('"torches", value = 1,', '"torches",'), "token[torch1].value bad-value", not_fit("1..999", 0)),
        ("tokens", ('t = "trap"', 't = "trap", value = 1'), "token[trap].value bad-value", not_fit("0..0", 1)),
        ("tokens", ('"torch2"', '"torch1"'), "token[torch1] duplicate-id", {"found": "torch1"}),
        ("dice", ('"hit", "hit", "hit"', '"hit"'), "combat.faces wrong-count", not_fit(6, 4)),
        ("dice", (MUMMIES, '"mummy"'), "mummy.faces wrong-count", not_fit(6, 4)),
        ("dice", (MUMMIES, '"blank", "blank", "blank"'), "mummy.faces too-few", not_fit(1, 0)),
        ("dice", (MUMMIES, '"mummy", "hit"'), "mummy.faces[#2] bad-value", not_fit("blank|mummy", "hit")),
        ("cats", ('"draw_room",    ', '"nap",'), "cat[cartographer].ability bad-value", not_fit(ABILITIES, "nap")),
        ("cats", ('  { id = "brawler",', "#"), "cat too-few", not_fit(4, 3)),
        ("cats", ('"brawler"', '"relic_hunter"'), "cat[relic_hunter] duplicate-id", {"found": "relic_hunter"}),
        ("mummies", ('"brute",   hearts = 5', '"brute", hearts = 6'), "mummy[brute].hearts wrong-count", not_fit(5, 6)),
        ("mummies", ('"brute"', '"herald"'), "mummy[herald] duplicate-id", {"found": "herald"}),
        ("bosses", ('"ravager"', '"brute"'), "boss[brute] duplicate-id", {"found": "brute"}),
        ("supplies", ("reserve = 5", "reserve = 40"), "torches too-few", not_fit(40, 39)),
        ("supplies", ("mummy_dice = 4", "mummy_dice = 3"), "mummy_dice too-few", not_fit(4, 3)),
        ("supplies", ("101010", "000000"), "vault bad-value", not_fit("1..6", 0)),
        ("supplies", ('["vault"]', '["moat"]'), "designed[moat] unknown-key", {"expected": SUPPLIES}),
        ("supplies", ("hand = 5", "# hand = 5"), "hand missing-key", {}),
        ("supplies", ("hand = 5", 'hand = "five"'), "hand wrong-type", not_fit("integer", "string")),
    ],
)
def test_a_bad_pack_is_refused_with_its_facts(
    tmp_path: Path, file: str, change: tuple[str, str], where: str, facts: dict[str, Fact]
) -> None:
    key, reason = where.split(" ")
    with pytest.raises(BadContent) as refused:
        load_box(changed(tmp_path, CONTENT / f"{file}.toml", change))
    assert refused.value.facts == {"file": f"{file}.toml", "key": key, "reason": reason} | facts


@pytest.mark.parametrize(
    ("file", "text", "key", "expected"),
    [
        ("mummies.toml", "mummy = []", "mummy", 1),
        ("bosses.toml", "boss = []", "boss", 1),
        ("cats.toml", "cat = []", "cat", 4),
        ("rooms.toml", "room = []\n[totals]\ncards = 0", "totals.cards", 20),
    ],
)
def test_an_empty_table_is_refused(tmp_path: Path, file: str, text: str, key: str, expected: int) -> None:
    (tmp_path / file).write_text(text)
    with pytest.raises(BadContent) as refused:
        load_box(tmp_path)
    assert refused.value.facts == {"file": file, "key": key, "reason": "too-few", "expected": expected, "found": 0}


def test_four_hands_must_be_there_to_deal(tmp_path: Path) -> None:
    with pytest.raises(BadContent) as refused:
        load_box(changed(tmp_path, CONTENT / "supplies.toml", ("hand = 5", "hand = 17")))
    assert refused.value.facts == {"file": "rooms.toml", "key": "totals.cards", "reason": "too-few"} | not_fit(68, 64)


@clause("RRR-MUM14", "RRR-MUM17")
@pytest.mark.parametrize(
    ("changes", "hearts"),
    [
        ((("mummy_dice = 4", "mummy_dice = 7"), ("starting_mummy_dice = 1", "starting_mummy_dice = 4")), 17),
        ((("regroup_tiles = 3", "regroup_tiles = 4"),), 6),
    ],
)
def test_no_mummy_may_wake_before_there_is_a_room(
    tmp_path: Path, changes: tuple[tuple[str, str], ...], hearts: int
) -> None:
    with pytest.raises(BadContent) as refused:
        load_box(changed(tmp_path, CONTENT / "supplies.toml", *changes))
    where = {"file": "mummies.toml", "key": "mummy[herald].hearts", "reason": "too-few"}
    assert refused.value.facts == where | not_fit(hearts, 5)


def test_a_maze_of_all_cards_in_one_line_fits_the_grid(tmp_path: Path) -> None:
    changed(tmp_path, CONTENT / "rooms.toml", ("count = 4", "count = 67"), ("cards = 64", "cards = 127"))
    with pytest.raises(BadContent) as refused:
        load_box(tmp_path)
    assert refused.value.facts["expected"] == "..126"


def test_a_box_without_tokens_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tokens.toml").write_text("token = []\n[totals]\ntokens = 0\n", encoding="utf-8")
    with pytest.raises(BadContent) as refusal:
        load_box(tmp_path)
    assert refusal.value.facts == {"file": "tokens.toml", "key": "token", "reason": "too-few", **not_fit(1, 0)}
