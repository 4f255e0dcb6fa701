"""The box: its counts against the printed and designed tables, what is derived from them, and bad packs."""

import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lairkeeper.content import REASONS
from lairkeeper.games.vengeance.box import (
    BOXES,
    CHARGE,
    CONTENT,
    FIRE,
    SPRINT,
    STRIKE,
    BossId,
    Box,
    LairId,
    SkillId,
    actions_of,
    box,
    groups,
    lair_of_minion,
    lair_of_room,
    load_box,
    minion_number,
    minion_of,
    printed_minion,
    room_number,
    room_of,
    standard_box,
)
from lairkeeper.games.vengeance.kinds import LairKind
from lairkeeper.games.vengeance.plan import Plan, Wall, garrison, mask, overlap, shared_wall
from lairkeeper.kernel.errors import BadContent, Fact

FILES = sorted(path.name for path in CONTENT.iterdir())
LAIRS = {lair.id: lair for lair in standard_box().lairs}


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    folder.mkdir()
    return folder


def changed(pack: Path, file: str, *changes: tuple[str, str]) -> Path:
    """The pack with a copy of a default file in which some places are changed."""
    text = (CONTENT / file).read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1, (file, old)
        text = text.replace(old, new)
    (pack / file).write_text(text, encoding="utf-8")
    return pack


def plan(lair: str) -> Plan:
    return standard_box().plans[standard_box().lair_named[lair]]


def test_faces_of_the_dice() -> None:
    dice = standard_box().dice
    assert Counter(dice.combat.faces) == {"run": 2, "fist": 1, "power": 1, "gun": 1, "wound": 1}
    assert Counter(dice.flashback.faces) == {"train": 2, "buy": 1, "heal": 1, "anti": 1, "collect": 1}
    assert standard_box().combat_weights == (2, 1, 1, 1, 1)
    assert standard_box().flashback_weights == (2, 1, 1, 1, 1)


def test_the_player_board() -> None:
    board = standard_box().board
    assert (board.base_health, board.extra_health, board.ko_slots, board.item_uses, board.skill_places) == (
        3, 3, 2, 3, 4,
    )  # fmt: skip
    assert (*board.loot, board.loot_full) == (0, 1, 2, 4, 6, 8, 10, 12, 14)
    assert (*board.training, board.training_full) == (0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6, 7)


def test_supplies() -> None:
    supplies = standard_box().supplies
    assert (supplies.combat_dice, supplies.flashback_dice, supplies.reserve) == (46, 3, (24, 35, 46))
    assert (supplies.hand, supplies.ko_hand, supplies.rounds, supplies.boss_points) == (4, 3, 4, 5)
    solo = supplies.solo
    assert (solo.dice, solo.seconds, solo.target) == ((20, 16, 12), (45, 30, 25), (18, 23, 28))
    assert solo.ticks == tuple(int(seconds / 1.5) for seconds in solo.seconds)


@pytest.mark.clause("VNG-SET3")
def test_four_heroes_with_8_skills_and_4_items_each() -> None:
    standard = standard_box()
    assert [(hero.id, hero.trait) for hero in standard.heroes] == [
        ("MAG", "never_guns"),
        ("ELI", "haunted"),
        ("YUK", "hunted"),
        ("BAS", "heavy"),
    ]
    for hero, skills, items in zip(standard.heroes, standard.skills_of, standard.items_of, strict=True):
        assert [standard.skills[skill].id for skill in skills] == [f"{hero.id}-S{number}" for number in range(1, 9)]
        assert [standard.items[item].id for item in items] == [f"{hero.id}-I{number}" for number in range(1, 5)]
    assert (len(standard.tiles), len(standard.items)) == (32, 16)


def test_the_base_skills_come_first() -> None:
    skills = standard_box().skills
    assert [skill.id for skill in skills[:4]] == ["SPRINT", "STRIKE", "FIRE", "CHARGE"]
    assert (SPRINT, STRIKE, FIRE, CHARGE) == (0, 1, 2, 3)
    assert [skill.actions for skill in skills[:4]] == [("move",), ("hit",), ("shoot",), ("move", "hit")]
    assert all(skill.cost == 0 and not skill.hero and not skill.once for skill in skills[:4])


