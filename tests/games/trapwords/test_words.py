"""The words of Trapwords: one of a thing is told as one, in both languages."""

import pytest

from lairkeeper.games.trapwords import GAME, spelling
from lairkeeper.games.trapwords.config import TableOptions
from lairkeeper.games.trapwords.records.events import EntryProposed, TurnResumed, WritingExtended
from lairkeeper.games.trapwords.state import EntryNumber
from lairkeeper.kernel import Event, Seat
from lairkeeper.testing import clause
from lairkeeper.words import Words, speak


def words(language: str) -> Words:
    return speak(GAME, TableOptions(), language, ("Ann", "Bob", "Cid", "Dot"))


@pytest.mark.parametrize(
    ("quota", "kept", "english", "french"),
    [
        (
            1,
            0,
            "Write one trap for “club”; none is kept yet.",
            "Écrire un piège pour «\u202fclub\u202f»\u202f; aucun n’est encore gardé.",
        ),
        (
            3,
            1,
            "Write 3 traps for “club”; one is kept.",
            "Écrire 3 pièges pour «\u202fclub\u202f»\u202f; un est gardé.",
        ),
        (
            3,
            2,
            "Write 3 traps for “club”; 2 are kept.",
            "Écrire 3 pièges pour «\u202fclub\u202f»\u202f; 2 sont gardés.",
        ),
    ],
)
def test_a_list_of_one_trap_is_asked_for_as_one(quota: int, kept: int, english: str, french: str) -> None:
    for language, sentence in (("en", english), ("fr", french)):
        assert words(language).say("question-write_list", quota=quota, kept=kept, word="club") == sentence


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (TurnResumed(1), "The turn goes on with one second more.", "Le tour reprend avec une seconde de plus."),
        (TurnResumed(12), "The turn goes on with 12 seconds more.", "Le tour reprend avec 12 secondes de plus."),
        (WritingExtended(1), "There is one second more to write.", "Il y a une seconde de plus pour écrire."),
        (WritingExtended(30), "There are 30 seconds more to write.", "Il y a 30 secondes de plus pour écrire."),
    ],
)
def test_one_second_is_told_as_one(event: Event, english: str, french: str) -> None:
    assert [words(language).event(event) for language in ("en", "fr")] == [english, french]


@clause("TRP-TRAP18")
def test_what_speaks_against_a_trap_is_told_when_it_is_proposed() -> None:
    """In the terminal too, where the list of a team is not always in sight."""
    twice = EntryProposed(EntryNumber(1), "milky", Seat(0), True, ("TRP-TRAP18",))
    assert [words(language).event(twice) for language in ("en", "fr")] == [
        "Ann: “milky” proposed and kept. Careful: it is nearly the same as another trap.",
        "Ann propose «\u202fmilky\u202f», qui est gardé. Attention\u202f: il est presque le même qu’un autre piège.",
    ]
    usual = EntryProposed(EntryNumber(1), "milk", Seat(0), False, ())
    assert words("en").event(usual) == "Ann: “milk” proposed."


def test_a_pasted_list_is_not_kept_with_the_names_of_components() -> None:
    before = spelling._spellers.cache_info().currsize
    for number in range(3):
        options = TableOptions(word_list=tuple(f"word {number} {line}" for line in range(100)))
        spelling.spell(options, {"place": 0}, {})
    assert spelling._spellers.cache_info().currsize <= before + 1
