"""The Flashback phase (VNG-FLB): first dice, shared dice, five actions, the bonus, and what may be skipped."""

from fractions import Fraction
from typing import Any

import pytest

from lairkeeper.games.vengeance.records.events import ActionSkipped, FirstDiceTaken, FlashbackTimedOut
from lairkeeper.games.vengeance.records.options import (
    AddSlot,
    Anticipate,
    BuyUse,
    CleanSlots,
    CrossLoot,
    FinishFlashback,
    PlaceWound,
    Roll,
    ShowFlashback,
    SkipAction,
    TimeIsUp,
    Train,
    UseAnticipated,
    UseBonus,
    UseDie,
)
from lairkeeper.games.vengeance.rules.combat import ChooseUse
from lairkeeper.games.vengeance.rules.flashback import PlayFlashback, Prepare
from lairkeeper.games.vengeance.rules.preparing import Source, anticipable, is_anticipated, preparations
from lairkeeper.games.vengeance.rules.resolution import Collect, ForgetAnticipation
from lairkeeper.games.vengeance.rules.rounds import PlayRound
from lairkeeper.games.vengeance.state import Player, Vendetta
from lairkeeper.kernel import BEGIN_AGAIN, CLOCK, Seat, State, apply, begin, facts, odds
from lairkeeper.kernel.flow.agenda import begin_telling
from lairkeeper.testing import asked, clause, play_out
from tests.games.vengeance.tables import (
    ADA,
    BEN,
    GO,
    a_player,
    a_table,
    ada,
    dice,
    fighting,
    item,
    offers,
    question,
    refused,
    show,
    skill,
    told_of,
)


def preparing(player: Player, **options: Any) -> State[Vendetta]:
    player.stage = "preparing"
    return begin(a_table(player, phase="flashback", **options), Prepare(ADA))


def ways(player: Player, source: Source, **options: Any) -> list[object]:
    """What a source can be used for."""
    return list(preparations(a_table(player, **options), player, source))


@clause("VNG-FLB1")
def test_each_player_takes_four_dice_unrolled_and_three_after_a_knock_out() -> None:
    state = begin(a_table(a_player(), a_player("ELI", lair="2A", knock_outs=1)), PlayFlashback())
    assert state.world.reserve == 24 - 4 - 3
    assert [player.hand for player in state.world.players] == [(0, 0, 0, 0, 0, 0, 4), (0, 0, 0, 0, 0, 0, 3)]


@clause("VNG-FLB2")
def test_the_flashback_dice_are_rolled_once_for_all() -> None:
    state = begin(a_table(a_player(), a_player("ELI", lair="2A")), PlayFlashback())
    outcomes, weights = odds(state)
    chances = dict(zip(outcomes, (Fraction(weight, sum(weights)) for weight in weights), strict=True))
    assert chances[ShowFlashback(("train", "train", "train"))] == Fraction(8, 216)
    assert chances[ShowFlashback(("buy", "heal", "anti"))] == Fraction(6, 216)
    play_out(state, ShowFlashback(("train", "heal", "heal")))
    assert [player.sources for player in state.world.players] == [("train", "heal", "heal")] * 2


@clause("VNG-FLB3", "VNG-FLB5")
def test_each_die_is_worth_an_action_and_the_bonus_one_more() -> None:
    state = preparing(a_player(sources=("train", "train", "buy"), has_bonus=True))
    play_out(state, UseDie("train"), Train(2), UseDie("train"), Train(2), UseBonus(), Train(2), UseDie("buy"))
    play_out(state, BuyUse(item("MAG-I2")))
    assert ada(state).trained == 6
    assert ada(state).uses == (0, 1, 0, 0)
    assert offers(state, UseDie) == offers(state, UseBonus) == []
    assert refused(state, UseDie("train")) == ("VNG-FLB3",)


@clause("VNG-FLB4", "VNG-SW9")
def test_actions_come_in_any_order_and_the_bonus_last_where_the_table_wants_it() -> None:
    state = preparing(a_player(sources=("train", "heal"), has_bonus=True))
    assert asked(state).options[:3] == (UseDie("train"), UseDie("heal"), UseBonus())
    strict = preparing(a_player(sources=("train",), has_bonus=True), bonus_last="last")
    assert offers(strict, UseBonus) == []
    assert "VNG-SW9" in refused(strict, UseBonus())
    play_out(strict, UseDie("train"), SkipAction())
    assert offers(strict, UseBonus) == [UseBonus()]


@clause("VNG-FLB6")
def test_training_marks_two_slots_or_the_last_one() -> None:
    assert ways(a_player(), "train")[0] == Train(2)
    assert ways(a_player(trained=15), "train")[0] == Train(1)
    assert Train not in map(type, ways(a_player(trained=16), "bonus"))


