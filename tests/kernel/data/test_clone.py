from copy import deepcopy

from hypothesis import given

from lairkeeper.kernel import Seat, apply, begin, clone
from lairkeeper.kernel.data.clone import clone_world
from tests.kernel.attic import Attic, Chest, Coin, Look, LookAround, attics, empty_attic


@given(attics)
def test_a_clone_is_equal_to_its_original(attic: Attic) -> None:
    assert clone_world(attic) == attic


def test_no_change_of_a_clone_reaches_its_original() -> None:
    attic = empty_attic()
    attic.maze, attic.chests, attic.named = [[1]], [Chest("a", [])], {"b": Chest("b", [])}
    attic.places = {(0, 0): ["x"]}
    before, twin = deepcopy(attic), clone_world(attic)
    twin.shelf.append(1)
    twin.maze[0].append(2)
    twin.chests[0].coins.append(Coin(1))
    twin.chests[0].label = "changed"
    twin.named["b"].coins.append(Coin(1))
    twin.named["c"] = Chest("c", [])
    twin.counts[1] = 1
    twin.places[0, 0].append("y")
    twin.words.add("z")
    twin.cells.add((1, 1))
    assert attic == before


def test_frozen_records_are_shared() -> None:
    attic = empty_attic()
    attic.best, attic.chests = Coin(7), [Chest("a", [Coin(8)])]
    twin = clone_world(attic)
    assert twin.best is attic.best
    assert twin.chests[0].coins[0] is attic.chests[0].coins[0]


def test_a_clone_keeps_the_type_and_the_order_of_its_containers() -> None:
    attic = empty_attic()
    attic.counts = {3: 1, 1: 2}
    twin = clone_world(attic)
    assert list(twin.counts) == [3, 1]
    assert isinstance(twin.words, set)
    assert isinstance(twin.shelf, list)


def test_a_cloned_state_waits_for_the_same_answer_and_goes_its_own_way() -> None:
    state = begin(empty_attic(), LookAround())
    twin = clone(state)
    assert twin.decisions == state.decisions
    apply(twin, Seat(0), Look("up"))
    assert state.world.maze == []
    assert [decision.number for decision in state.decisions] == [1]
    assert state.asked == {Seat(0): 1}
