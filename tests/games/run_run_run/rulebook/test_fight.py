"""Fight: walk to a mummy, spend cards for dice, share out the damage, use what else the dice show."""

import pytest
from hypothesis import given, settings

from lairkeeper.games.run_run_run.board.hexes import at
from lairkeeper.games.run_run_run.components.box import MummyId
from lairkeeper.games.run_run_run.records import events as ev
from lairkeeper.games.run_run_run.records.options import (
    AddCard,
    Deal,
    DeclineToken,
    Done,
    DrawRoom,
    DrawToken,
    Faces,
    Fight,
    KeepDouble,
    SpendDouble,
    SpendForMove,
    StepTo,
    StopHere,
    Symbols,
    TakeToken,
    Target,
    TurnUp,
)
from lairkeeper.games.run_run_run.rules.fight import ChooseTarget
from lairkeeper.games.run_run_run.rules.mummies import MakeExtraMoves, RollMummyDice, WakeMummy
from lairkeeper.games.run_run_run.rules.turn import ChooseAction
from lairkeeper.games.run_run_run.state import Pyramid
from lairkeeper.kernel import ChanceStream, State, begin, facts
from lairkeeper.testing import asked, clause, heard, play_out
from tests.games.run_run_run.fighting import beside_mummies, hearts_of, roll
from tests.games.run_run_run.tables import (
    FOUR,
    ONE,
    P1,
    SIX,
    THREE,
    TWO,
    card,
    cards,
    cat_place,
    corridor,
    draw_table,
    heard_of,
    hexes,
    mummy,
    offered,
    question,
    token,
)
from tests.games.run_run_run.wandering import any_game, any_stream, wander

HERE = {(0, -1): "100100"}
ONE_CAT = ((0, 0),)


@clause("RRR-FGT1")
def test_the_cat_walks_to_the_mummy_and_fights_where_it_stands() -> None:
    table = draw_table(corridor(4), cats=ONE_CAT, hands=((THREE, TWO),), awake={"herald": (0, -2)})
    state = begin(table, ChooseTarget())
    play_out(state, AddCard(card(TWO)), may_leave_draws=True)
    assert question(state) == "roll_combat_dice"
    assert cat_place(state.world, P1) == (0, -2)


@clause("RRR-FGT1", "RRR-FGT2")
def test_a_mummy_behind_another_one_cannot_be_chosen() -> None:
    awake = {"herald": (0, -2), "brute": (0, -3), "runner": (1, 0)}
    table = draw_table({**corridor(4), (1, 0): "000001"}, cats=ONE_CAT, awake=awake)
    assert offered(begin(table, ChooseTarget())) == {Target(hex_) for hex_ in hexes((0, -2), (1, 0))}


@clause("RRR-FGT2")
def test_the_walk_to_a_fight_may_be_prolonged_by_a_card_but_not_by_one_of_the_last_two() -> None:
    table = draw_table(corridor(5), cats=ONE_CAT, hands=((ONE, TWO, THREE),), awake={"herald": (0, -5)})
    state = begin(table, ChooseTarget())
    assert offered(state) == {SpendForMove(card(TWO)), SpendForMove(card(THREE))}
    table.hands[P1] = cards(TWO, THREE)
    assert Fight() not in offered(begin(table, ChooseAction()))


@clause("RRR-FGT3")
def test_a_cat_that_starts_beside_a_mummy_fights_it_there_or_leaves_to_fight_another() -> None:
    awake = {"herald": (0, -2), "brute": (0, -4)}
    state = begin(draw_table(corridor(4), cats=((0, -2),), awake=awake), ChooseTarget())
    assert offered(state) == {Target(hex_) for hex_ in hexes((0, -2), (0, -4))}


