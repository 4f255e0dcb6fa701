"""Words of one's own at the terminal: a text, a list, a listed answer beside them, and commands behind a slash."""

from dataclasses import replace
from itertools import chain, repeat
from pathlib import Path
from typing import cast

import pytest

from lairkeeper.cli.local_game.saved_games import read_whole
from lairkeeper.games import games
from lairkeeper.kernel import AnyGame, Match, Record, read_journal
from tests.cli.driver import Lairkeeper, finished, lairkeeper, state_folder
from tests.kernel.toys import lists
from tests.kernel.toys.lists import Guess, Write
from tests.kernel.toys.toy import Nothing

__all__ = ["lairkeeper", "state_folder"]


class FourSeats(Record):
    """The terminal sets the number of players."""

    players: int = 4


GAME: AnyGame = replace(cast(AnyGame, lists.GAME), config=FourSeats, set_up=lambda _: lists.set_up(Nothing()))


@pytest.fixture(autouse=True)
def two_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cast("dict[str, AnyGame]", games()), "lists", GAME)


def play(lairkeeper: Lairkeeper, *keys: str) -> str:
    run = lairkeeper("play", "lists", "--bots", "random", "--seed", "x", keys=chain(keys, repeat("/quit", 2), [""]))
    assert run.err == ""
    return run.out


def test_a_list_is_written_with_commas_and_a_guess_as_it_is(lairkeeper: Lairkeeper, state_folder: Path) -> None:
    out = play(lairkeeper, "dark, stone ,", "/1", "cave")
    assert "Write your list, with commas between its lines: at most 3" in out
    (file,) = finished(state_folder)
    match = Match.resume(GAME, read_journal(GAME, read_whole(file)))
    own = [entry.option for entry in match.journal.entries if entry.seat == 0]
    assert own[0] == Write(("dark", "stone"))
    assert match.state.outcome is not None
    assert any(isinstance(entry.option, Guess) for entry in match.journal.entries)


def test_a_number_takes_a_listed_answer_where_there_is_one(lairkeeper: Lairkeeper) -> None:
    out = play(lairkeeper, "dark", "1")
    assert "The list is ready" in out


def test_what_does_not_fit_is_refused_with_the_limits(lairkeeper: Lairkeeper) -> None:
    out = play(lairkeeper, "x", "dark, stone, fire, water")
    assert "This may have from 2 to 12 characters; you wrote 1." in out
    assert "A list may have from 1 to 3 lines; this one has 4." in out


def test_a_command_needs_a_slash_so_that_its_name_may_be_written(lairkeeper: Lairkeeper) -> None:
    out = play(lairkeeper, "help", "/help")
    assert "writes “help”" in out
    assert "undo your last answer" in out


def test_a_hint_writes_something_and_enter_takes_it(lairkeeper: Lairkeeper) -> None:
    out = play(lairkeeper, "/hint", "")
    assert "A good player would write: Write:" in out


def test_an_own_list_is_taken_back_while_the_others_write(lairkeeper: Lairkeeper) -> None:
    out = play(lairkeeper, "dark", "/undo")
    shown = [place for place in range(len(out)) if out.startswith("at most ", place)]
    assert [out[place + 8] for place in shown][:3] == ["3", "2", "3"]


def test_thinking_time_is_recorded_in_the_journal(
    lairkeeper: Lairkeeper,
    state_folder: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = iter(range(0, 10_000_000, 7))
    monkeypatch.setattr("lairkeeper.cli.local_game.clock.monotonic", lambda: float(next(clock)))
    play(lairkeeper, "dark", "1", "cave", "cave")
    (file,) = finished(state_folder)
    times = [entry.at for entry in read_journal(GAME, read_whole(file)).entries if entry.at is not None]
    assert times and times == sorted(times)
