"""The page of the operator in a real browser: a token opens it, in both languages, on a phone and on a desk."""

import pytest
from playwright.async_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import ADMIN_TOKEN
from tests.browser.pages import started_with_bot
from tests.browser.people import NARROW, People
from tests.browser.words import said

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def type_token(page: Page, token: str, language: str) -> None:
    await page.get_by_label(said("admin-token", language)).fill(token)
    await page.get_by_role("button", name=said("admin-open", language), exact=True).click()


@pytest.mark.parametrize(("language", "viewport"), [("en", None), ("fr", NARROW)])
async def test_the_token_opens_the_report(people: People, language: str, viewport: dict[str, int] | None) -> None:
    people.forgive("403")
    await started_with_bot(await people.new())
    chosen = {"viewport": viewport} if viewport else {}
    page = await people.new(locale=f"{language}-{'GB' if language == 'en' else 'FR'}", bypass_csp=True, **chosen)
    await page.goto("/admin")
    await expect(page.get_by_role("heading", level=1)).to_have_text(said("admin-title", language))
    assert await violations(page) == []
    await type_token(page, "not the token of this site", language)
    await expect(page.get_by_role("alert")).to_be_visible()
    await type_token(page, ADMIN_TOKEN, language)
    tables = page.get_by_role("region", name=said("admin-tables-live", language))
    await expect(tables.get_by_role("row").nth(1)).to_contain_text(said("status-playing", language))
    await expect(page.get_by_role("alert")).to_have_count(0)
    await expect(page.get_by_text(said("admin-retention-off", language))).to_be_visible()
    assert await violations(page) == []
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await page.reload()
    await expect(tables).to_be_visible()
    await page.get_by_role("button", name=said("admin-leave", language)).click()
    await expect(page.get_by_label(said("admin-token", language))).to_be_visible()
    assert await page.evaluate("sessionStorage.length") == 0
