"""The partner: what it answers on tables drawn for it, and that it never gets stuck."""

from typing import Any

import pytest

from lairkeeper.bots import ask_bot, bot_named
from lairkeeper.games.woodlands import GAME
from lairkeeper.games.woodlands.board.cells import at
from lairkeeper.games.woodlands.bots.advice import ANSWERS
from lairkeeper.games.woodlands.bots.fights import ALONE, Allies, Arms, enemy_of, fighter_of, win_chance
from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.quest import Thief
from lairkeeper.games.woodlands.records.options import (
    EndTurn,
    Flee,
    Give,
    KeepInstead,
    Move,
    OpenChest,
    PutOn,
    Raise,
    RerollDie,
    RollCombat,
    RollFaces,
    Stop,
    Support,
    UseLootOn,
)
from lairkeeper.games.woodlands.records.quest_options import LightDesperately, Purify
from lairkeeper.games.woodlands.rules.combat import AskDistantSupport, FightFoe
from lairkeeper.games.woodlands.rules.corruption import PurifyTile
from lairkeeper.games.woodlands.rules.dice import PlaceDice
from lairkeeper.games.woodlands.rules.encounter import MeetFoes
from lairkeeper.games.woodlands.rules.loot import KeepCard
from lairkeeper.games.woodlands.state import SPECIAL6, Combat, Woods, change_quest
from lairkeeper.kernel import Ask, ChanceStream, Option, State, begin
from lairkeeper.lab.play import play_game
from lairkeeper.testing import play_out
from tests.games.woodlands.chapter_tables import chapter_table
from tests.games.woodlands.tables import (
    BETHRAS,
    KLETHOR,
    NORTH,
    SOUTH,
    TRAIL,
    XYLIA,
    Place,
    acting,
    card,
    draw_table,
    hero,
    node_of,
)

BOSS_NORTH: dict[str, Place] = {"T02": (0, -1, 180)}
"""The Boss tile north of the Start tile."""


def answer(state: State[Woods]) -> Option:
    """What the partner says to the question that waits."""
    return ask_bot(GAME, state, state.decisions[0], bot_named("partner", GAME), ChanceStream("partner"))


def test_it_answers_questions_that_the_game_asks() -> None:
    asked = {step.slug for step in GAME.steps if issubclass(step, Ask)}
    assert set(ANSWERS) <= asked


def test_it_opens_a_chest_before_anything_else() -> None:
    woods = draw_table(TRAIL, heroes={"xylia": "T22", "bethras": "T01"}, board={"move": (1,)})
    woods.chests[node_of(woods, "T22")] = 1
    assert answer(acting(woods)) == OpenChest()


def test_it_goes_to_a_chest_and_ends_the_turn_where_nothing_is_left() -> None:
    woods = draw_table(TRAIL, heroes={"xylia": "T22", "bethras": "T22"}, board={"move": (1,)}, pile=())
    assert answer(acting(woods)) == EndTurn()
    woods = draw_table(TRAIL, heroes={"xylia": "T22", "bethras": "T22"}, board={"move": (1,)}, pile=())
    woods.chests[node_of(woods, "T21")] = 1
    assert answer(acting(woods)) == Move(SOUTH)


def test_it_raises_who_is_down_and_gives_the_potion_to_who_needs_it() -> None:
    woods = draw_table(hearts={"bethras": 0}, orbs={"xylia": 2})
    assert answer(acting(woods)) == Raise(BETHRAS)
    woods = draw_table(hearts={"bethras": 0}, loot={"xylia": ["potion"]})
    assert answer(acting(woods)) == UseLootOn(card("potion"), BETHRAS)


def test_it_keeps_the_better_cards() -> None:
    woods = draw_table(loot={"xylia": ["mace", "lantern", "armour"]})
    assert answer(begin(woods, KeepCard(XYLIA, card("mace")))) == KeepInstead(card("lantern"))


def test_it_rerolls_what_misses_and_stops_once_the_enemy_is_beaten() -> None:
    table = {"heroes": {"xylia": "T21", "bethras": "T01"}, "foes": [("snake", "T21")], "orbs": {"xylia": 2}}
    woods = draw_table(TRAIL, **table)  # type: ignore[arg-type]
    state = begin(woods, FightFoe(woods.foes[0].number))
    play_out(state, RollFaces((1,)), may_leave_draws=True)
    assert answer(state) == RerollDie(0, 1)
    woods = draw_table(TRAIL, **table)  # type: ignore[arg-type]
    state = begin(woods, FightFoe(woods.foes[0].number))
    play_out(state, RollFaces((3,)), may_leave_draws=True)
    assert answer(state) == Stop()


