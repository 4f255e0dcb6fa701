"""One clue word against one trap word: the relations in their order, the surest first."""

import re
from typing import NamedTuple

from lairkeeper.games.trapwords.referee.language import Language, Word, content_lemmas
from lairkeeper.games.trapwords.referee.numbers import is_number_word
from lairkeeper.games.trapwords.referee.slips import one_slip_away, slip
from lairkeeper.games.trapwords.referee.table import ADJECTIVE, NOUN, NOWHERE
from lairkeeper.games.trapwords.referee.text import has_accent
from lairkeeper.games.trapwords.referee.trap_word import MODAL_NOUNS, TrapWord
from lairkeeper.games.trapwords.referee.verdict import Level, Reason
from lairkeeper.kernel.clauses import applies

# Ten times as frequent, on a scale where 100 steps are a factor of two.
TEN_TIMES = 332
SHORTEST_SLIP = 5
SAME_BEGINNING = 4
HISSING = ("s", "x", "z", "ch", "sh")
CONSONANT_Y = re.compile(r"[^aeiou]y$")


class Finding(NamedTuple):
    level: Level
    reason: Reason


NOTHING = Finding(Level.NONE, Reason.NOTHING)


@applies("TRP-TRIG1", "TRP-TRIG10")
def compare(language: Language, clue: Word, trap: TrapWord) -> Finding:
    """The strongest relation between two words, function words and modal verbs apart."""
    word = trap.word
    finding = _same_word(language, clue, word)
    if finding is None:
        finding = _same_lemma(language, clue, word)
    if finding is not None:
        return finding
    if language.are_unrelated(clue, word) or _both_numbers(language, clue, word):
        return NOTHING
    return _kinship(language, clue, word) or _slip(language, clue, trap) or _looks(clue, word) or NOTHING


@applies("TRP-TRIG9")
def _same_word(language: Language, clue: Word, trap: Word) -> Finding | None:
    """The same letters, or two spellings of one word (TRP-TRIG9)."""
    if clue.text == trap.text:
        return Finding(Level.CERTAIN, Reason.SAME)
    if clue.variants & trap.variants:
        return Finding(Level.CERTAIN, Reason.SPELLING)
    if clue.fold != trap.fold:
        return None
    if not clue.is_known or not trap.is_known or clue.lemmas & trap.lemmas:
        return Finding(Level.CERTAIN, Reason.SPELLING)
    if has_accent(clue.text) or not has_accent(trap.text):
        return None
    usual = language.frequency(clue) >= language.frequency(trap) + TEN_TIMES
    return Finding(Level.WEAK if usual else Level.PROBABLE, Reason.SPELLING)


@applies("TRP-TRIG1", "TRP-TRIG13")
def _same_lemma(language: Language, clue: Word, trap: Word) -> Finding | None:
    """Forms of one word; less sure where the clue is first of all another word and not its plural (TRP-TRIG13)."""
    if _is_plain_plural(clue, trap) or _is_plural(language, clue, trap):
        return Finding(Level.CERTAIN, Reason.INFLECTION)
    if not clue.lemmas & trap.lemmas:
        return None
    if _is_another_word(language, clue, trap):
        return Finding(Level.PROBABLE, Reason.HOMOGRAPH)
    return Finding(Level.CERTAIN, Reason.INFLECTION)


def _is_plain_plural(clue: Word, trap: Word) -> bool:
    """One is the other with an *s*, and the table of forms lacks one of them."""
    if NOWHERE not in (clue.number, trap.number):
        return False
    return clue.fold + "s" == trap.fold or clue.fold == trap.fold + "s"


@applies("TRP-TRIG13")
def _is_plural(language: Language, clue: Word, trap: Word) -> bool:
    """The regular plural of a noun, whatever else it may be; no far more usual word that is only spelled like it."""
    if not trap.kinds & NOUN or clue.text not in _plurals(trap.text, language.code):
        return False
    return bool(clue.lemmas & trap.lemmas) or language.frequency(clue) < language.frequency(trap) + TEN_TIMES


