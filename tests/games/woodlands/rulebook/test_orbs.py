"""Orbs (WDL-ORB)."""

from lairkeeper.games.woodlands.records.options import (
    AcceptDice,
    Buy,
    Raise,
    RerollDie,
    RollDice,
    RollFace,
    RollFaces,
    Stop,
    Unlock,
    UseVortex,
)
from lairkeeper.games.woodlands.rules.encounter import MeetFoes
from lairkeeper.games.woodlands.rules.orbs import gain_orbs
from lairkeeper.games.woodlands.rules.turn import TakeTurn
from lairkeeper.kernel import Seat, Table, begin
from lairkeeper.testing import clause, play_out
from tests.games.woodlands.tables import (
    BETHRAS,
    TRAIL,
    XYLIA,
    acting,
    card,
    draw_table,
    offered,
    offered_kinds,
    question,
)


@clause("WDL-ORB1", "WDL-SET3")
def test_a_hero_has_ten_orbs_at_most() -> None:
    woods = draw_table(orbs={"xylia": 9})
    gain_orbs(woods, XYLIA, 3, "effect", Table(Seat(0)))
    assert woods.orbs[XYLIA] == 10


@clause("WDL-ORB2")
def test_orbs_buy_goods_the_vortex_first_aid_and_powers() -> None:
    woods = draw_table({"T07": (0, -1)}, heroes={"xylia": "T07", "bethras": "T07"}, orbs={"xylia": 3})
    woods.hearts[BETHRAS] = 0
    woods.goods = (card("mace"),)
    assert {Buy, Raise, Unlock} <= offered_kinds(acting(woods))
    woods = draw_table({"T05": (0, -1, 90)}, heroes={"xylia": "T05", "bethras": "T01"}, orbs={"xylia": 1})
    assert UseVortex in offered_kinds(acting(woods))


@clause("WDL-ORB3", "WDL-CMB7", "WDL-CMB8")
def test_an_orb_rerolls_one_combat_die_and_never_a_power_die() -> None:
    woods = draw_table(
        TRAIL,
        heroes={"bethras": "T21", "xylia": "T01"},
        orbs={"bethras": 2},
        foes=[("spirit", "T21")],
        board={"invoke": (1, 1)},
    )
    state = begin(woods, MeetFoes())
    play_out(state, lambda option: option.slug == "add_power_die", RollFaces((1,)), RollFace(2))
    assert offered(state) == {Stop(), RerollDie(0, 1)}
    play_out(state, RerollDie(0, 1), RollFace(3), RerollDie(0, 3), RollFace(5))
    assert (woods.orbs[BETHRAS], woods.foes) == (2, [])


@clause("WDL-ORB4", "WDL-ORB5", "WDL-ORB9")
def test_powers_are_unlocked_in_the_own_turn_but_never_in_an_encounter() -> None:
    woods = draw_table(TRAIL, heroes={"bethras": "T21", "xylia": "T01"}, orbs={"bethras": 3}, foes=[("snake", "T21")])
    state = begin(woods, TakeTurn(BETHRAS))
    assert offered(state) == {RollDice(), Unlock(1)}
    play_out(state, RollDice(), RollFaces((1, 1, 1, 1)))
    assert Unlock(1) in offered(state)
    play_out(state, AcceptDice())
    assert Unlock(1) in offered(state)
    play_out(state, *[lambda option: option.slug == "put_on"] * 4)
    assert question(state) == "choose_fight"
    assert Unlock(1) not in offered(state)


@clause("WDL-ORB5", "WDL-ORB6", "WDL-ORB7", "WDL-ORB8")
def test_power_one_costs_three_and_power_two_five_more() -> None:
    woods = draw_table(orbs={"xylia": 8}, board={"move": (1,)})
    state = acting(woods)
    assert Unlock(1) in offered(state)
    assert Unlock(2) not in offered(state)
    play_out(state, Unlock(1), Unlock(2))
    assert (woods.powers[XYLIA], woods.orbs[XYLIA]) == (2, 0)
    woods = draw_table(orbs={"xylia": 7}, board={"move": (1,)})
    state = acting(woods)
    play_out(state, Unlock(1))
    assert Unlock(2) not in offered(state)


@clause("WDL-ORB10")
def test_orb_tokens_are_no_orbs() -> None:
    woods = draw_table(board={"move": (1,)}, orbs={"xylia": 2})
    woods.tokens[XYLIA] = (3,)
    assert Unlock(1) not in offered(acting(woods))
