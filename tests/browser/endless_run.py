"""A run that opens a browser and never ends: `test_interrupted.py` ends it from outside."""

import asyncio
import signal
import sys

import pytest
from playwright.async_api import Browser


@pytest.mark.asyncio(loop_scope="session")
async def test_waits_to_be_interrupted(browser: Browser) -> None:
    page = await browser.new_page()
    assert await page.evaluate("1 + 1") == 2
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a run in the background inherits an ignored Ctrl-C
    sys.stdout.write("browsing\t\n")
    sys.stdout.flush()
    await asyncio.sleep(600)
