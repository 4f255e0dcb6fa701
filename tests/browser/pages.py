"""The pages as people see them: where to click, and what stands there."""

import re
from random import Random
from typing import Any

from playwright.async_api import Error, Locator, Page, expect

from tests.browser.wire import Wire
from tests.browser.words import said

GAME = "run-run-run"
RUSH = """
async () => {
  const page = document.documentElement.style
  page.visibility = 'hidden'
  while (!document.querySelector('.ended')) {
    const answers = [...document.querySelectorAll('[aria-labelledby=question] li button:enabled')]
    answers[Math.floor(Math.random() * answers.length)]?.click()
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  page.visibility = ''
}
"""
ROOM = re.compile(r"/table/([\w-]+)")


class Lobby:
    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.language = language

    async def open(self) -> "Lobby":
        await self.page.goto("/")
        await expect(self.page.get_by_role("heading", level=1)).to_be_visible()
        return self

    def door(self, game: str = GAME) -> Locator:
        """The door of one game, with its ways in."""
        return self.page.locator(f"article.door[data-world={game}]")

    async def play(self, game: str = GAME) -> "TablePage":
        """One click into a game with bots."""
        table = TablePage(self.page, self.language)
        play = said("door-play", self.language)
        await self.door(game).get_by_role("button", name=play, exact=True).click()
        return await table.entered()

    async def with_friends(self, game: str = GAME) -> "NewTable":
        await self.door(game).get_by_role("link", name=said("door-friends", self.language)).click()
        return NewTable(self.page, self.language)


class NewTable:
    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.language = language

    async def choose(self, *texts: str) -> None:
        await self.unfold()
        for text in texts:
            await self.page.get_by_role("radio", name=text, exact=True).check()

    async def begin_myself(self) -> None:
        """Seat 0 takes the first turn: otherwise a game can be lost before its host was asked anything."""
        await self.unfold()
        await self.page.locator("input[type=radio][value='0']").check()

    async def unfold(self) -> None:
        """Opens every fold of the form, those inside other folds too."""
        await expect(self.page.get_by_role("button", name=said("create-table", self.language))).to_be_visible()
        folded = self.page.locator("details:not([open]) > summary:visible")
        while await folded.count():
            await folded.first.click()

    async def create(self) -> "Gathering":
        gathering = Gathering(self.page, self.language)
        await self.page.get_by_role("button", name=said("create-table", self.language)).click()
        await self.page.wait_for_url(ROOM)
        return gathering


async def opened_table(page: Page, players: int, language: str = "en") -> "Gathering":
    """A new table from the lobby, whose host takes the first turn."""
    new = await (await Lobby(page, language).open()).with_friends()
    await new.choose(str(players))
    await new.begin_myself()
    return await new.create()


async def started_with_bot(page: Page, language: str = "en") -> "TablePage":
    gathering = await opened_table(page, 2, language)
    await gathering.put_bot()
    table = await gathering.start()
    await table.is_asked()
    return table


async def pair(ann: Page, bob: Page) -> tuple["TablePage", "TablePage"]:
    """Two people, without a bot."""
    gathering = await opened_table(ann, 2)
    joining = Gathering(bob)
    await bob.goto(await gathering.copied_link("link-invite"))
    await joining.sit()
    await expect(gathering.button("start")).to_be_enabled()
    return await gathering.start(), await joining.table.entered()


