"""Start Lairkeeper from a fresh clone; Python is all it needs.

usage: python3 run.py play [arguments]    build the web client, start the server and open the lobby
       python3 run.py terminal [arguments]  play in this terminal; asks which game, unless one is named
       python3 run.py test                every check and every test
       python3 run.py test --quick        kernel, rulebooks, words, and conformance of the games you changed: a minute
       python3 run.py test --slowest      every test, then the fifty slowest ones
       python3 run.py test --random-order SEED  every test, in an order drawn from the seed
       python3 run.py test PATH [arguments]  just pytest with these; the client is built if a browser test is among them
       python3 run.py check               style, types, layers and rule coverage, without the tests
       python3 run.py package             build the wheel and the source archive, with the web client, into dist/
       python3 run.py bench [arguments]   measure speed, beside other engines where they can be installed
       python3 run.py endure --kills N    kill servers and databases N times while people play; goes on where it stopped

The first call makes .venv and installs the locked packages there and in web/; later calls only do what has changed.
"""

# Types are quoted and syntax is plain, so that even Python 3.6 gets far enough to say that it is too old.

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

OLDEST_PYTHON = (3, 11)
OLDEST_NODE = (20, 19)

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = SCRIPTS / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "installed-lock"

WEB = ROOT / "web"
HAS_CLIENT = (WEB / "package.json").exists()
WEB_STAGES = ("web types", "web check", "web test")
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

PARALLEL = ("-n", "auto", "--dist", "worksteal")
TESTS_FAILED = 1
FEW_TESTS = 10
SLOWEST = ("--durations=50", "--durations-min=0.1")
QUICK_TESTS = ("tests/kernel", "tests/words", "tests/conformance")
CLIENT_TESTS = ("tests/browser", "tests/package")
SHARED_BY_GAMES = (
    "src/lairkeeper/kernel/",
    "src/lairkeeper/content.py",
    "src/lairkeeper/testing/",
    "tests/conformance/",
)

PLAY_LOCK = ROOT / "requirements.lock"
DEV_LOCK = ROOT / "requirements-dev.lock"
NODE_LOCK = ROOT / "requirements-node.lock"

PIP_NOISE = re.compile(r"WARNING: Location .* is ignored: it is neither a file nor a directory\.|\[notice\]")


class Problem(Exception):
    """An error that the user can fix, worded in one sentence."""


def main(arguments: "list[str]") -> int:
    try:
        refuse_old_python(sys.version_info[:2])
        return run_command(arguments)
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def run_command(arguments: "list[str]") -> int:
    name, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if name in ("-h", "--help", "help"):
        print(__doc__)
        return 0
    if name not in COMMANDS:
        asked = f"There is no command {name!r}" if name else "A command is missing"
        raise Problem(f"{asked}: use one of {', '.join(COMMANDS)} (python3 run.py --help explains them).")
    return COMMANDS[name](rest)


def play(arguments: "list[str]") -> int:
    install(PLAY_LOCK, DEV_LOCK)
    build_client()
    return run_in_view([str(PYTHON), "-m", "lairkeeper", "serve", "--open", *arguments])


def terminal(arguments: "list[str]") -> int:
    install(PLAY_LOCK, DEV_LOCK)
    return run_in_view([str(PYTHON), "-m", "lairkeeper", "play", *arguments])


def test(arguments: "list[str]") -> int:
    install(DEV_LOCK)
    if arguments[:1] == ["--quick"]:
        return run_in_view(pytest_command(*PARALLEL, *quick_selection(), *arguments[1:]), folder=ROOT)
    if needs_client(arguments):
        build_client()
        install_browser()
    if not arguments:
        failed = failed_stages()
        result = run_in_view(pytest_command(*PARALLEL), folder=ROOT)
        return max(again_alone() if result == TESTS_FAILED else result, report(failed))
    return run_in_view(pytest_command(*suite_options(arguments)), folder=ROOT)


def again_alone() -> int:
    """Runs the few failed tests once more, one after the other: those that pass now fail only on a busy machine."""
    names = failed_tests()
    if not 0 < len(names) <= FEW_TESTS:
        return TESTS_FAILED
    print(f"Running the {len(names)} failed tests once more, without others beside them.", flush=True)
    result = run_in_view(pytest_command("--last-failed"), folder=ROOT)
    unstable = sorted(set(names) - set(failed_tests()))
    if unstable:
        print("\n".join(["Unstable, passed only without others beside them:", *unstable]), flush=True)
    return result


