"""Mechanisms (RRR-MEC): triangles of symbols, what they trigger, and when they are used up."""

from collections import Counter

import msgspec
import pytest

from lairkeeper.games.run_run_run.board.hexes import Hex, at
from lairkeeper.games.run_run_run.components.box import BOXES, standard_box
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.games.run_run_run.records.events import DoorMechanismTriggered, TorchMechanismTriggered
from lairkeeper.games.run_run_run.records.options import DrawToken, Trigger, TurnUp, WakeAt
from lairkeeper.games.run_run_run.rules.mechanisms import TriggerDoorMechanism, TriggerTorchMechanism, is_used
from lairkeeper.games.run_run_run.state import Pyramid
from lairkeeper.kernel import State, ToldEvent, begin
from lairkeeper.testing import asked, clause, heard
from tests.games.run_run_run.exploring import lay, mark_used, play
from tests.games.run_run_run.tables import (
    ONE,
    P1,
    P2,
    SIX,
    SYMBOLS,
    Place,
    cards,
    draw_table,
    heard_of,
    hexes,
    mummy,
    space_at,
    token,
)

NEW, LEFT, RIGHT, BEHIND = (1, -2), (0, -1), (1, -1), (0, -2)
"""The new Room meets LEFT and RIGHT at one intersection, LEFT and BEHIND at the next; only LEFT is connected."""


def beside(left: str, right: str, behind: str = "", *, new: str, reserve: int = 3) -> Pyramid:
    """Rooms with these symbols around the hex of the new one, which is a lit card in hand."""
    rooms: dict[Place, str] = {LEFT: f"010100 {left}", RIGHT: f"011000 {right}"}
    if behind:
        rooms[BEHIND] = f"100010 {behind}"
    return draw_table(rooms, hands=[(f"100100 {new}", ONE)], reserve=reserve)


def use_elsewhere(pyramid: Pyramid, tokens: int, *, opens_door: bool) -> None:
    """So many mechanism tokens lie in parts of the maze that are not drawn."""
    for _ in range(tokens):
        mark_used(pyramid, (0, 0), (0, 0), (0, 0), opens_door=opens_door)


def lay_new(pyramid: Pyramid) -> tuple[State[Pyramid], tuple[ToldEvent, ...]]:
    return lay(pyramid, "100100", NEW)


def corners(*places: Place) -> frozenset[Hex]:
    return frozenset(hexes(*places))


def triggered(told: tuple[ToldEvent, ...]) -> list[tuple[str, frozenset[Hex]]]:
    """The mechanisms in the order they were triggered, as names and corners."""
    events = [event for event in heard(told) if isinstance(event, TorchMechanismTriggered | DoorMechanismTriggered)]
    return [(event.slug.split("_")[0], frozenset(event.rooms)) for event in events]


def kinds(pyramid: Pyramid) -> list[str]:
    return ["door" if mechanism.opens_door else "torch" for mechanism in pyramid.mechanisms]


@clause("RRR-MEC1")
def test_some_rooms_show_one_of_three_symbols() -> None:
    shown = Counter[str]()
    for room in standard_box().rooms:
        shown[room.symbol] += room.count
    assert shown == {"ankh": 14, "eye": 14, "scarab": 14, "none": 22}


@clause("RRR-MEC2", "RRR-MEC4", "RRR-MEC6")
@pytest.mark.parametrize("new", SYMBOLS)
@pytest.mark.parametrize("right", SYMBOLS)
@pytest.mark.parametrize("left", SYMBOLS)
def test_three_identical_or_three_different_symbols_and_nothing_else(left: str, right: str, new: str) -> None:
    state, _ = lay_new(beside(left, right, new=new))
    triggered = {1: ["torch"], 2: [], 3: ["door"]}
    assert kinds(state.world) == triggered[len({left, right, new})]


