"""A variant by link: the link that `lairkeeper pack` prints opens a table, shows what differs, and is played."""

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.async_api import expect

from lairkeeper.games.run_run_run.components.box import CONTENT
from tests.browser.pages import NewTable
from tests.browser.people import COARSE, NARROW, People
from tests.browser.words import said

pytestmark = pytest.mark.asyncio(loop_scope="session")
SCALE = COARSE


def link_of(folder: Path, site: str) -> str:
    command = [sys.executable, "-m", "lairkeeper", "pack", "run-run-run", str(folder), "--site", site]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()[-1]


async def test_a_link_opens_the_variant_and_a_move_is_played(people: People, tmp_path: Path) -> None:
    supplies = (CONTENT / "supplies.toml").read_text("utf-8")
    (tmp_path / "supplies.toml").write_text(supplies.replace("torches = 39", "torches = 41"), "utf-8")
    page = await people.new(viewport=NARROW)
    await page.goto(link_of(tmp_path, people.address))
    differs = page.locator("section", has=page.get_by_role("heading", name=said("variant-title")))
    await expect(differs).to_contain_text("supplies.torches")
    await expect(differs).to_contain_text(said("variant-change", before="39", after="41"))
    form = NewTable(page)
    await form.choose("2")
    await form.begin_myself()
    gathering = await form.create()
    await expect(page.get_by_text("supplies.torches")).to_be_visible()
    await gathering.put_bot()
    table = await gathering.start()
    await table.is_asked()
    await table.answer()


async def test_a_damaged_link_says_so(people: People) -> None:
    page = await people.new()
    await page.goto("/new/run-run-run#pack=AAAA")
    await expect(page.get_by_text(said("variant-damaged"))).to_be_visible()
