"""General rules (RRR-GEN): how many play, who decides, and where chance comes from."""

import pytest

from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.board.hexes import at
from lairkeeper.games.run_run_run.board.maze import SpaceId
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.games.run_run_run.records.options import Explore, MoveTo, Symbols
from lairkeeper.games.run_run_run.rules.attack import Attack
from lairkeeper.games.run_run_run.rules.cooperate import RecoverCard, SacrificeTorches
from lairkeeper.games.run_run_run.rules.ending import CheckHand, CheckVictory, LoseLastCard, LoseToVault
from lairkeeper.games.run_run_run.rules.exit import RevealBoss
from lairkeeper.games.run_run_run.rules.fight import RollCombatDice, ShareDamage
from lairkeeper.games.run_run_run.rules.mummies import MummiesAct, RollMummyDice, WakeMummy
from lairkeeper.games.run_run_run.rules.sarcophagus import DrawOneToken
from lairkeeper.games.run_run_run.rules.turn import ChooseAction
from lairkeeper.kernel import ChanceStream, Seat, Step, after, apply, begin, facts, fingerprint, resolve, start
from lairkeeper.kernel.errors import BadConfig, NotYourDecision
from lairkeeper.testing import asked, clause, play_out
from tests.games.run_run_run.tables import LOOP, P1, P2, P3, corridor, draw_table, mummy
from tests.games.run_run_run.wandering import from_the_start, wander

ASKED_OF_OTHERS = {"divide_damage", "suffer_damage", "ask_to_join", "offer_card", "offer_gift"}


@clause("RRR-GEN1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_players_may_play(players: int) -> None:
    assert len(start(GAME, TableOptions(players=players)).world.hands) == players


@clause("RRR-GEN1")
@pytest.mark.parametrize("players", [-1, 0, 5])
def test_nobody_and_more_than_four_are_refused(players: int) -> None:
    with pytest.raises(BadConfig):
        start(GAME, TableOptions(players=players))


@clause("RRR-GEN2")
def test_all_players_win_together() -> None:
    state = begin(draw_table(corridor(1), cats=[(0, 0)] * 3, door=(0, -2)), CheckVictory())
    assert state.outcome is not None
    assert state.outcome.winners == (P1, P2, P3)


@clause("RRR-GEN2")
@pytest.mark.parametrize("defeat", [LoseToVault(mummy("brute")), LoseLastCard(P2), CheckHand(P2)])
def test_all_players_lose_together(defeat: Step) -> None:
    state = begin(draw_table(cats=[(0, 0)] * 3, hands=(("R01",), ())), defeat)
    assert state.outcome is not None
    assert state.outcome.winners == ()


@clause("RRR-GEN3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_decision_belongs_to_one_player_usually_the_active_one(players: int) -> None:
    state = from_the_start(TableOptions(players=players))
    for _ in wander(state, ChanceStream(f"decisions {players}")):
        for decision in state.decisions:
            assert len(decision.seats) == 1
            if not decision.is_chance and decision.question not in ASKED_OF_OTHERS:
                assert decision.seats == (state.world.active,)


@clause("RRR-GEN3")
def test_nobody_else_can_answer_in_the_place_of_the_active_player() -> None:
    state = begin(draw_table(corridor(1), active=P2), ChooseAction())
    with pytest.raises(NotYourDecision):
        apply(state, P1, Explore())
    apply(state, P2, Explore())


@clause("RRR-GEN3", "RRR-MUM1", "RRR-FGT9")
@pytest.mark.parametrize(
    "draw", [RollMummyDice(), WakeMummy(), DrawOneToken(), RevealBoss(), RollCombatDice(2, False), RecoverCard()]
)
def test_the_active_player_rolls_and_draws_for_everybody(draw: Step) -> None:
    state = begin(draw_table(corridor(1), active=P2, discard=("R01", "R02")), draw)
    assert facts(state, asked(state))["seat"] == P2


@clause("RRR-GEN4")
@pytest.mark.parametrize("active", [P1, P2, P3])
def test_a_choice_of_the_mummies_way_is_left_to_the_active_player_alone(active: Seat) -> None:
    state = begin(draw_table(LOOP, cats=[(0, 0)] * 3, awake={"brute": (1, -1)}, active=active), MummiesAct())
    play_out(state, Symbols(1))
    assert asked(state).seats == (active,)
    assert set(asked(state).options) == {MoveTo(at(0, -1)), MoveTo(at(1, 0))}


@clause("RRR-GEN3", "RRR-FGT14", "RRR-COP10")
@pytest.mark.parametrize("question", [ShareDamage(SpaceId(1), 3, ()), SacrificeTorches()])
def test_damage_and_torches_are_shared_out_by_the_active_player(question: Step) -> None:
    awake, discard = {"herald": (0, -1), "brute": (0, -1)}, ("R01", "R02", "R03", "R04")
    table = draw_table(corridor(1), awake=awake, discard=discard, active=P2)
    assert asked(begin(table, question)).seats == (P2,)


@clause("RRR-GEN4")
def test_one_of_the_attacked_players_alone_splits_the_damage() -> None:
    table = draw_table(corridor(1), cats=[(0, 0), (0, -1), (0, -1)], awake={"brute": (0, -1)})
    assert asked(begin(table, Attack(mummy("brute")))).seats == (P2,)


def chronicle(seed: str) -> list[str]:
    """The first two hundred moments of a game in which players always answer the same way."""
    state, stream = start(GAME, TableOptions(players=3)), ChanceStream(seed)
    moments: list[str] = []
    while state.outcome is None and len(moments) < 200:
        if state.decisions[0].is_chance:
            resolve(state, stream)
        else:
            apply(state, state.decisions[0].seats[0], state.decisions[0].options[0])
        moments.append(fingerprint(state))
    return moments


@clause("RRR-GEN5")
def test_the_same_seed_and_the_same_decisions_give_the_same_game() -> None:
    assert chronicle("sand") == chronicle("sand")
    assert chronicle("sand") != chronicle("dust")


@clause("RRR-GEN5")
def test_rules_draw_no_random_number_of_their_own() -> None:
    state = from_the_start(TableOptions(players=4))
    for _ in wander(state, ChanceStream("no dice")):
        for decision in state.decisions[:1]:
            seat, option = decision.seats[0], decision.options[-1]
            assert fingerprint(after(state, seat, option)) == fingerprint(after(state, seat, option))
