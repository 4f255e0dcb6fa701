"""One clue word against one trap word: the relations in their order, the surest first."""

import re
from typing import NamedTuple

from lairkeeper.games.trapwords.referee.lexicon.language import TEN_TIMES, Language, Word, content_lemmas
from lairkeeper.games.trapwords.referee.lexicon.numbers import is_number_word
from lairkeeper.games.trapwords.referee.lexicon.table import ADJECTIVE, NOUN, NOWHERE
from lairkeeper.games.trapwords.referee.lexicon.text import has_accent
from lairkeeper.games.trapwords.referee.slips import one_slip_away, slip
from lairkeeper.games.trapwords.referee.trap_word import MODAL_NOUNS, TrapWord
from lairkeeper.games.trapwords.referee.verdict import MatchReason, Sureness
from lairkeeper.kernel.definition.clauses import applies

SHORTEST_SLIP = 5
SAME_BEGINNING = 4
HISSING = ("s", "x", "z", "ch", "sh")
CONSONANT_Y = re.compile(r"[^aeiou]y$")


class Finding(NamedTuple):
    level: Sureness
    reason: MatchReason


NOTHING = Finding(Sureness.NONE, MatchReason.NOTHING)


@applies("TRP-TRIG1", "TRP-TRIG10")
def compare(language: Language, clue: Word, trap: TrapWord) -> Finding:
    """The strongest relation between two words, function words and modal verbs apart."""
    finding = _same_word(language, clue, trap.word)
    if finding is not None:
        return finding
    finding = _related(language, clue, trap)
    return _as_meant(language, clue, trap, finding) if clue.twins else finding


@applies("TRP-TRIG9")
def _as_meant(language: Language, clue: Word, trap: TrapWord, finding: Finding) -> Finding:
    """A rare word that a far more usual one becomes without its accents: it may be either, so nothing is certain."""
    found = [finding, *(compare(language, language.word(twin), trap) for twin in clue.twins)]
    best = max(found, key=lambda one: one.level)
    return best._replace(level=min(best.level, Sureness.PROBABLE))


def _related(language: Language, clue: Word, trap: TrapWord) -> Finding:
    """Forms of one word, words of one family, slips and likenesses."""
    word = trap.word
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
        return Finding(Sureness.CERTAIN, MatchReason.SAME)
    if clue.variants & trap.variants and not _is_argued(language, clue, trap):
        return Finding(Sureness.CERTAIN, MatchReason.SPELLING)
    return _same_fold(language, clue, trap) if clue.fold == trap.fold else None


def _same_fold(language: Language, clue: Word, trap: Word) -> Finding | None:
    """The same letters with other accents: one word, two words, or in doubt (TRP-TRIG9)."""
    if not clue.is_known or not trap.is_known:
        return Finding(Sureness.CERTAIN, MatchReason.SPELLING)
    if clue.lemmas & trap.lemmas:
        return None if _is_another_word(language, clue, trap) else Finding(Sureness.CERTAIN, MatchReason.SPELLING)
    if has_accent(clue.text) or not has_accent(trap.text):
        return None
    usual = language.frequency(clue) >= language.frequency(trap) + TEN_TIMES
    return Finding(Sureness.WEAK if usual else Sureness.PROBABLE, MatchReason.SPELLING)


@applies("TRP-TRIG1", "TRP-TRIG13")
def _same_lemma(language: Language, clue: Word, trap: Word) -> Finding | None:
    """Forms of one word; less sure where the clue is first of all another word and not its plural (TRP-TRIG13)."""
    if _is_plain_plural(clue, trap) or _is_plural(language, clue, trap) or _is_singular(language, clue, trap):
        return Finding(Sureness.CERTAIN, MatchReason.INFLECTION)
    if not clue.lemmas & trap.lemmas:
        return None
    if _is_another_word(language, clue, trap) or _is_argued(language, clue, trap):
        return Finding(Sureness.PROBABLE, MatchReason.HOMOGRAPH)
    return Finding(Sureness.CERTAIN, MatchReason.INFLECTION)


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
    if language.is_unrelated(clue.text, trap.text):
        return False
    return bool(clue.lemmas & trap.lemmas) or language.frequency(clue) < language.frequency(trap) + TEN_TIMES


def _is_singular(language: Language, clue: Word, trap: Word) -> bool:
    """The trap is the regular plural of the clue word, also where the plural is a word of its own: *cards*."""
    is_plural = clue.kinds & NOUN and trap.text in _plurals(clue.text, language.code)
    if not is_plural or language.is_unrelated(clue.text, trap.text):
        return False
    return clue.text in language.word(trap.text).lemmas


