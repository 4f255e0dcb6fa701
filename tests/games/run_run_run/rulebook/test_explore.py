"""Explore (RRR-EXP): where a Room may be laid, and what happens then."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from lairkeeper.games.run_run_run.board.hexes import at
from lairkeeper.games.run_run_run.components.box import standard_box
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.games.run_run_run.records.events import (
    CardDrawn,
    CardsDrawn,
    CardSpentForMove,
    CatMoved,
    RoomLaid,
    RoomLit,
    TokenFound,
    TorchMechanismTriggered,
)
from lairkeeper.games.run_run_run.records.options import (
    CloseWindow,
    Cooperate,
    DrawToken,
    Explore,
    Pass,
    PickCard,
    PickHex,
    SpendForMove,
    Symbols,
    TeleportTo,
    Turn,
    UseToken,
)
from lairkeeper.games.run_run_run.rules.explore import ChooseHex, ChooseRoom
from lairkeeper.games.run_run_run.rules.turn import ChooseAction, PlayTurn
from lairkeeper.games.run_run_run.state import Pyramid
from lairkeeper.kernel import ChanceStream, apply, begin, encode, why_not
from lairkeeper.kernel.data.clone import clone_world
from lairkeeper.kernel.errors import IllegalOption
from lairkeeper.testing import clause, heard, play_out
from tests.games.run_run_run.declarations import board_of, refusal, rim
from tests.games.run_run_run.exploring import NOTCH, STRAIGHT, any_table, any_table_with_passages, hexes_for, lay
from tests.games.run_run_run.tables import (
    DEAD_ENDS,
    FIVE,
    FOUR,
    ONE,
    P1,
    SIX,
    TWO,
    Place,
    cat_place,
    corridor,
    draw_table,
    heard_of,
    held,
    hexes,
    offered,
    question,
    token,
)
from tests.games.run_run_run.wandering import from_the_start, wander

WITH_ROOM_ELSEWHERE = {**NOTCH, (-1, 1): "010110"}


def picks(*places: Place) -> set[PickHex]:
    return {PickHex(hex_) for hex_ in hexes(*places)}


@clause("RRR-EXP1")
def test_a_room_is_laid_walked_onto_lit_then_cards_are_drawn_then_its_sarcophagus_opens() -> None:
    pyramid = draw_table(hands=[(f"{STRAIGHT} dark sarcophagus", ONE)])
    _, told = lay(pyramid, STRAIGHT, (0, -1), DrawToken(token("torch1")))
    assert [type(event) for event in heard(told)] == [RoomLaid, CatMoved, RoomLit, CardsDrawn, CardDrawn, TokenFound]


@clause("RRR-EXP1")
def test_mechanisms_come_after_the_draw() -> None:
    pyramid = draw_table({(0, -1): "010100 ankh", (1, -1): "011000 ankh"}, hands=[("R14", ONE)], reserve=3)
    _, told = lay(pyramid, "R14", (1, -2))
    kinds = [type(event) for event in heard(told)]
    assert kinds == [RoomLaid, CatMoved, CardsDrawn, CardDrawn, TorchMechanismTriggered]


@clause("RRR-EXP2")
def test_exactly_one_card_of_the_own_hand_enlarges_the_maze() -> None:
    pyramid = draw_table(hands=[(STRAIGHT, ONE, TWO), (SIX,)], is_pile_empty=True)
    state = begin(pyramid, ChooseRoom())
    assert why_not(state, P1, PickCard(pyramid.hands[1][0]))
    card, others = pyramid.hands[P1][0], pyramid.hands[P1][1:]
    play_out(state, PickCard(card), PickHex(at(1, 0)))
    assert state.world.hands[P1] == others
    assert [space.card for space in state.world.maze.spaces[1:]] == [card]
    assert not state.decisions


@clause("RRR-EXP2")
def test_a_room_is_laid_on_an_empty_hex_next_to_the_maze() -> None:
    state = hexes_for(draw_table(corridor(1), hands=[(SIX, ONE)]), SIX)
    for place in ((0, 0), (0, -1), (5, 5)):
        assert why_not(state, P1, PickHex(at(*place))) == ("RRR-EXP2",)


@clause("RRR-EXP3")
def test_an_exit_may_not_face_a_wall() -> None:
    state = hexes_for(draw_table(WITH_ROOM_ELSEWHERE, hands=[(SIX, ONE)]), SIX)
    assert PickHex(at(1, -1)) not in offered(state)
    assert "RRR-EXP3" in why_not(state, P1, PickHex(at(1, -1)))


@clause("RRR-EXP4")
def test_a_wall_may_not_face_an_exit() -> None:
    state = hexes_for(draw_table(WITH_ROOM_ELSEWHERE, hands=[(ONE, SIX)]), ONE)
    assert PickHex(at(1, -1)) not in offered(state)
    assert "RRR-EXP4" in why_not(state, P1, PickHex(at(1, -1)))


@clause("RRR-EXP4")
def test_wall_against_wall_is_allowed() -> None:
    _, told = lay(draw_table(NOTCH, hands=[("101000", ONE)]), "101000", (1, -1))
    assert [laid.rotation for laid in heard_of(told, RoomLaid)] == [3]


@clause("RRR-EXP5")
def test_exits_towards_empty_hexes_remain_open() -> None:
    state, _ = lay(draw_table(hands=[(SIX, ONE)]), SIX, (0, -1))
    maze = state.world.maze
    assert {side for space, side in maze.open_paths() if space == maze.at[at(0, -1)]} == {0, 1, 2, 4, 5}


@clause("RRR-EXP6")
def test_the_walls_of_the_vault_must_be_matched() -> None:
    """The hex (1, -1) faces an exit on side 5 and the Vault's wall on side 4."""
    _, told = lay(draw_table({(0, -1): "001100"}, hands=[(TWO, ONE)]), TWO, (1, -1))
    assert [laid.rotation for laid in heard_of(told, RoomLaid)] == [5]


