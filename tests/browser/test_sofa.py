"""From the sofa: a public screen shows a QR code and a short code, and phones join the table with them."""

import re

import pytest
from playwright.async_api import Page, expect

from tests.browser.axe import violations
from tests.browser.pages import ROOM, Gathering, Lobby
from tests.browser.people import NARROW, People
from tests.browser.words import said

pytestmark = pytest.mark.asyncio(loop_scope="session")

CODE = re.compile(r"[A-Z]{6}")
TELEVISION = {"width": 1920, "height": 1080}


async def sits_down(page: Page, name: str, language: str = "en") -> None:
    await page.wait_for_url(ROOM)
    await page.get_by_placeholder(said("name-short", language)).first.fill(name)
    await page.get_by_role("button", name=said("seat-take", language)).first.click()
    await expect(page.get_by_text(said("seat-you", language), exact=True).first).to_be_visible()


async def shown_on_television(people: People, host: Page) -> Page:
    await host.locator("summary", has_text=said("screen-offer")).click()
    screen = await people.new(viewport=TELEVISION, bypass_csp=True)
    await screen.goto(f"/screen/{await host.locator('details .code').inner_text()}")
    return screen


async def test_three_phones_join_by_code_and_by_qr_link_and_appear_on_the_television(people: People) -> None:
    host = await people.new(bypass_csp=True)
    await (await (await Lobby(host).open()).with_friends("trapwords")).create()
    offer = host.get_by_role("region", name=said("join-offer"))
    await expect(offer.get_by_role("img", name=said("join-scan"))).to_be_visible()
    code = await offer.locator(".code").inner_text()
    assert CODE.fullmatch(code)
    television = await shown_on_television(people, host)
    await expect(television.locator(".code")).to_have_text(code)
    assert await violations(host) == await violations(television) == []

    typing = await people.new(viewport=NARROW, locale="fr-FR", bypass_csp=True)
    await (await Lobby(typing, "fr").open()).page.get_by_role("link", name=said("join-link", "fr")).click()
    assert await violations(typing) == []
    await typing.get_by_role("textbox").fill(f" {code[:3].lower()}-{code[3:].lower()} ")
    await typing.keyboard.press("Enter")
    await sits_down(typing, "Zoé", "fr")
    for name in ("Selim", "Quentin"):
        scanning = await people.new(viewport=NARROW)
        await scanning.goto(f"/join/{code}")
        await sits_down(scanning, name)
    for name in ("Zoé", "Selim", "Quentin"):
        await expect(television.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    await teams_are_made_by_tapping(host, television)
    await a_team_is_named(typing, host, television)

    await Gathering(host).start()
    await expect(television.locator(".trp").first).to_be_visible()
    await expect(television.get_by_text(code)).to_have_count(0)


async def teams_are_made_by_tapping(host: Page, television: Page) -> None:
    """The host taps one seat, then another: their people change places, and the television follows."""
    blue = television.locator(".groups section").last.get_by_role("listitem")
    await expect(blue.filter(has_text="Selim")).to_be_visible()
    zoe = host.get_by_role("listitem").filter(has=host.get_by_text("Zoé", exact=True))
    await zoe.get_by_role("button", name=said("seat-swap"), exact=True).click()
    assert await violations(host) == []
    selim = host.get_by_role("listitem").filter(has=host.get_by_text("Selim", exact=True))
    await selim.get_by_role("button", name=said("seat-swap-with", name="Zoé"), exact=True).click()
    await expect(blue.filter(has_text="Zoé")).to_be_visible()
    await expect(blue.filter(has_text="Selim")).to_have_count(0)


async def a_team_is_named(member: Page, host: Page, television: Page) -> None:
    """A member names their team, and everybody reads it."""
    await member.get_by_role("button", name=said("team-rename", "fr")).click()
    await member.get_by_label(said("team-name", "fr"), exact=True).fill("Renards")
    await member.keyboard.press("Enter")
    await expect(member.get_by_role("heading", name=said("team-named", "fr", name="Renards"))).to_be_visible()
    for page in (host, television):
        await expect(page.get_by_role("heading", name=said("team-named", name="Renards"))).to_be_visible()


async def test_a_wrong_code_says_what_may_be_wrong_and_can_be_typed_again(people: People) -> None:
    people.forgive("404")
    page = await people.new(viewport=NARROW, bypass_csp=True)
    await page.goto("/join/ZZZZZZ")
    await expect(page.get_by_text(said("join-none", code="ZZZZZZ"))).to_be_visible()
    assert await violations(page) == []
    await expect(page.get_by_role("textbox", name=said("join-code"))).to_be_focused()
