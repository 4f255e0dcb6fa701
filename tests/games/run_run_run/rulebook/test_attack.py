"""Attacks of the mummies (RRR-ATK): when they happen, who splits the damage, and what it costs."""

import pytest

from lairkeeper.games.run_run_run.board.hexes import at
from lairkeeper.games.run_run_run.records.events import CardLost, CatKilled, CatsAttacked, DamageSplit, ShieldRaised
from lairkeeper.games.run_run_run.records.options import (
    AddCard,
    Cooperate,
    Done,
    Faces,
    Fight,
    Join,
    LoseCard,
    LowerShield,
    MoveTo,
    RaiseShield,
    SplitDamage,
    StepTo,
    Symbols,
    UseToken,
)
from lairkeeper.games.run_run_run.rules.attack import Attack
from lairkeeper.games.run_run_run.rules.explore import ExtendMaze
from lairkeeper.games.run_run_run.rules.fight import StepAway
from lairkeeper.games.run_run_run.rules.mummies import MummiesAct, PlaceHeart
from lairkeeper.games.run_run_run.rules.sarcophagus import TokenWindow
from lairkeeper.games.run_run_run.rules.turn import ChooseAction
from lairkeeper.games.run_run_run.state import Pyramid
from lairkeeper.kernel import Seat, State, begin
from lairkeeper.testing import asked, clause, heard, play_out
from tests.games.run_run_run.tables import (
    LOOP,
    P1,
    P2,
    P3,
    P4,
    card,
    cat_place,
    chances,
    corridor,
    draw_table,
    heard_of,
    mummy,
    offered,
    token,
)

BRUTE = mummy("brute")
WITH_SHIELD = ("shield",)


def reason(state: State[Pyramid]) -> str | None:
    """Why the game is over, if it is."""
    return state.outcome.reason if state.outcome else None


@clause("RRR-ATK1")
def test_a_mummy_that_enters_a_space_attacks_all_cats_there() -> None:
    table = draw_table(corridor(3), cats=[(0, -2), (0, 0), (0, -2)], awake={"brute": (0, -3)})
    state = begin(table, MummiesAct())
    told = play_out(state, Symbols(1))
    assert heard_of(told, CatsAttacked) == [CatsAttacked(BRUTE, at(0, -2), damage=2)]
    told = play_out(state, SplitDamage((1, 1)), LoseCard, LoseCard)
    assert heard_of(told, DamageSplit) == [DamageSplit(BRUTE, (P1, P3), (1, 1))]
    assert [lost.seat for lost in heard_of(told, CardLost)] == [P1, P3]


@clause("RRR-ATK2")
def test_an_extra_move_onto_cats_is_an_attack() -> None:
    table = draw_table(corridor(3), cats=[(0, -2)], awake={"runner": (0, -3)})
    assert heard_of(play_out(begin(table, MummiesAct()), Symbols(0), LoseCard), CatsAttacked)


@clause("RRR-ATK2")
def test_an_advance_caused_by_darkness_is_an_attack() -> None:
    table = draw_table(corridor(3), cats=[(0, -2)], awake={"brute": (0, -3)}, door=(0, -4))
    told = play_out(begin(table, PlaceHeart("darkness")), LoseCard, LoseCard)
    assert len(heard_of(told, CardLost)) == 2


@clause("RRR-ATK2")
def test_a_fight_brings_no_attack_even_if_the_mummy_survives() -> None:
    table = draw_table(corridor(1), awake={"brute": (0, -1)}, hands=(("R01", "R02"),))
    told = play_out(begin(table, ChooseAction()), Fight(), AddCard(card("R01")), Faces(1, 0, 0, 0))
    assert (cat_place(table, P1), table.awake[0].hearts) == ((0, -1), 4)
    assert not heard_of(told, CatsAttacked)


@clause("RRR-ATK2")
def test_a_teleport_to_a_mummy_brings_no_attack() -> None:
    table = draw_table(corridor(1), awake={"brute": (0, -1)}, tokens=(WITH_SHIELD,))
    told = play_out(begin(table, TokenWindow("before_action")), UseToken(token("shield")))
    assert (cat_place(table, P1), heard_of(told, CatsAttacked)) == ((0, -1), [])


@clause("RRR-ATK2")
def test_a_footprint_towards_a_mummy_brings_no_attack() -> None:
    table = draw_table(corridor(1), awake={"brute": (0, -1)})
    told = play_out(begin(table, StepAway(1)), StepTo(at(0, -1)))
    assert (cat_place(table, P1), heard_of(told, CatsAttacked)) == ((0, -1), [])


@clause("RRR-ATK2")
def test_a_regroup_beside_a_mummy_brings_no_attack() -> None:
    table = draw_table(corridor(1), cats=[(0, -1), (0, 0)], awake={"brute": (0, -1)})
    told = play_out(begin(table, ChooseAction()), Cooperate(), Join(), (P1, Done()), (P2, Done()))
    assert (cat_place(table, P2), heard_of(told, CatsAttacked)) == ((0, -1), [])


