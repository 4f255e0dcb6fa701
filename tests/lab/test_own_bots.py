"""Any object with `choose` plays, in one process or in several."""

from dataclasses import dataclass
from typing import Any, cast

import pytest

from lairkeeper.bots import Bot, Effort, GreedyBot, Imagine
from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.kernel import ChanceStream, Decision, Option, Record, Seat
from lairkeeper.kernel.errors import BadConfig
from lairkeeper.lab import play_game, simulate

TABLE = TableOptions(players=2)


@dataclass
class Cycling:
    """Takes the first option, then the second of the next question, and so on: what it did before matters."""

    answers: int = 0

    def choose(self, seat: Seat, view: Record, decision: Decision, imagine: Imagine, chance: ChanceStream) -> Option:
        self.answers += 1
        return decision.options[self.answers % len(decision.options)]


class Lambda(Cycling):
    """Holds something that no other process can be sent."""

    def __init__(self) -> None:
        super().__init__()
        self.rule = lambda: None


def test_an_object_plays_beside_a_named_bot() -> None:
    assert play_game(GAME, TABLE, [Cycling(), "random"], "own").state.outcome is not None


def test_an_object_may_hold_the_game() -> None:
    quick = GreedyBot(GAME, Effort(2, ()))
    assert play_game(GAME, TABLE, [quick], "own").state.outcome is not None


def test_every_game_and_every_seat_gets_a_fresh_copy() -> None:
    bot = Cycling()
    first, second = (play_game(GAME, TABLE, [bot], "own").journal for _ in range(2))
    assert first == second
    assert bot.answers == 0


def test_the_number_of_processes_does_not_change_the_games_of_an_object() -> None:
    alone, shared = (simulate(GAME, TABLE, [Cycling()], games=8, seed="own", workers=workers) for workers in (1, 2))
    assert (alone.endings, alone.answers, alone.bots) == (shared.endings, shared.answers, ("Cycling", "Cycling"))


def test_an_object_that_cannot_be_sent_plays_in_one_process_only() -> None:
    assert simulate(GAME, TABLE, [Lambda()], games=2, workers=1).games == 2
    with pytest.raises(BadConfig) as refused:
        simulate(GAME, TABLE, [Lambda()], games=2, workers=2)
    assert refused.value.facts["value"] == "Lambda"


@pytest.mark.parametrize("thing", [7, object(), None])
def test_an_object_without_choose_is_refused(thing: Any) -> None:
    with pytest.raises(BadConfig) as refused:
        play_game(GAME, TABLE, [cast(Bot, thing)], "own")
    assert refused.value.facts["key"] == "bots"
