"""The launcher's decisions, without network and without an environment of its own."""

import ast
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import run
from lairkeeper.games import games


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What would have been run with the terminal handed over; nothing is installed."""
    ran: list[list[str]] = []

    def run_in_view(command: list[str], *_: object, **__: object) -> int:
        ran.append(command[1:])
        return 0

    monkeypatch.setattr(run, "install", lambda *_: None)
    monkeypatch.setattr(run, "build_client", lambda: None)
    monkeypatch.setattr(run, "install_browser", lambda: None)
    monkeypatch.setattr(run, "run_in_view", run_in_view)
    return ran


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone with locks, an environment that is as good as made, and an installer that only takes notes."""
    for name in ("ROOT", "VENV", "SCRIPTS", "PYTHON", "STAMP", "PLAY_LOCK", "DEV_LOCK", "NODE_LOCK", "WEB"):
        place: Path = getattr(run, name)
        monkeypatch.setattr(run, name, tmp_path / place.relative_to(Path(run.__file__).parent))
    for lock in (run.PLAY_LOCK, run.DEV_LOCK, run.NODE_LOCK, run.ROOT / "pyproject.toml"):
        lock.write_text(lock.name, encoding="utf-8")
    run.SCRIPTS.mkdir(parents=True)
    run.PYTHON.touch()
    (run.SCRIPTS / "pip").touch()
    return tmp_path


@pytest.fixture
def installed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    notes: list[str] = []
    monkeypatch.setattr(run, "pip_install", lambda what, *_: notes.append(what))
    return notes


def stage_results(**results: bool) -> Callable[[str, list[str]], bool]:
    return lambda name, _: results.get(name, True)


def test_an_old_python_is_refused_with_advice() -> None:
    with pytest.raises(run.Problem, match=r"needs Python 3\.11 or newer and this is 3\.9: install one"):
        run.refuse_old_python((3, 9))


def test_the_oldest_and_newer_pythons_are_welcome() -> None:
    run.refuse_old_python((3, 11))
    run.refuse_old_python((4, 0))


def test_an_old_python_can_read_the_launcher_far_enough_to_refuse() -> None:
    text = Path(run.__file__).read_text(encoding="utf-8")
    tree = ast.parse(text, feature_version=(3, 6))
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module == "__future__"]
    signatures = [node for node in ast.walk(tree) if isinstance(node, ast.arg) and node.annotation]
    assert not [arg.arg for arg in signatures if isinstance(arg.annotation, ast.Subscript | ast.BinOp)]


def test_a_missing_venv_module_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == "ensurepip" else object())
    with pytest.raises(run.Problem, match="venv module is missing: install it"):
        run.refuse_missing_venv()


