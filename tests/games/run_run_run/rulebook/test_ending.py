"""How the game ends: everybody wins or everybody loses, at the first event that decides."""

import pytest
from hypothesis import given, settings

from lairkeeper.games.run_run_run.board.hexes import at
from lairkeeper.games.run_run_run.board.maze import VAULT
from lairkeeper.games.run_run_run.records import events as ev
from lairkeeper.games.run_run_run.records.options import (
    Cooperate,
    Deal,
    Explore,
    Faces,
    LowerShield,
    Pass,
    RaiseShield,
    Symbols,
)
from lairkeeper.games.run_run_run.rules.attack import Attack
from lairkeeper.games.run_run_run.rules.ending import reasons
from lairkeeper.games.run_run_run.rules.explore import ExtendMaze
from lairkeeper.games.run_run_run.rules.mummies import MoveAllMummies, ResolveSymbol, RollMummyDice
from lairkeeper.games.run_run_run.rules.turn import ChooseAction
from lairkeeper.games.run_run_run.state import Pyramid
from lairkeeper.kernel import ChanceStream, Outcome, State, begin, pending
from lairkeeper.kernel.flow.agenda import begin_telling
from lairkeeper.testing import clause, heard, play_out
from tests.games.run_run_run.exploring import lay
from tests.games.run_run_run.fighting import beside_mummies, hearts_of, roll
from tests.games.run_run_run.tables import (
    FIVE,
    ONE,
    P1,
    P2,
    TWO,
    card,
    corridor,
    draw_table,
    heard_of,
    mummy,
    offered,
)
from tests.games.run_run_run.wandering import MOST_ANSWERS, any_game, any_stream, wander

VICTORY = Outcome("victory", "RRR-END1", (P1, P2))
LAST_CARD = Outcome("last_card", "RRR-END3", ())
EMPTY_HAND = Outcome("empty_hand", "RRR-END4", ())
VAULT_REACHED = Outcome("vault", "RRR-END5", ())


def last_fight(**hearts: int) -> Pyramid:
    """The Door is open; one cat stands before these, who have so many hearts left, the other far away in the Vault."""
    awake = dict.fromkeys(hearts, (0, -3))
    return draw_table(corridor(3), cats=((0, -3), (0, 0)), awake=awake, hearts_left=hearts, door=(0, -4))


@clause("RRR-END1")
def test_all_win_when_the_door_is_connected_and_no_mummy_is_left() -> None:
    state = roll(last_fight(colossus=2), dice=2)
    told = play_out(state, Faces(2, 0, 0, 0))
    assert heard(told)[-1] == ev.GameWon()
    assert state.outcome == VICTORY


@clause("RRR-END2")
def test_the_win_is_immediate_and_nobody_has_to_walk_to_the_door() -> None:
    state = roll(last_fight(colossus=2), dice=5)
    play_out(state, Faces(2, 1, 1, 1))
    assert state.outcome == VICTORY
    assert not pending(state)
    assert state.world.places[P2] == VAULT
    assert len(state.world.hands[P1]) == 5


@clause("RRR-END2")
def test_mummies_eliminated_by_one_roll_are_gone_together() -> None:
    state = roll(last_fight(brute=1, colossus=2), dice=3)
    play_out(state, Faces(3, 0, 0, 0))
    assert state.outcome == VICTORY


@clause("RRR-END3")
@pytest.mark.parametrize(("hand", "outcome"), [((ONE,), LAST_CARD), ((ONE, TWO), None)])
def test_all_lose_when_a_player_has_to_discard_the_last_card(hand: tuple[str, ...], outcome: Outcome | None) -> None:
    table = draw_table(corridor(1), cats=((0, -1), (0, 0)), hands=(hand,), awake={"herald": (0, -1)})
    state = begin(table, Attack(mummy("herald")))
    play_out(state, may_leave_draws=True)
    assert state.outcome == outcome


@clause("RRR-END4")
def test_all_lose_when_a_player_has_no_card_left_after_drawing() -> None:
    """No legal answer leads here: the declaration below is one that is never offered."""
    table = draw_table(hands=((FIVE,),), is_pile_empty=True)
    state, told = begin_telling(table, ExtendMaze(card(FIVE), at(0, -1), 0, (), None))
    assert heard_of(told, ev.HandEmptied) == [ev.HandEmptied(P1)]
    assert state.outcome == EMPTY_HAND


