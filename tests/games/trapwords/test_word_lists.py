"""The shipped word lists keep to their selection rules, as the referee itself reads them (TRP-BOOK3, TRP-BOOK12)."""

import gc
import tomllib
import tracemalloc
from collections.abc import Sequence
from functools import cache
from itertools import combinations, pairwise
from random import Random
from string import ascii_lowercase

import pytest

from lairkeeper.games.trapwords.components.kinds import Group, Language
from lairkeeper.games.trapwords.components.list_check import (
    MOST_COMPARISONS,
    MOST_PARTS_READ,
    Families,
    entry,
    problems,
)
from lairkeeper.games.trapwords.components.lists import GROUPS, WORDS, shipped
from lairkeeper.games.trapwords.referee.legality import Acceptance, legality
from lairkeeper.games.trapwords.referee.lexicon.language import MOST_REMEMBERED, Word
from lairkeeper.games.trapwords.referee.lexicon.language import Language as Vocabulary
from lairkeeper.games.trapwords.referee.lexicon.text import fold, normalise
from lairkeeper.games.trapwords.referee.match import match
from lairkeeper.games.trapwords.referee.verdict import Closeness, MatchReason, Sureness
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
    words = [(record.word, *record.family) for record in shipped(language, group)]
    assert problems(language, tuple(word for word, *_ in words)) == ()
    near = [(one, other) for one in words for other in words if one is not other and _meet(language, one, other)]
    assert [pair for pair in near if _caught(language, *pair)] == []


def _meet(language: Language, clue: Sequence[str], trap: Sequence[str]) -> bool:
    """Whether the first word has a common key with the other or its family."""
    return any(not _says(language, clue[0]).isdisjoint(_names(language, word)) for word in trap)


@cache
def _says(language: Language, word: str) -> frozenset[str]:
    return entry(match(language).language, word).says


@cache
def _names(language: Language, word: str) -> frozenset[str]:
    return entry(match(language).language, word).names


def _caught(language: Language, clue: Sequence[str], trap: Sequence[str]) -> bool:
    """Whether the one would count as saying the other or its family."""
    return match(language).trap(clue[0], trap[0], family=trap[1:]).level >= Sureness.PROBABLE


