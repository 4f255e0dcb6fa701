"""Refusals speak the players' language: no name of a record, an option or a field of the program in any sentence."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from lairkeeper.games.trapwords import GAME
from lairkeeper.kernel import AnyGame, Option, Record, State, apply, clone, read_journal, start
from lairkeeper.kernel.data.seat import Seat
from lairkeeper.kernel.definition.table_options import agree, values
from lairkeeper.kernel.errors import BadConfig, LairkeeperError
from lairkeeper.kernel.history.journal import give
from lairkeeper.words.refusals import refusal
from lairkeeper.words.speech import speak
from tests.every import every_game, every_language, golden

OF_THE_PROGRAM = {
    "snake case": r"[A-Za-z]_[A-Za-z]",
    "a class": r"\b[A-Z][a-z]+[A-Z][a-z]+",
    "a placeholder": r"[{}$]",
    "a slug": r"“[a-z]+(-[a-z]+)+”|«\u202f[a-z]+(-[a-z]+)+\u202f»",
}
NOWHERE = 10**6
EVERY, MOST = 12, 40


def names_of_the_program(sentence: str) -> list[str]:
    return [what for what, pattern in OF_THE_PROGRAM.items() if re.search(pattern, sentence)]


def refused_answers(game: AnyGame) -> Iterator[tuple[Record, LairkeeperError]]:
    """Answers to other questions, of other seats and too late, at positions of a recorded game."""
    for file in sorted(golden(game).glob("*.journal"))[:3]:
        journal = read_journal(game, file.read_bytes())
        answers = list(dict.fromkeys(entry.option for entry in journal.entries))[:MOST]
        state, now = start(game, journal.config), 0
        for place, entry in enumerate(journal.entries):
            if place % EVERY == 0:
                yield from ((journal.config, error) for error in errors_at(state, answers))
            _, now = give(state, entry, now)
        yield from ((journal.config, error) for error in errors_at(state, answers[:1]))


def errors_at(state: State[Any], answers: list[Option]) -> Iterator[LairkeeperError]:
    numbers = [(decision.seats[0], decision.number) for decision in state.decisions] or [(Seat(0), 1)]
    for seat, number in (*numbers[:2], (Seat(0), 1), (Seat(1), NOWHERE)):
        for option in answers:
            try:
                apply(clone(state), seat, option, number)
            except LairkeeperError as error:
                yield error


def refused_options(game: AnyGame) -> Iterator[LairkeeperError]:
    """Every table option with a value that it cannot have, and without what it needs."""
    for option in game.table_options:
        for value in ("zzz", NOWHERE, *values(game, option)):
            try:
                start(game, agree(game, {option.field: value}))
            except LairkeeperError as error:
                yield error


@every_language
@every_game
def test_no_refused_answer_names_the_program(game: AnyGame, language: str) -> None:
    found: dict[tuple[str, str], None] = {}
    for config, error in refused_answers(game):
        sentence = speak(game, config, language, [f"P{seat}" for seat in range(20)]).name_of(refusal(error))
        found[error.code, sentence] = None
    assert len(found) > 2
    assert [(code, sentence) for code, sentence in found if names_of_the_program(sentence)] == []


@every_language
@every_game
def test_no_refused_table_option_names_the_program(game: AnyGame, language: str) -> None:
    words = speak(game, game.config(), language)
    found = {words.name_of(refusal(error)) for error in refused_options(game)}
    assert len(found) > len(game.table_options) / 2
    assert [sentence for sentence in sorted(found) if names_of_the_program(sentence)] == []


def test_a_table_option_goes_by_its_id_where_people_type_it() -> None:
    with pytest.raises(BadConfig) as refused:
        agree(GAME, {"tie_break": "zzz"})
    words = speak(GAME, GAME.config(), "en")
    assert "tie_break" in words.error(refused.value)
    assert "Both beat the monster" in words.name_of(refusal(refused.value))
