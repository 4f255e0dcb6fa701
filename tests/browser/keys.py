"""A page under somebody's fingers on the keyboard: where the focus is can always be seen."""

from playwright.async_api import Locator, Page, expect

MOST_STEPS = 80
# Whatever has the focus, or stands around it, looks different once it loses it.
SHOWN = """
() => {
  const at = document.activeElement
  if (!at || at === document.body) return 'nowhere'
  const around = [at, at.parentElement, at.nextElementSibling, ...at.children].filter(Boolean)
  const look = () => around.map((one) => {
    const { outline, boxShadow, borderColor, stroke, strokeWidth, textDecoration, transform } = getComputedStyle(one)
    return [outline, boxShadow, borderColor, stroke, strokeWidth, textDecoration, transform].join(' ')
  }).join(' ')
  const focused = look()
  at.blur()
  const blurred = look()
  at.focus({ preventScroll: true })
  return focused !== blurred ? '' : at.outerHTML.slice(0, 200)
}
"""


async def tab_to(page: Page, target: Locator) -> None:
    """Goes on with Tab until the target has the focus, which is visible at every step."""
    await expect(target).to_be_attached()
    hidden: list[str] = []
    for _ in range(MOST_STEPS):
        if await target.evaluate("(one) => one === document.activeElement"):
            break
        await page.keyboard.press("Tab")
        hidden.append(await page.evaluate(SHOWN))
    await expect(target).to_be_focused()
    assert [where for where in hidden if where not in ("", "nowhere")] == []


async def press(page: Page, target: Locator) -> None:
    await tab_to(page, target)
    await page.keyboard.press("Enter")
