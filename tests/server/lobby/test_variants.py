"""A table opened with a content pack: validated, limited in size, and shown with what differs."""

import pytest

from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.components.box import CONTENT
from lairkeeper.packs import MOST_LINKED, differences, pack_files
from lairkeeper.server.table import variants
from lairkeeper.server.transport.limits import Limit
from tests.server.sites import served
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


async def test_packs_that_cannot_be_played_use_up_nothing(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    known: set[bytes] = set()
    monkeypatch.setattr(variants, "_known", known)
    monkeypatch.setattr(variants, "MOST_VARIANTS", 2)
    for number in range(4):
        refused = {"game": GAME.name, "pack": {"supplies.toml": f"torches = {number}"}}
        assert await ann.refused("/api/tables", refused) == (400, "content-bad")
    assert not known
    for torches in (43, 44, 43):
        await ann.open_table(2, pack={"supplies.toml": SUPPLIES.replace("torches = 39", f"torches = {torches}")})
    assert len(known) == 2 and all(len(mark) == 16 for mark in known)
    more = {"game": GAME.name, "pack": {"supplies.toml": SUPPLIES.replace("torches = 39", "torches = 45")}}
    assert await ann.refused("/api/tables", more) == (429, "message-rate")


async def test_tables_with_a_pack_are_rationed_by_address(sqlite_url: str) -> None:
    async with served(sqlite_url) as (site, address):
        site.services.packs = Limit(0, 1)
        ann, bob = await Person.named(address, "Ann"), await Person.named(address, "Bob")
        await ann.open_table(2, pack=MORE_TORCHES)
        again = {"game": GAME.name, "pack": MORE_TORCHES}
        assert await bob.refused("/api/tables", again) == (429, "message-rate")
        await bob.open_table(2)


async def test_the_box_itself_differs_in_nothing() -> None:
    assert list(differences(GAME, pack_files({"supplies.toml": SUPPLIES}))) == []
