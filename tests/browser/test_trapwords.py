"""Trapwords in real browsers: teams write, clue, guess and object on the board alone."""

import asyncio
import unicodedata

import pytest
from playwright.async_api import expect

from tests.browser.axe import violations
from tests.browser.expedition import FOUR, PHONES, SHORT, SIX, Expedition, ended
from tests.browser.people import COARSE, People

pytestmark = pytest.mark.asyncio(loop_scope="session")
SCALE = COARSE

NASTY, CLEAN = "a <b>bold</b> \u202eword\u202c", "a <b>bold</b> word"


async def test_a_turn_is_written_clued_guessed_and_sprung_on_the_board(people: People) -> None:
    party = await Expedition.gathered(people, [{"bypass_csp": True}, *FOUR[:2], PHONES[0]])
    await party.all_reach("traps")
    assert await violations(party.pages[0].page) == []
    await party.write_lists()
    await party.turn_begins()
    giver, guesser, setter = party.giver, party.guesser, party.setter

    await giver.write(NASTY)
    heard = guesser.board.locator(".clue p").first
    await expect(heard).to_have_text(CLEAN)
    assert await heard.locator("b").count() == 0

    await guesser.write("lantern")
    await expect(setter.board.locator(".guess.wrong")).to_be_visible()
    await expect(giver.board.get_by_text("4 guesses left")).to_be_visible()

    trap = party.traps[0]
    await giver.send(f"no {trap} far away")
    await expect(guesser.board.get_by_text("checking a word").first).to_be_visible()
    assert not guesser.heard(trap)
    await setter.let_spring()
    for page in (giver, guesser):
        await expect(page.board.locator(".snap mark")).to_have_text(trap)
    assert await violations(party.pages[0].page) == []
    await giver.tap("accept_stop")
    await expect(setter.board.locator(".outcome .sprung")).to_have_text(trap)
    assert [page.wire.refused for page in party.pages] == [[]] * 4


async def test_two_teams_of_three_play_a_whole_match(people: People) -> None:
    party = await Expedition.gathered(people, SIX, **SHORT)
    for round_ in (1, 2, 3):
        await party.write_lists()
        for _ in range(2):
            await party.turn_begins()
            await party.find_the_word()
        if round_ < 3:
            await party.all_reach("pause")
            await asyncio.gather(*[page.tap("go_on") for page in party.pages])
            for page in party.pages:
                await page.sees(lambda view, now=round_: view["round"] == now + 1)  # type: ignore[misc]
    for page in party.pages:
        await expect(page.table.outcome).to_be_visible()
        assert [team["place"] for team in page.view["teams"]] == [2, 2]
    words = {sheet["word"] for team in party.giver.view["teams"] for sheet in team["sheets"]}
    assert len(words) == 6


async def test_a_held_clue_is_waived_and_the_clue_giver_comes_back_after_a_reload(people: People) -> None:
    party = await Expedition.gathered(people, FOUR)
    await party.write_lists()
    await party.turn_begins()
    giver, guesser, setter = party.giver, party.guesser, party.setter
    await giver.send(f"no {party.traps[0]} at all")
    await expect(giver.board.locator(".clue.held")).to_be_visible()
    await setter.tap("waive")
    await expect(guesser.board.locator(".clue p").first).to_have_text(f"no {party.traps[0]} at all")

    await giver.page.goto("/settings")
    await expect(guesser.board.get_by_text("Waiting for a lost player").first).to_be_visible()
    await giver.page.go_back()
    await expect(giver.board.locator(".book b")).to_have_text(party.word)
    await expect(guesser.board.get_by_text("The sand is running")).to_be_visible()
    await giver.write("quite another thing")
    await expect(guesser.board.locator(".clue p").last).to_have_text("quite another thing")


