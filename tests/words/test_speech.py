"""Names, seats, lists and errors become sentences; what has no words is an error, never an empty text."""

import pytest

from lairkeeper.kernel import BEGIN_AGAIN, CHANCE, CLOCK, AnyGame, Seat
from lairkeeper.kernel.errors import (
    BadConfig,
    BadContent,
    CorruptJournal,
    GameOver,
    IllegalOption,
    LairkeeperError,
    NotYourDecision,
    StaleDecision,
    UnknownLanguage,
)
from lairkeeper.words import MissingWords, Name, NameList, SeatName, Words, speak
from tests.every import every_game
from tests.words import vocabulary


@pytest.fixture
def english() -> Words:
    return speak(None, None, "en", ["Ann", "Bob"])


@pytest.fixture
def french() -> Words:
    return speak(None, None, "fr", ["Ann", "Bob"])


@pytest.mark.parametrize("language", ["de", "", "en-GB", "../en"])
def test_an_unknown_language_is_refused_with_those_there_are(language: str) -> None:
    with pytest.raises(UnknownLanguage) as refused:
        speak(None, None, language)
    assert refused.value.facts == {"language": language, "known": "en, fr"}


@pytest.mark.parametrize("key", ["no-such-words", "list-and", "seat-player.help", "no-such-words.help"])
def test_a_missing_message_is_an_error(english: Words, key: str) -> None:
    assert not english.can_say(key) or key == "list-and"
    with pytest.raises(MissingWords) as missing:
        english.say(key)
    assert missing.value.facts == {"key": key, "language": "en", "reason": "key"}
    assert isinstance(missing.value, KeyError)


def test_a_missing_fact_is_an_error(english: Words) -> None:
    with pytest.raises(MissingWords) as missing:
        english.say("seat-player")
    assert missing.value.facts["key"] == "seat-player"


def test_a_fact_may_be_called_anything(english: Words) -> None:
    assert english.say("seat-player", number=2, key="a", self="b") == "Player 2"


def test_seats_are_called_by_name(english: Words, french: Words) -> None:
    assert [english.seat(seat) for seat in (Seat(0), Seat(1), Seat(2), CHANCE, CLOCK)] == [
        "Ann",
        "Bob",
        "Player 3",
        "Chance",
        "The clock",
    ]
    assert french.seat(Seat(2)) == "Joueur 3"


@pytest.mark.parametrize(
    ("several", "in_english", "in_french"),
    [
        (NameList(()), "nothing", "rien"),
        (NameList((SeatName(Seat(0)),)), "Ann", "Ann"),
        (NameList((SeatName(Seat(0)), 2)), "Ann and 2", "Ann et 2"),
        (NameList(("a", "b", "c")), "a, b and c", "a, b et c"),
        (NameList(("a", "b", "c"), "or"), "a, b or c", "a, b ou c"),
        (NameList(("a", "b", "c"), "comma"), "a, b, c", "a, b, c"),
        (NameList((1, 0, 2), "sum"), "1 + 0 + 2", "1 + 0 + 2"),
    ],
)
def test_lists_are_joined(english: Words, french: Words, several: NameList, in_english: str, in_french: str) -> None:
    assert english.say("list-and.last", most=several, next="") == f"{in_english} and "
    assert french.say("list-and.last", most=several, next="") == f"{in_french} et "


def test_a_name_mentions_names_and_falls_back_where_it_has_no_words(english: Words) -> None:
    either = Name("list-or.last", {"most": Name("seat-clock"), "next": SeatName(CHANCE)})
    assert english.name_of(either) == "The clock or Chance"
    assert english.name_of(Name("no-such", otherwise="plain")) == "plain"
    assert english.name_of(Name("no-such", otherwise=Name("seat-clock"))) == "The clock"
    assert english.name_of(Name("seat-clock", otherwise="plain")) == "The clock"


