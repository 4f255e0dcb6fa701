"""`python3 run.py bench --client`: what a first visit to the lobby fetches, what clicks and updates cost, in Chromium.

Bytes are those that came over the network with nothing in the cache, compressed as the server sends them. What a click
costs is every task of the page's main thread from the one that handles it to the one that draws the next frame; an
answer within one frame is one whose cost fits into it. The time until that frame was drawn, and the duration of the
Event Timing API, which ends when it is on the screen and is told in steps of 8 ms, contain the wait for the frame as
well. What an update costs is measured likewise, on a phone whose processor is four times slower. Lighthouse judges the
lobby and a table.
"""

import shutil
import statistics
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

import msgspec
from playwright.sync_api import Browser, sync_playwright

from bench.audits import Audit, audit, lines, shortcomings
from bench.browsing import OPENED, Clicks, Updates, clicks, updates
from bench.node_package import NotInstalled
from bench.places import BUILD, ROOT
from bench.serving.processes import free_port, running
from lairkeeper.games import games
from run import BROWSERS

MOST_BYTES = 180_000
FRAME = 1000 / 60
PROMPT = 60
LOBBY, TABLE = "lobby", "table"


@dataclass(frozen=True, kw_only=True)
class ClientRow:
    files: dict[str, int]
    clicks: list[Clicks]
    updates: list[Updates]
    audits: list[Audit]

    @property
    def bytes(self) -> int:
        return sum(self.files.values())


def main() -> int:
    chromium = next(filter(None, map(shutil.which, BROWSERS)), None)
    if chromium is None or not (ROOT / "web" / "dist" / "index.html").exists():
        print("This needs a Chromium and the built client: `python3 run.py test` sets up both.", file=sys.stderr)
        return 2
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        row = ClientRow(
            files=first_load(browser, address),
            clicks=clicks(browser, address),
            updates=[updates(browser, address, game) for game in sorted(games())],
            audits=audited(browser, address, chromium),
        )
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


def audited(browser: Browser, address: str, chromium: str) -> list[Audit]:
    """The lobby of a stranger, and the table of somebody who plays; none where Lighthouse cannot be installed."""
    context = browser.new_context(base_url=address)
    page = context.new_page()
    page.goto("/")
    table = page.evaluate(OPENED, sorted(games())[0])
    cookie = "; ".join(f"{one['name']}={one['value']}" for one in context.cookies())
    context.close()
    try:
        return [audit(address, LOBBY, "/", chromium), audit(address, TABLE, f"/table/{table}", chromium, cookie)]
    except NotInstalled as reason:
        print(f"Lighthouse takes no part: {reason}", file=sys.stderr)
        return []


def show(row: ClientRow) -> None:
    for name, size in sorted(row.files.items(), key=lambda file: -file[1]):
        print(f"{size / 1000:8.1f} kB  {name}")
    print(f"{row.bytes / 1000:8.1f} kB  in all, {len(row.files)} files\n")
    for one in row.clicks:
        print(f"{one.what}: {len(one.cost)} clicks; {_spread('cost', one.cost)}; {_spread('drawn after', one.after)}")
        print(f"  {_spread('time of the processor', one.cpu)}")
        print(f"  Event Timing reported {len(one.durations)} of them; {_spread('duration', one.durations)}")
    for told in row.updates:
        print(f"updates of {told.game} on a phone: {len(told.cost)}; {_spread('cost', told.cost)}")
        print(f"  {_spread('time of the processor', told.cpu)}")
    for page in row.audits:
        print(*lines(page), sep="\n")
    print("", *targets(row), sep="\n")


def targets(row: ClientRow) -> Iterator[str]:
    yield "Targets of the client:"
    yield _verdict("first load of the lobby under 180 kB", f"{row.bytes / 1000:.0f} kB", row.bytes < MOST_BYTES)
    for one in row.clicks:
        aim = f"{one.what}: a click costs less than a frame ({FRAME:.1f} ms)"
        yield _verdict(aim, *_reached(one.cost, FRAME))
    for told in row.updates:
        aim = f"{told.game}: an update costs a phone less than {PROMPT} ms"
        yield _verdict(aim, *_reached(told.cost, PROMPT))
    for page in row.audits:
        short = shortcomings(page)
        yield _verdict(f"{page.page}: Lighthouse 95 / 100 / 100 / 100", ", ".join(short) or "all of it", not short)


def _reached(costs: Sequence[float], most: float) -> tuple[str, bool]:
    if not costs:
        return "none seen", False
    median = statistics.median(costs)
    within = sum(one <= most for one in costs) / len(costs)
    return f"{median:.1f} ms, {within:.0%} of them within it", median <= most


def _spread(what: str, figures: Sequence[float]) -> str:
    if not figures:
        return f"{what} none"
    slow = sorted(figures)[int(len(figures) * 0.95)]
    return f"{what} {statistics.median(figures):.1f} ms (95 %: {slow:.1f} ms)"


def _verdict(aim: str, reached: str, is_met: bool) -> str:
    return f"- {aim}: {reached}, {'met' if is_met else 'MISSED'}"


if __name__ == "__main__":
    sys.exit(main())
