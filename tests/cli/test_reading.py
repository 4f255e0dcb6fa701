"""The rulebook, the clause report, the lists, the help and the replay, as they are printed."""

import re
from io import StringIO
from pathlib import Path

import pytest

from lairkeeper.cli.commands import app, manual
from lairkeeper.cli.commands.parameters.arguments import ServeArguments
from lairkeeper.cli.terminal.language import default_language, take_language
from lairkeeper.cli.terminal.terminal import Terminal
from lairkeeper.games import games
from lairkeeper.games.run_run_run import GAME
from lairkeeper.words import LANGUAGES
from tests.cli.driver import Lairkeeper


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_rulebook_is_read_in_its_order(lairkeeper: Lairkeeper, language: str) -> None:
    run = lairkeeper("rules", GAME.name, "--lang", language)
    assert run.code == 0
    ids = re.findall(r"^(RRR-[A-Z]+\d+) ", run.out, re.MULTILINE)
    assert ids == list(GAME.clauses)


@pytest.mark.parametrize(
    ("topic", "found"),
    [
        (("RRR-MUM6",), {"RRR-MUM6"}),
        (("mum6",), {"RRR-MUM6"}),
        (("solo",), {"RRR-SOL1", "RRR-SOL2", "RRR-SOL3", "RRR-SOL4"}),
        (("The", "turn"), {clause.id for clause in GAME.clauses.values() if clause.chapter == "turn"}),
        (("wasted", "heart"), {"RRR-FGT14"}),
    ],
)
def test_a_part_of_the_rulebook_is_found(lairkeeper: Lairkeeper, topic: tuple[str, ...], found: set[str]) -> None:
    run = lairkeeper("rules", GAME.name, *topic)
    assert set(re.findall(r"^(RRR-[A-Z]+\d+) ", run.out, re.MULTILINE)) == found


def test_the_clause_report_names_code_and_tests_and_fails_on_a_hole(lairkeeper: Lairkeeper, tmp_path: Path) -> None:
    (tmp_path / "games" / "run_run_run").mkdir(parents=True)
    run = lairkeeper("clauses", GAME.name, "--tests", str(tmp_path))
    assert run.code == 1
    assert "No test shows the clause RRR-GEN1." in run.out
    assert "rules.mummies.MoveMummy" in run.out


def test_the_clause_report_of_the_repository_names_every_clause(lairkeeper: Lairkeeper) -> None:
    run = lairkeeper("clauses", GAME.name)
    assert re.findall(r"^ (RRR-[A-Z]+\d+) ", run.out, re.MULTILINE) == list(GAME.clauses)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games_are_listed(lairkeeper: Lairkeeper, language: str) -> None:
    run = lairkeeper("games", "--lang", language)
    assert "run-run-run  Run Run Run" in run.out


def test_without_a_terminal_the_first_game_is_chosen(lairkeeper: Lairkeeper) -> None:
    assert lairkeeper("options") == lairkeeper("options", next(iter(games())))


@pytest.mark.parametrize("language", LANGUAGES)
def test_table_options_are_listed_with_their_values_and_defaults(lairkeeper: Lairkeeper, language: str) -> None:
    run = lairkeeper("options", GAME.name, "--lang", language)
    assert re.search(r"\* phase +\S", run.out)
    assert re.search(r"  step +\S", run.out)
    for field in GAME.config.__struct_fields__:
        is_listed = re.search(rf"^{field} ", run.out, re.MULTILINE) is not None
        assert is_listed == (field not in ("players", "first", "content")), field


def test_options_that_are_numbers_are_listed_with_their_default(lairkeeper: Lairkeeper) -> None:
    assert re.search(
        r"\nhand_limit .*\n  \* 30 +or another whole number from 0 to 3600, in seconds\n",
        lairkeeper("options", "vengeance").out,
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [None, *app.COMMANDS])
def test_every_command_has_help(lairkeeper: Lairkeeper, command: str | None, language: str) -> None:
    run = lairkeeper(*([command] if command else []), "--help", "--lang", language)
    assert (run.code, run.err) == (0, "")
    shown = app.COMMANDS if command is None else dict(manual.flags(app.COMMANDS[command]))
    assert [word for word in shown if word.split()[0] not in run.out] == []


def test_help_is_a_word_or_a_flag(lairkeeper: Lairkeeper) -> None:
    assert lairkeeper("help").out == lairkeeper("--help").out != ""


def test_no_arguments_start_the_lobby(lairkeeper: Lairkeeper, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[ServeArguments] = []

    def serve(arguments: ServeArguments, _: object) -> int:
        given.append(arguments)
        return 0

    monkeypatch.setattr("lairkeeper.cli.commands.serve.serve", serve)
    assert lairkeeper().code == 0
    assert given == [ServeArguments(open=True)]


def test_the_version_is_printed(lairkeeper: Lairkeeper) -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+\n", lairkeeper("--version").out)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
    ],
)
def test_the_language_is_that_of_the_system(environment: dict[str, str], language: str) -> None:
    assert default_language(environment) == language


def test_the_language_may_stand_anywhere() -> None:
    assert take_language(["--lang", "fr", "play"]) == ("fr", ["play"])
    assert take_language(["play", "--lang=fr", "--seed", "x"]) == ("fr", ["play", "--seed", "x"])
    assert take_language(["play"]) == (None, ["play"])


@pytest.fixture
def saved(lairkeeper: Lairkeeper, tmp_path: Path) -> str:
    file = tmp_path / "game.json"
    lairkeeper("play", GAME.name, "--seed", "s1", keys=["1", "1", "1", "1", f"save {file}"])
    return str(file)


