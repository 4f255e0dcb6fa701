"""The four mummies (RRR-MUMMY): what each of their cards does."""

import pytest

from lairkeeper.games.run_run_run.board.hexes import at
from lairkeeper.games.run_run_run.records.events import CardLost, CatsAttacked, TorchesLost
from lairkeeper.games.run_run_run.records.options import LoseCard, SplitDamage, Symbols, TurnUp, WakeAt
from lairkeeper.games.run_run_run.rules.fight import EliminateMummy
from lairkeeper.games.run_run_run.rules.mummies import MummiesAct, PlaceHeart, PlaceMummy
from lairkeeper.games.run_run_run.rules.sarcophagus import SpringTrap
from lairkeeper.games.run_run_run.rules.turn import EndTurn
from lairkeeper.kernel import Seat, Step, begin
from lairkeeper.testing import clause, play_out
from tests.games.run_run_run.tables import (
    P1,
    P2,
    P3,
    Place,
    chances,
    corridor,
    draw_table,
    heard_of,
    mummy,
    offered,
    standing,
)

HERALD, BRUTE, SNUFFER = mummy("herald"), mummy("brute"), mummy("snuffer")
"""Mummies that step only with the dice."""


@clause("RRR-MUMMY1", "RRR-MUMMY3", "RRR-MUMMY7")
@pytest.mark.parametrize("name", ["herald", "runner", "snuffer"])
def test_herald_runner_and_snuffer_cost_one_card(name: str) -> None:
    table = draw_table(corridor(3), cats=[(0, -2)], awake={name: (0, -3)})
    told = play_out(begin(table, MummiesAct()), Symbols(1), LoseCard)
    assert [attack.damage for attack in heard_of(told, CatsAttacked)] == [1]
    assert len(table.hands[P1]) == 4


@clause("RRR-MUMMY1")
def test_one_attacked_cat_bears_the_attack_of_the_herald() -> None:
    state = begin(draw_table(corridor(3), cats=[(0, -2)] * 2, awake={"herald": (0, -3)}), MummiesAct())
    play_out(state, Symbols(1))
    assert offered(state) == {SplitDamage((0, 1)), SplitDamage((1, 0))}


@clause("RRR-MUMMY2", "RRR-MUMMY5")
@pytest.mark.parametrize(("name", "dice"), [("herald", 3), ("runner", 2), ("brute", 1), ("snuffer", 1)])
@pytest.mark.parametrize("active", [P1, P2, P3])
def test_the_herald_adds_two_dice_and_the_runner_one_on_every_turn(name: str, dice: int, active: Seat) -> None:
    table = draw_table(corridor(3), cats=[(0, 0)] * 3, awake={name: (0, -3)}, active=active)
    assert set(chances(begin(table, EndTurn()))) == {Symbols(count) for count in range(dice + 1)}


@clause("RRR-MUMMY2", "RRR-MUMMY5")
@pytest.mark.parametrize("name", ["herald", "runner"])
def test_the_extra_dice_last_as_long_as_the_mummy_is_awake(name: str) -> None:
    table = draw_table(corridor(3), awake={name: (0, -3)})
    assert set(chances(begin(table, EliminateMummy(mummy(name)), EndTurn()))) == {Symbols(0), Symbols(1)}


@clause("RRR-MUMMY4")
@pytest.mark.parametrize(("name", "place"), [("runner", (0, -3)), ("herald", (0, -4)), ("brute", (0, -4))])
def test_the_runner_alone_moves_one_space_more_than_the_dice_indicate(name: str, place: Place) -> None:
    table = draw_table(corridor(5), awake={name: (0, -5)})
    play_out(begin(table, MummiesAct()), Symbols(1))
    assert standing(table) == {name: place}


@clause("RRR-MUMMY6")
@pytest.mark.parametrize(("split", "losers"), [((2, 0), [P1, P1]), ((1, 1), [P1, P2]), ((0, 2), [P2, P2])])
def test_the_brute_costs_two_cards_of_one_cat_or_one_of_each_of_two(split: tuple[int, int], losers: list[Seat]) -> None:
    table = draw_table(corridor(3), cats=[(0, -2)] * 2, awake={"brute": (0, -3)})
    told = play_out(begin(table, MummiesAct()), Symbols(1), SplitDamage(split), LoseCard, LoseCard)
    assert [lost.seat for lost in heard_of(told, CardLost)] == losers


@clause("RRR-MUMMY8")
def test_when_the_snuffer_appears_two_torches_are_lost() -> None:
    table = draw_table(corridor(2), reserve=5)
    supply = table.supply
    told = play_out(begin(table, PlaceMummy(SNUFFER)), WakeAt(at(0, -1)))
    assert heard_of(told, TorchesLost) == [TorchesLost(2, reserve=3)]
    assert (table.reserve, table.supply) == (3, supply + 2)


@clause("RRR-MUMMY8")
@pytest.mark.parametrize("name", ["herald", "runner", "brute"])
def test_no_other_mummy_costs_torches(name: str) -> None:
    table = draw_table(corridor(2), reserve=5)
    play_out(begin(table, PlaceMummy(mummy(name))), WakeAt(at(0, -1)))
    assert table.reserve == 5


@clause("RRR-MUMMY9")
@pytest.mark.parametrize("reserve", [0, 1])
def test_with_fewer_than_two_torches_the_reserve_drops_to_zero_and_nothing_else_happens(reserve: int) -> None:
    table = draw_table(corridor(2), reserve=reserve, hearts=3)
    play_out(begin(table, PlaceMummy(SNUFFER)), WakeAt(at(0, -1)))
    assert (table.reserve, table.hearts, standing(table)) == (0, 3, {"snuffer": (0, -1)})


@clause("RRR-MUMMY9")
@pytest.mark.parametrize("cause", [PlaceHeart("dice"), PlaceHeart("darkness"), SpringTrap()])
def test_torches_are_lost_whatever_made_the_snuffer_appear(cause: Step) -> None:
    table = draw_table(corridor(2), hearts=4)
    play_out(begin(table, cause), TurnUp(SNUFFER), WakeAt(at(0, -1)))
    assert table.reserve == 3


@clause("RRR-MUMMY9")
def test_torches_are_lost_again_when_the_snuffer_comes_back() -> None:
    table = draw_table(corridor(2), awake={"snuffer": (0, -2)}, reserve=4)
    state = begin(table, EliminateMummy(SNUFFER), SpringTrap())
    play_out(state, TurnUp(SNUFFER), WakeAt(at(0, -1)))
    assert table.reserve == 2