@pytest.mark.clause("VNG-FLB11")
@pytest.mark.clause("VNG-FLB15")
def test_anticipation_slots() -> None:
    standard = standard_box()
    assert standard.slots[:4] == (1, 1, 1, 2)
    for skill, slots in zip(standard.skills[4:], standard.slots[4:], strict=True):
        assert slots == (2 if skill.dice else 0)
        assert bool(skill.dice) == (skill.passive == "none")
    assert Counter(standard.slots[4:]) == {2: 24, 0: 8}


def test_costs_of_the_tiles() -> None:
    costs = [standard_box().skills[skill].cost for skills in standard_box().skills_of for skill in skills]
    assert costs == [
        2, 3, 3, 4, 2, 4, 3, 2,
        2, 3, 3, 4, 3, 3, 2, 4,
        2, 2, 3, 3, 4, 4, 2, 2,
        4, 2, 3, 4, 4, 2, 3, 3,
    ]  # fmt: skip


def test_passive_skills_know_their_moment() -> None:
    moments = {skill.passive: skill.timing for skill in standard_box().skills if skill.passive != "none"}
    assert moments == {
        "second_wind": "resolution",
        "adrenaline": "combat",
        "armour_piercing": "combat",
        "covering_fire": "start",
        "ghost_walk": "combat",
        "sleight_of_hand": "resolution",
        "iron_hide": "combat",
        "grit": "start",
    }


def test_items_by_moment() -> None:
    items = standard_box().items
    assert {item.id for item in items if item.timing == "resolution"} == {"MAG-I3", "YUK-I4", "BAS-I4"}
    assert {item.id for item in items if item.timing == "start"} == {"ELI-I2"}
    assert {item.id: item.after for item in items if item.after != "none"} == {"MAG-I1": "hit", "ELI-I1": "shoot"}


@pytest.mark.clause("VNG-ASG2")
@pytest.mark.clause("VNG-ASG3")
@pytest.mark.parametrize(
    ("dice", "legal"),
    [
        (("run", "run"), [(2, 0, 0, 0)]),
        (("fist", "fist"), [(0, 0, 2, 0), (0, 1, 1, 0), (0, 2, 0, 0)]),
        (("power", "fist"), [(0, 0, 2, 0), (0, 1, 1, 0)]),
        (("gun", "gun", "gun/fist"), [(0, 0, 0, 3), (0, 0, 1, 2), (0, 1, 0, 2)]),
        (("run", "run/gun"), [(1, 0, 0, 1), (2, 0, 0, 0)]),
        ((), []),
    ],
)
def test_groups_that_meet_a_requirement(dice: tuple[str, ...], legal: list[tuple[int, ...]]) -> None:
    assert list(groups(dice)) == legal


def test_traits_change_what_a_hero_may_lay() -> None:
    standard = standard_box()
    heavy, unarmed = standard.hero_named["BAS"], standard.hero_named["MAG"]
    for hero in range(4):
        assert standard.groups[hero][SPRINT] == (((3 if hero == heavy else 2), 0, 0, 0),)
        assert bool(standard.groups[hero][FIRE]) == (hero != unarmed)
        assert len(standard.groups[hero][CHARGE]) == 7


@pytest.mark.clause("VNG-ASG6")
def test_a_strong_fist_adds_a_hit_to_strike_only() -> None:
    strike, charge = standard_box().skills[STRIKE], standard_box().skills[CHARGE]
    assert actions_of(strike, (0, 3, 0, 0)) == ("hit",)
    assert actions_of(strike, (0, 1, 2, 0)) == ("hit", "hit")
    assert actions_of(strike, None) == ("hit",)
    assert actions_of(charge, (2, 0, 2, 0)) == ("move", "hit")


def test_nine_bosses() -> None:
    assert {boss.id: boss.health for boss in standard_box().bosses} == {
        "BUTCHER": 7, "AGATE": 5, "CORSO": 5, "BROKER": 6, "RAZOR": 6, "PETROV": 4, "LYS": 5, "COLONEL": 5, "ODUYA": 6,
    }  # fmt: skip
    assert all(boss.rule == boss.id.lower() for boss in standard_box().bosses)