@clause("RRR-EXP6")
def test_the_walls_of_the_exit_door_must_be_matched() -> None:
    """The hex (1, -3) faces an exit on side 4 and the Door's wall on side 5."""
    rooms = {(0, -1): STRAIGHT, (0, -2): "110100"}
    pyramid = draw_table(rooms, cats=[(0, -2)], hands=[(TWO, ONE)], door=(0, -3))
    _, told = lay(pyramid, TWO, (1, -3))
    assert [laid.rotation for laid in heard_of(told, RoomLaid)] == [3]


@clause("RRR-EXP7")
@pytest.mark.parametrize("card", [ONE, STRAIGHT, SIX])
def test_a_room_without_a_connection_is_refused(card: str) -> None:
    state = hexes_for(draw_table(hands=[(card, TWO)]), card)
    assert offered(state) == picks((0, -1), (1, 0), (-1, 1))
    assert why_not(state, P1, PickHex(at(1, -1))) == ("RRR-EXP7",)


@clause("RRR-EXP8")
def test_a_room_behind_a_mummy_is_refused() -> None:
    state = hexes_for(draw_table(corridor(2), awake={"brute": (0, -1)}, hands=[(STRAIGHT, ONE)]), STRAIGHT)
    assert offered(state) == picks((1, 0), (-1, 1))
    assert why_not(state, P1, PickHex(at(0, -3))) == ("RRR-EXP8",)


@clause("RRR-EXP9")
@pytest.mark.parametrize(("hand", "reason"), [((STRAIGHT, SIX), "RRR-MOV5"), ((STRAIGHT, ONE, ONE), "RRR-MOV4")])
def test_a_room_beyond_the_allowance_is_refused(hand: tuple[str, ...], reason: str) -> None:
    state = hexes_for(draw_table(corridor(4), hands=[hand]), STRAIGHT)
    assert PickHex(at(0, -5)) not in offered(state)
    assert why_not(state, P1, PickHex(at(0, -5))) == ("RRR-EXP9", reason)


@clause("RRR-EXP10")
def test_a_cat_beside_a_mummy_is_not_frozen() -> None:
    pyramid = draw_table(corridor(2), cats=[(0, -2)], awake={"brute": (0, -2)}, hands=[(STRAIGHT, ONE)])
    state, _ = lay(pyramid, STRAIGHT, (0, -3))
    assert cat_place(state.world, P1) == (0, -3)


