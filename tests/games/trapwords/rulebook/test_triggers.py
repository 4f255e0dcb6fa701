"""What springs a trap (TRP-TRIG): the referee's levels and reasons, clause by clause."""

import pytest

from lairkeeper.games.trapwords.referee.match import match
from lairkeeper.games.trapwords.referee.verdict import CLAUSES, MatchReason, Sureness
from lairkeeper.testing import clause

NONE, WEAK, PROBABLE, CERTAIN = Sureness


def level(language: str, clue: str, trap: str) -> Sureness:
    return match(language).trap(clue, trap).level


@clause("TRP-TRIG1")
def test_the_trap_and_its_inflections_spring_it() -> None:
    verdict = match("fr").trap("j'aime les Tartines grillées", "tartine")
    assert (verdict.level, verdict.reason, verdict.clause) == (CERTAIN, MatchReason.INFLECTION, "TRP-TRIG1")
    assert (verdict.clue, verdict.start, verdict.end) == ("Tartines", 11, 19)
    assert level("en", "two mice", "mouse") is CERTAIN


@clause("TRP-TRIG2")
@pytest.mark.parametrize(
    ("language", "clue", "trap", "springs"),
    [
        ("fr", "parapluie", "pluie", True),
        ("en", "rainbow", "bow", True),
        ("en", "carpet", "pet", False),
        ("en", "friendship", "ship", False),
        ("en", "understand", "stand", False),
        ("en", "spaceship", "ship", True),
    ],
)
def test_a_closed_compound_springs_a_trap_by_its_parts(language: str, clue: str, trap: str, springs: bool) -> None:
    assert (level(language, clue, trap) is PROBABLE) is springs


@clause("TRP-TRIG3")
def test_a_hyphenated_compound_springs_a_trap_by_its_parts() -> None:
    verdict = match("fr").trap("un abat-jour", "jour")
    assert (verdict.level, verdict.reason, verdict.part) == (CERTAIN, MatchReason.COMPOUND, "jour")
    assert level("fr", "des cerfs-volants", "cerf") is CERTAIN


@clause("TRP-TRIG4", "TRP-TRIG8")
def test_derivatives_and_short_forms_spring_a_trap() -> None:
    assert level("fr", "scientificité", "scientifique") is CERTAIN
    verdict = match("fr").trap("on en lit en SF", "scientifique")
    assert (verdict.level, verdict.reason, verdict.part) == (CERTAIN, MatchReason.ABBREVIATION, "science")
    assert level("en", "on TV", "television") is CERTAIN


@clause("TRP-TRIG4")
def test_a_blend_springs_what_it_is_made_of() -> None:
    verdict = match("fr").trap("un courriel", "courrier")
    assert (verdict.level, verdict.reason) == (PROBABLE, MatchReason.BLEND)


@clause("TRP-TRIG5")
@pytest.mark.parametrize(
    ("clue", "trap"), [("conscience", "science"), ("lunettes", "lune"), ("volaille", "vol"), ("cavalier", "cheval")]
)
def test_kinship_of_old_does_not_count(clue: str, trap: str) -> None:
    assert level("fr", clue, trap) < PROBABLE


@clause("TRP-TRIG6")
def test_an_auxiliary_counts_in_its_full_meaning_only() -> None:
    assert level("fr", "il peut être vert", "pouvoir") is NONE
    assert level("fr", "il a de grands pouvoirs", "pouvoir") is CERTAIN
    assert level("fr", "il a un pouvoir", "pouvoir") is PROBABLE
    assert level("fr", "sans pouvoir parler", "pouvoir") is WEAK
    assert level("fr", "les devoirs du soir", "devoir") is CERTAIN
    assert level("fr", "on doit partir", "devoir") is NONE


@clause("TRP-TRIG9")
@pytest.mark.parametrize(
    ("language", "clue", "trap", "wanted"),
    [
        ("fr", "foret", "forêt", PROBABLE),
        ("fr", "epee", "épée", CERTAIN),
        ("fr", "péché", "pêche", NONE),
        ("fr", "préfère", "préféré", CERTAIN),
        ("fr", "noeuds", "nœud", CERTAIN),
        ("fr", "clefs", "clé", CERTAIN),
        ("en", "COLOUR", "color", CERTAIN),
        ("en", "grey", "gray", CERTAIN),
        ("en", "theatre", "theater", CERTAIN),
    ],
)
def test_case_accents_and_regional_spellings_are_ignored(language: str, clue: str, trap: str, wanted: Sureness) -> None:
    assert level(language, clue, trap) is wanted


@clause("TRP-TRIG10")
@pytest.mark.parametrize(
    ("language", "clue", "trap"),
    [("fr", "vélo", "bicyclette"), ("en", "night", "knight"), ("en", "solar", "sun"), ("fr", "milk", "lait")],
)
def test_synonyms_sounds_and_translations_spring_nothing(language: str, clue: str, trap: str) -> None:
    assert level(language, clue, trap) is NONE


@clause("TRP-TRIG11", "TRP-AMB4")
def test_a_part_of_a_compound_trap_does_not_spring_it_unless_the_table_says_so() -> None:
    assert level("fr", "un cerf", "cerf-volant") is NONE
    assert level("fr", "la pluie", "parapluie") is NONE
    assert level("en", "rain", "rainbow") is NONE
    verdict = match("fr").trap("un cerf", "cerf-volant", parts_count=True)
    assert (verdict.level, verdict.reason) == (CERTAIN, MatchReason.PART_OF_TRAP)


