"""Promises about the repository itself: locks, files, sizes, and words that must not be left behind."""

import ast
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("requirements.lock", "requirements-dev.lock", "requirements-node.lock", "requirements-ray.lock")
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SOURCES = sorted((ROOT / "src").rglob("*.py"))

MOST_LINES = 450
MOST_MODULES = 12
CHAPTERS = re.compile(r"^src/lairkeeper/games/\w+/rules$")
"""Packages with one module per chapter of a rulebook: as many as the rulebook has."""
HOST_NAME = re.compile(r"\b[\w-]+(\.[\w-]+)*\.(com|io|org|net|dev|local|internal)\b")
UNFINISHED = re.compile(r"\b(TODO|FIXME|XXX)\b")
MACHINE_PATH = re.compile(r"(?<![\w./])/(home|root|Users|work|mnt|opt)/\w|\b[A-Z]:\\Users\\")


def text_of(path: str | Path) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def canonical(requirement: str) -> str:
    """The name of a requirement as locks spell it."""
    name = re.split(r"[<>=!~;\[ ]", requirement, maxsplit=1)[0]
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(lock: str) -> dict[str, str]:
    return dict(re.findall(r"^([\w.-]+)==([\w.!+-]+)", text_of(lock), re.MULTILINE))


def group(name: str) -> list[str]:
    return [entry for entry in PYPROJECT["dependency-groups"][name] if isinstance(entry, str)]


def asked_for(*extras: str) -> list[str]:
    """What the package needs with these extras; one extra may name another."""
    core, optional = PYPROJECT["project"]["dependencies"], PYPROJECT["project"]["optional-dependencies"]
    wanted = [*core, *(requirement for extra in extras for requirement in optional[extra])]
    return [requirement for requirement in wanted if canonical(requirement) != "lairkeeper"]


def machine_paths(text: str) -> list[str]:
    return [line for line in text.splitlines() if MACHINE_PATH.search(line)]


def host_names(lock: str) -> list[str]:
    return [line for line in lock.splitlines() if "://" in line or HOST_NAME.search(line)]


def tracked_text() -> Iterator[tuple[str, str]]:
    """Every file that is, or is about to be, in git and holds text."""
    if not (ROOT / ".git").exists():
        pytest.skip("only a clone knows which files belong to it")
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, stdout=subprocess.PIPE, check=True, encoding="utf-8").stdout
    for name in filter(None, names.split("\0")):
        content = (ROOT / name).read_bytes() if (ROOT / name).is_file() else b"\0"
        if b"\0" not in content:
            yield name, content.decode()


def imported_modules(source: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_host(lock: str) -> None:
    assert host_names(text_of(lock)) == []


def test_a_host_in_a_lock_would_be_found() -> None:
    assert host_names("--index-url https://example\nattrs==1.0") == ["--index-url https://example"]
    assert host_names("--trusted-host pypi.example.org\nmsgspec==0.22.0") == ["--trusted-host pypi.example.org"]


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_of_a_lock_has_a_hash(lock: str) -> None:
    entries = re.split(r"^(?=[\w.-]+==)", text_of(lock), flags=re.MULTILINE)[1:]
    assert entries
    assert [entry.splitlines()[0] for entry in entries if "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize(
    ("lock", "requirements"),
    [
        ("requirements.lock", asked_for("server") + group("build")),
        ("requirements-dev.lock", asked_for("server", "lab", "envs", "mcp") + group("build") + group("dev")),
        ("requirements-ray.lock", asked_for("lab", "ray")),
        ("requirements-node.lock", group("node")),
    ],
)
def test_every_requirement_is_locked(lock: str, requirements: list[str]) -> None:
    assert {canonical(requirement) for requirement in requirements} - pins(lock).keys() == set()


def test_players_and_developers_get_the_same_versions() -> None:
    assert pins("requirements.lock").items() <= pins("requirements-dev.lock").items()


def test_the_extra_all_names_every_other() -> None:
    optional = PYPROJECT["project"]["optional-dependencies"]
    (everything,) = optional["all"]
    assert set(re.split(r"[\[\],]", everything)) - {"lairkeeper", ""} == optional.keys() - {"all"}


def test_no_file_names_a_place_on_one_machine() -> None:
    found = {name: machine_paths(text) for name, text in tracked_text()}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_a_place_on_one_machine_would_be_found() -> None:
    assert machine_paths("see /" + "home/ann/games") != []
    assert machine_paths("see src/home/ann, and https://example/root/x") == []


@pytest.mark.parametrize("command", ["python3 run.py play", "python3 run.py test"])
def test_the_readme_names_the_command(command: str) -> None:
    assert command in text_of("README.md")


def test_continuous_integration_runs_the_readmes_test_command() -> None:
    assert "\npython3 run.py test\n" in text_of(".ci/run")


def test_the_licence_is_there() -> None:
    assert text_of("LICENSE").startswith("MIT License")


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_source_is_short_and_finished(source: Path) -> None:
    text = source.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= MOST_LINES
    assert UNFINISHED.findall(text) == []


def modules_by_package() -> Counter[str]:
    modules = (source.relative_to(ROOT) for source in SOURCES if source.name != "__init__.py")
    return Counter(module.parent.as_posix() for module in modules)


def test_a_package_has_at_most_a_dozen_modules() -> None:
    counted = {place: count for place, count in modules_by_package().items() if not CHAPTERS.match(place)}
    assert {place: count for place, count in counted.items() if count > MOST_MODULES} == {}


def test_the_kernel_needs_only_msgspec_beside_the_standard_library() -> None:
    kernel = [source for source in SOURCES if "kernel" in source.relative_to(ROOT).parts]
    roots = {module.split(".")[0] for source in kernel for module in imported_modules(source)}
    assert kernel
    assert roots - sys.stdlib_module_names == {"lairkeeper", "msgspec"}
