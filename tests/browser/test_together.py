"""Who may do what among people at one table: hosts, guests, onlookers, and the same person in two tabs."""

import re

import pytest
from playwright.async_api import Page, expect

from tests.browser.pages import Gathering, TablePage, opened_table, pair, started_with_bot
from tests.browser.people import COARSE, People
from tests.browser.words import said

pytestmark = pytest.mark.asyncio(loop_scope="session")
SCALE = COARSE


async def test_a_person_removed_before_the_game_cannot_use_the_link_again(people: People) -> None:
    people.forgive("404")
    ann, bob = await people.new(), await people.new()
    gathering = await opened_table(ann, 2)
    link = await gathering.copied_link("link-invite")
    joining = Gathering(bob)
    await bob.goto(link)
    await joining.sit()
    await gathering.button("seat-remove").click()
    await ann.get_by_role("button", name=re.compile("cannot come back")).click()
    await expect(bob.get_by_role("alert")).to_contain_text(said("connection-closed"))
    await expect(gathering.button("seat-put-bot")).to_be_visible()
    await bob.reload()
    await expect(bob.get_by_text(said("trouble-table"))).to_be_visible()


async def test_a_bot_replaces_a_person_removed_during_the_game(people: People) -> None:
    ann, bob = await people.new(), await people.new()
    one, _ = await pair(ann, bob)
    menu = await one.open_menu()
    await menu.locator("summary", has_text=said("host-others")).click()
    await menu.get_by_role("button", name=re.compile("for good")).click()
    await menu.get_by_role("button", name=re.compile("cannot come back")).click()
    await expect(bob.get_by_role("alert")).to_contain_text(said("connection-closed"))
    await expect(one.seats).to_contain_text(said("seat-bot"))
    await one.is_asked()


async def test_an_answer_that_others_have_followed_is_undone_only_if_they_agree(people: People) -> None:
    ann, bob = await people.new(), await people.new()
    one, two = await pair(ann, bob)
    before = await one.question.inner_text()
    await answer(one, "cooperate")
    await answer(two, "join")
    await one.button("undo-ask").click()
    await two.button("undo-refuse").click()
    await expect(one.page.get_by_role("status").filter(has_text=said("undo-waiting", who=""))).to_have_count(0)
    await one.button("undo-ask").click()
    would_go = two.page.get_by_role("status").filter(has_text=said("undo-goes")).get_by_role("listitem")
    await expect(would_go).not_to_have_count(0)
    lines = await would_go.all_inner_texts()
    assert lines == (await two.log_lines.locator("p").all_inner_texts())[-len(lines) :]
    await two.button("undo-agree").click()
    await expect(one.question).to_have_text(before)
    await expect(two.answers).to_have_count(0)


async def answer(table: TablePage, kind: str) -> None:
    """Clicks the answer of this kind, wherever it stands in the list."""
    await table.wire.until(lambda: bool(table.wire.asked))
    choices = table.wire.questions[0]["choices"]
    await table.answer(next(place for place, one in enumerate(choices) if one["option"]["type"] == kind))


async def test_an_onlooker_is_offered_no_seat(people: People) -> None:
    ann, eve = await people.new(), await people.new()
    gathering = await opened_table(ann, 2)
    await eve.goto(await gathering.copied_link("link-watch"))
    await expect(eve.get_by_text(said("watching"), exact=True)).to_be_visible()
    await expect(eve.get_by_text(said("seat-free"), exact=True)).to_be_visible()
    await expect(Gathering(eve).button("seat-take")).to_have_count(0)
    await expect(Gathering(ann).button("seat-take")).to_have_count(1)


async def test_a_reloaded_page_asks_the_same_question(people: People) -> None:
    table = await started_with_bot(await people.new())
    await table.answer()
    before, lines = await table.question.inner_text(), await table.log_lines.count()
    await table.page.reload()
    await table.is_asked()
    await expect(table.question).to_have_text(before)
    await expect(table.log_lines).to_have_count(lines)
    await table.answer()
    assert table.wire.refused == []


async def test_two_tabs_of_one_person_show_the_same_table(people: People) -> None:
    page = await people.new()
    table = await started_with_bot(page)
    other: Page = await people.page_in(page.context)
    twin = await TablePage.visited(other, page.url)
    await twin.is_asked()
    await table.answer()
    after = await table.question.inner_text()
    await expect(twin.question).to_have_text(after)
    await twin.answer()
    await expect(table.question).not_to_have_text(after)
    await table.answer()
    assert table.wire.refused == twin.wire.refused == []
