"""Table options about mummies: the switches RRR-SW1 to RRR-SW5 and RRR-SW7, and the difficulty."""

import pytest

from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.board.hexes import at
from lairkeeper.games.run_run_run.components.box import standard_box
from lairkeeper.games.run_run_run.config import SWITCHES, TableOptions
from lairkeeper.games.run_run_run.records.events import CatsAttacked, MummiesAdvanced
from lairkeeper.games.run_run_run.records.options import LoseCard, LowerShield, RaiseShield, Symbols, TurnUp, WakeAt
from lairkeeper.games.run_run_run.rules.attack import Attack
from lairkeeper.games.run_run_run.rules.mummies import MummiesAct, PlaceHeart
from lairkeeper.games.run_run_run.rules.sarcophagus import SpringTrap
from lairkeeper.kernel import Option, Seat, Step, begin
from lairkeeper.kernel.definition.table_options import agree
from lairkeeper.testing import clause, play_out
from tests.games.run_run_run.tables import (
    P1,
    P2,
    Place,
    chances,
    corridor,
    draw_table,
    heard_of,
    mummy,
    offered,
    question,
    standing,
)

BRUTE = mummy("brute")
DEFAULTS = TableOptions()
STAYING = TableOptions(stay_attack="also_staying")
ONE_STEP = TableOptions(stop_length="step")
EVERY_HEART = TableOptions(heart_overflow="every_heart")
WITH_SYMBOL = TableOptions(extra_move="with_symbol")
WAKING_ATTACKS = TableOptions(wake_on_cats="attacks")
STAYING_AND_WAKING = TableOptions(stay_attack="also_staying", wake_on_cats="attacks")
OWN_TURN = TableOptions(shield_turn="own")


@clause("RRR-SW1", "RRR-SW2", "RRR-SW3", "RRR-SW4", "RRR-SW5", "RRR-SW7")
def test_every_switch_is_a_public_option_of_the_table() -> None:
    assert set(SWITCHES) <= set(TableOptions.__struct_fields__)
    assert set(SWITCHES.values()) == {name for name in GAME.clauses if name.startswith("RRR-SW")}
    for options in (STAYING, ONE_STEP, EVERY_HEART, WITH_SYMBOL, WAKING_ATTACKS, OWN_TURN):
        assert GAME.view(draw_table(options=options), P2).options == options


@clause("RRR-SW1")
@pytest.mark.parametrize(("options", "attacks"), [(DEFAULTS, 0), (STAYING, 1)])
def test_stay_attack_makes_a_mummy_attack_where_it_stays(options: TableOptions, attacks: int) -> None:
    table = draw_table(corridor(3), cats=[(0, -3), (0, 0)], awake={"brute": (0, -3)}, options=options)
    told = play_out(begin(table, MummiesAct()), Symbols(0), *[LoseCard] * 2 * attacks)
    assert heard_of(told, CatsAttacked) == [CatsAttacked(BRUTE, at(0, -3), damage=2)] * attacks


@clause("RRR-SW1")
def test_stay_attack_comes_at_the_end_of_the_phase_so_a_mummy_that_left_does_not_attack() -> None:
    table = draw_table(corridor(3), cats=[(0, -3), (0, 0)], awake={"brute": (0, -3)}, options=STAYING)
    told = play_out(begin(table, MummiesAct()), Symbols(1))
    assert (standing(table), heard_of(told, CatsAttacked)) == ({"brute": (0, -2)}, [])


@clause("RRR-SW1")
def test_stay_attack_spares_those_already_attacked_in_this_phase() -> None:
    table = draw_table(corridor(3), cats=[(0, -2), (0, 0)], awake={"snuffer": (0, -3)}, options=STAYING)
    told = play_out(begin(table, MummiesAct(), MummiesAct()), Symbols(1), LoseCard, may_leave_draws=True)
    assert len(heard_of(told, CatsAttacked)) == 1


@clause("RRR-SW1")
def test_stay_attack_begins_anew_in_the_next_phase() -> None:
    table = draw_table(corridor(3), cats=[(0, -2), (0, 0)], awake={"snuffer": (0, -3)}, options=STAYING)
    state = begin(table, MummiesAct(), MummiesAct())
    told = play_out(state, Symbols(1), LoseCard, Symbols(0), LoseCard)
    assert len(heard_of(told, CatsAttacked)) == 2


