"""Playing alone: the same rules, a Catventurer of one's choice, a regroup with oneself."""

import msgspec

from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.components.box import CatId
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.games.run_run_run.records import events as ev
from lairkeeper.games.run_run_run.records.options import ChooseCat, Cooperate, DrawRoom, Recover, Sacrifice
from lairkeeper.games.run_run_run.rules.cooperate import CallRegroup
from lairkeeper.games.run_run_run.rules.turn import ChooseAction, EndTurn
from lairkeeper.games.run_run_run.setup import lay_out
from lairkeeper.kernel import begin, start
from lairkeeper.kernel.flow.agenda import begin_telling
from lairkeeper.testing import asked, clause, heard, play_out
from tests.games.run_run_run.tables import FIVE, P1, TWO, cards, cat, draw_table, offered, question

BY_SEAT = {"options", "cats", "places", "hands", "purses", "offers"}
ALONE = ((0, 0),)


@clause("RRR-SOL1")
def test_the_table_of_one_is_laid_out_like_the_table_of_four() -> None:
    one, four = (msgspec.structs.asdict(lay_out(TableOptions(players=players))) for players in (1, 4))
    assert {name: value for name, value in one.items() if name not in BY_SEAT} == {
        name: value for name, value in four.items() if name not in BY_SEAT
    }
    assert [len(one[name]) for name in sorted(BY_SEAT - {"options"})] == [1] * 5


@clause("RRR-SOL1")
def test_the_lone_player_takes_every_turn_and_the_mummies_act_in_each() -> None:
    state, told = begin_telling(draw_table(cats=ALONE), EndTurn())
    assert heard(told) == (ev.TurnBegan(P1, 2),)
    assert question(state) == "roll_mummy_dice"


@clause("RRR-SOL2")
def test_the_lone_player_chooses_among_all_catventurers() -> None:
    state = start(GAME, TableOptions(players=1))
    assert asked(state).seats == (P1,)
    assert offered(state) == {ChooseCat(CatId(any_)) for any_ in range(4)}
    told = play_out(state, ChooseCat(cat("brawler")), *[DrawRoom] * 5, may_leave_draws=True)
    assert state.world.cats == [cat("brawler")]
    assert heard(told)[0] == ev.CatReceived(P1, cat("brawler"))


@clause("RRR-SOL2")
def test_several_players_do_not_choose() -> None:
    assert asked(start(GAME, TableOptions(players=2))).is_chance


@clause("RRR-SOL3")
def test_a_lone_regroup_recovers_cards_of_the_discard() -> None:
    table = draw_table(cats=ALONE, discard=("R01",) * 4 + ("R02",))
    assert Cooperate() in offered(begin(table, ChooseAction()))
    state = begin(table, CallRegroup())
    assert offered(state) == {Sacrifice(0), Sacrifice(1), Sacrifice(2)}
    play_out(state, Sacrifice(1), *[Recover] * 4)
    assert (len(state.world.hands[P1]), state.world.reserve, state.world.regroup_tiles) == (5 + 4, 4, 2)
    assert not state.decisions


@clause("RRR-SOL4")
def test_alone_all_pooled_cards_end_in_the_single_hand_and_nothing_is_asked_for() -> None:
    state = begin(draw_table(cats=ALONE, hands=((TWO,),), discard=(FIVE,)), CallRegroup())
    assert not state.decisions
    assert state.world.hands == [cards(TWO, FIVE)]
