"""Every door of the lobby: one click into a game, one into the lesson, a short form for friends."""

import pytest
from playwright.async_api import Page, expect

from tests.browser.axe import violations
from tests.browser.pages import Lobby, TablePage
from tests.browser.people import NARROW, WIDE, People
from tests.browser.words import said

pytestmark = pytest.mark.asyncio(loop_scope="session")

GAMES = ("run-run-run", "woodlands", "trapwords", "vengeance")
SIZES = {"en": WIDE, "fr": NARROW}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
AT_ONCE = 5


async def visitor(people: People, language: str) -> Page:
    return await people.new(locale=LOCALES[language], viewport=SIZES[language], bypass_csp=True)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
async def test_play_leads_to_the_first_question_with_one_click(people: People, game: str, language: str) -> None:
    page = await visitor(people, language)
    table = await (await Lobby(page, language).open()).play(game)
    await table.wire.until(table.wire.is_asked_or_over)
    await expect(page.locator(".room").first).to_have_attribute("data-world", game)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
async def test_learn_leads_to_the_first_step_with_one_click(people: People, game: str, language: str) -> None:
    page = await visitor(people, language)
    lobby = await Lobby(page, language).open()
    await lobby.door(game).get_by_role("link", name=said("door-learn", language)).click()
    await expect(page.locator(".teacher p")).to_be_visible()
    # The tracks of Vengeance are read out as one sentence, not number by number.
    assert await violations(page, without=["label-content-name-mismatch"]) == []


async def test_play_now_starts_any_game_and_then_continues_it(people: People) -> None:
    page = await people.new(bypass_csp=True)
    await Lobby(page).open()
    now = page.get_by_role("group", name=said("play-now"))
    await expect(now.get_by_role("button")).to_have_count(len(GAMES))
    table = TablePage(page)
    await now.get_by_role("button", name="Woodlands").click()
    await table.entered()
    opened = page.url
    await Lobby(page).open()
    assert await violations(page) == []
    await now.get_by_role("link", name="Woodlands").click()
    await page.wait_for_url(opened)


async def test_the_form_for_friends_shows_only_what_matters_and_keeps_the_level(people: People) -> None:
    page = await people.new(viewport=NARROW, bypass_csp=True)
    new = await (await Lobby(page).open()).with_friends("woodlands")
    create = page.get_by_role("button", name=said("create-table"))
    await expect(create).to_be_visible()
    shown = page.locator("form").locator("fieldset:visible, label.field:visible")
    assert await shown.count() <= AT_ONCE + 1
    assert await violations(page) == []
    await new.choose("Hard")
    await new.create()
    await (await Lobby(page).open()).with_friends("woodlands")
    await expect(page.get_by_role("radio", name="Hard", exact=True)).to_be_checked()
