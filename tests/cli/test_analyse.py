"""`lairkeeper analyse` tells what decided a finished game, as text and as JSON."""

import json
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from lairkeeper.games.run_run_run import GAME
from lairkeeper.kernel.history.journal import read_journal, write_journal
from tests.cli.driver import Lairkeeper
from tests.every import golden

VAULT = str(golden(GAME) / "vault.journal")


def test_a_lost_game_is_reported_with_curve_and_turning_points(lairkeeper: Lairkeeper) -> None:
    run = lairkeeper("analyse", VAULT, "--rollouts", "4")
    assert run.code == 0
    assert "The chance to win as the table could know it" in run.out
    assert "What decided it" in run.out and "would have been better by" in run.out
    assert "For it:" in run.out


def test_what_choice_and_luck_added_comes_with_its_error(lairkeeper: Lairkeeper) -> None:
    run = lairkeeper("analyse", VAULT, "--rollouts", "4")
    rows = [line.split() for line in run.out.splitlines() if line.split()[:1] and line.split()[0].isdigit()]
    assert len(rows) > 5 and all(cells[3].count("±") == cells[4].count("±") == 1 for cells in rows[:-1])


def test_the_report_as_json_adds_up(lairkeeper: Lairkeeper) -> None:
    run = lairkeeper("analyse", VAULT, "--rollouts", "4", "--json")
    (curve,) = json.loads(run.out)["curves"]
    parts = [split["choice"] + split["rivals"] + split["luck"] + split["error"] for split in curve["splits"]]
    values = [moment["value"] for moment in curve["moments"]]
    assert parts == [after - before for before, after in pairwise(values)]


def test_a_game_without_analysis_is_refused_in_one_sentence(lairkeeper: Lairkeeper, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.json"
    damaged.write_text(Path(VAULT).read_text(encoding="utf-8").replace('"seat":0', '"seat":1', 1), encoding="utf-8")
    foreign, older = tmp_path / "foreign.json", tmp_path / "older.json"
    foreign.write_text('{"some": "other file"}', encoding="utf-8")
    journal = read_journal(GAME, Path(VAULT).read_bytes())
    older.write_bytes(write_journal(msgspec.structs.replace(journal, version=GAME.version - 1)))
    refused = {
        "foreign": lairkeeper("analyse", str(foreign)),
        "older": lairkeeper("analyse", str(older)),
        "damaged": lairkeeper("analyse", str(damaged)),
        "missing": lairkeeper("analyse", str(tmp_path / "missing.json")),
        "no rollouts": lairkeeper("analyse", VAULT, "--rollouts", "0"),
        "no time": lairkeeper("analyse", VAULT, "--seconds", "0"),
    }
    assert {why: (run.code, run.err.count("\n")) for why, run in refused.items()} == dict.fromkeys(refused, (2, 1))
    assert "version" in refused["older"].err


@pytest.mark.parametrize(
    "bots",
    ["oracle", "searcher:0", "searcher:0ms", "searcher:soon", "searcher:48:0", "partner:48", "expert"],
    ids=lambda name: name,
)
def test_a_bot_or_a_level_or_a_budget_that_there_is_not_is_refused_in_one_sentence(
    lairkeeper: Lairkeeper, bots: str
) -> None:
    game = "trapwords" if bots == "expert" else "run-run-run"
    runs = [
        lairkeeper("simulate", game, "--bots", bots, "--games", "1"),
        lairkeeper("lab", "ladder", game, "--bots", f"random,{bots}", "--games", "1"),
    ]
    assert [(run.code, run.err.count("\n")) for run in runs] == [(2, 1)] * len(runs)
