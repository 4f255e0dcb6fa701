"""May this word be a trap? The filter of TRP-TRAP9 to 17: accepted, accepted with a warning, or refused, and why."""

import re
from enum import Enum
from functools import cache

from lairkeeper.games.trapwords.referee.lexicon.curated import read_sections
from lairkeeper.games.trapwords.referee.lexicon.language import Language
from lairkeeper.games.trapwords.referee.lexicon.numbers import is_number_word
from lairkeeper.games.trapwords.referee.lexicon.table import CONTENT, NAME
from lairkeeper.games.trapwords.referee.lexicon.text import normalise
from lairkeeper.games.trapwords.referee.trap_word import MODAL_NOUNS, TrapWord
from lairkeeper.kernel.data.record import Record
from lairkeeper.kernel.definition.clauses import applies

SHAPE = re.compile(r"[^\W_]+(?:[-' ][^\W_]+)*")
SHORTEST, LONGEST, MOST_SPACES = 2, 30, 2


class Acceptance(Enum):
    ACCEPTED = "accepted"
    WARNED = "warned"
    REFUSED = "refused"


class Legality(Record):
    """A ruling on a proposed trap: the id of its reason, and the clause that says so."""

    ruling: Acceptance
    reason: str
    clause: str


FINE = Legality(Acceptance.ACCEPTED, "fine", "TRP-TRAP9")


def _refused(reason: str, clause: str) -> Legality:
    return Legality(Acceptance.REFUSED, reason, clause)


def _warned(reason: str, clause: str) -> Legality:
    return Legality(Acceptance.WARNED, reason, clause)


@applies("TRP-TRAP8", "TRP-TRAP9")
def legality(language: Language, text: str) -> Legality:
    """The ruling on a trap by its form and kind. Kinship with the secret word is asked of the referee (TRP-TRAP17)."""
    typed = normalise(text.strip())
    return _listed(language, typed) or _shape(typed) or _by_kind(language, TrapWord(language, text.strip()))


@applies("TRP-TRAP16")
def _shape(typed: str) -> Legality | None:
    if len(typed) == 1 and typed.isdigit() and typed != "1":
        return None
    if typed == "1":
        return _refused("one", "TRP-TRAP10")
    in_bounds = SHORTEST <= len(typed) <= LONGEST and typed.count(" ") <= MOST_SPACES
    if not in_bounds or not SHAPE.fullmatch(typed):
        return _refused("shape", "TRP-TRAP16")
    return None


LISTED = {
    "one": _refused("one", "TRP-TRAP10"),
    "like_pronouns": _refused("like_pronoun", "TRP-TRAP12"),
    "fillers": _refused("filler", "TRP-TRAP14"),
    "near_fillers": _warned("near_filler", "TRP-TRAP14"),
    "general": FINE,
    "auxiliaries": _refused("auxiliary", "TRP-TRAP11"),
    "pronouns": _refused("function_word", "TRP-TRAP11"),
}


@applies("TRP-TRAP10", "TRP-TRAP12", "TRP-TRAP13", "TRP-TRAP14")
def _listed(language: Language, typed: str) -> Legality | None:
    """The ruling of the first list that names the word; a pronoun that is also a noun is no pronoun here."""
    lists = filter_lists(language.code)
    for name, ruling in LISTED.items():
        if name == "pronouns" and language.function_words.is_double(typed):
            continue
        if typed in lists[name] or typed.replace(" ", "-") in lists[name]:
            return ruling
    return None


def _by_kind(language: Language, trap: TrapWord) -> Legality:
    word = trap.word
    if trap.is_compound or is_number_word(word.text, language.code) or word.text.isdigit():
        return FINE
    if word.text in MODAL_NOUNS:
        return _warned("full_meaning_only", "TRP-TRIG6")
    if language.is_function_word(word.text):
        return _function_word(language, word.text)
    return _by_dictionary(word.kinds or _kinds_without_accents(word.readings))


@applies("TRP-TRAP11", "TRP-TRAP15")
def _function_word(language: Language, text: str) -> Legality:
    """Refused, unless the form is also a noun, an adjective or a full verb: then it counts as such only."""
    if language.function_words.is_double(text):
        return _warned("full_word_only", "TRP-TRIG16")
    return _refused("function_word", _clause_of_function_word(language, text))


@applies("TRP-TRAP9", "TRP-TRAP15", "TRP-TRAP20")
def _by_dictionary(kinds: int) -> Legality:
    if not kinds:
        return _warned("unknown", "TRP-TRAP9")
    if kinds & CONTENT:
        return FINE
    return _warned("name", "TRP-TRAP20") if kinds & NAME else _refused("kind", "TRP-TRAP15")


def _kinds_without_accents(readings: tuple[tuple[str, int], ...]) -> int:
    kinds = 0
    for _, kind in readings:
        kinds |= kind
    return kinds


def _clause_of_function_word(language: Language, text: str) -> str:
    """Auxiliaries have a clause of their own; the other small words share one."""
    lists = filter_lists(language.code)
    lemmas = language.word(text).lemmas
    is_verb = bool(lemmas & language.function_words.verbs or lemmas & lists["auxiliaries"])
    return "TRP-TRAP11" if is_verb else "TRP-TRAP15"


@cache
def filter_lists(code: str) -> dict[str, frozenset[str]]:
    return {name: frozenset(words) for name, words in read_sections(code, "trap_filter").items()}
