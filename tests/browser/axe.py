"""What axe finds wrong with a page."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from playwright.async_api import Page

T = TypeVar("T")
AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# A change of style begins its transitions with the next frame; they are over when all of them have finished.
STILL = """
async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame()
  await frame()
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
  await Promise.all(transitions.map((one) => one.finished.catch(() => null)))
}
"""
# What depends on colours alone.
COLOURS = ["color-contrast", "link-in-text-block"]
GRAVE = ("serious", "critical")


async def until_still(page: Page) -> None:
    """Waits until no animation runs."""
    await page.evaluate(STILL)


LOOKS = 8


async def settled(look: Callable[[], Awaitable[T]], is_good: Callable[[T], bool]) -> T:
    """Looks until the result is good: a page draws its parts in separate tasks."""
    found = await look()
    for _ in range(LOOKS):
        if is_good(found):
            break
        found = await look()
    return found


async def violations(page: Page, rules: list[str] = TAGS, without: list[str] | None = None) -> list[str]:
    """Serious and critical ones, with the first places they were found at. The page's policy has to be bypassed."""
    passed_over = {rule: {"enabled": False} for rule in without or ()}
    if not await page.evaluate("'axe' in window"):
        await page.add_script_tag(path=AXE)
    await until_still(page)
    found: dict[str, Any] = await page.evaluate(
        "([runOnly, rules]) => axe.run(document, { runOnly, rules, resultTypes: ['violations'], preload: false })",
        [rules, passed_over],
    )
    return [_told(one) for one in found["violations"] if one["impact"] in GRAVE]


def _told(violation: dict[str, Any]) -> str:
    places = "; ".join(f"{node['target']} {node['failureSummary']}" for node in violation["nodes"][:3])
    return f"{violation['id']}: {violation['help']} ({len(violation['nodes'])} times: {places})"
