"""The turn (RRR-TRN): two phases, one action, passing when nothing else is possible, and when tokens may be used."""

import pytest

from lairkeeper.games.run_run_run.board.hexes import at
from lairkeeper.games.run_run_run.records.events import CatMoved, TurnBegan, TurnPassed
from lairkeeper.games.run_run_run.records.options import (
    AddCard,
    CloseWindow,
    Cooperate,
    Explore,
    Faces,
    Fight,
    Pass,
    PickHex,
    Recover,
    StopHere,
    Symbols,
    Teleport,
    TeleportTo,
    UseEffect,
    UseToken,
    WalkTo,
)
from lairkeeper.games.run_run_run.rules.turn import ChooseAction, EndTurn, PlayTurn, WalkAndPass
from lairkeeper.games.run_run_run.state import Pyramid
from lairkeeper.kernel import Option, apply, begin
from lairkeeper.kernel.errors import IllegalOption
from lairkeeper.testing import asked, clause, heard, play_out
from tests.games.run_run_run.tables import (
    DEAD_ENDS,
    LOOP,
    P1,
    P2,
    P3,
    Place,
    card,
    cat_place,
    corridor,
    draw_table,
    heard_of,
    offered,
    question,
    token,
)


def refused_because(table: Pyramid, action: Option) -> tuple[str, ...]:
    """The clauses with which the active player is refused an action."""
    with pytest.raises(IllegalOption) as refusal:
        apply(begin(table, ChooseAction()), table.active, action)
    return refusal.value.clauses


@clause("RRR-TRN1", "RRR-TRN11")
def test_turns_go_round_the_table_clockwise() -> None:
    table = draw_table(DEAD_ENDS, cats=[(0, 0)] * 3, regroup_tiles=0, active=P2)
    state = begin(table, PlayTurn())
    told = play_out(state, *[Symbols(0), StopHere()] * 4, Symbols(0))
    assert [event.seat for event in heard_of(told, TurnBegan)] == [P3, P1, P2, P3]
    assert asked(state).seats == (P3,)


@clause("RRR-TRN11")
def test_alone_the_same_player_plays_again() -> None:
    state = begin(draw_table(cats=[(0, 0)]), EndTurn())
    assert (state.world.active, state.world.turn, question(state)) == (P1, 2, "roll_mummy_dice")


@clause("RRR-TRN2")
def test_the_mummies_act_before_the_player() -> None:
    state = begin(draw_table(corridor(4), awake={"brute": (0, -4)}), PlayTurn())
    assert question(state) == "roll_mummy_dice"
    play_out(state, Symbols(1))
    assert question(state) == "choose_action"


@clause("RRR-TRN3")
@pytest.mark.parametrize("action", [Explore(), Fight(), Cooperate()])
def test_one_of_three_actions_is_chosen(action: Option) -> None:
    state = begin(draw_table(corridor(2), awake={"brute": (0, -1)}), ChooseAction())
    assert asked(state).seats == (P1,)
    assert offered(state) == {Explore(), Fight(), Cooperate()}
    apply(state, P1, action)


@clause("RRR-TRN3")
def test_after_one_action_the_turn_is_over() -> None:
    table = draw_table(cats=[(0, 0)] * 2, hands=(("R57", "R57"),))
    state = begin(table, ChooseAction(), EndTurn())
    play_out(state, Explore(), PickHex(at(0, -1)), lambda draw: True, may_leave_draws=True)
    assert (table.active, question(state)) == (P2, "roll_mummy_dice")


@clause("RRR-TRN4")
def test_explore_is_open_only_with_a_legal_declaration() -> None:
    assert Explore() in offered(begin(draw_table(corridor(1)), ChooseAction()))
    assert refused_because(draw_table(DEAD_ENDS), Explore()) == ("RRR-TRN4",)


@clause("RRR-TRN5")
@pytest.mark.parametrize(("place", "hand"), [((0, -4), ("R02", "R02")), ((0, -1), ("R02",))])
def test_fight_is_refused_without_a_mummy_in_reach_or_a_card_to_spend(place: Place, hand: tuple[str, ...]) -> None:
    table = draw_table(corridor(5), awake={"brute": place}, hands=(hand,))
    assert refused_because(table, Fight()) == ("RRR-TRN5",)


@clause("RRR-TRN5")
def test_fight_is_open_with_a_legal_declaration() -> None:
    table = draw_table(corridor(5), awake={"brute": (0, -3)}, hands=(("R02", "R02"),))
    assert Fight() in offered(begin(table, ChooseAction()))


@clause("RRR-TRN6")
def test_cooperate_needs_nothing_but_a_regroup_tile() -> None:
    table = draw_table(corridor(2), cats=[(0, 0), (0, -2)], awake={"brute": (0, -1)}, regroup_tiles=1)
    assert Cooperate() in offered(begin(table, ChooseAction()))
    table.regroup_tiles = 0
    assert "RRR-TRN6" in refused_because(table, Cooperate())


@clause("RRR-TRN7")
def test_passing_is_refused_while_explore_is_possible() -> None:
    assert refused_because(draw_table(corridor(1)), Pass()) == ("RRR-TRN7",)


@clause("RRR-TRN7")
def test_passing_is_refused_while_fight_is_possible() -> None:
    table = draw_table(DEAD_ENDS, awake={"brute": (0, -1)})
    assert offered(begin(table, ChooseAction())) == {Fight(), Cooperate()}
    assert refused_because(table, Pass()) == ("RRR-TRN7",)