def test_it_leaves_an_enemy_it_cannot_beat() -> None:
    woods = draw_table(
        {"T21": (0, -1)},
        heroes={"xylia": "T21", "bethras": "T01"},
        foes=[("skeleton", "T21")],
        board={"move": (1,)},
        pile=(),
    )
    assert answer(begin(woods, MeetFoes())) == Flee(SOUTH, "die")


def test_it_brews_for_the_boss() -> None:
    woods = draw_table(
        {"T02": (0, -1, 180)},
        heroes={"bethras": "T02", "xylia": "T02"},
        orbs={"bethras": 5},
        boss=("sporeback", "T02"),
    )
    woods.dice = (6, 6)
    assert answer(begin(woods, PlaceDice(()))) == PutOn(SPECIAL6)


def test_it_gives_a_card_to_who_makes_most_of_it_against_the_boss() -> None:
    woods = draw_table(
        BOSS_NORTH,
        heroes={"xylia": "T01", "klethor": "T01"},
        loot={"xylia": ["mace"]},
        powers={"klethor": 2},
        orbs={"klethor": 8},
        boss=("sporeback", "T02"),
        threat=11,
        pile=(),
    )
    assert answer(acting(woods)) == Give(card("mace"), KLETHOR)


def test_who_can_carry_the_others_waits_for_the_die_before_it_goes_to_the_boss() -> None:
    table: dict[str, Any] = {
        "heroes": {"klethor": "T01", "bethras": "T01"},
        "boss": ("sporeback", "T02"),
        "threat": 12,
        "pile": (),
    }
    assert answer(acting(draw_table(BOSS_NORTH, board={"move": (1,)}, **table))) == EndTurn()
    carrying = draw_table(BOSS_NORTH, board={"move": (1,), "five": (5,)}, **table)
    assert answer(acting(carrying)) == Move(NORTH)


def test_who_is_hurt_rests_before_it_goes_to_the_boss() -> None:
    table: dict[str, Any] = {
        "heroes": {"xylia": "T01", "bethras": "T02"},
        "boss": ("sporeback", "T02"),
        "board": {"move": (1,)},
        "pile": (),
    }
    tiles = BOSS_NORTH | {"T04": (0, 1)}
    assert answer(acting(draw_table(tiles, hearts={"xylia": 2}, **table))) == Move(SOUTH)
    assert answer(acting(draw_table(tiles, **table))) == Move(NORTH)


def test_it_leaves_the_pile_alone_in_the_standard_game() -> None:
    woods = draw_table(TRAIL, heroes={"xylia": "T22", "bethras": "T01"}, board={"move": (1,)})
    assert answer(acting(woods)) == EndTurn()


def test_it_stays_on_guard_beside_the_well() -> None:
    heroes = {"xylia": "T04", "bethras": "T07"}
    assert answer(acting(chapter_table(3, heroes, board={"move": (1, 2)}))) == EndTurn()


def test_it_goes_after_a_monster_with_an_orb_token() -> None:
    heroes = {"xylia": "T01", "bethras": "T01"}
    woods = chapter_table(2, heroes, tiles=TRAIL, foes=[("spirit", "T21")], board={"move": (1,)}, pile=())
    assert answer(acting(woods)) == EndTurn()
    change_quest(woods, thieves=(Thief(woods.foes[0].number, (3,)),))
    assert answer(acting(woods)) == Move(NORTH)


def test_it_supports_from_afar() -> None:
    woods = draw_table(TRAIL, heroes={"bethras": "T21", "xylia": "T01"}, powers={"xylia": 2}, foes=[("snake", "T21")])
    woods.combats = [Combat(woods.foes[0].number)]
    assert answer(begin(woods, AskDistantSupport(XYLIA))) == Support()


def test_its_odds_are_those_of_the_dice() -> None:
    woods = draw_table(TRAIL, heroes={"xylia": "T21", "bethras": "T01"}, foes=[("skeleton", "T21"), ("snake", "T21")])
    skeleton, snake = (enemy_of(woods, foe) for foe in woods.foes)
    xylia = fighter_of(woods, XYLIA)
    assert win_chance(snake, xylia, ALONE, Arms(), 0) == pytest.approx(4 / 6)
    assert win_chance(snake, xylia, ALONE, Arms(), 1) == pytest.approx(1 - (2 / 6) ** 2)
    assert win_chance(skeleton, xylia, ALONE, Arms(), 5) == 0
    assert win_chance(skeleton, xylia, Allies(1), Arms(), 0) == pytest.approx(1 / 4)
    assert win_chance(skeleton, xylia, ALONE, Arms(has_power_die=True), 0) == pytest.approx(1 / 2 * 4 / 6)


