"""The solo challenge (VNG-SOLO): dice, time and target, each easy, medium or hard."""

from typing import get_args

import pytest

from lairkeeper.games.vengeance import GAME
from lairkeeper.games.vengeance.config import LEVELS, Level, Pace, TableOptions
from lairkeeper.games.vengeance.records.events import PlayerStopped, ReserveClosed
from lairkeeper.games.vengeance.records.options import Assign, Roll, Stop, TakeDice, TimeIsUp
from lairkeeper.games.vengeance.rules.real_time import solo_seconds
from lairkeeper.games.vengeance.rules.rolling import BeginRoll, EndRoll, RollTogether
from lairkeeper.games.vengeance.rules.rounds import PlayRoll
from lairkeeper.games.vengeance.rules.score import ScoreGame, solo_target
from lairkeeper.games.vengeance.rules.ticks import solo_ticks
from lairkeeper.kernel import CLOCK, Timer, begin, start, timers
from lairkeeper.kernel.definition.table_options import agree, preset_of
from lairkeeper.lab import play_game
from lairkeeper.testing import asked, clause, play_out
from tests.games.vengeance.rolling import roller, rolling
from tests.games.vengeance.tables import ADA, a_player, a_table, ada, dice, group, refused, show, skill, told_of


@clause("VNG-SOLO1", "VNG-SOLO2")
@pytest.mark.parametrize("level", LEVELS)
def test_the_three_settings_are_chosen_apart(level: Level) -> None:
    place = LEVELS.index(level)
    world = start(GAME, TableOptions(players=1, solo_dice=level)).world
    assert (world.reserve, solo_seconds(world), solo_target(world)) == ((20, 16, 12)[place], 45, 18)
    world = start(GAME, TableOptions(players=1, solo_time=level)).world
    assert (world.reserve, solo_seconds(world), solo_ticks(world)) == (
        20,
        (45, 30, 25)[place],
        (30, 20, 16)[place],
    )
    world = start(GAME, TableOptions(players=1, solo_target=level)).world
    assert solo_target(world) == (18, 23, 28)[place]


@clause("VNG-SOLO3", "VNG-SOLO7")
def test_alone_four_whole_rounds_are_played_with_a_dealt_lair_and_boss() -> None:
    match = play_game(GAME, TableOptions(players=1), ["random"], "solo/2")
    drawn = [entry.option.slug for entry in match.journal.entries]
    assert {"deal_board", "choose_hero", "deal_boss", "choose_side"} <= set(drawn)
    assert match.state.outcome is not None
    assert match.state.world.round == 4 or match.state.outcome.reason == "solo_dead"


@clause("VNG-SOLO4")
def test_the_timer_starts_with_the_first_roll() -> None:
    state = rolling(roller(holds="blank blank", standing="ready"), solo_time="medium")
    assert [decision.question for decision in state.decisions] == ["command"]
    play_out(state, Roll(dice("blank blank")), show("run gun"))
    assert asked(state, CLOCK).timer == Timer("solo_timer", 30_000, (TimeIsUp(),))


@clause("VNG-SOLO5")
def test_after_it_no_die_is_taken_but_those_in_hand_may_be_used() -> None:
    state = rolling(roller(holds="blank blank", standing="ready"))
    play_out(state, Roll(dice("blank blank")), show("run gun"), (CLOCK, TimeIsUp()))
    assert refused(state, TakeDice(1)) == ("VNG-SOLO5", "VNG-RT7")
    play_out(state, Roll(dice("gun")), show("run"), Assign(skill("SPRINT"), dice("run run")))
    assert not state.decisions


@clause("VNG-RT12")
def test_alone_without_rush_nothing_counts_down() -> None:
    state = begin(a_table(a_player(holds="blank blank"), phase="roll", pace="no_rush"), PlayRoll())
    play_out(state, Roll(dice("blank blank")), show("run gun"))
    assert [decision.question for decision in state.decisions] == ["command"]
    assert timers(state) == ()


@clause("VNG-RT17")
def test_a_last_die_that_makes_no_group_stops_by_itself_after_the_next_order() -> None:
    state = rolling(roller(holds="run gun", groups=[group("SPRINT", "run run")], wounds=3), reserve=0)
    told = play_out(state, Roll(dice("gun")), show("wound"))
    assert told_of(told, PlayerStopped) == [PlayerStopped(ADA, "hopeless")]
    assert not state.decisions


@clause("VNG-SOLO5", "VNG-RT7")
def test_the_limits_of_a_race_do_not_count_alone() -> None:
    state = rolling(roller(holds="blank blank", standing="ready"), reserve_limit=60, hand_limit=30)
    told = play_out(state, Roll(dice("blank blank")), show("run gun"), (CLOCK, TimeIsUp()))
    assert len(told_of(told, ReserveClosed)) == 1
    assert [decision.question for decision in state.decisions] == ["command"]


@clause("VNG-SOLO6")
def test_the_challenge_is_won_with_the_target() -> None:
    def ending(loot: int, **player: object) -> str:
        table = a_table(a_player(loot=loot, trained=16, objectives=0b11100000, **player))  # type: ignore[arg-type]
        outcome = begin(table, ScoreGame()).outcome
        assert outcome is not None
        return outcome.reason

    assert ending(8) == "target_reached"
    assert ending(7) == "target_missed"
    assert ending(8, is_dead=True) == "solo_dead"


@clause("VNG-SOLO1", "VNG-SOLO2", "VNG-SOLO4", "VNG-SOLO5", "VNG-SOLO6", "VNG-RT7", "VNG-ROLL10")
def test_scenario_18_when_the_solo_timer_is_up_dice_are_rolled_and_assigned_but_not_taken() -> None:
    options = {"solo_time": "medium", "solo_target": "hard"}
    state = rolling(roller(holds="fist fist run", standing="ready"), reserve=6, **options)
    play_out(state, Roll(dice("fist fist run")), show("fist fist run"), (CLOCK, TimeIsUp()))
    assert refused(state, TakeDice(1))
    play_out(state, Roll(dice("run")), show("power"), Assign(skill("STRIKE"), dice("fist fist power")))
    assert not state.decisions
    assert state.world.reserve == 6
    assert solo_target(state.world) == 28
    assert ada(state).groups[ADA].skill == skill("STRIKE")


@clause("VNG-SOLO4")
def test_every_round_opens_the_reserve_and_starts_the_timer_anew() -> None:
    table = a_table(a_player(holds="blank"), phase="roll", round=2)
    table.is_reserve_closed = True
    state = begin(table, BeginRoll(), RollTogether(), EndRoll())
    assert not state.world.is_reserve_closed
    play_out(state, Roll(dice("blank")), show("run"))
    assert asked(state, CLOCK).question == "solo_timer"
    play_out(state, (CLOCK, TimeIsUp()), Stop())
    assert not state.world.is_reserve_closed


@pytest.mark.parametrize("preset", [preset.name for preset in GAME.presets])
def test_every_preset_goes_with_every_pace(preset: str) -> None:
    for pace in get_args(Pace):
        table = agree(GAME, {"players": 1, "pace": pace}, preset=preset)
        assert preset_of(GAME, table) == preset
