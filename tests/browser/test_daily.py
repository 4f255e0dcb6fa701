"""The challenge of the day in a real browser: played on a phone, handed on, and found again on another device."""

import re

import pytest
from playwright.async_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.pages import GAME, TablePage
from tests.browser.people import NARROW, People
from tests.browser.test_keeping import PASSPHRASE, fill_in, save
from tests.browser.words import said

pytestmark = pytest.mark.asyncio(loop_scope="session")

NAME = "Sobek of every day"


def deal_of(page: Page, game: str = GAME) -> Locator:
    return page.locator(f"article[data-world='{game}']")


async def fits(page: Page) -> bool:
    return bool(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


async def test_a_guest_plays_on_a_phone_shares_takes_a_name_and_finds_it_elsewhere(people: People) -> None:
    phone = await people.new(viewport=NARROW, bypass_csp=True)
    await phone.goto("/daily")
    await deal_of(phone).get_by_role("button", name=said("daily-play"), exact=True).click()
    table = TablePage(phone)
    await table.rush()
    await phone.get_by_role("link", name=said("daily-results")).first.click()
    deal = deal_of(phone)
    result = (await deal.locator(".result").inner_text()).split("\n")[0].strip()
    assert re.match(r"(Won|Lost) after", result)
    assert await violations(phone) == [] and await fits(phone)
    await hand_on(phone, deal, result)
    await phone.goto("/settings")
    await fill_in(phone, name=NAME)
    await save(phone, "name-label", "name-saved")
    await fill_in(phone, passphrase=PASSPHRASE)
    await save(phone, "passphrase-label", "passphrase-saved")
    await phone.goto("/daily")
    await deal.get_by_role("button", name=said("daily-show-name")).click()
    results = phone.get_by_role("region", name=said("daily-results"))
    await expect(results.get_by_text(NAME)).to_be_visible()
    elsewhere = await people.new()
    await elsewhere.goto("/settings")
    await fill_in(elsewhere, name=NAME, passphrase=PASSPHRASE)
    await elsewhere.get_by_role("button", name=said("sign-in")).click()
    await expect(elsewhere.get_by_text(said("signed-in"))).to_be_visible()
    await elsewhere.goto("/daily")
    await expect(deal_of(elsewhere).locator(".result")).to_contain_text(result)


async def hand_on(page: Page, deal: Locator, result: str) -> None:
    await deal.get_by_role("button", name=said("daily-share-text")).click()
    await expect(deal.get_by_role("status")).to_have_text(said("copied"))
    lines = (await page.evaluate("navigator.clipboard.readText()")).split("\n")
    assert len(lines) == 3 and lines[1] == result and lines[2].endswith("/daily")
    async with page.expect_download() as download:
        await deal.get_by_role("button", name=said("daily-share-picture")).click()
    assert (await download.value).suggested_filename.endswith(".png")


@pytest.mark.parametrize(
    ("language", "viewport", "scheme"),
    [("en", None, "dark"), ("fr", NARROW, "light"), ("fr", {"width": 1440, "height": 900}, "dark")],
)
async def test_four_deals_are_public(
    people: People, language: str, viewport: dict[str, int] | None, scheme: str
) -> None:
    chosen = {"viewport": viewport} if viewport else {}
    locale = f"{language}-{'GB' if language == 'en' else 'FR'}"
    page = await people.new(locale=locale, color_scheme=scheme, bypass_csp=True, **chosen)
    await page.goto("/daily")
    await expect(page.get_by_role("heading", level=1)).to_have_text(said("daily-title", language))
    await expect(page.get_by_role("button", name=said("daily-play", language), exact=True)).to_have_count(4)
    assert await violations(page) == [] and await fits(page)
    await page.goto("/")
    await page.get_by_role("heading", name=said("worlds-title", language)).scroll_into_view_if_needed()
    deals = page.get_by_role("region", name=said("daily-title", language))
    await expect(deals.get_by_role("button", name=said("daily-play", language), exact=True)).to_have_count(4)
    assert await violations(page) == [] and await fits(page)


async def test_the_counted_try_offers_no_hint_and_stays_the_same_table(people: People) -> None:
    page = await people.new()
    await page.goto("/daily")
    await deal_of(page).get_by_role("button", name=said("daily-play"), exact=True).click()
    table = TablePage(page)
    await table.is_asked()
    first = table.id
    await expect(page.get_by_role("button", name=said("hint"), exact=True)).to_have_count(0)
    await page.goto("/daily")
    await deal_of(page).get_by_role("link", name=said("daily-continue")).click()
    await table.is_asked()
    assert table.id == first
