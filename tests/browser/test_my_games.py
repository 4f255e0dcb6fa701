"""A person's games in a real browser: found again, counted, shown to others, taken along and deleted."""

import json
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.axe import violations
from tests.browser.pages import GAME, TablePage, started_with_bot
from tests.browser.people import NARROW, People
from tests.browser.words import said

pytestmark = pytest.mark.asyncio(loop_scope="session")
LARGE = {"width": 1440, "height": 900}


async def is_readable(page: Page) -> None:
    assert await violations(page) == []
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def played(page: Page, language: str) -> str:
    table = await started_with_bot(page, language)
    await table.rush()
    return table.id


@pytest.mark.parametrize(
    ("language", "viewport", "scheme"), [("en", NARROW, "dark"), ("fr", LARGE, "light")], ids=["phone", "desk"]
)
async def test_a_finished_game_is_found_counted_shown_taken_along_and_deleted(
    people: People, language: str, viewport: Any, scheme: Any
) -> None:
    people.forgive("403")
    locale = {"en": "en-GB", "fr": "fr-FR"}[language]
    page = await people.new(locale=locale, viewport=viewport, color_scheme=scheme, bypass_csp=True)
    table = await played(page, language)
    await page.goto("/games")
    line = page.get_by_role("link", name=said("my-games-replay", language))
    await expect(line).to_have_attribute("href", f"/replay/{table}")
    await expect(page.locator(".picture.drawn > svg")).to_be_visible()
    await expect(page.get_by_role("heading", name=said("numbers-title", language))).to_be_visible()
    await expect(page.get_by_text(said("numbers-won-of-played", language)).first).to_be_visible()
    await is_readable(page)
    await search(page, language)
    await take_along(page, language, table)
    await show_to_others(people, page, language)
    await page.get_by_role("link", name=said("my-games-table", language)).click()
    await expect(TablePage(page, language).outcome).to_be_visible()
    await page.go_back()
    await delete(page, language)


async def search(page: Page, language: str) -> None:
    """Searches by game, and by the name of another player."""
    line = page.get_by_role("link", name=said("my-games-replay", language))
    name = page.get_by_label(said("my-games-name", language), exact=True)
    game = page.locator("label", has_text=said("my-games-game", language)).get_by_role("combobox")
    await name.fill("nobody is called so")
    await expect(page.get_by_text(said("my-games-none-found", language))).to_be_visible()
    await name.fill("")
    await expect(line).to_have_count(1)
    await game.select_option("vengeance")
    await expect(line).to_have_count(0)
    await game.select_option(GAME)
    await expect(line).to_have_count(1)


async def take_along(page: Page, language: str, table: str) -> None:
    async with page.expect_download() as download:
        await page.get_by_role("link", name=said("my-games-export", language)).click()
    kept = json.loads((await (await download.value).path()).read_text("utf-8"))
    assert [line["id"] for line in kept["games"]] == [table] and list(kept["journals"]) == [table]
    assert json.loads(kept["journals"][table])["game"] == GAME
    assert [one["played"] for one in kept["numbers"]] == [1]


async def show_to_others(people: People, page: Page, language: str) -> None:
    """Nobody sees the numbers of a person who has not opened them."""
    me = await page.evaluate("async () => (await (await fetch('/api/me')).json())")
    other = await people.new(locale="fr-FR", bypass_csp=True)
    await other.goto(f"/person/{me['id']}")
    await expect(other.get_by_role("heading", name=said("profile-title", "fr"))).to_be_visible()
    await expect(other.get_by_text(me["name"])).to_have_count(0)
    await page.get_by_role("switch", name=said("profile-open", language)).click()
    link = page.locator("label", has_text=said("profile-link", language)).get_by_role("textbox")
    assert await link.input_value() == f"{people.address}/person/{me['id']}"
    await other.reload()
    await expect(other.get_by_role("heading", level=1)).to_have_text(me["name"])
    await expect(other.get_by_text(said("numbers-won-of-played", "fr")).first).to_be_visible()
    await is_readable(other)


async def delete(page: Page, language: str) -> None:
    before = await page.evaluate("async () => (await (await fetch('/api/me')).json()).id")
    await page.locator("summary", has_text=said("erase-title", language)).click()
    await page.get_by_role("button", name=said("erase-now", language)).click()
    await page.wait_for_url(lambda address: address.endswith("/"))
    await page.goto("/games")
    await expect(page.get_by_text(said("my-games-none", language), exact=True)).to_be_visible()
    assert await page.evaluate("async () => (await (await fetch('/api/me')).json()).id") != before
