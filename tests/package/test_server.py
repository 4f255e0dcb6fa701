"""The wheel with the extra `server`: the lobby opens in a browser, and a move is played."""

import re
import subprocess
from collections.abc import Iterator

import pytest
from playwright.async_api import Browser, expect

from tests.browser.pages import Lobby
from tests.browser.people import People
from tests.package.environments import Environment
from tests.server.sites import free_port
from tests.watchdog import release, watch

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture(scope="module")
def address(server: Environment) -> Iterator[str]:
    command = [str(server.scripts / "lairkeeper"), "serve", "--port", str(free_port())]
    environment = {**server.variables, "LAIRKEEPER_LOG_LEVEL": "warning"}
    process = subprocess.Popen(command, cwd=server.folder, env=environment, stdout=subprocess.PIPE, encoding="utf-8")
    watch(process)
    assert process.stdout is not None
    yield next(word for word in process.stdout.readline().split() if word.startswith("http")).rstrip("/")
    process.terminate()
    process.communicate()
    release(process)


async def test_the_lobby_opens_in_a_browser_and_a_move_is_played(address: str, browser: Browser) -> None:
    people = People(browser, address)
    page = await people.new()
    lobby = await Lobby(page).open()
    await expect(page).to_have_title(re.compile("^Lairkeeper"))
    table = await lobby.play()
    await table.is_asked()
    await table.answer()
    await people.leave()
    assert people.complaints == []


async def test_the_doctor_finds_client_and_database(server: Environment) -> None:
    done = server.run("lairkeeper", "doctor")
    assert done.returncode == 0, done.stdout
    assert "The web client is there." in done.stdout and "atabase" in done.stdout