@each_list
def test_words_without_a_common_key_do_not_spring_each_other(language: Language, group: Group) -> None:
    """Five thousand pairs of each list; nearly all of them have none."""
    words = [(record.word, *record.family) for record in shipped(language, group)]
    chance = Random(f"{language} {group}")
    drawn = [chance.sample(words, 2) for _ in range(5_000)]
    apart = [(one, other) for one, other in drawn if not _meet(language, one, other)]
    assert len(apart) > 0.95 * len(drawn)
    assert [pair for pair in apart if _caught(language, *pair)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_spring_each_other_have_a_common_key(language: Language) -> None:
    """All pairs that the referee is measured on, apart from typing slips: these are no relatives."""
    referee, files = match(language), sorted(DATA.glob(f"held_out*.{language}.csv"))
    names = ("ledger_pairs", *(file.name.split(".")[0] for file in files))
    known = [pair for name in names for pair in pairs(name, language) if len(pair.clue.split()) <= MOST_WORDS]
    found = [(pair, referee.trap(pair.clue, pair.trap)) for pair in known]
    sprung = [
        pair for pair, verdict in found if verdict.level >= Sureness.PROBABLE and verdict.reason is not MatchReason.SLIP
    ]
    assert len(sprung) > 600
    assert [pair for pair in sprung if not _meet(language, (pair.clue,), (pair.trap,))] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pattern", ["castle {}", "{} castle", "castle{}", "{}", "{} {}"])
def test_the_work_of_checking_a_list_is_linear_in_its_length(
    language: Language, pattern: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Comparisons of two words are what costs time: their number has a limit, however alike the words are."""
    compared: list[str] = []
    are_related = Families._are_related

    def counted(families: Families, other: str, word: str) -> bool:
        compared.append(word)
        return are_related(families, other, word)

    monkeypatch.setattr(Families, "_are_related", counted)
    chance = Random(pattern)
    made = ["".join(chance.choices(ascii_lowercase, k=8)) for _ in range(1_001)]
    problems(language, tuple(pattern.format(*pair) for pair in pairwise(made)))
    assert len(compared) <= MOST_COMPARISONS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sign", " -'4é")
def test_a_list_of_words_of_many_parts_costs_no_more_than_one_of_simple_words(
    language: Language, sign: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Looking words up is what costs time. Where every line has many parts, or is looked up in two spellings, only the
    first lines are looked up."""
    looked_up: list[str] = []
    look_up = Vocabulary._look_up

    def counted(known: Vocabulary, text: str) -> Word:
        looked_up.append(text)
        return look_up(known, text)

    monkeypatch.setattr(Vocabulary, "_look_up", counted)
    chance = Random(sign)
    lines = (sign.join("".join(chance.choices(ascii_lowercase, k=5)) for _ in range(5)) for _ in range(1_000))
    lines = (line.replace(" ", "-", 2) for line in lines)  # three words at most
    assert problems(language, tuple(lines)) == ()
    assert MOST_PARTS_READ // 10 < len(looked_up) < 1.5 * MOST_PARTS_READ


@pytest.mark.parametrize(
    ("word", "trouble"),
    [("\ufdfa" * 10, "too_long"), ("\u337f" * 20, "too_long"), ("ab" + "\u0316\u0301" * 13, "nonsense")],
    ids=["signs for eighteen letters", "signs for four letters", "loose accents"],
)
def test_signs_that_stand_for_many_are_refused_unread(word: str, trouble: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Such a list took five times as long as any other of its length."""
    monkeypatch.setattr(Families, "can_read", lambda *_: pytest.fail("was looked up"))
    assert [problem.trouble for problem in problems("en", tuple(f"{word}{sign}" for sign in "abc"))] == [trouble] * 3


def test_ligatures_accents_and_figures_in_circles_are_read_as_what_they_stand_for() -> None:
    assert problems("fr", ("cœur", "ex-æquo", "ﬁnance", "be\u0301be\u0301")) == ()
    families = Families("en")
    for _ in range(MOST_PARTS_READ // 11):  # ten figures, and a second spelling
        assert families.can_read("①②③④⑤⑥⑦⑧⑨①")
    assert not families.can_read("①②③④⑤⑥⑦⑧⑨①")


def test_no_long_form_of_a_short_text_is_remembered() -> None:
    one, many = "\ufdfa", "\ufdfa" * 30
    short = memory_of([f"{one}{number:06}" for number in range(2_000)])
    assert memory_of([f"{many}{number:06}" for number in range(2_000)]) < short + 200_000


def memory_of(texts: Sequence[str]) -> int:
    """Bytes that stay in memory when these texts have been folded."""
    tracemalloc.start()
    for text in texts:
        fold(text)
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return kept


def test_a_list_within_the_limit_is_looked_up_to_its_last_word() -> None:
    chance = Random("last")
    words = ["".join(chance.choices(ascii_lowercase, k=9)) for _ in range(998)]
    (problem,) = problems("en", ("castle", *words, "castles"))
    assert (problem.word, problem.other) == ("castles", "castle")


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


@clause("TRP-TRAP9", "TRP-TRAP17", "TRP-TRAP18")
@each_list
def test_every_association_may_be_a_trap_and_no_two_of_an_entry_are_kin(language: Language, group: Group) -> None:
    """Computer setters take their traps from the associations: none may be refused or wasted."""
    referee = match(language)
    for record in shipped(language, group):
        rulings = {word: legality(referee.language, word).ruling for word in record.assoc}
        assert Acceptance.REFUSED not in rulings.values(), (record.word, rulings)
        assert [word for word in record.assoc if _kinship(language, word, record.word) >= Sureness.PROBABLE] == []
        pairs_of_kin = [
            pair for pair in combinations(record.assoc, 2) if _kinship(language, *pair) >= Sureness.PROBABLE
        ]
        assert pairs_of_kin == [], record.word


def _kinship(language: Language, one: str, other: str) -> Sureness:
    """Words without a common key are not compared; the tests above show that they never spring each other."""
    if not (_meet(language, (one,), (other,)) or _meet(language, (other,), (one,))):
        return Sureness.NONE
    referee = match(language)
    return max(referee.trap(one, other).level, referee.trap(other, one).level)


@clause("TRP-TRIG5", "TRP-CLUE5")
@each_list
def test_no_family_of_an_entry_holds_a_word_that_nobody_feels_to_be_kin(language: Language, group: Group) -> None:
    """*bronze* and *bronzer*, *lance* and *lancer*: pairs of the table of unrelated words."""
    known = match(language).language
    for record in shipped(language, group):
        word = known.word(normalise(record.word))
        assert [other for other in record.family if known.is_unrelated(word.text, normalise(other))] == [], record.word


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


def test_checking_ever_new_lists_keeps_a_bounded_amount_of_memory() -> None:
    """Nothing is kept of a list but the words that the referee has looked up lately."""
    chance, before = Random("memory"), words_in_memory()
    for _ in range(14):
        problems("en", tuple("".join(chance.choices(ascii_lowercase, k=9)) for _ in range(1_000)))
    assert words_in_memory() - before < MOST_REMEMBERED


def words_in_memory() -> int:
    return sum(type(each) is Word for each in gc.get_objects())
