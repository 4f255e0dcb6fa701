"""The switches around Explore (RRR-SW8 to RRR-SW10): the ruling, and the other reading of it."""

from typing import Literal

import pytest

from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.games.run_run_run.records.events import PassageLaid, TorchMechanismTriggered
from lairkeeper.games.run_run_run.records.options import Explore, Teleport, UseEffect, UseToken
from lairkeeper.games.run_run_run.rules.mechanisms import is_used
from lairkeeper.games.run_run_run.rules.sarcophagus import TokenWindow
from lairkeeper.games.run_run_run.rules.turn import ChooseAction
from lairkeeper.kernel import begin
from lairkeeper.testing import clause
from tests.games.run_run_run.exploring import NOTCH, SIDE_BY_SIDE, lay, play
from tests.games.run_run_run.tables import ONE, SIX, TWO, draw_table, heard_of, offered, question, space_at, token


@clause("RRR-SW8", "RRR-MEC11")
@pytest.mark.parametrize("reserve", [5, 7])
@pytest.mark.parametrize("reading", ["spared", "triggered"])
def test_an_identical_triangle_with_a_full_reserve(reading: Literal["spared", "triggered"], reserve: int) -> None:
    pyramid = draw_table(
        {(0, -1): "010100 ankh", (1, -1): "011000 ankh"},
        hands=[("100100 ankh", ONE)],
        reserve=reserve,
        options=TableOptions(full_torches=reading),
    )
    state, told = lay(pyramid, "100100", (1, -2))
    is_triggered = reading == "triggered"
    assert bool(heard_of(told, TorchMechanismTriggered)) == is_triggered
    rooms = [space_at(state.world, *place) for place in ((0, -1), (1, -1), (1, -2))]
    assert {is_used(state.world, room, opens_door=False) for room in rooms} == {is_triggered}
    assert state.world.reserve == reserve


@clause("RRR-SW9", "RRR-EXP16")
@pytest.mark.parametrize(
    ("reading", "hand", "is_pile_empty", "can_explore"),
    [
        ("if_one_is_drawn", (ONE,), False, True),
        ("if_one_is_drawn", (ONE,), True, False),
        ("never", (ONE,), False, False),
        ("never", (ONE, TWO), False, True),
        ("never", (ONE, TWO), True, True),
    ],
)
def test_laying_the_last_card(
    reading: Literal["if_one_is_drawn", "never"], hand: tuple[str, ...], is_pile_empty: bool, can_explore: bool
) -> None:
    options = TableOptions(last_card=reading)
    state = begin(draw_table(hands=[hand], is_pile_empty=is_pile_empty, options=options), ChooseAction())
    assert (Explore() in offered(state)) == can_explore


@clause("RRR-SW10", "RRR-SAR19")
@pytest.mark.parametrize("reading", ["allowed", "with_a_room"])
def test_a_passage_between_two_spaces_already_there(reading: Literal["allowed", "with_a_room"]) -> None:
    pyramid = draw_table(SIDE_BY_SIDE, tokens=[("passage",)], options=TableOptions(passage_alone=reading))
    state = begin(pyramid, TokenWindow("before_action"))
    play(state, UseToken(token("passage")))
    if reading == "allowed":
        assert offered(state) == {UseEffect(), Teleport()}
    else:
        assert question(state) == "choose_teleport"


@clause("RRR-SW10", "RRR-SAR16")
@pytest.mark.parametrize("reading", ["allowed", "with_a_room"])
def test_a_passage_with_a_room_is_possible_in_both_readings(reading: Literal["allowed", "with_a_room"]) -> None:
    options = TableOptions(passage_alone=reading)
    pyramid = draw_table(NOTCH, hands=[(SIX, ONE)], tokens=[("passage",)], options=options)
    _, told = lay(pyramid, SIX, (1, -1))
    assert len(heard_of(told, PassageLaid)) == 1
