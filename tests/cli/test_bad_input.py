"""Bad input: one clear sentence, exit code 2, no stack trace, and nothing changed or lost."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from lairkeeper.cli.local_game.saved_games import save
from lairkeeper.games import game_named, games
from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.components.box import CONTENT
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.kernel import ChanceStream, Match
from lairkeeper.words import LANGUAGES
from tests.cli.driver import Lairkeeper, Run
from tests.games.packs import changed

BAD = {
    "unknown command": (("plya",), "plya"),
    "unknown option": (("play", "--sets", "x"), "--sets"),
    "option of another command": (("rules", GAME.name, "--my-dice"), "--my-dice"),
    "too many words": (("games", "here"), "here"),
    "missing value": (("play", "--seats"), "--seats"),
    "missing language": (("play", "--lang"), "--lang"),
    "given twice": (("play", "--seed", "a", "--seed", "b"), "--seed"),
    "not a number": (("play", "--players", "two"), "two"),
    "missing file": (("replay",), "FILE"),
    "unknown game": (("play", "chess"), "chess"),
    "unknown game in rules": (("rules", "chess"), "chess"),
    "unknown game in clauses": (("clauses", "chess"), "chess"),
    "unknown game in simulate": (("simulate", "chess"), "chess"),
    "unknown game in options": (("options", "chess"), "chess"),
    "a game with a very long name": (("play", "x" * 5000), "xxx"),
    "unknown language": (("games", "--lang", "de"), "de"),
    "no players": (("play", "--players", "0"), "0"),
    "too many players": (("play", "--players", "5"), "5"),
    "very many players": (("play", "--players", "1000000000"), "000"),
    "fewer than no players": (("play", "--players", "-3"), "-3"),
    "too many seats": (("play", "--seats", "a,b,c,d,e"), "5"),
    "an empty seat": (("play", "--seats", "a,,b"), "a,,b"),
    "seats that do not fit": (("play", "--seats", "a,b", "--players", "3"), "a,b"),
    "unknown bot": (("play", "--bots", "genius"), "genius"),
    "unknown bot in simulate": (("simulate", "--bots", "genius", "--games", "1"), "genius"),
    "first player who is not there": (("play", "--first", "3"), "3"),
    "first player in a game without one": (("play", "vengeance", "--first", "1"), "--first"),
    "unknown table option": (("play", "--set", "speed=high"), "speed"),
    "table option with its own flag": (("play", "--set", "players=3"), "players"),
    "unknown value": (("play", GAME.name, "--set", "stop_length=never"), "never"),
    "a setting that is no number": (("play", "vengeance", "--set", "reserve_limit=abc"), "abc"),
    "setting without a value": (("play", GAME.name, "--set", "stop_length"), "stop_length"),
    "a seed that is no text": (("play", "--seed", "\udcff"), "--seed"),
    "a seed that is no text in simulate": (("simulate", "--games", "1", "--seed", "\udcff"), "--seed"),
    "no such pack": (("play", "--pack", "no-such-folder"), "no-such-folder"),
    "no such save": (("play", "--load", "no-such-file"), "no-such-file"),
    "no such replay": (("replay", "no-such-file"), "no-such-file"),
    "a folder as a save": (("play", "--load", "."), "."),
    "nothing to resume": (("play", "--resume"), "lairkeeper play"),
    "no such game to resume": (("play", GAME.name, "--resume"), f"lairkeeper play {GAME.name}"),
    "unknown game to resume": (("play", "chess", "--resume"), "chess"),
    "unknown clause": (("rules", GAME.name, "RRR-XXX1"), "RRR-XXX1"),
    "no games": (("simulate", "--games", "0"), "0"),
    "unknown study": (("lab", "alchemy", GAME.name), "alchemy"),
    "no study": (("lab",), "STUDY"),
    "unknown game in a study": (("lab", "fit", "chess"), "chess"),
    "a fit without games": (("lab", "fit", GAME.name, "--games", "0"), "--games"),
    "a fit with nothing held out": (("lab", "fit", GAME.name, "--held-out", "0"), "--held-out"),
    "unknown bot in a fit": (("lab", "fit", GAME.name, "--bots", "genius"), "genius"),
    "unknown bot in a ladder": (("lab", "ladder", GAME.name, "--bots", "random,genius"), "genius"),
    "a file that cannot be written": (("lab", "fit", GAME.name, "--write", "no/such/folder/file"), "no/such/folder"),
    "a ladder of one bot": (("lab", "ladder", GAME.name, "--bots", "random"), "random"),
    "no workers": (("simulate", "--games", "1", "--workers", "0"), "0"),
    "more players than can be counted": (("play", "--players", "9" * 26), "999"),
    "more players than can be read": (("play", "--players", "9" * 5000), "999"),
    "more players than can be written": (("play", "--players", f"0x{'f' * 5000}"), "0xfff"),
    "half a game": (("simulate", "--games", "1.5"), "1.5"),
    "an option that cannot be counted": (("play", "vengeance", "--set", f"reserve_limit={'9' * 26}"), "999"),
    "an option that cannot be read": (("play", "vengeance", "--set", f"reserve_limit={'9' * 5000}"), "reserve_limit"),
    "no tests there": (("clauses", "--tests", "no-such-folder"), "no-such-folder"),
}


def assert_refused(run: Run, named: str) -> None:
    assert run.code == 2
    assert run.out == ""
    assert named in run.err
    assert run.err.count("\n") == 1
    assert run.err.rstrip().endswith(".")
    assert "Traceback" not in run.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", BAD)
def test_one_sentence_says_what_is_wrong(lairkeeper: Lairkeeper, state_folder: Path, case: str, language: str) -> None:
    arguments, named = BAD[case]
    speaking = () if "--lang" in arguments else ("--lang", language)
    assert_refused(lairkeeper(*speaking, *arguments), named)
    assert not state_folder.exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_a_value_is_not_fitted(
    lairkeeper: Lairkeeper, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    without = replace(GAME, value=None)
    monkeypatch.setattr("lairkeeper.cli.commands.experiments.lab.only_game", lambda subject, words: without)
    assert_refused(lairkeeper("--lang", language, "lab", "fit", GAME.name), GAME.name)


def test_an_unknown_language_is_refused_in_the_language_of_the_system(
    lairkeeper: Lairkeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "langue" in lairkeeper("games", "--lang", "xx").err


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    match = Match(GAME, TableOptions(), "a saved game")
    stream = ChanceStream("a saved game")
    for _ in range(12):
        match.draw(stream)
    save(match, tmp_path / "saved.json")
    return tmp_path / "saved.json"


def damages(blob: bytes) -> dict[str, bytes]:
    content = json.loads(blob)
    edited = {**content, "seed": "another"}
    older = {**content, "version": 999}
    return {
        "empty": b"",
        "truncated": blob[: len(blob) // 2],
        "no end": blob[:-3],
        "edited": json.dumps(edited).encode(),
        "other version": json.dumps(older).encode(),
        "a line taken out": b"\n".join(blob.split(b"\n")[:3] + blob.split(b"\n")[4:]),
        "not json": b"\xff\xfe\x00",
        "another json": b"[1, 2, 3]",
        "an unknown game": blob.replace(b'"run-run-run"', b'"chess"'),
        "deep": b"[" * 100_000,
    }


@pytest.mark.parametrize("command", [("replay",), ("play", "--load")])
@pytest.mark.parametrize("damage", list(damages(b'{"a":1}')))
def test_a_damaged_save_is_refused(
    lairkeeper: Lairkeeper, saved: Path, damage: str, command: tuple[str, ...], state_folder: Path
) -> None:
    broken = damages(saved.read_bytes())[damage]
    saved.write_bytes(broken)
    assert_refused(lairkeeper(*command, str(saved)), "")
    assert saved.read_bytes() == broken
    assert not state_folder.exists()


def test_a_damaged_save_loaded_in_play_changes_nothing(lairkeeper: Lairkeeper, saved: Path) -> None:
    saved.write_bytes(saved.read_bytes()[:100])
    run = lairkeeper("play", GAME.name, "--seed", "s1", keys=[f"load {saved}", "1"])
    assert run.code == 0
    assert "This saved game cannot be used." in run.out
    assert "Which Room do you place?" in run.out


@pytest.mark.parametrize(
    ("file", "content", "named"),
    [
        ("rooms.toml", "room = 3", "room"),
        ("rooms.toml", "this is not toml", "rooms.toml"),
        ("dragons.toml", "", "dragons.toml"),
        ("tokens.toml", "[totals]\ntokens = 1\n", "token"),
    ],
)
def test_a_bad_pack_is_refused(lairkeeper: Lairkeeper, tmp_path: Path, file: str, content: str, named: str) -> None:
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / file).write_text(content)
    assert_refused(lairkeeper("play", GAME.name, "--pack", str(tmp_path / "pack")), named)
    assert_refused(lairkeeper("simulate", GAME.name, "--games", "1", "--pack", str(tmp_path / "pack")), named)


@pytest.mark.parametrize("place", ["-1", "13", "x", "9" * 26, "1.5"])
def test_a_place_a_saved_game_does_not_have_is_refused(lairkeeper: Lairkeeper, saved: Path, place: str) -> None:
    assert_refused(lairkeeper("replay", str(saved), "--at", place), place)


@pytest.mark.parametrize("seat", ["0", "3", "x", "9" * 5000])
def test_a_seat_a_saved_game_does_not_have_is_refused(lairkeeper: Lairkeeper, saved: Path, seat: str) -> None:
    assert_refused(lairkeeper("replay", str(saved), "--seat", seat), seat[:100])


@pytest.mark.parametrize("digits", [26, 5000])
def test_a_number_of_many_digits_is_no_answer(lairkeeper: Lairkeeper, saved: Path, digits: int) -> None:
    number = "9" * digits
    run = lairkeeper("play", GAME.name, "--seed", "s1", keys=[number, f"? {number}", f"log {number}", "1"])
    assert run.code == 0
    assert "Nothing here fits" in run.out
    assert "Which Room do you place?" in run.out
    run = lairkeeper("replay", str(saved), keys=[number, f"seat {number}", "12"])
    assert run.code == 0
    assert "there is no place" in run.out and "There is no seat" in run.out


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_who_begins_is_taken_or_refused_by_every_game(lairkeeper: Lairkeeper, name: str, command: str) -> None:
    few = ("--games", "1", "--workers", "1", "--bots", "random") if command == "simulate" else ()
    run = lairkeeper(command, name, "--first", "1", *few)
    if "first" in game_named(name).config.__struct_fields__:
        assert run.code == 0
    else:
        assert_refused(run, "--first")


def test_the_expected_value_is_named_in_the_language_of_the_table(lairkeeper: Lairkeeper, tmp_path: Path) -> None:
    refused = lairkeeper("play", "vengeance", "--set", "reserve_limit=abc", "--lang", "fr")
    assert "un nombre entier" in refused.err
    changed(tmp_path, CONTENT / "tokens.toml", ('id = "torch1"', 'id = "torch 1"'))
    refused = lairkeeper("play", GAME.name, "--pack", str(tmp_path), "--lang", "fr")
    assert "31 lettres sans accent" in refused.err


@pytest.mark.parametrize("given", [("--players", "4"), ("--first", "1"), ("--set", "nonsense"), ("--seed", "x")])
def test_table_options_of_a_saved_game_cannot_be_changed(
    lairkeeper: Lairkeeper, saved: Path, given: tuple[str, str]
) -> None:
    assert_refused(lairkeeper("play", "--load", str(saved), *given), given[0])


def test_a_saved_game_of_another_name_is_refused(lairkeeper: Lairkeeper, saved: Path) -> None:
    assert_refused(lairkeeper("play", "vengeance", "--load", str(saved)), GAME.name)


@pytest.mark.parametrize("content", [b"def (", b"\xff", b"\0"])
def test_a_test_that_is_no_python_is_named(lairkeeper: Lairkeeper, tmp_path: Path, content: bytes) -> None:
    folder = tmp_path / "games" / "run_run_run"
    folder.mkdir(parents=True)
    (folder / "test_it.py").write_bytes(content)
    assert_refused(lairkeeper("clauses", GAME.name, "--tests", str(tmp_path)), "test_it.py")
