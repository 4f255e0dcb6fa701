"""Somebody at a table in Chromium, and what the page does for their clicks and for what the server tells."""

import contextlib
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

from playwright.sync_api import Browser, CDPSession, Error, Locator, Page, ViewportSize

from bench.main_thread import CATEGORIES, MainThread, read

ANSWERS = 40
LOOKS = ("#tab-rules", "#tab-chat", "#tab-log")
ASKED = "[aria-labelledby=question] li button:enabled"
WRITES = "form:not(.locked) input[dir=auto]"
FOLDED = ".unfold[aria-expanded=false]"
ENDED = ".ended"
QUIET = 800
SETTLED = 200
HELD = 100
PATIENCE = 20_000
# Enough answers to be in the middle of a game, given as fast as they are taken.
OPENING = 25
PHONE = ViewportSize(width=412, height=915)
PHONE_SLOWER = 4
# Updates measured in each game: few enough that all games take a few minutes.
UPDATES = 24
LONGEST = 90
UPDATE = "update"
TIMING = """
window.durations = []
new PerformanceObserver((list) => {
  for (const { name, duration } of list.getEntries()) if (name === 'click') window.durations.push(duration)
}).observe({ type: 'event', durationThreshold: 16, buffered: true })
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address)
    this.addEventListener('message', ({ data }) => {
      if (data.startsWith('{"type":"update"')) performance.mark('update')
    })
  }
}
"""
OPENED = """
async (name) => {
  const get = async (path) => (await fetch(`/api${path}`)).json()
  const headers = { 'Content-Type': 'application/json', 'X-Lairkeeper': (await get('/me')).token }
  const post = async (path, body = {}) =>
    (await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  const game = (await get('/games')).find((one) => one.name === name)
  const options = { players: Math.max(2, game.least_players) }
  const table = await post('/tables', { game: name, options, title: '', joining: 'invited', luck: 'server' })
  for (const { seat, kind } of table.seats) {
    if (kind === 'empty') await post(`/tables/${table.id}/bot`, { seat, bot: game.bots[0] })
  }
  await post(`/tables/${table.id}/start`)
  return table.id
}
"""
# A question for free words is answered with the next of these; one that is refused stays in its field.
SPOKEN = "river bottle garden winter needle island thunder blanket hammer violin desert pepper mirror basket".split()
RUSH = """
async ([asked, ended, most, place, spoken]) => {
  const until = performance.now() + 15_000
  const write = (field) => {
    const said = (window.said = (window.said ?? 0) + 1)
    field.value = spoken[said % spoken.length]
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.form.requestSubmit()
  }
  for (let given = 0; given < most && performance.now() < until && !document.querySelector(ended); ) {
    const answers = document.querySelectorAll(asked)
    const field = document.querySelector('form:not(.locked):has(button:enabled) input[dir=auto]')
    if (answers.length > 0 || field) given += 1
    if (answers.length > 0) answers[Math.floor(place * answers.length)].click()
    else if (field) write(field)
    await new Promise((resolve) => setTimeout(resolve, field ? 400 : 20))
  }
}
"""


@dataclass(frozen=True, kw_only=True)
class Clicks:
    """In milliseconds: what each click cost, when it was drawn, and what the Event Timing API says of it."""

    what: str
    cost: Sequence[float]
    cpu: Sequence[float]
    after: Sequence[float]
    durations: Sequence[float]


@dataclass(frozen=True, kw_only=True)
class Updates:
    """In milliseconds, from the message to the frame that shows it."""

    game: str
    cost: Sequence[float]
    cpu: Sequence[float]


def clicks(browser: Browser, address: str) -> list[Clicks]:
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 900}, locale="en-GB")
    context.add_init_script(TIMING)
    page = context.new_page()
    rows = [timed(page, "answers", answering(page)), timed(page, "log, rulebook, chat", looking(page))]
    context.close()
    return rows


