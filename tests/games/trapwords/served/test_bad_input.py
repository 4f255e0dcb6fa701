"""What nobody should type, at a real table: a typed refusal or safe display, and nobody else is disturbed."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from lairkeeper.server.protocol import Acknowledged, NewTable, Refused
from tests.games.trapwords.served.evening import (
    TYPED,
    Evening,
    answer,
    asked,
    begun,
    evening,
    hourglass,
    seen,
    type_elsewhere,
    type_in,
)
from tests.games.trapwords.tables import ENGLISH
from tests.server.visitors import Person, Visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")

LONG = "x" * 10_000
UNFIT = ("", "   ", "\u200b\u200b", "\u202e\u202c", "\t\n", LONG)
NO_WRITING = ("🐉🔥", "https://example.org", "b u t t e r", "?!…")
SHOWN = ("<script>alert(1)</script>", "هو شيء أصفر", "une chose dans la cuisine", "it's a \u0301 thing", "сырное дело")


@pytest_asyncio.fixture(loop_scope="session")
async def clues(ann: Person, bob: Person) -> AsyncIterator[Evening]:
    """A turn that runs: one of the two gives clues."""
    async with evening(ann, bob, await begun(ann, bob)) as found:
        await found.write_lists()
        yield found


async def refused(visitor: Visitor, question: str, text: str) -> tuple[str, list[str]]:
    reply = await type_in(visitor, question, text)
    assert isinstance(reply, Refused), reply
    return reply.refusal.code, list(reply.refusal.clauses)


async def is_undisturbed(table: Evening) -> bool:
    """The other side has heard nothing, and the game goes on."""
    before = len(table.setting.heard)
    assert isinstance(await type_in(table.playing, "give_clue", "something usual"), Acknowledged)
    await table.meet()
    return len(table.setting.heard) == before + 1


@pytest.mark.parametrize("question", ["give_clue", "guess_word"])
async def test_blank_and_endless_words_are_unfit(clues: Evening, question: str) -> None:
    for text in UNFIT:
        code, _ = await refused(clues.playing, question, text)
        assert code == "text-unfit", text[:9]
    assert await is_undisturbed(clues)


async def test_pictures_links_and_spelled_letters_are_no_clues(clues: Evening) -> None:
    for text in NO_WRITING:
        assert await refused(clues.playing, "give_clue", text) == ("option-illegal", ["TRP-CLUE16"]), text
    assert await is_undisturbed(clues)


async def test_script_other_alphabets_and_other_languages_are_shown_as_they_were_typed(clues: Evening) -> None:
    for text in SHOWN:
        assert isinstance(await type_in(clues.playing, "give_clue", text), Acknowledged), text
    await clues.meet()
    for side in clues.sides:
        shown = [clue["text"] for clue in seen(side, "turns")[-1]["clues"]]
        assert (shown[:2], len(shown)) == (list(SHOWN[:2]), len(SHOWN))


@pytest.mark.parametrize("text", ["ѕeven", "se\u200bven", "s\u0301even", "ｓｅｖｅｎ", "SEVEN", "7"])
async def test_a_disguised_trap_is_held_before_the_guessers_read_it(clues: Evening, text: str) -> None:
    """Homoglyphs, zero-width signs, accents that combine, wide letters, capitals, figures."""
    assert isinstance(await type_in(clues.playing, "give_clue", f"about {text} of them"), Acknowledged)
    guesser = next(seat for seat in clues.playing.points if seat != clues.turn["giver"])
    shown = seen(clues.playing, "turns", guesser)[-1]
    assert (shown["clues"], shown["is_frozen"]) == ([], True)


async def test_a_guess_from_the_clue_giver_and_a_clue_from_a_guesser_are_refused(clues: Evening) -> None:
    speaking, guessing = asked(clues.playing, "give_clue"), asked(clues.playing, "guess_word")
    for question, option in ((speaking, "guess"), (guessing, "say")):
        reply = await type_elsewhere(clues.playing, option, "anything", question)
        assert isinstance(reply, Refused) and reply.refusal.code == "option-illegal"
    assert await is_undisturbed(clues)


async def test_a_trap_or_a_guess_from_the_wrong_team_is_refused(clues: Evening) -> None:
    question = asked(clues.playing, "guess_word")
    for option in ("guess", "propose"):
        reply = await type_elsewhere(clues.setting, option, "crown", question)
        assert isinstance(reply, Refused) and reply.refusal.code == "table-not-allowed", reply
    assert await is_undisturbed(clues)


async def test_a_clue_after_the_turn_is_stale(clues: Evening) -> None:
    question = asked(clues.playing, "give_clue")
    playing = clues.playing
    await type_in(playing, "guess_word", clues.secret)
    reply = await type_elsewhere(playing, "say", "too late", question)
    assert isinstance(reply, Refused) and reply.refusal.code == "decision-stale", reply


@pytest.mark.parametrize("text", ["🐉", "<b>cow</b>", "cow; drop table", "cow cow cow cow", "نمر!", "x"])
async def test_a_trap_that_is_no_word_is_refused_and_the_opponents_hear_nothing(
    ann: Person, bob: Person, text: str
) -> None:
    async with evening(ann, bob, await begun(ann, bob)) as table:
        one, two = table.sides
        before = len(two.heard)
        assert await refused(one, "write_list", text) == ("option-illegal", ["TRP-TRAP16"])
        await answer(one, asked(one, "write_list"), {"type": "leave_to_others"})
        assert len(two.heard) == before


async def test_a_list_of_ten_thousand_lines_is_refused_and_a_good_one_is_taken(ann: Person) -> None:
    endless = "\n".join(f"word{number}" for number in range(10_000))
    reply = await ann.try_to("/api/tables", NewTable("trapwords", {**TYPED, "word_list": endless}))
    assert reply.status_code in (400, 413, 422), reply.status_code
    assert (await ann.open_table(players=4, game="trapwords", options=TYPED)).id


async def test_every_refused_line_of_a_list_is_named_with_its_reason(ann: Person) -> None:
    words = "\n".join(("", "the", "a b c d", "butters", *ENGLISH))
    reply = await ann.try_to("/api/tables", NewTable("trapwords", {**TYPED, "word_list": words}))
    assert reply.status_code == 400
    told = reply.text
    for word in ("butters", "a b c d", "the"):
        assert word in told


async def test_a_refused_clue_leaves_the_hourglass_alone(clues: Evening) -> None:
    await refused(clues.playing, "give_clue", "🐉")
    assert hourglass(clues.playing).is_running
