"""The Resolution phase (VNG-RES) and knock-outs (VNG-KO)."""

from lairkeeper.games.vengeance.components.box import standard_box
from lairkeeper.games.vengeance.records.events import (
    HeroDied,
    KnockedOut,
    LootFound,
    ResolutionTimedOut,
    WoundsReceived,
)
from lairkeeper.games.vengeance.records.options import (
    Aim,
    Anticipate,
    Assign,
    CleanSlots,
    CrossLoot,
    EndEffects,
    SkipAction,
    TimeIsUp,
    UseItem,
    UsePassive,
)
from lairkeeper.games.vengeance.rules.flashback import PlayFlashback
from lairkeeper.games.vengeance.rules.knock_out import CheckKnockOut
from lairkeeper.games.vengeance.rules.preparing import anticipable
from lairkeeper.games.vengeance.rules.resolution import (
    BeginEffects,
    ChooseEffect,
    Collect,
    FindLoot,
    ForgetAnticipation,
    PlayResolution,
    SufferWounds,
    lootable,
)
from lairkeeper.games.vengeance.rules.score import winners_among
from lairkeeper.games.vengeance.rules.tiles import Perform
from lairkeeper.games.vengeance.state import Vendetta, health_slots
from lairkeeper.kernel import CLOCK, State, begin, facts
from lairkeeper.kernel.flow.agenda import begin_telling
from lairkeeper.testing import asked, clause, heard, play_out
from tests.games.vengeance.rolling import roller, rolling
from tests.games.vengeance.tables import (
    ADA,
    a_player,
    a_table,
    ada,
    everybody_but,
    item,
    offers,
    question,
    room,
    skill,
    told_of,
)


def resolving(**player: object) -> State[Vendetta]:
    return begin(a_table(a_player(stage="resolution", **player)), PlayResolution(ADA))  # type: ignore[arg-type]


@clause("VNG-RES1")
def test_step_1_forgets_all_anticipation() -> None:
    table = a_table(a_player(anticipation=["SPRINT", "CHARGE"]))
    assert ada(begin(table, ForgetAnticipation(ADA))).anticipation == ()


@clause("VNG-RES2", "VNG-RES9")
def test_step_2_collects_from_rooms_visited_and_cleared_wherever_the_hero_is() -> None:
    table = a_table(a_player(visited=[1, 3, 6], crossed=["1H", "1G", "3T", "6B", "6H", "6H2", "6T", "5T", "5G", "5B"]))
    assert list(lootable(table, table.players[ADA])) == [(1, 1), (6, 2)]
    _, told = begin_telling(table, FindLoot(ADA))
    assert told_of(told, LootFound) == [LootFound(ADA, room(1), 1), LootFound(ADA, room(6), 2)]


@clause("VNG-RES3")
def test_each_symbol_is_a_collect_of_its_own() -> None:
    state = resolving(visited=[6], crossed=["6B", "6H", "6H2", "6T"], wounds=2)
    assert asked(state).question == "collect"
    play_out(state, CrossLoot(), CleanSlots(2))
    assert (ada(state).loot, ada(state).wounds) == (1, 0)
    assert not state.decisions


@clause("VNG-RES4")
def test_a_symbol_is_collected_once_even_if_it_is_forgone() -> None:
    state = resolving(visited=[1], crossed=["1H", "1G"])
    play_out(state, SkipAction())
    assert ada(state).loot == 0
    assert ada(state).looted == 1 << 1
    assert list(lootable(state.world, ada(state))) == []


@clause("VNG-RES5")
def test_step_3_gives_the_wounds_of_boss_henchmen_and_gunners() -> None:
    table = a_table(a_player(boss="CORSO", at=6, crossed=everybody_but("6H", "6H2", "4G"), extra_slots=3))
    state, told = begin_telling(table, SufferWounds(ADA))
    assert told_of(told, WoundsReceived) == [WoundsReceived(ADA, 3, 3, henchmen=2, gunners=1)]
    assert ada(state).wounds == 3


@clause("VNG-RES5")
def test_an_iron_hide_keeps_one_wound_off_before_the_excess_is_ignored() -> None:
    table = a_table(a_player("BAS", skills=["BAS-S7"], at=3, wounds=1))
    _, told = begin_telling(table, SufferWounds(ADA))
    assert told_of(told, WoundsReceived) == [WoundsReceived(ADA, 3, 2, henchmen=1, gunners=3, kept_off=1)]
    quiet = a_table(a_player("BAS", skills=["BAS-S7"]))
    assert heard(begin_telling(quiet, SufferWounds(ADA))[1]) == ()


