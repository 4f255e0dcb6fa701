"""What else can be done at a table: second thoughts, hints, talk, markers, pauses, bots for a while, another game."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.pages import Gathering, TablePage, opened_table, pair, started_with_bot
from tests.browser.people import COARSE, NARROW, People
from tests.browser.words import said

# Answers as fast as they are taken.
HASTE = """
async () => {
  for (let given = 0; given < 20 && !document.querySelector('.ended'); given += 1) {
    document.querySelector('[aria-labelledby=question] li button:enabled')?.click()
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
}
"""
AT_END = "log => log.scrollHeight - log.scrollTop - log.clientHeight < 40"

pytestmark = pytest.mark.asyncio(loop_scope="session")
SCALE = COARSE


async def test_a_slip_is_taken_back_and_a_choice_begun_again(people: People) -> None:
    table = await started_with_bot(await people.new())
    first = await table.question.inner_text()
    await table.answer()
    await expect(table.question).not_to_have_text(first)
    second = await table.question.inner_text()
    await table.button("undo").click()
    await expect(table.question).to_have_text(first)
    await table.answer()
    await expect(table.question).to_have_text(second)
    await table.answer()
    await expect(table.question).not_to_have_text(second)
    await table.button("begin-again").click()
    await expect(table.question).to_have_text(first)


async def test_the_guide_makes_each_remark_once(people: People) -> None:
    table = await started_with_bot(await people.new())
    guide = table.page.get_by_role("complementary", name=said("guide-label"))
    first = await guide.inner_text()
    await table.answer()
    await expect(guide).not_to_have_text(first)
    await table.button("undo").click()
    await expect(guide).to_have_count(0)
    await table.page.reload()
    await table.is_asked()
    await expect(guide).to_have_count(0)


async def test_the_log_follows_its_end_until_a_person_scrolls_up(people: People) -> None:
    table = await started_with_bot(await people.new())
    log = table.page.get_by_role("log")
    while await log.evaluate("log => log.scrollTop") == 0:
        await table.page.evaluate(HASTE)
        await table.page.wait_for_function(AT_END, arg=await log.element_handle())
    await log.evaluate("log => { log.scrollTop = 0 }")
    await table.page.evaluate(HASTE)
    assert await log.evaluate("log => log.scrollTop") == 0


async def test_a_hint_marks_what_the_bot_would_do(people: People) -> None:
    table = await started_with_bot(await people.new())
    await table.button("hint").click()
    hinted = table.answers.filter(has_text=said("hint-mark"))
    await expect(hinted).to_have_count(1)
    await hinted.click()
    await table.is_asked()
    assert len(table.wire.acknowledged) == 1


async def test_unread_chat_lines_are_counted(people: People) -> None:
    ann, bob = await people.new(), await people.new()
    one, two = await pair(ann, bob)
    await one.open_drawer("drawer-chat")
    await ann.get_by_role("textbox", name=said("chat-label")).fill("Beware of the herald <b>")
    await one.button("chat-send").click()
    await expect(one.page.get_by_text("Beware of the herald <b>")).to_be_visible()
    await expect(two.tab("drawer-chat")).to_contain_text("1")
    await two.open_drawer("drawer-chat")
    await expect(bob.get_by_text("Beware of the herald <b>")).to_be_visible()


async def test_people_talk_while_they_wait_and_a_sentence_outlives_the_start(people: People) -> None:
    ann, bob = await people.new(), await people.new(viewport=NARROW)
    gathering, joining = await opened_table(ann, 2), Gathering(bob)
    await bob.goto(await gathering.copied_link("link-invite"))
    await joining.sit()
    await ann.get_by_role("textbox", name=said("chat-label")).fill("Tea first?")
    await gathering.table.button("chat-send").click()
    await bob.get_by_role("button", name=re.compile("Tea first\\?")).click()
    await expect(bob.get_by_role("tabpanel")).to_contain_text("Tea first?")
    answer = bob.get_by_role("textbox", name=said("chat-label"))
    await answer.fill("Of course")
    await gathering.start()
    await joining.table.entered()
    await joining.table.button("chat-send").click()
    await expect(answer).to_have_value("")
    await expect(gathering.table.tab("drawer-chat")).to_contain_text("1")


async def test_everybody_sees_a_reserved_hex(people: People) -> None:
    ann, bob = await people.new(), await people.new()
    one, two = await pair(ann, bob)
    hex_ = ann.get_by_role("button", name=re.compile(r"^Empty")).first
    place = await hex_.get_attribute("data-hex")
    await hex_.focus()
    await ann.keyboard.press("m")
    reserved = bob.locator(f"[data-hex='{place}']")
    await expect(reserved).to_have_attribute("aria-label", re.compile("reserved"))
    assert [message["type"] for message in one.wire.sent][-1] == "mark"
    await expect(two.answers).to_have_count(0)


async def test_a_paused_game_asks_nothing_until_it_goes_on(people: People) -> None:
    table = await started_with_bot(await people.new())
    await table.choose("pause")
    await expect(table.page.get_by_text(said("turn-paused"))).to_be_visible()
    await expect(table.answers).to_have_count(0)
    await table.choose("resume")
    await table.is_asked()


async def test_a_bot_keeps_a_seat_until_its_owner_comes_back(people: People) -> None:
    ann, bob = await people.new(), await people.new()
    one, two = await pair(ann, bob)
    menu = await one.open_menu()
    await menu.get_by_role("button", name=re.compile("Let a bot play for")).click()
    await expect(two.seats).to_contain_text(said("seat-kept"))
    await two.is_asked()
    await expect(one.answers).to_have_count(0)
    menu = await one.open_menu()
    await menu.get_by_role("button", name=re.compile("^Take ")).click()
    await expect(two.seats).not_to_contain_text(said("seat-kept"))


async def test_a_finished_game_is_played_again_and_looked_at_moment_by_moment(people: People) -> None:
    page = await people.new()
    table = await started_with_bot(page)
    address = page.url
    await table.rush()
    await look_at_a_moment(people, table)
    await page.goto(address)
    await table.button("rematch-alone").click()
    await expect(table.outcome).to_have_count(0)
    await table.is_asked()


async def look_at_a_moment(people: People, table: TablePage) -> None:
    page = table.page
    await page.get_by_role("link", name=said("replay-watch")).click()
    await expect(page.get_by_role("slider")).to_be_visible()
    await page.keyboard.press("Home")
    await expect(page.get_by_role("slider")).to_have_value("0")
    for step in (1, 2):
        await table.button("replay-next").click()
        await expect(page.get_by_role("slider")).to_have_value(str(step))
    await table.button("replay-link").click()
    link: str = await page.evaluate("navigator.clipboard.readText()")
    other = await people.page_in(page.context)
    await other.goto(link)
    await expect(other.get_by_role("slider")).to_have_value("2")
    await other.get_by_role("slider").focus()
    await other.keyboard.press("End")
    await expect(other.locator(".ending")).to_be_visible()


async def test_the_language_changes_in_the_middle_of_a_game(people: People) -> None:
    page = await people.new()
    table = await started_with_bot(page)
    await table.answer()
    asked = table.wire.asked
    await (await table.open_menu()).get_by_role("button", name=said("nav-settings")).click()
    await page.get_by_role("radio", name="Français").check()
    chosen = page.get_by_role("dialog", name=said("nav-settings", "fr"))
    await chosen.get_by_role("button", name=said("close", "fr")).click()
    french = TablePage(page, "fr")
    await french.is_asked()
    await expect(page.get_by_text(said("turn-yours", "fr")).first).to_be_visible()
    assert table.wire.asked == asked


async def test_settings_survive_a_reload(people: People) -> None:
    page = await people.new()
    await page.goto("/settings")
    await page.get_by_role("radio", name=said("theme-light")).check()
    await page.get_by_role("radio", name=said("motion-full")).check()
    await page.get_by_role("switch", name=said("settings-patterns")).focus()
    await page.keyboard.press("Space")
    await page.reload()
    await expect(page.locator("html")).to_have_attribute("data-theme", "light")
    await expect(page.locator("html")).to_have_attribute("data-motion", "full")
    await expect(page.locator("html")).to_have_attribute("data-patterns", "true")
    await expect(page.get_by_role("switch", name=said("settings-patterns"))).to_be_checked()
