"""Items (VNG-ITM): boxes, moments, and modifiers in the middle of a tile."""

from lairkeeper.games.vengeance.records.options import (
    Decline,
    EndCombat,
    EndEffects,
    GoTo,
    UseGroup,
    UseItem,
    UseModifier,
)
from lairkeeper.games.vengeance.rules.combat import ChooseUse, PlayCombat
from lairkeeper.games.vengeance.rules.resolution import BeginEffects, ChooseEffect, PlayResolution
from lairkeeper.games.vengeance.state import Vendetta
from lairkeeper.kernel import State, begin
from lairkeeper.testing import asked, clause, play_out
from tests.games.vengeance.tables import (
    ADA,
    a_player,
    a_table,
    ada,
    aim,
    doing,
    everybody_but,
    fighting,
    group,
    is_crossed,
    item,
    marked,
    offers,
    question,
    refused,
    room,
    skill,
)


@clause("VNG-ITM1", "VNG-ITM2")
def test_a_use_crosses_a_marked_box_and_takes_effect() -> None:
    state = fighting(ChooseUse(ADA), hero="BAS", uses={"BAS-I3": 2}, at=1)
    play_out(state, UseItem(item("BAS-I3")), GoTo(room(3)), GoTo(room(5)))
    assert ada(state).room == 5
    assert (ada(state).uses, ada(state).used) == ((0, 0, 1, 0), (0, 0, 1, 0))


@clause("VNG-ITM3", "VNG-ITM4")
def test_without_a_marked_box_an_item_cannot_be_used() -> None:
    state = fighting(ChooseUse(ADA), used=(0, 3, 0, 0), groups=[group("SPRINT", "run run")])
    assert offers(state, UseItem) == []
    assert refused(state, UseItem(item("MAG-I2"))) == ("VNG-ITM3", "VNG-ITM8")


@clause("VNG-ITM5")
def test_an_item_may_be_used_once_for_each_marked_box() -> None:
    state = fighting(ChooseUse(ADA), uses={"MAG-I4": 2}, at=1)
    for name, other in (("1H", "1G"), ("2H", "2K")):
        play_out(state, UseItem(item("MAG-I4")), aim(name), aim(other))
    assert ada(state).dodged.bit_count() == 4
    assert not offers(state, UseItem)


@clause("VNG-ITM6")
def test_marked_boxes_stay_from_round_to_round() -> None:
    state = begin(a_table(a_player(stage="resolution", uses={"MAG-I2": 2})), PlayResolution(ADA))
    assert ada(state).uses == (0, 2, 0, 0)


def striking(**player: object) -> State[Vendetta]:
    """Magda in room 6 with a Strike of two hits, and Brass Knuckles."""
    return fighting(
        ChooseUse(ADA),
        groups=[group("STRIKE", "fist fist power")],
        uses={"MAG-I1": 2},
        at=6,
        **player,
    )


@clause("VNG-ITM7", "VNG-CMB5")
def test_a_modifier_is_offered_after_each_triggering_action_in_the_middle_of_a_tile() -> None:
    state = striking()
    play_out(state, UseGroup(skill("STRIKE"), True), aim("6B"))
    assert asked(state).options == (UseModifier(item("MAG-I1")), Decline())
    play_out(state, UseModifier(item("MAG-I1")), aim("6H"), aim("6H2"))
    assert ada(state).dotted
    assert question(state) == "offer_modifier"
    play_out(state, Decline())
    assert asked(state).options == (EndCombat(),)
    assert ada(state).uses == (1, 0, 0, 0)


@clause("VNG-ITM7")
def test_what_a_modifier_does_triggers_no_modifier() -> None:
    state = striking()
    play_out(state, UseGroup(skill("STRIKE"), True), aim("6B"), UseModifier(item("MAG-I1")), aim("6T"))
    assert question(state) == "hit"
    assert offers(state, UseModifier) == []


@clause("VNG-ITM8")
def test_labelled_items_are_used_at_their_moment_only() -> None:
    combat = begin(a_table(a_player(stage="combat", uses={"MAG-I3": 1}, wounds=1)), PlayCombat(ADA))
    assert not combat.decisions
    table = a_table(a_player(stage="resolution", uses={"MAG-I3": 1, "MAG-I2": 1}, wounds=2))
    state = begin(table, BeginEffects(ADA), ChooseEffect(ADA))
    assert asked(state).options == (UseItem(item("MAG-I3")), EndEffects())
    play_out(state, UseItem(item("MAG-I3")))
    assert ada(state).wounds == 0


@clause("VNG-ITM9")
def test_a_modifier_that_fails_ends_alone_and_the_tile_goes_on() -> None:
    state = fighting(
        ChooseUse(ADA),
        skills=["MAG-S1"],
        hero="ELI",
        groups=[group("ELI-S6", "run fist fist")],
        uses={"ELI-I1": 1},
        at=3,
        crossed=everybody_but("3H", "1H", "1G"),
    )
    play_out(state, UseGroup(skill("ELI-S6"), False), aim("1H"), UseModifier(item("ELI-I1")))
    assert is_crossed(state, "1G")
    assert question(state) == "move"


@clause("VNG-ITM9")
def test_a_modifier_is_offered_only_if_its_first_action_can_be_resolved() -> None:
    state = doing("hit", uses={"MAG-I1": 1}, at=3, crossed=["3T"])
    assert not state.decisions
    assert ada(state).uses == (1, 0, 0, 0)


@clause("VNG-ITM7", "VNG-ITM9", "VNG-CMB7", "VNG-MIN2", "VNG-OBJ3", "VNG-OBJ6")
def test_scenario_19_a_modifier_works_inside_a_tile_when_its_enemy_is_there() -> None:
    def rush(**player: object) -> State[Vendetta]:
        return fighting(
            ChooseUse(ADA),
            at=1,
            skills=["MAG-S3"],
            groups=[group("MAG-S3", "run run fist")],
            uses={"MAG-I1": 1},
            **player,
        )

    state = rush()
    play_out(state, UseGroup(skill("MAG-S3"), False), GoTo(room(3)), aim("3H"))
    told = play_out(state, UseModifier(item("MAG-I1")))
    assert is_crossed(state, "3T")
    assert marked(told) == [3]
    assert asked(state).options == (EndCombat(),)
    lone = rush(crossed=["3T"], crossed_before=1 << 5)
    told = play_out(lone, UseGroup(skill("MAG-S3"), False), GoTo(room(3)))
    assert is_crossed(lone, "3H")
    assert ada(lone).uses == (1, 0, 0, 0)
    assert marked(told) == []


@clause("VNG-ITM7")
def test_a_modifier_is_offered_inside_another_item_too() -> None:
    state = fighting(ChooseUse(ADA), uses={"MAG-I1": 1, "MAG-I2": 1}, at=1)
    play_out(state, UseItem(item("MAG-I2")), GoTo(room(3)), aim("3H"))
    assert offers(state, UseModifier) == [UseModifier(item("MAG-I1"))]
