"""Nothing is lost: saving, loading, resuming, and a process that is killed."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import count, repeat
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

import pytest

from lairkeeper.cli.command_errors import UnwritableFile
from lairkeeper.cli.local_game.chance import stream_after
from lairkeeper.cli.local_game.saved_games import Beside, Keeper, load, save, write_whole
from lairkeeper.games import games
from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.components.box import BOXES, CONTENT, standard_box
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.kernel import CHANCE, ChanceStream, Match, apply, read_journal
from lairkeeper.words import speak
from tests.cli.driver import Lairkeeper, finished, running
from tests.games.packs import changed

ROOT = Path(__file__).resolve().parents[2]


def entries(path: Path) -> int:
    return len(read_journal(GAME, path.read_bytes()).entries)


def test_a_saved_game_goes_on_where_it_was(lairkeeper: Lairkeeper, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    first = lairkeeper("play", GAME.name, "--seed", "s1", keys=["1", "1", f"save {file}", "quit", ""])
    assert str(file) in first.out.replace("\n", "")
    second = lairkeeper("play", "--load", str(file))
    question = first.out.split("\n> ")[2].split("Hand")[1]
    assert question.split("\n")[3] in second.out


def test_loading_in_the_middle_of_a_game_keeps_the_one_that_ran(
    lairkeeper: Lairkeeper, state_folder: Path, tmp_path: Path
) -> None:
    file = tmp_path / "mine.json"
    lairkeeper("play", GAME.name, "--seed", "s1", keys=["1", "1", f"save {file}"])
    lairkeeper("play", GAME.name, "--seed", "s2", keys=["1", f"load {file}", "1"])
    kept = sorted(entries(path) for path in running(state_folder))
    assert len(kept) == 3
    assert entries(file) in kept


def test_the_game_that_was_played_last_is_resumed_whichever_it_was(lairkeeper: Lairkeeper, state_folder: Path) -> None:
    for minutes, name in enumerate(games()):
        lairkeeper("play", name, "--seed", name)
        (kept,) = state_folder.glob(f"{name}-*.running.json")
        os.utime(kept, (60 * minutes, 60 * minutes))
    *others, last = games()
    assert f"{last}-" in in_one_line(lairkeeper("play", "--resume").out)
    assert f"{others[0]}-" in in_one_line(lairkeeper("play", others[0], "--resume").out)


def in_one_line(text: str) -> str:
    """A long path is broken where the window ends."""
    return text.replace("\n", "")


def test_a_resumed_game_goes_on_as_if_it_had_never_stopped(lairkeeper: Lairkeeper, state_folder: Path) -> None:
    """Chance finds its place again: the rest of the game is the same."""
    lairkeeper("play", GAME.name, "--seed", "whole", "--bots", "random", keys=repeat("1"))
    (whole,) = finished(state_folder)
    blob = whole.read_bytes()
    whole.unlink()
    lairkeeper("play", GAME.name, "--seed", "whole", "--bots", "random", keys=repeat("1", 2))
    for _ in range(100):
        if running(state_folder):
            assert lairkeeper("play", "--resume", keys=repeat("1", 5)).code == 0
    (pieces,) = finished(state_folder)
    assert pieces.read_bytes() == blob


def test_a_damaged_game_that_was_played_last_names_its_file_and_a_way_out(
    lairkeeper: Lairkeeper, state_folder: Path
) -> None:
    lairkeeper("play", GAME.name, "--seed", "older", keys=["1"])
    (older,) = running(state_folder)
    os.utime(older, (60, 60))
    lairkeeper("play", GAME.name, "--seed", "newer", keys=["1"])
    (newer,) = set(running(state_folder)) - {older}
    newer.write_bytes(newer.read_bytes()[:-3])
    refused = lairkeeper("play", "--resume")
    assert refused.code == 2 and refused.err.count("\n") == 1
    assert str(newer) in refused.err
    newer.unlink()
    assert older.name in lairkeeper("play", "--resume").out.replace("\n", "")


def test_who_sits_where_is_remembered(lairkeeper: Lairkeeper) -> None:
    lairkeeper("play", GAME.name, "--seats", "random,Zoë,random", "--seed", "s", keys=["1"])
    assert "Zoë" in lairkeeper("play", "--resume").out


def test_other_seats_may_be_given_when_resuming(lairkeeper: Lairkeeper) -> None:
    lairkeeper("play", GAME.name, "--seats", "random,Zoë", "--seed", "s", keys=["1"])
    assert "The screen is for" in lairkeeper("play", "--resume", "--seats", "Yan,Zoë").out


def test_a_saved_game_with_own_dice_goes_on_with_own_dice(lairkeeper: Lairkeeper, state_folder: Path) -> None:
    lairkeeper("play", GAME.name, "--players", "1", "--my-dice", keys=["1"])
    run = lairkeeper("play", "--resume", keys=["1", "1"])
    (path,) = running(state_folder)
    assert entries(path) == 3
    assert speak(GAME, GAME.config(), "en").say("draw-draw_one_room", seat="Player 1") in run.out


def forget_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leaves the boxes that a new process would know. Other tests rely on the identity of the standard box."""
    for digest in BOXES.keys() - {standard_box().digest}:
        monkeypatch.delitem(BOXES, digest)
    monkeypatch.setattr(BOXES, "_held", WeakValueDictionary())


