"""A box of Trapwords in which nobody waits to look, to hand over Books or for somebody who was lost."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from lairkeeper.games.trapwords.components.box import CONTENT, load_box
from tests.games.packs import changed

WAITS = (("opening = 5 ", "opening = 0 "), ("exchange = 3 ", "exchange = 0 "), ("lost = 30 ", "lost = 3 "))


@cache
def brisk_box() -> str:
    """The digest that names this box in table options; a process knows the box once it has called this."""
    with TemporaryDirectory() as pack:
        return load_box(changed(Path(pack), CONTENT / "supplies.toml", *WAITS)).digest
