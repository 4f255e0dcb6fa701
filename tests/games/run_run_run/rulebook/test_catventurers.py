"""The Catventurers: what each question mark on the Combat dice does for the one who fights."""

import pytest

from lairkeeper.games.run_run_run.records import events as ev
from lairkeeper.games.run_run_run.records.options import DrawRoom, DrawToken, Faces, TakeToken, TurnUp
from lairkeeper.testing import clause, heard, play_out
from tests.games.run_run_run.fighting import beside_mummies, hearts_of, roll
from tests.games.run_run_run.tables import P1, P2, draw_table, heard_of, mummy, question, standing, token


@clause("RRR-CAT1")
def test_the_cartographer_draws_a_card_for_each_question_mark() -> None:
    state = roll(beside_mummies("herald", hero="cartographer"), dice=2)
    told = play_out(state, Faces(0, 2, 0, 0), DrawRoom, DrawRoom)
    assert heard_of(told, ev.CardsDrawn) == [ev.CardsDrawn(P1, 2)]
    assert len(state.world.hands[P1]) == 5 + 2


@clause("RRR-CAT2")
def test_the_relic_hunter_draws_a_token_for_each_question_mark() -> None:
    state = roll(beside_mummies("herald", hero="relic_hunter"), dice=2)
    found = (token("shield"), token("rooms2"))
    play_out(state, Faces(0, 2, 0, 0), TakeToken(), DrawToken(found[0]), TakeToken(), DrawToken(found[1]))
    assert state.world.purses[P1] == found
    assert sum(state.world.stack) == 17 - 2


@clause("RRR-CAT2")
def test_a_trap_of_the_relic_hunter_wakes_a_mummy_at_once() -> None:
    state = roll(beside_mummies("herald", hero="relic_hunter"), dice=2)
    play_out(state, Faces(0, 2, 0, 0), TakeToken(), DrawToken(token("trap")), TurnUp(mummy("brute")))
    assert standing(state.world) == {"herald": (0, -1), "brute": (0, -1)}
    assert question(state) == "offer_token"
    assert state.world.purses[P1] == ()


@clause("RRR-CAT2")
def test_an_empty_stack_has_nothing_for_the_relic_hunter() -> None:
    table = beside_mummies("herald", hero="relic_hunter")
    table.stack = [0] * len(table.stack)
    state = roll(table, dice=1)
    play_out(state, Faces(0, 1, 0, 0))
    assert not state.decisions


@clause("RRR-CAT3")
def test_the_brawler_inflicts_one_more_damage_for_each_question_mark() -> None:
    state = roll(beside_mummies("herald", hero="brawler"), dice=3)
    play_out(state, Faces(1, 2, 0, 0))
    assert hearts_of(state, "herald") == 5 - 3


@clause("RRR-CAT4")
@pytest.mark.parametrize(("supply", "gained"), [(30, 2), (1, 1)])
def test_the_lamplighter_gains_torches_of_the_supply_even_above_five(supply: int, gained: int) -> None:
    table = beside_mummies("herald", hero="lamplighter")
    table.supply = supply
    state = roll(table, dice=2)
    told = play_out(state, Faces(0, 2, 0, 0))
    assert heard(told)[-1] == ev.TorchesGained(gained, 5 + gained)
    assert (state.world.reserve, state.world.supply) == (5 + gained, supply - gained)


@clause("RRR-CAT5")
@pytest.mark.parametrize("seat", [P1, P2])
def test_an_ability_works_in_the_fights_of_its_owner_only(seat: int) -> None:
    table = draw_table(
        {(0, -1): "100100"},
        cats=((0, -1), (0, -1)),
        heroes=("brawler", "lamplighter"),
        awake={"herald": (0, -1)},
        active=(P1, P2)[seat],
    )
    state = roll(table, dice=2)
    play_out(state, Faces(0, 2, 0, 0))
    assert (hearts_of(state, "herald"), state.world.reserve) == ((3, 5), (5, 7))[seat]


@clause("RRR-CAT5")
@pytest.mark.parametrize("hero", ["cartographer", "relic_hunter", "brawler", "lamplighter"])
def test_no_ability_works_while_the_silencer_is_in_the_maze(hero: str) -> None:
    state = roll(beside_mummies("silencer", hero=hero), dice=2)
    told = play_out(state, Faces(1, 1, 0, 0))
    assert heard(told)[-1] == ev.AbilitiesSilenced(P1)
    assert (hearts_of(state, "silencer"), len(state.world.hands[P1]), state.world.reserve) == (9, 5, 5)
    assert not state.decisions