@clause("VNG-RES6")
def test_step_4_uses_resolution_effects_passives_by_force() -> None:
    table = a_table(a_player(skills=["MAG-S7"], uses={"MAG-I3": 1}, wounds=3))
    state = begin(table, BeginEffects(ADA), ChooseEffect(ADA))
    assert asked(state).options == (UsePassive(skill("MAG-S7")), UseItem(item("MAG-I3")))
    play_out(state, UsePassive(skill("MAG-S7")), EndEffects())
    assert ada(state).wounds == 2


@clause("VNG-RES6")
def test_sleight_of_hand_teaches_where_no_active_minion_is() -> None:
    assert ada(resolving(hero="YUK", skills=["YUK-S8"])).trained == 1
    assert ada(resolving(hero="YUK", skills=["YUK-S8"], at=3, extra_slots=3)).trained == 0
    assert ada(resolving(hero="YUK", skills=["YUK-S8"], trained=16)).trained == 16


@clause("VNG-RES7", "VNG-KO1", "VNG-KO2", "VNG-KO3")
def test_step_5_a_full_bar_is_a_knock_out() -> None:
    state, told = begin_telling(a_table(a_player(wounds=4, extra_slots=1)), CheckKnockOut(ADA))
    assert told_of(told, KnockedOut) == [KnockedOut(ADA)]
    assert (ada(state).wounds, ada(state).knock_outs) == (0, 1)
    assert health_slots(state.world, ada(state)) == 3
    spared = begin(a_table(a_player(wounds=3, extra_slots=1)), CheckKnockOut(ADA))
    assert ada(spared).knock_outs == 0


@clause("VNG-RES8", "VNG-RES10")
def test_step_6_removes_dodges_after_they_helped_to_loot() -> None:
    state = resolving(visited=[1], dodged=["1H", "1G"])
    play_out(state, CrossLoot())
    assert ada(state).loot == 1
    assert ada(state).dodged == 0


@clause("VNG-RES11")
def test_wounds_beyond_the_free_slots_are_ignored() -> None:
    table = a_table(a_player(at=3, wounds=2))
    _, told = begin_telling(table, SufferWounds(ADA))
    assert told_of(told, WoundsReceived) == [WoundsReceived(ADA, 4, 1, henchmen=1, gunners=3)]


@clause("VNG-RES12")
def test_a_heal_for_loot_comes_before_the_wounds_and_an_item_before_the_knock_out() -> None:
    crossed = everybody_but("3H", "1G", "4G")
    state = resolving(at=3, visited=[6], crossed=crossed, wounds=2, uses={"MAG-I3": 1})
    play_out(state, CleanSlots(2), SkipAction())
    assert ada(state).wounds == 3
    assert question(state) == "choose_effect"
    play_out(state, UseItem(item("MAG-I3")))
    assert ada(state).knock_outs == 0


@clause("VNG-KO4", "VNG-FLB1")
def test_after_a_knock_out_the_hand_is_three() -> None:
    state = begin(a_table(a_player(knock_outs=1)), PlayFlashback())
    assert sum(ada(state).hand) == 3


@clause("VNG-KO4", "VNG-KO5", "VNG-SW8")
def test_skills_of_four_dice_get_no_dice_but_may_be_anticipated() -> None:
    knocked = a_player(knock_outs=1, skills=["MAG-S4"])
    usual, strict = a_table(knocked), a_table(knocked, ko_four_dice="never")
    four = {skill("CHARGE"), skill("MAG-S4")}
    assert four <= set(anticipable(usual, knocked, "anti"))
    assert not four & set(anticipable(strict, knocked, "anti"))
    state = rolling(roller(holds="run fist fist", knock_outs=1))
    assert skill("CHARGE") not in {assign.skill for assign in offers(state, Assign)}


@clause("VNG-SW8", "VNG-FLB14")
def test_where_they_may_not_be_a_knock_out_takes_away_what_was_anticipated_for_loot() -> None:
    def kept(**options: object) -> list[str]:
        player = a_player(at=7, visited=[1, 6], crossed=everybody_but("7T"), wounds=3, stage="resolution")
        state = begin(a_table(player, **options), PlayResolution(ADA))  # type: ignore[arg-type]
        play_out(state, Anticipate(skill("CHARGE")), Anticipate(skill("CHARGE")), Anticipate(skill("SPRINT")))
        assert ada(state).knock_outs == 1
        return [standard_box().skills[marked].id for marked in ada(state).anticipation]

    assert kept() == ["SPRINT", "CHARGE", "CHARGE"]
    assert kept(ko_four_dice="never") == ["SPRINT"]


