"""The shipped word lists keep to their selection rules, as the referee itself reads them (TRP-BOOK3, TRP-BOOK12)."""

import tomllib

import pytest

from lairkeeper.games.trapwords.kinds import Group, Language, WordRecord
from lairkeeper.games.trapwords.lists import GROUPS, WORDS, shipped
from lairkeeper.games.trapwords.referee.match import match
from lairkeeper.games.trapwords.referee.text import fold
from lairkeeper.games.trapwords.referee.verdict import Closeness
from lairkeeper.games.trapwords.referee.verdict import Level as Sureness
from lairkeeper.testing import clause

LANGUAGES: tuple[Language, ...] = ("fr", "en")
LISTS: list[tuple[Language, Group]] = [(language, group) for language in LANGUAGES for group in GROUPS]
each_list = pytest.mark.parametrize(("language", "group"), LISTS)

FEWEST, MOST_COMPOUNDS = 400, 0.10
MOST_WORDS = 3


@each_list
def test_a_list_lasts_for_many_games(language: Language, group: Group) -> None:
    records = shipped(language, group)
    assert len(records) >= FEWEST
    assert len({fold(record.word) for record in records}) == len(records)


@clause("TRP-BOOK12")
@each_list
def test_no_two_words_of_a_list_are_of_one_family(language: Language, group: Group) -> None:
    records = shipped(language, group)
    assert [pair for record in records for pair in _caught_by(language, record, records)] == []


def _caught_by(language: Language, trap: WordRecord, records: tuple[WordRecord, ...]) -> list[tuple[str, str]]:
    """The other words of the list that would count as saying this one or its family."""
    referee = match(language)
    others = (record.word for record in records if record is not trap)
    caught = (word for word in others if referee.trap(word, trap.word, family=trap.family).level >= Sureness.PROBABLE)
    return [(word, trap.word) for word in caught]


@clause("TRP-BOOK12")
@each_list
def test_no_word_folds_to_a_function_word_or_has_more_than_three_words(language: Language, group: Group) -> None:
    known = match(language).language
    functions = {fold(word) for word in known.function_words.listed}
    for record in shipped(language, group):
        assert fold(record.word) not in functions
        assert not known.is_function_word(record.word)
        assert len(record.word.split()) <= MOST_WORDS, record.word


@clause("TRP-BOOK3")
@each_list
def test_every_word_has_associations_and_a_difficulty_for_a_family_table(language: Language, group: Group) -> None:
    for record in shipped(language, group):
        assert 12 <= len({fold(word) for word in record.assoc}) == len(record.assoc) <= 20, record.word
        assert record.difficulty in (1, 2), record.word
        assert record.word == record.word.lower()


@each_list
def test_few_words_are_compounds(language: Language, group: Group) -> None:
    words = [record.word for record in shipped(language, group)]
    assert sum(not word.isalpha() for word in words) <= MOST_COMPOUNDS * len(words)


@clause("TRP-CLUE5")
@each_list
def test_every_association_may_be_said_as_a_clue(language: Language, group: Group) -> None:
    referee = match(language)
    for record in shipped(language, group):
        levels = {word: referee.trap(word, record.word, family=record.family).level for word in record.assoc}
        assert max(levels.values()) < Sureness.PROBABLE, (record.word, levels)


@each_list
def test_the_word_itself_is_a_right_guess(language: Language, group: Group) -> None:
    referee = match(language)
    for record in shipped(language, group):
        assert referee.guess(record.word, record.word, forms=record.forms).answer is Closeness.CORRECT, record.word


@each_list
def test_records_are_numbered_once_by_language_and_group(language: Language, group: Group) -> None:
    ids = list(tomllib.loads((WORDS / f"{language}-{group}.toml").read_text("utf-8")))
    assert len(set(ids)) == len(ids)
    assert all(number.startswith(f"{language}-{group[:3]}-") for number in ids)
