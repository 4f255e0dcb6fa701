"""The turn and its Hero dice (WDL-ADV), Focus (WDL-FOC), specials (WDL-SPC) and Invocation (WDL-INV)."""

import pytest

from lairkeeper.games.woodlands import GAME
from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.records.events import (
    HeartsGained,
    HeartsLost,
    OrbsGained,
    ThreatRose,
    TurnEnded,
)
from lairkeeper.games.woodlands.records.options import (
    AcceptDice,
    AddPowerDie,
    EndTurn,
    Fight,
    Give,
    Heal,
    LeaveDice,
    Move,
    OpenChest,
    ProposeToConcede,
    PutOn,
    Reroll,
    RollAgain,
    RollCombat,
    RollDice,
    RollFace,
    RollFaces,
    SetAside,
    Stop,
    TurnDie,
    Unlock,
    UseLoot,
    Venture,
)
from lairkeeper.games.woodlands.rules import turn as turn_rules
from lairkeeper.games.woodlands.rules.encounter import MeetFoes
from lairkeeper.games.woodlands.rules.rounds import EndRound
from lairkeeper.games.woodlands.rules.turn import TakeTurn
from lairkeeper.games.woodlands.state import FOCUS, INVOKE, MOVE, SPECIAL5, SPECIAL6, Woods, has_invoked
from lairkeeper.kernel import BEGIN_AGAIN, State, apply, begin, facts, pending
from lairkeeper.kernel.errors import IllegalOption
from lairkeeper.testing import clause, heard, play_out
from lairkeeper.words import speak
from tests.games.woodlands.tables import (
    GREEN,
    NORTH,
    P1,
    P2,
    SHAVI,
    TRAIL,
    XYLIA,
    acting,
    card,
    chances,
    draw_table,
    heard_of,
    kind,
    offered,
    offered_kinds,
    question,
    where,
)


def turn(woods: Woods) -> State[Woods]:
    return begin(woods, TakeTurn(woods.active))


def put(*slots: int) -> list[PutOn | SetAside]:
    return [PutOn(slot) if slot >= 0 else SetAside() for slot in slots]  # type: ignore[arg-type]


def roll(*faces: int) -> RollFaces:
    return RollFaces(faces)


@clause("WDL-ADV1", "WDL-ADV5")
def test_four_hero_dice_are_rolled_together() -> None:
    state = turn(draw_table())
    assert question(state) == "roll_hero_dice"
    assert len(chances(state)) == 126
    assert sum(chances(state).values()) == 6**4


@clause("WDL-ADV2", "WDL-ADV3", "WDL-ADV4", "WDL-LOOT4")
def test_poison_comes_first_then_cards_are_turned_up_then_powers_may_be_unlocked() -> None:
    woods = draw_table(poisoned=["xylia"], used={"xylia": ["boots"]}, orbs={"xylia": 3})
    state = turn(woods)
    assert woods.hearts[XYLIA] == 4
    assert woods.loot[XYLIA] == (card("boots"),)
    assert (question(state), offered(state)) == ("prepare_roll", {RollDice(), Unlock(1)})


@clause("WDL-DWN1", "WDL-LOOT4", "WDL-MON15")
def test_cards_stay_face_down_if_poison_ends_the_turn() -> None:
    woods = draw_table(poisoned=["xylia"], used={"xylia": ["boots"]}, hearts={"xylia": 1})
    turn(woods)
    assert (woods.loot[XYLIA], woods.used_loot[XYLIA]) == ((), (card("boots"),))


@clause("WDL-ADV2", "WDL-CMB20", "WDL-TILE12", "WDL-SPC4")
def test_a_hero_who_starts_beside_monsters_must_face_them_after_placing_dice() -> None:
    woods = draw_table(TRAIL, heroes={"bethras": "T21", "xylia": "T01"}, foes=[("skeleton", "T21")])
    woods.chests[1] = 1
    state = turn(woods)
    play_out(state, roll(1, 4, 5, 5), AcceptDice(), *put(MOVE, FOCUS, SPECIAL5))
    assert question(state) == "place_dice"
    play_out(state, SetAside())
    assert question(state) == "choose_fight"
    assert OpenChest not in offered_kinds(state)
    with pytest.raises(IllegalOption) as refused:
        apply(state, P1, OpenChest())
    assert "WDL-MON1" in refused.value.clauses


