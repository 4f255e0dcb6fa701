"""Light (RRR-LIT): torches for new Rooms, and what darkness does."""

import pytest

from lairkeeper.games.run_run_run.board.hexes import Side, at
from lairkeeper.games.run_run_run.records.events import (
    CatsAttacked,
    HeartPlaced,
    MummiesAdvanced,
    MummyMoved,
    RoomLit,
    RoomStayedDark,
    TorchesGained,
)
from lairkeeper.games.run_run_run.records.options import (
    DrawRoom,
    Explore,
    LoseCard,
    MoveTo,
    OpenDoorAt,
    PickCard,
    PickHex,
    Sacrifice,
    Symbols,
    TurnUp,
    WakeAt,
)
from lairkeeper.games.run_run_run.rules.cooperate import SacrificeTorches
from lairkeeper.games.run_run_run.rules.exit import PlaceExitDoor
from lairkeeper.games.run_run_run.rules.explore import ExtendMaze
from lairkeeper.games.run_run_run.rules.mummies import MummiesAct, PlaceMummy
from lairkeeper.games.run_run_run.rules.sarcophagus import GainFromToken
from lairkeeper.games.run_run_run.rules.turn import ChooseAction
from lairkeeper.games.run_run_run.state import Pyramid
from lairkeeper.kernel import begin
from lairkeeper.kernel.flow.agenda import begin_telling
from lairkeeper.testing import asked, clause, heard, play_out
from tests.games.run_run_run.tables import (
    LOOP,
    P1,
    P2,
    Place,
    card,
    cat_place,
    corridor,
    draw_table,
    heard_of,
    mummy,
    offered,
    question,
    space_at,
    standing,
    token,
)

DARK, LIT = "R57", "R55"
LAY_DARK, LAY_LIT = (ExtendMaze(card(name), at(-1, 1), 0, (), None) for name in (DARK, LIT))
"""A Room with or without a printed torch, laid south-west of the Vault."""
AWAKE_BEHIND = {"herald": (0, -5), "runner": (0, -5), "snuffer": (0, -5)}


def lit(table: Pyramid, place: Place) -> bool:
    """True if a torch token lies on that Room."""
    return space_at(table, *place) in table.torches_on


@clause("RRR-LIT1")
@pytest.mark.parametrize("reserve", [0, 5])
def test_a_room_with_a_printed_torch_needs_nothing(reserve: int) -> None:
    table = draw_table(hands=((LIT, "R01"),), reserve=reserve)
    begin(table, LAY_LIT)
    assert (table.reserve, table.hearts, lit(table, (-1, 1))) == (reserve, 0, False)


@clause("RRR-LIT2")
def test_any_other_new_room_receives_a_torch_of_the_reserve() -> None:
    table = draw_table(hands=((DARK, "R01"),), reserve=3)
    _, told = begin_telling(table, LAY_DARK)
    assert heard_of(told, RoomLit) == [RoomLit(at(-1, 1), reserve=2)]
    assert (table.reserve, table.supply, lit(table, (-1, 1))) == (2, 36, True)


@clause("RRR-LIT3")
def test_nobody_is_asked_whether_to_light_a_room() -> None:
    table = draw_table(hands=((DARK, "R01"),), reserve=1, hearts=4)
    state = begin(table, LAY_DARK)
    assert (table.reserve, table.hearts, question(state)) == (0, 4, "draw_one_room")


@clause("RRR-LIT3", "RRR-LIT11")
def test_the_torch_stays_on_its_room_for_good() -> None:
    table = draw_table(corridor(1), hands=((DARK, "R01"),), reserve=2)
    state = begin(table, LAY_DARK, PlaceMummy(mummy("snuffer")))
    before = table.supply
    play_out(state, DrawRoom, WakeAt(at(0, -1)))
    assert (lit(table, (-1, 1)), table.reserve, table.supply) == (True, 0, before + 1)