@clause("RRR-END4")
def test_a_last_card_that_would_leave_an_empty_hand_cannot_be_laid() -> None:
    for is_pile_empty, action in ((True, Pass()), (False, Explore())):
        table = draw_table(hands=((FIVE,),), is_pile_empty=is_pile_empty)
        assert offered(begin(table, ChooseAction())) == {action, Cooperate()}


@clause("RRR-END4")
@pytest.mark.parametrize(("answer", "outcome"), [(RaiseShield(), None), (LowerShield(), LAST_CARD)])
def test_an_empty_hand_between_laying_and_drawing_is_no_defeat_by_itself(
    answer: RaiseShield | LowerShield, outcome: Outcome | None
) -> None:
    way_round = {(0, -1): "010100", (1, -2): "001010", (2, -2): "000101", (2, -1): "100100", (2, 0): "100001"}
    table = draw_table(
        way_round,
        cats=((0, 0), (0, 0)),
        hands=(("110110 dark",),),
        tokens=(("shield",),),
        awake={"herald": (2, 0), "runner": (1, -2), "brute": (1, -2), "snuffer": (1, -2)},
        reserve=0,
    )
    state, _ = lay(table, "110110 dark", (1, 0), answer)
    assert state.outcome == outcome
    assert len(state.world.hands[P1]) == (0 if outcome else 2)


@clause("RRR-END5")
def test_all_lose_when_a_mummy_enters_the_vault() -> None:
    table = draw_table(corridor(1), cats=((0, -1), (0, 0)), awake={"brute": (0, -1)})
    state = begin(table, RollMummyDice())
    told = play_out(state, Symbols(1))
    assert heard(told)[-1] == ev.VaultReached(mummy("brute"))
    assert state.outcome == VAULT_REACHED


@clause("RRR-END6")
@pytest.mark.parametrize(("order", "outcome"), [(1, LAST_CARD), (-1, VAULT_REACHED)])
def test_the_first_event_decides(order: int, outcome: Outcome) -> None:
    """One mummy comes upon a cat with a single card, another one step later into the Vault, or the other way round."""
    awake = dict([("brute", (0, -3)), ("herald", (1, 0))][::order])
    table = draw_table({**corridor(3), (1, 0): "000001"}, cats=((0, -2),), hands=((ONE,),), awake=awake)
    state = begin(table, MoveAllMummies("dice"))
    assert state.outcome == outcome


@clause("RRR-END6")
def test_whatever_was_still_to_be_resolved_is_dropped() -> None:
    table = draw_table(corridor(1), awake={"brute": (0, -1)}, hearts=4)
    state = begin(table, ResolveSymbol())
    assert state.outcome == VAULT_REACHED
    assert (state.world.hearts, pending(state)) == (4, ())


@clause("RRR-END7")
def test_killing_the_last_mummy_before_the_door_is_open_does_not_win() -> None:
    state = roll(beside_mummies("herald", herald=1), dice=1)
    play_out(state, Faces(1, 0, 0, 0))
    assert not state.world.awake
    assert state.outcome is None


@clause("RRR-END7")
def test_killing_the_boss_while_another_mummy_is_awake_does_not_win_yet() -> None:
    state = roll(last_fight(brute=5, colossus=2), dice=2)
    play_out(state, Faces(2, 0, 0, 0), Deal(0))
    assert (hearts_of(state, "brute"), hearts_of(state, "colossus")) == (5, 0)
    assert state.outcome is None
    state = roll(state.world, dice=5)
    play_out(state, Faces(5, 0, 0, 0))
    assert state.outcome == VICTORY


@clause("RRR-END8")
@settings(max_examples=25, deadline=None)
@given(state=any_game, stream=any_stream)
def test_every_game_ends(state: State[Pyramid], stream: ChanceStream) -> None:
    assert sum(1 for _ in wander(state, stream)) < MOST_ANSWERS
    assert state.outcome is not None
    assert state.outcome.reason in set(reasons()) - {"empty_hand"}
    assert bool(state.outcome.winners) == (state.outcome.reason == "victory")
