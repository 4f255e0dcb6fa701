"""Bots are compared on the same games, and stored ladders can be played again."""

from typing import Any

import pytest

from lairkeeper.bots import Imagine, UnknownBot
from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.vengeance import GAME as VENGEANCE
from lairkeeper.kernel import ChanceStream, Decision, Option, Record, Seat
from lairkeeper.kernel.definition.table_options import agree
from lairkeeper.kernel.errors import BadConfig
from lairkeeper.lab.ladder import (
    Ladder,
    difference,
    ladder_tables,
    play_ladder,
    read_ladder,
    replay_ladder,
    write_ladder,
)

MADE_UP = Ladder("run-run-run", 1, "", "s", 4, {"a": (0.0, 1.0, 0.0, 0.0), "b": (1.0, 1.0, 0.0, 1.0)})


def test_the_difference_is_the_mean_of_the_pairs_in_points() -> None:
    found = difference(MADE_UP, "a", "b")
    assert (found.mean, found.games) == (50.0, 4)
    assert found.error == pytest.approx(100 * (1 / 3) ** 0.5 / 2)
    assert not found.is_shown
    assert difference(MADE_UP, "b", "a").mean == -50.0


def test_an_interval_above_zero_shows_a_difference() -> None:
    clear = Ladder("run-run-run", 1, "", "s", 9, {"a": (0.0,) * 9, "b": (1.0,) * 8 + (0.0,)})
    assert difference(clear, "a", "b").is_shown


def test_a_ladder_is_the_same_with_any_number_of_processes_and_can_be_played_again() -> None:
    alone, shared = (play_ladder(GAME, ["random", "partner"], games=6, seed="t", workers=count) for count in (1, 2))
    assert alone == shared
    assert read_ladder(write_ladder(alone)) == alone
    again = replay_ladder(alone, [1, 4])
    assert again == {bot: (rows[1], rows[4]) for bot, rows in alone.results.items()}


def test_a_ladder_that_was_broken_off_goes_on_where_it_was() -> None:
    kept: list[Ladder] = []
    whole = play_ladder(GAME, ["random", "novice"], games=6, seed="t", keep=kept.append)
    assert [it.games for it in kept] == [4]
    told: list[tuple[int, int]] = []
    again = play_ladder(
        GAME, ["random", "novice"], games=6, seed="t", begun=kept[0], on_progress=lambda *at: told.append(at)
    )
    assert again == whole and told[0] == (9, 12)


def test_a_bot_that_joins_a_ladder_plays_alone() -> None:
    begun = play_ladder(GAME, ["random", "novice"], games=3, seed="t")
    told: list[tuple[int, int]] = []
    more = play_ladder(
        GAME, ["novice", "partner"], games=3, seed="t", begun=begun, on_progress=lambda *at: told.append(at)
    )
    assert told == [(4, 6), (5, 6), (6, 6)]
    assert more == play_ladder(GAME, ["novice", "partner"], games=3, seed="t")


def test_a_bot_with_fewer_games_bounds_the_comparison() -> None:
    short = Ladder("run-run-run", 1, "", "s", 2, {"a": (0.0, 1.0, 0.0, 0.0), "b": (1.0, 1.0)})
    assert difference(short, "a", "b").games == 2


def test_results_of_another_ladder_are_not_taken_over() -> None:
    other = Ladder(GAME.name, GAME.version, "", "elsewhere", 2, {"random": (1.0, 1.0), "novice": (1.0, 1.0)})
    found = play_ladder(GAME, ["random", "novice"], games=2, seed="t", begun=other)
    assert found.results != other.results


def test_a_ladder_may_keep_to_one_preset_and_one_number_of_players() -> None:
    ladder = play_ladder(GAME, ["random", "partner"], games=2, seed="t", preset="hard", players=2)
    assert ladder_tables(GAME, "hard", 2) == [agree(GAME, {"players": 2}, preset="hard")]
    assert {GAME.seat_count(table) for table in ladder_tables(GAME, None, 3)} == {3}  # type: ignore[arg-type]
    assert read_ladder(write_ladder(ladder)) == ladder
    assert replay_ladder(ladder, [1]) == {bot: (rows[1],) for bot, rows in ladder.results.items()}


class Last:
    """Takes the last option."""

    def choose(self, seat: Seat, view: Record, decision: Decision, imagine: Imagine, chance: ChanceStream) -> Option:
        return decision.options[-1]


def test_an_own_bot_plays_a_ladder() -> None:
    ladder = play_ladder(GAME, [Last(), "partner"], games=3, seed="t")
    assert list(ladder.results) == ["Last", "partner"]
    assert difference(ladder, "Last", "partner").games == 3


@pytest.mark.parametrize(("key", "value"), [("players", 9), ("games", 0), ("preset", "nightmare")])
def test_a_ladder_without_tables_or_games_is_refused(key: str, value: object) -> None:
    wanted: dict[str, Any] = {"games": 1, "seed": "t", key: value}
    with pytest.raises(BadConfig):
        play_ladder(GAME, ["random", "partner"], **wanted)


def test_games_with_scores_are_compared_by_points() -> None:
    ladder = play_ladder(VENGEANCE, ["random", "novice"], games=1, seed="t")
    assert set(ladder.results) == {"random", "novice"}


def test_a_ladder_needs_two_bots_that_exist() -> None:
    for bots in ([], ["random"], ["random", "random"]):
        with pytest.raises(BadConfig):
            play_ladder(GAME, bots, games=1, seed="t")
    with pytest.raises(UnknownBot):
        play_ladder(GAME, ["random", "oracle"], games=1, seed="t")
