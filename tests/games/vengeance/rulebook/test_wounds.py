"""Wounds while rolling (VNG-WND): dice on the bar, released dice, and when slots are crossed."""

from lairkeeper.games.vengeance.records.options import EndCombat, PlaceWound, Roll, TakeDice
from lairkeeper.games.vengeance.rules.combat import PlayCombat
from lairkeeper.games.vengeance.rules.rolling import EndRoll
from lairkeeper.games.vengeance.rules.wounds import CrossWoundedSlots
from lairkeeper.kernel import begin
from lairkeeper.testing import clause, play_out
from tests.games.vengeance.rolling import roller, rolling
from tests.games.vengeance.tables import (
    ADA,
    a_player,
    a_table,
    ada,
    dice,
    group,
    hand,
    offers,
    question,
    refused,
    show,
)


@clause("VNG-WND1", "VNG-WND4")
def test_a_wound_die_goes_on_a_free_slot() -> None:
    state = rolling(roller(holds="wound run", wounds=2))
    play_out(state, PlaceWound())
    assert ada(state).bar_dice == 1
    full = rolling(roller(holds="wound run", wounds=2, bar_dice=1))
    assert refused(full, PlaceWound()) == ("VNG-WND1",)
    extra = rolling(roller(holds="wound run", wounds=3, extra_slots=1))
    assert PlaceWound() in offers(extra, PlaceWound)
    none = rolling(roller(holds="run"))
    assert refused(none, PlaceWound()) == ("VNG-WND1",)


@clause("VNG-WND2")
def test_placing_one_releases_all_others() -> None:
    state = rolling(roller(holds="wound wound wound run"))
    play_out(state, PlaceWound())
    assert ada(state).hand == hand("released released run")


@clause("VNG-WND3")
def test_a_released_die_may_be_rolled_or_placed_and_a_new_wound_locks_it() -> None:
    state = rolling(roller(holds="released released run"), reserve=0)
    assert dice("released") in {roll.dice for roll in offers(state, Roll)}
    assert PlaceWound() in offers(state, PlaceWound)
    play_out(state, Roll(dice("released released")), show("wound gun"))
    assert ada(state).hand == hand("wound gun run")
    ended = begin(a_table(roller(holds="released"), phase="roll"), EndRoll())
    assert sum(ada(ended).hand) == 0


@clause("VNG-WND4")
def test_wounds_are_placed_one_by_one() -> None:
    state = rolling(roller(holds="wound wound"))
    play_out(state, PlaceWound(), PlaceWound())
    assert ada(state).bar_dice == 2


@clause("VNG-WND5", "VNG-CMB2")
def test_slots_with_dice_are_crossed_when_combat_begins_and_the_dice_return() -> None:
    state = begin(a_table(a_player(wounds=1, bar_dice=2), reserve=5), CrossWoundedSlots(ADA))
    assert (ada(state).wounds, ada(state).bar_dice) == (3, 0)
    assert state.world.reserve == 7


@clause("VNG-WND6")
def test_a_crossed_slot_takes_no_die() -> None:
    state = rolling(roller(holds="wound run", wounds=3))
    assert offers(state, PlaceWound) == []


@clause("VNG-WND7")
def test_a_full_bar_does_not_end_the_combat() -> None:
    state = begin(a_table(a_player(stage="combat", bar_dice=3, groups=[group("SPRINT", "run run")])), PlayCombat(ADA))
    assert ada(state).wounds == 3
    assert question(state) == "choose_use"
    play_out(state, EndCombat())
    assert ada(state).knock_outs == 0


@clause("VNG-WND1", "VNG-WND2", "VNG-WND3", "VNG-WND4", "VNG-WND5", "VNG-WND7")
def test_scenario_6_a_wound_placed_in_the_bar_releases_the_others() -> None:
    state = rolling(roller(holds="wound wound wound run", wounds=1))
    play_out(state, PlaceWound())
    assert ada(state).hand == hand("released released run")
    assert offers(state, TakeDice) == [TakeDice(1)]
    play_out(state, PlaceWound())
    assert ada(state).bar_dice == 2
    assert offers(state, PlaceWound) == []
    combat = begin(a_table(a_player(wounds=1, bar_dice=2)), CrossWoundedSlots(ADA))
    assert ada(combat).wounds == 3
    assert ada(combat).knock_outs == 0
