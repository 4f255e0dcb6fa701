"""Secret passages (RRR-SAR16 to RRR-SAR20): laid with a Room where it does not match, or between two spaces."""

import pytest

from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.board.hexes import Side, at
from lairkeeper.games.run_run_run.records.events import CardsDrawn, CardSpentForMove, PassageLaid, RoomLaid
from lairkeeper.games.run_run_run.records.options import (
    DigPassage,
    Done,
    PassageFrom,
    PassageTo,
    PickHex,
    SpendForMove,
    Symbols,
    Turn,
    UseEffect,
    UseToken,
)
from lairkeeper.games.run_run_run.rules.mummies import MummiesAct
from lairkeeper.games.run_run_run.rules.sarcophagus import Moment, TokenWindow
from lairkeeper.kernel import begin
from lairkeeper.testing import Line, clause
from tests.games.run_run_run.exploring import NOTCH, SIDE_BY_SIDE, STRAIGHT, dig, hexes_for, lay, play
from tests.games.run_run_run.tables import (
    ONE,
    P1,
    P2,
    SIX,
    TWO,
    Place,
    cat_place,
    draw_table,
    heard_of,
    offered,
    question,
    space_at,
    token,
)

USE_PASSAGE = (UseToken(token("passage")), UseEffect())


@clause("RRR-SAR16", "RRR-SAR17")
def test_a_passage_joins_an_exit_with_a_wall_and_counts_for_the_draw() -> None:
    pyramid = draw_table(NOTCH, hands=[(SIX, ONE)], tokens=[("passage",)])
    state, told = lay(pyramid, SIX, (1, -1))
    assert heard_of(told, PassageLaid) == [PassageLaid(P1, at(1, -1), at(0, 0))]
    assert heard_of(told, CardsDrawn) == [CardsDrawn(P1, 3)]
    assert state.world.purses[P1] == ()


@clause("RRR-SAR16", "RRR-SAR17")
def test_the_example_draws_two_cards_one_of_them_for_the_passage() -> None:
    """The dead end meets the exit on side 3; its wall on side 5 faces an exit."""
    pyramid = draw_table(NOTCH, hands=[(ONE, SIX)], tokens=[("passage",)])
    _, told = lay(pyramid, ONE, (1, -1), Turn(3, 1))
    assert heard_of(told, PassageLaid) == [PassageLaid(P1, at(1, -1), at(0, -1))]
    assert heard_of(told, CardsDrawn) == [CardsDrawn(P1, 2)]


@clause("RRR-SAR16")
@pytest.mark.parametrize(("answer", "connections"), [(DigPassage, 3), (Done(), 2)])
def test_a_passage_may_lie_between_two_walls_or_be_kept(answer: Done | type[DigPassage], connections: int) -> None:
    pyramid = draw_table(NOTCH, hands=[("101000", ONE)], tokens=[("passage",)])
    state = hexes_for(pyramid, "101000")
    play(state, PickHex(at(1, -1)), Turn(3, 0))
    assert question(state) == "choose_passages"
    told = play(state, answer)
    assert heard_of(told, CardsDrawn) == [CardsDrawn(P1, connections)]
    assert len(state.world.purses[P1]) == 3 - connections


@clause("RRR-SAR18")
@pytest.mark.parametrize(
    ("tokens", "costs"),
    [
        (1, {3: 1, 5: 1}),
        (2, {0: 2, 1: 2, 2: 2, 3: 1, 5: 1}),
        (3, {0: 2, 1: 2, 2: 2, 3: 1, 4: 3, 5: 1}),
    ],
)
def test_every_side_in_conflict_needs_a_token_of_its_own(tokens: int, costs: dict[int, int]) -> None:
    """A dead end: two exits towards the hex are to be met, and a wall is to face the wall on side 4."""
    state = hexes_for(draw_table(NOTCH, hands=[(ONE, SIX)], tokens=[("passage",) * tokens]), ONE)
    play(state, PickHex(at(1, -1)))
    assert offered(state) == {Turn(rotation, cost) for rotation, cost in costs.items()}


@clause("RRR-SAR18")
def test_a_passage_may_be_the_only_connection() -> None:
    """Beside the bare Vault (1, -1) touches a wall only."""
    pyramid = draw_table(hands=[("R14", TWO)], tokens=[("passage",)])
    state, told = lay(pyramid, "R14", (1, -1), Turn(0, 0))
    assert heard_of(told, RoomLaid)[0].passages == 1
    assert heard_of(told, CardsDrawn) == [CardsDrawn(P1, 1)]
    assert cat_place(state.world, P1) == (1, -1)


