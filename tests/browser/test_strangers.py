"""Strangers find each other, keep each other company, and are told when they are away."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser as Chromium
from playwright.async_api import CDPSession, Page, expect

from lairkeeper.server.nudges.announcer import Occasion, nudge_body
from tests.browser.axe import violations
from tests.browser.conftest import lifted_server
from tests.browser.pages import GAME, Lobby
from tests.browser.people import NARROW, People
from tests.browser.wire import PATIENCE
from tests.browser.words import said
from tests.server.nudges.push_service import Browser
from tests.server.sites import free_port

pytestmark = pytest.mark.asyncio(loop_scope="session")
OTHER = "vengeance"

REMEMBER = """
() => {
  self.shown = []
  self.opened = []
  self.isShown = new Promise((resolve) => {
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag, actions }) => {
      self.shown.push({ title, body, tag, actions: actions.map(({ action }) => action) })
      if (tag === 'last') resolve()
    }
  })
  Clients.prototype.openWindow = async (address) => void self.opened.push(address)
}
"""
"""The browser of these tests has no place for notifications: what would stand there is remembered."""
TAP = """
async ({ action, tag, endpoint }) => {
  self.ended = false
  PushManager.prototype.getSubscription = async () => ({ endpoint, unsubscribe: async () => (self.ended = true) })
  const waits = []
  const event = new Event('notificationclick')
  const notification = { tag, close: () => undefined }
  Object.assign(event, { notification, action, waitUntil: (promise) => waits.push(promise) })
  self.dispatchEvent(event)
  await Promise.all(waits)
  return self.ended
}
"""
ADD_DEVICE = """
async (device) => {
  const me = await (await fetch('/api/me')).json()
  const headers = { 'Content-Type': 'application/json', 'X-Lairkeeper': me.token }
  return (await fetch('/api/me/nudges/devices', { method: 'POST', headers, body: JSON.stringify(device) })).json()
}
"""
LISTEN = """
(words) => {
  window.isHeard = new Promise((resolve) => {
    const look = () => {
      const told = [...document.querySelectorAll('[role=status]')].map(({ innerText }) => innerText)
      if (told.some((text) => text.includes(words))) resolve(true)
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })
}
"""
"""A reaction is shown for four seconds, which a busy machine may take to look once."""
DEVICES = "async () => (await (await fetch('/api/me/nudges')).json()).devices"


async def look_for_players(page: Page, language: str = "en", game: str = GAME, preset: str = "") -> None:
    """Asks for a match without bots, which would take the seats before others on a busy machine."""
    await Lobby(page, language).open()
    await (
        page.locator(f"article.door[data-world={game}]")
        .get_by_role("link", name=said("find-players", language))
        .click()
    )
    await expect(page.get_by_role("heading", level=1)).to_have_text(said("find-players", language))
    await page.get_by_role("radio", name=said("find-any", language), exact=True).last.check()
    await page.get_by_role("radio", name=said("find-wait-never", language), exact=True).check()
    if preset:
        await page.get_by_role("radio", name=preset, exact=True).check()
    players = page.get_by_role("button", name=said("find-players", language), exact=True)
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await players.click()
    await page.wait_for_url("**/table/*")


@pytest_asyncio.fixture(loop_scope="session")
async def newcomers(browser: Chromium, tmp_path: Path) -> AsyncIterator[People]:
    """People at a server of their own: nobody else has left a table there at which they would be seated."""
    server = lifted_server(f"sqlite:///{tmp_path}/games.db", free_port(), tmp_path)
    server.wait_until_ready()
    people = People(browser, server.address)
    yield people
    await people.leave()
    server.stop()
    assert people.complaints == []


async def test_two_strangers_find_each_other_and_begin_once_both_are_ready(newcomers: People) -> None:
    people = newcomers
    ann, bob = await people.new(bypass_csp=True), await people.new(locale="fr-FR", viewport=NARROW, bypass_csp=True)
    await Lobby(bob, "fr").open()
    door = bob.locator(f"article.door[data-world={GAME}]").get_by_role("link", name=said("find-players", "fr"))
    await look_for_players(ann)
    await expect(ann.get_by_role("heading", name=said("finding-title"))).to_be_visible()
    await expect(door).to_contain_text(said("find-looking", "fr", n=1))
    assert await violations(ann) == []
    cy, di = await people.new(), await people.new()
    for page, language in ((bob, "fr"), (cy, "en"), (di, "en")):
        await look_for_players(page, language)
    for page, language in ((ann, "en"), (bob, "fr"), (cy, "en"), (di, "en")):
        ready = page.get_by_role("button", name=said("ready-yes", language))
        await expect(ready).to_be_visible()
        if page is bob:
            assert await violations(page) == []
            assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        await ready.click()
    for page in (ann, bob):
        await expect(page.locator(".fixed[data-world]")).to_be_visible()
    await keep_company(ann, bob)


async def test_people_who_look_for_the_same_in_other_words_are_brought_together(newcomers: People) -> None:
    """Each of them opens a table; the person who accepts any preset is moved to the other one, with their page."""
    ann, bob = await newcomers.new(), await newcomers.new(locale="fr-FR", viewport=NARROW)
    await look_for_players(ann)
    before = ann.url
    await look_for_players(bob, "fr", preset="Difficile")
    await ann.wait_for_url(bob.url)
    assert ann.url != before
    for page, language in ((ann, "en"), (bob, "fr")):
        await expect(page.get_by_text(said("seat-you", language), exact=True).first).to_be_visible()
    await bob.get_by_role("button", name=said("finding-leave", "fr")).click()
    await expect(ann.get_by_text(said("seat-you"), exact=True).first).to_be_visible()


async def keep_company(ann: Page, bob: Page) -> None:
    """Words wait until both have written; reactions come at once; who is muted is not heard any more."""
    await ann.get_by_role("tab", name=said("drawer-chat")).click()
    await ann.get_by_role("textbox", name=said("chat-label")).fill("Good evening!")
    await ann.keyboard.press("Enter")
    await bob.get_by_role("button", name=said("drawer-chat", "fr")).click()
    await expect(bob.get_by_text(said("strangers-wait", "fr", n=1))).to_be_visible()
    await expect(bob.get_by_text("Good evening!")).to_have_count(0)
    await bob.get_by_role("textbox", name=said("chat-label", "fr")).fill("Bonsoir")
    await bob.keyboard.press("Enter")
    await expect(bob.get_by_text("Good evening!")).to_be_visible()
    assert await violations(bob) == []
    await bob.keyboard.press("Escape")
    await bob.get_by_role("button", name=said("reactions", "fr")).focus()
    await bob.keyboard.press("Enter")
    assert await violations(bob) == []
    await ann.evaluate(LISTEN, said("reaction-cheer"))
    await bob.get_by_role("button", name=said("reaction-cheer", "fr")).click()
    assert await asyncio.wait_for(ann.evaluate("window.isHeard"), PATIENCE)
    line = ann.get_by_role("listitem").filter(has_text="Bonsoir")
    await line.locator("summary").click()
    assert await violations(ann) == []
    await line.get_by_role("button", name="Mute").click()
    await expect(ann.get_by_text("Bonsoir")).to_have_count(0)
    await expect(ann.get_by_text("Muted player").first).to_be_attached()
    await ann.goto("/settings")
    muted = ann.get_by_role("region", name=said("muted-title"))
    await expect(muted.get_by_role("listitem")).to_have_count(1)
    assert await violations(ann) == []
    await muted.get_by_role("button").click()
    await expect(muted).to_have_count(0)


@pytest.mark.parametrize(("language", "theme", "narrow"), [("fr", "light", True), ("en", "dark", False)])
async def test_the_new_pages_pass_axe(people: People, tmp_path: Path, language: str, theme: Any, narrow: bool) -> None:
    size: Any = {"viewport": NARROW if narrow else {"width": 1440, "height": 900}}
    locale = {"fr": "fr-FR", "en": "en-GB"}[language]
    page = await people.new(locale=locale, color_scheme=theme, bypass_csp=True, **size)
    for path, title in (
        (f"/find/{GAME}", "find-players"),
        ("/privacy", "privacy-title"),
        ("/settings", "nudges-title"),
    ):
        await page.goto(path)
        await expect(page.get_by_role("heading", name=said(title, language), exact=True)).to_be_visible()
        assert await violations(page) == []
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    await page.goto("/")
    await page.get_by_role("contentinfo").get_by_role("link", name=said("privacy-title", language)).click()
    await expect(page.get_by_role("heading", level=1)).to_have_text(said("privacy-title", language))


async def test_quiet_hours_and_holidays_are_kept(people: People) -> None:
    page = await people.new()
    await page.goto("/settings")
    await page.get_by_role("switch", name=said("quiet")).or_(page.get_by_label(said("quiet"), exact=True)).first.click()
    await expect(page.get_by_label(said("quiet-from"))).to_have_value("22:00")
    await page.get_by_label(said("holiday-first")).fill("2099-08-01")
    await page.get_by_label(said("holiday-last")).fill("2099-08-09")
    await page.get_by_role("button", name=said("holiday-add"), exact=True).click()
    await expect(page.get_by_text(said("holiday", first="1 August 2099", last="9 August 2099"))).to_be_visible()
    await page.reload()
    await expect(page.get_by_text(said("holiday", first="1 August 2099", last="9 August 2099"))).to_be_visible()
    await expect(page.get_by_label(said("quiet-from"))).to_have_value("22:00")


async def test_a_push_that_comes_twice_is_shown_once_and_one_tap_ends_them(people: People) -> None:
    """A real push event with a real payload, delivered to the service worker by the browser itself while no page of
    the site is open. The worker shows one after the other, so that what is shown twice is shown before the last one."""
    page = await people.new()
    await page.goto("/")
    await page.evaluate("async () => void (await navigator.serviceWorker.ready)")
    workers = page.context.service_workers
    worker = workers[0] if workers else await page.context.wait_for_event("serviceworker")
    await worker.evaluate(REMEMBER)
    session = await page.context.new_cdp_session(await people.page_in(page.context))
    registration = await registered(session, people.address)
    await page.close()
    for event, table in (("first", "abcDEF123"), ("first", "abcDEF123"), ("second", "last")):
        data = nudge_body(Occasion("bob", "Bob", table, GAME, "", "turn", "turn 3"), "en")
        delivery = {"registrationId": registration, "data": data.replace(b"EVENT", event.encode(), 1).decode()}
        await session.send("ServiceWorker.deliverPushMessage", {"origin": f"{people.address}/", **delivery})
    await asyncio.wait_for(worker.evaluate("self.isShown"), PATIENCE)
    told = {"title": "Run Run Run!", "body": "It is your turn: Run Run Run!", "actions": ["open", "off"]}
    assert await worker.evaluate("self.shown") == [{**told, "tag": tag} for tag in ("abcDEF123", "last")]
    page, browser = await people.page_in(page.context), Browser("https://push.example", "phone", "")
    await page.goto("/privacy")
    assert (await page.evaluate(ADD_DEVICE, browser.device))["devices"] == 1
    tap = {"tag": "abcDEF123", "endpoint": browser.endpoint}
    assert not await worker.evaluate(TAP, {**tap, "action": "open"})
    assert await worker.evaluate("self.opened") == ["/table/abcDEF123"], "a page of something else stays as it is"
    assert await page.evaluate(DEVICES) == 1
    assert await worker.evaluate(TAP, {**tap, "action": "off"})
    assert await page.evaluate(DEVICES) == 0


async def registered(session: CDPSession, address: str) -> str:
    """The id under which the browser knows the service worker of this site."""
    found: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def note(event: dict[str, Any]) -> None:
        for each in event["registrations"]:
            if each["scopeURL"].startswith(address) and not each["isDeleted"] and not found.done():
                found.set_result(each["registrationId"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    await session.send("ServiceWorker.enable")
    return await asyncio.wait_for(found, PATIENCE)
