"""A package of npm that a measurement needs: installed from its own lock into build/, once for each lock."""

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from bench.places import BUILD, ROOT

LONGEST_INSTALL = 300


class NotInstalled(Exception):
    """Why a package takes no part."""


@dataclass(frozen=True)
class NodePackage:
    """A folder of bench/ with a package.json, its lock, and files of its own."""

    name: str
    files: tuple[str, ...] = ()

    @property
    def home(self) -> Path:
        return BUILD / "bench-peers" / self.name

    @property
    def sources(self) -> Path:
        return ROOT / "bench" / self.name

    def install(self) -> None:
        lock, mark = (self.sources / "package-lock.json").read_bytes(), self.home / "installed-lock"
        is_current = (self.home / "node_modules").exists() and mark.exists() and mark.read_bytes() == lock
        self._copy()
        if is_current:
            return
        npm = shutil.which("npm")
        if npm is None or shutil.which("node") is None:
            raise NotInstalled("Node and npm are not on the PATH")
        done = subprocess.run([npm, "ci"], cwd=self.home, capture_output=True, check=False, timeout=LONGEST_INSTALL)
        if done.returncode:
            raise NotInstalled(done.stderr.decode(errors="replace").strip()[-300:])
        mark.write_bytes(lock)

    def _copy(self) -> None:
        self.home.mkdir(parents=True, exist_ok=True)
        for name in ("package.json", "package-lock.json", ".npmrc", *self.files):
            shutil.copyfile(self.sources / name, self.home / name)