@clause("VNG-FLB7")
def test_a_purchase_marks_one_of_three_boxes_of_an_item() -> None:
    player = a_player(uses={"MAG-I1": 2}, used=(1, 0, 3, 0))
    assert ways(player, "buy") == [BuyUse(item("MAG-I2")), BuyUse(item("MAG-I4")), SkipAction()]
    used_up = a_player(used=(3, 3, 3, 3))
    assert BuyUse not in map(type, ways(used_up, "buy"))


@clause("VNG-FLB8")
@pytest.mark.parametrize(
    ("extra", "wounds", "expected"),
    [
        (0, 0, [AddSlot()]),
        (0, 1, [AddSlot(), CleanSlots(1)]),
        (3, 3, [CleanSlots(2)]),
    ],
)
def test_a_heal_adds_a_slot_or_cleans_two(extra: int, wounds: int, expected: list[object]) -> None:
    assert ways(a_player(extra_slots=extra, wounds=wounds), "heal")[:-1] == expected


@clause("VNG-FLB9")
def test_a_new_slot_takes_a_wound_die_in_the_same_round() -> None:
    state = begin(a_table(a_player(wounds=3)), PlayRound())
    play_out(state, ShowFlashback(("train", "train", "heal")), UseDie("heal"), AddSlot(), FinishFlashback())
    play_out(state, GO, Roll(dice("blank blank blank blank")), show("wound run fist gun"), PlaceWound())
    assert ada(state).bar_dice == 1


@clause("VNG-FLB10", "VNG-FLB11", "VNG-FLB15", "VNG-FLB16")
def test_anticipation_marks_a_slot_of_a_skill_that_uses_dice() -> None:
    player = a_player(skills=["MAG-S1", "MAG-S7"], anticipation=["SPRINT", "CHARGE"])
    table = a_table(player)
    names = ("STRIKE", "CHARGE", "MAG-S1")
    assert list(anticipable(table, player, "anti")) == [skill(name) for name in names]


@clause("VNG-FLB12", "VNG-FLB13")
def test_a_skill_is_anticipated_when_all_its_slots_are_marked() -> None:
    half = a_player(anticipation=["CHARGE", "SPRINT"])
    table = a_table(half)
    assert is_anticipated(table, half, skill("SPRINT"))
    assert not is_anticipated(table, half, skill("CHARGE"))
    state = fighting(ChooseUse(ADA), anticipation=["CHARGE", "SPRINT"])
    assert offers(state, UseAnticipated) == [UseAnticipated(skill("SPRINT"))]


@clause("VNG-FLB14", "VNG-SW5")
def test_an_anticipation_for_loot_stays_for_the_next_round() -> None:
    def collecting(**options: Any) -> State[Vendetta]:
        table = a_table(a_player(stage="resolution", anticipation=["STRIKE"], unclaimed=1), **options)
        return begin(table, ForgetAnticipation(ADA), Collect(ADA))

    state = collecting()
    play_out(state, Anticipate(skill("SPRINT")))
    assert ada(state).anticipation == (skill("SPRINT"),)
    assert offers(collecting(carry_anticipation="forbidden"), Anticipate) == []


@clause("VNG-FLB17")
def test_a_collect_crosses_loot_or_is_any_other_action() -> None:
    kinds = [type(option) for option in ways(a_player(wounds=1), "collect")]
    assert set(kinds) == {CrossLoot, Train, BuyUse, AddSlot, CleanSlots, Anticipate, SkipAction}
    assert CrossLoot not in map(type, ways(a_player(loot=8), "collect"))
    state = preparing(a_player(sources=("collect",)))
    play_out(state, UseDie("collect"), CrossLoot())
    assert ada(state).loot == 1


@clause("VNG-FLB10")
def test_the_question_tells_the_hero_for_whom_a_skill_may_need_other_dice() -> None:
    state = preparing(a_player("BAS", lair="4A", sources=("anti",)))
    play_out(state, UseDie("anti"))
    assert facts(state, asked(state)) == {"source": "anti", "hero": ada(state).hero}


@clause("VNG-FLB18")
def test_only_an_action_that_cannot_be_done_may_become_another() -> None:
    possible = ways(a_player(), "train")
    assert possible == [Train(2), SkipAction()]
    replaced = {type(option) for option in ways(a_player(trained=16), "train")}
    assert replaced == {BuyUse, AddSlot, Anticipate, SkipAction}


@clause("VNG-FLB19")
def test_the_bonus_is_never_a_collect() -> None:
    assert CrossLoot not in map(type, ways(a_player(), "bonus"))