def _plurals(noun: str, code: str) -> tuple[str, ...]:
    if code == "fr":
        return () if noun.endswith(("s", "x", "z")) else (noun + "s", noun + "x")
    if noun.endswith(HISSING):
        return (noun + "es",)
    return (noun + "s",) if not CONSONANT_Y.search(noun) else (noun[:-1] + "ies",)


def _is_another_word(language: Language, clue: Word, trap: Word) -> bool:
    """The clue word is first of all a form of an unrelated word: its base form, a noun, or a far more usual verb."""
    for lemma, kind in clue.readings:
        is_trap = not language.spellings(lemma).isdisjoint(trap.lemmas)
        is_first = lemma == clue.text or kind & (NOUN | ADJECTIVE) or _is_more_usual(language, lemma, trap)
        if is_trap or not is_first:
            continue
        if language.is_unrelated(lemma, trap.text) or language.own_roots(lemma).isdisjoint(trap.bases):
            return True
    return False


@applies("TRP-TRIG5")
def _is_argued(language: Language, clue: Word, trap: Word) -> bool:
    """A form of the trap, but as a noun another word to most people: *box* for *boxing*, by the table of families."""
    nouns = {clue.text, *(lemma for lemma, kind in clue.readings if kind & NOUN)}
    return any(language.is_argued(noun, trap.text) for noun in nouns)


def _is_more_usual(language: Language, lemma: str, trap: Word) -> bool:
    return language.frequency(language.word(lemma)) >= language.frequency(trap) + TEN_TIMES


@applies("TRP-TRIG12")
def _both_numbers(language: Language, clue: Word, trap: Word) -> bool:
    """A number word springs another only where it shows it; those are listed (TRP-TRIG12)."""
    if not is_number_word(trap.text, language.code) or not is_number_word(clue.text, language.code):
        return False
    return trap.text not in language.derived.get(clue.text, ())


@applies("TRP-TRIG4", "TRP-TRIG5")
def _kinship(language: Language, clue: Word, trap: Word) -> Finding | None:
    if clue.families & trap.families:
        return Finding(
            Sureness.CERTAIN if _is_plain_kin(language, clue, trap) else Sureness.PROBABLE, MatchReason.FAMILY
        )
    if any(not trap.lemmas.isdisjoint(language.blends.get(lemma, ())) for lemma in clue.lemmas):
        return Finding(Sureness.PROBABLE, MatchReason.BLEND)
    if clue.roots & trap.roots or clue.kin & trap.bases:
        return Finding(Sureness.PROBABLE, MatchReason.DERIVATIVE)
    if clue.weak_roots & trap.weak_roots:
        return Finding(Sureness.WEAK, MatchReason.DERIVATIVE)
    return None


@applies("TRP-TRIG5")
def _is_plain_kin(language: Language, clue: Word, trap: Word) -> bool:
    """Whatever the clue word means, it is of the trap's family, and both teams would nod."""
    close = language.close_families
    wanted = frozenset().union(*(close.get(lemma, frozenset()) for lemma in trap.lemmas))
    return all(not wanted.isdisjoint(close.get(lemma, ())) for lemma in content_lemmas(clue) or clue.lemmas)


@applies("TRP-TRIG15")
def _slip(language: Language, clue: Word, trap: TrapWord) -> Finding | None:
    """A misspelling of the trap that is no word itself (TRP-TRIG15)."""
    if len(clue.fold) < SHORTEST_SLIP or abs(len(clue.fold) - len(trap.word.fold)) > 4:
        return None
    if clue.fold[:1] != trap.word.fold[:1] and clue.fold[-2:] not in trap.word.fold:
        return None
    nearness = max((slip(clue.fold, form) for form in trap.spellings), default=0)
    if not nearness or language.is_spelled(clue) or _another_is_nearer(language, clue, trap.word, nearness):
        return None
    return Finding(Sureness.PROBABLE, MatchReason.SLIP)


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
        return Finding(Sureness.WEAK, MatchReason.LOOKS_RELATED)
    return None


@applies("TRP-TRIG6")
def modal(clue: Word, trap: Word, is_after_determiner: bool) -> Finding | None:
    """The traps *pouvoir* and *devoir* count as nouns only (TRP-TRIG6); None where the clue is not the trap's noun."""
    if clue.text.removesuffix("s") not in MODAL_NOUNS & trap.lemmas:
        return None
    if clue.text in MODAL_NOUNS:
        return Finding(Sureness.PROBABLE if is_after_determiner else Sureness.WEAK, MatchReason.FULL_MEANING)
    return Finding(Sureness.CERTAIN, MatchReason.FULL_MEANING)
