"""Whole games at the keyboard: to the end in both languages, whatever is typed in between."""

from collections.abc import Iterator
from itertools import chain, cycle, islice, repeat
from pathlib import Path

import pytest

from lairkeeper.games.run_run_run import GAME
from lairkeeper.kernel import AnyGame, Match, read_journal
from lairkeeper.words import speak
from tests.cli.driver import Lairkeeper, finished, running
from tests.every import every_game

NONSENSE = (
    "xyzzy",
    "",
    "0",
    "999999999999999999999",
    "-1",
    "1.5",
    "٣",
    "? 0",
    "? 99999",
    "? no such words",
    "? RRR-NO1",
    "mark",
    "mark here",
    "mark 77 77",
    "save",
    "load",
    "load no-such-file.json",
    "log x",
    "log 0",
    "[bold]x[/] \\ [/",
    "\x1b[31m\x00\x07",
    "a" * 500,
)


def rudely() -> Iterator[str]:
    """Somebody who types a few senseless things before each answer."""
    nonsense = cycle((*NONSENSE, "?", "? 1", "board"))
    while True:
        yield from (next(nonsense) for _ in range(3))
        yield "1"


def by_hints() -> Iterator[str]:
    """Somebody who always follows the advice."""
    return cycle(("hint", ""))


@pytest.mark.parametrize(
    ("language", "endings"),
    [("en", ("Victory!", "Defeat:")), ("fr", ("Victoire", "Défaite"))],
)
def test_a_person_and_a_bot_play_to_the_end(
    lairkeeper: Lairkeeper, state_folder: Path, language: str, endings: tuple[str, str]
) -> None:
    run = lairkeeper("play", GAME.name, "--seed", "whole game", "--lang", language, keys=repeat("1"))
    assert (run.code, run.err) == (0, "")
    assert any(ending in run.out for ending in endings)
    assert "whole game" in run.out
    assert "RRR-END" in run.out
    assert len(finished(state_folder)) == 1
    assert running(state_folder) == []


@every_game
def test_every_game_gives_hints(lairkeeper: Lairkeeper, game: AnyGame) -> None:
    assert "A good player would" in lairkeeper("play", game.name, "--seed", "hint", keys=["hint", "/hint"]).out


def test_hints_can_be_followed(lairkeeper: Lairkeeper) -> None:
    run = lairkeeper("play", GAME.name, "--seed", "hints", "--bots", "random", keys=islice(by_hints(), 30))
    assert run.code == 0
    assert run.out.count("A good player would take") >= 5
    assert "Turn 3" in run.out


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nonsense_at_every_prompt_changes_nothing(lairkeeper: Lairkeeper, state_folder: Path, language: str) -> None:
    plain = lairkeeper("play", GAME.name, "--seed", "n", "--bots", "random", "--lang", language, keys=repeat("1"))
    rude = lairkeeper("play", GAME.name, "--seed", "n", "--bots", "random", "--lang", language, keys=rudely())
    assert (plain.code, rude.code, rude.err) == (0, 0, "")
    assert "Traceback" not in rude.out
    assert "\x1b" not in rude.out
    first, second = (read_journal(GAME, path.read_bytes()) for path in finished(state_folder))
    assert first.entries == second.entries


def test_the_same_seed_and_answers_give_the_same_game(lairkeeper: Lairkeeper, state_folder: Path) -> None:
    for _ in range(2):
        lairkeeper("play", GAME.name, "--seed", "again", "--players", "3", "--bots", "random", keys=repeat("1"))
    first, second = (path.read_bytes() for path in finished(state_folder))
    assert first == second


def test_a_person_may_play_alone(lairkeeper: Lairkeeper) -> None:
    run = lairkeeper("play", GAME.name, "--players", "1", "--seed", "solo", keys=repeat("1"))
    assert run.code == 0
    assert "Which Catventurer do you play?" in run.out


def test_bots_may_play_among_themselves(lairkeeper: Lairkeeper) -> None:
    run = lairkeeper("play", GAME.name, "--seats", "random,random,random", "--seed", "bots")
    assert run.code == 0
    assert run.out.count("› Turn 1:") == run.out.count("› Turn 5:") == 1
    assert run.out.index("› Turn 1:") < run.out.index("\nTurn 1:") < run.out.index("› Turn 2:")
    assert "RRR-END" in run.out


def test_a_question_shows_the_board_the_news_the_answers_and_their_rules(lairkeeper: Lairkeeper) -> None:
    run = lairkeeper("play", GAME.name, "--seed", "s1", keys=[])
    for part in ("VAULT", "^1^ Player 1", "Hand", "› Turn", "What do you do? RRR-TRN3", "  1 Explore", "RRR-MUM1"):
        assert part in run.out


def test_a_question_mark_gives_the_rules_behind_the_question(lairkeeper: Lairkeeper) -> None:
    run = lairkeeper("play", GAME.name, "--seed", "s1", keys=["?"])
    assert "RRR-TRN7 Acting is compulsory" in run.out


def test_a_rule_can_be_looked_up_by_id_or_by_words(lairkeeper: Lairkeeper) -> None:
    run = lairkeeper("play", GAME.name, "--seed", "s1", keys=["? mum6", "? torch supply"])
    assert "RRR-MUM6 If several next spaces" in run.out
    assert "RRR-SET5" in run.out