def failed_tests() -> "list[str]":
    """The tests that failed in the last run of pytest, as it notes them itself."""
    noted = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
    return list(json.loads(noted.read_text(encoding="utf-8"))) if noted.exists() else []


def suite_options(arguments: "list[str]") -> "list[str]":
    """The arguments for pytest: the whole suite runs on all processors, a selection in one process."""
    slowest = [option for argument in arguments if argument == "--slowest" for option in SLOWEST]
    given = [*slowest, *(argument for argument in arguments if argument != "--slowest")]
    is_whole = arguments[0] in ("--slowest", "--random-order") and not named_paths(arguments)
    return [*PARALLEL, *given] if is_whole else given


def needs_client(arguments: "list[str]") -> bool:
    """Whether the arguments may select a test that needs the built client."""
    paths = named_paths(arguments)
    tests = [ROOT / folder for folder in CLIENT_TESTS]
    return not paths or any(path in (test, *test.parents) or test in path.parents for path in paths for test in tests)


def named_paths(arguments: "list[str]") -> "list[Path]":
    paths = [ROOT / argument.partition("::")[0] for argument in arguments if not argument.startswith("-")]
    return [path.resolve() for path in paths if path.exists()]


def quick_selection() -> "list[str]":
    rulebooks = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("tests/games/*/rulebook"))
    return [*QUICK_TESTS, *rulebooks, "--conformance-of", ",".join(changed_games())]


def changed_games() -> "list[str]":
    """The games that differ from the main branch; all games if shared code differs."""
    changed = changed_files()
    names = sorted(path.parent.name for path in ROOT.glob("src/lairkeeper/games/*/rulebook"))
    if any(file.startswith(SHARED_BY_GAMES) for file in changed):
        return names
    return [name for name in names if any(f"games/{name}/" in file for file in changed)]


def changed_files() -> "list[str]":
    """Tracked and new files that differ from where this branch left the main branch; none outside a clone."""
    base = git_lines("merge-base", "HEAD", "main") or ["HEAD"]
    return [*git_lines("diff", "--name-only", base[0]), *git_lines("ls-files", "--others", "--exclude-standard")]


