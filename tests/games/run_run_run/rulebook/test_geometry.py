"""Geometry (RRR-GEO): hexes, sides, rotations, connections, triangles and distances."""

import pytest

from lairkeeper.games.run_run_run.board.hexes import Side, at, coordinates, neighbour, opposite
from lairkeeper.games.run_run_run.board.maze import DOOR_TILE, FAR, VAULT
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.games.run_run_run.records.options import OpenDoorAt, PickHex, StepTo, Symbols, Turn
from lairkeeper.games.run_run_run.rules.exit import OpenExitDoor, PlaceExitDoor
from lairkeeper.games.run_run_run.rules.explore import ChooseHex, ChooseRotation, ExtendMaze
from lairkeeper.games.run_run_run.rules.fight import StepAway
from lairkeeper.games.run_run_run.rules.mechanisms import TriggerDoorMechanism, TriggerTorchMechanism
from lairkeeper.games.run_run_run.rules.mummies import MummiesAct
from lairkeeper.games.run_run_run.rules.sarcophagus import LayPassage
from lairkeeper.games.run_run_run.state import Pyramid
from lairkeeper.kernel import ChanceStream, begin, pending, why_not
from lairkeeper.testing import clause, play_out
from tests.games.run_run_run.tables import (
    LOOP,
    P1,
    Place,
    card,
    corridor,
    draw_table,
    maze_of,
    offered,
    space_at,
    standing,
    token,
)
from tests.games.run_run_run.wandering import from_the_start, wander

CLOCKWISE = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
FORK = {(0, -1): "100100", (0, -2): "110100", (1, -3): "000011"}


def one_exit(side: int) -> str:
    return "".join("1" if side == printed else "0" for printed in range(6))


def steps_from(pyramid: Pyramid, place: Place) -> set[Place]:
    """Where a cat standing there may step."""
    pyramid.places[P1] = space_at(pyramid, *place)
    options = [option for decision in pending(begin(pyramid, StepAway(1))) for option in decision.options]
    return {coordinates(option.hex) for option in options if isinstance(option, StepTo)}


@clause("RRR-GEO1")
def test_the_grid_is_wide_enough_for_any_maze_and_the_vault_lies_at_its_origin() -> None:
    reach = range(-66, 67)
    places = {at(q, r): (q, r) for q in reach for r in reach}
    assert len(places) == len(reach) ** 2
    assert all(coordinates(hex_) == place for hex_, place in places.items())
    assert draw_table().maze.at == {at(0, 0): VAULT}


@clause("RRR-GEO2")
@pytest.mark.parametrize("side", range(6))
def test_sides_are_numbered_clockwise_from_the_top(side: int) -> None:
    q, r = CLOCKWISE[side]
    assert neighbour(at(4, -7), Side(side)) == at(4 + q, -7 + r)
    assert opposite(side) == (side + 3) % 6


@clause("RRR-GEO2", "RRR-GEO5")
@pytest.mark.parametrize("side", range(6))
def test_a_side_faces_the_opposite_side_of_its_neighbour(side: int) -> None:
    for shown in range(6):
        table = draw_table({CLOCKWISE[side]: one_exit(shown)}, options=TableOptions(vault_exits="six"))
        assert steps_from(table, (0, 0)) == ({CLOCKWISE[side]} if shown == (side + 3) % 6 else set())


@clause("RRR-GEO3")
def test_a_room_is_never_laid_on_a_hex_that_holds_a_space() -> None:
    table = draw_table(corridor(2), hands=(("R57", "R56"),))
    state = begin(table, ChooseHex(card("R57")))
    taken = {PickHex(at(0, 0)), PickHex(at(0, -1)), PickHex(at(0, -2))}
    assert not taken & offered(state)
    assert all(why_not(state, P1, option) == ("RRR-EXP2",) for option in taken)


@clause("RRR-GEO3", "RRR-GEO4", "RRR-GEO10")
@pytest.mark.parametrize("seed", range(8))
def test_every_space_keeps_a_hex_of_its_own_its_rotation_and_a_way_to_the_vault(seed: int) -> None:
    laid = draw_table().maze.spaces
    state = from_the_start(TableOptions())
    for _ in wander(state, ChanceStream(f"geometry {seed}")):
        maze = state.world.maze
        assert maze.spaces[: len(laid)] == laid
        assert len({space.hex for space in maze.spaces}) == len(maze.spaces)
        assert max(maze.to_vault) < FAR
        laid = maze.spaces
    assert len(laid) > 1


@clause("RRR-GEO3")
def test_the_exit_door_fills_one_hex() -> None:
    table = draw_table(corridor(2))
    play_out(begin(table, PlaceExitDoor()), OpenDoorAt(at(0, -2), Side(0)))
    assert [place for place, space in table.maze.at.items() if table.maze.spaces[space].card == DOOR_TILE] == [
        at(0, -3)
    ]


@clause("RRR-GEO4")
@pytest.mark.parametrize(("rotation", "exits"), [(0, {0, 1, 3}), (2, {2, 3, 5}), (3, {3, 4, 0})])
def test_a_rotation_turns_every_printed_side_clockwise(rotation: int, exits: set[int]) -> None:
    table = draw_table(hands=(("R22", "R56"),))
    assert offered(begin(table, ChooseRotation(card("R22"), at(0, -1)))) == {Turn(0), Turn(2), Turn(3)}
    begin(table, ExtendMaze(card("R22"), at(0, -1), rotation, (), None))
    assert {side for side in range(6) if table.maze.spaces[1].exits >> side & 1} == exits