@clause("TRP-TRIG11")
def test_a_part_that_is_a_short_form_of_the_whole_springs_it() -> None:
    verdict = match("fr").trap("un micro", "micro-ordinateur")
    assert (verdict.level, verdict.reason) == (CERTAIN, MatchReason.ABBREVIATION)


@clause("TRP-TRIG12")
@pytest.mark.parametrize(
    ("language", "clue", "trap", "springs"),
    [
        ("fr", "22", "deux", True),
        ("fr", "vingt-deux", "deux", True),
        ("fr", "quatre-vingts", "vingt", True),
        ("fr", "17h", "sept", True),
        ("fr", "4e", "quatre", True),
        ("fr", "cinquante", "cinq", True),
        ("fr", "neuvième", "neuf", True),
        ("fr", "quarante", "quatre", False),
        ("fr", "seize", "six", False),
        ("fr", "1 002", "deux", True),
        ("en", "2nd", "two", True),
        ("en", "sixty", "six", True),
        ("en", "fifty", "five", False),
        ("en", "thirteen", "three", False),
        ("en", "ninth", "nine", True),
    ],
)
def test_numbers_spring_the_numbers_they_show(language: str, clue: str, trap: str, springs: bool) -> None:
    assert (level(language, clue, trap) >= PROBABLE) is springs


@clause("TRP-TRIG13")
def test_another_meaning_springs_the_trap_and_another_word_less_surely() -> None:
    assert level("fr", "l'avocat mûr", "avocat") is CERTAIN
    verdict = match("fr").trap("un lit", "lire")
    assert (verdict.level, verdict.reason) == (PROBABLE, MatchReason.HOMOGRAPH)
    assert level("fr", "il boit", "bois") < PROBABLE


@clause("TRP-TRIG14", "TRP-CLUE5")
def test_the_secret_word_is_a_trap_with_a_family_of_its_own() -> None:
    verdict = match("fr").trap("un petit dragonneau", "DRAGON", family=["dragonneau"])
    assert verdict.level is CERTAIN
    assert verdict.trap == "DRAGON"


@clause("TRP-TRIG15")
def test_a_slip_counts_as_the_word() -> None:
    assert level("fr", "ma tartinne tombe", "tartine") is PROBABLE
    assert level("en", "a candel", "candle") is PROBABLE
    assert level("fr", "une tart1ne", "tartine") is PROBABLE
    assert level("fr", "t a r t i n e", "tartine") is PROBABLE
    assert level("fr", "t.a.r.t.i.n.e", "tartine") is PROBABLE
    assert level("en", "golf", "gold") is NONE


@clause("TRP-TRIG16")
@pytest.mark.parametrize(
    ("language", "clue", "trap", "wanted"),
    [
        ("fr", "un jeu de hasard, mais pas les cartes", "dé", NONE),
        ("fr", "mais non", "maïs", NONE),
        ("fr", "je suis là", "suivre", NONE),
        ("fr", "son chat", "son", WEAK),
        ("fr", "le son du cor", "son", PROBABLE),
        ("fr", "deux avions", "avion", PROBABLE),
        ("fr", "nous avions faim", "avion", NONE),
        ("fr", "en été", "été", PROBABLE),
        ("fr", "il a été", "été", WEAK),
        ("en", "he does it", "doe", NONE),
        ("en", "the mine is deep", "mine", PROBABLE),
        ("en", "that one is mine", "mine", WEAK),
        ("en", "thats it", "that", NONE),
    ],
)
def test_function_words_spring_nothing(language: str, clue: str, trap: str, wanted: Sureness) -> None:
    assert level(language, clue, trap) is wanted


@clause("TRP-TRIG13")
@pytest.mark.parametrize(
    ("language", "clue", "trap", "wanted"),
    [
        ("fr", "les chiens", "chien", CERTAIN),
        ("fr", "deux lacs", "lac", CERTAIN),
        ("fr", "des imprimantes", "imprimante", CERTAIN),
        ("fr", "il était une fois", "foi", NONE),
        ("fr", "une bouche", "boucher", PROBABLE),
        ("en", "two cows", "cow", CERTAIN),
        ("en", "coat of arms", "arm", CERTAIN),
        ("en", "what a canvass", "canvas", WEAK),
        ("en", "a number", "numb", PROBABLE),
    ],
)
def test_the_plural_of_a_trap_is_certain_whatever_else_it_may_be(
    language: str, clue: str, trap: str, wanted: Sureness
) -> None:
    assert level(language, clue, trap) is wanted


@clause("TRP-TRIG17")
@pytest.mark.parametrize(
    ("language", "clue", "trap"),
    [
        ("fr", "un cerf volant", "cerf-volant"),
        ("fr", "des cerfs-volants", "cerf-volant"),
        ("fr", "un cerfvolant", "cerf-volant"),
        ("fr", "les pommes de terre", "pomme de terre"),
        ("fr", "para pluie", "parapluie"),
        ("en", "ice-cream", "ice cream"),
        ("en", "rain bows", "rainbow"),
        ("en", "a sci-fi book", "science fiction"),
    ],
)
def test_a_compound_trap_is_sprung_whole_in_any_spelling(language: str, clue: str, trap: str) -> None:
    assert level(language, clue, trap) is CERTAIN


def test_every_reason_of_a_trap_has_a_clause() -> None:
    assert set(MatchReason) - set(CLAUSES) == {MatchReason.GENDER}