@clause("RRR-FGT4", "RRR-FGT9")
def test_cards_count_as_many_dice_as_they_have_exits_and_go_to_the_discard() -> None:
    table = draw_table(HERE, cats=ONE_CAT, hands=((THREE, TWO, FOUR),), awake={"herald": (0, -1)})
    state = begin(table, ChooseTarget())
    play_out(state, AddCard(card(THREE)), AddCard(card(TWO)), may_leave_draws=True)
    assert facts(state, asked(state))["dice"] == 5
    assert [kind for kind in cards(TWO, THREE, FOUR) if state.world.discard[kind]] == list(cards(TWO, THREE))
    assert state.world.hands[P1] == cards(FOUR)


@clause("RRR-FGT4", "RRR-MOV3")
def test_a_card_discarded_for_the_walk_adds_no_dice() -> None:
    table = draw_table(corridor(5), cats=ONE_CAT, hands=((FOUR, TWO, ONE),), awake={"herald": (0, -5)})
    state = begin(table, ChooseTarget())
    play_out(state, SpendForMove(card(FOUR)), AddCard(card(TWO)), may_leave_draws=True)
    assert facts(state, asked(state))["dice"] == 2


@clause("RRR-FGT1", "RRR-FGT8")
def test_a_fight_is_told_after_the_walk_to_it_and_before_what_is_spent_on_it() -> None:
    far, tokens = {"herald": (0, -5)}, (("double",),)
    table = draw_table(corridor(5), cats=ONE_CAT, hands=((FOUR, TWO, ONE),), tokens=tokens, awake=far)
    state = begin(table, ChooseTarget())
    told = play_out(state, SpendForMove(card(FOUR)), AddCard(card(TWO)), SpendDouble(), may_leave_draws=True)
    assert heard(told) == (
        ev.CardSpentForMove(P1, card(FOUR)),
        ev.CatMoved(P1, at(0, 0), at(0, -5)),
        ev.FightBegan(P1, at(0, -5), cards(TWO), 2, True),
        ev.TokenUsed(P1, token("double")),
    )


@clause("RRR-FGT5")
def test_no_fight_without_a_card() -> None:
    table = draw_table(HERE, cats=ONE_CAT, hands=((THREE, TWO, FOUR),), awake={"herald": (0, -1)})
    state = begin(table, ChooseTarget())
    assert offered(state) == {AddCard(kind) for kind in cards(THREE, TWO, FOUR)}
    play_out(state, AddCard(card(TWO)))
    assert Done() in offered(state)


@clause("RRR-FGT6")
def test_strength_above_six_dice_is_lost() -> None:
    table = draw_table(HERE, cats=ONE_CAT, hands=((THREE, TWO, FOUR),), awake={"herald": (0, -1)})
    state = begin(table, ChooseTarget())
    play_out(state, AddCard(card(THREE)), AddCard(card(FOUR)), may_leave_draws=True)
    assert facts(state, asked(state))["dice"] == 6


@clause("RRR-FGT7")
def test_the_last_card_of_the_hand_is_never_offered() -> None:
    table = draw_table(HERE, cats=ONE_CAT, hands=((THREE, TWO),), awake={"herald": (0, -1)})
    state = begin(table, ChooseTarget())
    play_out(state, AddCard(card(THREE)), may_leave_draws=True)
    assert question(state) == "roll_combat_dice"
    assert state.world.hands[P1] == cards(TWO)


@clause("RRR-FGT7")
def test_a_player_with_one_card_cannot_fight() -> None:
    table = draw_table(HERE, cats=ONE_CAT, hands=((SIX,),), awake={"herald": (0, -1)})
    assert Fight() not in offered(begin(table, ChooseAction()))


@clause("RRR-FGT8")
def test_the_double_token_is_spent_before_the_dice_are_rolled() -> None:
    table = draw_table(HERE, cats=ONE_CAT, hands=((THREE, TWO),), tokens=(("double",),), awake={"herald": (0, -1)})
    state = begin(table, ChooseTarget())
    told = play_out(state, AddCard(card(TWO)), SpendDouble(), may_leave_draws=True)
    assert ev.TokenUsed(P1, token("double")) in heard(told)
    assert question(state) == "roll_combat_dice"
    assert state.world.purses == [()]