def test_the_command_beside_the_options_has_words(english: Words) -> None:
    assert english.option(BEGIN_AGAIN) == "Restart this choice"


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (
            BadConfig(key="players", value=9, expected="1..4", clauses=("TOY-1", "TOY-2")),
            "The table option “players” cannot be “9”; it must be a number from 1 to 4. Rules: TOY-1, TOY-2.",
        ),
        (
            BadConfig(key="config", value="{", expected="Input data was truncated"),
            "These table options cannot be read: Input data was truncated.",
        ),
        (
            BadContent(file="rooms.toml", key="room[R07].symbol", reason="bad-value", expected="ankh|eye", found="sun"),
            "This content cannot be played with. In rooms.toml the value of room[R07].symbol cannot be “sun”; "
            "right would be: ankh or eye.",
        ),
        (
            BadContent(file="rooms.toml", key="room", reason="wrong-type", expected="array", found="string"),
            "This content cannot be played with. In rooms.toml the value of room should be a list, "
            "but is a text in quotes.",
        ),
        (
            BadContent(file="rooms.toml", key="", reason="not-toml"),
            "This content cannot be played with. The file rooms.toml is not valid TOML.",
        ),
        (
            BadContent(file="rooms.toml", key="", reason="not-toml", line=3),
            "This content cannot be played with. The file rooms.toml is not valid TOML near line 3.",
        ),
        (
            CorruptJournal(where=7, reason="option-illegal", option="explore"),
            "This saved game cannot be used. Its answer number 7 (“explore”) was not possible at that moment.",
        ),
        (
            CorruptJournal(where=0, reason="version", expected=2, found=1),
            "This saved game cannot be used. It follows version 1 of the rules; this program plays version 2.",
        ),
        (
            IllegalOption(question="choose_action", option="pass", clauses=("TOY-1",)),
            "This is not possible now. Rules: TOY-1.",
        ),
        (NotYourDecision(seat=1), "Nothing waits for an answer of this seat: Bob."),
        (NotYourDecision(seat=CLOCK), "Nothing waits for an answer of this seat: The clock."),
        (GameOver(reason="victory"), "The game is over and takes no more answers."),
        (
            StaleDecision(number=3, current=4),
            "This answer comes too late: its question no longer waits, another one does.",
        ),
        (
            StaleDecision(number=3, current=0),
            "This answer comes too late: its question no longer waits, and no other one does.",
        ),
    ],
    ids=lambda thing: thing.code if isinstance(thing, LairkeeperError) else "",
)
def test_an_error_is_one_clear_sentence(english: Words, french: Words, error: LairkeeperError, sentence: str) -> None:
    assert english.error(error) == sentence
    assert french.error(error) != sentence


@pytest.mark.parametrize(
    ("expected", "wanted"),
    [
        ("3..", "a number from 3 up"),
        ("..4", "a number up to 4"),
        ("1..4", "a number from 1 to 4"),
        ("a|b", "a or b"),
        ("no bars | here", "no bars | here"),
    ],
)
def test_the_expected_value_is_named(english: Words, french: Words, expected: str, wanted: str) -> None:
    error = BadConfig(key="size", value=0, expected=expected)
    assert english.error(error) == f"The table option “size” cannot be “0”; it must be {wanted}."
    assert french.error(error)


def test_a_language_calls_itself_by_name(english: Words, french: Words) -> None:
    assert (english.say("language-name"), french.say("language-name")) == ("English", "Français")


def test_a_missing_word_can_itself_be_reported(english: Words) -> None:
    error = MissingWords(key="no-such", language="en", reason="key")
    assert english.error(error) == "The words “no-such” are missing in the language “en” (key)."


@every_game
def test_an_ending_is_worded_without_scores(game: AnyGame) -> None:
    words = speak(game, game.config(), "en", ())
    reasons = [key.removeprefix("outcome-") for key in vocabulary.outcomes(game)]
    assert all("nothing" not in words.ending(reason) for reason in reasons)
    assert len({words.ending(reason) for reason in reasons}) == len(reasons)
