"""Thinking time: the game's own clock counts it where one runs, and nowhere else."""

import pytest

from lairkeeper.arena import AgentQuestion, Answering, ArenaGame
from lairkeeper.games import game_named
from lairkeeper.kernel import CLOCK, Option
from lairkeeper.kernel.definition.table_options import agree
from lairkeeper.lab.play import AnyMatch


class Thinker:
    """An agent that takes so many seconds, on a clock of the test, and then the first option."""

    is_timed = True
    name = "thinker"

    def __init__(self, seconds: float) -> None:
        self.now, self.seconds = 0.0, seconds
        self.seen: list[int | None] = []

    def sit_down(self) -> Answering:
        return self._answer

    def close(self) -> None: ...

    def _answer(self, asked: AgentQuestion) -> Option:
        self.now += self.seconds
        self.seen.append(asked.prompt.left_ms)
        return asked.decision.options[0]


def played(name: str, seconds: float, others: float | None = None) -> tuple[AnyMatch, Thinker, ArenaGame]:
    """A game in which the first seat thinks for so long, and the others for as long or for another time."""
    game = game_named(name)
    config = agree(game, {})
    first, other = Thinker(seconds), Thinker(seconds if others is None else others)
    agents = [first, *[other] * (game.seat_count(config) - 1)]
    table = ArenaGame(game, config, agents, "clock", read_clock=lambda: first.now + other.now)
    return table.play(), first, table


def answers(match: AnyMatch, seat: int) -> int:
    return sum(entry.seat == seat for entry in match.journal.entries)


def test_in_trapwords_slow_thinking_lets_the_clock_run_out() -> None:
    quick, _, _ = played("trapwords", 0.5)
    slow, thinker, _ = played("trapwords", 400.0)
    assert answers(slow, CLOCK) > answers(quick, CLOCK)
    assert any(left is not None for left in thinker.seen)


def test_in_vengeance_the_race_takes_as_long_as_the_slow_seat_thinks() -> None:
    quick, _, _ = played("vengeance", 0.5)
    slow, _, table = played("vengeance", 20.0, others=0.5)
    assert slow.at > 10 * quick.at > 0
    assert table.tallies[0].thinking_ms >= slow.at > table.tallies[1].thinking_ms


@pytest.mark.parametrize("name", ["run-run-run", "woodlands"])
def test_where_no_clock_runs_thinking_costs_nothing(name: str) -> None:
    quick, _, _ = played(name, 0.0)
    slow, thinker, table = played(name, 400.0)
    assert slow.journal == quick.journal and set(thinker.seen) == {None}
    assert table.tallies[0].thinking_ms == 400_000 * len(thinker.seen)


def test_the_same_thinking_gives_the_same_game() -> None:
    assert played("trapwords", 2.0)[0].journal == played("trapwords", 2.0)[0].journal
