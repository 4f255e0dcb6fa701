"""The box: its counts against the printed and designed tables, and what is derived from them."""

from collections import Counter

import pytest

from lairkeeper.games.vengeance.components.box import (
    CHARGE,
    FIRE,
    SPRINT,
    STRIKE,
    LairId,
    SkillId,
    actions_of,
    groups,
    lair_of_minion,
    lair_of_room,
    minion_number,
    minion_of,
    printed_minion,
    room_number,
    room_of,
    standard_box,
)


def test_dice_have_the_printed_faces() -> None:
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
    assert (*board.loot, board.loot_full) == (0, 1, 2, 4, 5, 6, 7, 8, 9)
    assert (*board.training, board.training_full) == (0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3)


def test_the_supplies_are_those_of_the_rulebook() -> None:
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
