"""Limits of the table (VNG-RT2): what is asked when time is up is gone, and every round has its time anew."""

from lairkeeper.games.vengeance.records.events import PlayerStopped
from lairkeeper.games.vengeance.records.options import CloseWindow, EndCombat, PlaceWound, Roll, TakeDice, TimeIsUp
from lairkeeper.games.vengeance.rules.combat import EndCombatInTime, PlayCombat
from lairkeeper.games.vengeance.rules.rounds import PlayFight
from lairkeeper.games.vengeance.rules.tiles import Perform
from lairkeeper.games.vengeance.state import Vendetta
from lairkeeper.kernel import CLOCK, Option, State, Step, Together, begin, timers
from lairkeeper.testing import clause, play_out
from tests.games.vengeance.rolling import one_is_stuck, roller, rolling, two
from tests.games.vengeance.tables import (
    ADA,
    BEN,
    CYD,
    a_player,
    a_table,
    ada,
    aim,
    dice,
    group,
    offers,
    question,
    show,
    told_of,
)


def limited(step: Step, **player: object) -> State[Vendetta]:
    """A player in Combat, with a limit."""
    table = a_table(
        a_player(stage="combat", **player),  # type: ignore[arg-type]
        combat_limit=300,
        forced_tile="may_stop",
    )
    return begin(table, Together(((step,), (EndCombatInTime(),))))


def is_cut_short(state: State[Vendetta], asked: str, *answers: Option) -> bool:
    """Whether nothing is asked and nothing changes any more once time is up at this question."""
    play_out(state, *answers)
    assert question(state) == asked
    before = ada(state).crossed
    play_out(state, (CLOCK, TimeIsUp()))
    return not state.decisions and ada(state).crossed == before


@clause("VNG-CMB13", "VNG-RT2")
def test_combat_ends_in_the_middle_of_a_tile_too() -> None:
    hits = Perform(ADA, ("hit", "hit"))
    assert is_cut_short(limited(hits, at=6), "hit")
    assert is_cut_short(limited(hits, at=6), "go_on_with_tile", aim("6H"))
    assert is_cut_short(limited(hits, at=6, uses={"MAG-I1": 1}), "offer_modifier", aim("6H"))


@clause("VNG-CMB13", "VNG-RT2")
def test_combat_ends_between_tiles_and_at_its_start() -> None:
    assert is_cut_short(limited(PlayCombat(ADA), groups=[group("SPRINT", "run run")]), "choose_use")
    assert is_cut_short(limited(PlayCombat(ADA), hero="ELI", uses={"ELI-I2": 1}, at=3), "choose_start")


@clause("VNG-CMB13", "VNG-RT2")
def test_an_action_that_asks_nothing_is_not_done_after_time_is_up() -> None:
    table = a_table(a_player(stage="combat", wounds=2))
    table.is_combat_over = True
    assert ada(begin(table, Perform(ADA, ("heal",)))).wounds == 2


@clause("VNG-CMB13", "VNG-RES3", "VNG-RT2")
def test_each_round_has_its_time_for_combat_and_resolution_anew() -> None:
    player = a_player(groups=[group("SPRINT", "run run")], visited=[1], crossed=["1H", "1G"])
    state = begin(a_table(player, combat_limit=300, resolution_limit=60), PlayFight())
    play_out(state, (CLOCK, TimeIsUp()), (CLOCK, TimeIsUp()))
    assert not state.decisions
    ada(state).groups, ada(state).looted = (group("SPRINT", "run run"),), 0
    again = begin(state.world, PlayFight())
    assert question(again) == "choose_use"
    play_out(again, EndCombat())
    assert question(again) == "collect"


@clause("VNG-ROLL15", "VNG-RT2")
def test_the_reserve_has_its_limit_in_every_round() -> None:
    for round_ in range(1, 5):
        state = two(round=round_, reserve_limit=90)
        assert "close_reserve" in {decision.question for decision in state.decisions}


@clause("VNG-RT18", "VNG-ROLL15")
def test_once_no_die_can_be_taken_the_last_dice_have_half_a_minute() -> None:
    state = two(reserve=1)
    assert not is_running(state, "stop_rolling")
    play_out(state, (ADA, TakeDice(1)), (CLOCK, CloseWindow((ADA,))))
    assert is_running(state, "stop_rolling")
    told = play_out(state, (CLOCK, TimeIsUp()))
    assert told_of(told, PlayerStopped) == [PlayerStopped(ADA, "time"), PlayerStopped(BEN, "time")]


@clause("VNG-RT18")
def test_a_table_may_do_without_a_limit_for_the_last_dice() -> None:
    assert timers(two(reserve=0, hand_limit=0, absence_limit=0)) == ()


@clause("VNG-RT17", "VNG-SW4")
def test_who_may_still_get_returned_dice_is_not_stopped() -> None:
    state = one_is_stuck()
    play_out(state, (CYD, Roll(dice("run"))), show("gun"))
    assert question(state, CYD) == "command"


@clause("VNG-RT17")
def test_a_wound_die_that_could_be_placed_is_a_choice_and_nobody_is_stopped() -> None:
    state = rolling(roller(holds="run gun"), roller("ELI", holds="run gun"), reserve=0)
    play_out(state, (ADA, Roll(dice("gun"))), show("wound"))
    assert question(state, ADA) == "command"


@clause("VNG-RT17", "VNG-ROLL10")
def test_a_hero_with_a_free_slot_may_roll_on_for_a_wound_that_feeds_a_skill() -> None:
    wounded = roller(holds="gun", wounds=2, skills=["MAG-S8"], groups=[group("STRIKE", "fist fist fist")])
    state = rolling(wounded, roller("ELI", holds="run gun"), reserve=0)
    play_out(state, (ADA, Roll(dice("gun"))), show("run"), (ADA, Roll(dice("run"))), show("wound"))
    play_out(state, (ADA, PlaceWound(0)))
    assert state.world.players[ADA].bar_dice == 1


@clause("VNG-RT17", "VNG-ROLL10")
def test_a_hand_goes_on_as_long_as_a_die_can_be_taken() -> None:
    bastien = roller("BAS", holds="gun", wounds=3)
    state = rolling(bastien, roller("ELI", holds="run gun"), reserve=1)
    play_out(state, (ADA, Roll(dice("gun"))), show("run"))
    assert TakeDice(1) in offers(state, TakeDice)


def is_running(state: State[Vendetta], name: str) -> bool:
    return any(run.is_running for run in timers(state) if run.timer.name == name)