@pytest.mark.parametrize("arguments", [["fly"], [], ["Play"], ["check", "--now"], ["package", "now"]])
def test_an_unknown_command_exits_with_two_and_one_sentence(
    arguments: list[str], commands: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run.main(arguments) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert commands == []


def test_an_unknown_command_ends_the_process_with_two() -> None:
    done = subprocess.run([sys.executable, run.__file__, "fly"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith(
        "There is no command 'fly': use one of play, terminal, test, check, package, bench, endure"
    )
    assert "Traceback" not in done.stderr


def test_help_explains_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["--help"]) == 0
    shown = capsys.readouterr().out
    assert all(f"run.py {command}" in shown for command in run.COMMANDS)


@pytest.mark.parametrize("typed", [[], ["--seed", "7"], ["a-game", "--lang", "fr"]])
def test_terminal_passes_everything_on(typed: list[str], commands: list[list[str]]) -> None:
    assert run.main(["terminal", *typed]) == 0
    assert commands == [["-m", "lairkeeper", "play", *typed]]


def test_play_starts_the_server_and_opens_the_lobby(commands: list[list[str]]) -> None:
    assert run.main(["play", "--port", "8123"]) == 0
    assert commands == [["-m", "lairkeeper", "serve", "--open", "--port", "8123"]]


def test_the_package_is_built_after_the_client(commands: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "build_client", lambda: commands.append(["client"]))
    assert run.main(["package"]) == 0
    assert commands == [["client"], ["-m", "hatchling", "build"]]


def test_arguments_of_test_go_to_pytest_and_skip_the_checks(
    commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "failed_stages", lambda: pytest.fail("the checks ran"))
    assert run.main(["test", "tests/kernel", "-k", "foo"]) == 0
    assert commands == [["-m", "pytest", "tests/kernel", "-k", "foo"]]


@pytest.mark.parametrize(
    "argument", ["tests/browser/test_board.py", "tests", "tests/browser", "tests/package", "-k board"]
)
def test_the_client_is_built_if_a_browser_test_may_be_selected(
    argument: str, commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[str] = []
    monkeypatch.setattr(run, "build_client", lambda: built.append("client"))
    assert run.main(["test", *argument.split()]) == 0
    assert built == ["client"] and len(commands) == 1


@pytest.mark.parametrize("argument", ["tests/kernel -k board", "tests/test_launcher.py::test_x", "--quick"])
def test_the_client_is_not_built_for_other_tests(
    argument: str, commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "build_client", lambda: pytest.fail("the client was built"))
    assert run.main(["test", *argument.split()]) == 0
    assert len(commands) == 1


@pytest.mark.parametrize(
    ("typed", "given"),
    [
        (["--random-order", "7"], [*run.PARALLEL, "--random-order", "7"]),
        (["--slowest"], [*run.PARALLEL, *run.SLOWEST]),
        (["--slowest", "tests/kernel"], [*run.SLOWEST, "tests/kernel"]),
        (["tests/kernel", "--random-order", "7"], ["tests/kernel", "--random-order", "7"]),
        (["-x"], ["-x"]),
    ],
)
def test_the_whole_suite_runs_on_all_processors_and_a_selection_on_one(
    typed: list[str], given: list[str], commands: list[list[str]]
) -> None:
    assert run.main(["test", *typed]) == 0
    assert commands == [["-m", "pytest", *given]]


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ([], []),
        (["docs/README.md", "src/lairkeeper/games/woodlands/rules/turn.py"], ["woodlands"]),
        (["tests/games/vengeance/tables.py", "src/lairkeeper/games/trapwords/book.py"], ["trapwords", "vengeance"]),
        (["src/lairkeeper/kernel/flow/agenda.py"], ["run_run_run", "trapwords", "vengeance", "woodlands"]),
    ],
)
def test_quick_checks_the_conformance_of_the_games_that_changed(
    changed: list[str], expected: list[str], commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "changed_files", lambda: changed)
    assert run.main(["test", "--quick"]) == 0
    assert commands[0][-2:] == ["--conformance-of", ",".join(expected)]
    assert {"tests/kernel", "tests/words", "tests/games/woodlands/rulebook"} <= set(commands[0])


def test_changed_files_are_those_of_this_branch_and_of_the_working_tree(folder: Path) -> None:
    def git(*arguments: str) -> None:
        identity = ("-c", "user.name=Ann", "-c", "user.email=ann@example")
        subprocess.run(["git", *identity, *arguments], cwd=folder, check=True, capture_output=True)

    (folder / ".gitignore").write_text(".venv\n", encoding="utf-8")
    git("init", "-b", "main")
    git("add", "-A")
    git("commit", "-m", "First")
    git("switch", "-c", "topic")
    (folder / "committed").touch()
    git("add", "-A")
    git("commit", "-m", "Second")
    (folder / "pyproject.toml").write_text("edited", encoding="utf-8")
    (folder / "new").touch()
    assert sorted(run.changed_files()) == ["committed", "new", "pyproject.toml"]


def test_a_failed_check_fails_the_test_command_after_the_tests_ran(
    commands: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "run_stage", stage_results(mypy=False))
    assert run.main(["test"]) == 1
    assert commands == [["-m", "pytest", "-n", "auto", "--dist", "worksteal"]]
    assert capsys.readouterr().out == "Failed: mypy (see above).\n"


def note_failed(folder: Path, *names: str) -> None:
    """What pytest leaves behind when these tests have failed."""
    noted = folder / ".pytest_cache" / "v" / "cache" / "lastfailed"
    noted.parent.mkdir(parents=True, exist_ok=True)
    noted.write_text(json.dumps(dict.fromkeys(names, True)), encoding="utf-8")


def run_twice(folder: Path, first: list[str], second: list[str], monkeypatch: pytest.MonkeyPatch) -> int:
    """The result of the test command if these tests fail at first, and those in the second run."""
    left = [first, second]

    def pytest_run(*_: object, **__: object) -> int:
        note_failed(folder, *left.pop(0))
        return int(bool(second if not left else first))

    monkeypatch.setattr(run, "failed_stages", list)
    monkeypatch.setattr(run, "run_in_view", pytest_run)
    monkeypatch.setattr(run, "build_client", lambda: None)
    monkeypatch.setattr(run, "install_browser", lambda: None)
    return run.main(["test"])


@pytest.mark.usefixtures("installed")
def test_a_test_that_passes_when_it_runs_alone_is_named_as_unstable(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_twice(folder, ["a::b", "a::c"], [], monkeypatch) == 0
    assert capsys.readouterr().out.endswith("Unstable, passed only without others beside them:\na::b\na::c\n")


@pytest.mark.usefixtures("installed")
def test_a_test_that_fails_again_fails_the_test_command(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_twice(folder, ["a::b", "a::c"], ["a::c"], monkeypatch) == 1
    assert capsys.readouterr().out.endswith("beside them:\na::b\n")


@pytest.mark.usefixtures("installed")
def test_many_failed_tests_are_not_run_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run_twice(folder, [f"a::{number}" for number in range(run.FEW_TESTS + 1)], [], monkeypatch) == 1


def test_check_runs_every_stage_even_after_a_failure(
    commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[str] = []

    def run_stage(name: str, _: list[str]) -> bool:
        ran.append(name)
        return False

    monkeypatch.setattr(run, "run_stage", run_stage)
    assert run.main(["check"]) == 1
    assert sorted(ran) == sorted(run.static_stages())
    assert commands == []


@pytest.mark.parametrize("game", games())
def test_the_rules_of_every_game_are_among_the_checks(game: str) -> None:
    assert run.static_stages()[f"clauses {game}"][1:] == ["-m", "lairkeeper", "clauses", game]


def test_style_types_and_layers_are_among_the_checks() -> None:
    assert {"ruff check", "ruff format", "mypy", "lint-imports"} <= run.static_stages().keys()


def test_a_lock_is_installed_once(installed: list[str]) -> None:
    run.install(run.PLAY_LOCK)
    run.install(run.PLAY_LOCK)
    assert installed == ["requirements.lock", "Lairkeeper itself"]


@pytest.mark.parametrize("changed", ["requirements.lock", "pyproject.toml"])
def test_a_change_installs_again(changed: str, folder: Path, installed: list[str]) -> None:
    run.install(run.PLAY_LOCK)
    (folder / changed).write_text("changed", encoding="utf-8")
    run.install(run.PLAY_LOCK)
    assert installed == ["requirements.lock", "Lairkeeper itself"] * 2


def test_players_are_content_with_what_developers_installed_but_not_the_reverse(installed: list[str]) -> None:
    run.install(run.DEV_LOCK)
    run.install(run.PLAY_LOCK, run.DEV_LOCK)
    assert installed == ["requirements-dev.lock", "Lairkeeper itself"]
    run.install(run.PLAY_LOCK)
    run.install(run.DEV_LOCK)
    assert installed[2:] == ["requirements.lock", "Lairkeeper itself", "requirements-dev.lock", "Lairkeeper itself"]


def test_an_interrupted_installation_is_not_taken_for_a_finished_one(
    installed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    run.install(run.PLAY_LOCK)
    run.PLAY_LOCK.write_text("changed", encoding="utf-8")

    def fail(*_: str) -> None:
        raise run.Problem("no network")

    monkeypatch.setattr(run, "pip_install", fail)
    with pytest.raises(run.Problem):
        run.install(run.PLAY_LOCK)
    run.PLAY_LOCK.write_text("requirements.lock", encoding="utf-8")
    assert not run.is_installed(run.PLAY_LOCK)


def test_only_pips_remark_about_a_missing_folder_is_noise() -> None:
    remark = "WARNING: Location 'file:///x/simple/attrs/' is ignored: it is neither a file nor a directory."
    assert (
        run.without_noise(f"{remark}\nERROR: No matching distribution\n{remark}") == "ERROR: No matching distribution"
    )


@pytest.mark.parametrize("runs", [run.run_quietly, run.run_stage])
def test_a_failing_step_shows_its_output_and_a_passing_one_does_not(
    runs: Callable[[str, list[str]], bool], capsys: pytest.CaptureFixture[str]
) -> None:
    assert runs("good", [sys.executable, "-c", "print('hidden')"])
    assert not runs("bad", [sys.executable, "-c", "print('shown'); raise SystemExit(3)"])
    good, bad, why, _ = capsys.readouterr().out.split("\n")
    assert (good.split()[:2], bad.split()[:2], why) == (["good", "ok"], ["bad", "FAILED"], "shown")


@pytest.mark.parametrize("code", [0, 1, 7])
def test_the_result_of_a_command_is_passed_on(code: int) -> None:
    assert run.run_in_view([sys.executable, "-c", f"raise SystemExit({code})"]) == code


@pytest.mark.parametrize(
    ("text", "version"),
    [("v20.19.1\n", (20, 19, 1)), ("v8.0.0", (8, 0, 0)), ("command not found", ()), ("", ())],
)
def test_a_node_version_is_read(text: str, version: tuple[int, ...]) -> None:
    assert run.parsed_node_version(text) == version


@pytest.mark.parametrize(
    ("text", "is_recent"), [("v20.19.0", True), ("v24.1.0", True), ("v20.18.9", False), ("?", False)]
)
def test_a_node_is_recent_from_20_19_on(text: str, is_recent: bool) -> None:
    assert (run.parsed_node_version(text) >= run.OLDEST_NODE) is is_recent


def test_the_client_is_installed_and_built_only_when_something_changed(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[str] = []

    def run_or_stop(name: str, command: list[str], where: Path) -> None:
        steps.append(command[1])
        (where / ("node_modules" if command[1] == "ci" else "dist")).mkdir(exist_ok=True)

    monkeypatch.setattr(run, "HAS_CLIENT", True)
    monkeypatch.setattr(run, "npm", lambda: "npm")
    monkeypatch.setattr(run, "run_or_stop", run_or_stop)
    (folder / "web" / "src").mkdir(parents=True)
    (folder / "web" / "package-lock.json").write_text("1", encoding="utf-8")
    page = folder / "web" / "src" / "App.svelte"
    page.write_text("one", encoding="utf-8")
    run.build_client()
    run.build_client()
    assert steps == ["ci", "run"]
    page.write_text("two", encoding="utf-8")
    run.build_client()
    assert steps == ["ci", "run", "run"]


def test_without_a_web_client_nothing_is_built(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "HAS_CLIENT", False)
    monkeypatch.setattr(run, "run_or_stop", lambda *_: pytest.fail("something was built"))
    run.build_client()


@pytest.mark.parametrize(("found", "wheels"), [((22, 0, 0), []), ((18, 20, 0), ["Node"])])
def test_an_old_node_is_replaced_by_a_wheel(
    found: tuple[int, ...], wheels: list[str], folder: Path, installed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.which", lambda _: str(folder / "system" / "node"))
    monkeypatch.setattr(run, "node_version", lambda _: found)
    assert run.node_folder() == (run.SCRIPTS if wheels else folder / "system")
    assert installed == wheels
