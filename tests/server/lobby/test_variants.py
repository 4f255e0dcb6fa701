"""A table opened with a content pack: validated, limited in size, and shown with what differs."""

import pytest

from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.components.box import CONTENT
from lairkeeper.packs import MOST_LINKED, differences, pack_files
from tests.server.visitors import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

SUPPLIES = (CONTENT / "supplies.toml").read_text("utf-8")
MORE_TORCHES = {"supplies.toml": SUPPLIES.replace("torches = 39", "torches = 41")}


async def test_a_variant_is_opened_and_says_what_differs(ann: Person) -> None:
    standard, variant = await ann.open_table(2), await ann.open_table(2, pack=MORE_TORCHES)
    assert standard.variant is None and variant.variant is not None
    (change,) = variant.variant.changes
    assert (change.place, change.before, change.after) == ("supplies.torches", "39", "41")
    assert variant.options["content"] != standard.options["content"]


@pytest.mark.parametrize(
    "pack",
    [
        {"supplies.toml": "torches = "},
        {"supplies.toml": "x = 1"},
        {"nothing.toml": ""},
        {"../supplies.toml": SUPPLIES},
        {"supplies.txt": SUPPLIES},
        {"supplies.toml": SUPPLIES + "#" * MOST_LINKED},
    ],
)
async def test_a_pack_that_does_not_fit_is_refused(ann: Person, pack: dict[str, str]) -> None:
    for place in ("/api/tables", "/api/tables/variants"):
        status, code = await ann.refused(place, {"game": GAME.name, "pack": pack})
        assert (status, code) == (400, "content-bad")


async def test_the_box_itself_differs_in_nothing() -> None:
    assert list(differences(GAME, pack_files({"supplies.toml": SUPPLIES}))) == []
