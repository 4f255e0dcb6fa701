"""Movement of the cats (RRR-MOV): how far they walk, what it costs and what stops them."""

import pytest

from lairkeeper.games.run_run_run.board.hexes import at
from lairkeeper.games.run_run_run.records.events import CardSpentForMove, CatMoved, RoomLaid, TokenFound
from lairkeeper.games.run_run_run.records.options import (
    Explore,
    PickCard,
    PickHex,
    SpendForMove,
    Symbols,
    Target,
)
from lairkeeper.games.run_run_run.rules.explore import ChooseRoom
from lairkeeper.games.run_run_run.rules.fight import ChooseTarget
from lairkeeper.games.run_run_run.rules.turn import ChooseAction, PlayTurn
from lairkeeper.kernel import begin
from lairkeeper.testing import asked, clause, heard, play_out
from tests.games.run_run_run.exploring import SIDE_BY_SIDE, STRAIGHT, dig, hexes_for, lay, play
from tests.games.run_run_run.tables import (
    FIVE,
    FOUR,
    ONE,
    P1,
    P2,
    SIX,
    THREE,
    TWO,
    Place,
    cat_place,
    corridor,
    draw_table,
    heard_of,
    held,
    offered,
    question,
)

LOOP = {(0, -1): "001100", (1, 0): "100001", (1, -1): "010101"}
"""Two ways of two steps from the Vault to (1, -1), whose side 1 leads on to (2, -2)."""


@clause("RRR-MOV1")
def test_the_cat_moves_onto_the_new_room_right_after_it_is_laid_and_nobody_is_asked() -> None:
    state, told = lay(draw_table(corridor(1), hands=[(STRAIGHT, ONE)], is_pile_empty=True), STRAIGHT, (0, -2))
    laid, moved = heard(told)[:2]
    assert isinstance(laid, RoomLaid)
    assert moved == CatMoved(P1, at(0, 0), at(0, -2))
    assert cat_place(state.world, P1) == (0, -2)
    assert not state.decisions


@clause("RRR-MOV2")
@pytest.mark.parametrize(("rooms", "is_near"), [(2, True), (3, False)])
def test_the_basic_move_is_three_spaces(rooms: int, is_near: bool) -> None:
    state = hexes_for(draw_table(corridor(rooms), hands=[(STRAIGHT, SIX)]), STRAIGHT)
    assert (PickHex(at(0, -rooms - 1)) in offered(state)) == is_near


@clause("RRR-MOV2")
def test_a_cat_cannot_walk_through_a_wall() -> None:
    """As the cat walks (0, -2) is four steps away, as the crow flies two."""
    near, far = PickHex(at(-1, 1)), PickHex(at(0, -2))
    state = begin(draw_table(SIDE_BY_SIDE, cats=[(1, -1)], hands=[(STRAIGHT, TWO, ONE)]), ChooseRoom())
    play_out(state, PickCard(held(state.world, STRAIGHT)))
    assert offered(state) == {near, far}
    told = play_out(state, far, SpendForMove, may_leave_draws=True)
    assert len(heard_of(told, CardSpentForMove)) == 1


@clause("RRR-MOV3", "RRR-MOV4")
@pytest.mark.parametrize(("rooms", "fewest"), [(3, 1), (4, 2), (5, 3), (6, 4)])
def test_each_exit_of_a_discarded_card_gives_one_more_space(rooms: int, fewest: int) -> None:
    others = (TWO, THREE, FOUR, FIVE)
    pyramid = draw_table(corridor(rooms), hands=[(ONE, *others)])
    state = hexes_for(pyramid, ONE)
    play_out(state, PickHex(at(0, -rooms - 1)))
    assert offered(state) == {SpendForMove(held(pyramid, card)) for card in others if card.count("1") >= fewest}


