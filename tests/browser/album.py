"""Pictures of the screens, to be looked at: `TEST_PICTURES=folder` says where they go; without it none is taken."""

import os
from pathlib import Path

from playwright.async_api import Page

from tests.browser.axe import until_still

FOLDER = os.environ.get("TEST_PICTURES")
SIZES = {390: 844, 820: 1180, 1440: 900}


async def picture(page: Page, name: str) -> None:
    if FOLDER:
        await page.screenshot(path=Path(FOLDER) / f"{name}.png")


async def pictures(page: Page, name: str) -> None:
    """At the widths of a phone, a tablet and a desk."""
    if not FOLDER:
        return
    usual = page.viewport_size
    assert usual is not None
    for width, height in SIZES.items():
        await page.set_viewport_size({"width": width, "height": height})
        await until_still(page)
        await picture(page, f"{name}-{width}")
    await page.set_viewport_size(usual)
