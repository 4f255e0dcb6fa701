"""Trapwords as the referee of a real table: phones with few buttons, one public screen, one device for all."""

import asyncio
import itertools

import pytest
from playwright.async_api import Page, expect

from tests.browser.axe import violations
from tests.browser.dungeon import DungeonPage
from tests.browser.expedition import NAMES, PHONES, SHORT, Expedition, ended
from tests.browser.people import COARSE, NARROW, People

pytestmark = pytest.mark.asyncio(loop_scope="session")
SCALE = COARSE

TELEVISION = {"width": 1920, "height": 1080}
LARGE = 60


async def public_screen(people: People, party: Expedition) -> Page:
    screen = await people.new(viewport=TELEVISION)
    table = await party.host.look_at(party.path)
    await screen.goto(f"/screen/{table['screen_code']}")
    await expect(screen.locator(".trp .public")).to_be_visible()
    return screen


async def glass_is_turned(party: Expedition) -> None:
    """The setters turn the hourglass when the word was read."""
    for page in party.pages:
        await page.sees(lambda view: view["phase"] == "turn" and view["turns"][-1]["stage"] == "reading")
    await party.setter.tap("start_glass")


async def word_is_said(party: Expedition) -> None:
    """A setter hears the right word, and nobody has anything to object."""
    team = party.giver.team
    await party.setter.tap("call_correct")
    await party.let_pass()
    for page in party.pages:
        await page.sees(lambda view: ended(view, team) == "success")


async def test_four_phones_and_a_public_screen_play_a_whole_match(people: People) -> None:
    party = await Expedition.gathered(people, [{**PHONES[0], "bypass_csp": True}, *PHONES[1:]], mode="table", **SHORT)
    screen = await public_screen(people, party)
    await party.write_lists()
    await glass_is_turned(party)
    await four_phones_have_few_and_large_buttons(party)
    await expect(screen.locator(".public .glass b")).to_be_visible()
    size = await screen.locator(".public .glass b").evaluate("(it) => parseFloat(getComputedStyle(it).fontSize)")
    assert size >= LARGE
    assert await violations(party.pages[0].page) == []

    await party.setter.tap("count_guess")
    await expect(screen.get_by_text("2 guesses left").or_(screen.get_by_text("4 guesses left"))).to_be_visible()
    await party.setter.tap("stop")
    await party.setter.tap("name_trap")
    await expect(screen.locator(".public .claim .snap mark")).to_be_visible()
    await party.giver.tap("contest_as_late")
    for page in party.pages:
        await page.tap("reject")
    for page in party.pages:
        await page.sees(lambda view: not view["turns"][-1]["frozen"])
    await word_is_said(party)

    secrets = {party.word}
    await glass_is_turned(party)
    assert not [word for word in {party.word} - secrets if word in await screen.inner_text("body")]
    await word_is_said(party)
    for _ in range(2):
        await party.all_reach("pause")
        await asyncio.gather(*[page.tap("go_on") for page in party.pages[:2]])
        await party.write_lists()
        for _ in range(2):
            await glass_is_turned(party)
            await word_is_said(party)
    for page in party.pages:
        await expect(page.table.outcome).to_be_visible()
    await expect(screen.locator(".panel-body h2")).to_contain_text("team")


async def four_phones_have_few_and_large_buttons(party: Expedition) -> None:
    """Who speaks has one button, who listens for traps a few; who guesses has none."""
    await expect(party.setter.tap_for("stop")).to_be_visible()
    await expect(party.giver.board.locator("button[data-option]")).to_have_count(1)
    await expect(party.guesser.board.locator("button[data-option]")).to_have_count(0)
    for option in ("stop", "call_correct", "count_guess"):
        box = await party.setter.tap_for(option).bounding_box()
        assert box is not None and box["height"] >= LARGE and box["y"] + box["height"] <= NARROW["height"]


OWN_MOVES = ("confirm_list", "start_glass", "call_correct", "let_stand", "let_pass", "go_on")


async def test_one_device_is_handed_round_behind_a_curtain_through_a_whole_round(people: People) -> None:
    """A curtain comes whenever somebody else is asked, and only then; behind it stands no word of this round."""
    page = await people.new(viewport=NARROW)
    party = await Expedition.opened(page, people.address, players=4, mode="table", devices="team", **SHORT)
    for seat in (1, 2, 3):
        await party.host.post(f"{party.path}/sit", seat=seat, name=NAMES[seat])
    await party.begin([page])
    one = party.pages[0]
    holders, did = [], list[str]()
    while "go_on" not in did:
        move = one.board.locator(", ".join(f"button[data-option={move}]" for move in OWN_MOVES))
        writing = one.board.locator(".sheet .empty")
        await expect(one.curtain.or_(move).or_(writing).first).to_be_visible()
        if await one.curtain.is_visible():
            assert not [secret for secret in secrets(one) if secret in await page.content()]
            holders.append(await one.reveal())
        elif await writing.count():
            await one.write(("kitchen", "umbrella")[holders[-1] % 2])
        else:
            did.append(await one_move(one))
    turns = one.view["turns"]
    setters = [1 - turn["team"] for turn in turns]
    assert [seat % 2 for seat in holders[:2]] == [0, 1], "both teams have written"
    expected = [1, *setters]
    changes = [team for before, team in itertools.pairwise(expected) if before != team]
    kept = [team for team, _ in itertools.groupby(seat % 2 for seat in holders[1:])]
    assert kept == [1, *changes], "the device changes teams when the other one has to listen, and stays otherwise"
    assert did[0] == "confirm_list" and {"start_glass", "call_correct"} <= {*did}


async def one_move(one: DungeonPage) -> str:
    """The holder of the device does what is asked; the clue-giver reads the word there, and no trap beside it."""
    for move in OWN_MOVES:
        if await (button := one.tap_for(move)).is_visible():
            if move == "start_glass":
                team = one.turn["team"]
                setter = next(p["view"] for p in one.wire.points.values() if p["view"]["own_team"] == 1 - team)
                shown = await one.board.inner_text()
                assert setter["teams"][team]["word"] in shown
                assert not [trap for trap in setter["teams"][team]["traps"] if trap in shown]
            await button.click()
            await expect(button).to_have_count(0)
            return move
    raise AssertionError("nothing to do")


def secrets(one: DungeonPage) -> set[str]:
    """Words and traps of turns that are not over, as any of the seats at this device knows them."""
    views = [point["view"] for point in one.wire.points.values() if point["seat"] is not None]
    hidden = [view["teams"][team] for view in views for team in (0, 1) if not ended(view, team)]
    return {word for team in hidden for word in (team["word"], *(team["traps"] or ())) if word}


async def test_a_spectator_of_a_real_table_sees_the_screen_and_no_word(people: People) -> None:
    party = await Expedition.gathered(people, PHONES, mode="table", **SHORT)
    watcher = await people.new()
    await watcher.goto(f"/table/{party.table['id']}#key={party.table['watch_key']}")
    await party.all_reach("traps")
    await expect(watcher.locator(".trp .public")).to_be_visible()
    words = [team["word"] for page in party.pages for team in page.view["teams"] if team["word"]]
    seen = await watcher.inner_text("main")
    assert len(set(words)) == 2 and not [word for word in words if word in seen]