async def test_a_stop_is_overturned_and_a_doubt_turns_a_success_into_a_failure(people: People) -> None:
    party = await Expedition.gathered(people, FOUR)
    await party.write_lists()
    await party.turn_begins()
    giver, guesser, setter = party.giver, party.guesser, party.setter
    await giver.write("something of my own")
    await setter.tap("stop")
    await setter.name_rule("Private knowledge")
    await giver.tap("contest")
    left = await seconds_left(party)
    for page in (*party.by_role("setter"), giver):
        await page.tap("reject")
    await expect(guesser.board.get_by_text("The sand is running")).to_be_visible()
    assert left <= await seconds_left(party) <= left + 5
    for page in party.pages:
        await expect(page.board.locator(".decision")).to_have_text("Stop overturned 3:0, +5 s.")

    await giver.write("one more of my own")
    await expect(setter.tap_for("doubt")).to_be_visible()
    assert not setter.offered("stop")
    await setter.tap("doubt")
    await setter.name_rule("Private knowledge")
    await guesser.send(party.word)
    await expect(guesser.board.locator(".claim")).to_be_visible()
    for page in party.pages:
        await page.tap("uphold")
    for page in party.pages:
        await page.sees(lambda view, team=giver.team: ended(view, team) == "failure")  # type: ignore[misc]
        assert page.view["teams"][giver.team]["place"] == 0

    await party.turn_begins(1 - giver.team)
    await party.giver.write("again of my own")
    await party.setter.tap("stop")
    await party.setter.name_rule("Private knowledge")
    await party.guesser.tap("accept_stop")
    team = party.giver.team
    for page in party.pages:
        await page.sees(lambda view, team=team: ended(view, team) == "failure")  # type: ignore[misc]
    assert [page.wire.refused for page in party.pages] == [[]] * 4


async def seconds_left(party: Expedition) -> int:
    return int(await party.guesser.board.locator(".glass b").inner_text())


async def test_a_team_that_loses_its_clue_giver_for_good_passes_the_torch(people: People) -> None:
    contexts: list[dict[str, object]] = [{}] * 5
    party = await Expedition.gathered(people, contexts, first_team=3, **SHORT)
    await party.write_lists()
    await party.turn_begins()
    if party.giver.team == 1:
        await party.find_the_word()
        await party.turn_begins(0)
    lost = party.giver
    await lost.write("a first clue")
    await lost.page.close()
    party.pages.remove(lost)
    for page in party.pages:
        await page.sees(lambda view: view["turns"][-1]["giver"] != lost.seat)
    await expect(party.giver.board.locator(".book b")).to_have_text(party.word)
    await party.giver.write("a clue by the next one")
    await party.let_pass()
    await party.guesser.send(party.word)
    for page in party.pages:
        await page.sees(lambda view: ended(view, 0) == "success")


async def test_french_is_played_with_an_english_interface(people: People) -> None:
    party = await Expedition.gathered(people, FOUR, language="fr")
    await party.write_lists(("tartine", "parapluie", "fromage"), ("tartine", "parapluie", "fromage"))
    await party.turn_begins()
    giver, guesser, setter = party.giver, party.guesser, party.setter
    await giver.send("pas de tartines ici")
    await expect(setter.board.locator("mark.certain")).to_have_text("tartines")
    await expect(setter.board.locator(".alert.certain")).to_contain_text("inflection")
    await setter.let_spring()
    await expect(guesser.board.locator(".snap mark")).to_have_text("tartines")
    await expect(guesser.board.locator(".snap .reason")).to_contain_text("is an inflection of the trap")


SCRIPT = "<script>window.bad=1</script>"
ODD = {
    "emoji": "a 🐉 with 👩‍👩‍👧 wings",
    "right to left": "זה לא פה",
    "script": f"look {SCRIPT} here",
    "accents": "e\u0301cole de\u0301mode\u0301e",
    "homoglyphs": "а Сyrillic оne",
}


async def test_odd_words_are_shown_safely_or_refused_and_the_hourglass_ends_the_turn(people: People) -> None:
    party = await Expedition.gathered(people, FOUR, hourglass=20)
    await party.all_reach("traps")
    writer = party.of_team(0)[0]
    await writer.box.fill("x" * 10_000)
    await expect(writer.board.locator("form button")).to_be_disabled()
    assert not await writer.is_taken("🐉🐉")
    await expect(writer.page.get_by_role("alert").first).to_be_visible()
    await party.write_lists()
    await party.turn_begins()
    giver, guesser = party.giver, party.guesser
    team = giver.team
    taken = [text for text in ODD.values() if await giver.is_taken(text)]
    said = guesser.board.locator(".clue p:not(.alert)")
    await expect(said).to_have_count(len(taken))
    assert taken and "זה לא פה" in taken and ODD["script"] in taken
    assert [unicodedata.normalize("NFC", text) for text in await said.all_inner_texts()] == [
        unicodedata.normalize("NFC", text) for text in taken
    ]
    assert await guesser.page.evaluate("window.bad") is None
    await giver.box.fill("   \u200b  ")
    await giver.box.press("Enter")
    await expect(said).to_have_count(len(taken))
    for page in party.pages:
        await page.sees(lambda view: ended(view, team) == "failure")
        await expect(page.board.get_by_text("hourglass").first).to_be_visible()
    assert next(turn for turn in guesser.view["turns"] if turn["team"] == team)["why"] == "TRP-FAIL4"
