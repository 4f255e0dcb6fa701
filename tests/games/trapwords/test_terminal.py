"""Typed play at one terminal, with and against computer players, to its end; what is refused comes with its rule."""

from itertools import chain, cycle, repeat

import pytest

from lairkeeper.cli.commands.parameters.arguments import TableArguments
from lairkeeper.cli.commands.parameters.table_options import table_options
from lairkeeper.games.trapwords import GAME
from lairkeeper.games.trapwords.config import TableOptions
from tests.cli.driver import Lairkeeper, lairkeeper, state_folder

__all__ = ["lairkeeper", "state_folder"]

SHORT = ("--set", "dungeon=custom", "--set", "rooms=1-2-3", "--set", "curses=none")


@pytest.mark.parametrize(
    ("language", "hint", "over", "told"),
    [
        ("en", "/hint", "The seed of this game", "Clue 1"),
        ("fr", "/suggestion", "La graine de cette partie", "Indice 1"),
    ],
)
def test_a_typed_game_with_computers_is_played_to_its_end(
    lairkeeper: Lairkeeper, language: str, hint: str, over: str, told: str
) -> None:
    table = ("--lang", language, *SHORT)
    run = lairkeeper("play", "trapwords", *table, "--seed", "evening", keys=cycle((hint, "")))
    assert (run.code, run.err) == (0, "")
    assert told in run.out
    assert over in run.out


@pytest.mark.parametrize(("settings", "language"), [((), "fr"), (("language=en",), "en")])
def test_a_table_plays_in_the_language_of_who_opens_it_unless_it_says_otherwise(
    settings: tuple[str, ...], language: str
) -> None:
    """TRP-SET19: it is fixed before round 1."""
    options = table_options(GAME, TableArguments(settings=settings), language="fr")
    assert isinstance(options, TableOptions)
    assert options.language == language


def test_the_first_answer_everywhere_leads_to_the_end(lairkeeper: Lairkeeper) -> None:
    """Also after a word of one's own: the list is confirmed, and not changed to and fro."""
    run = lairkeeper("play", "trapwords", *SHORT, "--seed", "evening", keys=chain(("ladder", "window"), repeat("1")))
    assert (run.code, run.err) == (0, "")
    assert "The seed of this game" in run.out


def test_a_refused_trap_comes_with_the_rule_that_refuses_it(lairkeeper: Lairkeeper) -> None:
    run = lairkeeper("play", "trapwords", *SHORT, "--seed", "evening", keys=("thing", *repeat("/quit", 2), ""))
    assert "“thing” is not accepted here" in run.out
    assert "TRP-TRAP12" in run.out
    assert "write_list" not in run.out


def test_a_slash_before_a_command_is_understood_where_nothing_is_written(lairkeeper: Lairkeeper) -> None:
    run = lairkeeper("play", "--seed", "evening", keys=("/help", *repeat("/quit", 2), ""))
    assert "undo your last answer" in run.out
