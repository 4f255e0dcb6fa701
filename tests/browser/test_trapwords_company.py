"""Around the teams of Trapwords: jurors who settle what they cannot agree on, and a host with words of their own."""

import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.dungeon import DungeonPage
from tests.browser.expedition import FOUR, NAMES, SHORT, Expedition, Guest
from tests.browser.pages import NewTable, TablePage
from tests.browser.people import COARSE, People
from tests.browser.words import said

pytestmark = pytest.mark.asyncio(loop_scope="session")
SCALE = COARSE

OWN_WORDS = """harbour candle violin kitchen thunder passport snowman ladder museum jungle pepper rocket
blanket whistle anchor mirror pirate dentist tunnel balloon""".split()
BAD_LINES = {"the": "too common", "four words are many": "words", "candles": "candle", "harbour": "twice"}


async def test_a_juror_settles_a_stop_on_which_the_teams_disagree_without_knowing_the_word(people: People) -> None:
    guests = [Guest(await people.new(), people.address) for _ in FOUR]
    party = await Expedition.opened(guests[0].page, people.address, players=4, jurors=1, **{**SHORT, "clues": "strict"})
    await party.seat_the_others(guests)
    juror = await people.new()
    await juror.goto(f"/table/{party.table['id']}#key={party.table['join_key']}")
    await juror.get_by_role("button", name=said("seat-take")).first.click()
    await expect(juror.get_by_text(said("seat-you"), exact=True).first).to_be_visible()
    await party.begin([guest.page for guest in guests])
    judge = DungeonPage(TablePage(juror))
    await juror.reload()
    await expect(judge.board).to_be_visible()

    await party.write_lists()
    await party.turn_begins()
    giver, setter, word = party.giver, party.setter, party.word
    await giver.write("something of my own")
    await setter.tap("stop")
    await setter.name_rule("Private knowledge")
    await giver.tap("contest")
    assert not judge.offered("reject"), "the teams vote first"
    for page in party.by_role("setter"):
        await page.tap("uphold")
    await giver.tap("reject")
    await expect(judge.board.locator(".claim")).to_contain_text("private knowledge")
    await expect(judge.board.locator(".claim")).to_contain_text("something of my own")
    await judge.tap("reject")
    for page in party.pages:
        await page.sees(lambda view: not view["turns"][-1]["frozen"])
    await party.giver.page.get_by_text("by the jurors").first.wait_for()
    assert not judge.heard(word)
    assert word not in await juror.content()


async def test_a_pasted_list_is_checked_line_by_line_kept_for_the_rematch_and_given_back(people: People) -> None:
    people.forgive("status of 4")
    guests = [Guest(await people.new(), people.address) for _ in FOUR]
    host = guests[0].page
    await guests[0].post("/me/name", name=NAMES[0])
    await host.goto("/new/trapwords")
    new = NewTable(host)
    await new.unfold()
    pasted = host.locator("textarea")
    await pasted.fill("\n".join([*OWN_WORDS, *BAD_LINES]))
    await host.get_by_role("button", name=said("create-table")).click()
    refused = host.get_by_role("alert").get_by_role("listitem")
    await expect(refused).to_have_count(len(BAD_LINES))
    told = await refused.all_inner_texts()
    for line, reason in BAD_LINES.items():
        assert [text for text in told if f"“{line}”" in text and reason in text], (line, told)
    await expect(pasted).to_have_value(re.compile("^harbour"))
    await pasted.fill("\n".join(OWN_WORDS))
    await new.create()
    party = await Expedition.found(guests[0], TablePage(host).id)
    await party.seat_the_others(guests)
    await party.begin([guest.page for guest in guests])
    await party.write_lists(*[["zeppelin", "marmalade", "xylophone", "guitar"]] * 2)
    words = {party.word}
    for _ in range(2):
        await party.turn_begins()
        words.add(party.word)
        await party.find_the_word()
    assert words <= {*OWN_WORDS} and len(words) == len(FOUR) / 2
    await party.all_reach("pause")
    await party.concede(0)
    await expect(party.pages[0].table.outcome).to_be_visible()
    async with host.expect_download() as saving:
        await host.get_by_role("button", name="Download your word list").click()
    kept = Path(await (await saving.value).path()).read_text(encoding="utf-8")
    assert kept.split() == OWN_WORDS

    await host.get_by_role("button", name=said("rematch")).click()
    await host.wait_for_url(lambda address: party.table["id"] not in address)
    again = await guests[0].look_at(f"/tables/{TablePage(host).id}")
    assert again["options"]["word_list"] == OWN_WORDS
