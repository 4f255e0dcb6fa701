"""What people are told and offered around a game: leaving, waiting, returning, watching, sharing a screen."""

import asyncio
import re
from typing import Any

import pytest
from playwright.async_api import Page, Route, expect

from tests.browser.pages import Gathering, Lobby, TablePage, opened_table, pair, started_with_bot
from tests.browser.people import People
from tests.browser.words import said

pytestmark = pytest.mark.asyncio(loop_scope="session")

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
LONG = "W" * 60


async def is_too_wide(page: Page, selector: str) -> bool:
    wide: bool = await page.locator(selector).first.evaluate("(one) => one.scrollWidth > one.clientWidth")
    return wide


async def test_a_leaver_takes_the_seat_back_under_another_name(people: People) -> None:
    ann, bob = await people.new(), await people.new()
    one, two = await pair(ann, bob)
    table = bob.url
    menu = await two.open_menu()
    await menu.get_by_role("button", name=re.compile("Let a bot play for")).click()
    await expect(bob.get_by_text(said("kept-for-you"))).to_be_visible()
    await bob.goto("/settings")
    await bob.get_by_label(said("name-label")).fill("Somebody Else")
    await bob.get_by_role("button", name=said("save")).first.click()
    await expect(bob.get_by_text(said("name-saved"))).to_be_visible()
    await bob.goto(table)
    await bob.get_by_role("button", name=re.compile("^Take ")).click()
    await expect(one.seats).to_contain_text("Somebody Else")
    await expect(bob.get_by_text(said("kept-for-you"))).to_have_count(0)


async def test_an_absent_player_who_is_waited_for_is_shown_as_away(people: People) -> None:
    ann, bob = await people.new(), await people.new()
    one, two = await pair(ann, bob)
    await one.is_asked()
    await expect(bob.locator("p.turn")).to_contain_text("thinking")
    await ann.close()
    await expect(bob.locator("p.turn")).to_contain_text("is away")
    await expect(two.seats).to_contain_text(said("seat-away"))


async def test_an_absent_player_is_shown_as_away_before_the_game_too(people: People) -> None:
    ann, bob = await people.new(), await people.new()
    gathering, joining = await opened_table(ann, 2), Gathering(bob)
    await bob.goto(await gathering.copied_link("link-invite"))
    await joining.sit()
    await expect(ann.get_by_text(said("gather-full"))).to_be_visible()
    await bob.close()
    await expect(ann.locator(".lead")).to_contain_text("is not here yet")
    await expect(ann.get_by_text(said("seat-gone"))).to_be_visible()


async def test_a_link_to_a_position_opens_for_a_stranger(people: People) -> None:
    page, stranger = await people.new(), await people.new()
    table = await started_with_bot(page)
    await table.rush()
    await page.get_by_role("link", name=said("replay-watch")).click()
    opening = int(await page.get_by_role("slider").input_value())
    assert opening > 0, "a replay opens at the first turn"
    await table.button("replay-next").click()
    await expect(page.get_by_role("slider")).to_have_value(str(opening + 1))
    await table.button("replay-link").click()
    await stranger.goto(await page.evaluate("navigator.clipboard.readText()"))
    await expect(stranger.get_by_role("slider")).to_have_value(str(opening + 1))
    await stranger.get_by_role("link", name=said("replay-to-table")).click()
    await expect(TablePage(stranger).outcome).to_be_visible()


async def test_a_clause_in_a_replay_on_a_phone_leads_to_the_rules_and_back(people: People) -> None:
    page = await people.new(**PHONE)
    table = await started_with_bot(page)
    await table.rush()
    await page.get_by_role("link", name=said("replay-watch")).click()
    await table.button("replay-last").click()
    happened = page.locator(".happened")
    moment = page.url
    await happened.get_by_role("button", name=said("why"), exact=True).first.click()
    await happened.get_by_role("button", name=said("why-rulebook")).first.click()
    await page.wait_for_url("**/rules/**#RRR-*")
    await page.go_back()
    await expect(page.locator(".ending")).to_be_visible()
    assert page.url == moment


