"""The box: its counts against the printed and designed tables, and what is derived from them."""

from collections import Counter
from fractions import Fraction
from pathlib import Path

import msgspec
import pytest

from lairkeeper.games.run_run_run.components.box import (
    CONTENT,
    CombatRoll,
    load_box,
    sides,
    standard_box,
    turned,
)
from lairkeeper.games.run_run_run.components.kinds import RoomKind
from tests.games.packs import changed


def cards(which: list[RoomKind]) -> int:
    return sum(room.count for room in which)


def test_64_room_cards_of_57_kinds() -> None:
    assert cards(list(standard_box().rooms)) == 64
    assert [room.id for room in standard_box().rooms] == [f"R{number:02}" for number in range(1, 58)]


@pytest.mark.parametrize(
    ("exits", "counts"),
    [
        (1, {"all": 6, "lit": 4, "ankh": 0, "eye": 0, "scarab": 0, "sarcophagus": 6, "plain": 0}),
        (2, {"all": 16, "lit": 10, "ankh": 4, "eye": 4, "scarab": 4, "sarcophagus": 3, "plain": 1}),
        (3, {"all": 20, "lit": 7, "ankh": 5, "eye": 5, "scarab": 5, "sarcophagus": 4, "plain": 1}),
        (4, {"all": 14, "lit": 3, "ankh": 4, "eye": 4, "scarab": 4, "sarcophagus": 2, "plain": 0}),
        (5, {"all": 6, "lit": 1, "ankh": 1, "eye": 1, "scarab": 1, "sarcophagus": 1, "plain": 2}),
        (6, {"all": 2, "lit": 0, "ankh": 0, "eye": 0, "scarab": 0, "sarcophagus": 0, "plain": 2}),
    ],
)
def test_rooms_by_number_of_exits(exits: int, counts: dict[str, int]) -> None:
    rooms = [room for room in standard_box().rooms if room.pattern.count("1") == exits]
    assert counts == {
        "all": cards(rooms),
        "lit": cards([room for room in rooms if room.torch]),
        **{symbol: cards([room for room in rooms if room.symbol == symbol]) for symbol in ("ankh", "eye", "scarab")},
        "sarcophagus": cards([room for room in rooms if room.sarcophagus]),
        "plain": cards([room for room in rooms if room.symbol == "none" and not room.sarcophagus]),
    }


@pytest.mark.clause("RRR-MEC1")
def test_symbols_and_sarcophagi_in_all() -> None:
    rooms = standard_box().rooms
    for symbol, count in {"none": 22, "ankh": 14, "eye": 14, "scarab": 14}.items():
        assert cards([room for room in rooms if room.symbol == symbol]) == count
    assert cards([room for room in rooms if room.sarcophagus]) == 16
    assert cards([room for room in rooms if room.sarcophagus and room.symbol != "none"]) == 0


def test_25_lit_rooms_and_a_torch_for_each_of_the_39_dark_ones() -> None:
    assert cards([room for room in standard_box().rooms if room.torch]) == 25
    assert cards([room for room in standard_box().rooms if not room.torch]) == 39 == standard_box().supplies.torches


def test_cards_per_pattern() -> None:
    per_pattern: Counter[str] = Counter()
    for room in standard_box().rooms:
        per_pattern[room.pattern] += room.count
    assert per_pattern == {
        "100000": 6, "110000": 5, "101000": 6, "100100": 5, "111000": 4, "110100": 5, "101100": 5,
        "101010": 6, "111100": 4, "111010": 6, "110110": 4, "111110": 6, "111111": 2,
    }  # fmt: skip


def test_the_13_patterns_differ_under_rotation_and_are_all_there_are() -> None:
    def lowest(mask: int) -> int:
        return min(turned(mask, turn) for turn in range(6))

    patterns = {room.pattern for room in standard_box().rooms}
    classes = [lowest(sides(pattern)) for pattern in patterns]
    assert len(classes) == 13
    assert sorted(classes) == sorted({lowest(mask) for mask in range(1, 64)})


def test_17_sarcophagus_tokens() -> None:
    assert {token.id: (token.effect, token.value, token.count) for token in standard_box().tokens} == {
        "torch1": ("torches", 1, 1), "torch2": ("torches", 2, 2), "torch3": ("torches", 3, 1),
        "rooms1": ("rooms", 1, 1), "rooms2": ("rooms", 2, 2), "rooms3": ("rooms", 3, 1),
        "double": ("double", 0, 2), "shield": ("shield", 0, 2), "passage": ("passage", 0, 3), "trap": ("trap", 0, 2),
    }  # fmt: skip
    assert sum(token.count for token in standard_box().tokens) == 17


def test_dice_have_the_printed_faces() -> None:
    dice = standard_box().dice
    assert Counter(dice.mummy.faces) == {"mummy": 3, "blank": 3}
    assert Counter(dice.combat.faces) == {"hit": 3, "ability": 1, "room": 1, "step": 1}
    assert standard_box().mummy_faces == 3