@clause("RRR-MOV3")
def test_the_extra_card_goes_to_the_discard() -> None:
    pyramid = draw_table(corridor(3), hands=[(STRAIGHT, ONE, FIVE)])
    extra = held(pyramid, FIVE)
    state, told = lay(pyramid, STRAIGHT, (0, -4), SpendForMove(extra))
    assert heard_of(told, CardSpentForMove) == [CardSpentForMove(P1, extra)]
    assert state.world.discard[extra] == 1
    assert extra not in state.world.hands[P1]


@clause("RRR-MOV4")
def test_two_cards_do_not_add_up() -> None:
    """Five steps away: two more than the basic move, and two cards of one exit each."""
    state = hexes_for(draw_table(corridor(4), hands=[(STRAIGHT, ONE, ONE)]), STRAIGHT)
    assert PickHex(at(0, -5)) not in offered(state)


@clause("RRR-MOV4")
def test_no_card_can_be_discarded_for_a_walk_of_three() -> None:
    pyramid = draw_table(corridor(2), hands=[(STRAIGHT, TWO, FOUR)])
    state, told = lay(pyramid, STRAIGHT, (0, -3))
    assert not heard_of(told, CardSpentForMove)
    assert not any(state.world.discard)


@clause("RRR-MOV5")
@pytest.mark.parametrize(("hand", "is_legal"), [((STRAIGHT, SIX), False), ((STRAIGHT, SIX, ONE), True)])
def test_an_explore_with_extra_movement_needs_three_cards(hand: tuple[str, ...], is_legal: bool) -> None:
    state = hexes_for(draw_table(corridor(3), hands=[hand]), STRAIGHT)
    assert (PickHex(at(0, -4)) in offered(state)) == is_legal


@clause("RRR-MOV5", "RRR-MOV11")
@pytest.mark.parametrize(("hand", "is_legal"), [((TWO, SIX), False), ((TWO, SIX, ONE), True)])
def test_a_fight_with_extra_movement_needs_three_cards(hand: tuple[str, ...], is_legal: bool) -> None:
    pyramid = draw_table(corridor(4), hands=[hand], awake={"brute": (0, -4)})
    action = asked(begin(pyramid, ChooseAction()))
    assert ("fight" in {option.slug for option in action.options}) == is_legal


@clause("RRR-MOV6")
@pytest.mark.parametrize(
    ("mummies", "is_reached"),
    [
        ({"brute": (0, -1)}, True),
        ({"brute": (1, 0)}, True),
        ({"brute": (0, -1), "herald": (1, 0)}, False),
        ({"brute": (1, -1)}, False),
    ],
)
def test_a_walk_goes_round_a_mummy_but_never_through_one(mummies: dict[str, Place], is_reached: bool) -> None:
    rooms = {**LOOP, (-1, 1): "010110"}
    state = hexes_for(draw_table(rooms, hands=[(STRAIGHT, ONE)], awake=mummies), STRAIGHT)
    assert (PickHex(at(2, -2)) in offered(state)) == is_reached


@clause("RRR-MOV7")
def test_cats_do_not_block_cats_and_share_spaces() -> None:
    pyramid = draw_table(corridor(2), cats=[(0, -1), (0, -1), (0, -2)], hands=[(STRAIGHT, ONE)])
    state, _ = lay(pyramid, STRAIGHT, (0, -3))
    assert cat_place(state.world, P1) == (0, -3)
    assert state.world.places[P2] == pyramid.maze.at[at(0, -1)]


@clause("RRR-MOV8")
def test_the_vault_can_be_walked_through_and_stood_on() -> None:
    state, _ = lay(draw_table(corridor(1), cats=[(0, -1)], hands=[(STRAIGHT, ONE)]), STRAIGHT, (1, 0))
    assert cat_place(state.world, P1) == (1, 0)
    state, _ = lay(draw_table(hands=[(STRAIGHT, ONE)]), STRAIGHT, (1, 0))
    assert cat_place(state.world, P2) == (0, 0)