@clause("RRR-FGT9")
def test_each_hit_removes_a_heart_and_the_dice_are_rolled_once() -> None:
    state = roll(beside_mummies("herald"), dice=3)
    told = play_out(state, Faces(3, 0, 0, 0))
    assert hearts_of(state, "herald") == 2
    assert sum(isinstance(event, ev.CombatDiceRolled) for event in heard(told)) == 1
    assert not state.decisions


@clause("RRR-FGT10")
def test_each_question_mark_triggers_the_ability_of_the_fighter() -> None:
    state = roll(beside_mummies("herald", hero="lamplighter"), dice=3)
    play_out(state, Faces(0, 3, 0, 0))
    assert state.world.reserve == 5 + 3


@clause("RRR-FGT11")
def test_each_room_hex_draws_a_card() -> None:
    state = roll(beside_mummies("herald"), dice=2)
    play_out(state, Faces(0, 0, 2, 0), DrawRoom, DrawRoom)
    assert len(state.world.hands[P1]) == 5 + 2
    assert not state.decisions


@clause("RRR-FGT12", "RRR-FGT13")
def test_damage_comes_first_then_rooms_then_abilities_then_footprints() -> None:
    state = roll(beside_mummies("herald", hero="relic_hunter"), dice=4)
    told = play_out(state, Faces(1, 1, 1, 1), DrawRoom, TakeToken(), DrawToken(token("shield")), StopHere())
    kept = [event.slug for event in heard(told)]
    assert kept == ["combat_dice_rolled", "mummy_hurt", "cards_drawn", "card_drawn", "token_found"]


@clause("RRR-FGT12")
def test_the_win_is_checked_before_anything_else_the_dice_show() -> None:
    table = draw_table(
        corridor(1), cats=((0, -1),), awake={"ravager": (0, -1)}, hearts_left={"ravager": 1}, door=(0, -2)
    )
    state = roll(table, dice=4)
    told = play_out(state, Faces(1, 1, 1, 1))
    assert state.outcome is not None
    assert [event.slug for event in heard(told)][-1] == "game_won"
    assert len(state.world.hands[P1]) == 5


@clause("RRR-FGT13")
def test_the_relic_hunter_may_decline_each_token_one_at_a_time() -> None:
    state = roll(beside_mummies("herald", hero="relic_hunter"), dice=2)
    told = play_out(state, Faces(0, 2, 0, 0), DeclineToken(), TakeToken(), DrawToken(token("double")))
    assert heard(told)[-2:] == (ev.TokenDeclined(P1), ev.TokenFound(P1, token("double")))
    assert state.world.purses == [(token("double"),)]


@clause("RRR-FGT13")
@pytest.mark.parametrize("hero", ["cartographer", "brawler", "lamplighter"])
def test_the_other_abilities_are_not_asked_for(hero: str) -> None:
    state = roll(beside_mummies("herald", hero=hero), dice=1)
    play_out(state, Faces(0, 1, 0, 0), may_leave_draws=True)
    assert all(decision.is_chance for decision in state.decisions)


@clause("RRR-FGT14")
def test_damage_is_split_freely_but_none_is_wasted_while_a_heart_remains() -> None:
    state = roll(beside_mummies("herald", "brute", herald=3, brute=4), dice=5)
    play_out(state, Faces(5, 0, 0, 0))
    assert offered(state) == {Deal(1), Deal(2), Deal(3)}
    play_out(state, Deal(2))
    assert (hearts_of(state, "herald"), hearts_of(state, "brute")) == (1, 1)


@clause("RRR-FGT14")
def test_damage_beyond_the_hearts_there_is_lost() -> None:
    state = roll(beside_mummies("herald", "brute", herald=1, brute=2), dice=5)
    told = play_out(state, Faces(5, 0, 0, 0))
    assert ev.MummyHurt(mummy("herald"), 1, 0) in heard(told)
    assert ev.MummyHurt(mummy("brute"), 2, 0) in heard(told)


