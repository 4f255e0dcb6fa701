"""`lairkeeper doctor`, and what is said where an extra is missing."""

import os
import re
import resource
import socket
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from lairkeeper.cli.extras import EXTRAS, extra_with, has_extra, install_command, own_command
from tests.cli.driver import Lairkeeper

ROOT = Path(__file__).resolve().parents[2]
MOST_CPU = 0.3


def test_every_extra_lists_the_modules_it_brings() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = {
        extra: {re.split(r"[<>=;\[]", text)[0] for text in packages} - {"lairkeeper", "uvloop"}
        for extra, packages in project["optional-dependencies"].items()
        if extra != "all"
    }
    assert declared == {extra: set(modules) for extra, modules in EXTRAS.items()}


def test_an_extra_is_found_by_any_of_its_modules() -> None:
    assert extra_with("litestar.handlers") == "server" and extra_with("pyarrow") == "lab"
    assert extra_with("numpy.linalg") == "lab"
    assert extra_with("json") is None and extra_with(None) is None
    assert has_extra("server")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("module", "extra"), [("litestar", "server"), ("pyarrow", "lab")])
def test_a_missing_extra_is_one_sentence(
    lairkeeper: Lairkeeper, monkeypatch: pytest.MonkeyPatch, module: str, extra: str, language: str
) -> None:
    def fail(*_: object) -> int:
        raise ModuleNotFoundError(f"No module named {module!r}", name=module)

    monkeypatch.setattr("lairkeeper.cli.commands.lists.list_games", fail)
    run = lairkeeper("games", "--lang", language)
    assert run.code == 2 and len(run.err.splitlines()) == 1
    assert f'pip install "lairkeeper[{extra}]"' in run.err


@pytest.mark.parametrize(
    ("prefix", "install", "play"),
    [
        ("ann/games/.venv", 'pip install "lairkeeper[server]"', "lairkeeper play"),
        ("ann/.local/share/pipx/venvs/lairkeeper", 'pipx install --force "lairkeeper[server]"', "lairkeeper play"),
        (
            "ann/.cache/pipx/620b3d985ee891d",
            'pipx run --spec "lairkeeper[server]" lairkeeper',
            "pipx run lairkeeper play",
        ),
        ("ann/.local/share/uv/tools/lairkeeper", 'uv tool install "lairkeeper[server]"', "lairkeeper play"),
        (
            "ann/.cache/uv/archive-v0/aSCWWBnWt0",
            'uvx --from "lairkeeper[server]" lairkeeper',
            "uvx lairkeeper play",
        ),
    ],
)
def test_the_way_to_an_extra_is_that_of_the_installer(
    prefix: str, install: str, play: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "prefix", prefix)
    monkeypatch.setattr(sys, "argv", ["/anywhere/bin/lairkeeper"])
    assert (install_command("server"), own_command("play")) == (install, play)
    monkeypatch.setattr(sys, "argv", ["/anywhere/lairkeeper/__main__.py"])
    assert own_command("play") == "python -m lairkeeper play"


def test_a_module_that_no_extra_brings_is_a_bug(lairkeeper: Lairkeeper, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> int:
        raise ModuleNotFoundError("No module named 'fnord'", name="fnord")

    monkeypatch.setattr("lairkeeper.cli.commands.lists.list_games", fail)
    with pytest.raises(ModuleNotFoundError):
        lairkeeper("games")


def test_a_sound_installation_has_no_problem(lairkeeper: Lairkeeper, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lairkeeper.server.site.assets.Client.file", lambda *_: b"")
    run = lairkeeper("doctor")
    assert run.code == 0 and "✗" not in run.out
    assert run.out.rstrip().endswith("Everything that is installed works.")
    assert run.out.count("complete (en, fr)") == 4


def test_missing_extras_are_no_problem(lairkeeper: Lairkeeper, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lairkeeper.cli.commands.doctor.has_extra", lambda _: False)
    run = lairkeeper("doctor")
    assert run.code == 0 and run.out.count('pip install "lairkeeper[') == len(EXTRAS)


def test_problems_are_counted(lairkeeper: Lairkeeper, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"no database " * 100)
    monkeypatch.setenv("LAIRKEEPER_DATABASE", f"sqlite:///{broken}")
    monkeypatch.setattr("lairkeeper.server.site.assets.Client.file", lambda *_: None)
    run = lairkeeper("doctor", "--lang", "fr")
    assert run.code == 1 and run.out.count("✗") == 2
    assert run.out.rstrip().endswith("Il y a 2 problèmes.") and "Traceback" not in run.everything


def test_a_port_in_use_and_a_bad_setting_are_explained(lairkeeper: Lairkeeper, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setenv("LAIRKEEPER_PORT", str(port))
        assert f"Port {port} is taken" in lairkeeper("doctor").out
    monkeypatch.setenv("LAIRKEEPER_PORT", "many")
    run = lairkeeper("doctor")
    assert run.code == 1 and "LAIRKEEPER_PORT" in run.out


def test_help_is_quick() -> None:
    """The least CPU of several runs, since other processes make any single run slower."""

    def cpu() -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        command = [sys.executable, "-m", "lairkeeper", "--help"]
        subprocess.run(command, check=True, capture_output=True, env={**os.environ, "PYTHONPATH": str(ROOT / "src")})
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    assert min(cpu() for _ in range(5)) < MOST_CPU
