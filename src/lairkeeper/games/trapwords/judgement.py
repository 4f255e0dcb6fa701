"""The questions that rules put to the referee, answered in the language and by the readings of the table."""

from functools import lru_cache
from typing import NamedTuple

from lairkeeper.games.trapwords.components.box import EffectId
from lairkeeper.games.trapwords.components.kinds import CurseEffect, Language, Requirement
from lairkeeper.games.trapwords.components.lists import record_of
from lairkeeper.games.trapwords.config import TableOptions
from lairkeeper.games.trapwords.referee import clue_flags, conditions
from lairkeeper.games.trapwords.referee.guess_shape import is_string_of_guesses, listed_guesses, names_no_word
from lairkeeper.games.trapwords.referee.legality import Acceptance, Legality, legality
from lairkeeper.games.trapwords.referee.lexicon.numbers import number_words
from lairkeeper.games.trapwords.referee.lexicon.text import Token, fold, tokens
from lairkeeper.games.trapwords.referee.match import match
from lairkeeper.games.trapwords.referee.verdict import Closeness, JudgedGuess, MatchReason, Sureness, Verdict
from lairkeeper.games.trapwords.state import NO_EFFECT, NO_RULE, NO_TRAP, Alert, LevelName, Rule, TrapNumber
from lairkeeper.kernel.definition.clauses import applies

LEVELS: tuple[LevelName, ...] = ("none", "weak", "probable", "certain")
YES_OR_NO = {"en": frozenset(["yes", "no"]), "fr": frozenset(["oui", "non", "si"])}
LONGEST_GUESS = 60
MOST_REMEMBERED = 4_000
"""Answers about traps that are being written: every proposal is compared with all the others of its list."""


class Sprung(NamedTuple):
    """How surely a text springs a trap, by which word, and why."""

    level: LevelName
    word: str
    start: int
    end: int
    reason: str


def rank(level: LevelName) -> int:
    return LEVELS.index(level)


@applies("TRP-TRIG1", "TRP-TRIG10", "TRP-TRIG13", "TRP-AMB3", "TRP-AMB4")
def spring(options: TableOptions, text: str, trap: str) -> Sprung:
    """How surely a clue springs a trap, as this table reads the unclear clauses."""
    found = match(options.language).trap(text, trap, parts_count=options.part_of_compound_trap == "springs")
    return _sprung(options, found)


@applies("TRP-CLUE5", "TRP-CLUE11")
def say_secret(options: TableOptions, text: str, secret: str) -> Sprung:
    """How surely a clue says the secret word, or a word of its family."""
    family = record_of(options.language, secret).family
    return _sprung(options, match(options.language).trap(text, secret, family=family))


def _sprung(options: TableOptions, found: Verdict) -> Sprung:
    level = found.level
    if options.same_spelling == "meaning" and found.reason in (MatchReason.SAME, MatchReason.HOMOGRAPH):
        level = min(level, Sureness.PROBABLE)
    return Sprung(LEVELS[level], found.clue, found.start, found.end, found.reason.value)


def alert_of(sprung: Sprung, trap: TrapNumber, rule: Rule = NO_RULE, effect: EffectId = NO_EFFECT) -> Alert:
    return Alert(sprung.level, trap, rule, effect, sprung.word, sprung.start, sprung.end, sprung.reason)


def waiver(alert: Alert) -> str:
    """The key by which a waived or overturned alert is recognised again: the word and the trap, rule or effect."""
    return f"{alert.trap}/{alert.rule}/{alert.effect}/{fold(alert.word)}"


@applies("TRP-TRIG14")
def is_bare_answer(language: Language, text: str) -> bool:
    """A bare yes or no is no clue word."""
    words = [token.text for token in tokens(text, language)]
    return len(words) == 1 and words[0] in YES_OR_NO[language]


# Traps


@applies(*(f"TRP-TRAP{number}" for number in range(8, 18)))
def why_no_trap(options: TableOptions, text: str, secret: str) -> tuple[str, ...]:
    """The clauses that exclude a word from a list: by its form and kind, or as one of the secret word's family."""
    found = _legality(options.language, text)
    if found.ruling is Acceptance.REFUSED:
        return (found.clause,)
    return ("TRP-TRAP17",) if kinship(options, text, secret) >= rank("probable") else ()


@applies("TRP-TRAP10")
def as_stored(options: TableOptions, text: str) -> str:
    """The words of a trap; numbers in figures are written out."""
    return "-".join(number_words(text, options.language)) or text


def kinship(options: TableOptions, one: str, two: str) -> int:
    """How near two words are, in either direction."""
    return _kinship(options.language, *sorted((one, two)))


@lru_cache(maxsize=MOST_REMEMBERED)
def _kinship(language: Language, one: str, two: str) -> int:
    referee = match(language)
    return max(referee.trap(one, two).level, referee.trap(two, one).level)


@lru_cache(maxsize=MOST_REMEMBERED)
def _legality(language: Language, text: str) -> Legality:
    return legality(match(language).language, text)


