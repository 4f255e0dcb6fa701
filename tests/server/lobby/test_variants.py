"""A table opened with a content pack: validated, limited in size, and shown with what differs."""

from collections.abc import Iterator

import pytest

from lairkeeper import content
from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.components.box import BOXES, CONTENT, box
from lairkeeper.packs import MOST_LINKED, differences, load_pack, pack_files
from lairkeeper.server.protocol import TableInfo
from lairkeeper.server.site.app import Site
from lairkeeper.server.transport.limits import Limit
from tests.server.sites import served
from tests.server.visitors import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

SUPPLIES = (CONTENT / "supplies.toml").read_text("utf-8")


def with_torches(torches: int) -> dict[str, str]:
    return {"supplies.toml": SUPPLIES.replace("torches = 39", f"torches = {torches}")}


MORE_TORCHES = with_torches(41)


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


@pytest.fixture
def boxes_come_back() -> Iterator[None]:
    """Other tests find the boxes that they have loaded."""
    loaded = dict(BOXES)
    yield
    BOXES.update(loaded)


@pytest.mark.usefixtures("boxes_come_back")
async def test_ever_new_packs_leave_the_memory_and_a_table_keeps_its_own(
    ann: Person, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(content, "MOST_BOXES", 3)
    table = await ann.open_table(2, pack=with_torches(43))
    await ann.do(table, "bot", {"seat": 1, "bot": "random"})
    for torches in range(44, 49):
        refused = {"game": GAME.name, "pack": {"supplies.toml": f"torches = {torches}"}}
        assert await ann.refused("/api/tables", refused) == (400, "content-bad")
        await ann.open_table(2, pack=with_torches(torches))
    assert len(BOXES) <= 3
    await ann.do(table, "start")
    assert box(str(table.options["content"])).supplies.torches == 43
    site.services.tables.registry.forget(table.id)
    load_pack.cache_clear()
    assert (await ann.look(f"/api/tables/{table.id}", TableInfo)).variant == table.variant


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