@clause("VNG-FLB20")
def test_every_action_may_be_skipped() -> None:
    state = preparing(a_player(sources=("train",), has_bonus=True))
    told = play_out(state, UseDie("train"), SkipAction(), UseBonus(), SkipAction())
    assert len(told_of(told, ActionSkipped)) == 2
    assert ada(state).trained == 0


@clause("VNG-FLB21")
def test_with_everything_done_a_player_still_says_when_the_race_may_begin() -> None:
    state = preparing(a_player(sources=(), has_bonus=True))
    play_out(state, UseBonus(), SkipAction())
    assert ada(state).stage == "preparing"
    assert state.decisions[0].options == (FinishFlashback(),)
    play_out(state, FinishFlashback())
    assert ada(state).stage == "done"


@clause("VNG-FLB21")
def test_when_all_have_finished_the_dice_are_put_aside() -> None:
    state = begin(a_table(a_player(), a_player("ELI", lair="2A")), PlayRound())
    play_out(state, ShowFlashback(("train", "train", "heal")), (ADA, FinishFlashback()), (BEN, FinishFlashback()))
    assert state.world.flashback == ()
    assert state.world.phase == "roll"


@clause("VNG-FLB20", "VNG-RT2")
def test_when_time_is_up_what_was_not_used_is_forgone() -> None:
    state = begin(a_table(a_player(), a_player("ELI", lair="2A"), flashback_limit=180), PlayRound())
    play_out(state, ShowFlashback(("train", "train", "heal")), (ADA, UseDie("train")))
    told = play_out(state, (CLOCK, TimeIsUp()))
    assert told_of(told, FlashbackTimedOut)
    assert state.world.phase == "roll"
    assert ada(state).trained == 0


@clause("VNG-FLB4")
def test_an_action_begun_can_be_thought_over() -> None:
    state = preparing(a_player(sources=("train",), has_bonus=True))
    play_out(state, UseDie("train"))
    apply(state, ADA, BEGIN_AGAIN)
    assert question(state) == "prepare"
    assert ada(state).sources == ("train",)


@clause("VNG-FLB1")
def test_the_first_dice_are_told_with_what_is_left() -> None:
    _, told = begin_telling(a_table(a_player(), a_player("ELI", lair="2A")), PlayFlashback())
    assert told_of(told, FirstDiceTaken) == [FirstDiceTaken(ADA, 4, 20), FirstDiceTaken(BEN, 4, 16)]


@clause("VNG-FLB8", "VNG-FLB17", "VNG-FLB18", "VNG-FLB19", "VNG-FLB20")
def test_scenario_2_an_action_that_is_impossible_may_be_replaced() -> None:
    full = a_player(extra_slots=3)
    assert {type(option) for option in ways(full, "heal")} == {Train, BuyUse, Anticipate, SkipAction}
    assert CrossLoot() in ways(full, "collect")
    assert CrossLoot() not in ways(full, "bonus")
    state = preparing(a_player(extra_slots=3, wounds=1, sources=("heal", "heal")))
    play_out(state, UseDie("heal"))
    assert asked(state).options == (CleanSlots(1), SkipAction())
    play_out(state, CleanSlots(1), UseDie("heal"))
    assert offers(state, Train) == [Train(2)]


@clause("VNG-DEF15", "VNG-FLB6")
def test_the_haunted_hero_learns_as_usual_from_dice_and_loot() -> None:
    assert ways(a_player("ELI"), "train")[0] == Train(2)
    assert Train(2) in ways(a_player("ELI"), "loot")
    assert Train(1) in ways(a_player("ELI"), "bonus")


@clause("VNG-DEF15", "VNG-FLB17")
def test_the_broker_forbids_loot_in_the_flashback_phase_only() -> None:
    assert CrossLoot() not in ways(a_player(boss="BROKER"), "collect")
    assert CrossLoot() in ways(a_player(boss="BROKER"), "loot")
    assert CrossLoot() in ways(a_player(boss="BROKER", boss_wounds=6), "collect")


def test_a_seat_sees_only_its_own_draft() -> None:
    state = begin(a_table(a_player(), a_player("ELI", lair="2A")), PlayRound())
    play_out(state, ShowFlashback(("train", "train", "heal")), (ADA, UseDie("train")))
    assert question(state, Seat(0)) == "choose_flashback_action"
    assert question(state, BEN) == "prepare"


@clause("VNG-FLB3")
def test_the_bonus_action_comes_in_every_round() -> None:
    for round_ in range(1, 5):
        state = begin(a_table(a_player(), round=round_), PlayFlashback())
        play_out(state, ShowFlashback(("train", "train", "heal")))
        assert offers(state, UseBonus) == [UseBonus()]
