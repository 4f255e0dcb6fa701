"""`python3 run.py bench --client`: what a first visit to the lobby fetches, and how soon a click is seen, in Chromium.

Bytes are those that came over the network with nothing in the cache, compressed as the server sends them. What a click
costs is the time of everything the page does for it, from the first handler to the end of the next frame's drawing; an
answer within one frame is one whose cost fits into it. The time until that frame was drawn, and the duration of the
Event Timing API, which ends when it is on the screen, contain the wait for the frame to begin as well.
"""

import shutil
import statistics
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

import msgspec
from playwright.sync_api import Browser, Error, Locator, Page, sync_playwright

from bench.places import BUILD, ROOT
from bench.serving.processes import free_port, running

MOST_BYTES = 250_000
FRAME = 1000 / 60
ANSWERS = 40
LOOKS = ("#tab-rules", "#tab-chat", "#tab-log")
ASKED = "[aria-labelledby=question] li button:enabled"
ENDED = ".ended"
QUIET = 800
SETTLED = 100
TIMING = """
window.seen = []
window.durations = []
new PerformanceObserver((list) => {
  for (const { name, duration } of list.getEntries()) if (name === 'click') window.durations.push(duration)
}).observe({ type: 'event', durationThreshold: 16, buffered: true })
const soon = (then) => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => then(performance.now())
  port2.postMessage(null)
}
addEventListener('click', ({ timeStamp }) => {
  const began = performance.now()
  soon((handled) => requestAnimationFrame(() => {
    const drawing = performance.now()
    soon((drawn) => window.seen.push({ work: handled - began + drawn - drawing, after: drawn - timeStamp }))
  }))
}, { capture: true })
"""
UNTIL_SEEN = """
() => new Promise((resolve) => {
  const look = () => (window.seen.length > 0 ? resolve(null) : requestAnimationFrame(look))
  look()
})
"""


@dataclass(frozen=True, kw_only=True)
class Clicks:
    """In milliseconds: what each click cost, when it was drawn, and what the Event Timing API says of it."""

    what: str
    work: Sequence[float]
    after: Sequence[float]
    durations: Sequence[float]

    @property
    def cost(self) -> float:
        return statistics.median(self.work)

    @property
    def within_a_frame(self) -> float:
        return sum(one <= FRAME for one in self.work) / len(self.work)


@dataclass(frozen=True, kw_only=True)
class ClientRow:
    files: dict[str, int]
    clicks: list[Clicks]

    @property
    def bytes(self) -> int:
        return sum(self.files.values())


def main() -> int:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None or not (ROOT / "web" / "dist" / "index.html").exists():
        print("This needs a Chromium and the built client: `python3 run.py test` sets up both.", file=sys.stderr)
        return 2
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        row = ClientRow(files=first_load(browser, address), clicks=clicks(browser, address))
        browser.close()
    show(row)
    BUILD.mkdir(exist_ok=True)
    (BUILD / "bench-client.json").write_bytes(msgspec.json.format(msgspec.json.encode(asdict(row)), indent=2))
    return 0


@contextmanager
def served() -> Iterator[str]:
    port = free_port()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        command = [sys.executable, "-m", "lairkeeper", "serve", "--port", str(port)]
        environment = {
            "PYTHONPATH": f"{ROOT / 'src'}",
            "XDG_STATE_HOME": name,
            "LAIRKEEPER_BOT_PACE": "0",
            "LAIRKEEPER_LOG_LEVEL": "warning",
            "LAIRKEEPER_DATABASE": f"sqlite:///{folder / 'tables.db'}",
        }
        with running(command, port, "/", folder, environment):
            yield f"http://127.0.0.1:{port}"


