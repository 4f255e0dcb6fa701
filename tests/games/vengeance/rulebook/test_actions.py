"""The eight actions (VNG-ACT): where they reach and what they do."""

from lairkeeper.games.vengeance.records.events import Healed, HeroJumped, SlotCrossed, TileEnded
from lairkeeper.games.vengeance.records.options import Aim, AimAtBoss, GoTo, JumpTo
from lairkeeper.games.vengeance.rules.actions import can_resolve
from lairkeeper.games.vengeance.rules.resolution import RemoveDodges
from lairkeeper.games.vengeance.rules.tiles import Perform
from lairkeeper.kernel import apply, begin
from lairkeeper.kernel.flow.agenda import begin_telling
from lairkeeper.testing import clause, play_out
from tests.games.vengeance.tables import (
    ADA,
    a_player,
    a_table,
    ada,
    aim,
    doing,
    everybody_but,
    is_crossed,
    is_dodged,
    is_dotted,
    marked,
    offers,
    refused,
    room,
    told_of,
)


@clause("VNG-ACT1", "VNG-ACT3")
def test_a_move_goes_through_a_door_and_visits_the_room() -> None:
    state = doing("move", at=1)
    assert refused(state, GoTo(room(7))) == ("VNG-ACT1", "VNG-ACT2", "VNG-DEF5")
    play_out(state, GoTo(room(3)))
    assert ada(state).room == 3
    assert ada(state).visited >> 3 & 1


@clause("VNG-ACT2")
def test_an_active_blocker_holds_the_hero() -> None:
    assert ada(doing("move", at=2)).room == 2
    assert offers(doing("move", at=2, crossed=["2K"]), GoTo)


@clause("VNG-ACT4")
def test_a_hit_reaches_enemies_in_the_room_only() -> None:
    assert offers(doing("hit", at=3), Aim) == [aim("3T"), aim("3H")]
    assert not doing("hit", at=0).decisions


@clause("VNG-ACT5")
def test_a_dodged_minion_can_be_damaged() -> None:
    state = doing("hit", at=3, dodged=["3H"])
    play_out(state, aim("3H", "dodged"))
    assert is_crossed(state, "3H")


@clause("VNG-ACT6", "VNG-ACT8")
def test_shots_reach_adjacent_rooms_and_each_another_one() -> None:
    state = doing("shoot", "shoot", hero="ELI", at=3)
    rooms = [offered.minion for offered in offers(state, Aim)]
    assert aim("3T").minion not in rooms
    assert aim("5T").minion in rooms
    play_out(state, aim("1G"), aim("5G"))
    assert is_crossed(state, "1G")
    assert is_crossed(state, "5G")


@clause("VNG-ACT7")
def test_a_shot_dots_a_tough_and_damages_the_boss_like_a_hit() -> None:
    state = doing("shoot", hero="ELI", at=3)
    play_out(state, aim("5T"))
    assert is_dotted(state, "5T")
    boss = doing("shoot", hero="ELI", at=4, crossed=["7B", "7B2"])
    play_out(boss, AimAtBoss())
    assert ada(boss).boss_wounds == 1


@clause("VNG-ACT9")
def test_a_wound_crosses_a_free_slot_and_cannot_be_done_without_one() -> None:
    table = a_table(a_player(stage="combat", wounds=2))
    state, told = begin_telling(table, Perform(ADA, ("wound", "wound", "hit")))
    assert ada(state).wounds == 3
    assert told_of(told, SlotCrossed) == [SlotCrossed(ADA, "skill")]
    assert told_of(told, TileEnded) == [TileEnded(ADA, "wound")]


@clause("VNG-ACT10")
def test_a_heal_cleans_a_slot_and_cannot_be_done_on_a_clean_bar() -> None:
    state, told = begin_telling(a_table(a_player(stage="combat", wounds=1)), Perform(ADA, ("heal", "heal")))
    assert ada(state).wounds == 0
    assert told_of(told, Healed) == [Healed(ADA, 1)]
    assert told_of(told, TileEnded) == [TileEnded(ADA, "heal")]


@clause("VNG-ACT11", "VNG-ACT12")
def test_a_jump_goes_two_doors_and_visits_the_landing_only() -> None:
    state = doing("jump", at=0)
    landings = {jump.room for jump in offers(state, JumpTo)}
    assert landings == {room(0), room(1), room(4)}
    play_out(state, JumpTo(room(2), room(4)))
    assert ada(state).visited == 0b10001