@clause("RRR-TRN7", "RRR-TRN8")
def test_an_explore_that_costs_a_token_may_be_chosen_but_does_not_forbid_passing() -> None:
    table = draw_table(DEAD_ENDS, tokens=(("passage",),))
    assert offered(begin(table, ChooseAction())) == {Explore(), Cooperate(), Pass()}


@clause("RRR-TRN8")
def test_who_can_neither_explore_nor_fight_may_cooperate_or_pass() -> None:
    state = begin(draw_table(DEAD_ENDS), ChooseAction())
    assert offered(state) == {Cooperate(), Pass()}
    told = play_out(state, Pass(), StopHere())
    assert heard(told) == (TurnPassed(P1),)


@clause("RRR-TRN9")
def test_tokens_may_be_used_before_the_mummies_before_the_action_and_after_it() -> None:
    state = begin(draw_table(DEAD_ENDS, tokens=(("torch1",),), regroup_tiles=0), PlayTurn())
    asked_in_turn = [question(state)]
    for line in (CloseWindow(), Symbols(0), CloseWindow(), StopHere()):
        play_out(state, line, may_leave_draws=True)
        asked_in_turn.append(question(state))
    assert asked_in_turn == ["token_window", "roll_mummy_dice", "token_window", "walk_and_pass", "token_window"]


@clause("RRR-TRN9")
def test_several_tokens_may_be_used_in_one_window() -> None:
    table = draw_table(corridor(2), tokens=(("torch1", "torch2", "shield"),))
    state = begin(table, PlayTurn())
    effects = [UseToken(token("torch1")), UseEffect(), UseToken(token("torch2")), UseEffect()]
    teleport = [UseToken(token("shield")), TeleportTo(at(0, -2))]
    play_out(state, *effects, *teleport, may_leave_draws=True)
    assert (table.reserve, cat_place(table, P1)) == (8, (0, -2))
    assert question(state) == "roll_mummy_dice"


@clause("RRR-TRN9")
def test_only_the_active_player_is_asked_for_tokens() -> None:
    state = begin(draw_table(corridor(2), tokens=((), ("torch1",))), PlayTurn())
    assert question(state) == "roll_mummy_dice"


@clause("RRR-TRN9")
@pytest.mark.parametrize("name", ["double", "shield"])
def test_in_a_window_double_and_shield_can_only_teleport(name: str) -> None:
    state = begin(draw_table(corridor(2), tokens=((name,),)), PlayTurn())
    play_out(state, UseToken(token(name)))
    assert question(state) == "choose_teleport"


@clause("RRR-TRN9")
def test_in_a_window_a_passage_may_connect_or_teleport() -> None:
    state = begin(draw_table(LOOP, tokens=(("passage",),)), PlayTurn())
    play_out(state, UseToken(token("passage")))
    assert offered(state) == {UseEffect(), Teleport()}


@clause("RRR-TRN10")
def test_no_card_is_drawn_at_the_end_of_a_turn() -> None:
    table = draw_table(corridor(1), awake={"brute": (0, -1)}, hands=(("R01", "R02"),))
    state = begin(table, ChooseAction(), EndTurn())
    play_out(state, Fight(), AddCard(card("R01")), Faces(1, 0, 0, 0), may_leave_draws=True)
    assert (table.hands[P1], table.active) == ((card("R02"),), P2)


@clause("RRR-TRN10")
def test_a_hand_may_grow_without_limit() -> None:
    hand = ("R01", "R01", "R01", "R01", "R02", "R02", "R57", "R57", "R56", "R55", "R54", "R53")
    table = draw_table(cats=[(0, 0)], hands=(hand,), discard=("R31", "R32"))
    state = begin(table, ChooseAction(), EndTurn())
    play_out(state, Cooperate(), Recover, may_leave_draws=True)
    assert len(table.hands[P1]) == 14
    assert question(state) == "roll_mummy_dice"


@clause("RRR-TRN12")
def test_with_a_pass_the_cat_may_walk_three_spaces() -> None:
    table = draw_table(corridor(5))
    state = begin(table, WalkAndPass())
    assert offered(state) == {StopHere(), WalkTo(at(0, -1)), WalkTo(at(0, -2)), WalkTo(at(0, -3))}
    told = play_out(state, WalkTo(at(0, -3)))
    assert heard(told) == (CatMoved(P1, at(0, 0), at(0, -3)), TurnPassed(P1))
    assert len(table.hands[P1]) == 5


@clause("RRR-TRN12")
@pytest.mark.parametrize(("start", "ends"), [((0, 0), {(0, -1)}), ((0, -2), {(0, -1), (0, 0), (0, -3), (0, -4)})])
def test_that_walk_neither_crosses_nor_ends_on_a_mummy_but_may_start_on_one(start: Place, ends: set[Place]) -> None:
    state = begin(draw_table(corridor(4), cats=[start], awake={"brute": (0, -2)}), WalkAndPass())
    assert offered(state) == {StopHere(), *(WalkTo(at(*place)) for place in ends)}


@clause("RRR-TRN12", "RRR-TRN8")
def test_a_stuck_player_walks_and_the_turn_passes_on() -> None:
    table = draw_table(DEAD_ENDS, regroup_tiles=0)
    state = begin(table, PlayTurn())
    play_out(state, Symbols(0), WalkTo(at(1, 0)), may_leave_draws=True)
    assert (cat_place(table, P1), table.active) == ((1, 0), P2)
