"""What nobody should send is refused with a type and a clause, or shown safely; the game stands as it stood."""

from collections.abc import Callable

import pytest

from lairkeeper.games.trapwords.config import TableOptions, check_options
from lairkeeper.games.trapwords.records.options import Guess, Propose, Say
from lairkeeper.kernel import Option, Seat, apply, fingerprint
from lairkeeper.kernel.errors import BadConfig, Illegal, IllegalOption, LairkeeperError, Stale, UnfitText
from tests.games.trapwords.tables import ANN, BOB, CID, ENGLISH, B, Play, turn_of_a

LONG = "x" * 10_000
BLANK = ("", "   ", "\u200b\u200b", "\u202e\u202c", "\t\n")
NO_WRITING = ("🐉🔥", "🏳️‍🌈", "https://example.org", "b u t t e r", "?!…")


def writing() -> Play:
    return Play().to_writing()


def refuses(play: Play, seat: Seat, option: Option, error: type[LairkeeperError]) -> LairkeeperError:
    """The refusal; nothing has changed and nobody was told anything."""
    before, told = fingerprint(play.state), len(play.told)
    with pytest.raises(error) as refused:
        play.answer(seat, option)
    assert (fingerprint(play.state), len(play.told)) == (before, told)
    return refused.value


@pytest.mark.parametrize("text", [*BLANK, LONG])
@pytest.mark.parametrize(
    ("table", "seat", "option"), [(writing, BOB, Propose), (turn_of_a, ANN, Say), (turn_of_a, CID, Guess)]
)
def test_blank_and_endless_texts_are_unfit(
    table: Callable[[], Play], seat: Seat, option: type[Propose | Say | Guess], text: str
) -> None:
    refuses(table(), seat, option(text), UnfitText)


@pytest.mark.parametrize("text", NO_WRITING)
def test_a_clue_that_is_no_writing_is_refused_by_its_clause(text: str) -> None:
    assert refuses(turn_of_a(), ANN, Say(text), IllegalOption).clauses == ("TRP-CLUE16",)


@pytest.mark.parametrize("text", ["🐉", "<b>cow</b>", "cow; drop table", "cow cow cow cow", "نمر!"])
def test_a_trap_that_is_no_word_is_refused_by_its_clause(text: str) -> None:
    assert refuses(writing(), BOB, Propose(text), IllegalOption).clauses == ("TRP-TRAP16",)


def test_script_and_text_from_right_to_left_are_shown_as_they_were_typed() -> None:
    play = turn_of_a()
    play.say("<script>alert(1)</script>")
    play.say("\u202eهو شيء أصفر")
    assert [clue.text for clue in play.sees(CID).turns[-1].clues] == ["<script>alert(1)</script>", "هو شيء أصفر"]


@pytest.mark.parametrize("text", ["mi\u200blk", "mіlk", "m\u0301ilk", "ｍｉｌｋ", "MILK"])
def test_a_disguised_trap_does_not_reach_the_guessers(text: str) -> None:
    """Zero-width signs, letters of another alphabet, accents that combine, wide letters."""
    play = turn_of_a()
    play.say(f"made of {text}")
    alert = play.turn.clues[-1].alerts[0]
    assert (alert.level in ("certain", "probable"), alert.trap) == (True, 0)


def test_a_disguised_word_is_known_again_and_wasted() -> None:
    play = writing().propose(BOB, "milk", "mi\u200blk")
    assert play.team(B).entries[-1].warnings == ("TRP-TRAP18",)


def test_nobody_speaks_out_of_turn() -> None:
    """A guess from the clue-giver, a clue from a guesser, a trap while clues are given, an opponent who guesses."""
    play = turn_of_a()
    for seat, option in ((ANN, Guess("butter")), (CID, Say("yellow")), (BOB, Guess("butter")), (ANN, Propose("cow"))):
        refuses(play, seat, option, Illegal)


def test_a_clue_after_time_is_stale_and_changes_nothing() -> None:
    play = turn_of_a()
    decision = play.question(ANN, Say("yellow"))
    assert decision is not None
    play.lose_turn()
    before = fingerprint(play.state)
    with pytest.raises(Stale):
        apply(play.state, ANN, Say("too late"), decision.number)
    assert fingerprint(play.state) == before


def test_words_of_another_language_are_clues_and_wrong_guesses() -> None:
    play = turn_of_a()
    play.say("une matière grasse")
    play.guess("beurre")
    assert (play.turn.clues[-1].is_shown, play.turn.guesses_used) == (True, 1)


@pytest.mark.parametrize(
    "words",
    [
        tuple(f"word{number}" for number in range(10_000)),
        ("x" * 31, *ENGLISH),
        ("", *ENGLISH),
        ("\u200b", *ENGLISH),
        ("the", *ENGLISH),
        ("butters", *ENGLISH),
        ("a b c d", *ENGLISH),
    ],
    ids=["endless", "long", "empty", "unseen", "function word", "family", "four words"],
)
def test_a_pasted_list_that_cannot_be_played_is_refused(words: tuple[str, ...]) -> None:
    with pytest.raises(BadConfig) as refused:
        check_options(TableOptions(word_list=words))
    assert refused.value.facts["key"] == "word_list"


@pytest.mark.parametrize("words", [("x",) * 4_001, ("x" * 37,), ("\ufdfa" * 3,)], ids=["many", "long", "long in full"])
def test_used_words_are_few_and_short_since_every_draw_reads_them(words: tuple[str, ...]) -> None:
    check_options(TableOptions(used_words=("butter", "arc-en-ciel")))
    with pytest.raises(BadConfig) as refused:
        check_options(TableOptions(used_words=words))
    assert refused.value.facts["key"] == "used_words"
