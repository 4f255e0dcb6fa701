"""The shipped word lists keep to their selection rules, as the referee itself reads them (TRP-BOOK3, TRP-BOOK12)."""

import tomllib
from random import Random

import pytest

from lairkeeper.games.trapwords.kinds import Group, Language, WordRecord
from lairkeeper.games.trapwords.lists import GROUPS, WORDS, shipped
from lairkeeper.games.trapwords.pasting import keys, pairs_with_common_keys
from lairkeeper.games.trapwords.referee.match import match
from lairkeeper.games.trapwords.referee.text import fold
from lairkeeper.games.trapwords.referee.verdict import Closeness
from lairkeeper.games.trapwords.referee.verdict import Level as Sureness
from lairkeeper.testing import clause
from tests.games.trapwords.referee.pairs import DATA, pairs

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
    """Neither says the other or its family. Words without a common key cannot, as the next tests show."""
    records = shipped(language, group)
    near = pairs_with_common_keys((record, _keys(language, record)) for record in records)
    assert [
        pair for one, other in near for pair in (*_caught(language, one, other), *_caught(language, other, one))
    ] == []


def _keys(language: Language, record: WordRecord) -> frozenset[str]:
    return frozenset().union(*(keys(language, word) for word in (record.word, *record.family)))


def _caught(language: Language, clue: WordRecord, trap: WordRecord) -> list[tuple[str, str]]:
    """Whether the one would count as saying the other or its family."""
    found = match(language).trap(clue.word, trap.word, family=trap.family)
    return [(clue.word, trap.word)] if found.level >= Sureness.PROBABLE else []


@each_list
def test_words_without_a_common_key_do_not_spring_each_other(language: Language, group: Group) -> None:
    """Five thousand pairs of each list; nearly all of them have none."""
    records, chance = shipped(language, group), Random(f"{language} {group}")
    drawn = [chance.sample(records, 2) for _ in range(5_000)]
    apart = [(one, other) for one, other in drawn if not _keys(language, one) & _keys(language, other)]
    assert len(apart) > 0.95 * len(drawn)
    assert [pair for one, other in apart for pair in _caught(language, one, other)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_spring_each_other_have_a_common_key(language: Language) -> None:
    """All pairs that the referee is measured on."""
    referee, files = match(language), sorted(DATA.glob(f"held_out*.{language}.csv"))
    names = ("ledger_pairs", *(file.name.split(".")[0] for file in files))
    known = [pair for name in names for pair in pairs(name, language) if len(pair.clue.split()) <= MOST_WORDS]
    sprung = [pair for pair in known if referee.trap(pair.clue, pair.trap).level >= Sureness.PROBABLE]
    assert len(sprung) > 600
    assert [pair for pair in sprung if not keys(language, pair.clue) & keys(language, pair.trap)] == []


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
