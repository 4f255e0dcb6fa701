"""The policy of Run Run Run!: its advice is legal, depends on what its seat sees alone, and wins games."""

import pytest

from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.bots.advice import advise
from lairkeeper.games.run_run_run.bots.plan import best_action
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.games.run_run_run.state import Pyramid
from lairkeeper.kernel import ChanceStream, State, apply, facts, reshuffle_unseen, resolve, start
from lairkeeper.lab import play_game


def played(players: int, seed: str) -> tuple[State[Pyramid], set[str]]:
    """A game played by advice on the true state; the questions that were answered by advice."""
    state, stream, advised = start(GAME, TableOptions(players=players)), ChanceStream(seed), set()
    while state.decisions:
        decision = state.decisions[0]
        if decision.is_chance:
            resolve(state, stream)
            continue
        answer = advise(state.world, decision, facts(state, decision))
        if answer is not None:
            assert answer in decision.options, (decision.question, answer)
            advised.add(decision.question)
        apply(state, decision.seats[0], answer or decision.options[0], decision.number)
    return state, advised


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_advice_is_legal(players: int) -> None:
    advised: set[str] = set()
    for number in range(12):
        state, found = played(players, f"legal {number}")
        assert state.outcome is not None
        advised |= found
    assert {"choose_action", "choose_room", "choose_hex", "choose_fight_cards", "place_mummy"} <= advised


def test_a_plan_depends_on_nothing_that_is_hidden() -> None:
    state, stream, plans = start(GAME, TableOptions(players=3)), ChanceStream("hidden"), 0
    while state.decisions and plans < 20:
        decision = state.decisions[0]
        if decision.is_chance:
            resolve(state, stream)
            continue
        if decision.question == "choose_action":
            twin = reshuffle_unseen(GAME, state, decision.seats[0], ChanceStream(f"swap {plans}"))
            assert best_action(twin.world) == best_action(state.world)
            plans += 1
        answer = advise(state.world, decision, facts(state, decision))
        apply(state, decision.seats[0], answer or decision.options[0], decision.number)
    assert plans > 5


def test_the_policy_wins_more_than_half_of_the_games_with_the_printed_dice() -> None:
    games = [
        play_game(GAME, TableOptions(players=1 + number % 4), ["partner"], f"printed {number}") for number in range(40)
    ]
    assert sum(bool(match.state.outcome and match.state.outcome.winners) for match in games) > 20