@clause("RRR-EXP11")
def test_a_teleport_does_not_replace_the_walk_but_may_come_before_it() -> None:
    rooms = {**corridor(2), (1, 0): "000001", (-1, 1): "010000"}
    pyramid = draw_table(rooms, awake={"brute": (0, -1)}, hands=[(STRAIGHT, ONE)], tokens=[("shield",)])
    state = begin(clone_world(pyramid), ChooseAction())
    assert Explore() not in offered(state)
    state = begin(pyramid, PlayTurn())
    play_out(state, CloseWindow, Symbols(0), UseToken, TeleportTo(at(0, -2)), may_leave_draws=True)
    assert Explore() in offered(state)


@clause("RRR-EXP12", "RRR-EXP3", "RRR-EXP8")
def test_the_worked_example_has_three_legal_spots_one_that_does_not_match_and_one_behind_a_mummy() -> None:
    rooms = {(0, -1): STRAIGHT, (1, 0): "101011", (-1, 1): "011100"}
    state = hexes_for(draw_table(rooms, awake={"herald": (0, -1)}, hands=[(STRAIGHT, ONE)]), STRAIGHT)
    assert offered(state) == picks((1, -1), (2, 0), (-1, 2))
    assert why_not(state, P1, PickHex(at(0, 1))) == ("RRR-EXP3", "RRR-EXP4")
    assert why_not(state, P1, PickHex(at(0, -2))) == ("RRR-EXP8",)


@clause("RRR-EXP13")
def test_the_last_open_path_may_be_closed() -> None:
    rooms = {place: tile for place, tile in DEAD_ENDS.items() if place != (-1, 1)}
    state, _ = lay(draw_table(rooms, hands=[(ONE, TWO)]), ONE, (-1, 1))
    assert not list(state.world.maze.open_paths())


@clause("RRR-EXP14")
def test_rooms_once_laid_stay_as_they_lie() -> None:
    for seed in ("one", "two", "three"):
        state = from_the_start(TableOptions(players=2))
        laid = state.world.maze.spaces
        for _ in wander(state, ChanceStream(seed)):
            spaces = state.world.maze.spaces
            assert spaces[: len(laid)] == laid
            laid = spaces
        assert len(laid) > 3


@clause("RRR-EXP15")
def test_a_refused_part_of_a_declaration_changes_nothing() -> None:
    state = hexes_for(draw_table(corridor(2), hands=[(STRAIGHT, ONE, TWO)]), STRAIGHT)
    before = encode(state)
    for option in (PickHex(at(0, -1)), Turn(0), SpendForMove(held(state.world, TWO))):
        with pytest.raises(IllegalOption):
            apply(state, P1, option)
    assert encode(state) == before


@clause("RRR-EXP16")
def test_the_last_card_may_be_laid_if_one_will_be_drawn() -> None:
    state, _ = lay(draw_table(hands=[(STRAIGHT,)]), STRAIGHT, (0, -1))
    assert len(state.world.hands[P1]) == 1
    assert state.outcome is None


@clause("RRR-EXP16")
@pytest.mark.parametrize(("hand", "can_explore"), [((STRAIGHT,), False), ((STRAIGHT, ONE), True)])
def test_with_an_empty_pile_an_explore_needs_two_cards(hand: tuple[str, ...], can_explore: bool) -> None:
    state = begin(draw_table(hands=[hand], is_pile_empty=True), ChooseAction())
    assert offered(state) == ({Explore(), Cooperate()} if can_explore else {Cooperate(), Pass()})


@clause("RRR-EXP2", "RRR-EXP3", "RRR-EXP7", "RRR-EXP8", "RRR-EXP9")
@settings(deadline=None, max_examples=50)
@given(st.one_of(any_table, any_table_with_passages))
def test_a_refused_hex_is_told_by_its_clause(pyramid: Pyramid) -> None:
    assume(len(pyramid.hands[P1]) > 1)
    card = pyramid.hands[P1][0]
    state = begin(clone_world(pyramid), ChooseHex(card))
    if state.decisions and question(state) == "choose_hex":
        for place in rim(board_of(pyramid)):
            reasons = why_not(state, P1, PickHex(at(*place)))
            assert next(iter(reasons), "RRR-") == f"RRR-{refusal(pyramid, card, place)}"