@pytest.mark.parametrize(
    ("lair", "sums", "boss", "doors"),
    [
        ("L1A", (8, 20, 5, 10), 7, 3),
        ("L1B", (9, 20, 6, 12), 6, 3),
        ("L2A", (8, 20, 6, 13), 5, 3),
        ("L2B", (8, 18, 5, 11), 5, 4),
        ("L3A", (9, 19, 5, 12), 8, 4),
        ("L3B", (8, 19, 5, 9), 7, 4),
        ("L4A", (8, 18, 5, 10), 6, 3),
        ("L4B", (9, 18, 5, 10), 7, 5),
        ("L5A", (9, 20, 5, 11), 6, 4),
        ("L5B", (8, 20, 6, 12), 4, 2),
    ],
)
def test_the_ten_lairs(lair: str, sums: tuple[int, ...], boss: int, doors: int) -> None:
    kind = LAIRS[lair]
    assert (len(kind.room), kind.minions, kind.loot, kind.objective_points) == sums
    assert kind.boss_room == boss
    assert plan(lair).distance[0][boss] == doors
    assert len(kind.boss_bar) == 7 and list(kind.boss_bar) == sorted(kind.boss_bar)


def test_five_boards_have_two_sides() -> None:
    standard = standard_box()
    sides = [(standard.lairs[a].id, standard.lairs[b].id) for a, b in standard.boards]
    assert sides == [(f"L{number}A", f"L{number}B") for number in range(1, 6)]


@pytest.mark.parametrize("lair", LAIRS.values(), ids=LAIRS)
def test_only_the_entrance_is_empty_and_printed_as_visited(lair: LairKind) -> None:
    assert [number for number, room in enumerate(lair.room) if room.visited] == [0]
    assert [number for number, room in enumerate(lair.room) if not room.minions] == [0]


@pytest.mark.clause("VNG-DEF5")
@pytest.mark.parametrize("lair", LAIRS)
def test_adjacency_works_both_ways_and_every_door_is_in_a_shared_wall(lair: str) -> None:
    rooms = plan(lair)
    pairs = {(one, other) for one, near in enumerate(rooms.adjacent) for other in near}
    assert pairs == {(other, one) for one, other in pairs}
    assert {door.rooms for door in rooms.doors} == {pair for pair in pairs if pair[0] < pair[1]}
    assert all(door.wall.start < door.wall.end for door in rooms.doors)
    assert [mask(near) for near in rooms.adjacent] == list(rooms.beside)


@pytest.mark.clause("VNG-DEF5")
def test_a_wall_without_a_door_is_no_adjacency() -> None:
    """In the Cold Store rooms 3 and 5 lie back to back."""
    lair = LAIRS["L1B"]
    assert shared_wall(lair.room[2].at, lair.room[5].at) == Wall(True, 5, 0, 3)
    assert shared_wall(lair.room[3].at, lair.room[5].at) == Wall(False, 3, 5, 7)
    assert 5 not in plan("L1B").adjacent[3]


@pytest.mark.clause("VNG-ACT11")
def test_ways_of_a_jump_may_lead_back() -> None:
    assert plan("L1A").jumps[0] == ((2, 0), (2, 1), (2, 4))


def test_rooms_two_doors_away() -> None:
    assert plan("L1A").two_away[0] == mask((1, 4))
    assert plan("L1A").two_away[3] == mask((2, 6, 7))


def test_rectangles() -> None:
    assert overlap((0, 0, 3, 3), (2, 2, 2, 2))
    assert not overlap((0, 0, 2, 2), (2, 0, 2, 2))
    assert shared_wall((0, 0, 2, 2), (2, 2, 2, 2)) is None


def test_the_garrison_is_counted_room_by_room() -> None:
    everyone = garrison(plan("L1A"), reinforced=False)
    assert "".join(everyone.kinds) == "HGBKHTHKHGTGBBHHTBBT"
    assert everyone.within[2] == 0b11100
    assert everyone.next_door[0] == everyone.within[2]
    assert everyone.two_away[0] == everyone.within[1] | everyone.within[4]
    assert everyone.everyone == (1 << 20) - 1 == sum(everyone.of_kind.values())


def test_mother_agate_adds_a_henchman_beside_the_boss_but_not_at_the_entrance() -> None:
    standard = standard_box()
    agate, corso = standard.boss_named["AGATE"], standard.boss_named["CORSO"]
    for lair in map(LairId, range(10)):
        printed, more = standard.garrison(lair, corso), standard.garrison(lair, agate)
        added = list(zip(more.kinds, more.rooms, strict=True))[len(printed.kinds) :]
        beside = [room for room in standard.plans[lair].adjacent[standard.lairs[lair].boss_room] if room]
        assert added == [("H", room) for room in beside]
        assert more.kinds[: len(printed.kinds)] == printed.kinds
    assert standard.garrison(LairId(0), BossId(0)) is standard.garrisons[0][0]


