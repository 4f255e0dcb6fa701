"""What decided a game, in a browser: the curve, the turning points, the picture to share, and the way on from a moment.

The table is played to its end on the page. Its analysis is made by the code of the server from the journal of that
table, with less work than the server spends, and handed to the page where it asks for one.
"""

import asyncio
import re
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from playwright.async_api import Page, Route, expect

from lairkeeper.server.lobby.postmortem_worker import analyses
from lairkeeper.server.protocol import AnalysisInfo
from tests.browser.axe import violations
from tests.browser.pages import ROOM, RUSH, TablePage, started_with_bot
from tests.browser.people import People
from tests.browser.words import said

pytestmark = pytest.mark.asyncio(loop_scope="session")
SECONDS, ROLLOUTS = 2.0, 4
TO_THE_END = 120_000
PNG = b"\x89PNG\r\n\x1a\n"
DRAWN_AT_LEAST = 20_000
"""Bytes of a picture that is not empty."""


class Screen(NamedTuple):
    width: int
    height: int
    locale: str
    theme: str

    @property
    def language(self) -> str:
        return self.locale[:2]


SCREENS = (Screen(390, 844, "fr-FR", "light"), Screen(1440, 900, "en-GB", "dark"))


async def analysed(page: Page, screen: Screen) -> tuple[TablePage, AnalysisInfo]:
    """A table at its end with its analysis on the page."""
    asked: asyncio.Queue[Route] = asyncio.Queue()
    await page.route("**/api/tables/*/analysis*", asked.put)
    table = await started_with_bot(page, screen.language)
    page.set_default_timeout(TO_THE_END)
    await page.evaluate(RUSH)
    await expect(table.outcome).to_be_visible()
    route = await asked.get()
    journal = await (await page.request.get(route.request.url.replace("/analysis", "/journal"))).body()
    *_, found = await asyncio.to_thread(lambda: [*analyses(journal, SECONDS, ROLLOUTS)])
    await route.fulfill(body=msgspec.json.encode(found), content_type="application/json")
    return table, found


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: f"{screen.width} {screen.language}")
async def test_a_finished_game_shows_what_decided_it(people: People, screen: Screen, tmp_path: Path) -> None:
    size = {"width": screen.width, "height": screen.height}
    page = await people.new(locale=screen.locale, color_scheme=screen.theme, viewport=size, bypass_csp=True)
    table, found = await analysed(page, screen)
    curve = page.get_by_role("img", name=re.compile("%"))
    await expect(curve).to_be_visible()
    await expect(page.locator("svg[role=img] .number")).to_have_count(len(found.points))
    await expect(page.locator("a", has_text=said("analysis-look", screen.language))).to_have_count(len(found.points))
    if not found.points:
        await expect(page.get_by_text(said("analysis-none", screen.language))).to_be_visible()
    await page.locator("summary", has_text=said("analysis-table", screen.language)).click()
    rows = page.locator("tbody tr")
    await expect(rows).to_have_count(len(found.curves[0].changes))
    if found.points:
        await page.locator("summary", has_text=said("analysis-picture", screen.language)).first.click()
        moment = page.get_by_role("img", name=said("analysis-picture", screen.language))
        await expect(moment.locator("svg:visible").first).to_be_visible()
    assert await page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert await violations(page) == []
    await page.screenshot(path=tmp_path / "ended.png", full_page=True)

    async with page.expect_download() as downloaded:
        await table.button("end-share").click()
    picture = Path(await (await downloaded.value).path()).read_bytes()
    assert picture.startswith(PNG) and len(picture) > DRAWN_AT_LEAST
    (tmp_path / "card.png").write_bytes(picture)

    await page.get_by_role("link", name=said("end-what-if", screen.language)).last.click()
    go_on = page.get_by_role("button", name=said("fork-go", screen.language), exact=True)
    await expect(go_on).to_be_visible()
    await page.screenshot(path=tmp_path / "fork.png")
    earlier = page.url
    await go_on.click()
    await page.wait_for_url(ROOM)
    assert page.url != earlier
    await expect(page.get_by_text(said("fork-origin", screen.language)).first).to_be_visible()