@clause("RRR-MEC3")
@pytest.mark.parametrize(("left", "right", "new"), [("ankh", "none", "ankh"), ("eye", "none", "ankh")])
def test_rooms_without_symbol_never_count(left: str, right: str, new: str) -> None:
    state, _ = lay_new(beside(left, right, new=new))
    assert kinds(state.world) == []


@clause("RRR-MEC3")
def test_a_new_room_without_symbol_triggers_nothing() -> None:
    pyramid = beside("ankh", "ankh", new="ankh")
    pyramid.hands[P1] = cards("R17", "R01")
    state, _ = lay(pyramid, "R17", NEW, DrawToken(token("torch1")))
    assert kinds(state.world) == []


@clause("RRR-MEC3", "RRR-EXT9")
def test_the_vault_and_the_exit_door_are_no_corners() -> None:
    """(1, 0) touches the Vault and one Room; (1, -3) touches the Door and one Room."""
    state, _ = lay(draw_table({(1, -1): "001100 ankh"}, hands=[("R04", ONE)], reserve=3), "R04", (1, 0))
    assert kinds(state.world) == []
    rooms = {(0, -1): "100100", (0, -2): "110100 ankh"}
    pyramid = draw_table(rooms, cats=[(0, -2)], hands=[("R05", ONE)], reserve=3, door=(0, -3))
    state, _ = lay(pyramid, "R05", (1, -3))
    assert kinds(state.world) == []


@clause("RRR-MEC3", "RRR-MEC14")
def test_only_triangles_with_the_new_room_are_looked_at() -> None:
    """A whole triangle lies there, not triggered; a Room elsewhere does not change that."""
    pyramid = beside("ankh", "ankh", "ankh", new="eye", reserve=2)
    state, _ = lay(pyramid, "100100", (-1, 1))
    assert kinds(state.world) == []
    assert state.world.reserve == 2


@clause("RRR-MEC4")
@pytest.mark.parametrize("reserve", [0, 1, 3, 4])
def test_a_torch_mechanism_refills_the_reserve_to_five(reserve: int) -> None:
    pyramid = beside("eye", "eye", new="eye", reserve=reserve)
    torches = pyramid.reserve + pyramid.supply
    state, told = lay_new(pyramid)
    assert (state.world.reserve, state.world.supply) == (5, torches - 5)
    assert triggered(told) == [("torch", corners(NEW, RIGHT, LEFT))]


@clause("RRR-MEC5")
@pytest.mark.parametrize("used", [LEFT, RIGHT])
def test_a_room_serves_only_one_torch_mechanism(used: Place) -> None:
    pyramid = beside("ankh", "ankh", new="ankh")
    mark_used(pyramid, used, (0, 0), (0, 0), opens_door=False)
    state, _ = lay_new(pyramid)
    assert (kinds(state.world), state.world.reserve) == (["torch"], 3)


@clause("RRR-MEC5")
def test_a_torch_mechanism_token_marks_all_three_rooms() -> None:
    state, _ = lay_new(beside("ankh", "ankh", new="ankh"))
    pyramid = state.world
    used = {place for place in (NEW, LEFT, RIGHT) if is_used(pyramid, space_at(pyramid, *place), opens_door=False)}
    assert used == {NEW, LEFT, RIGHT}


@clause("RRR-MEC6")
def test_a_door_mechanism_takes_one_of_three_tokens_and_no_torch() -> None:
    state, told = lay_new(beside("ankh", "eye", new="scarab"))
    assert triggered(told) == [("door", corners(NEW, RIGHT, LEFT))]
    assert [event.left for event in heard_of(told, DoorMechanismTriggered)] == [2]
    assert state.world.reserve == 3


@clause("RRR-MEC7")
@pytest.mark.parametrize("used", [LEFT, RIGHT])
def test_a_room_serves_only_one_door_mechanism(used: Place) -> None:
    pyramid = beside("ankh", "eye", new="scarab")
    mark_used(pyramid, used, (0, 0), (0, 0), opens_door=True)
    state, told = lay_new(pyramid)
    assert not heard_of(told, DoorMechanismTriggered)
    assert kinds(state.world) == ["door"]