async def test_the_mark_shown_during_a_game_is_the_one_shown_at_its_end(people: People) -> None:
    page = await people.new()
    table = await started_with_bot(page)
    menu = await table.open_menu()
    await menu.get_by_text(said("seal-title")).click()
    mark = await menu.locator(".mark").inner_text()
    await page.keyboard.press("Escape")
    await table.rush()
    await page.get_by_text(said("fair-title")).click()
    await expect(page.locator("dd").first).to_have_text(mark)


async def test_onlookers_of_an_open_table_follow_into_the_next_game(people: People) -> None:
    ann, eve = await people.new(), await people.new()
    new = await (await Lobby(ann).open()).with_friends()
    await new.choose("1", said("joining-anyone"))
    table = await (await new.create()).table.entered()
    await table.is_asked()
    looking = await TablePage.visited(eve, ann.url)
    await expect(eve.get_by_text(said("watching"), exact=True)).to_be_visible()
    await table.rush()
    await table.button("rematch-alone").click()
    await table.is_asked()
    await looking.page.get_by_role("link", name=said("rematch-join")).click()
    await eve.wait_for_url(ann.url)


async def test_a_game_may_begin_before_a_visitor_knows_which_games_there_are(people: People) -> None:
    ann, eve = await people.new(), await people.new()
    gathering, asked = await opened_table(ann, 2), asyncio.Event()

    async def hold_up(route: Route) -> None:
        await asked.wait()
        await route.continue_()

    await eve.route("**/api/games", hold_up)
    await eve.goto(await gathering.copied_link("link-watch"))
    await expect(eve.locator(".lead")).to_be_visible()
    await gathering.put_bot()
    await gathering.start()
    await TablePage(eve).entered()
    async with eve.expect_response("**/api/games"):
        asked.set()
    await eve.wait_for_load_state("networkidle")


async def test_onlookers_of_a_private_table_follow_by_the_key_they_came_with(people: People) -> None:
    ann, eve = await people.new(), await people.new()
    gathering = await opened_table(ann, 2)
    await eve.goto(await gathering.copied_link("link-watch"))
    await gathering.put_bot()
    await (await gathering.start()).rush()
    await TablePage(ann).button("rematch-alone").click()
    await expect(ann.locator(".ended")).to_have_count(0)
    await eve.get_by_role("link", name=said("rematch-join")).click()
    await eve.wait_for_url(ann.url)
    await expect(eve.get_by_text(said("watching"), exact=True)).to_be_visible()
    await expect(Gathering(eve).button("seat-take")).to_have_count(0)


async def test_a_family_at_one_screen_is_called_by_its_names(people: People) -> None:
    page = await people.new(**PHONE)
    gathering = await opened_table(page, 3)
    for name in ("Tim", "Zoé"):
        await page.get_by_label(said("seat-whose")).first.fill(name)
        await gathering.button("seat-take").first.click()
        await expect(page.locator("li .name", has_text=name)).to_be_visible()
    table = await gathering.start()
    for name in ("Tim", "Zoé"):
        await expect(table.seats).to_contain_text(name)
    await expect(page.get_by_role("heading", name=re.compile("is next$"))).to_be_visible()
    await expect(page.locator("p.turn")).to_contain_text("thinking")


async def test_a_title_without_end_moves_nothing_out_of_sight(people: People) -> None:
    page = await people.new()
    new = await (await Lobby(page).open()).with_friends()
    await page.get_by_label(said("new-title")).fill(LONG)
    await new.create()
    await expect(page.get_by_role("heading", name=LONG)).to_be_visible()
    assert not await is_too_wide(page, "html")


async def test_a_phone_shows_a_title_on_two_lines_and_all_of_it_in_the_menu(people: People) -> None:
    page, title = await people.new(**PHONE), "Friday night at Grandmother's"
    new = await (await Lobby(page).open()).with_friends()
    await page.get_by_label(said("new-title")).fill(title)
    gathering = await new.create()
    await gathering.put_bot()
    table = await gathering.start()
    shown = page.get_by_role("heading", level=1)
    assert await shown.evaluate("(one) => one.scrollHeight <= one.clientHeight && one.scrollWidth <= one.clientWidth")
    await expect((await table.open_menu()).get_by_text(title)).to_be_visible()


async def test_a_free_seat_has_room_for_its_name_beside_what_can_be_done_with_it(people: People) -> None:
    page = await people.new(locale="fr-FR")
    await opened_table(page, 3, "fr")
    names = page.locator("li .name")
    await expect(names).to_have_count(3)
    tall: list[int] = await names.evaluate_all("(all) => all.map((one) => one.clientHeight)")
    assert tall[1:] == [min(tall)] * 2