@clause("RRR-ATK3")
@pytest.mark.parametrize(
    ("name", "damage"),
    [("herald", 1), ("runner", 1), ("brute", 2), ("snuffer", 1), ("ravager", 4), ("silencer", 3), ("colossus", 2)],
)
def test_the_printed_damage_is_dealt_once_in_total_not_per_cat(name: str, damage: int) -> None:
    table = draw_table(corridor(2), cats=[(0, -1)] * 3, awake={name: (0, -1)}, door=(0, -3))
    state = begin(table, Attack(mummy(name)))
    assert {sum(split.shares) for split in offered(state) if isinstance(split, SplitDamage)} == {damage}


@clause("RRR-ATK4")
def test_each_damage_costs_a_card_drawn_at_random_from_the_hand() -> None:
    table = draw_table(corridor(1), cats=[(0, -1)], awake={"brute": (0, -1)}, hands=(("R01", "R01", "R01", "R57"),))
    state = begin(table, Attack(BRUTE))
    assert chances(state) == {LoseCard(card("R01")): 3, LoseCard(card("R57")): 1}
    play_out(state, LoseCard(card("R01")), LoseCard(card("R57")))
    assert table.hands[P1] == (card("R01"), card("R01"))


@clause("RRR-ATK4")
def test_the_lost_card_goes_openly_to_the_discard() -> None:
    table = draw_table(corridor(1), cats=[(0, -1), (0, 0)], awake={"herald": (0, -1)}, hands=(("R01", "R57"),))
    told = play_out(begin(table, Attack(mummy("herald"))), LoseCard(card("R57")))
    assert heard(told, P2) == (CardLost(P1, card("R57")),)
    assert table.discard[card("R57")] == 1


@clause("RRR-ATK5")
def test_attacked_cats_may_split_the_damage_in_any_way() -> None:
    table = draw_table(corridor(1), cats=[(0, -1)] * 3, awake={"brute": (0, -1)})
    splits = [(2, 0, 0), (0, 2, 0), (0, 0, 2), (1, 1, 0), (1, 0, 1), (0, 1, 1)]
    assert offered(begin(table, Attack(BRUTE))) == {SplitDamage(shares) for shares in splits}


@clause("RRR-ATK6")
@pytest.mark.parametrize(
    ("active", "attacked", "decider"), [(P1, (P1, P3), P1), (P3, (P1, P2), P1), (P3, (P2, P4), P4), (P2, (P1, P4), P4)]
)
def test_the_active_player_splits_if_attacked_else_the_attacked_player_next_in_turn(
    active: Seat, attacked: tuple[Seat, ...], decider: Seat
) -> None:
    cats = [(0, -1) if seat in attacked else (0, 0) for seat in (P1, P2, P3, P4)]
    table = draw_table(corridor(1), cats=cats, awake={"brute": (0, -1)}, active=active)
    assert asked(begin(table, Attack(BRUTE))).seats == (decider,)


@clause("RRR-ATK7")
def test_two_mummies_that_enter_the_same_space_each_inflict_their_own_damage() -> None:
    table = draw_table(corridor(3), cats=[(0, -2)], awake={"brute": (0, -3), "snuffer": (0, -3)})
    told = play_out(begin(table, MummiesAct()), Symbols(1), LoseCard, LoseCard, LoseCard)
    assert [attack.damage for attack in heard_of(told, CatsAttacked)] == [2, 1]
    assert len(table.hands[P1]) == 2


@clause("RRR-ATK8")
def test_each_attack_has_its_own_split_and_its_own_shields() -> None:
    awake = {"snuffer": (0, -3), "brute": (0, -3)}
    table = draw_table(corridor(3), cats=[(0, -2)] * 2, awake=awake, tokens=(("shield", "shield"),))
    state = begin(table, MummiesAct())
    told = play_out(state, Symbols(1), SplitDamage((1, 0)), RaiseShield(), SplitDamage((2, 0)), RaiseShield())
    kinds = (CatsAttacked, DamageSplit, ShieldRaised)
    assert [type(event) for event in heard(told) if isinstance(event, kinds)] == [*kinds, *kinds]
    assert (table.purses[P1], len(table.hands[P1])) == ((), 5)


@clause("RRR-ATK9")
def test_a_player_who_must_discard_the_last_card_is_killed_and_the_game_is_lost_at_once() -> None:
    cats, awake = [(0, -2), (0, -2)], {"snuffer": (0, -3), "herald": (0, -3)}
    table = draw_table(corridor(3), cats=cats, awake=awake, hands=(("R01",), ("R57", "R56")))
    state = begin(table, MummiesAct())
    told = play_out(state, Symbols(1), SplitDamage((1, 0)))
    assert heard(told)[-1] == CatKilled(P1)
    assert (reason(state), table.hearts, len(table.hands[P2])) == ("last_card", 0, 2)


@clause("RRR-ATK10")
@pytest.mark.parametrize(("cards", "ending"), [(1, "last_card"), (2, "last_card"), (3, None)])
def test_as_much_damage_as_cards_in_hand_is_a_defeat(cards: int, ending: str | None) -> None:
    table = draw_table(corridor(1), cats=[(0, -1)], awake={"brute": (0, -1)}, hands=(("R01",) * cards,))
    state = begin(table, Attack(BRUTE))
    assert reason(state) == ending
    assert len(table.hands[P1]) == (1 if ending is None else cards)