@clause("RRR-SAR18", "RRR-MOV4")
@pytest.mark.parametrize(("script", "spent"), [((DigPassage(Side(4)),), 0), ((Done(), SpendForMove), 1)])
def test_a_passage_may_shorten_the_walk(script: tuple[Line, ...], spent: int) -> None:
    """From the Vault (1, -1) is one step through a passage and four through the Rooms."""
    rooms = {(0, -1): STRAIGHT, (0, -2): "001100", (1, -2): "000101"}
    pyramid = draw_table(rooms, hands=[("R15", TWO, ONE)], tokens=[("passage",)])
    state = hexes_for(pyramid, "R15")
    told = play(state, PickHex(at(1, -1)), *script)
    assert len(heard_of(told, CardSpentForMove)) == spent


@clause("RRR-SAR19")
@pytest.mark.parametrize("moment", ["before_mummies", "before_action", "after_action"])
def test_a_passage_connects_two_adjacent_spaces_without_a_draw(moment: Moment) -> None:
    state = begin(draw_table(SIDE_BY_SIDE, tokens=[("passage",)]), TokenWindow(moment))
    play(state, *USE_PASSAGE)
    assert offered(state) == {PassageFrom(at(*place)) for place in ((0, 0), (0, -1), (1, -1))}
    play(state, PassageFrom(at(1, -1)))
    assert offered(state) == {PassageTo(at(0, 0)), PassageTo(at(0, -1))}
    told = play(state, PassageTo(at(0, -1)))
    assert heard_of(told, PassageLaid) == [PassageLaid(P1, at(1, -1), at(0, -1))]
    assert not heard_of(told, CardsDrawn)


@clause("RRR-SAR20")
def test_a_passage_token_stays_on_its_edge() -> None:
    state = begin(draw_table(SIDE_BY_SIDE, tokens=[("passage",)]), TokenWindow("before_action"))
    play(state, *USE_PASSAGE, PassageFrom(at(0, 0)))
    seen = GAME.view(state.world, P2)
    assert [(edge.origin, edge.to) for edge in seen.passages] == [(at(0, 0), at(1, -1))]
    assert state.world.purses[P1] == ()
    assert not any(state.world.spent_tokens)


@clause("RRR-SAR20")
@pytest.mark.parametrize(("has_passage", "spent"), [(True, 0), (False, 1)])
def test_cats_walk_through_a_passage(has_passage: bool, spent: int) -> None:
    """From (1, -1) to (0, -2) it is two steps through the passage, and four round by the Vault."""
    pyramid = draw_table(SIDE_BY_SIDE, cats=[(1, -1)], hands=[("R15", ONE, "R16")])
    if has_passage:
        dig(pyramid, (1, -1), (0, -1))
    state = hexes_for(pyramid, "R15")
    told = play(state, PickHex(at(0, -2)), *[SpendForMove] * spent)
    assert len(heard_of(told, CardSpentForMove)) == spent


@clause("RRR-SAR20")
@pytest.mark.parametrize("has_passage", [True, False])
def test_mummies_walk_through_a_passage_even_into_the_vault(has_passage: bool) -> None:
    pyramid = draw_table(SIDE_BY_SIDE, awake={"brute": (1, -1)}, cats=[(0, -1)])
    if has_passage:
        dig(pyramid, (0, 0), (1, -1))
    state = begin(pyramid, MummiesAct())
    play(state, Symbols(1))
    assert (state.outcome is not None) == has_passage


@clause("RRR-SAR19", "RRR-SAR20", "RRR-EXT12")
def test_the_exit_door_may_be_one_of_the_two_spaces() -> None:
    rooms: dict[Place, str] = {(0, -1): STRAIGHT, (0, -2): "110100", (1, -3): "000011"}
    state = begin(draw_table(rooms, tokens=[("passage",)], door=(0, -3)), TokenWindow("after_action"))
    play(state, *USE_PASSAGE, PassageFrom(at(0, -3)))
    door, room = space_at(state.world, 0, -3), space_at(state.world, 1, -3)
    assert state.world.maze.ways[door] >> room & 1