@clause("WDL-ADV6", "WDL-ADV7", "WDL-ADV8", "WDL-ADV9", "WDL-ADV10")
def test_s05_a_reroll_keeps_at_least_one_die() -> None:
    woods = draw_table()
    state = turn(woods)
    play_out(state, roll(1, 2, 4, 5), Reroll(), RollAgain(), RollAgain(), RollAgain())
    assert offered(state) == {PutOn(FOCUS), PutOn(SPECIAL5), PutOn(INVOKE)}
    with pytest.raises(IllegalOption) as refused:
        apply(state, P1, RollAgain())
    assert refused.value.clauses == ("WDL-ADV7",)
    play_out(state, PutOn(SPECIAL5), roll(1, 3, 5))
    assert woods.board[SPECIAL5] == (5,)
    play_out(state, *put(MOVE, MOVE))
    assert offered(state) == {PutOn(FOCUS), PutOn(INVOKE), SetAside()}
    with pytest.raises(IllegalOption) as refused:
        apply(state, P1, Reroll())
    assert refused.value.clauses == ("WDL-ADV10",)


@clause("WDL-ADV7")
def test_all_dice_cannot_be_kept_in_a_reroll() -> None:
    state = turn(draw_table())
    play_out(state, roll(1, 1, 1, 2), Reroll(), *put(MOVE, MOVE, MOVE), may_leave_draws=True)
    assert question(state) == "roll_hero_dice"
    assert sum(chances(state).values()) == 6


@clause("WDL-ADV7")
@pytest.mark.parametrize(("language", "so_far"), [("en", "Move and rerolled"), ("fr", "Déplacement et relancé")])
def test_a_die_that_will_be_rerolled_is_called_so(language: str, so_far: str) -> None:
    state = turn(draw_table())
    play_out(state, roll(1, 2, 4, 5), Reroll(), PutOn(MOVE), RollAgain())
    (decision,) = pending(state)
    assert f": {so_far}." in speak(GAME, state.world.options, language).question(decision, facts(state, decision))


@clause("WDL-ADV7")
def test_a_reroll_that_is_only_declared_can_be_thrown_away() -> None:
    state = turn(draw_table())
    play_out(state, roll(1, 2, 4, 5), Reroll(), RollAgain())
    apply(state, P1, BEGIN_AGAIN)
    assert question(state) == "choose_reroll"


@clause("WDL-ADV10", "WDL-ADV11", "WDL-INV1", "WDL-INV2")
def test_s06_a_die_without_a_slot_is_set_aside() -> None:
    woods = draw_table(loot={"xylia": ["phial"]})
    state = turn(woods)
    play_out(state, roll(4, 4, 4, 4), AcceptDice(), *put(FOCUS, INVOKE, INVOKE))
    assert (woods.board[FOCUS], woods.board[INVOKE], woods.dice) == ((4,), (4, 4), ())
    assert has_invoked(woods)


@clause("WDL-ADV12")
def test_a_lone_die_on_invoke_is_lost() -> None:
    woods = draw_table(loot={"xylia": ["phial"]})
    play_out(turn(woods), roll(4, 4, 5, 6), AcceptDice(), *put(INVOKE, FOCUS, SPECIAL5, SPECIAL6))
    assert len(woods.board[INVOKE]) == 1
    assert not has_invoked(woods)


@clause("WDL-ADV13", "WDL-ADV15", "WDL-MOV3")
def test_actions_come_in_any_order() -> None:
    woods = draw_table(TRAIL, board={"move": (1, 2)}, loot={"xylia": ["phial"]})
    woods.chests[1] = 1
    state = acting(woods)
    assert offered_kinds(state) == {Move, Venture, UseLoot, Give, EndTurn, ProposeToConcede}
    play_out(state, Move(NORTH), OpenChest(), lambda draw: draw.card == card("mace"), Move(NORTH))
    assert where(woods, "xylia") == "T22"


@clause("WDL-ADV14")
def test_dice_that_are_not_used_are_returned() -> None:
    woods = draw_table(board={"move": (1, 2), "invoke": (3, 3)})
    told = play_out(acting(woods), EndTurn())
    assert heard_of(told, TurnEnded)
    assert woods.board == [()] * 5


@clause("WDL-ADV16", "WDL-ADV17", "WDL-THR5")
def test_after_all_turns_the_threat_rises_and_the_same_player_begins_the_next_round() -> None:
    tiles = {"T02": (0, -1, 180)}
    woods = draw_table(tiles, boss=("stag", "T02"), pile=("T12", "T13"), first=1)
    state = begin(woods, EndRound())
    assert (woods.round, woods.foes[0].threat) == (2, 2)
    assert (question(state), pending(state)[0].seats) == ("choose_space", (P2,))


