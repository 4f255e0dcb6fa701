"""`python3 run.py bench --client`: what a first visit to the lobby fetches, what clicks and updates cost, in Chromium.

Bytes are those that came over the network with nothing in the cache, compressed as the server sends them. What a click
costs is every task of the page's main thread from the one that handles it to the one that draws the next frame; an
answer within one frame is one whose cost fits into it. The time until that frame was drawn, and the duration of the
Event Timing API, which ends when it is on the screen and is told in steps of 8 ms, contain the wait for the frame as
well. What an update costs is measured likewise, on a phone whose processor is four times slower; free words are
written. An untouched page is watched for the time of the processor that it takes. Lighthouse judges the lobby
and a table of each game.
"""

import shutil
import statistics
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path

import msgspec
from playwright.sync_api import Browser, sync_playwright

from bench.audits import Audit, audit, lines, shortcomings
from bench.browsing import OPENED, Clicks, Updates, clicks, updates
from bench.node_package import NotInstalled
from bench.places import BUILD, ROOT
from bench.resting import Rest, rests
from bench.serving.processes import free_port, running
from lairkeeper.games import games
from run import BROWSERS

MOST_BYTES = 180_000
CLICK = 16
PROMPT = 60
LOBBY = "lobby"
MOST_AT_REST = 1.0


@dataclass(frozen=True, kw_only=True)
class ClientRow:
    files: dict[str, int] = field(default_factory=dict)
    clicks: list[Clicks] = field(default_factory=list)
    updates: list[Updates] = field(default_factory=list)
    rests: list[Rest] = field(default_factory=list)
    audits: list[Audit] = field(default_factory=list)

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
        row = measured(browser, address, chromium)
        browser.close()
    print("", *targets(row), sep="\n")
    BUILD.mkdir(exist_ok=True)
    (BUILD / "bench-client.json").write_bytes(msgspec.json.format(msgspec.json.encode(asdict(row)), indent=2))
    return 0


def measured(browser: Browser, address: str, chromium: str) -> ClientRow:
    """Prints each figure as soon as it is known: all of them take many minutes."""
    row = ClientRow()
    row.files.update(first_load(browser, address))
    for line in loaded(row):
        print(line, flush=True)
    for game in sorted(games()):
        row.updates.append(updates(browser, address, game))
        print(*updated(row.updates[-1]), sep="\n", flush=True)
    for one in clicks(browser, address):
        row.clicks.append(one)
        print(*clicked(one), sep="\n", flush=True)
    for rest in rests(browser, address, sorted(games())):
        row.rests.append(rest)
        share, browsers = f"{rest.renderer:.1f} % of a core", f"{rest.all:.1f} % with the browser's own part"
        print(f"{rest.page}, untouched: {share}, {browsers}", flush=True)
    for page in audited(browser, address, chromium):
        row.audits.append(page)
        print(*lines(page), sep="\n", flush=True)
    return row


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
    """The lobby of a stranger, and a table of each game that somebody plays; none where Lighthouse cannot be had."""
    context = browser.new_context(base_url=address)
    page = context.new_page()
    page.goto("/")
    tables = {game: page.evaluate(OPENED, game) for game in sorted(games())}
    cookie = "; ".join(f"{one['name']}={one['value']}" for one in context.cookies())
    context.close()
    try:
        judged = [audit(address, f"table of {name}", f"/table/{tables[name]}", chromium, cookie) for name in tables]
        return [audit(address, LOBBY, "/", chromium), *judged]
    except NotInstalled as reason:
        print(f"Lighthouse takes no part: {reason}", file=sys.stderr)
        return []


def loaded(row: ClientRow) -> Iterator[str]:
    for name, size in sorted(row.files.items(), key=lambda file: -file[1]):
        yield f"{size / 1000:8.1f} kB  {name}"
    yield f"{row.bytes / 1000:8.1f} kB  in all, {len(row.files)} files\n"


def updated(told: Updates) -> Iterator[str]:
    yield f"updates of {told.game} on a phone: {len(told.cost)}; {_spread('cost', told.cost)}"
    yield f"  {_spread('time of the processor', told.cpu)}"


def clicked(one: Clicks) -> Iterator[str]:
    yield f"{one.what}: {len(one.cost)} clicks; {_spread('cost', one.cost)}; {_spread('drawn after', one.after)}"
    yield f"  {_spread('time of the processor', one.cpu)}"
    yield f"  Event Timing reported {len(one.durations)} of them; {_spread('duration', one.durations)}"


def targets(row: ClientRow) -> Iterator[str]:
    yield "Targets of the client:"
    yield _verdict("first load of the lobby under 180 kB", f"{row.bytes / 1000:.0f} kB", row.bytes < MOST_BYTES)
    for one in row.clicks:
        aim = f"{one.what}: a click costs less than a frame ({CLICK} ms)"
        yield _verdict(aim, *_reached(one.cost, CLICK))
    for told in row.updates:
        aim = f"{told.game}: an update costs a phone less than {PROMPT} ms"
        yield _verdict(aim, *_reached(told.cost, PROMPT))
    for rest in row.rests:
        aim = f"{rest.page}: untouched, less than {MOST_AT_REST:g} % of a core"
        yield _verdict(aim, f"{rest.renderer:.1f} %", rest.renderer < MOST_AT_REST)
    for page in row.audits:
        short = shortcomings(page)
        yield _verdict(f"{page.page}: Lighthouse 95 / 100 / 100 / 100", ", ".join(short) or "all of it", not short)


def _reached(costs: Sequence[float], most: float) -> tuple[str, bool]:
    if not costs:
        return "none seen", False
    three_quarters = sorted(costs)[int(len(costs) * 0.75)]
    within = sum(one <= most for one in costs) / len(costs)
    return f"{three_quarters:.1f} ms at 75 %, {within:.0%} of them within it", three_quarters <= most


def _spread(what: str, figures: Sequence[float]) -> str:
    if not figures:
        return f"{what} none"
    ordered = sorted(figures)
    three_quarters, slow = (ordered[int(len(ordered) * share)] for share in (0.75, 0.95))
    return f"{what} {statistics.median(ordered):.1f} ms (75 %: {three_quarters:.1f} ms, 95 %: {slow:.1f} ms)"


def _verdict(aim: str, reached: str, is_met: bool) -> str:
    return f"- {aim}: {reached}, {'met' if is_met else 'MISSED'}"


if __name__ == "__main__":
    sys.exit(main())
