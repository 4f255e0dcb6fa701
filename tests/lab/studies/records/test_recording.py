"""A row of a study: the clauses that fired, what was in the game, and names for all of it in every language."""

import pytest

from lairkeeper.games.run_run_run import GAME
from lairkeeper.kernel import AnyGame
from lairkeeper.lab.studies.labels import facet_label, words_of_study
from lairkeeper.lab.studies.plan import Cell
from lairkeeper.lab.studies.records.recording import NO_SEAT, Recorder
from lairkeeper.lab.studies.records.step_counter import counted_steps
from lairkeeper.words import LANGUAGES
from tests.every import every_game


def methods(game: AnyGame) -> list[object]:
    return [step.__dict__.get(verb) for step in game.steps for verb in ("do", "take")]


def test_clauses_are_counted_once_whatever_bots_imagine() -> None:
    config = GAME.config(players=2)
    before = methods(GAME)
    with counted_steps(GAME) as counter:
        rows = [Recorder(GAME, config, ["partner"], counter).play(seed).row for seed in ("a", "a")]
    assert methods(GAME) == before
    assert rows[0] == rows[1]
    fired = dict(rows[0].clauses)
    assert fired["RRR-TRN1"] >= rows[0].turns
    assert fired["RRR-TRN1"] <= 3 * rows[0].turns, "games in the mind of a bot would count many times more"


def test_steps_are_as_before_after_an_error() -> None:
    before = methods(GAME)
    with pytest.raises(ZeroDivisionError), counted_steps(GAME):
        raise ZeroDivisionError
    assert methods(GAME) == before


def test_the_slowest_decision_is_noted_beside_the_row() -> None:
    with counted_steps(GAME) as counter:
        recorded = Recorder(GAME, GAME.config(players=2), ["random", "partner"], counter).play("slow")
    timing = recorded.timing
    assert timing.bot == ("random", "partner")[timing.seat]
    assert timing.slowest > 0 and timing.question and timing.seconds > 0


@every_game
def test_every_facet_and_measure_has_a_name_in_every_language(game: AnyGame) -> None:
    config = game.config()
    with counted_steps(game) as counter:
        row = Recorder(game, config, ["instinct" if game.levels is None else "random"], counter).play("named").row
    assert row.facets and row.measures
    assert all(seat == NO_SEAT or seat < game.seat_count(config) for _, _, seat in row.facets)
    for language in LANGUAGES:
        words = words_of_study(game, Cell((), config, ("random",)), language)
        assert all(
            facet_label(game, fact, value, words) and words.say(f"facet-{fact}") for fact, value, _ in row.facets
        )
        assert all(words.say(f"measure-{name}") for name, _, _ in row.measures)
