"""The Combat phase (VNG-CMB): start effects, what may be used, in which order, and what happens to a tile."""

from lairkeeper.games.vengeance.components.box import standard_box
from lairkeeper.games.vengeance.records.events import (
    CombatEnded,
    Healed,
    HeroMoved,
    MinionDodged,
    SkillUsed,
    TileEnded,
    WoundsCrossed,
)
from lairkeeper.games.vengeance.records.options import (
    Aim,
    EndCombat,
    EndStart,
    GoTo,
    JumpTo,
    UseAnticipated,
    UseGroup,
    UseItem,
    UsePassive,
)
from lairkeeper.games.vengeance.rules.combat import ChooseUse, FinishCombat, PlayCombat, skill_actions
from lairkeeper.kernel import begin, facts
from lairkeeper.kernel.flow.agenda import begin_telling
from lairkeeper.testing import asked, clause, heard, play_out
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
    offers,
    question,
    refused,
    room,
    skill,
    told_of,
)


@clause("VNG-CMB1", "VNG-CMB2")
def test_start_effects_come_before_the_dice_on_the_bar() -> None:
    """Grit heals a cross; dice on the bar are no crosses yet."""
    table = a_table(a_player("BAS", stage="combat", skills=["BAS-S8"], wounds=1, bar_dice=2))
    state, told = begin_telling(table, PlayCombat(ADA))
    assert [type(event) for event in heard(told)][:3] == [SkillUsed, Healed, WoundsCrossed]
    assert ada(state).wounds == 2


@clause("VNG-CMB1")
def test_grit_with_nothing_crossed_does_nothing() -> None:
    table = a_table(a_player("BAS", stage="combat", skills=["BAS-S8"], bar_dice=2))
    assert ada(begin(table, PlayCombat(ADA))).wounds == 2


@clause("VNG-CMB1", "VNG-ITM8")
def test_start_passives_are_mandatory_and_start_items_are_not() -> None:
    table = a_table(a_player("ELI", stage="combat", skills=["ELI-S8"], uses={"ELI-I2": 1}, at=3))
    state = begin(table, PlayCombat(ADA))
    assert asked(state).options == (UsePassive(skill("ELI-S8")), UseItem(item("ELI-I2")))
    play_out(state, UsePassive(skill("ELI-S8")), aim("3H"))
    assert asked(state).options == (UseItem(item("ELI-I2")), EndStart())
    told = play_out(state, UseItem(item("ELI-I2")), aim("1G"), aim("5G"))
    assert len(told_of(told, MinionDodged)) == 2


@clause("VNG-CMB3", "VNG-ITM1")
def test_groups_anticipated_skills_and_item_uses_may_be_used() -> None:
    state = fighting(
        ChooseUse(ADA),
        groups=[group("SPRINT", "run run"), group("STRIKE", "fist fist power")],
        anticipation=["STRIKE"],
        uses={"MAG-I2": 1, "MAG-I1": 1, "MAG-I3": 1},
    )
    assert asked(state).options == (
        UseGroup(skill("SPRINT"), False),
        UseGroup(skill("STRIKE"), True),
        UseAnticipated(skill("STRIKE")),
        UseItem(item("MAG-I2")),
        EndCombat(),
    )


@clause("VNG-CMB4")
def test_two_groups_on_one_skill_are_two_uses_with_anything_between() -> None:
    state = fighting(
        ChooseUse(ADA), groups=[group("SPRINT", "run run")] * 2, uses={"MAG-I4": 1}, at=1, crossed=everybody_but("1H")
    )
    play_out(state, UseGroup(skill("SPRINT"), False), GoTo(room(3)))
    assert offers(state, UseGroup) == [UseGroup(skill("SPRINT"), False)]
    play_out(state, UseItem(item("MAG-I4")), UseGroup(skill("SPRINT"), False), GoTo(room(5)))
    assert ada(state).room == 5


