"""How many rollouts of the policy a core makes in a second, and how much two processes make beside one.

    python -m bench.rollouts

Rollouts start from states of a few games with two, three and four players: three turns of Run Run Run!, whole games of
Woodlands, one round of Vengeance. Rates are per CPU second; what two processes make, of many rollouts and of a single
decision, is by the clock on the wall, so it tells something on an idle machine alone.
"""

from collections.abc import Iterator
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple

from bench.measure import Effort, Played, effort_asked_for, pace
from lairkeeper.bots import Rollout, ask_bot, bot_named, rollout_player
from lairkeeper.games import game_named
from lairkeeper.kernel import AnyGame, ChanceStream, Option, State, clone, start
from lairkeeper.kernel.definition.table_options import agree
from lairkeeper.kernel.history.journal import replay
from lairkeeper.lab import play_game
from lairkeeper.lab.processes import run_jobs

SHARES = (0.2, 0.4, 0.6)
"""How far the games had gone in the states that rollouts start from."""
JOBS = 64
ROLLOUTS = 96
"""What a search may spend on a decision."""


class Row(NamedTuple):
    """A game, the turns of a rollout (none: to the end), and the rollouts wanted of a core in a second."""

    game: str
    turns: int | None
    wanted: float


ROWS = (Row("run-run-run", 3, 180), Row("woodlands", None, 16), Row("vengeance", 1, 20))


def states(row: Row) -> list[State[Any]]:
    """Where rollouts start: set-ups where they go to the end, else moments of games of the policy."""
    return list(_states(game_named(row.game), row.turns))


def _states(game: AnyGame, turns: int | None) -> Iterator[State[Any]]:
    for players in (2, 3, 4):
        config = agree(game, {"players": players})
        if turns is None:
            yield start(game, config)
            continue
        journal = play_game(game, config, [game.policy], f"rollouts {players}").journal
        yield from (replay(game, journal, int(share * len(journal.entries))) for share in SHARES)


def play(row: Row, starts: list[State[Any]], seed: int) -> Played:
    """One rollout."""
    game = game_named(row.game)
    luck = ChanceStream(f"rollout {seed}")
    Rollout(game, clone(starts[seed % len(starts)]), partial(rollout_player, game), luck).play(row.turns)
    return Played()


def rollouts_per_second(row: Row, effort: Effort) -> float:
    return pace(partial(play, row, states(row)), effort).games_per_second


def job(number: int) -> int:
    """A share of the work for one of several processes."""
    row = ROWS[0]
    starts = states(row)
    for seed in range(8):
        play(row, starts, 8 * number + seed)
    return number


def speed_up() -> float:
    """What two processes make of the same work beside one."""
    spent = []
    for workers in (1, 2):
        began = perf_counter()
        assert len(list(run_jobs(job, range(JOBS), workers))) == JOBS
        spent.append(perf_counter() - began)
    return spent[0] / spent[1]


def decide(processes: int) -> list[Option]:
    """What a searcher answers in the states that rollouts start from."""
    row = ROWS[0]
    game, found = game_named(row.game), []
    bot = bot_named(f"searcher:{ROLLOUTS}:{processes}", game)
    for state in states(row):
        decision = next(it for it in state.decisions if not it.is_chance)
        found.append(ask_bot(game, state, decision, bot, ChanceStream("search")))
    return found


def decision_speed_up() -> float:
    """How much faster a single decision is with two processes; both give the same answers."""
    spent, given = [], []
    for processes in (1, 2):
        decide(processes)
        began = perf_counter()
        given.append(decide(processes))
        spent.append(perf_counter() - began)
    assert given[0] == given[1]
    return spent[0] / spent[1]


def main() -> None:
    effort = effort_asked_for()
    for row in ROWS:
        rate = rollouts_per_second(row, effort)
        length = "to the end" if row.turns is None else f"{row.turns} turns"
        print(f"{row.game}, {length}: {rate:.1f} rollouts a second ({row.wanted:g} wanted)")
    print(f"two processes beside one: {speed_up():.2f} times the work (1.8 wanted)")
    print(f"one search in two processes: {decision_speed_up():.2f} times as fast")


if __name__ == "__main__":
    main()
