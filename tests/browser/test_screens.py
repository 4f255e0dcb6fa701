"""Every screen: nothing axe calls serious, nothing the console complains about, and a picture of each if wanted."""

from typing import Literal

import pytest
from playwright.async_api import Page, expect

from tests.browser.album import picture, pictures
from tests.browser.axe import COLOURS, TAGS, violations
from tests.browser.pages import Lobby
from tests.browser.people import People
from tests.browser.screens import screens
from tests.browser.words import said

pytestmark = pytest.mark.asyncio(loop_scope="session")

LIGHTS: tuple[Literal["dark", "light"], ...] = ("dark", "light")
KEY_SCREENS = ("lobby", "new", "gathering", "playing", "over", "replay")
ALL_SCREENS = 15


async def test_axe_finds_nothing_serious_on_any_screen_by_day_and_by_night(people: People) -> None:
    """By day only the colours are new: all that stands on the screen was looked at by night."""
    page = await people.new(bypass_csp=True)
    found: dict[str, list[str]] = {}
    async for name in screens(page, "en"):
        for light in LIGHTS:
            await page.emulate_media(color_scheme=light)
            await expect(page.locator("html")).to_have_attribute("data-theme", light)
            found[f"{name} {light}"] = await violations(page, TAGS if light == LIGHTS[0] else COLOURS)
            if name in KEY_SCREENS:
                await pictures(page, f"{name}-en-{light}")
    assert {name: grave for name, grave in found.items() if grave} == {}
    assert len(found) == ALL_SCREENS * len(LIGHTS)


async def test_axe_finds_nothing_serious_in_french(people: People) -> None:
    """Everything but the colours, which are those of the English screens."""
    page = await people.new(locale="fr-FR", bypass_csp=True)
    found: dict[str, list[str]] = {}
    async for name in screens(page, "fr"):
        found[name] = await violations(page, without=COLOURS)
        if name in KEY_SCREENS:
            await pictures(page, f"{name}-fr")
    assert {name: grave for name, grave in found.items() if grave} == {}
    assert len(found) == ALL_SCREENS


async def test_a_phone_shows_every_screen_without_scrolling_sideways_or_complaints(people: People) -> None:
    page = await people.new(locale="fr-FR", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    wide: list[str] = []
    async for name in screens(page, "fr"):
        wide += [name] if await is_wider_than_the_screen(page) else []
        await picture(page, f"phone-{name}")
    assert wide == []


async def is_wider_than_the_screen(page: Page) -> bool:
    found: bool = await page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return found


async def test_the_shell_works_offline_and_nothing_of_the_api_is_kept(people: People) -> None:
    people.forgive("ERR_INTERNET_DISCONNECTED")
    page = await people.new(bypass_csp=True)
    await Lobby(page).open()
    await page.evaluate("navigator.serviceWorker.ready")
    await page.reload()
    await expect(page.get_by_role("heading", level=1)).to_be_visible()
    await page.wait_for_function("navigator.serviceWorker.controller !== null")
    kept: list[str] = await page.evaluate(KEPT)
    assert kept and not [address for address in kept if "/api" in address]
    await page.context.set_offline(True)
    await page.goto("/settings")
    await expect(page.get_by_role("heading", level=1)).to_have_text(said("nav-settings"))
    assert await violations(page) == []
    await page.context.set_offline(False)


KEPT = """
(async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
  const kept = await Promise.all(caches_.map((cache) => cache.keys()))
  return kept.flat().map((request) => new URL(request.url).pathname)
})()
"""