def _plurals(noun: str, code: str) -> tuple[str, ...]:
    if code == "fr":
        return () if noun.endswith(("s", "x", "z")) else (noun + "s", noun + "x")
    if noun.endswith(HISSING):
        return (noun + "es",)
    return (noun + "s",) if not CONSONANT_Y.search(noun) else (noun[:-1] + "ies",)


def _is_another_word(language: Language, clue: Word, trap: Word) -> bool:
    for lemma, kind in clue.readings:
        is_trap = not language.spellings(lemma).isdisjoint(trap.lemmas)
        if is_trap or not (lemma == clue.text or kind & (NOUN | ADJECTIVE)):
            continue
        if language.is_unrelated(lemma, trap.text) or language.own_roots(lemma).isdisjoint(trap.bases):
            return True
    return False


@applies("TRP-TRIG12")
def _both_numbers(language: Language, clue: Word, trap: Word) -> bool:
    """A number word springs another only where it shows it; those are listed (TRP-TRIG12)."""
    if not is_number_word(trap.text, language.code) or not is_number_word(clue.text, language.code):
        return False
    return trap.text not in language.derived.get(clue.text, ())


@applies("TRP-TRIG4", "TRP-TRIG5")
def _kinship(language: Language, clue: Word, trap: Word) -> Finding | None:
    if common := clue.families & trap.families:
        sure = all(common & language.families.get(lemma, frozenset()) for lemma in content_lemmas(clue))
        return Finding(Level.CERTAIN if sure else Level.PROBABLE, Reason.FAMILY)
    if any(not trap.lemmas.isdisjoint(language.blends.get(lemma, ())) for lemma in clue.lemmas):
        return Finding(Level.PROBABLE, Reason.BLEND)
    if clue.roots & trap.roots or clue.kin & trap.bases:
        return Finding(Level.PROBABLE, Reason.DERIVATIVE)
    if clue.weak_roots & trap.weak_roots:
        return Finding(Level.WEAK, Reason.DERIVATIVE)
    return None


@applies("TRP-TRIG15")
def _slip(language: Language, clue: Word, trap: TrapWord) -> Finding | None:
    """A misspelling of the trap that is no word itself (TRP-TRIG15)."""
    if clue.is_known or len(clue.fold) < SHORTEST_SLIP or abs(len(clue.fold) - len(trap.word.fold)) > 4:
        return None
    if clue.fold[:1] != trap.word.fold[:1] and clue.fold[-2:] not in trap.word.fold:
        return None
    nearness = max((slip(clue.fold, form) for form in trap.spellings), default=0)
    if not nearness or _another_is_nearer(language, clue, trap.word, nearness):
        return None
    return Finding(Level.PROBABLE, Reason.SLIP)


def _another_is_nearer(language: Language, typed: Word, trap: Word, nearness: int) -> bool:
    """A function word, or a word at least as frequent as the trap, may have been meant as well."""
    for spelling, kind in one_slip_away(typed.fold):
        if kind < nearness or not language.is_usual(spelling, language.frequency(trap)):
            continue
        if not language.word(spelling).lemmas & trap.lemmas:
            return True
    return False


def _looks(clue: Word, trap: Word) -> Finding | None:
    """Paired endings, or the same stem: a discreet mark and no more."""
    same_stem = clue.stem and clue.stem == trap.stem and clue.fold[:SAME_BEGINNING] == trap.fold[:SAME_BEGINNING]
    if same_stem or clue.stems & trap.stems:
        return Finding(Level.WEAK, Reason.LOOKS_RELATED)
    return None


@applies("TRP-TRIG6")
def modal(clue: Word, is_after_determiner: bool) -> Finding | None:
    """*pouvoir* and *devoir* count as nouns only (TRP-TRIG6); nothing where the clue is neither."""
    if clue.text in MODAL_NOUNS:
        return Finding(Level.PROBABLE if is_after_determiner else Level.WEAK, Reason.FULL_MEANING)
    if clue.text.removesuffix("s") in MODAL_NOUNS:
        return Finding(Level.CERTAIN, Reason.FULL_MEANING)
    return None