def test_rooms_and_minions_are_named_with_their_lair() -> None:
    room, minion = room_of(LairId(3), 7), minion_of(LairId(3), 17)
    assert (lair_of_room(room), room_number(room)) == (3, 7)
    assert (lair_of_minion(minion), minion_number(minion)) == (3, 17)
    assert printed_minion(standard_box(), minion_of(LairId(0), 3)) == ("K", room_of(LairId(0), 2))
    assert printed_minion(standard_box(), minion_of(LairId(0), 20)) == ("H", room_of(LairId(0), 4))


def test_components_are_found_by_name() -> None:
    standard = standard_box()
    assert standard.skills[standard.skill_named["YUK-S7"]].passive == "ghost_walk"
    assert standard.skill_named["MAG-S1"] == SkillId(4)
    assert standard.items[standard.item_named["ELI-I1"]].after == "shoot"
    assert standard.bosses[standard.boss_named["LYS"]].health == 5
    assert standard.lairs[standard.lair_named["L5B"]].side == "B"


def test_a_loaded_box_is_found_by_its_digest(pack: Path) -> None:
    assert box(standard_box().digest) is standard_box()
    other = load_box(changed(pack, "supplies.toml", ("boss_points = 5 ", "boss_points = 6 ")))
    assert box(other.digest) is other
    assert other.digest != standard_box().digest


def test_the_standard_box_is_loaded_when_it_is_asked_for() -> None:
    digest = standard_box().digest
    standard_box.cache_clear()
    del BOXES[digest]
    assert box(digest) is standard_box()


def test_a_box_that_was_not_loaded_is_refused() -> None:
    with pytest.raises(BadContent) as refused:
        box("0123456789abcdef")
    assert refused.value.facts == {"file": "", "key": "", "reason": "not-loaded", "found": "0123456789abcdef"}


def test_who_says_so_does_not_change_the_digest(pack: Path) -> None:
    text = (CONTENT / "skills.toml").read_text(encoding="utf-8")
    (pack / "skills.toml").write_text(text.replace('origin = "designed"', 'origin = "rulebook"'), encoding="utf-8")
    assert load_box(pack).digest == standard_box().digest


def test_an_empty_pack_is_the_standard_box(pack: Path) -> None:
    assert load_box(pack) is load_box() is standard_box()


def not_fit(expected: Fact, found: Fact) -> dict[str, Fact]:
    return {"expected": expected, "found": found}


JAB = 'cost = 2, dice = ["fist", "fist"], actions = ["hit"]'
START = "  { at = [0, 3, 2, 2], doors = [2], visited = true },  # START"
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
        ("lairs", (START, '  { at = [0, 3, 3, 2], doors = [2] },'), "lair[L1A].room[2].at bad-value", {}),
        ("lairs", (START, '  { at = [0, 3, 2, 2], doors = [1] },'), "lair[L1A].room[0].doors bad-value", {}),
        ("lairs", (START, '  { at = [0, 3, 2, 2], doors = [] },'), "lair[L1A].room[0].doors bad-value", {}),
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
    pack: Path, file: str, change: tuple[str, str], where: str, facts: dict[str, Fact]
) -> None:
    key, reason = where.split(" ")
    with pytest.raises(BadContent) as refused:
        load_box(changed(pack, f"{file}.toml", change))
    found = refused.value.facts
    assert (found["file"], found["key"], found["reason"]) == (f"{file}.toml", key, reason)
    assert {name: found[name] for name in facts} == facts


@pytest.fixture(scope="module")
def scratch() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)


@settings(deadline=None, max_examples=50)
@given(file=st.sampled_from(FILES), data=st.data())
def test_a_file_with_a_damaged_place_is_loaded_or_refused(scratch: Path, file: str, data: st.DataObject) -> None:
    content = (CONTENT / file).read_bytes()
    start = data.draw(st.integers(0, len(content)))
    length = data.draw(st.integers(0, 40))
    damage = data.draw(st.binary(max_size=8) | st.sampled_from([b"1", b"-", b'"', b"[", b"= 9e9", b"true", b"\n"]))
    (scratch / file).write_bytes(content[:start] + damage + content[start + length :])
    try:
        assert isinstance(load_box(scratch), Box)
    except BadContent as refused:
        assert refused.facts["reason"] in REASONS
    finally:
        (scratch / file).unlink()