@pytest.mark.parametrize(
    "options",
    [
        TableOptions(players=1),
        TableOptions(players=4, dens=True, inn=True, enraged_monsters=True, enraged_bosses=True, support="chosen"),
        *(TableOptions(players=2, chapter=chapter) for chapter in (1, 2, 3, 4, 5)),
    ],
    ids=str,
)
def test_it_plays_every_kind_of_game_to_its_end(options: TableOptions) -> None:
    match = play_game(GAME, options, ["partner"], "partner")
    assert match.state.outcome is not None


def test_it_waits_on_a_rune_for_the_invocation_and_lights_the_totem_at_any_price() -> None:
    alone = {"xylia": "T21", "bethras": "T01"}
    woods = chapter_table(5, alone, tiles=TRAIL, board={"move": (1,)}, orbs={"xylia": 3}, pile=())
    woods.chests[node_of(woods, "T22")] = 1
    assert answer(acting(woods)) == EndTurn()
    woods = chapter_table(5, alone, tiles=TRAIL, board={"move": (1,), "invoke": (1, 2)}, orbs={"xylia": 3}, pile=())
    assert isinstance(answer(acting(woods)), LightDesperately)


def test_it_purifies_where_the_corruption_would_spread_from() -> None:
    woods = chapter_table(5, {"xylia": "T21", "bethras": "T01"}, tiles=TRAIL)
    change_quest(woods, corruption=(at(2, 0), at(1, 0)))
    assert answer(begin(woods, PurifyTile())) == Purify(at(1, 0))


def test_it_raises_who_is_down_before_it_waits_at_the_well() -> None:
    heroes = {"xylia": "T06", "bethras": "T01"}
    table = {"tiles": {"T06": (0, -1)}, "orbs": {"xylia": 8, "bethras": 8}, "board": {"move": (1,)}, "pile": ()}
    assert answer(acting(chapter_table(2, heroes, **table))) == EndTurn()
    assert answer(acting(chapter_table(2, heroes, hearts={"bethras": 0}, **table))) == Move(SOUTH)


def test_it_rolls_without_staffs_when_more_fights_come_and_this_one_is_won() -> None:
    woods = draw_table(
        TRAIL,
        heroes={"xylia": "T21", "bethras": "T21", "shavi": "T21"},
        loot={"xylia": ["blue_staff"], "bethras": ["mace"]},
        foes=[("snake", "T21"), ("spirit", "T21")],
    )
    snake, spirit = (foe.number for foe in woods.foes)
    woods.to_fight, woods.encounter = (spirit,), "pending"
    state = begin(woods, FightFoe(snake))
    assert answer(state) == RollCombat()


LONG_WAY: dict[str, Place] = {"T21": (0, 1), "T22": (0, 2), "T23": (0, 3), "T07": (0, 4), "T09": (0, 5)}
"""A trail from the Start tile to the south."""


def test_it_waits_for_company_before_it_goes_to_the_boss() -> None:
    table: dict[str, Any] = {"boss": ("sporeback", "T02"), "threat": 8, "pile": (), "board": {"move": (1,)}}
    tiles = BOSS_NORTH | LONG_WAY | {"T12": (0, 6), "T13": (0, 7), "T14": (0, 8)}
    alone = draw_table(tiles, heroes={"xylia": "T01", "bethras": "T14"}, **table)
    assert steps_to_boss(alone, "bethras") == 9
    assert answer(acting(alone)) == EndTurn()
    together = draw_table(tiles, heroes={"xylia": "T01", "bethras": "T01"}, **table)
    assert answer(acting(together)) == Move(NORTH)


def steps_to_boss(woods: Woods, name: str) -> int:
    return woods.forest.distance(woods.nodes[hero(name)], 1 << woods.foes[0].node)


def test_it_raises_who_is_down_before_it_goes_to_the_boss() -> None:
    table: dict[str, Any] = {
        "boss": ("sporeback", "T02"),
        "pile": (),
        "board": {"move": (1,)},
        "hearts": {"bethras": 0},
    }
    heroes = {"xylia": "T01", "bethras": "T21"}
    tiles = BOSS_NORTH | LONG_WAY
    able = draw_table(tiles, heroes=heroes, orbs={"xylia": 2}, threat=8, **table)
    assert answer(acting(able)) == Move(SOUTH)
    late = draw_table(tiles, heroes=heroes, orbs={"xylia": 2}, threat=16, **table)
    assert answer(acting(late)) == Move(NORTH)