def timed(page: Page, what: str, clicking: Iterator[Locator]) -> Clicks:
    """Clicks whatever is handed over, each once the page has come to rest."""
    costs: list[float] = []
    cpu: list[float] = []
    after: list[float] = []
    durations: list[float] = []
    for target in clicking:
        hold(page, target)
        thread = traced(page, page.mouse.up, SETTLED)
        costs += thread.costs(thread.clicks[:1])
        cpu += thread.cpu(thread.clicks[:1])
        after += thread.waits(thread.clicks[:1])
        durations += page.evaluate("window.durations.slice(0, 1)")
    return Clicks(what=what, cost=costs, cpu=cpu, after=after, durations=durations)


def hold(page: Page, target: Locator) -> None:
    """All of a click but its end. By hand: what Playwright does to be sure of its own clicks would be counted."""
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(HELD)
    page.mouse.down()
    page.wait_for_timeout(HELD)
    page.evaluate("window.durations.length = 0")


def traced(page: Page, deed: Callable[[], object], settled: float) -> MainThread:
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=list(CATEGORIES))
    try:
        deed()
        page.wait_for_timeout(settled)
    finally:
        trace = browser.stop_tracing()
    return read(trace)


def answering(page: Page) -> Iterator[Locator]:
    """Answers of whole games, one after the other, until there were enough."""
    random = Random(1)
    given = 0
    while given < ANSWERS:
        page.goto("/")
        page.locator("article[data-world=run-run-run] button.primary").click()
        page.wait_for_url("**/table/*")
        while given < ANSWERS and is_asked(page):
            unfold(page)
            page.wait_for_timeout(QUIET)
            answers = page.locator(ASKED).locator("visible=true")
            if (shown := answers.count()) > 0:
                yield answers.nth(random.randrange(shown))
                given += 1


def unfold(page: Page) -> None:
    """Shows the answers as a list where the board takes them."""
    folded = page.locator(FOLDED).locator("visible=true")
    if folded.count():
        folded.first.click()


def is_asked(page: Page) -> bool:
    """False once the game is over."""
    with contextlib.suppress(Error):
        page.wait_for_selector(f"{ASKED}, {WRITES}, {ENDED}", state="attached", timeout=PATIENCE)
        return page.locator(ENDED).count() == 0
    return False


def looking(page: Page) -> Iterator[Locator]:
    for _ in range(ANSWERS // 4):
        for tab in LOOKS:
            page.wait_for_timeout(150)
            yield page.locator(tab)


def updates(browser: Browser, address: str, game: str) -> Updates:
    """Updates in the middle of games, as many as follow from enough answers or come in the time there is."""
    context = browser.new_context(base_url=address, viewport=PHONE, locale="en-GB")
    context.add_init_script(TIMING)
    page = context.new_page()
    wire = context.new_cdp_session(page)
    random = Random(1)
    costs: list[float] = []
    cpu: list[float] = []
    ends = time.monotonic() + LONGEST
    page.goto("/")
    while len(costs) < UPDATES and time.monotonic() < ends:
        slow_down(wire, 1)
        page.goto(f"/table/{page.evaluate(OPENED, game)}")
        page.evaluate(RUSH, [ASKED, ENDED, OPENING, random.random(), SPOKEN])
        slow_down(wire, PHONE_SLOWER)
        while len(costs) < UPDATES and time.monotonic() < ends and is_asked(page):
            page.wait_for_timeout(QUIET)
            answer = partial(page.evaluate, RUSH, [ASKED, ENDED, 1, random.random(), SPOKEN])
            thread = traced(page, answer, SETTLED * PHONE_SLOWER)
            costs += thread.costs(thread.marked(UPDATE))
            cpu += thread.cpu(thread.marked(UPDATE))
    context.close()
    return Updates(game=game, cost=costs, cpu=cpu)


def slow_down(wire: CDPSession, rate: int) -> None:
    wire.send("Emulation.setCPUThrottlingRate", {"rate": rate})