@clause("RRR-MEC7")
@pytest.mark.parametrize(("right", "new", "used_for_door"), [("eye", "scarab", False), ("ankh", "ankh", True)])
def test_a_room_may_serve_one_mechanism_of_each_kind(right: str, new: str, used_for_door: bool) -> None:
    pyramid = beside("ankh", right, new=new)
    mark_used(pyramid, LEFT, RIGHT, (0, 0), opens_door=used_for_door)
    state, _ = lay_new(pyramid)
    assert kinds(state.world) == (["door", "torch"] if used_for_door else ["torch", "door"])


@clause("RRR-MEC8", "RRR-MEC9", "RRR-MEC10")
@pytest.mark.parametrize(
    ("left", "others", "new", "kind"), [("ankh", "ankh", "ankh", "torch"), ("ankh", "eye", "scarab", "door")]
)
def test_of_several_triangles_the_active_player_must_choose_one(left: str, others: str, new: str, kind: str) -> None:
    """There is no option to decline, and the triangle that was not chosen is not triggered."""
    state, _ = lay_new(beside(left, others, others, new=new))
    assert asked(state).seats == (P1,)
    listed = [frozenset(option.rooms) for option in asked(state).options if isinstance(option, Trigger)]
    assert sorted(listed, key=sorted) == sorted([corners(NEW, RIGHT, LEFT), corners(NEW, LEFT, BEHIND)], key=sorted)
    told = play(state, asked(state).options[0])
    assert triggered(told) == [(kind, listed[0])]
    assert not state.decisions


@clause("RRR-MEC9")
@pytest.mark.parametrize(
    ("trigger", "others"), [(TriggerTorchMechanism, ("ankh", "ankh")), (TriggerDoorMechanism, ("eye", "scarab"))]
)
def test_the_active_player_chooses_the_triangle(
    trigger: type[TriggerTorchMechanism | TriggerDoorMechanism], others: tuple[str, str]
) -> None:
    left, around = others
    rooms = {LEFT: f"010100 {left}", RIGHT: f"011000 {around}", BEHIND: f"100010 {around}", NEW: "100100 ankh"}
    table = draw_table(rooms, reserve=3, active=P2)
    assert asked(begin(table, trigger(space_at(table, *NEW)))).seats == (P2,)


@clause("RRR-MEC4", "RRR-LIT9")
def test_a_torch_mechanism_gives_no_more_than_the_supply_has() -> None:
    table = draw_table({LEFT: "010100 ankh", RIGHT: "011000 ankh", NEW: "100100 ankh"}, reserve=3)
    table.supply = 1
    begin(table, TriggerTorchMechanism(space_at(table, *NEW)))
    assert (table.reserve, table.supply) == (4, 0)


@clause("RRR-MEC10")
def test_a_single_mechanism_is_triggered_without_a_question() -> None:
    state, told = lay_new(beside("scarab", "scarab", new="scarab"))
    assert not state.decisions
    assert heard_of(told, TorchMechanismTriggered)


@clause("RRR-MEC11")
@pytest.mark.parametrize("reserve", [5, 6])
def test_with_a_full_reserve_a_torch_mechanism_is_not_triggered(reserve: int) -> None:
    state, _ = lay_new(beside("ankh", "ankh", new="ankh", reserve=reserve))
    assert (kinds(state.world), state.world.reserve) == ([], reserve)


@clause("RRR-MEC12")
@pytest.mark.parametrize(("laid", "reserve"), [(4, 5), (5, 3)])
def test_after_the_fifth_torch_mechanism_identical_triangles_do_nothing(laid: int, reserve: int) -> None:
    pyramid = beside("ankh", "ankh", new="ankh")
    use_elsewhere(pyramid, laid, opens_door=False)
    state, _ = lay_new(pyramid)
    assert (len(state.world.mechanisms), state.world.reserve) == (5, reserve)


