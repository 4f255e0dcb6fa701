"""The list of commands that `lairkeeper --help` shows, against the commands themselves."""

import inspect
import subprocess
import sys

import pytest

from lairkeeper.cli.commands.app import COMMANDS
from lairkeeper.cli.commands.summary import PLACES
from tests.cli.driver import Lairkeeper


def test_every_command_is_listed_with_what_may_stand_after_it() -> None:
    assert list(PLACES) == list(COMMANDS)
    for name, command in COMMANDS.items():
        given = [it for it in inspect.signature(command).parameters.values() if it.kind is not it.KEYWORD_ONLY]
        places = PLACES[name].split()
        assert len(places) == len(given), name
        for place, parameter in zip(places, given, strict=True):
            is_needed = parameter.default is parameter.empty and parameter.kind is not parameter.VAR_POSITIONAL
            assert is_needed <= (not place.startswith("[")), (name, place)


@pytest.mark.parametrize("arguments", [["--help"], ["help"], ["-h", "--lang", "fr"]])
def test_the_list_is_shown_without_the_parser_of_commands(arguments: list[str]) -> None:
    code = (
        "import sys\nfrom lairkeeper.cli import main\nmain(sys.argv[1:])\n"
        "assert 'cyclopts' not in sys.modules and 'lairkeeper.games' not in sys.modules"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, encoding="utf-8", timeout=120, check=False
    )
    assert done.returncode == 0 and "lairkeeper doctor" in done.stdout, done.stderr


def test_help_about_a_command_is_about_that_command(lairkeeper: Lairkeeper) -> None:
    for arguments in (["lab", "--help"], ["help", "lab"]):
        shown = lairkeeper(*arguments).out
        assert shown.startswith("lairkeeper lab STUDY [GAME|FILE|FOLDER]\n") and "--engine ENGINE" in shown
