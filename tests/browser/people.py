"""People with a browser of their own, and everything their pages complained about."""

from typing import Any

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page

from tests.browser.wire import PATIENCE

WIDE = {"width": 1280, "height": 900}
NARROW = {"width": 390, "height": 844}
MILLISECONDS = 1000 * PATIENCE
COARSE = 0.5
"""Pixels of the screen for each pixel of the page, where no test of a module measures the page: painting takes most of
the time of a browser without a graphics card."""
# A policy that was broken is no error in the console of every browser, so pages are made to say it.
LISTEN = """
document.addEventListener('securitypolicyviolation', (event) =>
  console.error('policy broken', event.violatedDirective, event.blockedURI, event.sourceFile, event.lineNumber))
"""
REMEMBER_SOCKETS = """
window.openSockets = []
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address)
    window.openSockets.push(this)
  }
}
"""


# Tests answer every question themselves, also those that a page would pass over.
ASK_EVERYTHING = """
if (!localStorage.getItem('lairkeeper-settings')) localStorage.setItem('lairkeeper-settings', '{"asks":true}')
"""


# What a page adds to the luck of its tables: the server deals the same game only if everybody adds the same.
SAME_LUCK = "crypto.getRandomValues = (bytes) => bytes.fill({number})"


class People:
    """Makes people: each has cookies and settings of their own."""

    def __init__(self, browser: Browser, address: str, scale: float = 1.0) -> None:
        self._browser = browser
        self._scale = scale
        self._contexts: list[BrowserContext] = []
        self.address = address
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = ()

    async def new(self, **chosen: Any) -> Page:
        """The page of somebody who was never here before."""
        wishes = {"locale": "en-GB", "color_scheme": "dark", "viewport": WIDE, "reduced_motion": "reduce"}
        usual = {**wishes, "device_scale_factor": self._scale}
        context = await self._browser.new_context(base_url=self.address, **{**usual, **chosen})
        self._contexts.append(context)
        await context.grant_permissions(["clipboard-read", "clipboard-write"], origin=self.address)
        await context.add_init_script(LISTEN + REMEMBER_SOCKETS + ASK_EVERYTHING)
        await context.add_init_script(SAME_LUCK.format(number=len(self._contexts)))
        return await self.page_in(context)

    async def page_in(self, context: BrowserContext) -> Page:
        page = await context.new_page()
        page.set_default_timeout(MILLISECONDS)
        page.set_default_navigation_timeout(MILLISECONDS)
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.complaints.append(f"{error}"))
        return page

    def forgive(self, *parts: str) -> None:
        """Ignores console messages with these parts, which the test provokes."""
        self.forgiven += parts

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(part in message.text for part in self.forgiven):
            self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    async def leave(self) -> None:
        for context in self._contexts:
            await context.close()