def test_the_pack_of_a_game_is_found_again_when_it_goes_on(
    lairkeeper: Lairkeeper, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed(tmp_path, CONTENT / "supplies.toml", ("starting_reserve = 5", "starting_reserve = 9"))
    pack = tmp_path / "pack"
    pack.mkdir()
    (tmp_path / "supplies.toml").rename(pack / "supplies.toml")
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "mine.json"
    lairkeeper("play", GAME.name, "--pack", "pack", "--players", "1", keys=["1", f"save {file}"])
    forget_packs(monkeypatch)
    assert "--pack" in lairkeeper("play", "--load", str(file)).err
    monkeypatch.chdir("/")
    assert "☼ 9 torches" in lairkeeper("play", "--resume").out
    forget_packs(monkeypatch)
    (pack / "supplies.toml").unlink()
    pack.rmdir()
    assert "“pack”" in lairkeeper("play", "--resume").err


def test_a_killed_process_loses_no_answer(state_folder: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "lairkeeper", "play", "--seed", "s1"]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, env=environment, cwd=ROOT, text=True
    )
    assert process.stdin is not None
    process.stdin.write("1\n1\n")
    process.stdin.flush()
    assert _waited(lambda: bool(running(state_folder)) and _answers(running(state_folder)[0]) == 2)
    process.send_signal(signal.SIGKILL)
    process.stdin.close()
    assert process.wait() == -signal.SIGKILL
    (path,) = running(state_folder)
    Match.resume(GAME, read_journal(GAME, path.read_bytes()))
    assert _answers(path) == 2