@clause("RRR-FGT14")
def test_damage_may_go_to_the_boss_as_well_who_is_asked_for_last() -> None:
    state = roll(beside_mummies("snuffer", "brute", "colossus"), dice=6)
    play_out(state, Faces(6, 0, 0, 0), Deal(1), Deal(2))
    assert [hearts_of(state, name) for name in ("snuffer", "brute", "colossus")] == [4, 3, 9]


@clause("RRR-FGT15")
def test_each_footprint_is_a_step_to_a_connected_space() -> None:
    table = draw_table(corridor(4), cats=((0, -1),), awake={"herald": (0, -1)})
    state = roll(table, dice=2)
    play_out(state, Faces(0, 0, 0, 2))
    assert offered(state) == {StopHere(), *(StepTo(hex_) for hex_ in hexes((0, 0), (0, -2)))}
    play_out(state, StepTo(at(0, -2)), StepTo(at(0, -3)))
    assert cat_place(state.world, P1) == (0, -3)
    assert not state.decisions


@clause("RRR-FGT16")
def test_footprints_are_optional() -> None:
    state = roll(draw_table(corridor(4), cats=((0, -1),), awake={"herald": (0, -1)}), dice=3)
    play_out(state, Faces(0, 0, 0, 3), StepTo(at(0, -2)), StopHere())
    assert cat_place(state.world, P1) == (0, -2)
    assert not state.decisions


@clause("RRR-FGT16")
def test_a_footprint_into_a_mummys_space_ends_the_walk_without_fight_or_attack() -> None:
    awake = {"herald": (0, -1), "brute": (0, -2)}
    state = roll(draw_table(corridor(4), cats=((0, -1),), awake=awake), dice=3)
    told = play_out(state, Faces(0, 0, 0, 3), StepTo(at(0, -2)))
    assert [event.slug for event in heard(told)] == ["combat_dice_rolled", "cat_moved"]
    assert not state.decisions


@clause("RRR-FGT17")
def test_a_mummy_without_hearts_leaves_the_maze_at_once() -> None:
    state = roll(beside_mummies("herald", "brute", herald=1), dice=1)
    told = play_out(state, Faces(1, 0, 0, 0), Deal(1))
    assert heard(told)[-1] == ev.MummyDefeated(mummy("herald"))
    assert [figure.id for figure in state.world.awake] == [mummy("brute")]


@clause("RRR-FGT18")
def test_its_card_is_shuffled_back_and_the_hearts_of_the_pile_stay() -> None:
    table = draw_table(HERE, cats=((0, -1),), awake={"herald": (0, -1)}, hearts_left={"herald": 1}, hearts=3)
    state = roll(table, dice=1)
    play_out(state, Faces(1, 0, 0, 0))
    assert state.world.hearts == 3
    draw = asked(begin(state.world, WakeMummy()))
    assert dict(zip(draw.options, draw.weights, strict=True)) == {TurnUp(MummyId(any_)): 1 for any_ in range(4)}


@clause("RRR-FGT19")
def test_a_card_that_comes_back_to_an_empty_pile_is_the_pile_and_carries_no_heart() -> None:
    awake = dict.fromkeys(("herald", "runner", "brute", "snuffer"), (0, -1))
    state = roll(draw_table(HERE, cats=((0, -1),), awake=awake, hearts_left={"herald": 1}), dice=1)
    play_out(state, Faces(1, 0, 0, 0), Deal(1))
    assert state.world.asleep == (mummy("herald"),)
    assert state.world.hearts == 0


@clause("RRR-FGT20")
def test_the_powers_of_a_defeated_mummy_end_with_it() -> None:
    table = draw_table(corridor(6), cats=((0, -5),), awake={"runner": (0, -5)}, hearts_left={"runner": 1})
    assert Symbols(2) in offered(begin(table, RollMummyDice()))
    state = roll(table, dice=1)
    play_out(state, Faces(1, 0, 0, 0))
    assert offered(begin(state.world, RollMummyDice())) == {Symbols(0), Symbols(1)}
    assert not heard(play_out(begin(state.world, MakeExtraMoves(1))))