@clause("RRR-GEO4")
def test_a_room_is_never_flipped_over() -> None:
    rooms = {(0, -1): "001100", (1, 0): "110001", (2, -1): "000011"}
    table = draw_table(rooms, hands=(("R25", "R30"),))
    assert PickHex(at(1, -1)) in offered(begin(table, ChooseHex(card("R25"))))
    assert PickHex(at(1, -1)) not in offered(begin(table, ChooseHex(card("R30"))))


@clause("RRR-GEO5")
def test_spaces_are_connected_where_exit_faces_exit_and_the_way_goes_both_ways() -> None:
    table = draw_table({(0, -1): "001100", (1, -1): "000001", (-1, 0): "100000"})
    assert steps_from(table, (0, 0)) == {(0, -1)}
    assert steps_from(table, (0, -1)) == {(0, 0), (1, -1)}
    assert steps_from(table, (1, -1)) == {(0, -1)}
    assert steps_from(table, (-1, 0)) == set()


@clause("RRR-GEO5")
def test_a_secret_passage_connects_two_spaces_for_cats_and_mummies() -> None:
    rooms = {(0, -1): "001100", (1, -1): "000001"}
    table = draw_table(rooms, tokens=(("passage",),), awake={"brute": (1, -1)})
    begin(table, LayPassage(token("passage"), at(0, 0), at(1, -1)))
    assert steps_from(table, (0, 0)) == {(0, -1), (1, -1)}
    assert steps_from(table, (1, -1)) == {(0, -1), (0, 0)}
    play_out(begin(table, MummiesAct()), Symbols(1))
    assert standing(table) == {"brute": (0, 0)}


@clause("RRR-GEO5")
def test_the_exit_door_is_connected_by_its_link_alone() -> None:
    table = draw_table(FORK)
    play_out(begin(table, PlaceExitDoor()), OpenDoorAt(at(0, -2), Side(0)))
    assert steps_from(table, (0, -3)) == {(0, -2)}
    assert steps_from(table, (0, -2)) == {(0, -1), (1, -3), (0, -3)}
    assert steps_from(table, (1, -3)) == {(0, -2)}


@clause("RRR-GEO6")
def test_an_open_path_is_an_exit_towards_an_empty_hex() -> None:
    state = begin(draw_table(FORK), PlaceExitDoor())
    paths = [((0, 0), 2), ((0, 0), 4), ((0, -2), 0), ((1, -3), 5)]
    assert offered(state) == {OpenDoorAt(at(*place), Side(side)) for place, side in paths}


@clause("RRR-GEO7")
@pytest.mark.parametrize("side", range(6))
def test_three_rooms_around_one_intersection_are_a_triangle(side: int) -> None:
    first, second = CLOCKWISE[side], CLOCKWISE[(side + 1) % 6]
    rooms = {(q + 5, r): name for (q, r), name in zip(((0, 0), first, second), ("R31", "R32", "R41"), strict=True)}
    table = draw_table(rooms, reserve=1)
    begin(table, TriggerTorchMechanism(space_at(table, 5, 0)))
    assert [mechanism.rooms for mechanism in table.mechanisms] == [table.maze.rooms]


@clause("RRR-GEO7")
@pytest.mark.parametrize("side", range(6))
@pytest.mark.parametrize("apart", [2, 3, 4])
def test_three_rooms_that_do_not_all_touch_are_no_triangle(side: int, apart: int) -> None:
    first, second = CLOCKWISE[side], CLOCKWISE[(side + apart) % 6]
    rooms = {(q + 5, r): name for (q, r), name in zip(((0, 0), first, second), ("R31", "R32", "R41"), strict=True)}
    table = draw_table(rooms, reserve=1)
    begin(table, TriggerTorchMechanism(space_at(table, 5, 0)))
    assert not table.mechanisms


@clause("RRR-GEO8")
def test_the_rooms_of_a_triangle_need_not_be_connected() -> None:
    table = draw_table({(5, 0): "110000 ankh", (5, 1): "001100 eye", (4, 1): "000011 scarab"})
    assert [steps_from(table, place) for place in ((5, 0), (5, 1), (4, 1))] == [set()] * 3
    begin(table, TriggerDoorMechanism(space_at(table, 5, 0)))
    assert len(table.mechanisms) == 1


@clause("RRR-GEO9")
def test_distance_is_the_smallest_number_of_connections_to_walk() -> None:
    maze = maze_of({**LOOP, (2, -2): "000010", (0, -2): "100000"})
    assert {coordinates(hex_): maze.to_vault[space] for hex_, space in maze.at.items()} == {
        (0, 0): 0,
        (0, -1): 1,
        (1, 0): 1,
        (1, -1): 2,
        (2, -2): 3,
        (0, -2): FAR,
    }


@clause("RRR-GEO9")
@pytest.mark.parametrize(("place", "side", "distance"), [((0, -2), 0, 3), ((1, -3), 5, 4)])
def test_the_link_of_the_exit_door_decides_how_far_it_is(place: Place, side: int, distance: int) -> None:
    table = draw_table(FORK)
    play_out(begin(table, OpenExitDoor()), OpenDoorAt(at(*place), Side(side)), may_leave_draws=True)
    assert table.maze.to_vault[space_at(table, 0, -3)] == distance


@clause("RRR-GEO10")
def test_a_mummy_drawn_without_any_way_to_the_vault_does_not_move() -> None:
    table = draw_table({(3, 0): "100100", (3, 1): "100000"}, awake={"brute": (3, 0)})
    play_out(begin(table, MummiesAct()), Symbols(1))
    assert standing(table) == {"brute": (3, 0)}