@clause("WDL-ADV18", "WDL-TILE25", "WDL-FOC1", "WDL-THR4")
def test_the_end_of_a_turn_has_an_order() -> None:
    tiles = {"T04": (0, -1), "T02": (1, 0, 270)}
    woods = draw_table(
        tiles,  # type: ignore[arg-type]
        heroes={"xylia": "T04", "bethras": "T01"},
        hearts={"xylia": 2},
        board={"focus": (4,)},
        boss=("stag", "T02"),
        loot={"xylia": ["phial"]},
    )
    told = play_out(acting(woods), EndTurn())
    events = heard(told)
    assert [type(event) for event in events] == [OrbsGained, HeartsGained, TurnEnded, ThreatRose]
    assert isinstance(events[0], OrbsGained) and events[0].source == "focus"
    assert isinstance(events[-1], ThreatRose) and events[-1].cause == "turn"


@clause("WDL-ADV18", "WDL-FOC3", "WDL-DWN1")
def test_a_hero_who_went_down_gets_no_focus_and_no_healing() -> None:
    woods = draw_table(
        {"T04": (0, -1)},
        heroes={"xylia": "T04", "bethras": "T01"},
        hearts={"xylia": 1},
        board={"focus": (4,)},
        foes=[("snake", "T04")],
    )
    told = play_out(begin(woods, MeetFoes(), turn_rules.EndTurn()), RollFaces((1,)))
    assert (woods.hearts[XYLIA], woods.orbs[XYLIA]) == (0, 0)
    assert len(heard_of(told, HeartsLost)) == 1


@clause("WDL-ADV2")
def test_the_lucky_charm_turns_a_die_that_is_not_placed_yet() -> None:
    woods = draw_table(loot={"xylia": ["charm"]})
    state = turn(woods)
    play_out(state, roll(1, 3, 6, 6), AcceptDice())
    assert offered(state) == {LeaveDice(), *(TurnDie(*pair) for pair in ((1, 2), (3, 2), (3, 4), (6, 5)))}
    play_out(state, TurnDie(3, 4))
    assert woods.dice == (1, 4, 6, 6)
    assert woods.used_loot[XYLIA] == (card("charm"),)


@clause("WDL-FOC1", "WDL-FOC2", "WDL-HERO24", "WDL-HERO32")
@pytest.mark.parametrize(("powers", "orbs"), [(0, 1), (1, 2)])
def test_s08_focus_gains_orbs_after_the_combat_of_the_turn(powers: int, orbs: int) -> None:
    woods = draw_table(
        TRAIL,
        heroes={"shavi": "T21", "bethras": "T01"},
        powers={"shavi": powers},
        board={"focus": (4,)},
        foes=[("spirit", "T21")],
    )
    state = begin(woods, MeetFoes(), turn_rules.EndTurn())
    told = play_out(state, RollFaces((1,)))
    assert woods.orbs[SHAVI] == orbs
    assert len(heard_of(told, OrbsGained)) == 1


@clause("WDL-FOC1")
def test_focus_takes_one_die_of_four_or_more() -> None:
    state = turn(draw_table())
    play_out(state, roll(3, 4, 4, 6), AcceptDice())
    assert PutOn(FOCUS) not in offered(state)
    play_out(state, PutOn(MOVE), PutOn(FOCUS))
    assert PutOn(FOCUS) not in offered(state)


@clause("WDL-SPC1", "WDL-ADV10")
def test_each_hero_has_two_specials_of_its_own() -> None:
    state = turn(draw_table())
    play_out(state, roll(5, 6, 6, 6), AcceptDice())
    assert PutOn(SPECIAL5) in offered(state)
    assert PutOn(SPECIAL6) not in offered(state)
    play_out(state, PutOn(SPECIAL5), PutOn(SPECIAL6))
    assert PutOn(SPECIAL6) not in offered(state)


@clause("WDL-SPC2", "WDL-SPC5", "WDL-HERO4")
def test_specials_that_are_no_actions_are_in_force_for_the_whole_turn() -> None:
    woods = draw_table(TRAIL, heroes={"xylia": "T21", "bethras": "T01"}, foes=[("plant", "T21")])
    woods.loot[XYLIA] = (card("mace"), card("phial"))
    state = turn(woods)
    play_out(state, roll(4, 4, 4, 6), AcceptDice(), *put(-1, -1, -1, SPECIAL6), roll(2, 2))
    assert not woods.foes
    assert woods.board[SPECIAL6] == (6,)


@clause("WDL-SPC3", "WDL-HERO18")
def test_a_used_special_die_is_discarded() -> None:
    woods = draw_table(heroes={"shavi": "T01", "bethras": "T01"}, hearts={"shavi": 3}, board={"five": (5,)})
    state = acting(woods)
    play_out(state, Heal())
    assert (woods.hearts[SHAVI], woods.board[SPECIAL5]) == (4, ())