@clause("RRR-MOV8", "RRR-SAR20")
@pytest.mark.parametrize("start", [(0, -2), (0, -3)])
def test_the_exit_door_can_be_walked_through_and_stood_on(start: Place) -> None:
    """The Room (1, -3) can be entered only from the Door, through a secret passage."""
    rooms = {**corridor(2), (1, -3): "100001"}
    pyramid = draw_table(rooms, cats=[start], hands=[(STRAIGHT, ONE)], door=(0, -3))
    dig(pyramid, (0, -3), (1, -3))
    state, told = lay(pyramid, STRAIGHT, (1, -4))
    assert cat_place(state.world, P1) == (1, -4)
    assert not heard_of(told, CardSpentForMove)


@clause("RRR-MOV9")
def test_the_route_is_not_chosen_and_nothing_happens_on_the_way() -> None:
    """Two ways of the same length, one of them through a sarcophagus Room."""
    rooms = {**LOOP, (0, -1): "001100 sarcophagus"}
    pyramid = draw_table(rooms, hands=[(STRAIGHT, ONE)], is_pile_empty=True)
    state, told = lay(pyramid, STRAIGHT, (2, -2))
    assert not state.decisions
    assert heard_of(told, CatMoved) == [CatMoved(P1, at(0, 0), at(2, -2))]
    assert not heard_of(told, TokenFound)


@clause("RRR-MOV10")
def test_unused_movement_is_lost() -> None:
    """One step where three were possible; then the turn is over."""
    state = begin(draw_table(hands=[(STRAIGHT, ONE)]), PlayTurn())
    told = play(state, Symbols(0), Explore(), PickCard(held(state.world, STRAIGHT)), PickHex(at(0, -1)))
    assert heard_of(told, CatMoved) == [CatMoved(P1, at(0, 0), at(0, -1))]
    assert state.world.active == P2


@clause("RRR-MOV10")
def test_movement_bought_beyond_the_walk_is_lost() -> None:
    pyramid = draw_table(corridor(3), hands=[(SIX, SIX, FIVE)], is_pile_empty=True)
    state, told = lay(pyramid, SIX, (0, -4), SpendForMove(held(pyramid, SIX)))
    assert not state.decisions
    assert len(heard_of(told, CatMoved)) == 1


@clause("RRR-MOV11")
@pytest.mark.parametrize(("rooms", "fewest"), [(4, 1), (5, 2), (6, 3), (7, 4)])
def test_a_fight_further_than_three_spaces_away_costs_a_card_with_enough_exits(rooms: int, fewest: int) -> None:
    hand = (TWO, THREE, FOUR, FIVE)
    pyramid = draw_table(corridor(rooms), hands=[hand], awake={"brute": (0, -rooms)})
    state = begin(pyramid, ChooseTarget())
    assert offered(state) == {SpendForMove(held(pyramid, card)) for card in hand if card.count("1") >= fewest}


@clause("RRR-MOV11")
@pytest.mark.parametrize(("rooms", "is_near"), [(3, True), (4, False)])
def test_a_fight_three_spaces_away_costs_nothing(rooms: int, is_near: bool) -> None:
    state = begin(draw_table(corridor(rooms), hands=[(TWO, FIVE, SIX)], awake={"brute": (0, -rooms)}), ChooseTarget())
    assert question(state) == ("choose_fight_cards" if is_near else "choose_fight_move")


@clause("RRR-MOV11", "RRR-MOV6")
def test_a_fight_behind_another_mummy_cannot_be_walked_to() -> None:
    rooms, mummies = {**corridor(3), (1, 0): "000001"}, {"brute": (0, -3), "herald": (0, -1), "runner": (1, 0)}
    pyramid = draw_table(rooms, hands=[(TWO, FOUR, FIVE)], awake=mummies)
    assert offered(begin(pyramid, ChooseTarget())) == {Target(at(0, -1)), Target(at(1, 0))}
