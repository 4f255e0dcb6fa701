"""The Exit Door and the Boss (RRR-EXT): where the Door opens, and what changes from then on."""

import pytest

from lairkeeper.games.run_run_run.board.hexes import Side, at, coordinates
from lairkeeper.games.run_run_run.board.maze import members
from lairkeeper.games.run_run_run.records.events import (
    BossAppeared,
    CardsDrawn,
    DoorOpened,
    HeartPlaced,
    MummyDefeated,
    MummyDiceRolled,
    RoomLit,
)
from lairkeeper.games.run_run_run.records.options import AddCard, Faces, OpenDoorAt, PickHex, Symbols, TurnUp
from lairkeeper.games.run_run_run.rules.exit import OpenExitDoor
from lairkeeper.games.run_run_run.rules.fight import ChooseTarget
from lairkeeper.games.run_run_run.rules.mummies import MummiesAct
from lairkeeper.games.run_run_run.rules.turn import EndTurn
from lairkeeper.games.run_run_run.state import Pyramid
from lairkeeper.kernel import State, begin, why_not
from lairkeeper.testing import asked, clause
from tests.games.run_run_run.exploring import hexes_for, lay, mark_used, play
from tests.games.run_run_run.tables import (
    DEAD_ENDS,
    ONE,
    P1,
    P2,
    SIX,
    Place,
    corridor,
    draw_table,
    heard_of,
    held,
    mummy,
    offered,
    question,
    space_at,
    standing,
)

BOSSES = ("ravager", "silencer", "colossus")
S12 = {(0, -1): "100100", (0, -2): "110100", (1, -3): "000011"}


def opened(pyramid: Pyramid, place: Place, side: int, boss: str = "colossus") -> State[Pyramid]:
    state = begin(pyramid, OpenExitDoor())
    play(state, OpenDoorAt(at(*place), Side(side)), TurnUp(mummy(boss)))
    return state


def connected(pyramid: Pyramid, place: Place) -> set[Place]:
    """The spaces one can walk to from this one."""
    near = members(pyramid.maze.ways[space_at(pyramid, *place)])
    return {coordinates(pyramid.maze.spaces[space].hex) for space in near}


@clause("RRR-EXT1")
@pytest.mark.parametrize(("before", "opens"), [(1, False), (2, True)])
def test_the_third_door_mechanism_opens_the_door_at_once(before: int, opens: bool) -> None:
    rooms = {(0, -1): "010100 ankh", (1, -1): "011000 eye"}
    pyramid = draw_table(rooms, hands=[("100100 scarab", ONE)])
    for _ in range(before):
        mark_used(pyramid, (0, 0), (0, 0), (0, 0), opens_door=True)
    state, _ = lay(pyramid, "100100", (1, -2))
    assert [decision.question for decision in state.decisions] == ["place_exit_door"] * opens


@clause("RRR-EXT2", "RRR-EXT3")
def test_the_active_player_links_the_door_to_any_open_path_the_vaults_too() -> None:
    state = begin(draw_table({(0, -1): "110100"}, active=P2), OpenExitDoor())
    assert asked(state).seats == (P2,)
    paths = {((0, 0), 2), ((0, 0), 4), ((0, -1), 0), ((0, -1), 1)}
    assert offered(state) == {OpenDoorAt(at(*place), Side(side)) for place, side in paths}


@clause("RRR-EXT2", "RRR-EXT3")
@pytest.mark.parametrize(("place", "side", "door"), [((0, -1), 1, (1, -2)), ((0, 0), 4, (-1, 1))])
def test_the_door_fills_the_hex_the_path_leads_to(place: Place, side: int, door: Place) -> None:
    state = begin(draw_table({(0, -1): "110100"}), OpenExitDoor())
    told = play(state, OpenDoorAt(at(*place), Side(side)))
    assert heard_of(told, DoorOpened) == [DoorOpened(at(*door))]
    assert state.world.maze.door == space_at(state.world, *door)


@clause("RRR-EXT4")
def test_the_door_is_linked_by_a_single_side() -> None:
    """Its hex touches the Vault, (1, 0) and (0, -1), of which two have an exit towards it."""
    rooms = {(0, -1): "001100", (1, 0): "100001"}
    state = opened(draw_table(rooms), (1, 0), 0)
    assert connected(state.world, (1, -1)) == {(1, 0)}
    assert not [side for space, side in state.world.maze.open_paths() if space == state.world.maze.door]


@clause("RRR-EXT5")
def test_without_an_open_path_the_door_is_linked_through_the_wall_of_a_room() -> None:
    pyramid = draw_table(DEAD_ENDS, tokens=[("passage",)])
    state = begin(pyramid, OpenExitDoor())
    empty = {
        (place, side)
        for place in DEAD_ENDS
        for side, (q, r) in enumerate(((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)))
        if (place[0] + q, place[1] + r) not in {(0, 0), *DEAD_ENDS}
    }
    assert offered(state) == {OpenDoorAt(at(*place), Side(side)) for place, side in empty}
    play(state, OpenDoorAt(at(0, -1), Side(0)), TurnUp(mummy("colossus")))
    assert connected(state.world, (0, -2)) == {(0, -1)}
    assert len(state.world.purses[P1]) == 1