@applies("TRP-TRAP9", "TRP-TRAP11", "TRP-TRAP14", "TRP-TRAP17", "TRP-TRAP18", "TRP-TRAP20")
def warnings(options: TableOptions, text: str, secret: str, others: tuple[str, ...]) -> tuple[str, ...]:
    """The clauses that a team should think of before it keeps a word."""
    found = _legality(options.language, text)
    clauses = [found.clause] if found.ruling is Acceptance.WARNED else []
    if kinship(options, text, secret) == rank("weak"):
        clauses.append("TRP-TRAP17")
    if any(kinship(options, text, other) >= rank("probable") for other in others):
        clauses.append("TRP-TRAP18")
    return tuple(clauses)


# Clues


@applies("TRP-CLUE16")
def is_no_writing(options: TableOptions, text: str) -> bool:
    """Pictures, links, or letters spelled one by one."""
    return clue_flags.is_no_writing(text) or bool(match(options.language).message(text).split_letters)


@applies("TRP-CLUE7", "TRP-CLUE8", "TRP-CLUE10", "TRP-CLUE12")
def flags(options: TableOptions, text: str, secret: str) -> tuple[Alert, ...]:
    """Hints for the setters that a clue rule may be broken. They prove nothing."""
    referee = match(options.language)
    known = list(record_of(options.language, secret).examples)
    found = [(token, "TRP-CLUE7") for token in clue_flags.examples(text, known, referee.language)]
    found += [(token, "TRP-CLUE8") for token in clue_flags.names(text, referee.language)]
    found += [(token, "TRP-CLUE10") for token in clue_flags.homophones(text, referee.prepared(secret))]
    alerts = [_flag(text, token, Rule(rule)) for token, rule in found]
    if clue_flags.speaks_of_sound(text, referee.language):
        alerts.append(_flag(text, Token(text, 0, len(text)), Rule("TRP-CLUE10")))
    return tuple(alerts)


def _flag(text: str, token: Token, rule: Rule) -> Alert:
    word = text[token.start : token.end]
    return Alert("weak", NO_TRAP, rule, NO_EFFECT, word, token.start, token.end, "clue_rule")


@applies("TRP-CUR9", "TRP-CUR10")
def is_met(options: TableOptions, text: str, wanted: Requirement) -> bool:
    """Whether a clue is what a curse or the monster wants: pairs, nouns, a negation, a question."""
    language = match(options.language).language
    match wanted:
        case "pairs":
            return options.echo_reading == "guesses" or conditions.echoes(text)
        case "nouns":
            return not conditions.not_nouns(text, language)
        case "negation":
            return conditions.has_negation(text, language)
        case "question":
            return conditions.is_question(text, language)
        case _:
            return True


@applies("TRP-AMB9")
def repeats(options: TableOptions, text: str, guess: str) -> bool:
    """Whether a message holds every content word of a guess."""
    return conditions.repeats(text, guess, match(options.language).language)


@applies("TRP-CLUE17")
def forbidden_words(options: TableOptions, text: str, effect: CurseEffect) -> tuple[Alert, ...]:
    """Words that a curse forbids by their first letter or their length."""
    language = match(options.language).language
    found = conditions.words_beginning_with(text, effect.banned_letter, language) if effect.banned_letter else []
    found += conditions.words_longer_than(text, effect.max_letters, language) if effect.max_letters else []
    return tuple(
        Alert("certain", NO_TRAP, NO_RULE, EffectId(effect.id), text[t.start : t.end], t.start, t.end, "effect")
        for t in found
    )


def count_words(text: str) -> int:
    """Counts words as people hear them: an elided article and a hyphenated part belong to their word."""
    return conditions.words_said(text)


# Guesses


@applies("TRP-GUES5", "TRP-GUES10", "TRP-GUES17")
def why_no_guess(options: TableOptions, text: str, secret: str) -> tuple[str, ...]:
    """The clauses by which a message is refused and costs nothing; the right word is never refused for naming none."""
    language = match(options.language).language
    if names_no_word(text, language) and judge_guess(options, text, secret).answer is Closeness.WRONG:
        return ("TRP-GUES5",)
    items = listed_guesses(text, language)
    return ("TRP-GUES17",) if any(is_string_of_guesses(item, language) for item in items) else ()


@applies("TRP-GUES9", "TRP-GUES10")
def split_guess(options: TableOptions, text: str) -> tuple[str, ...]:
    """One guess, or several where a message is a list."""
    return tuple(listed_guesses(text, match(options.language).language))


@applies("TRP-GUES7", "TRP-GUES8", "TRP-GUES13", "TRP-GUES14", "TRP-GUES16", "TRP-AMB5")
def judge_guess(options: TableOptions, text: str, secret: str) -> JudgedGuess:
    """Correct, wrong, or to be asked of the setters."""
    is_asked = options.gender_guess == "asked"
    forms = () if is_asked else record_of(options.language, secret).forms
    return match(options.language).guess(text, secret, forms=forms, gender_is_asked=is_asked)


def same_text(first: str, second: str) -> bool:
    return fold(first) == fold(second)
