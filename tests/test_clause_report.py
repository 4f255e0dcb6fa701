"""Clause × code × test: what names a clause is found, and so is every hole."""

from dataclasses import replace
from pathlib import Path
from textwrap import dedent
from typing import get_args

import pytest

from lairkeeper.clause_report import ClauseProblem, Hole, marks, named_in_code, report
from lairkeeper.games import games
from lairkeeper.kernel import Clause
from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.words import NameList, speak
from tests.every import every_game, every_language, home

ROOT = Path(__file__).resolve().parent


LEDGERS = {"run-run-run": 282, "woodlands": 538, "trapwords": 220, "vengeance": 244}
"""How many clauses the ledgers name: 1,284 in all."""
OWN = {"TRP-DIG12"}
"""Clauses beside them, for ways to play that are our own."""


def test_every_clause_of_the_ledgers_is_in_the_rulebooks() -> None:
    found = {game.name: set(game.clauses) for game in games().values()}
    assert sum(LEDGERS.values()) == 1_284
    assert {name: len(clauses - OWN) for name, clauses in found.items()} == LEDGERS
    assert set().union(*found.values()) >= OWN


def write_test(tests: Path, game: AnyGame, source: str) -> None:
    folder = tests / "games" / home(game).name / "rulebook"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "test_chapter.py").write_text(dedent(source), "utf-8")


def test_marks_are_read_off_tests() -> None:
    source = """
    SCENARIO = ("TOY-8", "TOY-9")

    @clause("TOY-1", "TOY-2")
    def test_one(): ...

    @pytest.mark.clause("TOY-3")
    @other("TOY-4")
    async def test_two(): ...

    class TestThree:
        @testing.clause(*("TOY-5", "TOY-6"))
        def test_three(self): ...

    @clause("TOY-7")
    def helper(): ...

    @clause(*SCENARIO)
    def test_five(): ...

    @clause(*SOME, NAME, 8)
    def test_four(): ...
    """
    assert sorted(marks(dedent(source))) == [
        ("", "test_four"),
        ("", "test_four"),
        ("", "test_four"),
        ("TOY-1", "test_one"),
        ("TOY-2", "test_one"),
        ("TOY-3", "test_two"),
        ("TOY-5", "test_three"),
        ("TOY-6", "test_three"),
        ("TOY-8", "test_five"),
        ("TOY-9", "test_five"),
    ]


@every_game
def test_code_names_only_clauses_of_the_rulebook(game: AnyGame) -> None:
    assert named_in_code(game).keys() - game.clauses.keys() == set()


@every_game
def test_places_in_code_can_be_found(game: AnyGame) -> None:
    places = {place for found in named_in_code(game).values() for place in found}
    assert len(places) > 10
    assert not any(place.startswith(game.package) for place in places)


@every_game
def test_there_is_a_row_for_every_clause_in_the_order_of_the_rulebook(game: AnyGame, tmp_path: Path) -> None:
    rows, problems = report(game, tmp_path)
    assert [row.clause for row in rows] == list(game.clauses.values())
    assert {problem.clause for problem in problems if problem.hole == "no-test"} == game.clauses.keys()


@every_game
def test_every_kind_of_hole_is_found(game: AnyGame, tmp_path: Path) -> None:
    named, *_, dropped = named_in_code(game)
    clauses = {name: clause for name, clause in game.clauses.items() if name != dropped}
    changed = replace(game, clauses=clauses | {"TOY-NEW": Clause("TOY-NEW", "toy", "ruling")})
    write_test(tmp_path, game, f'@clause("{named}", "TOY-OLD", *MORE)\ndef test_it(): ...\n')
    rows, problems = report(changed, tmp_path)
    place = f"games/{home(game).name}/rulebook/test_chapter.py::test_it"
    shown = {row.clause.id: row.tests for row in rows}
    assert shown[named] == (place,)
    assert ClauseProblem("no-code", "TOY-NEW") in problems
    assert ClauseProblem("no-test", "TOY-NEW") in problems
    assert ClauseProblem("no-test", named) not in problems
    assert [problem.clause for problem in problems if problem.hole == "unknown-in-code"] == [dropped]
    assert ClauseProblem("unknown-in-tests", "TOY-OLD", (place,)) in problems
    assert ClauseProblem("unreadable", "", (place,)) in problems
    assert {problem.hole for problem in problems} == set(get_args(Hole))


@every_game
def test_the_tests_of_a_game_name_only_clauses_of_its_rulebook(game: AnyGame) -> None:
    _, problems = report(game, ROOT)
    assert [problem for problem in problems if problem.hole in ("unknown-in-tests", "unreadable")] == []


@every_language
@pytest.mark.parametrize("hole", get_args(Hole))
def test_every_kind_of_hole_has_a_sentence(hole: Hole, language: str) -> None:
    problem = ClauseProblem(hole, "TOY-1", ("one", "two"))
    places = NameList(problem.places, "comma")
    text = speak(None, None, language).say(f"hole-{hole}", clause=problem.clause, places=places)
    assert ("TOY-1" in text) == (hole != "unreadable")
