"""Environments that hold the wheel and what it asks for, and nothing else: no repository, no Node, no pip.

The packages come from the environment of the tests by links, so nothing is downloaded. A package that the wheel does
not ask for is not there, so a missing requirement shows.
"""

import os
import re
import subprocess
import sys
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]


def build(target: str, source: Path, folder: Path) -> "subprocess.CompletedProcess[str]":
    """Builds with a search path on which there is no npm."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    return subprocess.run(command, cwd=source, env={"PATH": os.defpath}, capture_output=True, text=True, check=False)


class Environment:
    """A virtual environment with the wheel and these extras."""

    def __init__(self, folder: Path, wheel: Path, extras: frozenset[str] = frozenset()) -> None:
        self.folder = folder
        venv.create(folder / "env", with_pip=False, symlinks=os.name == "posix")
        python = self.scripts / "python"
        pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check"]
        install = [*pip, "install", "-q", "--no-deps", "--no-index", "--no-compile", str(wheel)]
        subprocess.run(install, check=True, capture_output=True)
        (self.packages,) = (folder / "env").glob("lib/python*/site-packages")
        for found in set(_needed(Distribution.at(next(self.packages.glob("lairkeeper-*.dist-info"))), extras)):
            self._link(found)

    @property
    def scripts(self) -> Path:
        return self.folder / "env" / "bin"

    @property
    def variables(self) -> dict[str, str]:
        return {"PATH": str(self.scripts), "HOME": str(self.folder), "LANG": "en_GB.UTF-8", "PYTHONUTF8": "1"}

    def run(self, *command: str, keys: str = "") -> "subprocess.CompletedProcess[str]":
        """Runs one of its scripts, far from the repository."""
        return subprocess.run(
            [str(self.scripts / command[0]), *command[1:]],
            cwd=self.folder,
            env=self.variables,
            input=keys,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    def _link(self, name: str) -> None:
        found = distribution(name)
        tops = {file.parts[0] for file in found.files or () if ".." not in file.parts} - {"__pycache__"}
        for top in tops:
            place = self.packages / top
            if not place.exists():
                place.symlink_to(Path(str(found.locate_file(top))))


def _needed(package: Distribution, extras: frozenset[str]) -> Iterator[str]:
    """The names of all packages that one asks for, and that those ask for."""
    for text in package.requires or ():
        wanted = Requirement(text)
        if wanted.marker is None or any(wanted.marker.evaluate({"extra": extra}) for extra in {"", *extras}):
            name = re.sub(r"[-_.]+", "-", wanted.name).lower()
            yield name
            yield from _needed(distribution(name), frozenset(wanted.extras))