@clause("RRR-MEC13")
def test_the_sarcophagus_opens_before_the_mechanisms() -> None:
    """With a card that shows both: its trap wakes the snuffer, whose two torches the mechanism gives back."""
    box = standard_box()
    card = box.card_named["R14"]
    both = msgspec.structs.replace(box.rooms[card], sarcophagus=True)
    other = msgspec.structs.replace(box, rooms=(*box.rooms[:card], both, *box.rooms[card + 1 :]))
    pyramid = beside("ankh", "ankh", new="ankh", reserve=5)
    pyramid.options = TableOptions(content=BOXES.setdefault(other.digest, other).digest)
    state, _ = lay_new(pyramid)
    told = play(state, DrawToken(token("trap")), TurnUp(mummy("snuffer")), WakeAt(at(*LEFT)))
    assert heard_of(told, TorchMechanismTriggered)
    assert state.world.reserve == 5


@clause("RRR-MEC14")
def test_the_rooms_of_a_triangle_that_was_not_triggered_serve_in_a_new_one() -> None:
    pyramid = beside("ankh", "ankh", "ankh", new="ankh", reserve=5)
    pyramid.hands[P1] = cards("R31", "R14")
    state, _ = lay(pyramid, "R31", NEW)
    assert kinds(state.world) == []
    state.world.reserve = 2
    state, told = lay(state.world, "R14", (1, -3))
    assert triggered(told) == [("torch", corners((1, -3), NEW, BEHIND))]


@clause("RRR-MEC15")
def test_after_the_third_door_mechanism_different_triangles_do_nothing() -> None:
    rooms: dict[Place, str] = {LEFT: "010100 ankh", RIGHT: "011000 eye", (1, 0): "001001"}
    pyramid = draw_table(rooms, hands=[("100100 scarab", ONE)], awake={"colossus": (2, 0)}, door=(2, 0))
    use_elsewhere(pyramid, 3, opens_door=True)
    state, told = lay_new(pyramid)
    assert not heard_of(told, DoorMechanismTriggered)
    assert len(state.world.mechanisms) == 3


S10 = {
    (0, -1): "001100 none",
    (1, -1): "111001 ankh",
    (2, -1): "001001 ankh",
    (1, -2): "010100 eye",
    (2, -3): "000011 scarab",
}


def scenario_s10() -> tuple[State[Pyramid], tuple[ToldEvent, ...]]:
    return lay(draw_table(S10, hands=[("R08", "R03", SIX)], reserve=3), "R08", (2, -2))


@clause("RRR-GEO7", "RRR-MEC4", "RRR-MEC6", "RRR-MEC7", "RRR-MEC8", "RRR-MEC13")
def test_scenario_s10_one_placement_triggers_two_mechanisms() -> None:
    state, told = scenario_s10()
    torch, door = corners((2, -2), (2, -1), (1, -1)), corners((2, -2), (1, -2), (2, -3))
    assert triggered(told) == [("torch", torch), ("door", door)]
    assert state.world.reserve == 5
    used = [mechanism.rooms for mechanism in state.world.mechanisms]
    assert Counter(room for rooms in used for room in rooms) == {
        space_at(state.world, *place): 2 if place == (2, -2) else 1 for place in ((2, -2), *S10) if place != (0, -1)
    }


@clause("RRR-MEC5", "RRR-MEC7")
def test_scenario_s11_used_rooms_trigger_no_second_torch_mechanism() -> None:
    pyramid = scenario_s10()[0].world
    pyramid.reserve, pyramid.places[P1] = 2, space_at(pyramid, 0, 0)
    mechanisms = pyramid.mechanisms
    state, told = lay(pyramid, "R03", (1, 0))
    assert (state.world.reserve, state.world.mechanisms) == (2, mechanisms)
    assert not heard_of(told, TorchMechanismTriggered)
