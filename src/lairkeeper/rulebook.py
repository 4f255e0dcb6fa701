"""The clauses of a game, read from the `rulebook` folder of its package."""

import tomllib
from importlib.resources import files

import msgspec

from lairkeeper.kernel.definition.clauses import Clause


def read_clauses(package: str) -> dict[str, Clause]:
    """Every clause by its id, in the order of the rulebook."""
    tables = tomllib.loads((files(package) / "rulebook" / "clauses.toml").read_text("utf-8"))
    return {name: msgspec.convert({"id": name, **table}, Clause) for name, table in tables.items()}