def test_an_interrupt_keeps_the_game_and_shows_no_trace(
    lairkeeper: Lairkeeper, state_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(self: object, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("lairkeeper.cli.terminal.terminal.Terminal.ask", interrupted)
    run = lairkeeper("play", GAME.name, "--seed", "s1")
    assert run.code == 130
    assert "Traceback" not in run.everything
    assert len(running(state_folder)) == 1


@pytest.mark.parametrize("seats", ["random,random", "me,random"])
def test_an_answer_broken_off_halfway_leaves_all_that_came_before(
    lairkeeper: Lairkeeper, state_folder: Path, monkeypatch: pytest.MonkeyPatch, seats: str
) -> None:
    answers = count(1)

    def broken_off(*arguments: Any) -> Any:
        told = apply(*arguments)
        if next(answers) == 41:
            raise KeyboardInterrupt
        return told

    monkeypatch.setattr("lairkeeper.kernel.history.match.apply", broken_off)
    assert lairkeeper("play", GAME.name, "--seats", seats, "--seed", "s1", keys=repeat("1")).code == 130
    (path,) = running(state_folder)
    assert entries(path) == 40
    assert lairkeeper("play", "--resume").code == 0


def test_a_game_of_bots_is_kept_whenever_a_turn_begins(
    lairkeeper: Lairkeeper, state_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lairkeeper.cli.local_game.game.LocalGame._end", lambda local: None)
    lairkeeper("play", GAME.name, "--seats", "random,random", "--seed", "s1")
    (path,) = running(state_folder)
    assert entries(path) > 40


def test_a_game_goes_on_where_nothing_can_be_kept(lairkeeper: Lairkeeper, state_folder: Path) -> None:
    state_folder.parent.mkdir()
    state_folder.write_text("in the way")
    run = lairkeeper("play", GAME.name, "--seed", "s1", keys=["1", "1", "quit", ""])
    assert run.code == 0
    assert run.out.count("cannot be written") == 1
    assert "goes on with it" not in run.out
    assert "Where do you place" in run.out


def test_a_file_of_another_is_never_overwritten(lairkeeper: Lairkeeper, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("dear")
    run = lairkeeper("play", GAME.name, "--seed", "s1", keys=[f"save {file}", "1"])
    assert "already there" in run.out
    assert file.read_text() == "dear"
    assert "Which Room do you place?" in run.out


def test_a_game_may_be_saved_twice_under_its_own_name(lairkeeper: Lairkeeper, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    lairkeeper("play", GAME.name, "--seed", "s1", keys=[f"save {file}", "1", f"save {file}"])
    assert load(file)[1].entries[-1].seat == 0


@pytest.mark.parametrize("name", ["no/such/folder\0", "x" * 5000, "~nobody-here/game.json", "/dev/full/x", "."])
def test_a_name_no_file_can_have_is_one_sentence(
    lairkeeper: Lairkeeper, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    run = lairkeeper("play", GAME.name, "--seed", "s1", keys=[f"save {name}", f"load {name}", "1"])
    assert run.code == 0
    assert run.out.count("cannot be") + run.out.count("already there") == 2
    assert "Traceback" not in run.everything
    assert "Which Room do you place?" in run.out
    assert [path.name for path in tmp_path.iterdir()] == ["state"]


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    write_whole(file, b"old")
    monkeypatch.setattr("os.fsync", _full)
    with pytest.raises(UnwritableFile):
        write_whole(file, b"new")
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_kept_game_can_be_read_by_its_owner_alone(state_folder: Path) -> None:
    keeper = Keeper.new(state_folder, GAME.name)
    keeper.keep(Match(GAME, TableOptions()), Beside(("me", "greedy")))
    assert keeper.running.stat().st_mode & 0o077 == 0


def test_a_game_drawn_by_another_stream_continues_with_a_new_one(tmp_path: Path) -> None:
    match = Match(GAME, TableOptions(), "one seed")
    other = ChanceStream("another seed")
    for _ in range(6):
        match.draw(other)
    save(match, tmp_path / "game.json")
    game, journal = load(tmp_path / "game.json")
    stream = stream_after(game, journal)
    assert all(entry.seat == CHANCE for entry in journal.entries)
    assert stream.seed != "one seed"


def _answers(path: Path) -> int:
    try:
        return sum(entry.seat == 0 for entry in read_journal(GAME, path.read_bytes()).entries)
    except OSError:
        return 0


def _waited(condition: Callable[[], bool], seconds: float = 60) -> bool:
    limit = time.monotonic() + seconds
    while time.monotonic() < limit:
        if condition():
            return True
        time.sleep(0.05)
    return False


def _full(descriptor: int) -> None:
    raise OSError(28, "No space left on device")
