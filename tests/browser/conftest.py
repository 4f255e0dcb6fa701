"""One browser and one server for most tests; those that kill a server start their own."""

import os
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect

from run import BROWSERS
from tests.browser.people import MILLISECONDS, People
from tests.server.postgres import postgres_server
from tests.server.sites import ServerProcess, free_port

__all__ = ["postgres_server"]

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "web" / "dist" / "index.html"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
ADMIN_TOKEN = "a token for the operator"
LIFTED = {
    "admin_token": ADMIN_TOKEN,
    "request_rate": "10000",
    "request_burst": "10000",
    "message_burst": "10000",
    "sign_in_rate": "1000",
    "sign_in_burst": "1000",
    "opening_rate": "1000",
    "opening_burst": "1000",
    "address_opening_rate": "1000",
    "address_opening_burst": "1000",
}
expect.set_options(timeout=MILLISECONDS)
# No setting of the server, which refuses variables it does not know.
KILLS = int(os.environ.pop("LAIRKEEPER_KILLS", "2"))


def chromium() -> str:
    """The shell without windows first: it does the same in half the time."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.skip("no Chromium is installed, so nothing can be shown to work in a browser")
    return found


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield launched
        await launched.close()


def lifted_server(database: str, port: int, folder: Path) -> ServerProcess:
    if "LAIRKEEPER_CLIENT" not in os.environ:
        assert BUILT.exists(), "The web client is not built: run `python3 run.py test`, which builds it."
    return ServerProcess(database, port, folder, "tests.browser.dealt", None, **LIFTED)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server without limits that deals every table the same game, and whose bots do not pause to think."""
    folder = tmp_path_factory.mktemp("browser")
    server = lifted_server(f"sqlite:///{folder}/games.db", free_port(), folder)
    server.wait_until_ready()
    yield server.address
    server.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def people(browser: Browser, address: str, request: pytest.FixtureRequest) -> AsyncIterator[People]:
    """The people a test needs; none of their pages may have complained about anything. `SCALE` of a module may be
    `COARSE`."""
    gathered = People(browser, address, getattr(request.module, "SCALE", 1.0))
    yield gathered
    await gathered.leave()
    assert gathered.complaints == []


@pytest.fixture
def kills() -> int:
    return KILLS
