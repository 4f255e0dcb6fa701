"""Drawing Room cards (RRR-DRW): one for each connection, from the pile alone."""

import pytest

from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.board.hexes import Side, at
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.games.run_run_run.records.events import CardDrawn, CardsDrawn, HandEmptied, PileEmpty
from lairkeeper.games.run_run_run.records.options import (
    Cooperate,
    DrawRoom,
    Explore,
    Faces,
    Fight,
    Pass,
    PickHex,
    Recover,
)
from lairkeeper.games.run_run_run.rules.drawing import DrawRooms
from lairkeeper.games.run_run_run.rules.ending import CheckHand
from lairkeeper.games.run_run_run.rules.explore import ExtendMaze
from lairkeeper.games.run_run_run.rules.fight import RollCombatDice
from lairkeeper.games.run_run_run.rules.sarcophagus import LayPassage
from lairkeeper.games.run_run_run.rules.turn import ChooseAction
from lairkeeper.kernel import ChanceStream, Seat, begin
from lairkeeper.kernel.flow.agenda import begin_telling
from lairkeeper.testing import clause, heard, play_out
from tests.games.run_run_run.tables import (
    DEAD_ENDS,
    P1,
    P2,
    P3,
    Place,
    card,
    corridor,
    draw_table,
    heard_of,
    offered,
    question,
    token,
)
from tests.games.run_run_run.wandering import from_the_start, wander

HALF_LOOP = {(0, -1): "001100", (1, -1): "000101"}
SIX_DISCARDED = ("R31", "R32", "R33", "R34", "R35", "R36")


@clause("RRR-DRW1")
def test_one_card_is_drawn_for_each_connection() -> None:
    table = draw_table(hands=(("R57", "R01"),))
    state, told = begin_telling(table, ExtendMaze(card("R57"), at(1, 0), 0, (), None))
    assert heard_of(told, CardsDrawn) == [CardsDrawn(P1, 1)]
    play_out(state, DrawRoom(card("R31")))
    assert table.hands[P1] == (card("R01"), card("R31"))


@clause("RRR-DRW1")
@pytest.mark.parametrize(("seat", "hears"), [(P1, True), (P2, False), (P3, False)])
def test_only_the_drawer_learns_which_card_it_was(seat: Seat, hears: bool) -> None:
    table = draw_table(cats=[(0, 0)] * 3)
    state, told = begin_telling(table, DrawRooms(P1, 1))
    assert heard(told, seat) == (CardsDrawn(P1, 1),)
    told = play_out(state, DrawRoom(card("R31")))
    assert heard(told, seat) == ((CardDrawn(P1, card("R31")),) if hears else ())
    assert GAME.view(table, seat).cats[P1].cards == 6


@clause("RRR-DRW2", "RRR-DRW3")
def test_connections_with_the_vault_and_with_rooms_count() -> None:
    table = draw_table(HALF_LOOP, hands=(("R57", "R01"),))
    _, told = begin_telling(table, ExtendMaze(card("R57"), at(1, 0), 0, (), None))
    assert heard_of(told, CardsDrawn) == [CardsDrawn(P1, 2)]


@clause("RRR-DRW2")
@pytest.mark.parametrize(("passages", "drawn"), [((), 1), ((Side(4),), 2)])
def test_a_passage_laid_with_the_placement_counts(passages: tuple[Side, ...], drawn: int) -> None:
    table = draw_table({(0, -1): "001100"}, tokens=(("passage",),), hands=(("R09", "R01"),))
    _, told = begin_telling(table, ExtendMaze(card("R09"), at(1, -1), 3, passages, None))
    assert heard_of(told, CardsDrawn) == [CardsDrawn(P1, drawn)]


@clause("RRR-DRW2")
def test_a_passage_to_the_exit_door_counts() -> None:
    table = draw_table({(0, -1): "110100"}, door=(0, -2), tokens=(("passage",),), hands=(("R09", "R01"),))
    _, told = begin_telling(table, ExtendMaze(card("R09"), at(1, -2), 4, (Side(5),), None))
    assert heard_of(told, CardsDrawn) == [CardsDrawn(P1, 2)]


@clause("RRR-DRW2")
def test_a_passage_laid_elsewhere_gives_no_card() -> None:
    table = draw_table(HALF_LOOP, tokens=(("passage",),))
    _, told = begin_telling(table, LayPassage(token("passage"), at(0, 0), at(1, -1)))
    assert not heard_of(told, CardsDrawn)


@clause("RRR-DRW4")
@pytest.mark.parametrize("wanted", [1, 2, 3, 4])
def test_drawing_is_compulsory_and_takes_what_is_left(wanted: int) -> None:
    table = draw_table(is_pile_empty=True, hands=(("R57",),))
    table.pile[card("R01")] = 3
    state, told = begin_telling(table, DrawRooms(P1, wanted))
    assert not [decision for decision in state.decisions if not decision.is_chance]
    assert heard_of(told, CardsDrawn) == [CardsDrawn(P1, min(wanted, 3))]
    assert len(table.hands[P1]) == 1 + min(wanted, 3)