def test_an_answer_can_be_asked_about_before_it_is_given(lairkeeper: Lairkeeper) -> None:
    run = lairkeeper("play", GAME.name, "--seed", "s1", keys=["? 1"])
    assert "Then you would be asked: Which Room do you place?" in run.out


def test_an_answer_is_found_by_a_part_of_its_text(lairkeeper: Lairkeeper) -> None:
    run = lairkeeper("play", GAME.name, "--seed", "s1", keys=["explo", "", "sarcoph", "", ""])
    assert "Press Enter to take 1." in run.out
    assert "Where do you place" in run.out


def test_an_answer_can_be_taken_back_until_something_is_revealed(lairkeeper: Lairkeeper) -> None:
    run = lairkeeper("play", GAME.name, "--seed", "s1", keys=["1", "undo", "undo"])
    parts = run.out.split("\n> ")
    assert "Which Room do you place?" in parts[1]
    assert "What do you do?" in parts[2]
    assert "What do you do?" not in parts[3]
    assert "revealed" in parts[3]


def test_an_unfinished_choice_can_be_begun_again(lairkeeper: Lairkeeper) -> None:
    run = lairkeeper("play", GAME.name, "--seed", "s1", keys=["again", "1", "1", "again"])
    parts = run.out.split("\n> ")
    assert "There is no unfinished choice" in parts[1]
    assert "Where do you place" in parts[3]
    assert "What do you do?" in parts[4]


def test_commands_are_understood_in_the_language_of_the_table(lairkeeper: Lairkeeper) -> None:
    run = lairkeeper(
        "play", "--seed", "s1", "--lang", "fr", keys=["1", "annuler", "aide", "journal", "undo", "quitter", ""]
    )
    assert "Que faire" in run.out.split("\n> ")[2]
    assert "rien n’est jamais perdu" in run.out
    assert run.code == 0


def test_a_marker_stands_on_the_board_until_it_is_taken_away(lairkeeper: Lairkeeper) -> None:
    run = lairkeeper("play", GAME.name, "--seed", "s1", keys=["mark 1 -1", "mark", "mark 0 0"])
    parts = run.out.split("\n> ")
    assert ["⚑1" in part for part in parts[:4]] == [False, True, False, False]
    assert "RRR-COM5" in parts[3]


def test_the_log_tells_everything_with_all_its_rules(lairkeeper: Lairkeeper) -> None:
    run = lairkeeper("play", GAME.name, "--seed", "s1", keys=["log 99"])
    assert "Player 1 plays the cartographer. RRR-SET2" in run.out.split("\n> ")[1]


def test_table_options_reach_the_table(lairkeeper: Lairkeeper, state_folder: Path) -> None:
    options = ("--set", "stop_length=step", "--set", "vault_exits=six", "--first", "2", "--players", "3")
    lairkeeper("play", GAME.name, "--seed", "s1", *options)
    (path,) = running(state_folder)
    config = read_journal(GAME, path.read_bytes()).config
    assert (config.stop_length, config.vault_exits, config.first, config.players) == ("step", "six", 1, 3)


def test_a_pack_changes_the_components(lairkeeper: Lairkeeper, state_folder: Path, tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    supplies = (Path(GAME.package.replace(".", "/")) / "content" / "supplies.toml").as_posix()
    source = Path(__file__).resolve().parents[2] / "src" / supplies
    (pack / "supplies.toml").write_text(
        source.read_text("utf-8").replace("starting_reserve = 5", "starting_reserve = 9"), "utf-8"
    )
    run = lairkeeper("play", GAME.name, "--pack", str(pack), "--seats", "me", keys=["1"])
    assert "☼ 9 torches" in run.out
    assert "☼ 9 torches" in lairkeeper("play", "--resume", "--pack", str(pack)).out


def test_nothing_typed_at_all_keeps_the_game(lairkeeper: Lairkeeper, state_folder: Path) -> None:
    run = lairkeeper("play")
    assert run.code == 0
    (path,) = running(state_folder)
    assert str(path) in run.out.replace("\n", "")
    Match.resume(GAME, read_journal(GAME, path.read_bytes()))


def test_own_dice_and_cards_are_entered_but_not_hands_of_bots(lairkeeper: Lairkeeper, state_folder: Path) -> None:
    keys = chain(["cartogr", "", "brawler", ""], repeat("1", 5), repeat("1", 2), ["r57", ""])
    run = lairkeeper("play", GAME.name, "--my-dice", "--bots", "random", keys=keys)
    words = speak(GAME, GAME.config(), "en")
    assert words.say("draw-deal_one_cat", seat="Bot 2") in run.out
    assert words.say("draw-choose_first_player") in run.out
    (path,) = running(state_folder)
    journal = read_journal(GAME, path.read_bytes())
    assert journal.seed is None


def test_a_whole_game_with_own_dice_ends(lairkeeper: Lairkeeper, state_folder: Path) -> None:
    run = lairkeeper(
        "play",
        GAME.name,
        "--my-dice",
        "--bots",
        "random",
        "--seed",
        "own dice",
        keys=map(str, cycle(range(1, 41))),
    )
    assert run.code == 0
    assert len(finished(state_folder)) == 1