@clause("VNG-ACT11")
def test_another_way_to_the_same_room_is_the_same_jump() -> None:
    state = doing("jump", at=1, crossed=everybody_but())
    assert JumpTo(room(2), room(4)) in offers(state, JumpTo)
    told = apply(state, ADA, JumpTo(room(3), room(4)))
    assert told_of(told, HeroJumped)[0].room == room(4)
    assert ada(state).room == 4
    assert refused(doing("jump", at=1), JumpTo(room(2), room(7)))


@clause("VNG-ACT13", "VNG-OBJ4")
def test_a_jump_marks_no_objective_on_its_way() -> None:
    """Lair 1B: R1 asks for all adjacent rooms to be visited."""
    state = doing("jump", lair="1B", at=2, visited=[0, 3, 4], crossed=["2T", "2B"])
    told = play_out(state, JumpTo(room(1, "1B"), room(0, "1B")))
    assert marked(told) == []


@clause("VNG-ACT14")
def test_blockers_passed_over_are_ignored() -> None:
    state = doing("jump", at=0)
    play_out(state, JumpTo(room(2), room(4)))
    assert ada(state).room == 4


@clause("VNG-ACT15", "VNG-SW3")
def test_a_blocker_where_it_starts_prevents_a_jump_unless_the_table_frees_it() -> None:
    assert not doing("jump", at=2).decisions
    assert offers(doing("jump", at=2, jump_blocked="free"), JumpTo)


@clause("VNG-ACT16")
def test_a_dodge_marks_a_minion_here_or_next_door() -> None:
    state = doing("dodge", at=1)
    assert {offered.minion for offered in offers(state, Aim)} == {
        aim(name).minion for name in ("1H", "1G", "2B", "2K", "2H", "3T", "3H")
    }
    play_out(state, aim("2K"))
    assert is_dodged(state, "2K")
    assert not is_crossed(state, "2K")
    again = doing("dodge", at=1, dodged=["1H"], crossed=everybody_but("1H", "1G"))
    assert is_dodged(again, "1G")


@clause("VNG-ACT17")
def test_dodge_marks_go_when_resolution_ends() -> None:
    state = begin(a_table(a_player(dodged=["2H"])), RemoveDodges(ADA))
    assert ada(state).dodged == 0


@clause("VNG-ACT18", "VNG-BOSS6")
def test_a_kill_crosses_any_minion_here_and_never_the_boss() -> None:
    state = doing("kill", at=3)
    play_out(state, aim("3T"))
    assert is_crossed(state, "3T")
    guarded = doing("kill", at=7, boss="ODUYA", crossed=["7T", "7B"])
    assert is_crossed(guarded, "7B2")
    alone = a_table(a_player(at=7, crossed=["7T", "7B", "7B2"]))
    assert not can_resolve(alone, alone.players[ADA], "kill")


@clause("VNG-ACT4", "VNG-MIN1")
def test_minions_that_are_alike_give_one_option_and_any_of_them_may_be_named() -> None:
    state = doing("hit", at=6)
    assert offers(state, Aim) == [aim("6B"), aim("6H"), aim("6T")]
    apply(state, ADA, aim("6H2"))
    assert ada(state).crossed.bit_count() == 1


@clause("VNG-ACT2", "VNG-ACT3", "VNG-ACT11", "VNG-ACT12", "VNG-ACT14", "VNG-ACT15")
def test_scenario_14_blockers_stop_a_move_and_a_jump_passes_them() -> None:
    state = doing("jump", "move", at=0)
    play_out(state, JumpTo(room(2), room(4)))
    assert not ada(state).visited >> 2 & 1
    assert ada(state).visited >> 4 & 1
    assert not state.decisions
    assert not doing("jump", at=4).decisions
    assert offers(doing("move", at=4, dodged=["4K"]), GoTo)


@clause("VNG-ACT6", "VNG-DEF15")
def test_who_swore_off_guns_never_shoots() -> None:
    assert not doing("shoot", hero="MAG", at=3).decisions
    table = a_table(a_player("MAG", at=3))
    assert not can_resolve(table, table.players[ADA], "shoot")


@clause("VNG-ASG9", "VNG-MIN2")
def test_piercing_shots_cross_a_tough_at_once() -> None:
    state = doing("shoot", hero="ELI", skills=["ELI-S7"], at=3)
    play_out(state, aim("5T"))
    assert is_crossed(state, "5T")