@clause("RRR-DRW5")
def test_with_an_empty_pile_the_game_goes_on_without_draws() -> None:
    table = draw_table(is_pile_empty=True, hands=(("R57", "R01"),))
    state, told = begin_telling(table, ExtendMaze(card("R57"), at(1, 0), 0, (), None), ChooseAction())
    assert heard_of(told, PileEmpty) == [PileEmpty(P1)]
    assert (table.hands[P1], state.outcome, question(state)) == ((card("R01"),), None, "choose_action")


@clause("RRR-DRW6")
def test_the_discard_is_never_shuffled_into_the_pile() -> None:
    table = draw_table(is_pile_empty=True, discard=SIX_DISCARDED)
    begin(table, DrawRooms(P1, 3))
    assert (sum(table.pile), sum(table.discard), len(table.hands[P1])) == (0, 6, 5)


@clause("RRR-DRW6")
@pytest.mark.parametrize("players", [1, 4])
def test_the_pile_never_grows(players: int) -> None:
    state = from_the_start(TableOptions(players=players))
    left = 64
    for _ in wander(state, ChanceStream(f"pile {players}")):
        assert sum(state.world.pile) <= left
        left = sum(state.world.pile)


@clause("RRR-DRW7")
def test_whether_a_hand_is_empty_is_checked_after_the_draw() -> None:
    table = draw_table(hands=(("R57",),))
    state = begin(table, ExtendMaze(card("R57"), at(1, 0), 0, (), None))
    assert (table.hands[P1], state.outcome, question(state)) == ((), None, "draw_one_room")
    play_out(state, DrawRoom)
    assert (len(table.hands[P1]), state.outcome) == (1, None)


@clause("RRR-DRW7")
def test_a_hand_still_empty_after_the_draw_is_a_defeat() -> None:
    state, told = begin_telling(draw_table(hands=((),)), CheckHand(P1))
    assert heard(told) == (HandEmptied(P1),)
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.clause) == ("empty_hand", "RRR-END4")


@clause("RRR-DRW5", "RRR-EXP16", "RRR-TRN7", "RRR-TRN8", "RRR-END4")
@pytest.mark.parametrize("awake", [None, {"brute": (0, -1)}])
def test_scenario_s15_with_one_card_one_cooperates_or_passes(awake: dict[str, Place] | None) -> None:
    table = draw_table(
        corridor(1), cats=[(0, -1)], is_pile_empty=True, discard=SIX_DISCARDED, hands=(("R57",),), awake=awake
    )
    assert offered(begin(table, ChooseAction())) == {Cooperate(), Pass()}
    table.regroup_tiles = 0
    assert question(begin(table, ChooseAction())) == "walk_and_pass"


@clause("RRR-DRW5", "RRR-EXP16", "RRR-TRN7")
def test_scenario_s15_with_two_cards_one_explores_and_draws_nothing() -> None:
    table = draw_table(
        corridor(1), is_pile_empty=True, discard=SIX_DISCARDED, hands=(("R57", "R57"),), awake={"brute": (0, -1)}
    )
    state = begin(table, ChooseAction())
    assert offered(state) == {Explore(), Fight(), Cooperate()}
    play_out(state, Explore(), PickHex(at(1, 0)))
    assert (len(table.hands[P1]), sum(table.discard), state.outcome) == (1, 6, None)


@clause("RRR-DRW5", "RRR-DRW6")
def test_scenario_s15_a_room_hex_on_a_combat_die_gives_nothing() -> None:
    table = draw_table(corridor(1), cats=[(0, -1)], awake={"brute": (0, -1)}, is_pile_empty=True, discard=SIX_DISCARDED)
    told = play_out(begin(table, RollCombatDice(2, is_doubled=False)), Faces(0, 0, 2, 0))
    assert heard_of(told, CardsDrawn) == []
    assert (len(table.hands[P1]), sum(table.discard)) == (5, 6)


@clause("RRR-DRW6")
def test_scenario_s15_cooperate_still_takes_two_cards_of_the_discard() -> None:
    table = draw_table(
        DEAD_ENDS, cats=[(0, 0)], is_pile_empty=True, discard=SIX_DISCARDED, reserve=0, hands=(("R57",),)
    )
    state = begin(table, ChooseAction())
    play_out(state, Cooperate(), Recover(card("R31")), Recover(card("R36")))
    assert sorted(table.hands[P1]) == sorted((card("R57"), card("R31"), card("R36")))
    assert sum(table.discard) == 4
