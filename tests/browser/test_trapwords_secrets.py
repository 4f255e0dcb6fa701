"""What nobody may know of Trapwords stands in no page, no frame, no answer and no console of theirs."""

import re
from typing import Any

import pytest
from playwright.async_api import Page, Response, expect

from tests.browser.dungeon import DungeonPage
from tests.browser.expedition import FOUR, NAMES, SHORT, Expedition
from tests.browser.pages import TablePage
from tests.browser.people import COARSE, People
from tests.browser.words import said

pytestmark = pytest.mark.asyncio(loop_scope="session")
SCALE = COARSE

PLAN, ANSWER, HALF = "we write zeppelin", "they fear marmalade", "half a secr"

# All texts of the page, hidden ones too, and all attributes but those that style it.
SHOWN = """
() => [...document.querySelectorAll('title, body, body *:not(style, script)')].flatMap((one) => [
  ...[...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ data }) => data),
  ...[...one.attributes].filter(({ name }) => !['class', 'style', 'd'].includes(name)).map(({ value }) => value),
  one.value ?? '',
]).join('\\n')
"""


class Spy:
    """Everything that reached a page: frames, answers about the table, the console, and what it shows."""

    def __init__(self, page: Page, wire: Any) -> None:
        self.page = page
        self.wire = wire
        self.answers: list[Response] = []
        self.console: list[str] = []
        page.on("response", self._answered)
        page.on("console", lambda line: self.console.append(line.text))

    def _answered(self, answer: Response) -> None:
        if "/api/tables" in answer.url:
            self.answers.append(answer)

    async def found(self, secrets: set[str]) -> set[str]:
        bodies = [await answer.text() for answer in self.answers]
        everything = "\n".join([repr(self.wire.heard), await self.page.evaluate(SHOWN), *bodies, *self.console])
        return {secret for secret in secrets if re.search(rf"\b{re.escape(secret)}\b", everything)}


def secrets_of(party: Expedition, team: int) -> set[str]:
    """The word of a team and the traps against it, as those know them who set it."""
    setter = party.of_team(1 - team)[0]
    entries = setter.view["teams"][1 - team]["writes"]["entries"] if setter.view["phase"] == "traps" else []
    known = setter.view["teams"][team]
    return {known["word"], *(known["traps"] or ()), *(entry["text"] for entry in entries)}


@pytest.mark.parametrize("mode", ["typed", "table"])
async def test_no_word_and_no_list_reaches_guessers_public_screen_and_spectators(people: People, mode: str) -> None:
    party = await Expedition.gathered(people, FOUR, mode=mode, **SHORT)
    table = await party.host.look_at(party.path)
    watching = [f"/screen/{table['screen_code']}", f"/table/{table['id']}#key={party.table['watch_key']}"]
    outsiders = [TablePage(await people.new()) for _ in watching]
    spies = [Spy(one.page, one.wire) for one in outsiders]
    for one, address in zip(outsiders, watching, strict=True):
        await one.page.goto(address)
        await expect(one.page.locator(".trp")).to_be_visible()
    await party.all_reach("traps")
    for team in (0, 1):
        await party.of_team(team)[0].write(("zeppelin", "marmalade")[team])
        for spy in (*spies, *(Spy(page.page, page.wire) for page in party.of_team(1 - team))):
            assert await spy.found(secrets_of(party, 1 - team)) == set()
    for page in party.pages:
        await page.agree()
    await party.all_reach("turn")
    for page in party.pages:
        await page.sees(lambda view: view["turns"][-1]["stage"] == "reading" or view["turns"][-1]["has_started"])
    team, guesser = party.giver.team, party.guesser
    inside = Spy(guesser.page, guesser.wire)
    for spy in (inside, *spies):
        spy.answers.clear()
        await spy.page.reload()
        await expect(spy.page.locator(".trp")).to_be_visible()
    for spy in (inside, *spies):
        assert spy.answers, "the table was asked for anew"
        assert await spy.found(secrets_of(party, team)) == set()
    for spy in spies:
        assert await spy.found(secrets_of(party, 1 - team)) == set()
    assert await Spy(party.giver.page, party.giver.wire).found({*party.traps}) == set()


async def test_team_chat_is_hidden_on_a_device_that_both_teams_share(people: People) -> None:
    page = await people.new()
    party = await Expedition.opened(page, people.address, players=4, mode="table", devices="team", **SHORT)
    for seat in (1, 2, 3):
        await party.host.post(f"{party.path}/sit", seat=seat, name=NAMES[seat])
    await party.begin([page])
    one = party.pages[0]
    await one.reveal()
    await one.table.open_drawer("drawer-chat")
    await page.get_by_role("radio", name=said("channel-team")).check()
    await say_to_team(one, PLAN)
    await page.get_by_role("textbox", name=said("chat-label")).fill(HALF)
    await one.write("kitchen")
    await one.tap("confirm_list")

    await expect(one.curtain).to_be_visible()
    assert PLAN not in await page.content()
    await one.reveal()
    assert PLAN not in await page.content()
    await expect(page.get_by_role("textbox", name=said("chat-label"))).to_have_value("")
    await say_to_team(one, ANSWER)
    line = next(line for message in one.wire.heard for line in message.get("chat", []) if line["text"] == ANSWER)
    assert one.wire.points[line["seat"]]["view"]["own_team"] == 1

    await page.get_by_role("button", name=re.compile(NAMES[3])).first.click()
    await expect(one.curtain).to_be_visible()
    assert not [text for text in (PLAN, ANSWER) if text in await page.content()]
    await one.reveal()
    await expect(page.get_by_text(ANSWER)).to_be_visible()
    assert PLAN not in await page.content()


async def say_to_team(one: DungeonPage, text: str) -> None:
    field = one.page.get_by_role("textbox", name=said("chat-label"))
    await field.fill(text)
    await field.press("Enter")
    await expect(one.page.get_by_text(text)).to_be_visible()


async def test_the_words_of_a_round_are_known_once_it_is_played_and_in_the_replay(people: People) -> None:
    party = await Expedition.gathered(people, FOUR, **SHORT)
    await party.write_lists()
    secrets = {0: secrets_of(party, 0), 1: secrets_of(party, 1)}
    for _ in range(2):
        await party.turn_begins()
        team, guesser = party.giver.team, party.guesser
        await party.find_the_word()
        assert await Spy(guesser.page, guesser.wire).found(secrets[team]) == secrets[team]
    await party.all_reach("pause")
    await party.concede(0)
    page = party.pages[0].page
    await expect(party.pages[0].table.outcome).to_be_visible()
    await page.get_by_role("link", name=said("replay-watch")).click()
    await expect(page.get_by_role("slider")).to_be_visible()
    words = [sheet["word"] for team in party.pages[1].view["teams"] for sheet in team["sheets"]]
    for word in words:
        await expect(page.get_by_text(f"“{word}”").first).to_be_attached()