@clause("RRR-LIT4")
def test_with_an_empty_reserve_a_heart_is_placed() -> None:
    table = draw_table(hands=((DARK, "R01"),), reserve=0, hearts=2)
    _, told = begin_telling(table, LAY_DARK)
    assert heard(told)[-3:-1] == (RoomStayedDark(at(-1, 1)), HeartPlaced(3))
    assert (table.reserve, table.hearts, lit(table, (-1, 1))) == (0, 3, False)


@clause("RRR-LIT4")
def test_if_it_is_the_fifth_heart_a_mummy_wakes() -> None:
    table = draw_table(hands=((DARK, "R01"),), reserve=0, hearts=4)
    play_out(begin(table, LAY_DARK), TurnUp(mummy("brute")), DrawRoom)
    assert (standing(table), table.hearts) == ({"brute": (-1, 1)}, 0)


@clause("RRR-LIT5")
def test_if_all_mummies_are_awake_they_advance_instead() -> None:
    table = draw_table(corridor(5), awake={**AWAKE_BEHIND, "brute": (0, -3)}, hands=((DARK, "R01"),), reserve=0)
    _, told = begin_telling(table, LAY_DARK)
    assert heard_of(told, MummiesAdvanced) == [MummiesAdvanced()]
    assert standing(table) == {"herald": (0, -4), "runner": (0, -4), "snuffer": (0, -4), "brute": (0, -2)}
    assert table.hearts == 0


@clause("RRR-LIT6")
def test_after_the_boss_appeared_mummies_and_boss_advance_too() -> None:
    awake = {"brute": (0, -4), "ravager": (0, -6)}
    table = draw_table(corridor(5), awake=awake, door=(0, -6), hands=((DARK, "R01"),), reserve=0)
    begin(table, LAY_DARK)
    assert standing(table) == {"brute": (0, -3), "ravager": (0, -5)}


@clause("RRR-LIT7")
def test_when_darkness_advances_mummies_the_active_player_chooses_between_equal_ways() -> None:
    table = draw_table(
        LOOP, awake={"brute": (1, -1)}, door=(2, -2), hands=(("R01",), (DARK, "R01")), reserve=0, active=P2
    )
    state = begin(table, LAY_DARK)
    assert (asked(state).seats, offered(state)) == ((P2,), {MoveTo(at(0, -1)), MoveTo(at(1, 0))})


@clause("RRR-LIT7")
def test_such_an_advance_is_an_attack_where_it_meets_cats() -> None:
    cats, awake = [(0, 0), (0, -4)], {"brute": (0, -5)}
    table = draw_table(corridor(5), cats=cats, awake=awake, door=(0, -6), hands=((DARK, "R01"),), reserve=0)
    _, told = begin_telling(table, LAY_DARK)
    assert heard_of(told, CatsAttacked) == [CatsAttacked(mummy("brute"), at(0, -4), damage=2)]


@clause("RRR-LIT7")
def test_such_an_advance_into_the_vault_ends_the_game() -> None:
    table = draw_table(corridor(1), awake={"brute": (0, -1)}, door=(0, -2), hands=((DARK, "R01"),), reserve=0)
    state = begin(table, LAY_DARK)
    assert state.outcome is not None
    assert state.outcome.reason == "vault"


@clause("RRR-LIT7", "RRR-MUM8")
def test_in_such_an_advance_mummies_move_in_the_order_they_woke() -> None:
    awake = {"snuffer": (0, -5), "brute": (0, -4), "herald": (0, -3), "colossus": (0, -6)}
    table = draw_table(corridor(5), awake=awake, door=(0, -6), hands=((DARK, "R01"),), reserve=0)
    _, told = begin_telling(table, LAY_DARK)
    assert [moved.mummy for moved in heard_of(told, MummyMoved)] == [mummy(name) for name in awake]


@clause("RRR-LIT7")
def test_such_an_advance_includes_no_extra_move() -> None:
    awake = {"runner": (0, -5), "colossus": (0, -6)}
    table = draw_table(corridor(5), awake=awake, door=(0, -6), hands=((DARK, "R01"),), reserve=0)
    begin(table, LAY_DARK)
    assert standing(table) == {"runner": (0, -4), "colossus": (0, -5)}