@clause("RRR-SW1", "RRR-MUM22")
def test_stay_attack_spares_cats_that_an_extra_move_leaves_behind() -> None:
    table = draw_table(corridor(3), cats=[(0, -3), (0, 0)], awake={"runner": (0, -3)}, options=STAYING)
    told = play_out(begin(table, MummiesAct()), Symbols(0))
    assert (standing(table), heard_of(told, CatsAttacked)) == ({"runner": (0, -2)}, [])


@clause("RRR-SW1", "RRR-MUM25")
@pytest.mark.parametrize("options", [STAYING, STAYING_AND_WAKING])
def test_stay_attack_is_made_once_by_a_mummy_that_woke_beside_cats(options: TableOptions) -> None:
    table = draw_table(corridor(2), cats=[(0, -1), (0, 0)], hearts=4, options=options)
    told = play_out(begin(table, MummiesAct()), Symbols(1), TurnUp(BRUTE), WakeAt(at(0, -1)), LoseCard, LoseCard)
    assert heard_of(told, CatsAttacked) == [CatsAttacked(BRUTE, at(0, -1), damage=2)]


@clause("RRR-SW1", "RRR-ATK8")
def test_stay_attacks_follow_each_other_in_moving_order() -> None:
    awake = {"snuffer": (0, -3), "brute": (0, -3), "herald": (0, -3)}
    table = draw_table(corridor(3), cats=[(0, -3), (0, 0)], awake=awake, options=STAYING)
    told = play_out(begin(table, MummiesAct()), Symbols(0), *[LoseCard] * 4)
    assert [attack.mummy for attack in heard_of(told, CatsAttacked)] == [mummy(name) for name in awake]


@clause("RRR-SW2")
@pytest.mark.parametrize(("options", "place"), [(DEFAULTS, (0, -5)), (ONE_STEP, (0, -3))])
def test_stop_length_may_be_a_single_step(options: TableOptions, place: Place) -> None:
    table = draw_table(corridor(6), cats=[(0, 0), (0, -5)], awake={"runner": (0, -6)}, options=options)
    play_out(begin(table, MummiesAct()), Symbols(2), LoseCard)
    assert standing(table) == {"runner": place}


@clause("RRR-SW3")
@pytest.mark.parametrize(("options", "place"), [(DEFAULTS, (0, -4)), (EVERY_HEART, (0, -3))])
def test_heart_overflow_may_make_hearts_of_the_dice_advance_all_mummies(options: TableOptions, place: Place) -> None:
    awake = dict.fromkeys(("herald", "brute", "snuffer", "runner"), (0, -5))
    table = draw_table(corridor(5), awake=awake, options=options)
    told = play_out(begin(table, MummiesAct()), Symbols(1))
    runner = (place[0], place[1] + 1)
    assert standing(table) == {"herald": place, "brute": place, "snuffer": place, "runner": runner}
    assert len(heard_of(told, MummiesAdvanced)) == (options is EVERY_HEART)


@clause("RRR-SW3", "RRR-MUM11")
def test_heart_overflow_of_the_dice_leaves_a_mummy_that_stopped_where_it_is() -> None:
    awake = {"brute": (0, -5), "herald": (0, -3), "snuffer": (0, -3), "runner": (0, -3)}
    table = draw_table(corridor(5), cats=[(0, 0), (0, -4)], awake=awake, options=EVERY_HEART)
    play_out(begin(table, MummiesAct()), Symbols(1), LoseCard, LoseCard)
    assert standing(table) == {"brute": (0, -4), "herald": (0, -1), "snuffer": (0, -1), "runner": (0, 0)}


@clause("RRR-SW3", "RRR-MUM20")
def test_heart_overflow_ends_when_the_boss_appears() -> None:
    table = draw_table(corridor(5), awake={"brute": (0, -5)}, door=(0, -6), options=EVERY_HEART)
    play_out(begin(table, MummiesAct()), Symbols(1))
    assert standing(table) == {"brute": (0, -4)}


@clause("RRR-SW4")
@pytest.mark.parametrize(
    ("options", "symbols", "place"),
    [(DEFAULTS, 0, (0, -4)), (WITH_SYMBOL, 0, (0, -5)), (DEFAULTS, 1, (0, -3)), (WITH_SYMBOL, 1, (0, -3))],
)
def test_extra_move_may_need_a_symbol(options: TableOptions, symbols: int, place: Place) -> None:
    table = draw_table(corridor(5), awake={"runner": (0, -5)}, options=options)
    play_out(begin(table, MummiesAct()), Symbols(symbols))
    assert standing(table) == {"runner": place}


