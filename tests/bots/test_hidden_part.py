"""A bot decides from what its seat sees: other cards in the hidden part never change its choice."""

from collections.abc import Callable

import pytest

from lairkeeper.bots import Bot, Budget, Effort, GreedyBot, PartnerBot, RandomBot, SearcherBot, Width, ask_bot
from lairkeeper.bots.policies.greedy import Round
from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.games.run_run_run.state import Pyramid
from lairkeeper.kernel import ChanceStream, Decision, State, apply, encode, reshuffle_unseen, resolve, start

QUICK = Effort(12, (Round(4, 2),))
EVERY = 4


def bots(name: str) -> tuple[Bot, Bot]:
    """Two alike: one that plays, one for the question at hand."""
    makers: dict[str, Callable[[], Bot]] = {
        "random": RandomBot,
        "greedy": lambda: GreedyBot(GAME, QUICK),
        "partner": lambda: PartnerBot(GAME),
        "searcher": lambda: SearcherBot(GAME, lambda: PartnerBot(GAME), Budget(24), Width(12, 2, 1, 0.5)),
    }
    return makers[name](), makers[name]()


def is_unmoved(state: State[Pyramid], decision: Decision, name: str, seed: str) -> bool:
    """True if the choice stays the same with the hidden part swapped, and the hidden part was not the same."""
    choice = ask_bot(GAME, state, decision, bots(name)[1], ChanceStream(seed))
    is_swapped = False
    for swap in range(3):
        twin = reshuffle_unseen(GAME, state, decision.seats[0], ChanceStream(f"{seed} {swap}"))
        is_swapped |= encode(twin) != encode(state)
        again = next(it for it in twin.decisions if it.seats == decision.seats)
        assert ask_bot(GAME, twin, again, bots(name)[1], ChanceStream(seed)) == choice
    return is_swapped


@pytest.mark.parametrize(
    ("name", "players", "games"),
    [("random", 3, 4), ("greedy", 2, 2), ("greedy", 4, 1), ("partner", 3, 3), ("searcher", 3, 1)],
)
def test_swapping_the_hidden_part_does_not_change_the_choice(name: str, players: int, games: int) -> None:
    swapped: set[str] = set()
    for game in range(games):
        state, stream = start(GAME, TableOptions(players=players)), ChanceStream(f"swap {game}")
        bot, answers = bots(name)[0], 0
        while state.decisions:
            decision = state.decisions[0]
            if decision.is_chance:
                resolve(state, stream)
                continue
            answers += 1
            if answers % EVERY == 0 and is_unmoved(state, decision, name, f"{game} {answers}"):
                swapped.add(decision.question)
            apply(state, decision.seats[0], ask_bot(GAME, state, decision, bot, stream.split(f"{answers}")))
    assert "choose_action" in swapped


def test_what_a_seat_imagines_depends_on_nothing_that_is_hidden() -> None:
    state, stream = start(GAME, TableOptions(players=3)), ChanceStream("imagine")
    while state.decisions[0].is_chance:
        resolve(state, stream)
    seat = state.decisions[0].seats[0]
    worlds = []
    for swap in range(5):
        twin = reshuffle_unseen(GAME, state, seat, ChanceStream(f"swap {swap}"))
        worlds.append(reshuffle_unseen(GAME, twin, seat, ChanceStream("the same")).world)
    assert all(world == worlds[0] for world in worlds)