def first_load(browser: Browser, address: str) -> dict[str, int]:
    """Every file and its bytes on the wire. The service worker, which fetches for later, is kept out."""
    context = browser.new_context(base_url=address, service_workers="block")
    page = context.new_page()
    wire = context.new_cdp_session(page)
    names: dict[str, str] = {}
    files: dict[str, int] = {}
    wire.on("Network.responseReceived", lambda told: names.update({told["requestId"]: told["response"]["url"]}))
    wire.on(
        "Network.loadingFinished",
        lambda told: files.update({names.get(told["requestId"], "?"): int(told["encodedDataLength"])}),
    )
    wire.send("Network.enable")
    page.goto("/")
    page.wait_for_load_state("networkidle")
    context.close()
    return {name.removeprefix(address): size for name, size in files.items()}


def clicks(browser: Browser, address: str) -> list[Clicks]:
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 900}, locale="en-GB")
    context.add_init_script(TIMING)
    page = context.new_page()
    rows = [timed(page, "answers", answering(page)), timed(page, "log, rulebook, chat", looking(page))]
    context.close()
    return rows


def timed(page: Page, what: str, clicking: Iterator[Locator]) -> Clicks:
    """Clicks whatever is handed over, each once the page has come to rest."""
    work: list[float] = []
    after: list[float] = []
    durations: list[float] = []
    for target in clicking:
        page.evaluate("window.seen.length = window.durations.length = 0")
        target.click(timeout=5_000)
        page.evaluate(UNTIL_SEEN)
        page.wait_for_timeout(SETTLED)
        seen = page.evaluate("window.seen[0]")
        work.append(seen["work"])
        after.append(seen["after"])
        durations += page.evaluate("window.durations.slice(0, 1)")
    return Clicks(what=what, work=work, after=after, durations=durations)


def answering(page: Page) -> Iterator[Locator]:
    """Answers of whole games, one after the other, until there were enough."""
    random = Random(1)
    given = 0
    while given < ANSWERS:
        page.goto("/")
        page.locator(".hero button.primary").click()
        page.wait_for_url("**/table/*")
        while given < ANSWERS and is_asked(page):
            page.wait_for_timeout(QUIET)
            answers = page.locator(ASKED)
            if (shown := answers.count()) > 0:
                yield answers.nth(random.randrange(shown))
                given += 1


def is_asked(page: Page) -> bool:
    """False once the game is over."""
    try:
        page.wait_for_selector(f"{ASKED}, {ENDED}", timeout=20_000)
    except Error:
        return False
    return page.locator(ENDED).count() == 0


def looking(page: Page) -> Iterator[Locator]:
    for _ in range(ANSWERS // 4):
        for tab in LOOKS:
            page.wait_for_timeout(150)
            yield page.locator(tab)


def show(row: ClientRow) -> None:
    for name, size in sorted(row.files.items(), key=lambda file: -file[1]):
        print(f"{size / 1000:8.1f} kB  {name}")
    print(f"{row.bytes / 1000:8.1f} kB  in all, {len(row.files)} files\n")
    for one in row.clicks:
        print(f"{one.what}: {len(one.work)} clicks; {_spread('cost', one.work)}; {_spread('drawn after', one.after)}")
        print(f"  Event Timing reported {len(one.durations)} of them; {_spread('duration', one.durations)}")
    print("", *targets(row), sep="\n")


def targets(row: ClientRow) -> Iterator[str]:
    yield "Targets of the client:"
    yield _verdict("first load of the lobby under 250 kB", f"{row.bytes / 1000:.0f} kB", row.bytes < MOST_BYTES)
    for one in row.clicks:
        reached = f"{one.cost:.1f} ms, {one.within_a_frame:.0%} of them within it"
        yield _verdict(f"{one.what}: a click costs less than a frame ({FRAME:.1f} ms)", reached, one.cost <= FRAME)


def _spread(what: str, figures: Sequence[float]) -> str:
    if not figures:
        return f"{what} none"
    slow = sorted(figures)[int(len(figures) * 0.95)]
    return f"{what} {statistics.median(figures):.1f} ms (95 %: {slow:.1f} ms)"


def _verdict(aim: str, reached: str, is_met: bool) -> str:
    return f"- {aim}: {reached}, {'met' if is_met else 'MISSED'}"


if __name__ == "__main__":
    sys.exit(main())