@clause("RRR-LIT7")
def test_mummies_that_stopped_earlier_in_the_turn_do_advance() -> None:
    cats, awake = [(0, 0), (0, -4)], {"brute": (0, -5)}
    table = draw_table(corridor(5), cats=cats, awake=awake, door=(0, -6), hands=((DARK, "R01"),), reserve=0)
    state = begin(table, MummiesAct(), LAY_DARK)
    told = play_out(state, Symbols(1), LoseCard, LoseCard, may_leave_draws=True)
    assert [moved.to for moved in heard_of(told, MummyMoved)] == [at(0, -4), at(0, -3)]


@clause("RRR-LIT8")
def test_a_room_left_dark_is_never_lit_later() -> None:
    table = draw_table(hands=((DARK, "R56", "R01"),), tokens=(("torch3",),), reserve=0)
    light_another = ExtendMaze(card("R56"), at(0, -1), 0, (), None)
    play_out(begin(table, LAY_DARK, GainFromToken(token("torch3")), light_another), DrawRoom, DrawRoom)
    assert (lit(table, (-1, 1)), lit(table, (0, -1)), table.reserve) == (False, True, 2)
    assert table.hearts == 1


@clause("RRR-LIT9")
@pytest.mark.parametrize(("reserve", "gained"), [(30, 3), (37, 2), (38, 1), (39, 0)])
def test_a_gain_larger_than_the_supply_gives_what_is_left(reserve: int, gained: int) -> None:
    table = draw_table(tokens=(("torch3",),), reserve=reserve)
    _, told = begin_telling(table, GainFromToken(token("torch3")))
    assert heard_of(told, TorchesGained) == [TorchesGained(gained, reserve + gained)]
    assert table.reserve + table.supply == 39


@clause("RRR-LIT10")
def test_the_exit_door_and_the_vault_need_no_light() -> None:
    table = draw_table(corridor(1), reserve=0)
    torches = table.torches_on
    play_out(begin(table, PlaceExitDoor()), OpenDoorAt(at(0, -1), Side(0)))
    assert (table.torches_on, table.reserve, table.hearts) == (torches, 0, 0)
    assert not lit(table, (0, 0))


@clause("RRR-LIT11")
def test_sacrificed_torches_return_to_the_supply() -> None:
    table = draw_table(reserve=4, discard=("R01",) * 4)
    play_out(begin(table, SacrificeTorches()), Sacrifice(1))
    assert (table.reserve, table.supply) == (3, 36)


@clause("RRR-LIT4", "RRR-MUM13", "RRR-MUM15", "RRR-MUMMY8", "RRR-MUMMY9", "RRR-EXP1", "RRR-DRW1")
@pytest.mark.parametrize("place", [(0, -1), (1, 0), (1, -1)])
def test_scenario_s5_darkness_wakes_a_mummy_before_the_draw(place: Place) -> None:
    rooms = {(0, -1): "001100", (1, 0): "100001"}
    table = draw_table(rooms, reserve=0, hearts=4, hands=(("R56", "R01"),))
    state = begin(table, ChooseAction())
    play_out(state, Explore(), PickCard(card("R56")), PickHex(at(1, -1)), may_leave_draws=True)
    assert (cat_place(table, P1), table.hearts, question(state)) == ((1, -1), 5, "wake_mummy")
    told = play_out(state, TurnUp(mummy("snuffer")), may_leave_draws=True)
    assert offered(state) == {WakeAt(at(0, -1)), WakeAt(at(1, 0)), WakeAt(at(1, -1))}
    told += play_out(state, WakeAt(at(*place)), DrawRoom, DrawRoom)
    assert not heard_of(told, CatsAttacked)
    assert (standing(table), table.awake[0].hearts) == ({"snuffer": place}, 5)
    assert (table.reserve, table.hearts, len(table.hands[P1]), lit(table, (1, -1))) == (0, 0, 3, False)