@clause("WDL-INV1", "WDL-INV2", "WDL-INV3", "WDL-INV4", "WDL-HERO1")
def test_two_dice_invoke_the_power_die_for_every_combat_of_the_turn() -> None:
    woods = draw_table(TRAIL, heroes={"xylia": "T21", "bethras": "T01"}, foes=[("snake", "T21"), ("skeleton", "T21")])
    state = turn(woods)
    play_out(state, roll(1, 2, 2, 3), AcceptDice(), *put(INVOKE, INVOKE, MOVE, MOVE))
    play_out(state, Fight(woods.foes[0].number, kind("snake")), AddPowerDie(GREEN), roll(3), RollFace(1))
    play_out(
        state,
        Fight(woods.foes[0].number, kind("skeleton")),
        AddPowerDie(GREEN),
        roll(4),
        RollFace(3),
        Stop(),
        may_leave_draws=True,
    )
    assert not woods.foes
    assert len(woods.board[MOVE]) == 2
    play_out(state, lambda draw: draw.card == card("mace"), EndTurn(), may_leave_draws=True)
    assert woods.board[INVOKE] == ()


@clause("WDL-INV5", "WDL-INV3", "WDL-CMB11")
def test_s09_one_die_of_a_colour_per_combat() -> None:
    woods = draw_table(
        TRAIL,
        heroes={"xylia": "T21", "bethras": "T01"},
        foes=[("snake", "T21"), ("plant", "T21")],
        loot={"xylia": ["green_staff"]},
        board={"invoke": (1, 1)},
    )
    state = begin(woods, MeetFoes())
    play_out(state, Fight(woods.foes[0].number, kind("snake")))
    assert offered(state) == {RollCombat(), AddPowerDie(GREEN), UseLoot(card("green_staff"))}
    play_out(state, AddPowerDie(GREEN), roll(6), RollFace(6))
    assert offered(state) == {RollCombat(), AddPowerDie(GREEN), UseLoot(card("green_staff"))}
    play_out(state, UseLoot(card("green_staff")), roll(6), RollFace(6), Stop())
    assert not woods.foes


@clause("WDL-INV6", "WDL-MON10")
def test_an_immune_enemy_lets_a_power_die_not_be_used() -> None:
    woods = draw_table(
        TRAIL, heroes={"klethor": "T21", "bethras": "T01"}, foes=[("skeleton", "T21")], board={"invoke": (1, 1)}
    )
    assert question(begin(woods, MeetFoes())) == "roll_combat_dice"


@clause("WDL-INV7")
def test_there_is_one_power_die_of_each_colour() -> None:
    woods = draw_table(
        TRAIL,
        heroes={"xylia": "T21", "bethras": "T01"},
        foes=[("snake", "T21")],
        loot={"xylia": ["blue_staff", "green_staff"]},
        board={"invoke": (1, 1)},
    )
    state = begin(woods, MeetFoes())
    play_out(state, UseLoot(card("green_staff")))
    assert offered(state) == {RollCombat(), UseLoot(card("blue_staff"))}
    play_out(state, UseLoot(card("blue_staff")), roll(1), RollFace(1), RollFace(1))
    assert woods.hearts[XYLIA] == 4


@clause("WDL-AMB6", "WDL-ADV9")
def test_by_a_switch_kept_dice_may_be_moved() -> None:
    woods = draw_table(options=TableOptions(kept_dice="may_move", first=0))
    state = turn(woods)
    play_out(state, roll(1, 2, 4, 5), Reroll(), RollAgain(), RollAgain(), RollAgain(), PutOn(SPECIAL5), roll(1, 1, 1))
    assert woods.dice == (1, 1, 1, 5)
    play_out(state, *put(MOVE, MOVE, MOVE, FOCUS))
    assert woods.board[FOCUS] == (5,)
    assert woods.board[SPECIAL5] == ()


@clause("WDL-AMB6", "WDL-ADV7")
def test_a_charm_changes_no_die_that_was_kept_even_if_that_may_be_moved() -> None:
    woods = draw_table(options=TableOptions(kept_dice="may_move", first=0), loot={"xylia": ["charm"]})
    state = turn(woods)
    play_out(state, roll(1, 2, 4, 5), Reroll(), RollAgain(), RollAgain(), RollAgain(), PutOn(SPECIAL5), roll(1, 1, 1))
    assert offered(state) == {LeaveDice(), TurnDie(1, 2)}
