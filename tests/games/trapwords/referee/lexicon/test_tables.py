"""The language tables: complete, licensed, small, and loaded only when a language is asked for."""

import subprocess
import sys
from difflib import SequenceMatcher
from pathlib import Path

import pytest

from lairkeeper.games.trapwords.referee.lexicon import curated
from lairkeeper.games.trapwords.referee.lexicon.language import language
from lairkeeper.games.trapwords.referee.lexicon.table import NOWHERE
from lairkeeper.games.trapwords.referee.lexicon.text import fold
from lairkeeper.games.trapwords.referee.lexicon.vectors import vectors
from lairkeeper.games.trapwords.referee.match import Referee, match
from lairkeeper.games.trapwords.referee.verdict import Sureness

DATA = Path(curated.__file__).parents[1] / "data"
every_language = pytest.mark.parametrize("code", ["fr", "en"])

UNTOUCHED = """
import sys
import lairkeeper.games.trapwords.referee.match, lairkeeper.games.trapwords.referee.lexicon.vectors
import lairkeeper.games.trapwords.referee.conditions, lairkeeper.games.trapwords.referee.legality
sys.exit("numpy" in sys.modules)
"""


def test_importing_the_referee_loads_nothing() -> None:
    assert subprocess.run([sys.executable, "-c", UNTOUCHED], check=False).returncode == 0


OTHER_GAMES = """
import sys
from lairkeeper.games import games
from lairkeeper.kernel import Match
for game in games().values():
    if game.name != "trapwords":
        Match(game, game.config(), "seed")
sys.exit("numpy" in sys.modules or "lairkeeper.games.trapwords.bots.language.lore" in sys.modules)
"""


def test_other_games_start_without_the_language_data() -> None:
    assert subprocess.run([sys.executable, "-c", OTHER_GAMES], check=False).returncode == 0


def test_the_referee_remembers_the_lists_of_a_hundred_tables() -> None:
    referee = Referee("en")
    first = referee.prepared("cow")
    for number in range(1_500):
        referee.prepared(f"trap {number}")
    assert referee.prepared("cow") is first


def test_the_data_are_small() -> None:
    assert sum(file.stat().st_size for file in DATA.rglob("*") if file.is_file()) < 10_000_000


def test_every_built_table_has_its_licence_and_is_noticed() -> None:
    tables = sorted(DATA.rglob("*.npz"))
    notice = (DATA / "NOTICE.md").read_text("utf-8")
    assert len(tables) == 6
    for table in tables:
        assert len(table.with_suffix(".LICENSE").read_text("utf-8")) > 1000
        assert f"`{table.parent.name}/{table.name}`" in notice


@every_language
def test_the_tables_by_hand_are_large_enough(code: str) -> None:
    assert len(curated.read_families(code)) >= 400
    assert len(curated.read_definitions(code, "abbreviations")) >= 200
    assert len(language(code).function_words.listed) >= 200


@every_language
def test_a_family_has_several_words_and_is_listed_once(code: str) -> None:
    families = [frozenset([*close, *loose]) for close, loose in curated.read_families(code)]
    assert [family for family in families if len(family) < 2] == []
    assert len(families) == len(set(families))


@every_language
def test_no_pair_is_both_of_one_family_and_unrelated(code: str) -> None:
    families = language(code).families
    clashes = [
        (first, second)
        for first, second in curated.read_pairs(code, "not_related")
        if families.get(first, frozenset()) & families.get(second, frozenset())
    ]
    assert clashes == []


@every_language
def test_a_compound_springs_its_parts_and_is_not_sprung_by_them(code: str) -> None:
    """TRP-TRIG2 and TRP-TRIG11, for the compounds written by hand."""
    referee = match(code)
    listed = [(whole, part) for whole, *parts in curated.read_entries(code, "compounds") for part in parts]
    assert [pair for pair in listed if referee.trap(*pair).level < Sureness.PROBABLE] == []
    assert [(whole, part) for whole, part in listed if referee.trap(part, whole).level >= Sureness.PROBABLE] == []
    assert [whole for whole, _ in listed if not referee.language.is_word(whole)] == []


@every_language
def test_a_blend_keeps_four_letters_of_its_sources(code: str) -> None:
    for blend, (sources,) in curated.read_definitions(code, "blends").items():
        for source in sources:
            matcher = SequenceMatcher(None, fold(blend), fold(source), autojunk=False)
            assert matcher.find_longest_match().size >= 4, (blend, source)


@every_language
def test_function_words_are_no_abbreviations_of_content_words_only_by_accident(code: str) -> None:
    words = language(code)
    small = [short for short in words.abbreviations if words.is_function_word(short)]
    assert set(small) <= words.function_words.double | {"l", "m", "h", "g"}


@every_language
def test_a_word_is_found_with_its_base_forms(code: str) -> None:
    forms = language(code).forms
    for word, lemma in {"fr": [("chevaux", "cheval"), ("yeux", "oeil")], "en": [("mice", "mouse"), ("ran", "run")]}[
        code
    ]:
        number = forms.words.find(word)
        assert lemma in [forms.words[found] for found in forms.lemmas[number]]
    assert forms.words.find("qqqq") == NOWHERE
    assert forms.words.find("") == NOWHERE


@every_language
def test_words_are_sorted_so_that_all_are_found(code: str) -> None:
    words = language(code).forms.words
    assert all(words.find(words[number]) == number for number in range(0, len(words), 997))


@every_language
def test_vectors_know_what_goes_together(code: str) -> None:
    near = vectors(code)
    one, other, far = {"fr": ("lait", "fromage", "ordinateur"), "en": ("milk", "cheese", "computer")}[code]
    assert near.similarity(one, other) > near.similarity(one, far) + 0.2
    assert near.similarity(one, "qqqq") == 0
    assert near.similarity(one, one) == pytest.approx(1)