@clause("RRR-EXP3", "RRR-EXP4", "RRR-EXP5", "RRR-EXP6", "RRR-GEO4", "RRR-DRW2")
@pytest.mark.parametrize(("card", "rotation"), [("101000", 3), ("101010", 1), ("111110", 5)])
def test_scenario_s2_matching_forces_the_rotation_and_two_connections_draw_two_cards(card: str, rotation: int) -> None:
    _, told = lay(draw_table(NOTCH, hands=[(card, ONE)]), card, (1, -1))
    assert [laid.rotation for laid in heard_of(told, RoomLaid)] == [rotation]
    assert [drawn.count for drawn in heard_of(told, CardsDrawn)] == [2]


@clause("RRR-EXP3", "RRR-EXP4")
@pytest.mark.parametrize("card", [STRAIGHT, TWO, SIX])
def test_scenario_s2_cards_that_cannot_match_are_illegal_in_every_rotation(card: str) -> None:
    state = hexes_for(draw_table(WITH_ROOM_ELSEWHERE, hands=[(card, ONE)]), card)
    assert PickHex(at(1, -1)) not in offered(state)


@clause("RRR-MOV2", "RRR-MOV3", "RRR-MOV4", "RRR-MOV5", "RRR-EXP9")
def test_scenario_s3_five_spaces_away_either_other_card_can_be_the_extra_card() -> None:
    pyramid = draw_table(corridor(4), hands=[(STRAIGHT, TWO, FOUR)])
    _, two, four = pyramid.hands[P1]
    state = hexes_for(pyramid, STRAIGHT)
    play_out(state, PickHex(at(0, -5)))
    assert offered(state) == {SpendForMove(two), SpendForMove(four)}
    told = play_out(state, SpendForMove(two), may_leave_draws=True)
    assert heard_of(told, CardSpentForMove) == [CardSpentForMove(P1, two)]
    assert state.world.hands[P1] == (four,)


@clause("RRR-MOV4", "RRR-MOV5", "RRR-EXP9")
@pytest.mark.parametrize("hand", [(STRAIGHT, TWO), (STRAIGHT, ONE, ONE)])
def test_scenario_s3_too_few_cards_or_too_few_exits_do_not_reach(hand: tuple[str, ...]) -> None:
    state = hexes_for(draw_table(corridor(4), hands=[hand]), STRAIGHT)
    assert offered(state) == picks((1, 0), (-1, 1))


@clause("RRR-MOV4")
def test_scenario_s3_three_spaces_away_no_extra_card_is_taken() -> None:
    pyramid = draw_table(corridor(4), cats=[(0, -2)], hands=[(STRAIGHT, TWO, FOUR)])
    state, told = lay(pyramid, STRAIGHT, (0, -5))
    assert not heard_of(told, CardSpentForMove)
    assert len(state.world.hands[P1]) == 3


@clause("RRR-EXP8", "RRR-MOV6")
@pytest.mark.parametrize("kind", range(len(standard_box().rooms)))
def test_scenario_s4_behind_a_mummy_no_card_can_be_laid(kind: int) -> None:
    card = standard_box().rooms[kind].id
    pyramid = draw_table(corridor(4), cats=[(0, -1)], hands=[(card, FIVE, SIX)], awake={"brute": (0, -2)})
    assert PickHex(at(0, -5)) not in offered(hexes_for(pyramid, card))


@clause("RRR-EXP8", "RRR-EXP10", "RRR-MOV6")
def test_scenario_s4_beside_the_mummy_the_cat_walks_on() -> None:
    pyramid = draw_table(corridor(4), cats=[(0, -2)], hands=[(STRAIGHT, ONE)], awake={"brute": (0, -2)})
    state, told = lay(pyramid, STRAIGHT, (0, -5))
    assert cat_place(state.world, P1) == (0, -5)
    assert not heard_of(told, CardSpentForMove)
