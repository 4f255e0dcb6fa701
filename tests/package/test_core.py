"""The wheel alone, without extras: rules, bots and terminal."""

import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from lairkeeper.games import games
from tests.package.environments import ROOT, Environment, build


@pytest.mark.parametrize("game", ["run-run-run", "woodlands"])
def test_a_game_is_played_to_its_end_in_the_terminal(core: Environment, game: str) -> None:
    done = core.run("lairkeeper", "play", game, "--players", "1", "--seed", "1", keys="1\n" * 3000)
    assert done.returncode == 0 and done.stderr == "", done.stderr
    (saved,) = (core.folder / ".local" / "state" / "lairkeeper").glob(f"{game}-*.json")
    assert core.run("lairkeeper", "replay", str(saved), "--at", "0", keys="q\n").returncode == 0


RULEBOOKS = """
from contextlib import redirect_stdout
from io import StringIO
from lairkeeper.cli import main
from lairkeeper.games import games
for game in games():
    for language in ("en", "fr"):
        with redirect_stdout(StringIO()) as told:
            code = main(["rules", game, "--lang", language])
        print(game, language, code, len(told.getvalue()) > 5_000)
"""


def test_every_rulebook_is_there_in_both_languages(core: Environment) -> None:
    done = core.run("python", "-c", RULEBOOKS)
    assert done.stdout.splitlines() == [f"{game} {language} 0 True" for game in games() for language in ("en", "fr")]


def test_bots_play_every_game_from_a_notebook(core: Environment) -> None:
    code = "import lairkeeper as lk; print([lk.play(name).is_over for name in lk.games()])"
    done = core.run("python", "-c", code)
    assert done.stdout == "[True, True, True, True]\n", done.stderr


@pytest.mark.parametrize("command", [["lairkeeper"], ["python", "-m", "lairkeeper"], ["lairkeeper", "serve"]])
def test_the_missing_server_is_one_sentence_that_says_how_to_add_it(core: Environment, command: list[str]) -> None:
    done = core.run(*command)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1 and 'pip install "lairkeeper[server]"' in done.stderr


def test_the_doctor_finds_nothing_wrong(core: Environment) -> None:
    done = core.run("lairkeeper", "doctor")
    assert done.returncode == 0, done.stdout
    assert done.stdout.count("is not installed") == 5


def test_a_ladder_runs_in_several_processes(core: Environment) -> None:
    few = ("--games", "4", "--workers", "2", "--seed", "package")
    done = core.run("lairkeeper", "lab", "ladder", "run-run-run", "--bots", "random,partner", *few)
    assert done.returncode == 0 and "partner against random" in done.stdout, done.stderr


def test_agents_meet_in_the_arena(core: Environment) -> None:
    (core.folder / "agent.py").write_bytes((ROOT / "examples" / "line_agent.py").read_bytes())
    agents = ("random", f"run:{core.scripts / 'python'} agent.py")
    done = core.run("lairkeeper", "arena", "run-run-run", *agents, "--rounds", "2", "--seed", "1")
    assert done.returncode == 0 and "2 games were finished." in done.stdout, done.stderr


@pytest.mark.parametrize(
    ("command", "extra"),
    [(("mcp",), "mcp"), (("arena", "vengeance", "env:agent.py:act"), "envs"), (("serve",), "server")],
)
def test_a_missing_extra_is_named(core: Environment, command: tuple[str, ...], extra: str) -> None:
    done = core.run("lairkeeper", *command)
    assert done.returncode == 2 and f'pip install "lairkeeper[{extra}]"' in done.stderr


def test_an_assistant_is_answered_with_its_extra(wheel: Path, tmp_path: Path) -> None:
    made = Environment(tmp_path, wheel, frozenset({"mcp"}))
    hello = (
        '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},'
        '"clientInfo":{"name":"test","version":"1"}}}\n'
    )
    done = made.run("lairkeeper", "mcp", keys=hello)
    assert done.returncode == 0 and '"name":"lairkeeper"' in done.stdout, done.stderr
    assert not (made.packages / "litestar").exists()


def test_an_environment_runs_with_its_extra(wheel: Path, tmp_path: Path) -> None:
    made = Environment(tmp_path, wheel, frozenset({"envs"}))
    code = "from lairkeeper.envs import TableEnv; env = TableEnv('vengeance'); env.reset(seed=1); print(env.agents)"
    done = made.run("python", "-c", code)
    assert done.stdout == "['player_0', 'player_1']\n", done.stderr


def test_a_study_runs_with_its_extra(wheel: Path, tmp_path: Path) -> None:
    made = Environment(tmp_path, wheel, frozenset({"lab"}))
    (tmp_path / "few.toml").write_text('game = "run-run-run"\ngames = 3\nbots = ["random"]\n', encoding="utf-8")
    done = made.run("lairkeeper", "lab", "study", "few.toml", "--workers", "1")
    assert done.returncode == 0 and (tmp_path / "few.study" / "report.fr.html").exists(), done.stderr


def test_no_package_of_an_extra_is_needed(core: Environment) -> None:
    there = {path.name for path in core.packages.iterdir()}
    extras = {"litestar", "uvicorn", "asyncpg", "faker", "matplotlib", "pyarrow", "mcp", "gymnasium"}
    assert not (extras | {"numpy", "babel", "pytz"}) & there


def test_the_core_takes_less_than_sixty_megabytes(core: Environment) -> None:
    assert core.run("python", "-m", "compileall", "-q", str(core.packages / "lairkeeper")).returncode == 0
    tops = [core.packages / name for name in core.packages.iterdir()]
    files = [file for top in tops for file in ([top] if top.is_file() else top.resolve().rglob("*")) if file.is_file()]
    assert 10 < sum(file.stat().st_size for file in files) / 1_000_000 < 60


def test_fitting_a_value_says_which_part_is_missing(core: Environment) -> None:
    done = core.run("lairkeeper", "lab", "fit", "run-run-run", "--games", "2")
    assert done.returncode == 2 and 'pip install "lairkeeper[lab]"' in done.stderr, done.stderr


def test_the_source_archive_gives_the_same_wheel_without_npm(wheel: Path, tmp_path: Path) -> None:
    done = build("sdist", ROOT, tmp_path)
    assert done.returncode == 0, done.stderr
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        opened.extractall(tmp_path, filter="data")
    (source,) = (path for path in tmp_path.iterdir() if path.is_dir())
    assert build("wheel", source, tmp_path / "again").returncode == 0
    (again,) = (tmp_path / "again").glob("*.whl")
    assert sorted(ZipFile(again).namelist()) == sorted(ZipFile(wheel).namelist())


def test_a_build_without_the_client_is_refused(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "package_client.py", "README.md", "LICENSE"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    (tmp_path / "src" / "lairkeeper").mkdir(parents=True)
    (tmp_path / "src" / "lairkeeper" / "__init__.py").touch()
    done = build("wheel", tmp_path, tmp_path / "dist")
    assert done.returncode != 0 and "The web client is not built" in done.stderr
    assert list(tmp_path.glob("dist/*")) == []
