"""People play in real browsers: alone, with others far away, on one screen, and as spectators."""

import asyncio
import re
from random import Random

import pytest
from playwright.async_api import Page, expect

from tests.browser.pages import GAME, Gathering, Lobby, TablePage, opened_table
from tests.browser.people import COARSE, People
from tests.browser.words import said

pytestmark = pytest.mark.asyncio(loop_scope="session")
SCALE = COARSE

CLAUSE = re.compile(r"^RRR-[A-Z]+\d+$")

# A game can be lost before everybody had a turn; then another one is played.
MOST_GAMES = 5


async def test_a_stranger_answers_the_first_question_within_a_minute_and_without_an_account(people: People) -> None:
    page = await people.new()
    for _ in range(MOST_GAMES):
        table = await (await Lobby(page).open()).play()
        await table.wire.until(table.wire.is_asked_or_over)
        if not table.wire.is_over:
            break
    await table.answer()
    assert len(table.wire.acknowledged) == 1


async def test_two_people_and_a_bot_play_a_whole_game(people: People) -> None:
    ann, bob = await people.new(), await people.new()
    for luck in range(MOST_GAMES):
        one, two = await started_by_two(ann, bob)
        given = await asyncio.gather(one.play(Random(luck)), two.play(Random(-luck)))
        if min(given) > 0:
            break
    assert min(given) > 0
    assert one.wire.refused == two.wire.refused == []
    await expect(one.outcome).to_be_visible()
    await expect(two.outcome).to_have_text(await one.outcome.inner_text())
    await expect(two.public_lines).to_have_count(await one.public_lines.count())
    await open_the_last_clause(one)


async def started_by_two(ann: Page, bob: Page) -> tuple[TablePage, TablePage]:
    gathering = await opened_table(ann, 3)
    link = await gathering.copied_link("link-invite")
    assert "#key=" in link
    joining = Gathering(bob)
    await bob.goto(link)
    await joining.sit()
    await gathering.put_bot()
    return await gathering.start(), await joining.table.entered()


async def open_the_last_clause(table: TablePage) -> None:
    """Every line of the log says why; from there a click leads to the rulebook."""
    log = table.page.get_by_role("log")
    await log.get_by_role("button", name=said("why"), exact=True).last.click()
    await log.get_by_role("button", name=said("why-rulebook")).first.click()
    article = table.page.locator("article.wanted")
    await expect(article).to_be_visible()
    await expect(article).to_be_focused()
    await expect(article.locator("p").first).to_have_text(re.compile(".{20}"))


async def test_a_curtain_hides_the_hand_of_a_player_who_is_not_at_the_screen(people: People) -> None:
    page = await people.new()
    gathering = await opened_table(page, 2)
    await gathering.sit()
    table = await gathering.start()
    reveal = page.get_by_role("button", name=re.compile("show me the table"))
    rooms = await room_names(page)
    seen: set[int] = set()
    for _ in range(40):
        await table.wire.until(lambda: bool(table.wire.asked))
        await expect(reveal.or_(table.question).first).to_be_visible()
        if await reveal.is_visible():
            await assert_hidden(page, table, rooms, [0, 1])
            await reveal.click()
            await table.is_asked()
        seat = table.wire.asked[0][0]
        seen.add(seat)
        await assert_hidden(page, table, rooms, [1 - seat])
        if len(seen) == 2:
            break
        await table.answer()
    assert seen == {0, 1}


async def room_names(page: Page) -> dict[int, str]:
    """What each Room card is called in sentences, up to its id; of some there are two, and one may lie in the maze."""
    box = await page.evaluate(f"fetch('/api/games/{GAME}/components').then((answer) => answer.json())")
    return {card: f"Room {room['id']} with" for card, room in enumerate(box["rooms"]) if room["count"] == 1}


async def assert_hidden(page: Page, table: TablePage, rooms: dict[int, str], seats: list[int]) -> None:
    content = await page.content()
    secret = [rooms[card] for seat in seats for card in table.wire.hand(seat) if card in rooms]
    assert secret
    assert [name for name in secret if name in content] == []


async def test_a_spectator_sees_the_public_part_and_cannot_answer(people: People) -> None:
    ann, eve = await people.new(), await people.new()
    gathering = await opened_table(ann, 2)
    link = await gathering.copied_link("link-watch")
    await gathering.put_bot()
    table = await gathering.start()
    looking = await TablePage.visited(eve, link)
    await looking.entered()
    await expect(eve.get_by_text(said("watching"), exact=True)).to_be_visible()
    await table.play(Random(4), 6)
    await table.wire.until_asked()
    await table.is_asked()
    await expect(looking.public_lines).to_have_count(await table.public_lines.count())
    assert list(looking.wire.points) == [None] and looking.wire.points[None]["view"]["hand"] == []
    assert looking.wire.questions == []
    await expect(looking.answers).to_have_count(0)
    await expect(looking.log_lines).to_have_count(await looking.public_lines.count())
    await assert_hidden(eve, table, await room_names(eve), [0])
