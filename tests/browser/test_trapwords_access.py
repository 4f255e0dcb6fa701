"""Trapwords without a mouse, without eyes and without movement."""

from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Page, expect

from tests.browser.axe import COLOURS, TAGS, violations
from tests.browser.dungeon import DungeonPage
from tests.browser.expedition import FOUR, SHORT, Expedition, ended
from tests.browser.keys import press, tab_to
from tests.browser.people import People
from tests.browser.test_screens import is_wider_than_the_screen
from tests.browser.words import said

pytestmark = pytest.mark.asyncio(loop_scope="session")

PLAIN = ("/new/trapwords", "/rules/trapwords", "/learn/trapwords", "/first/trapwords")
SEEN: list[dict[str, object]] = [{"bypass_csp": True}] * 4
FRENCH: list[dict[str, object]] = [
    {"bypass_csp": True, "locale": "fr-FR", "color_scheme": "light", "viewport": {"width": 390, "height": 844}}
] * 4
# What a screen reader would say of the conversation, in the order in which it comes to it.
HEARD = "(list) => [...list.children].map((one) => one.innerText.replace(/\\s+/g, ' ').trim())"


async def test_a_whole_turn_is_played_without_a_mouse(people: People) -> None:
    party = await Expedition.gathered(people, FOUR, hourglass=180)
    await party.all_reach("traps")
    for team, word in enumerate(("bicycle", "guitar")):
        writer = party.of_team(team)[0]
        await fill_list(writer, word)
    for page in party.pages:
        await page.choose_by_keys("confirm_list", page.settled)
    await party.all_reach("turn")
    for page in party.pages:
        await page.sees(lambda view: view["turns"][-1]["stage"] in ("reading", "running"))
    giver, guesser, team = party.giver, party.guesser, party.giver.team
    await giver.wire.until(lambda: giver.can_write("say"))
    await expect(giver.box).to_be_focused()
    await giver.page.keyboard.type("something of my own")
    await giver.page.keyboard.press("Enter")
    await expect(giver.box).to_be_focused()
    await a_stop_is_overturned_by_digits(party)
    await tab_to(guesser.page, guesser.box)
    await guesser.page.keyboard.type(party.word)
    await guesser.page.keyboard.press("Enter")
    for page in party.pages:
        await page.sees(lambda view: ended(view, team) == "success")
    assert [page.wire.refused for page in party.pages] == [[]] * 4


async def a_stop_is_overturned_by_digits(party: Expedition) -> None:
    """Stop by Tab, then reason, contest and votes: each is the digit printed on its button."""
    setter, guesser = party.setter, party.guesser
    await press(setter.page, setter.tap_for("stop"))
    await setter.press_digit("name_rule", "example")
    await guesser.press_digit("contest")
    for page in (*party.by_role("setter"), party.giver):
        await page.press_digit("reject")
    await guesser.sees(lambda view: view["turns"][-1]["claims"][0]["state"] == "rejected")
    await expect(guesser.board.get_by_text("The sand is running")).to_be_visible()


async def fill_list(writer: DungeonPage, word: str) -> None:
    """As many traps as are wanted, typed one after the other: the box keeps the focus."""
    await tab_to(writer.page, writer.box)
    for number in range(writer.view["teams"][writer.team]["quota"]):
        await writer.page.keyboard.type(f"{word} {'abcdefgh'[number]}" if number else word)
        await writer.page.keyboard.press("Enter")
        await expect(writer.box).to_have_value("")
        await expect(writer.box).to_be_focused()


async def test_clues_guesses_and_questions_are_announced_in_order(people: People) -> None:
    party = await Expedition.gathered(people, FOUR, **SHORT)
    await party.write_lists()
    await party.turn_begins()
    giver, guesser, setter = party.giver, party.guesser, party.setter
    await giver.write("a first clue")
    await guesser.write("lantern")
    await giver.write("a second clue")
    talk = guesser.board.get_by_role("list", name="Clues and guesses")
    await expect(talk.get_by_role("listitem")).to_have_count(3)
    told = await talk.evaluate(HEARD)
    assert ["first" in told[0], "lantern" in told[1], "second" in told[2]] == [True] * 3
    assert await talk.get_attribute("aria-live") == "polite"
    await expect(talk.get_by_role("img", name="wrong")).to_be_attached()
    await expect(guesser.board.get_by_role("timer")).to_be_visible()
    await expect(setter.board.get_by_role("button", name="Stop").last).to_be_visible()
    still = await guesser.board.evaluate(
        "(board) => board.getAnimations({ subtree: true }).filter((one) => one.playState === 'running').length"
    )
    assert still == 0, "nothing moves for those who want no movement"


@pytest.mark.parametrize("contexts", [SEEN, FRENCH], ids=["desk-dark-en", "phone-light-fr"])
async def test_axe_finds_nothing_serious_on_any_screen(people: People, contexts: list[dict[str, object]]) -> None:
    is_first, language = contexts is SEEN, "en" if contexts is SEEN else "fr"
    rules = TAGS if is_first else COLOURS
    found: dict[str, list[str]] = {}
    wide: list[str] = []
    async for name, page in screens(people, contexts, language):
        found[name] = await violations(page, rules)
        wide += [name] if await is_wider_than_the_screen(page) else []
    assert {name: grave for name, grave in found.items() if grave} == {}
    assert wide == []
    assert len(found) == len(PLAIN) + 8


async def screens(people: People, contexts: list[dict[str, object]], language: str) -> AsyncIterator[tuple[str, Page]]:
    """Every kind of screen of a game in three rounds, from the set-up to the replay."""
    page = await people.new(**contexts[0])
    for address in PLAIN:
        await page.goto(address)
        await expect(page.get_by_role("heading", level=1)).to_be_attached()
        await expect(page.get_by_text(said("waiting", language))).to_have_count(0)
        yield address, page
    await page.close()
    party = await Expedition.gathered(people, contexts, hourglass=180, **SHORT)
    await party.all_reach("traps")
    writer = party.of_team(0)[0]
    await writer.write("Napoleon")
    yield "the list", writer.page
    await party.write_lists()
    await party.turn_begins()
    await party.giver.write("something else entirely")
    yield "a clue", party.guesser.page
    yield "an objection is possible", party.setter.page
    await party.giver.send(f"no {party.traps[0]} at all")
    await expect(party.setter.board.locator(".alert.certain")).to_be_visible()
    yield "a held clue", party.setter.page
    await party.setter.let_spring()
    yield "the trap", party.giver.page
    team = party.giver.team
    for each in party.pages:
        await each.sees(lambda view: ended(view, team) == "failure")
    await party.turn_begins(1 - team)
    await party.find_the_word()
    await party.all_reach("pause")
    await party.concede(0)
    await expect(party.pages[0].table.outcome).to_be_visible()
    yield "the end", party.pages[0].page
    yield "the end for the others", party.of_team(1)[0].page
    page = party.pages[0].page
    await page.get_by_role("link", name=said("replay-watch", language)).click()
    await expect(page.get_by_role("slider")).to_be_visible()
    yield "the replay", page
