"""What axe finds wrong with a page."""

from pathlib import Path
from typing import Any

from playwright.async_api import Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
STILL = """
() => Promise.all(
  document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished.catch(() => null))
)
"""
GRAVE = ("serious", "critical")


async def violations(page: Page) -> list[str]:
    """Serious and critical ones, with the first places they were found at. The page's policy has to be bypassed."""
    if not await page.evaluate("'axe' in window"):
        await page.add_script_tag(path=AXE)
    await page.evaluate(STILL)
    found: dict[str, Any] = await page.evaluate(
        "(tags) => axe.run(document, { runOnly: tags, resultTypes: ['violations'] })", TAGS
    )
    return [_told(one) for one in found["violations"] if one["impact"] in GRAVE]


def _told(violation: dict[str, Any]) -> str:
    places = "; ".join(f"{node['target']} {node['failureSummary']}" for node in violation["nodes"][:3])
    return f"{violation['id']}: {violation['help']} ({len(violation['nodes'])} times: {places})"