def test_four_catventurers() -> None:
    assert [(cat.id, cat.ability) for cat in standard_box().cats] == [
        ("cartographer", "draw_room"),
        ("relic_hunter", "draw_token"),
        ("brawler", "extra_damage"),
        ("lamplighter", "gain_torch"),
    ]


def test_four_mummies_and_three_bosses() -> None:
    def row(place: int) -> tuple[object, ...]:
        it = standard_box().creatures[place]
        return it.id, it.hearts, it.damage, it.extra_dice, it.extra_move, it.torches_lost, it.silences

    assert [row(place) for place in range(7)] == [
        ("herald", 5, 1, 2, 0, 0, False),
        ("runner", 5, 1, 1, 1, 0, False),
        ("brute", 5, 2, 0, 0, 0, False),
        ("snuffer", 5, 1, 0, 0, 2, False),
        ("ravager", 8, 4, 0, 1, 0, False),
        ("silencer", 10, 3, 0, 1, 0, True),
        ("colossus", 12, 2, 0, 1, 0, False),
    ]
    assert (len(standard_box().mummies), len(standard_box().bosses)) == (4, 3)
    assert standard_box().waking_hearts == 5


def test_the_supplies_are_those_of_the_rulebook() -> None:
    assert msgspec.to_builtins(standard_box().supplies) == {
        "torches": 39, "starting_reserve": 5, "mechanism_level": 5, "torch_tokens": 5, "door_tokens": 3,
        "regroup_tiles": 3, "hand": 5, "base_move": 3, "max_combat_dice": 6, "mummy_dice": 4,
        "starting_mummy_dice": 1, "vault": "101010", "designed": ("vault",),
    }  # fmt: skip


@pytest.mark.clause("RRR-GEO4")
def test_a_rotation_moves_printed_sides_clockwise() -> None:
    standard = standard_box()
    for room, masks in zip(standard.rooms, standard.placed, strict=True):
        for turn in range(6):
            assert {side for side in range(6) if masks[turn] >> side & 1} == {
                (side + turn) % 6 for side in range(6) if room.pattern[side] == "1"
            }


@pytest.mark.clause("RRR-SPL4")
@pytest.mark.parametrize(
    ("card", "rotations"),
    [("R01", (0, 1, 2, 3, 4, 5)), ("R14", (0, 1, 2)), ("R47", (0, 1, 2)), ("R31", (0, 1)), ("R57", (0,))],
)
def test_rotations_that_look_alike_are_offered_once(card: str, rotations: tuple[int, ...]) -> None:
    standard = standard_box()
    assert standard.rotations[standard.card_named[card]] == rotations


def test_tables_per_kind_of_room() -> None:
    standard = standard_box()
    assert standard.exits == tuple(room.pattern.count("1") for room in standard.rooms)
    per_kind = zip(standard.symbols, standard.sarcophagi, standard.torches, strict=True)
    assert list(per_kind) == [(room.symbol, room.sarcophagus, room.torch) for room in standard.rooms]
    assert standard.vault == 0b010101


def test_components_are_found_by_name() -> None:
    standard = standard_box()
    assert standard.rooms[standard.card_named["R07"]].id == "R07"
    assert standard.tokens[standard.token_named["trap"]].effect == "trap"
    assert standard.cats[standard.cat_named["brawler"]].ability == "extra_damage"
    assert standard.creature_named["herald"] == 0
    assert standard.creature_named["colossus"] == 6


def test_combat_odds_count_every_throw() -> None:
    odds = standard_box().combat_odds
    assert len(odds) == 7
    assert odds[0] == ((CombatRoll(0, 0, 0, 0), 1),)
    assert dict(odds[1]) == {(1, 0, 0, 0): 3, (0, 1, 0, 0): 1, (0, 0, 1, 0): 1, (0, 0, 0, 1): 1}
    assert dict(odds[2])[CombatRoll(1, 1, 0, 0)] == 6
    for dice, rolls in enumerate(odds):
        assert sum(weight for _, weight in rolls) == 6**dice
        assert all(sum(roll) == dice for roll, _ in rolls)
        assert len({roll for roll, _ in rolls}) == len(rolls)


def test_a_full_fight_kills_a_fresh_mummy_in_one_case_of_nine() -> None:
    kills = sum(weight for roll, weight in standard_box().combat_odds[6] if roll.hits >= 5)
    assert round(Fraction(kills, 6**6), 3) == Fraction("0.109")


def test_blank_faces_of_a_combat_die_are_thrown_but_not_counted(tmp_path: Path) -> None:
    blank = load_box(changed(tmp_path, CONTENT / "dice.toml", ('"hit", "hit", "hit"', '"hit", "blank", "blank"')))
    assert dict(blank.combat_odds[1])[CombatRoll(0, 0, 0, 0)] == 2
    assert [sum(weight for _, weight in rolls) for rolls in blank.combat_odds] == [6**dice for dice in range(7)]
