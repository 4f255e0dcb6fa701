"""What an open page costs while nobody touches it: the share of a core that its processes take."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from playwright.sync_api import Browser, CDPSession, Error

from bench.browsing import ASKED, ENDED, OPENED, WRITES

SETTLED = 8_000
WATCHED = 15_000
PATIENCE = 20_000
LOBBY = "lobby"


@dataclass(frozen=True, kw_only=True)
class Rest:
    """`page` is the renderer, `all` also the process that paints and the browser; in per cent of a core."""

    page: str
    renderer: float
    all: float


def rests(browser: Browser, address: str, games: Sequence[str]) -> list[Rest]:
    """The lobby and a table of each game that waits for its only person."""
    rest = partial(resting, browser, address)
    return [rest(LOBBY, ""), *(rest(f"table of {game}", game) for game in games)]


def resting(browser: Browser, address: str, page_name: str, game: str) -> Rest:
    context = browser.new_context(base_url=address, locale="en-GB")
    page = context.new_page()
    page.goto("/")
    if game:
        page.goto(f"/table/{page.evaluate(OPENED, game)}")
        page.wait_for_selector(f"{ASKED}, {WRITES}, {ENDED}", state="attached", timeout=PATIENCE)
    page.wait_for_timeout(SETTLED)
    wire = browser.new_browser_cdp_session()
    before = seconds(wire)
    page.wait_for_timeout(WATCHED)
    after = seconds(wire)
    context.close()
    spent = {number: after[number][1] - before[number][1] for number in after.keys() & before.keys()}
    drawn = sum(cost for number, cost in spent.items() if after[number][0] == "renderer")
    return Rest(page=page_name, renderer=share(drawn), all=share(sum(spent.values())))


def share(cpu_seconds: float) -> float:
    return 100_000 * cpu_seconds / WATCHED


def seconds(wire: CDPSession) -> dict[int, tuple[str, float]]:
    """The kind of each process of the browser, and the time of the processor it has taken."""
    try:
        told = wire.send("SystemInfo.getProcessInfo")["processInfo"]
    except Error:
        return {}
    return {one["id"]: (one["type"], one["cpuTime"]) for one in told}