async def test_a_name_without_end_leaves_the_menu_its_width(people: People) -> None:
    page = await people.new(**PHONE)
    await page.goto("/settings")
    await page.get_by_label(said("name-label")).fill(LONG)
    await page.get_by_role("button", name=said("save")).first.click()
    await expect(page.get_by_text(said("name-saved"))).to_be_visible()
    table = await started_with_bot(page)
    await table.open_menu()
    assert not await is_too_wide(page, "dialog")


async def test_a_phone_tells_what_happened_last_beside_the_question(people: People) -> None:
    page = await people.new(**PHONE)
    table = await started_with_bot(page)
    await page.get_by_role("button", name=re.compile(said("log-last"))).click()
    newest = await table.log_lines.last.locator("p").inner_text()
    await expect(page.get_by_role("button", name=re.compile(said("log-last")))).to_contain_text(newest)
    await table.close_drawer()
    assert not await is_too_wide(page, "section.question")


async def test_a_player_who_comes_back_on_a_phone_sees_their_table_before_the_picture(people: People) -> None:
    page = await people.new(**PHONE)
    await started_with_bot(page)
    await Lobby(page).open()
    own = page.get_by_role("region", name=said("my-tables")).get_by_role("link")
    await expect(own.first).to_be_in_viewport()


async def test_an_open_lobby_shows_new_tables(people: People) -> None:
    ann, bob = await people.new(), await people.new()
    await bob.clock.install()
    await Lobby(bob).open()
    listed = bob.get_by_role("link", name=re.compile("Come all"))
    await expect(listed).to_have_count(0)
    new = await (await Lobby(ann).open()).with_friends()
    await ann.get_by_label(said("new-title")).fill("Come all")
    await new.choose("2", said("joining-anyone"))
    gathering = await new.create()
    await bob.wait_for_load_state("networkidle")
    await bob.clock.fast_forward(30_000)
    await expect(listed).to_contain_text(said("status-gathering"))
    await listed.focus()
    await gathering.put_bot()
    await gathering.start()
    await bob.clock.fast_forward(30_000)
    await expect(listed).to_contain_text(said("status-playing"))
    await expect(listed).to_be_focused()


async def test_an_own_table_is_listed_once(people: People) -> None:
    page = await people.new()
    new = await (await Lobby(page).open()).with_friends()
    await page.get_by_label(said("new-title")).fill("Only mine")
    await new.choose(said("joining-anyone"))
    await new.create()
    await Lobby(page).open()
    mine = page.get_by_role("region", name=said("my-tables"))
    await expect(mine.get_by_role("listitem").get_by_role("link")).to_have_count(1)
    await expect(page.get_by_role("region", name=said("open-tables"))).not_to_contain_text("Only mine")


async def test_the_lobby_shows_tables_once_the_server_is_back(people: People) -> None:
    people.forgive("ERR_FAILED")
    page = await people.new()
    await page.clock.install()
    await page.route("**/api/tables", lambda route: route.abort())
    await page.route_web_socket("**/api/lobby/socket", lambda socket: None)  # it would bring the tables as well
    await Lobby(page).open()
    await expect(page.get_by_text(said("open-unknown"))).to_be_visible()
    await page.unroute("**/api/tables")
    await page.wait_for_load_state("networkidle")
    await page.clock.fast_forward(60_000)
    await expect(page.get_by_text(said("open-unknown"))).to_have_count(0)


async def test_a_new_page_is_begun_at_its_beginning(people: People) -> None:
    page = await people.new()
    await Lobby(page).open()
    await page.get_by_role("link", name=said("learn-short")).first.click()
    await expect(page.get_by_role("heading", level=1)).to_be_attached()
    await expect(page.locator("main")).to_be_focused()


async def test_an_unknown_game_is_not_reported_as_a_network_error(people: People) -> None:
    people.forgive("404")
    page = await people.new()
    for path in ("/new/no-such-game", "/rules/no-such-game", "/learn/no-such-game"):
        await page.goto(path)
        await expect(page.get_by_text(said("missing-text"))).to_be_visible()