def test_a_replay_goes_forward_back_and_anywhere(lairkeeper: Lairkeeper, saved: str) -> None:
    run = lairkeeper("replay", saved, keys=["", "n", "b", "7", "end", "99", "what", "help", "board", "q"])
    places = re.findall(r"^(?:Answer (\d+) of|The beginning)", run.out, re.MULTILINE)
    last = places[5]
    assert places == ["", "1", "2", "1", "7", last, last]
    assert int(last) > 12
    assert " ".join(run.out.split()).count("right would be a number from 0 to") == 2
    assert run.code == 0


def test_a_replay_begins_at_the_given_step(lairkeeper: Lairkeeper, saved: str) -> None:
    assert "Answer 9 of" in lairkeeper("replay", saved, "--at", "9").out


def test_a_replay_with_open_hands_shows_them_all(lairkeeper: Lairkeeper, saved: str) -> None:
    run = lairkeeper("replay", saved, "--at", "12")
    assert "Player 1 holds:" in run.out
    assert "Player 2 holds:" in run.out
    assert run.out.count("Hand") == 2


def test_a_replay_through_one_pair_of_eyes_hides_the_other_hand(lairkeeper: Lairkeeper, saved: str) -> None:
    """The third to twelfth answers are chance dealing two hands of five cards."""
    keys = ["seat 2", *[""] * 12]
    run = lairkeeper("replay", saved, "--seat", "1", keys=[""] * 12)
    other = lairkeeper("replay", saved, keys=keys)
    assert "Player 1 has drawn" in run.out
    assert "Player 2 has drawn" not in run.out
    assert "Player 2 has drawn" in other.out
    assert "Player 1 has drawn" not in other.out
    assert "holds:" not in run.out


def test_a_spectators_replay_hides_all_hands(lairkeeper: Lairkeeper, saved: str) -> None:
    run = lairkeeper("replay", saved, "--seat", "none", keys=[""] * 40)
    assert "has drawn" not in run.out
    assert "Hand" not in run.out
    assert "Explore" not in run.out


def test_a_replay_ends_with_the_outcome(lairkeeper: Lairkeeper, state_folder: Path) -> None:
    lairkeeper("play", GAME.name, "--seats", "random,random", "--seed", "x")
    (file,) = state_folder.glob("*.json")
    run = lairkeeper("replay", str(file), keys=["end"])
    assert "The end: Defeat" in run.out


def test_a_simulation_counts_how_games_end(lairkeeper: Lairkeeper) -> None:
    run = lairkeeper("simulate", GAME.name, "--games", "6", "--bots", "random", "--workers", "1", "--seed", "x")
    assert (run.code, run.err) == (0, "")
    assert re.search(r"Games +6 \(random, random\)", run.out)
    assert re.search(r"Won +[\d.]+% \(\d games?, between [\d.]+% and\s+[\d.]+%\)", run.out)
    assert re.search(r"Defeat: a mummy has entered the Vault\. +[\d.]+%", run.out)
    assert re.search(r"Seed +x\n", run.out)


def test_a_simulation_says_who_won_where_one_wins_alone(lairkeeper: Lairkeeper) -> None:
    few = ("--games", "4", "--workers", "1", "--seed", "x")
    run = lairkeeper("simulate", "vengeance", "--bots", "random,greedy", "--set", "pace=ticks", *few)
    assert re.search(r"Won by seat 1, random +[\d.]+% \(\d games?, between [\d.]+% and\s+[\d.]+%\)", run.out)
    assert re.search(r"Won by seat 2, greedy +[\d.]+% \(\d games?, between [\d.]+% and\s+[\d.]+%\)", run.out)
    assert "by seat" not in lairkeeper("simulate", GAME.name, "--bots", "random", *few).out


def test_a_simulation_tries_every_value_of_a_table_option(lairkeeper: Lairkeeper) -> None:
    few = ("--games", "2", "--workers", "1", "--seed", "x", "--bots", "random")
    run = lairkeeper("simulate", "woodlands", "--each", "players", "--each", "inn", *few)
    assert (run.code, run.err) == (0, "")
    for players in (1, 2, 3, 4):
        assert re.search(rf"Players: {players}, Inn: yes +[\d.]+%", run.out)
        assert re.search(rf"Players: {players}, Inn: no +[\d.]+%", run.out)
    assert "nothing" in lairkeeper("simulate", "woodlands", "--each", "nothing", *few).err


def test_a_simulation_reports_games_by_facet(lairkeeper: Lairkeeper) -> None:
    run = lairkeeper("simulate", "woodlands", "--games", "5", "--workers", "1", "--seed", "x", "--players", "2")
    foes = re.findall(r"Won with (?:the |Old )\w+(?: \w+)?, of (\d)", run.out)
    assert len(foes) > 1
    assert all(0 < int(games) < 5 for games in foes)


def test_a_simulation_speaks_french(lairkeeper: Lairkeeper) -> None:
    run = lairkeeper(
        "simulate", GAME.name, "--games", "2", "--bots", "random", "--players", "3", "--workers", "1", "--lang", "fr"
    )
    assert "random, random, random" in run.out
    assert re.search(r"Gagnées +[\d,]+\s%", run.out)


def test_an_interrupted_simulation_reports_finished_games(
    lairkeeper: Lairkeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The interrupt comes while the progress bar is brought up to date."""

    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("rich.progress.Progress.update", interrupted)
    run = lairkeeper("simulate", GAME.name, "--games", "50", "--bots", "random", "--workers", "1")
    assert run.code == 130
    assert "Interrupted: 1 of 50 games are finished." in run.out


@pytest.mark.parametrize("width", [1, 2, 4])
def test_a_list_stands_in_the_narrowest_window(width: int) -> None:
    shown = StringIO()
    Terminal(shown, width_of_a_pipe=width).list(("name", "what it is"))
    assert "".join(shown.getvalue().split()).count("n") == 1