@clause("RRR-ATK10")
def test_damage_cancelled_by_a_shield_does_not_count() -> None:
    table = draw_table(corridor(1), cats=[(0, -1)], awake={"brute": (0, -1)}, hands=(("R01",),), tokens=(WITH_SHIELD,))
    state = begin(table, Attack(BRUTE))
    play_out(state, RaiseShield())
    assert (reason(state), len(table.hands[P1])) == (None, 1)


@clause("RRR-ATK10")
def test_a_player_without_cards_in_the_middle_of_an_explore_dies_from_any_damage() -> None:
    rooms = {place: name for place, name in LOOP.items() if place != (0, -1)}
    awake = dict.fromkeys(("herald", "runner", "brute", "snuffer"), (1, -1))
    table = draw_table(rooms, cats=[(0, 0)], awake=awake, hands=(("R07",),), reserve=0)
    state = begin(table, ExtendMaze(card("R07"), at(0, -1), 2, (), None))
    assert not table.hands[P1]
    told = play_out(state, MoveTo(at(0, -1)))
    assert heard(told)[-1] == CatKilled(P1)
    assert reason(state) == "last_card"


@clause("RRR-ATK10", "RRR-MOV3")
def test_a_card_spent_for_the_walk_is_gone_when_darkness_brings_an_attack() -> None:
    rooms = {place: name for place, name in LOOP.items() if place != (0, -1)}
    awake = dict.fromkeys(("herald", "runner", "brute", "snuffer"), (1, -1))
    table = draw_table(rooms, cats=[(0, 0)], awake=awake, hands=(("R07", "R01", "R02"),), reserve=0)
    state = begin(table, ExtendMaze(card("R07"), at(0, -1), 2, (), card("R02")))
    assert table.hands[P1] == (card("R01"),)
    play_out(state, MoveTo(at(0, -1)))
    assert reason(state) == "last_card"


@clause("RRR-SAR12", "RRR-ATK6", "RRR-TRN1")
def test_shields_and_damage_go_round_in_turn_order() -> None:
    cats, tokens = [(0, -1), (0, 0), (0, 0), (0, -1)], (WITH_SHIELD, (), (), WITH_SHIELD)
    table = draw_table(corridor(1), cats=cats, awake={"brute": (0, -1)}, tokens=tokens, active=P3)
    state = begin(table, Attack(BRUTE))
    play_out(state, (P4, SplitDamage((1, 1))))
    assert asked(state).seats == (P4,)
    told = play_out(state, (P4, LowerShield()), LoseCard, (P1, LowerShield()), LoseCard)
    assert [lost.seat for lost in heard_of(told, CardLost)] == [P4, P1]


S9 = ("RRR-ATK5", "RRR-ATK6", "RRR-ATK9", "RRR-ATK10", "RRR-SAR12", "RRR-SAR23", "RRR-MUMMY6")


def splitting_table() -> State[Pyramid]:
    """The brute has entered the Room of P2, who has one card and a shield, and of P3, on the turn of P1."""
    table = draw_table(
        corridor(3),
        cats=[(0, 0), (0, -2), (0, -2)],
        awake={"brute": (0, -3)},
        hands=(("R57",), ("R01",), ("R01", "R01", "R02", "R02")),
        tokens=((), WITH_SHIELD),
    )
    state = begin(table, MummiesAct())
    play_out(state, Symbols(1))
    assert asked(state).seats == (P2,)
    return state


def cards_and_shields(state: State[Pyramid]) -> tuple[int, int, int]:
    """What P2 holds, what P3 holds, and the shields of P2."""
    return len(state.world.hands[P2]), len(state.world.hands[P3]), len(state.world.purses[P2])


@clause(*S9)
def test_scenario_s9_all_damage_may_go_to_the_other_cat() -> None:
    state = splitting_table()
    play_out(state, SplitDamage((0, 2)), LoseCard, LoseCard)
    assert (cards_and_shields(state), reason(state)) == ((1, 2, 1), None)


@clause(*S9)
def test_scenario_s9_with_one_damage_each_the_shield_saves_a_card() -> None:
    state = splitting_table()
    play_out(state, SplitDamage((1, 1)), (P2, RaiseShield()), LoseCard)
    assert (cards_and_shields(state), reason(state)) == ((1, 3, 0), None)


@clause(*S9)
def test_scenario_s9_one_each_without_the_shield() -> None:
    state = splitting_table()
    play_out(state, SplitDamage((1, 1)), (P2, LowerShield()))
    assert (cards_and_shields(state), reason(state)) == ((1, 4, 1), "last_card")


@clause(*S9)
def test_scenario_s9_all_damage_to_the_shield() -> None:
    state = splitting_table()
    play_out(state, SplitDamage((2, 0)), (P2, RaiseShield()))
    assert (cards_and_shields(state), reason(state)) == ((1, 4, 0), None)