@clause("VNG-CMB5", "VNG-CMB6")
def test_a_begun_tile_is_finished_first_in_the_printed_order() -> None:
    state = fighting(
        ChooseUse(ADA), skills=["MAG-S3"], groups=[group("MAG-S3", "run run fist"), group("SPRINT", "run run")], at=1
    )
    play_out(state, UseGroup(skill("MAG-S3"), False))
    assert question(state) == "move"
    play_out(state, GoTo(room(3)))
    assert question(state) == "hit"
    assert "VNG-ACT4" in refused(state, EndCombat())


@clause("VNG-CMB7")
def test_an_effect_that_cannot_be_resolved_ends_the_tile() -> None:
    state = doing("hit", "move", at=0)
    assert not state.decisions
    assert ada(state).room == 0


@clause("VNG-CMB8", "VNG-SW2")
def test_a_tile_must_be_carried_through_unless_the_table_says_otherwise() -> None:
    state = doing("move", "hit", at=1)
    play_out(state, GoTo(room(3)))
    assert offers(state, Aim) == [aim("3T"), aim("3H")]
    assert question(state) == "hit"


@clause("VNG-CMB9")
def test_after_use_the_dice_return() -> None:
    state = fighting(ChooseUse(ADA), groups=[group("SPRINT", "run run")] * 2)
    before = state.world.reserve
    play_out(state, UseGroup(skill("SPRINT"), False))
    assert state.world.reserve == before + 2


@clause("VNG-CMB10")
def test_passive_skills_are_always_in_force() -> None:
    assert offers(doing("move", hero="YUK", skills=["YUK-S7"], at=4), GoTo)
    assert not doing("move", hero="YUK", at=4).decisions


@clause("VNG-CMB11")
def test_resolution_effects_are_ignored_in_combat() -> None:
    table = a_table(a_player(stage="combat", skills=["MAG-S7"], uses={"MAG-I3": 1}, wounds=2))
    state = begin(table, PlayCombat(ADA))
    assert not state.decisions
    assert ada(state).wounds == 2


@clause("VNG-CMB12")
def test_every_tile_is_made_of_the_eight_actions() -> None:
    known = {"move", "hit", "shoot", "wound", "heal", "jump", "dodge", "kill"}
    printed = [tile.actions for tile in standard_box().skills] + [tile.actions for tile in standard_box().items]
    assert all(set(actions) <= known for actions in printed)


@clause("VNG-CMB13", "VNG-ITM6")
def test_combat_may_be_ended_between_tiles_and_dice_return_while_item_uses_stay() -> None:
    state = fighting(
        ChooseUse(ADA),
        FinishCombat(ADA),
        groups=[group("SPRINT", "run run")],
        uses={"MAG-I2": 2},
        anticipation=["STRIKE"],
    )
    before = state.world.reserve
    told = play_out(state, EndCombat())
    assert told_of(told, CombatEnded)
    assert state.world.reserve == before + 2
    assert ada(state).uses == (0, 2, 0, 0)
    assert ada(state).anticipation == (skill("STRIKE"),)


@clause("VNG-CMB14")
def test_dots_are_erased_when_combat_ends() -> None:
    state = fighting(FinishCombat(ADA), dotted=["3T"])
    assert ada(state).dotted == 0


@clause("VNG-CMB15")
def test_the_target_is_chosen_when_the_action_is_resolved() -> None:
    state = doing("hit", "hit", at=3)
    assert len(offers(state, Aim)) == 2
    play_out(state, aim("3H"))
    assert is_crossed(state, "3T") is False
    assert not offers(state, Aim)
    assert ada(state).dotted


