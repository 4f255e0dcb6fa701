"""The newcomer's game: its rules by clause, the promises of the kernel, its words, and a game at the terminal."""

from itertools import repeat
from pathlib import Path
from typing import cast

import pytest

from lairkeeper.games import games
from lairkeeper.kernel import CHANCE, AnyGame, Seat, State, apply, pending, start
from lairkeeper.lab import play_game
from lairkeeper.testing import check_game, clause
from lairkeeper.words import LANGUAGES, speak
from tests.cli.driver import Lairkeeper, lairkeeper, state_folder
from tests.newcomer.lucky_stairs import GAME
from tests.newcomer.lucky_stairs.config import TableOptions
from tests.newcomer.lucky_stairs.options import Climb, Rest, Rolled
from tests.newcomer.lucky_stairs.state import Stairs

__all__ = ["lairkeeper", "state_folder"]

ADA, BOB = Seat(0), Seat(1)


def begun() -> State[Stairs]:
    return start(GAME, TableOptions(players=2))


@clause("STA-SET1", "STA-TRN1")
def test_the_first_player_rolls_from_below_the_first_stair() -> None:
    state = begun()
    assert state.world.landings == [0, 0]
    assert pending(state)[0].is_chance


@clause("STA-TRN2")
def test_a_fall_loses_what_was_climbed_and_the_next_player_rolls() -> None:
    state = begun()
    apply(state, CHANCE, Rolled(3))
    apply(state, ADA, Climb())
    apply(state, CHANCE, Rolled(0))
    assert (state.world.landings, state.world.active) == ([0, 0], BOB)


@clause("STA-TRN3")
def test_a_player_who_rests_keeps_what_was_climbed() -> None:
    state = begun()
    apply(state, CHANCE, Rolled(2))
    assert pending(state)[0].options == (Climb(), Rest())
    apply(state, ADA, Rest())
    assert state.world.landings == [2, 0]


@clause("STA-END1")
def test_the_first_player_to_rest_on_the_top_stair_wins() -> None:
    state = begun()
    for _ in range(2):
        apply(state, CHANCE, Rolled(3))
        apply(state, ADA, Climb())
    apply(state, CHANCE, Rolled(2))
    apply(state, ADA, Rest())
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.winners) == ("top", (ADA,))


def test_it_keeps_the_promises_of_the_kernel() -> None:
    tables = [TableOptions(players=players) for players in GAME.seats]
    assert check_game(GAME, tables, games=8).endings == {"top": 8}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_it_tells_has_words(language: str) -> None:
    match = play_game(GAME, TableOptions(players=3), ["random"], "stairs")
    words = speak(GAME, match.journal.config, language, ("Ada", "Bob", "Cy"))
    assert all(words.event(item.event) for told in match.told for item in told)
    assert all(words.option(entry.option, {}) for entry in match.journal.entries)


def test_it_is_played_at_the_terminal(
    lairkeeper: Lairkeeper, state_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(cast("dict[str, AnyGame]", games()), GAME.name, GAME)
    run = lairkeeper("play", GAME.name, "--bots", "random", "--seed", "x", keys=repeat("2"))
    assert run.err == ""
    assert "reached the top." in run.out
