"""A journey at one terminal: the game that follows a finished one, and an open game without a curtain."""

import json
from dataclasses import replace
from itertools import repeat
from pathlib import Path
from typing import cast

import msgspec
import pytest

from lairkeeper.games import games
from lairkeeper.games.run_run_run import GAME as PYRAMID
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.kernel.definition.game import AnyGame
from tests.cli.driver import Lairkeeper

CHAPTERS = ("printed", "two", "four")


def next_chapter(world: object, options: TableOptions) -> TableOptions | None:
    following = CHAPTERS[CHAPTERS.index(options.mummy_faces) + 1 :]
    return msgspec.structs.replace(options, mummy_faces=following[0]) if following else None


@pytest.fixture
def journeying(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that leads from chapter to chapter."""
    game: AnyGame = replace(PYRAMID, sequel=next_chapter)
    monkeypatch.setitem(cast("dict[str, AnyGame]", games()), PYRAMID.name, game)


def journey_in(folder: Path) -> Path:
    return max(folder.glob("*.journey.json"), key=lambda path: path.stat().st_mtime_ns)


@pytest.mark.usefixtures("journeying")
def test_a_finished_game_leads_on_and_the_journey_is_one_file(lairkeeper: Lairkeeper, state_folder: Path) -> None:
    run = lairkeeper("play", PYRAMID.name, "--seats", "random,random", "--seed", "a")
    first = journey_in(state_folder)
    assert run.code == 0 and f"play --after {first}" in run.out.replace("\n", "")
    run = lairkeeper("play", "--after", str(first), "--seats", "random,random", "--seed", "b")
    second = journey_in(state_folder)
    assert [game["config"]["mummy_faces"] for game in json.loads(second.read_bytes())["games"]] == ["printed", "two"]
    run = lairkeeper("play", PYRAMID.name, "--after", str(second), "--seats", "random,random", "--seed", "c")
    assert run.code == 0 and "The journey ends here" in run.out
    last = lairkeeper("play", "--after", str(journey_in(state_folder)))
    assert last.code != 0 and "Nothing follows this game" in last.err


@pytest.mark.usefixtures("journeying")
def test_a_running_game_of_a_journey_remembers_those_before_it(lairkeeper: Lairkeeper, state_folder: Path) -> None:
    lairkeeper("play", PYRAMID.name, "--seats", "random,random", "--seed", "a")
    lairkeeper("play", "--after", str(journey_in(state_folder)), "--seats", "me,random", "--seed", "b", keys=["1"])
    lairkeeper("play", "--resume", "--seats", "random,random")
    games_played = json.loads(journey_in(state_folder).read_bytes())["games"]
    assert [game["config"]["mummy_faces"] for game in games_played] == ["printed", "two"]


@pytest.mark.usefixtures("journeying")
def test_the_options_of_a_sequel_cannot_be_set_on_the_command_line(lairkeeper: Lairkeeper, state_folder: Path) -> None:
    lairkeeper("play", PYRAMID.name, "--seats", "random,random", "--seed", "a")
    file = str(journey_in(state_folder))
    for more in (("--players", "3"), ("--preset", "easy"), ("--set", "stop_length=step")):
        assert f"“{more[0]}” is for new games" in lairkeeper("play", "--after", file, *more).err.replace("\n", " ")
    assert lairkeeper("play", "vengeance", "--after", file).code != 0


@pytest.mark.usefixtures("journeying")
def test_an_edited_journey_is_refused(lairkeeper: Lairkeeper, state_folder: Path, tmp_path: Path) -> None:
    lairkeeper("play", PYRAMID.name, "--seats", "random,random", "--seed", "a")
    whole = json.loads(journey_in(state_folder).read_bytes())
    twice = tmp_path / "twice.json"
    twice.write_text(json.dumps({**whole, "games": whole["games"] * 2}), "utf-8")
    assert "does not follow from the one before" in lairkeeper("play", "--after", str(twice)).err.replace("\n", " ")
    missing = lairkeeper("play", "--after", str(tmp_path / "none.json"))
    assert missing.code != 0 and "no such file" in missing.err


@pytest.mark.usefixtures("journeying")
def test_a_game_that_follows_none_and_leads_nowhere_is_no_journey(lairkeeper: Lairkeeper, state_folder: Path) -> None:
    run = lairkeeper("play", PYRAMID.name, "--seats", "random,random", "--set", "mummy_faces=four", "--seed", "a")
    assert run.code == 0 and "journey" not in run.out.lower()
    assert not list(state_folder.glob("*.journey.json"))


def test_nothing_follows_a_game_without_a_sequel(lairkeeper: Lairkeeper, state_folder: Path) -> None:
    lairkeeper("play", PYRAMID.name, "--seats", "random,random", "--seed", "a")
    [over] = list(state_folder.glob("*.json"))
    refused = lairkeeper("play", "--after", str(over))
    assert refused.code != 0 and "Nothing follows this game" in refused.err


def test_an_open_game_has_no_curtain(lairkeeper: Lairkeeper, monkeypatch: pytest.MonkeyPatch) -> None:
    game: AnyGame = replace(PYRAMID, open_information=True)
    monkeypatch.setitem(cast("dict[str, AnyGame]", games()), PYRAMID.name, game)
    run = lairkeeper("play", PYRAMID.name, "--seats", "Anna,Ben", "--seed", "x", keys=repeat("1", 30))
    assert "The screen is for" not in run.out and "Press Enter" not in run.out
    assert "Anna:" in run.out and "Ben:" in run.out


def test_a_preset_is_a_named_set_of_options(lairkeeper: Lairkeeper, state_folder: Path) -> None:
    lairkeeper("play", PYRAMID.name, "--seats", "random,random", "--preset", "hard", "--set", "vault_exits=six")
    [over] = list(state_folder.glob("*.json"))
    config = json.loads(over.read_bytes())["config"]
    assert (config["mummy_faces"], config["vault_exits"]) == ("hard", "six")
    assert "easy, normal, hard or printed" in lairkeeper("play", PYRAMID.name, "--preset", "mild").err


def test_an_option_that_needs_another_is_refused_with_it(lairkeeper: Lairkeeper) -> None:
    run = lairkeeper("play", "vengeance", "--players", "2", "--set", "solo_dice=hard")
    assert "“solo_dice” can be “hard” only where “players” is 1" in run.err.replace("\n", " ")
    assert "--preset hard" in lairkeeper("options", "vengeance").out