@clause("VNG-CMB6", "VNG-CMB7", "VNG-CMB9", "VNG-ACT16", "VNG-ACT1")
def test_scenario_11_a_tile_ends_at_an_action_that_is_impossible_and_its_dice_return() -> None:
    def through(crossed: list[str]) -> tuple[int, list[object], int]:
        state = fighting(
            ChooseUse(ADA),
            lair="1B",
            skills=["MAG-S5"],
            groups=[group("MAG-S5", "run fist"), group("SPRINT", "run run")],
            crossed=crossed,
        )
        before = state.world.reserve
        told = play_out(state, UseGroup(skill("MAG-S5"), False))
        return ada(state).room, [*told_of(told, TileEnded)], state.world.reserve - before

    assert through(["1K", "1H"]) == (0, [TileEnded(ADA, "dodge")], 2)
    assert through(["1K"]) == (1, [], 2)


@clause("VNG-CMB7")
def test_a_move_is_told_only_when_the_hero_has_moved() -> None:
    state = doing("move", at=0)
    assert ada(state).room == 2
    _, told = begin_telling(a_table(a_player(stage="combat", groups=[group("SPRINT", "run run")])), ChooseUse(ADA))
    assert told_of(told, HeroMoved) == []


@clause("VNG-CMB8")
def test_adrenaline_adds_a_hit_to_a_strike_begun_while_hurt() -> None:
    for wounds, hits in ((1, 1), (2, 2)):
        table = a_table(a_player(skills=["MAG-S8"], wounds=wounds))
        assert skill_actions(table, table.players[ADA], skill("STRIKE"), power=False) == ("hit",) * hits
        assert skill_actions(table, table.players[ADA], skill("CHARGE"), power=False) == ("move", "hit")
        state = fighting(ChooseUse(ADA), skills=["MAG-S8"], wounds=wounds, anticipation=["STRIKE"], at=6)
        assert facts(state, asked(state))["rush"] == hits - 1


@clause("VNG-CMB6")
def test_a_question_inside_a_tile_tells_which_action_of_which_tile_it_is_about() -> None:
    state = fighting(
        ChooseUse(ADA), skills=["MAG-S3"], groups=[group("MAG-S3", "run run fist")], uses={"MAG-I1": 1}, at=1
    )
    play_out(state, UseGroup(skill("MAG-S3"), False), GoTo(room(3)))
    assert facts(state, asked(state)) == {"skill": skill("MAG-S3"), "item": -1, "at": 1, "of": 3}
    play_out(state, aim("3H"))
    assert facts(state, asked(state)) == {
        "action": "hit",
        "skill": skill("MAG-S3"),
        "item": -1,
        "at": 2,
        "of": 3,
    }
    shoes = fighting(ChooseUse(ADA), uses={"MAG-I2": 1}, at=1)
    play_out(shoes, UseItem(item("MAG-I2")))
    assert facts(shoes, asked(shoes)) == {"skill": -1, "item": item("MAG-I2"), "at": 0, "of": 2}


@clause("VNG-CMB3", "VNG-CMB6")
def test_adrenaline_helps_an_anticipated_strike_too() -> None:
    state = fighting(ChooseUse(ADA), skills=["MAG-S8"], wounds=2, anticipation=["STRIKE"], at=6)
    play_out(state, UseAnticipated(skill("STRIKE")))
    assert facts(state, asked(state))["of"] == 2


@clause("VNG-CMB9")
def test_of_a_strong_and_a_plain_strike_the_one_that_was_named_is_spent() -> None:
    plain, strong = group("STRIKE", "fist fist fist"), group("STRIKE", "fist fist power")
    for power, left in ((True, plain), (False, strong)):
        state = fighting(ChooseUse(ADA), groups=[plain, strong], at=6)
        play_out(state, UseGroup(skill("STRIKE"), power))
        assert ada(state).groups == (left,)


@clause("VNG-CMB10", "VNG-ACT15")
def test_ghost_walk_helps_a_jump_too() -> None:
    assert offers(doing("jump", hero="YUK", skills=["YUK-S7"], at=4), JumpTo)
    assert not doing("jump", hero="YUK", at=4).decisions
