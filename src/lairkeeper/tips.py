"""Tips for newcomers, read from `tips.toml` in the package of the game."""

import tomllib
from importlib.resources import files

import msgspec

from lairkeeper.kernel import Tip


def read_tips(package: str) -> tuple[Tip, ...]:
    """Every tip in the order of the file; the first that fits what happens is shown first."""
    tables = tomllib.loads((files(package) / "tips.toml").read_text("utf-8"))
    return tuple(msgspec.convert({"id": name, **table}, Tip) for name, table in tables.items())