@clause("VNG-KO6")
def test_a_second_knock_out_kills_and_nothing_else_is_said_of_it() -> None:
    state, told = begin_telling(a_table(a_player(wounds=3, knock_outs=1)), CheckKnockOut(ADA))
    assert ada(state).is_dead
    assert heard(told) == (HeroDied(ADA),)


@clause("VNG-KO7")
def test_a_dead_player_is_ranked_below_all_survivors() -> None:
    table = a_table(a_player(is_dead=True), a_player("ELI", lair="2A"))
    assert winners_among(table, [40, 3]) == (1,)


@clause("VNG-KO8")
def test_a_death_leaves_the_reserve_as_it_is() -> None:
    table = a_table(a_player(wounds=3, knock_outs=1), a_player("ELI", lair="2A"))
    assert begin(table, CheckKnockOut(ADA)).world.reserve == 24


@clause("VNG-RES3", "VNG-RT2")
def test_symbols_left_when_time_is_up_cross_loot_slots() -> None:
    table = a_table(
        a_player(stage="resolution", visited=[6], crossed=["6B", "6H", "6H2", "6T"], skills=["MAG-S7"], wounds=1),
        resolution_limit=60,
    )
    state = begin(table, PlayResolution(ADA))
    told = play_out(state, (CLOCK, TimeIsUp()))
    assert told_of(told, ResolutionTimedOut)
    assert ada(state).loot == 2
    assert ada(state).wounds == 0
    assert not state.decisions


@clause("VNG-RES3", "VNG-RT2", "VNG-SW2")
def test_time_is_up_in_the_middle_of_an_item_too() -> None:
    player = a_player(stage="resolution", uses={"MAG-I3": 1}, wounds=2, crossed=everybody_but())
    state = begin(a_table(player, forced_tile="may_stop", resolution_limit=60), PlayResolution(ADA))
    play_out(state, UseItem(item("MAG-I3")))
    assert question(state) == "go_on_with_tile"
    play_out(state, (CLOCK, TimeIsUp()))
    assert not state.decisions


@clause("VNG-RT2", "VNG-RND4")
def test_a_combat_that_was_cut_short_leaves_the_resolution_its_time() -> None:
    table = a_table(a_player(stage="resolution", at=3))
    table.is_combat_over = True
    assert offers(begin(table, Perform(ADA, ("dodge",))), Aim)


@clause("VNG-MIN6", "VNG-MIN7", "VNG-RES5", "VNG-RES6", "VNG-RES7", "VNG-RES11", "VNG-ITM8")
def test_scenario_15_an_item_can_prevent_a_knock_out_in_resolution() -> None:
    state = resolving(at=3, wounds=1, uses={"MAG-I3": 1})
    assert ada(state).wounds == 3
    play_out(state, UseItem(item("MAG-I3")))
    assert ada(state).wounds == 0
    assert ada(state).knock_outs == 0
    assert ada(resolving(at=3, wounds=1)).knock_outs == 1


@clause("VNG-RES7", "VNG-KO1", "VNG-KO2", "VNG-KO3", "VNG-KO4", "VNG-KO5", "VNG-FLB1")
def test_scenario_16_a_knock_out_cleans_all_wounds_and_costs_the_extra_slots() -> None:
    state = begin(a_table(a_player(wounds=5, extra_slots=2)), CheckKnockOut(ADA), PlayFlashback())
    player = ada(state)
    assert (player.wounds, player.extra_slots, player.knock_outs) == (0, 0, 1)
    assert sum(player.hand) == 3
    assert skill("CHARGE") in list(anticipable(state.world, player, "anti"))


@clause("VNG-FLB14")
def test_an_anticipation_for_loot_outlives_the_resolution() -> None:
    state = resolving(visited=[1], crossed=["1H", "1G"], anticipation=["STRIKE"])
    play_out(state, Anticipate(skill("SPRINT")))
    assert not state.decisions
    assert ada(state).anticipation == (skill("SPRINT"),)


@clause("VNG-RES3")
def test_the_number_of_symbols_left_is_told_with_the_question() -> None:
    state = begin(a_table(a_player(stage="resolution", unclaimed=2)), Collect(ADA))
    assert facts(state, asked(state)) == {"left": 2, "hero": ada(state).hero}
