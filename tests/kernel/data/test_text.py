"""Free words: what an open question wants, how it is tidied, and what is refused."""

from typing import Annotated

import msgspec
import pytest
from msgspec import Meta

from lairkeeper.kernel import Ask, FreeText, Option, Seat, Table, World, begin, decode_option, encode, free_text
from lairkeeper.kernel.data.text import is_endless, tidied, written
from lairkeeper.kernel.errors import MalformedOption, UnfitText
from lairkeeper.kernel.history.codec import decode
from lairkeeper.testing import asked
from tests.kernel.toys.lists import GAME as LISTS
from tests.kernel.toys.lists import Guess
from tests.kernel.toys.toy import Nothing, toy

Word = Annotated[str, Meta(max_length=5)]


class Whisper(Option):
    to: int
    text: Word


class Shout(Option):
    text: str


class Jot(Option):
    lines: Annotated[tuple[Word, ...], Meta(max_length=9)]


class Compare(Option):
    one: str
    other: str


def test_the_field_and_its_limit_are_those_the_option_declares() -> None:
    assert free_text(Whisper) == FreeText("whisper", "text", 5)
    assert free_text(Whisper, most=3, least=2) == FreeText("whisper", "text", 3, 2)
    assert free_text(Jot, lines=4) == FreeText("jot", "lines", 5, 1, 4)


@pytest.mark.parametrize(
    ("option", "limits"), [(Compare, {"most": 5}), (Shout, {}), (Jot, {}), (Shout, {"most": 5, "lines": 2})]
)
def test_a_question_for_what_no_field_can_hold_is_refused_when_it_is_asked(
    option: type[Option], limits: dict[str, int]
) -> None:
    with pytest.raises(TypeError, match=option.__name__):
        free_text(option, **limits)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  two\n words ", "two words"),
        ("a\u202eb\x00c", "abc"),
        ("\u200b\u2800", ""),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("\ud800x", "x"),
    ],
)
def test_a_text_is_tidied_as_chat_is(text: str, kept: str) -> None:
    assert tidied(text) == kept
    assert tidied(kept) == kept


def test_an_answer_is_tidied_before_it_is_measured() -> None:
    assert written(Whisper(1, "  word \n"), free_text(Whisper)) == Whisper(1, "word")


@pytest.mark.parametrize("text", ["", "  ", "sixsix", "x" * 1000])
def test_a_text_beyond_the_limits_is_refused_with_them(text: str) -> None:
    with pytest.raises(UnfitText) as refusal:
        written(Whisper(1, text), free_text(Whisper), ("T-1",))
    assert refusal.value.clauses == ("T-1",)
    assert (refusal.value.facts["least"], refusal.value.facts["most"]) == (1, 5)


def test_signs_that_stand_for_many_letters_count_as_these_beyond_twice_the_limit() -> None:
    for text in ("ﬁn…", "½ ½", "été"):
        assert written(Whisper(1, text), free_text(Whisper)) == Whisper(1, text)
    with pytest.raises(UnfitText) as refusal:
        written(Whisper(1, "\ufdfa"), free_text(Whisper))
    assert refusal.value.facts["found"] == 18


def test_a_text_that_is_far_too_long_is_refused_unread() -> None:
    assert is_endless("x" * 21, 5)
    assert not is_endless("x" * 20, 5)


def test_empty_lines_of_a_list_are_dropped() -> None:
    assert written(Jot(("one", " ", "two ")), free_text(Jot, lines=2)) == Jot(("one", "two"))


@pytest.mark.parametrize("lines", [(), (" ",), ("a", "b", "c"), ("a",) * 100])
def test_a_list_that_is_empty_or_too_long_is_refused(lines: tuple[str, ...]) -> None:
    with pytest.raises(UnfitText) as refusal:
        written(Jot(lines), free_text(Jot, lines=2))
    assert (refusal.value.facts["what"], refusal.value.facts["most"]) == ("lines", 2)


def test_limits_on_the_type_of_a_field_are_checked_when_an_answer_is_read() -> None:
    assert decode_option(LISTS, msgspec.json.encode(Guess("cave"))) == Guess("cave")
    with pytest.raises(MalformedOption):
        decode_option(LISTS, msgspec.json.encode(Guess("x" * 13)))


class Diary(World):
    title: Word
    pages: list[Annotated[str, Meta(max_length=100)]]


class Keep(Ask[Diary, Whisper]):
    last: Word = ""

    def seat(self, diary: Diary) -> Seat:
        return Seat(0)

    def free_text(self, diary: Diary) -> FreeText:
        return free_text(Whisper)

    def take(self, diary: Diary, option: Whisper, table: Table) -> None:
        diary.pages.append(option.text)


def test_limited_texts_are_plain_data() -> None:
    diaries = toy(
        "diaries",
        config=Nothing,
        world=Diary,
        steps=(Keep,),
        options=(Whisper,),
        set_up=lambda _: (Diary("mine", []), Keep()),
        seat_count=lambda _: 1,
        view=lambda diary, seat: Nothing(),
    )
    state = begin(Diary("mine", ["page"]), Keep("last"))
    assert decode(diaries, encode(state)).world == state.world
    assert asked(state).free_text == FreeText("whisper", "text", 5)
