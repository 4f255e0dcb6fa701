"""What opening a page costs, in figures that a busy machine does not change: files, packed text, things that move."""

import asyncio
import re
from collections.abc import Sequence

import pytest
from playwright.async_api import Page, Response, Route, ViewportSize

from tests.browser.pages import ROOM, started_with_bot
from tests.browser.people import People

pytestmark = pytest.mark.asyncio(loop_scope="session")

NARROW = ViewportSize(width=390, height=844)
ASSETS = "/assets/"
WORTH_PACKING = 1024
LISTS = "/api/tables"
TEXT = ("text/", "application/json")
MOST_SHIFT = 0.05
SHIFT = """
() => new Promise((resolve) => {
  let moved = 0
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) moved += value
  }).observe({ type: 'layout-shift', buffered: true })
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(moved)))
})
"""


def files(heard: Sequence[Response], ending: str) -> list[str]:
    return [one.url.rpartition("/")[2] for one in heard if ASSETS in one.url and one.url.endswith(ending)]


async def opened(page: Page, address: str, sign: str) -> list[Response]:
    """Everything a page fetches until it stands."""
    heard: list[Response] = []

    def hear(response: Response) -> None:
        heard.append(response)

    page.on("response", hear)
    await page.goto(address)
    await page.locator(sign).first.wait_for()
    await page.wait_for_load_state("networkidle")
    return heard


async def are_packed(heard: Sequence[Response]) -> None:
    """Lists of tables are not: they change with every move, so they would be packed again and again."""
    for one in heard:
        if LISTS in one.url:
            continue
        kind = one.headers.get("content-type", "")
        if one.ok and kind.startswith(TEXT) and len(await one.body()) > WORTH_PACKING:
            assert one.headers.get("content-encoding") == "gzip", one.url


async def test_a_lobby_is_few_scripts_one_stylesheet_and_its_words(people: People) -> None:
    page = await people.new(viewport=NARROW)
    heard = await opened(page, "/", ".worlds svg")
    assert len(files(heard, ".js")) <= 4 and len(files(heard, ".css")) == 1 and len(files(heard, ".woff2")) == 3
    await are_packed(heard)
    assert await page.evaluate(SHIFT) < MOST_SHIFT


async def test_a_table_is_opened_with_few_files_and_nothing_moves(people: People) -> None:
    page = await people.new(viewport=NARROW)
    await started_with_bot(page)
    address = page.url
    again = await people.page_in(page.context)
    await page.close()
    heard = await opened(again, address, ".maze svg")
    assert len(files(heard, ".js")) <= 8 and len(files(heard, ".css")) == 3
    assert await again.evaluate(SHIFT) < MOST_SHIFT


async def test_a_page_is_written_in_the_language_of_the_browser(people: People) -> None:
    page = await people.new(locale="fr-FR", java_script_enabled=False)
    await page.goto("/")
    assert await page.locator("html").get_attribute("lang") == "fr"
    assert await page.title() == "Lairkeeper – des jeux d’aventure dans le navigateur"


async def test_a_lobby_and_a_table_are_drawn_before_any_script_runs(people: People) -> None:
    page = await people.new(locale="fr-FR", java_script_enabled=False, viewport=NARROW)
    await page.goto("/")
    assert await page.get_by_role("heading", level=1).is_visible()
    assert await page.get_by_role("button", name="Run Run Run").is_visible()
    await page.goto("/table/abc")
    assert await page.get_by_role("status").is_visible()


async def test_a_prerendered_page_is_hydrated_or_rendered_again_in_the_chosen_language(people: People) -> None:
    page = await people.new()
    await page.goto("/")
    await page.locator(".worlds svg").first.wait_for()
    await page.get_by_role("button", name="Français").click()
    await page.locator("html[lang=fr]").wait_for()
    await page.reload()
    await page.locator(".worlds svg").first.wait_for()
    assert await page.locator("h1").count() == 1 and await page.locator("h1").is_visible()
    assert (await page.locator("h1").inner_text()).startswith("Là-dedans")


async def test_a_button_pressed_before_the_client_runs_is_not_lost(people: People) -> None:
    page = await people.new(viewport=NARROW)
    held = asyncio.Event()

    async def late(route: Route) -> None:
        await held.wait()
        await route.continue_()

    await page.route(re.compile(r"/assets/(?!early).*\.js$"), late)
    await page.goto("/", wait_until="commit")
    await page.get_by_role("button", name="Run Run Run").click()
    held.set()
    await page.wait_for_url(ROOM)
