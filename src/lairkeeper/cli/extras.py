"""Optional parts of the installation: which modules each extra brings, and which of them are there."""

from collections.abc import Mapping
from importlib.util import find_spec

EXTRAS: Mapping[str, tuple[str, ...]] = {
    "server": ("asyncpg", "cryptography", "litestar", "numpy", "uvicorn", "websockets"),
    "lab": ("matplotlib", "numpy", "pyarrow"),
    "ray": ("ray",),
    "envs": ("gymnasium", "numpy", "pettingzoo"),
    "mcp": ("mcp", "websockets"),
}


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
    return f'pip install "lairkeeper[{extra}]"'
