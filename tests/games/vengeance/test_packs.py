"""Packs of Vengeance: what is refused, with file, key and reason."""

from pathlib import Path

import pytest

from lairkeeper.games.vengeance.components.box import CONTENT, load_box
from lairkeeper.kernel.errors import BadContent, Fact
from tests.games.packs import changed, not_fit

JAB = 'cost = 2, dice = ["fist", "fist"], actions = ["hit"]'
START = "  { at = [0, 3, 2, 2], doors = [2], visited = true },  # START"
FREE, WALL = not_fit("free-place", "room[0].at"), not_fit("shared-wall", 1)
BACK, SEEN = not_fit("door-back", 0), not_fit("true", "false")
ROOM1 = '  { at = [2, 0, 3, 3], doors = [2, 3], minions = ["H", "G"], loot = 1 }'
VISIT = 'minions = ["B", "H", "H", "T"], loot = 2, objective = { kind = "visit", number = 7, points = 2 }'


@pytest.mark.parametrize(
    ("file", "change", "where", "facts"),
    [
        ("dice", ('"run", "run", "fist"', '"run", "fist"'), "combat.faces wrong-count", not_fit(6, 5)),
        ("dice", ('"train", "train"', '"train"'), "flashback.faces wrong-count", not_fit(6, 5)),
        (
            "dice",
            ('"gun", "wound"', '"gun", "sun"'),
            "combat.faces[#6] bad-value",
            not_fit("fist|gun|power|run|wound", "sun"),
        ),
        ("supplies", ("46]", "47]"), "combat_dice too-few", not_fit(47, 46)),
        ("supplies", ("[24, 35, 46]", "[24, 35]"), "reserve wrong-count", not_fit(3, 2)),
        ("supplies", ("[24,", "[7,"), "reserve too-few", not_fit(8, 7)),
        ("supplies", ("[20, 16, 12]", "[20, 16, 3]"), "solo.dice too-few", not_fit(4, 3)),
        ("supplies", ("[18, 23, 28]", "[18]"), "solo.target wrong-count", not_fit(3, 1)),
        ("board", ('"SPRINT"', '"DASH"'), "skill[DASH].id bad-value", not_fit("SPRINT", "DASH")),
        ("board", ('["run", "run"]', "[]"), "skill[SPRINT].dice too-few", not_fit(1, 0)),
        ("board", ("base_health = 3", "# base_health"), "base_health missing-key", {}),
        ("heroes", ('  { id = "BAS"', '# { id = "BAS"'), "hero too-few", not_fit(4, 3)),
        ("heroes", ('"ELI"', '"MAG"'), "hero[MAG] duplicate-id", {"found": "MAG"}),
        ("skills", ("tiles = 32", "tiles = 31"), "totals.tiles wrong-count", not_fit(31, 32)),
        ("skills", ('"MAG-S1"', '"FIRE"'), "skill[FIRE] duplicate-id", {"found": "FIRE"}),
        (
            "skills",
            ('"MAG-S1", hero = "MAG"', '"MAG-S1", hero = "BOB"'),
            "skill[MAG-S1].hero bad-value",
            not_fit("MAG|ELI|YUK|BAS", "BOB"),
        ),
        (
            "skills",
            ('"MAG-S1", hero = "MAG"', '"MAG-S1", hero = "ELI"'),
            "skill[hero=MAG] wrong-count",
            not_fit(8, 7),
        ),
        (
            "skills",
            (JAB, JAB + ', passive = "grit"'),
            "skill[MAG-S1].dice wrong-count",
            not_fit(0, 2),
        ),
        (
            "skills",
            (JAB, 'cost = 2, dice = ["fist", "fist", "fist", "fist", "fist"], actions = ["hit"]'),
            "skill[MAG-S1].dice bad-value",
            not_fit("..4", 5),
        ),
        ("skills", (JAB, 'cost = 2, dice = ["fist"], actions = []'), "skill[MAG-S1].actions too-few", not_fit(1, 0)),
        ("items", ("tiles = 16", "tiles = 17"), "totals.tiles wrong-count", not_fit(17, 16)),
        (
            "items",
            ('after = "shoot"', 'after = "shoot", timing = "start"'),
            "item[ELI-I1].timing bad-value",
            not_fit("combat", "start"),
        ),
        ("bosses", ("cards = 9", "cards = 8"), "totals.cards wrong-count", not_fit(8, 9)),
        (
            "bosses",
            ('"BUTCHER", health = 7', '"BUTCHER", health = 8'),
            "boss[BUTCHER].health bad-value",
            not_fit("1..7", 8),
        ),
        ("lairs", ("boards = 5", "boards = 6"), "totals.boards wrong-count", not_fit(6, 5)),
        ("lairs", ('"L1B"\nboard = 1', '"L1B"\nboard = 6'), "totals.boards wrong-count", not_fit(5, 6)),
        ("lairs", (START, '  { at = [0, 3, 3, 2], doors = [2] },'), "lair[L1A].room[2].at bad-value", FREE),
        ("lairs", (START, START.replace(", visited = true", "")), "lair[L1A].room[0].visited bad-value", SEEN),
        ("lairs", (START, '  { at = [0, 3, 2, 2], doors = [1] },'), "lair[L1A].room[0].doors bad-value", WALL),
        ("lairs", (START, '  { at = [0, 3, 2, 2], doors = [] },'), "lair[L1A].room[2].doors bad-value", BACK),
        ("lairs", (ROOM1, ROOM1.replace("2, 3]", "2, 9]")), "lair[L1A].room[1].doors bad-value", not_fit("..7", 9)),
        ("lairs", (ROOM1, ROOM1.replace('"G"', '"G", "G"')), "lair[L1A].minions wrong-count", not_fit(20, 21)),
        ("lairs", (ROOM1, ROOM1.replace("loot = 1", "loot = 2")), "lair[L1A].loot wrong-count", not_fit(5, 6)),
        ("lairs", (VISIT, VISIT.replace("= 7", "= 9")), "lair[L1A].room[6].objective.number bad-value", {}),
        (
            "lairs",
            (VISIT, VISIT.replace("number = 7, ", 'number = 7, minion = "B", ')),
            "lair[L1A].room[6].objective.minion bad-value",
            not_fit("none", "B"),
        ),
    ],
)  # fmt: skip
def test_a_bad_pack_is_refused_with_its_facts(
    tmp_path: Path, file: str, change: tuple[str, str], where: str, facts: dict[str, Fact]
) -> None:
    key, reason = where.split(" ")
    with pytest.raises(BadContent) as refused:
        load_box(changed(tmp_path, CONTENT / f"{file}.toml", change))
    found = refused.value.facts
    assert (found["file"], found["key"], found["reason"]) == (f"{file}.toml", key, reason)
    assert {name: found[name] for name in facts} == facts
