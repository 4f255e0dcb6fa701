"""What a seat sees, and what it could believe about the rest."""

from lairkeeper.games.vengeance import GAME
from lairkeeper.games.vengeance.components.box import WOUND, Face
from lairkeeper.games.vengeance.config import TableOptions
from lairkeeper.games.vengeance.records.options import ChooseHero, ChooseSide, DealBoard, DealBoss, TakeDice
from lairkeeper.games.vengeance.state import Vendetta
from lairkeeper.games.vengeance.unseen import reshuffle
from lairkeeper.games.vengeance.view import VendettaView, view
from lairkeeper.kernel import ChanceStream, State, clone, start
from lairkeeper.testing import asked, clause, play_out
from tests.games.vengeance.rolling import roller, rolling
from tests.games.vengeance.tables import (
    ADA,
    BEN,
    a_player,
    a_table,
    dice,
    everybody_but,
    group,
    hand,
    item,
    minion,
    room,
    skill,
)


def face_down() -> State[Vendetta]:
    """Two players; Ada has turned up her Boss, Ben has not."""
    state = start(GAME, TableOptions(players=2))
    play_out(state, DealBoard(1), DealBoard(2), ChooseHero, ChooseHero, DealBoss, DealBoss)
    play_out(state, (ADA, ChooseSide))
    return state


@clause("VNG-SET7", "VNG-SET10")
def test_a_boss_face_down_is_hidden_from_everybody_and_open_once_turned_up() -> None:
    state = face_down()
    for seat in (ADA, BEN, None):
        seen = view(state.world, seat).players
        assert seen[ADA].boss is not None
        assert seen[BEN].boss is None


@clause("VNG-SET7")
def test_any_boss_that_is_not_in_sight_may_lie_there() -> None:
    state = face_down()
    shown = state.world.players[ADA].boss
    believed = set()
    for number in range(60):
        twin = clone(state)
        reshuffle(twin.world, BEN, ChanceStream(f"deal {number}"))
        assert twin.world.players[ADA].boss == shown
        believed.add(twin.world.players[BEN].boss)
    assert believed == set(range(9)) - {shown}


@clause("VNG-RT13")
def test_orders_of_a_tick_are_known_to_their_givers_only() -> None:
    state = rolling(roller(holds="run gun"), roller("ELI", holds="run gun"), pace="ticks")
    play_out(state, (ADA, TakeDice(2)))
    assert (view(state.world, ADA).own_order, view(state.world, BEN).own_order) == (TakeDice(2), None)
    orders = set()
    for number in range(40):
        twin = clone(state)
        reshuffle(twin.world, BEN, ChanceStream(f"order {number}"))
        orders.add(twin.world.orders[ADA])
    assert len(orders) > 3


def seen_of(state_of: Vendetta) -> VendettaView:
    return view(state_of, ADA)


def test_a_board_is_seen_as_it_lies() -> None:
    player = a_player(
        at=3,
        visited=[1],
        crossed=["3H"],
        dodged=["1G"],
        dotted=["3T"],
        looted=1 << 1,
        objectives=1 << 6,
        skills=["MAG-S1"],
        anticipation=["CHARGE"],
        uses={"MAG-I1": 2},
        used=(1, 0, 0, 0),
        holds="wound run",
        groups=[group("SPRINT", "run run")],
        boss_wounds=2,
        wounds=1,
        extra_slots=1,
        loot=2,
        trained=5,
        spent=2,
    )
    seen = seen_of(a_table(player, a_player("ELI", lair="2A"), phase="roll")).players[ADA]
    assert seen.room == room(3)
    assert [place.is_visited for place in seen.rooms] == [True, True, False, True, False, False, False, False]
    assert [place.is_looted for place in seen.rooms].index(True) == 1
    assert [place.is_objective_marked for place in seen.rooms].index(True) == 6
    marks = {it.id: (it.is_crossed, it.is_dodged, it.is_dotted) for it in seen.minions}
    assert marks[minion("3H")] == (True, False, False)
    assert marks[minion("1G")] == (False, True, False)
    assert marks[minion("3T")] == (False, False, True)
    assert (seen.health, seen.extra_slots, seen.wounds) == (4, 1, 1)
    assert seen.hand == dice("run wound")
    assert seen.items[0] == type(seen.items[0])(item("MAG-I1"), 2, 1, 0)
    owned = {it.id: it for it in seen.skills}
    assert owned[skill("SPRINT")].groups == (dice("run run"),)
    assert owned[skill("SPRINT")].needs == ("run", "run")
    assert owned[skill("FIRE")].needs == ()
    assert (owned[skill("CHARGE")].marked, owned[skill("CHARGE")].is_anticipated) == (1, False)
    assert skill("MAG-S1") in owned
    assert skill("MAG-S1") not in seen.for_sale
    assert seen.boss is not None
    assert (seen.boss.health, seen.boss.wounds, seen.boss.is_dead) == (7, 2, False)
    assert seen.score is not None
    assert (seen.score.loot, seen.score.training, seen.score.boss, seen.score.objectives) == (2, 1, 2, 2)


def test_who_is_stuck_is_shown_while_rolling() -> None:
    table = a_table(roller(holds="wound", wounds=3), roller("ELI", holds="run"), phase="roll", reserve=0)
    seen = view(table, None)
    assert [player.is_stuck for player in seen.players] == [True, False]
    assert seen.players[ADA].hand == (Face(WOUND),)


def test_alone_the_target_is_shown() -> None:
    assert seen_of(a_table(a_player())).target == 18
    assert seen_of(a_table(a_player(), a_player("ELI", lair="2A"))).target is None


def test_a_dead_boss_and_cleared_rooms_are_shown() -> None:
    seen = seen_of(a_table(a_player(boss="PETROV", boss_wounds=4, crossed=everybody_but("2B")))).players[ADA]
    assert seen.boss is not None
    assert seen.boss.is_dead
    assert [place.is_cleared for place in seen.rooms].count(False) == 1


def test_before_anything_is_dealt_nothing_is_shown() -> None:
    state = start(GAME, TableOptions(players=2))
    seen = view(state.world, ADA).players[ADA]
    assert (seen.hero, seen.board, seen.lair, seen.boss, seen.room, seen.score) == (None,) * 6
    assert not (seen.rooms or seen.minions or seen.items)
    assert asked(state).question == "deal_one_board"
    assert hand("") == (0,) * 7
