"""Trials of a search come out the same in one process and in several."""

from pathlib import Path
from typing import Any

import pytest

from lairkeeper.bots import ask_bot, bot_named
from lairkeeper.bots import trials as several
from lairkeeper.games.run_run_run import GAME
from lairkeeper.kernel import ChanceStream, Decision, Option, State, read_journal
from lairkeeper.kernel.errors import BadConfig, BadContent
from lairkeeper.kernel.history.journal import replay
from tests.every import golden


def questions() -> list[tuple[State[Any], Decision]]:
    """Two questions of a recorded game at which several answers are possible."""
    journal = read_journal(GAME, Path(golden(GAME) / "victory.journal").read_bytes())
    moments = (replay(GAME, journal, step) for step, entry in enumerate(journal.entries) if entry.seat >= 0)
    asked = ((state, state.decisions[0]) for state in moments if len(state.decisions[0].for_bots) > 3)
    return [moment for place, moment in zip(range(31), asked, strict=False) if place % 30 == 0]


def answers(name: str) -> list[Option]:
    return [ask_bot(GAME, *moment, bot_named(name, GAME), ChanceStream("thoughts")) for moment in questions()]


def test_two_processes_give_the_answers_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = answers("searcher:32")
    monkeypatch.setattr(several, "played", None)
    assert answers("searcher:32:2") == alone


def test_trials_that_processes_cannot_play_are_played_here(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(parcel: several.Parcel) -> several.Worths:
        raise BadContent(file="x.toml", key="", reason="bad-value", expected="")

    state, decision = questions()[0]
    trial = several.Trial(state, decision.seats[0], (), "luck", 1)
    monkeypatch.setattr(several, "pool_of", lambda processes: _Here())
    assert several.played_elsewhere(GAME, lambda: bot_named("partner", GAME), 2, refuse, [trial]) == [[]]


class _Here:
    """Stands for processes that were started before a content pack was loaded."""

    map = staticmethod(map)


@pytest.mark.parametrize("name", ["searcher:48:0", "searcher:48:", "searcher:48:two", "searcher:48:999", "searcher::2"])
def test_an_impossible_number_of_processes_is_refused(name: str) -> None:
    with pytest.raises(BadConfig) as refused:
        bot_named(name, GAME)
    assert refused.value.facts["key"] == "budget"