@clause("RRR-SW4", "RRR-BOSS4")
def test_extra_move_may_need_a_symbol_for_the_boss_as_well() -> None:
    table = draw_table(corridor(5), awake={"colossus": (0, -6)}, door=(0, -6), options=WITH_SYMBOL)
    play_out(begin(table, MummiesAct()), Symbols(0))
    assert standing(table) == {"colossus": (0, -6)}


@clause("RRR-SW5")
@pytest.mark.parametrize("cause", [PlaceHeart("dice"), PlaceHeart("darkness"), SpringTrap()])
@pytest.mark.parametrize(("options", "cards"), [(DEFAULTS, 5), (WAKING_ATTACKS, 3)])
def test_wake_on_cats_may_be_an_attack(cause: Step, options: TableOptions, cards: int) -> None:
    table = draw_table(corridor(2), cats=[(0, -1), (0, 0)], hearts=4, options=options)
    play_out(begin(table, cause), TurnUp(BRUTE), WakeAt(at(0, -1)), *[LoseCard] * (5 - cards))
    assert [len(hand) for hand in table.hands] == [cards, 5]


@clause("RRR-SW5")
def test_wake_on_cats_changes_nothing_where_no_cat_is() -> None:
    table = draw_table(corridor(2), hearts=4, options=WAKING_ATTACKS)
    told = play_out(begin(table, SpringTrap()), TurnUp(BRUTE), WakeAt(at(0, -1)))
    assert not heard_of(told, CatsAttacked)


@clause("RRR-SW7")
@pytest.mark.parametrize(
    ("options", "active", "is_asked"),
    [(DEFAULTS, P1, True), (DEFAULTS, P2, True), (OWN_TURN, P1, True), (OWN_TURN, P2, False)],
)
def test_shield_turn_may_restrict_shields_to_their_owners_turn(
    options: TableOptions, active: Seat, is_asked: bool
) -> None:
    cats, awake, tokens = [(0, -1), (0, 0)], {"brute": (0, -1)}, (("shield",),)
    table = draw_table(corridor(1), cats=cats, awake=awake, tokens=tokens, active=active, options=options)
    state = begin(table, Attack(BRUTE))
    if is_asked:
        assert offered(state) == {RaiseShield(), LowerShield()}
    else:
        assert question(state) == "lose_random_card"


@pytest.mark.parametrize(
    ("options", "odds"),
    [
        (TableOptions(mummy_faces="two"), {Symbols(0): 4, Symbols(1): 2}),
        (TableOptions(mummy_faces="printed"), {Symbols(0): 3, Symbols(1): 3}),
        (TableOptions(mummy_faces="four"), {Symbols(0): 2, Symbols(1): 4}),
        (TableOptions(mummy_faces="five"), {Symbols(0): 1, Symbols(1): 5}),
    ],
)
def test_mummy_dice_may_show_two_to_five_symbols(options: TableOptions, odds: dict[Option, int]) -> None:
    assert chances(begin(draw_table(options=options), MummiesAct())) == odds


@pytest.mark.parametrize(("options", "exits"), [(DEFAULTS, 3), (TableOptions(vault_exits="six"), 6)])
def test_the_vault_may_have_six_exits(options: TableOptions, exits: int) -> None:
    assert len(list(draw_table(options=options).maze.open_paths())) == exits


def test_presets_set_the_symbols_of_the_first_die_by_the_size_of_the_group() -> None:
    assert preset_table("printed") == DEFAULTS
    for preset in ("easy", "normal"):
        first_die = standard_box().level_named[preset].symbols[1][0]
        assert chances(begin(draw_table(options=preset_table(preset)), MummiesAct()))[Symbols(1)] == first_die


def test_with_six_symbols_every_roll_of_the_dice_shows_them_all() -> None:
    pyramid = draw_table(options=TableOptions(mummy_faces="six"))
    begin(pyramid, MummiesAct())
    assert pyramid.hearts == 1


def preset_table(name: str) -> TableOptions:
    options = agree(GAME, {}, preset=name)
    assert isinstance(options, TableOptions)
    return options
