"""What a person keeps: a game as a file that can be checked, a name on another device, and how they are called."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.browser.pages import Lobby, TablePage, started_with_bot
from tests.browser.people import COARSE, NARROW, People
from tests.browser.words import said

pytestmark = pytest.mark.asyncio(loop_scope="session")
SCALE = COARSE

ROOT = Path(__file__).resolve().parents[2]
PASSPHRASE = "four cats and a lantern"
# Tones are really played; what is counted is how many began.
COUNT_TONES = """
window.tones = 0
window.OscillatorNode = class extends OscillatorNode {
  start(...when) { window.tones += 1; super.start(...when) }
}
"""
LOOK_ELSEWHERE = (
    "Object.defineProperty(document, 'hidden', { get: () => sessionStorage.getItem('elsewhere') !== null })"
)
# The shell of Chromium knows no notifications, so a stand-in notes what the page asks for.
NOTE_NOTIFICATIONS = """
window.notified = []
const note = (title, { tag }) => window.notified.push([title, tag])
window.Notification = class { static permission = 'granted'; static requestPermission = async () => 'granted' }
ServiceWorkerRegistration.prototype.showNotification = async (title, content) => { note(title, content) }
"""


def verified(file: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "lairkeeper", "verify", str(file), "--lang", "en"]
    return subprocess.run(command, cwd=ROOT / "src", capture_output=True, text=True, check=False)


async def test_a_finished_game_is_downloaded_and_every_roll_of_it_verified(people: People, tmp_path: Path) -> None:
    page = await people.new()
    table = await started_with_bot(page)
    await table.rush()
    async with page.expect_download() as download:
        await table.button("journal-download").click()
    file = tmp_path / (await download.value).suggested_filename
    await (await download.value).save_as(file)
    honest = verified(file)
    assert honest.returncode == 0, honest.stderr
    await page.locator("summary", has_text=said("fair-title")).click()
    mark = await page.locator("dt", has_text=said("fair-commitment")).locator("+ dd").inner_text()
    assert mark in honest.stdout
    journal = json.loads(file.read_text("utf-8"))
    journal["seed"] = "0" * len(journal["seed"])
    file.write_text(json.dumps(journal), "utf-8")
    assert verified(file).returncode != 0


async def test_a_name_and_a_passphrase_bring_a_person_back_on_another_device(people: People) -> None:
    desk, phone = await people.new(), await people.new(viewport=NARROW)
    table = (await started_with_bot(desk)).id
    await desk.goto("/settings")
    await fill_in(desk, name="Nefer of the two screens")
    await save(desk, "name-label", "name-saved")
    await fill_in(desk, passphrase=PASSPHRASE)
    await save(desk, "passphrase-label", "passphrase-saved")
    await phone.goto("/settings")
    await fill_in(phone, name="Nefer of the two screens", passphrase=PASSPHRASE)
    await phone.get_by_role("button", name=said("sign-in")).click()
    await expect(phone.get_by_text(said("signed-in"))).to_be_visible()
    await Lobby(phone).open()
    await phone.get_by_role("region", name=said("my-tables")).get_by_role("link").first.click()
    same = TablePage(phone)
    await same.is_asked()
    assert same.id == table


async def fill_in(page: Page, *, name: str = "", passphrase: str = "") -> None:
    if name:
        await page.get_by_role("textbox", name=said("name-label")).fill(name)
    if passphrase:
        await page.get_by_label(said("passphrase-label"), exact=True).fill(passphrase)


async def save(page: Page, label: str, done: str) -> None:
    form = page.locator("form", has_text=said(label))
    await form.get_by_role("button", name=said("save")).click()
    await expect(page.get_by_text(said(done))).to_be_visible()


async def test_title_tone_and_notification_announce_a_turn_if_switched_on(people: People) -> None:
    page = await people.new()
    await page.context.add_init_script(COUNT_TONES + LOOK_ELSEWHERE + NOTE_NOTIFICATIONS)
    await page.goto("/settings")
    assert await page.evaluate("window.tones") == 0
    for wish in ("settings-sound", "settings-notifications"):
        await page.get_by_role("switch", name=said(wish)).focus()
        await page.keyboard.press("Space")
        await expect(page.get_by_role("switch", name=said(wish))).to_be_checked()
    assert await page.evaluate("window.tones") == 2
    await page.evaluate("navigator.serviceWorker.ready")
    await page.evaluate("sessionStorage.setItem('elsewhere', 'yes')")
    table = await started_with_bot(page)
    assert (await page.title()).startswith(said("title-your-turn", name="").strip())
    assert await page.evaluate("window.tones") >= 2
    await page.wait_for_function("() => notified.length")
    assert await page.evaluate("notified") == [[said("turn-yours"), table.id]]


async def test_a_browser_that_allows_no_notification_is_believed(people: People) -> None:
    page = await people.new()
    await page.goto("/settings")
    await page.get_by_role("switch", name=said("settings-notifications")).focus()
    await page.keyboard.press("Space")
    await expect(page.get_by_text(said("settings-notifications-denied"))).to_be_visible()
    await expect(page.get_by_role("switch", name=said("settings-notifications"))).not_to_be_checked()


async def test_notifications_are_off_by_default(people: People) -> None:
    page = await people.new()
    await page.context.add_init_script(COUNT_TONES)
    await started_with_bot(page)
    assert await page.evaluate("window.tones") == 0