@clause("RRR-EXT6")
@pytest.mark.parametrize(("boss", "hearts"), [("ravager", 8), ("silencer", 10), ("colossus", 12)])
def test_the_boss_appears_on_the_door_with_its_hearts(boss: str, hearts: int) -> None:
    state = begin(draw_table(corridor(1)), OpenExitDoor())
    play(state, OpenDoorAt(at(0, -1), Side(0)))
    assert offered(state) == {TurnUp(mummy(name)) for name in BOSSES}
    told = play(state, TurnUp(mummy(boss)))
    assert heard_of(told, BossAppeared) == [BossAppeared(mummy(boss), at(0, -2))]
    assert [(figure.id, figure.hearts) for figure in state.world.awake] == [(mummy(boss), hearts)]
    assert standing(state.world) == {boss: (0, -2)}


@clause("RRR-EXT7")
def test_the_mummy_pile_leaves_the_game_with_its_hearts() -> None:
    state = opened(draw_table(corridor(1), hearts=4), (0, -1), 0)
    assert (state.world.asleep, state.world.hearts) == ((), 0)
    state = begin(state.world, MummiesAct())
    assert not heard_of(play(state, Symbols(1)), HeartPlaced)


@clause("RRR-EXT8")
def test_mummies_already_awake_stay_with_their_hearts_and_powers() -> None:
    pyramid = draw_table(corridor(4), awake={"herald": (0, -2)}, hearts_left={"herald": 3})
    state = opened(pyramid, (0, -4), 0)
    assert [(figure.id, figure.hearts) for figure in state.world.awake] == [
        (mummy("herald"), 3),
        (mummy("colossus"), 12),
    ]
    assert offered(begin(state.world, MummiesAct())) == {Symbols(count) for count in range(4)}


@clause("RRR-EXT8", "RRR-EXT10")
def test_a_mummy_beaten_after_the_door_opened_leaves_the_game_for_good() -> None:
    pyramid = draw_table(corridor(4), awake={"herald": (0, -1)}, hearts_left={"herald": 1}, hands=[(SIX, ONE)])
    state = begin(opened(pyramid, (0, -4), 0).world, ChooseTarget())
    told = play(state, AddCard(held(pyramid, SIX)), Faces(6, 0, 0, 0))
    assert heard_of(told, MummyDefeated) == [MummyDefeated(mummy("herald"))]
    assert state.world.asleep == ()
    assert state.outcome is None


@clause("RRR-EXT9")
def test_the_door_gives_no_draw_and_needs_no_light() -> None:
    pyramid = draw_table(corridor(1), reserve=1)
    state = begin(pyramid, OpenExitDoor())
    told = play(state, OpenDoorAt(at(0, -1), Side(0)), TurnUp(mummy("ravager")))
    assert not heard_of(told, CardsDrawn)
    assert not heard_of(told, RoomLit)
    assert state.world.reserve == 1


@clause("RRR-EXT10")
def test_opening_the_door_alone_does_not_win() -> None:
    state = opened(draw_table(corridor(1)), (0, -1), 0)
    assert state.outcome is None
    state = begin(state.world, EndTurn())
    assert question(state) == "roll_mummy_dice"


@clause("RRR-EXT11")
def test_a_room_beside_the_door_must_match_its_walls() -> None:
    """The hex (1, -3) faces an exit on side 4 and the Door's wall on side 5."""
    rooms = {(0, -1): "100100", (0, -2): "110100"}
    pyramid = draw_table(rooms, cats=[(0, -1)], hands=[(SIX, "R03")], door=(0, -3))
    state = hexes_for(pyramid, SIX)
    assert why_not(state, P1, PickHex(at(1, -3))) == ("RRR-EXP3", "RRR-EXP4")
    state, _ = lay(pyramid, "R03", (1, -3))
    assert connected(state.world, (1, -3)) == {(0, -2)}


@clause("RRR-EXT12")
def test_the_door_blocks_other_paths_to_its_hex() -> None:
    rooms = {(0, -1): "001100", (1, 0): "100001"}
    state = opened(draw_table(rooms), (0, -1), 2)
    assert connected(state.world, (1, 0)) == {(0, 0)}


@clause("RRR-EXT1", "RRR-EXT2", "RRR-EXT4", "RRR-EXT6", "RRR-EXT7", "RRR-EXT8", "RRR-EXT12")
@clause("RRR-MUM20", "RRR-MUM22", "RRR-BOSS4")
def test_scenario_s12_the_door_opens() -> None:
    rooms = {**S12, (1, 0): "001001", (2, 0): "001001", (-1, 1): "010100"}
    pyramid = draw_table(rooms, cats=[(-1, 1), (-1, 1)], awake={"brute": (2, 0)}, hearts=3)
    state = begin(pyramid, OpenExitDoor(), EndTurn())
    north, west = OpenDoorAt(at(0, -2), Side(0)), OpenDoorAt(at(1, -3), Side(5))
    assert {north, west} <= offered(state)
    play(state, north, TurnUp(mummy("ravager")))
    pyramid = state.world
    assert pyramid.maze.to_vault[space_at(pyramid, 0, -3)] == 3
    assert connected(pyramid, (0, -3)) == {(0, -2)}
    assert standing(pyramid) == {"brute": (2, 0), "ravager": (0, -3)}
    assert (pyramid.asleep, pyramid.hearts) == ((), 0)
    told = play(state, Symbols(1))
    assert heard_of(told, MummyDiceRolled) == [MummyDiceRolled(P2, 1, 1)]
    assert standing(pyramid) == {"brute": (1, 0), "ravager": (0, -1)}
    assert not heard_of(told, HeartPlaced)


@clause("RRR-EXT2", "RRR-EXT12")
def test_scenario_s12_from_the_other_side_the_way_is_longer() -> None:
    pyramid = opened(draw_table(S12), (1, -3), 5).world
    assert pyramid.maze.to_vault[space_at(pyramid, 0, -3)] == 4
    assert connected(pyramid, (0, -3)) == {(1, -3)}
