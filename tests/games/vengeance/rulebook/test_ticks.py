"""Ticks (VNG-RT13 to RT16): orders given in secret, carried out in turn, and passes."""

from lairkeeper.games.vengeance import GAME
from lairkeeper.games.vengeance.records.events import DiceTaken, OrdersOpened, PlayerStopped, TickPassed
from lairkeeper.games.vengeance.records.options import Assign, Roll, Stop, TakeDice, TimeIsUp
from lairkeeper.games.vengeance.rules.rolling import BeginRoll
from lairkeeper.games.vengeance.rules.rounds import PlayRoll
from lairkeeper.games.vengeance.rules.ticks import CarryOutOrder
from lairkeeper.games.vengeance.view import view
from lairkeeper.kernel import CLOCK, Timer, begin
from lairkeeper.kernel.flow.agenda import begin_telling
from lairkeeper.testing import asked, clause, heard, play_out
from tests.games.vengeance.rolling import one_is_stuck, roller, rolling, two
from tests.games.vengeance.tables import (
    ADA,
    BEN,
    CYD,
    a_player,
    a_table,
    ada,
    dice,
    hand,
    question,
    show,
    skill,
    told_of,
)


@clause("VNG-RT13")
def test_in_a_tick_everybody_gives_one_order_in_secret() -> None:
    state = two(pace="ticks")
    assert heard(play_out(state, (ADA, TakeDice(2)))) == ()
    assert question(state, ADA) == ""
    assert view(state.world, BEN).players[ADA].has_ordered
    assert view(state.world, BEN).own_order is None
    assert view(state.world, ADA).own_order == TakeDice(2)
    told = play_out(state, (BEN, TakeDice(1)))
    assert heard(told) == (OrdersOpened(1, ADA), DiceTaken(ADA, 2, 17), DiceTaken(BEN, 1, 16))


@clause("VNG-RT13")
def test_each_tick_begins_one_seat_further_and_scarce_dice_are_dealt_in_that_order() -> None:
    state = two(pace="ticks", reserve=1)
    play_out(state, (ADA, Roll(dice("run"))), (BEN, Roll(dice("run"))), show("gun"), show("gun"))
    told = play_out(state, (ADA, TakeDice(1)), (BEN, TakeDice(1)))
    assert told_of(told, OrdersOpened) == [OrdersOpened(2, BEN)]
    assert told_of(told, DiceTaken) == [DiceTaken(BEN, 1, 0), DiceTaken(ADA, 0, 0)]


@clause("VNG-RT13")
def test_an_order_that_has_become_impossible_is_lost() -> None:
    table = a_table(roller(holds="run gun"), roller("ELI", holds="gun gun"), phase="roll", pace="ticks")
    table.orders = [Assign(skill("SPRINT"), dice("run run")), Assign(skill("SPRINT"), dice("run run"))]
    state, told = begin_telling(table, CarryOutOrder(ADA), CarryOutOrder(BEN))
    assert heard(told) == ()
    assert [player.hand for player in state.world.players] == [hand("run gun"), hand("gun gun")]
    assert state.world.orders == [None, None]


@clause("VNG-RT14")
def test_an_order_or_a_new_phase_begins_the_count_of_passes_anew() -> None:
    state = two(pace="ticks", tick_limit=5)
    missed = (BEN, Roll(dice("gun"))), (CLOCK, TimeIsUp()), show("gun")
    play_out(state, *missed, *missed)
    assert ada(state).passes == 2
    play_out(state, (ADA, TakeDice(1)), (BEN, Roll(dice("gun"))), show("gun"))
    assert ada(state).passes == 0
    assert ada(begin(a_table(a_player(passes=2)), BeginRoll())).passes == 0


@clause("VNG-RT14")
def test_three_passes_in_a_row_stop_a_player() -> None:
    state = two(pace="ticks", tick_limit=5)
    for _ in range(2):
        told = play_out(state, (BEN, Roll(dice("gun"))), (CLOCK, TimeIsUp()), show("gun"))
        assert told_of(told, TickPassed) == [TickPassed(ADA)]
    told = play_out(state, (BEN, Roll(dice("gun"))), (CLOCK, TimeIsUp()), show("gun"))
    assert told_of(told, PlayerStopped) == [PlayerStopped(ADA, "passes")]
    assert question(state, ADA) == ""


@clause("VNG-RT10", "VNG-RT13", "VNG-RT14")
def test_among_strangers_a_player_who_leaves_is_waited_for_three_ticks_and_no_longer() -> None:
    state = two(pace="ticks", **{name: int(value or 0) for name, value in GAME.among_strangers.items()})
    assert asked(state, CLOCK).timer == Timer("end_tick", 30_000, (TimeIsUp(),))
    told = play_out(state, *[(CLOCK, TimeIsUp())] * 3)
    assert told_of(told, PlayerStopped) == [PlayerStopped(ADA, "passes"), PlayerStopped(BEN, "passes")]
    assert not state.decisions


@clause("VNG-RT13", "VNG-RT14", "VNG-SW4")
def test_who_was_freed_in_the_middle_of_a_tick_was_not_asked_and_does_not_pass() -> None:
    state = one_is_stuck(pace="ticks")
    told = play_out(state, (ADA, Stop()), (CYD, Roll(dice("run"))), show("run"))
    assert told_of(told, TickPassed) == []
    assert state.world.players[BEN].passes == 0
    assert question(state, BEN) == "give_order"


@clause("VNG-RT14", "VNG-SOLO4")
def test_alone_a_number_of_ticks_after_the_first_roll_the_reserve_closes() -> None:
    state = rolling(roller(holds="blank", standing="ready"), pace="ticks", solo_time="hard")
    play_out(state, Roll(dice("blank")), show("run"))
    for _ in range(14):
        play_out(state, Roll(dice("run")), show("run"))
    assert not state.world.is_reserve_closed
    play_out(state, Roll(dice("run")), show("run"))
    assert state.world.is_reserve_closed


@clause("VNG-RT13")
def test_in_ticks_nothing_is_counted_down() -> None:
    state = begin(a_table(a_player("MAG", lair="1A"), a_player("ELI", lair="2A"), pace="ticks"), PlayRoll())
    assert "count_down" not in {decision.question for decision in state.decisions}
