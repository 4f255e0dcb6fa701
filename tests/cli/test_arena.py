"""`lairkeeper arena` on the command line."""

from pathlib import Path

import pytest

from tests.arena import programs
from tests.arena.programs import program
from tests.cli.driver import Lairkeeper

FEW = ("--rounds", "2", "--seed", "cli")


def test_the_ladder_is_printed_with_its_counts(lairkeeper: Lairkeeper, tmp_path: Path) -> None:
    run = lairkeeper("arena", "run-run-run", "random", program(tmp_path, "babbler", programs.BABBLER), "--apart", *FEW)
    assert run.code == 0 and run.err == ""
    assert "4 games were finished." in run.out and "place 1.00" in run.out
    assert "0 illegal" in run.out and "answers were drawn" in " ".join(run.out.split())


def test_an_agent_that_closes_its_pipe_is_one_sentence(lairkeeper: Lairkeeper, tmp_path: Path) -> None:
    run = lairkeeper(
        "arena", "vengeance", "random", program(tmp_path, "quitter", programs.QUITTER), *FEW, "--lang", "fr"
    )
    assert run.code == 1 and run.err == ""
    assert "2 parties ont été finies." in run.out and "a fermé son canal" in " ".join(run.out.split())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("vengeance", "run:/no/such/program"), "cannot be started"),
        (("vengeance", "genius"), "no bot called"),
        (("chess", "random"), "chess"),
        (("vengeance", "random", "--rounds", "0"), "--rounds"),
        (("vengeance", "random", "--patience", "soon"), "--patience"),
    ],
)
def test_bad_input_is_one_sentence(lairkeeper: Lairkeeper, arguments: tuple[str, ...], said: str) -> None:
    run = lairkeeper("arena", *arguments)
    assert run.code == 2 and run.out == "" and len(run.err.splitlines()) == 1 and said in run.err