def git_lines(*arguments: str) -> "list[str]":
    if not shutil.which("git"):
        return []
    done = subprocess.run(["git", *arguments], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    return done.stdout.decode(errors="replace").splitlines()


def check(arguments: "list[str]") -> int:
    if arguments:
        raise Problem(f"check takes no arguments, but got {' '.join(arguments)}.")
    install(DEV_LOCK)
    build_client()
    return report(failed_stages())


def package(arguments: "list[str]") -> int:
    if arguments:
        raise Problem(f"package takes no arguments, but got {' '.join(arguments)}.")
    install(DEV_LOCK)
    build_client()
    return run_in_view([str(PYTHON), "-m", "hatchling", "build"], folder=ROOT)


def bench(arguments: "list[str]") -> int:
    install(DEV_LOCK)
    if "--client" in arguments:
        build_client()
        install_browser()
    return run_in_view([str(PYTHON), "-m", "bench", *arguments], folder=ROOT)


def endure(arguments: "list[str]") -> int:
    install(DEV_LOCK)
    return run_in_view([str(PYTHON), "-m", "tools.endure", *arguments], folder=ROOT)


COMMANDS = {
    "play": play,
    "terminal": terminal,
    "test": test,
    "check": check,
    "package": package,
    "bench": bench,
    "endure": endure,
}


def pytest_command(*arguments: str) -> "list[str]":
    return [str(PYTHON), "-m", "pytest", *arguments]


def static_stages() -> "dict[str, list[str]]":
    """The checks that run no test, by the name they are reported under."""
    python = str(PYTHON)
    stages = {
        "ruff check": [python, "-m", "ruff", "check", "."],
        "ruff format": [python, "-m", "ruff", "format", "--check", "."],
        "mypy": [python, "-m", "mypy"],
        "lint-imports": [str(SCRIPTS / "lint-imports")],
    }
    for rulebook in sorted(ROOT.glob("src/lairkeeper/games/*/rulebook")):
        game = rulebook.parent.name.replace("_", "-")
        stages[f"clauses {game}"] = [python, "-m", "lairkeeper", "clauses", game]
    if HAS_CLIENT:
        stages["web types"] = [npm(), "run", "types", "--", "--check"]
        stages["web check"] = [npm(), "run", "check"]
        stages["web test"] = [npm(), "test"]
    return stages


def failed_stages() -> "list[str]":
    """Runs as many checks at once as there are processors: most of them use only one."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        stages = static_stages()
        passed = pool.map(run_stage, stages, stages.values())
        return [name for name, is_passed in zip(stages, passed, strict=True) if not is_passed]


def report(failed: "list[str]") -> int:
    if failed:
        print(f"Failed: {', '.join(failed)} (see above).")
    return 1 if failed else 0


def refuse_old_python(version: "tuple[int, ...]") -> None:
    if version < OLDEST_PYTHON:
        needed, found = dotted(OLDEST_PYTHON), dotted(version)
        raise Problem(f"Lairkeeper needs Python {needed} or newer and this is {found}: install one and run it again.")


def refuse_missing_venv() -> None:
    """Checks for the venv module: Debian and Ubuntu ship Python without it."""
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        raise Problem("Python's venv module is missing: install it (Debian, Ubuntu: apt install python3-venv).")


def dotted(version: "tuple[int, ...]") -> str:
    return ".".join(str(part) for part in version)


def install(lock: Path, *as_good: Path) -> None:
    """Installs the lock into the environment, unless it, or a lock that contains it, is installed."""
    if not (PYTHON.exists() and any(SCRIPTS.glob("pip*"))):
        make_venv()
    if any(is_installed(one) for one in (lock, *as_good)):
        return
    STAMP.unlink(missing_ok=True)
    pip_install(lock.name, "--require-hashes", "-r", str(lock))
    pip_install("Lairkeeper itself", "--no-deps", "--no-build-isolation", "-e", str(ROOT))
    STAMP.write_text(digest(lock), encoding="utf-8")


def make_venv() -> None:
    refuse_missing_venv()
    if not run_quietly("Making .venv", [sys.executable, "-m", "venv", "--clear", str(VENV)]):
        raise Problem("The virtual environment .venv could not be made; the lines above say why.")


def pip_install(what: str, *arguments: str) -> None:
    command = [str(PYTHON), "-m", "pip", "install", "-q", "--no-input", "--disable-pip-version-check", *arguments]
    if not run_quietly(f"Installing {what}", command):
        raise Problem(f"Installing {what} failed; the lines above say why.")


def is_installed(lock: Path) -> bool:
    return STAMP.exists() and STAMP.read_text(encoding="utf-8") == digest(lock)


def digest(lock: Path) -> str:
    """A checksum of what is to be installed, and of the folder that the editable install points to."""
    checksum = hashlib.sha256(f"{lock.name} {ROOT}".encode())
    for file in (lock, ROOT / "pyproject.toml"):
        checksum.update(file.read_bytes())
    return checksum.hexdigest()


def build_client() -> None:
    """Installs the client's packages and builds the client, as far as sources have changed since the last build."""
    if not HAS_CLIENT:
        return
    lock, modules = WEB / "package-lock.json", WEB / "node_modules"
    if not is_made_from(modules, [lock]):
        run_or_stop("Installing the web client", [npm(), "ci", "--no-audit", "--no-fund"], WEB)
        note_made_from(modules, [lock])
    sources = client_sources()
    if not is_made_from(WEB / "dist", sources):
        run_or_stop("Building the web client", [npm(), "run", "build"], WEB)
        note_made_from(WEB / "dist", sources)


def client_sources() -> "list[Path]":
    found = (path for pattern in ("*.*", "src/**/*", "public/**/*", "scripts/**/*") for path in WEB.glob(pattern))
    return sorted(path for path in found if path.is_file())


def is_made_from(folder: Path, sources: "list[Path]") -> bool:
    stamp = folder / STAMP.name
    return stamp.exists() and stamp.read_text(encoding="utf-8") == digest_of(sources)


def note_made_from(folder: Path, sources: "list[Path]") -> None:
    (folder / STAMP.name).write_text(digest_of(sources), encoding="utf-8")


def digest_of(files: "list[Path]") -> str:
    checksum = hashlib.sha256()
    for file in files:
        checksum.update(f"{file.relative_to(ROOT).as_posix()} {file.stat().st_size}\n".encode())
        checksum.update(file.read_bytes())
    return checksum.hexdigest()


def install_browser() -> None:
    """Installs Chromium for the browser tests on Debian and Ubuntu; elsewhere it reports that Chromium is missing."""
    if not HAS_CLIENT or any(shutil.which(name) for name in BROWSERS):
        return
    apt = shutil.which("apt-get")
    if not apt or (hasattr(os, "geteuid") and os.geteuid() != 0):
        print("No Chromium was found, so the browser tests are left out: install one to run them.", flush=True)
        return
    run_quietly("Looking for Chromium", [apt, "update"])
    command = [apt, "install", "-y", "-q", "--no-install-recommends", BROWSERS[0], "fonts-dejavu-core"]
    run_quietly("Installing Chromium", command)


def npm() -> str:
    return shutil.which("npm", path=str(node_folder())) or "npm"


def node_folder() -> Path:
    """The path of a recent enough Node; installs it from a wheel if the system has none."""
    system_node = shutil.which("node")
    if system_node and node_version(system_node) >= OLDEST_NODE:
        return Path(system_node).parent
    if not any(SCRIPTS.glob("node*")):
        pip_install("Node", "--require-hashes", "-r", str(NODE_LOCK))
    return SCRIPTS


def node_version(node: str) -> "tuple[int, ...]":
    answer = subprocess.run([node, "--version"], stdout=subprocess.PIPE, check=False)
    return parsed_node_version(answer.stdout.decode(errors="replace"))


def parsed_node_version(text: str) -> "tuple[int, ...]":
    """Parses `v20.19.1` to (20, 19, 1); anything else counts as the oldest version."""
    numbers = re.match(r"v(\d+)\.(\d+)\.(\d+)", text.strip())
    return tuple(int(number) for number in numbers.groups()) if numbers else ()


def child_environment() -> "dict[str, str]":
    return {**os.environ, "PATH": os.pathsep.join([str(SCRIPTS), os.environ.get("PATH", "")])}


def run_or_stop(name: str, command: "list[str]", folder: Path) -> None:
    if not run_quietly(name, command, folder):
        raise Problem(f"{name} failed; the lines above say why.")


def run_quietly(name: str, command: "list[str]", folder: Path = ROOT) -> bool:
    """Prints one line with the step and its time, and the step's output only if it failed."""
    print(f"{name:<34}", end="", flush=True)
    passed, told = run_hidden(command, folder)
    print(told, flush=True)
    return passed


def run_stage(name: str, command: "list[str]") -> bool:
    """The same for one of several parallel steps: prints everything when the step has ended."""
    passed, told = run_hidden(command, WEB if name in WEB_STAGES else ROOT)
    print(f"{name:<34}{told}", flush=True)
    return passed


def run_hidden(command: "list[str]", folder: Path) -> "tuple[bool, str]":
    """Whether the step passed, and its report: the time it took, and its output if it failed."""
    started = time.monotonic()
    done = subprocess.run(
        command, cwd=folder, env=child_environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    passed = done.returncode == 0
    told = f"{'ok' if passed else 'FAILED':<8}{time.monotonic() - started:6.1f} s"
    return passed, told if passed else f"{told}\n{without_noise(done.stdout.decode(errors='replace'))}"


def without_noise(text: str) -> str:
    return "\n".join(line for line in text.splitlines() if not PIP_NOISE.match(line))


def run_in_view(command: "list[str]", folder: "Path | None" = None) -> int:
    """Runs a child in the terminal. Ctrl-C reaches the child as well, and the child decides what to do."""
    child = subprocess.Popen(command, cwd=folder, env=child_environment())
    while True:
        try:
            code = child.wait()
        except KeyboardInterrupt:
            continue
        return code if code >= 0 else 128 - code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
