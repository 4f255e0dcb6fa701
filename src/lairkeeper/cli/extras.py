"""Optional parts of the installation: which modules each extra brings, and which of them are there."""

import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path, PurePath
from typing import NamedTuple

EXTRAS: Mapping[str, tuple[str, ...]] = {
    "server": ("asyncpg", "cryptography", "litestar", "numpy", "uvicorn", "websockets"),
    "lab": ("matplotlib", "numpy", "pyarrow"),
    "ray": ("ray",),
    "envs": ("gymnasium", "numpy", "pettingzoo"),
    "mcp": ("mcp", "websockets"),
}


class Installer(NamedTuple):
    """The program that made this installation: how it adds an extra, and how it runs the command."""

    add: str
    run: str


PIP = Installer('pip install "lairkeeper[{extra}]"', "lairkeeper")
PIPX = Installer('pipx install --force "lairkeeper[{extra}]"', "lairkeeper")
PIPX_ONCE = Installer('pipx run --spec "lairkeeper[{extra}]" lairkeeper', "pipx run lairkeeper")
UV_TOOL = Installer('uv tool install "lairkeeper[{extra}]"', "lairkeeper")
UVX = Installer('uvx --from "lairkeeper[{extra}]" lairkeeper', "uvx lairkeeper")


def installer_of(prefix: PurePath) -> Installer:
    """Tells by the folder of the environment; what `pipx run` and `uvx` make is used once, so pip cannot add to it."""
    folders = {part.lower() for part in prefix.parts}
    if "pipx" in folders:
        return PIPX if "venvs" in folders else PIPX_ONCE
    if "uv" in folders and "tools" in folders:
        return UV_TOOL
    if "uv" in folders and any(folder.startswith(("archive-", "environments-")) for folder in folders):
        return UVX
    return PIP


def extra_with(module: str | None) -> str | None:
    """The extra that brings a module, if one does.

    Several extras bring NumPy; what fails without it is mostly a command of the laboratory.
    """
    root = (module or "").partition(".")[0]
    if root == "numpy":
        return "lab"
    return next((extra for extra, modules in EXTRAS.items() if root in modules), None)


def has_extra(extra: str) -> bool:
    return all(find_spec(module) is not None for module in EXTRAS[extra])


def install_command(extra: str) -> str:
    """Quoted, since some shells read brackets as a pattern."""
    return installer_of(Path(sys.prefix)).add.format(extra=extra)


def own_command(arguments: str) -> str:
    """A command line of this program, as the person who started it would type it."""
    is_module = PurePath(sys.argv[0]).name == "__main__.py"
    return f"{'python -m lairkeeper' if is_module else installer_of(Path(sys.prefix)).run} {arguments}"