class Gathering:
    """A table before the game."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.language = language
        self.table = TablePage(page, language)

    def button(self, key: str) -> Locator:
        return self.page.get_by_role("button", name=said(key, self.language))

    async def copied_link(self, key: str) -> str:
        """The link with this label, by way of the clipboard."""
        label = said(key, self.language)
        field = self.page.locator("label", has_text=label)
        await field.get_by_role("button", name=said("copy", self.language)).click()
        copied: str = await self.page.evaluate("navigator.clipboard.readText()")
        assert copied == await field.get_by_role("textbox").input_value()
        return copied

    async def sit(self) -> None:
        await self.button("seat-take").first.click()
        await expect(self.page.get_by_text(said("seat-you", self.language), exact=True).first).to_be_visible()

    async def put_bot(self) -> None:
        """Seats a bot on the first free seat."""
        free = self.button("seat-put-bot")
        await expect(free.first).to_be_visible()
        before = await free.count()
        await free.first.click()
        await expect(free).to_have_count(before - 1)

    async def start(self) -> "TablePage":
        await self.button("start").click()
        return await self.table.entered()


class TablePage:
    """A game under way."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.language = language
        self.wire = Wire(page)

    @classmethod
    async def visited(cls, page: Page, link: str, language: str = "en") -> "TablePage":
        table = cls(page, language)
        await page.goto(link)
        return table

    async def entered(self) -> "TablePage":
        await self.page.wait_for_url(ROOM)
        await expect(self.seats.or_(self.page.locator("[aria-labelledby^=group-]")).first).to_be_visible()
        return self

    @property
    def id(self) -> str:
        found = ROOM.search(self.page.url)
        assert found is not None, self.page.url
        return found.group(1)

    @property
    def seats(self) -> Locator:
        return self.page.get_by_role("list", name=said("seats-label", self.language))

    @property
    def question(self) -> Locator:
        return self.page.locator("#question")

    @property
    def answers(self) -> Locator:
        """The answers that can be given now, as buttons of the question bar."""
        return self.page.locator("[aria-labelledby=question] li button:enabled")

    @property
    def outcome(self) -> Locator:
        return self.page.locator(".ended h2")

    @property
    def log_lines(self) -> Locator:
        return self.page.get_by_role("log").get_by_role("listitem")

    @property
    def public_lines(self) -> Locator:
        """Log lines that everybody receives."""
        return self.page.get_by_role("log").locator("li:not(.own)")

    def button(self, key: str, **facts: Any) -> Locator:
        return self.page.get_by_role("button", name=said(key, self.language, **facts), exact=True)

    def tab(self, key: str) -> Locator:
        return self.page.get_by_role("tab", name=said(key, self.language))

    async def is_asked(self) -> None:
        """Waits for a question; where the board takes its answers, the list of them is unfolded."""
        folded = self.page.locator("button[aria-expanded=false]", has_text=said("answers-all", self.language))
        await expect(self.answers.locator("visible=true").or_(folded).first).to_be_visible()
        if await folded.count():
            await folded.click()
        await expect(self.answers.first).to_be_visible()

    async def answer(self, place: int = 0) -> tuple[int, int]:
        """Clicks an answer and waits for the server's word; the seat and the number of the question."""
        await self.is_asked()
        shown = await self.answers.count()
        question = self.wire.asked[0]
        await self.answers.nth(place % max(shown, 1)).click()
        await self.wire.until_answered(question)
        await expect(self.asking(question)).to_have_count(0)
        return question

    def asking(self, *questions: tuple[int, int]) -> Locator:
        """The heading of one of these questions, once the page shows it."""
        return self.page.locator(", ".join(f"#question[data-number='{number}']" for _, number in questions))

    async def shows_what_is_asked(self) -> None:
        """The page has drawn what the table asks now."""
        if self.wire.asked:
            await expect(self.asking(*self.wire.asked)).to_be_attached()

    async def play(self, random: Random, answers: int = 10_000) -> int:
        """Answers whatever this page is asked, to the end of the game or so many times; how often it did."""
        given = 0
        while given < answers and await self.wire.until_asked():
            await self.answer(random.randrange(64))
            given += 1
        return given

    async def rush(self) -> None:
        """Plays to the end as fast as the page allows, with clicks made inside of it."""
        await self.page.evaluate(RUSH)
        await expect(self.outcome).to_be_visible()

    async def open_drawer(self, key: str) -> None:
        """The drawer stands beside the board on a wide screen, and is called by a button on a narrow one."""
        tab = self.tab(key)
        if not await tab.is_visible():
            await self.button(key).click()
        await tab.click()

    async def close_drawer(self) -> None:
        """Closes the drawer if it covers the board."""
        close = self.page.locator("section", has=self.tab("drawer-log")).get_by_role(
            "button", name=said("close", self.language)
        )
        if await close.is_visible():
            await close.click()

    async def open_menu(self) -> Locator:
        await self.button("menu").click()
        menu = self.page.get_by_role("dialog", name=said("menu", self.language))
        await expect(menu).to_be_visible()
        return menu

    async def choose(self, key: str, **facts: Any) -> None:
        """An entry of the menu."""
        menu = await self.open_menu()
        await menu.get_by_role("button", name=said(key, self.language, **facts)).click()

    async def copied_link(self, key: str) -> str:
        menu = await self.open_menu()
        label = menu.locator("label", has_text=said(key, self.language))
        await label.get_by_role("button", name=said("copy", self.language)).click()
        link: str = await self.page.evaluate("navigator.clipboard.readText()")
        await menu.get_by_role("button", name=said("close", self.language)).click()
        return link


async def try_to_answer(table: TablePage, place: int) -> bool:
    """Clicks an answer without waiting for what becomes of it; false where there was nothing to click."""
    try:
        await table.answers.nth(place).click(timeout=300)
    except Error:
        return False
    return True
