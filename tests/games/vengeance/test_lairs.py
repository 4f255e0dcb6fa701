"""The lairs: their printed sums, which rooms lie next to each other, and who stands where."""

import pytest

from lairkeeper.games.vengeance.components.box import BossId, LairId, standard_box
from lairkeeper.games.vengeance.components.kinds import LairKind
from lairkeeper.games.vengeance.components.plan import FloorPlan, Wall, garrison, mask, overlap, shared_wall

LAIRS = {lair.id: lair for lair in standard_box().lairs}


def plan(lair: str) -> FloorPlan:
    return standard_box().plans[standard_box().lair_named[lair]]


@pytest.mark.parametrize(
    ("lair", "sums", "boss", "doors"),
    [
        ("L1A", (8, 20, 5, 9), 7, 3),
        ("L1B", (9, 20, 6, 9), 6, 3),
        ("L2A", (8, 20, 6, 9), 5, 3),
        ("L2B", (8, 18, 5, 8), 5, 4),
        ("L3A", (9, 19, 5, 8), 8, 4),
        ("L3B", (8, 19, 5, 7), 7, 4),
        ("L4A", (8, 18, 5, 7), 6, 3),
        ("L4B", (9, 18, 5, 7), 7, 5),
        ("L5A", (9, 20, 5, 8), 6, 4),
        ("L5B", (8, 20, 6, 8), 4, 2),
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


def test_rooms_two_doors_away_are_found() -> None:
    assert plan("L1A").two_away[0] == mask((1, 4))
    assert plan("L1A").two_away[3] == mask((2, 6, 7))


def test_rectangles_overlap_or_share_a_wall() -> None:
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