@clause("RRR-FGT21")
@pytest.mark.parametrize("hearts", [1, 5])
def test_the_cat_stays_where_it_fought_whether_the_mummy_lives_or_not(hearts: int) -> None:
    state = roll(beside_mummies("herald", herald=hearts), dice=1)
    play_out(state, Faces(1, 0, 0, 0))
    assert cat_place(state.world, P1) == (0, -1)
    assert not state.decisions


@clause("RRR-FGT22")
@settings(max_examples=25, deadline=None)
@given(state=any_game, stream=any_stream)
def test_nothing_but_a_fight_removes_a_mummy(state: State[Pyramid], stream: ChanceStream) -> None:
    before: set[MummyId] = set()
    for decision, _ in wander(state, stream):
        now = {figure.id for figure in state.world.awake}
        assert now >= before or decision.question in ("roll_combat_dice", "share_damage")
        before = now


@clause("RRR-FGT23")
def test_a_double_token_doubles_the_brawlers_extra_damage_too() -> None:
    state = roll(beside_mummies("colossus", hero="brawler"), dice=3, is_doubled=True)
    play_out(state, Faces(1, 2, 0, 0))
    assert hearts_of(state, "colossus") == 12 - (1 + 2) * 2


@clause("RRR-FGT24")
def test_a_second_double_token_cannot_be_spent_in_the_same_fight() -> None:
    tokens = (("double", "double"),)
    table = draw_table(HERE, cats=ONE_CAT, hands=((THREE, TWO),), tokens=tokens, awake={"brute": (0, -1)})
    state = begin(table, ChooseTarget())
    play_out(state, AddCard(card(TWO)), SpendDouble(), Faces(2, 0, 0, 0))
    assert hearts_of(state, "brute") == 5 - 2 * 2
    assert state.world.purses == [(token("double"),)]


def scenario_s13() -> State[Pyramid]:
    table = draw_table(
        corridor(2),
        cats=ONE_CAT,
        heroes=("brawler",),
        hands=((THREE, TWO, FOUR),),
        tokens=(("double",),),
        awake={"herald": (0, -2)},
        hearts=2,
    )
    return begin(table, ChooseTarget())


@clause(
    "RRR-FGT4",
    "RRR-FGT9",
    "RRR-FGT11",
    "RRR-FGT12",
    "RRR-FGT15",
    "RRR-FGT17",
    "RRR-FGT18",
    "RRR-FGT23",
    "RRR-CAT3",
)
def test_scenario_s13_a_mummy_that_is_defeated_goes_back_to_sleep() -> None:
    state = scenario_s13()
    told = play_out(state, AddCard(card(THREE)), AddCard(card(TWO)), SpendDouble(), Faces(2, 1, 1, 1), DrawRoom)
    (began,) = heard_of(told, ev.FightBegan)
    assert (began.hex, set(began.cards), began.dice) == (at(0, -2), set(cards(THREE, TWO)), 5)
    assert ev.MummyDefeated(mummy("herald")) in heard(told)
    assert mummy("herald") in state.world.asleep
    assert state.world.hearts == 2
    assert len(state.world.hands[P1]) == 2
    assert offered(state) == {StopHere(), StepTo(at(0, -1))}


@clause("RRR-FGT23", "RRR-CAT3")
def test_scenario_s13_without_the_double_token_two_hearts_are_left() -> None:
    state = scenario_s13()
    play_out(state, AddCard(card(THREE)), AddCard(card(TWO)), KeepDouble(), Faces(2, 1, 1, 1), DrawRoom, StopHere())
    assert hearts_of(state, "herald") == 2


@clause("RRR-FGT6", "RRR-FGT7")
def test_scenario_s13_seven_exits_give_six_dice_and_a_third_card_is_refused() -> None:
    state = scenario_s13()
    play_out(state, AddCard(card(THREE)), AddCard(card(FOUR)))
    assert question(state) == "choose_double"
    play_out(state, KeepDouble(), may_leave_draws=True)
    assert facts(state, asked(state))["dice"] == 6
    assert state.world.hands[P1] == cards(TWO)
