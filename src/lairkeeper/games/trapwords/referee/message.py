"""A message made ready: its tokens, the units each is compared by, and its neighbours joined together."""

from functools import cached_property
from typing import NamedTuple

from lairkeeper.games.trapwords.referee.lexicon.language import Language, Word
from lairkeeper.games.trapwords.referee.lexicon.numbers import is_number_word, number_words
from lairkeeper.games.trapwords.referee.lexicon.text import Token, fold, tokens
from lairkeeper.games.trapwords.referee.verdict import MatchReason

WIDEST_WINDOW = 4
FEWEST_SPLIT_LETTERS = 4


class Unit(NamedTuple):
    """A word to compare: a token, or something inside it. `via` says how it is inside."""

    token: Token
    word: Word
    via: MatchReason
    is_closed: bool = False
    is_weak: bool = False
    is_double: bool = False
    is_ambiguous: bool = False


class Piece(NamedTuple):
    """A part between hyphens or spaces, with its place in the text."""

    word: Word
    start: int
    end: int
    is_function: bool


class Message:
    """A clue or a guess, cut into what can be compared. Function words have no units (TRP-TRIG16)."""

    def __init__(self, language: Language, text: str) -> None:
        self.language, self.text = language, text
        self.tokens = tokens(text, language.code)
        self.functions = [token for place, token in enumerate(self.tokens) if self._is_idle(place)]
        self.units = [unit for place in range(len(self.tokens)) for unit in self._units(place)]

    def _is_idle(self, place: int) -> bool:
        token = self.tokens[place]
        if not self.language.is_function_word(token.text):
            return False
        return not (self.language.function_words.is_double(token.text) and self.follows_determiner(place))

    def follows_determiner(self, place: int) -> bool:
        """After a determiner, a contracted article or a number a double form is a full word."""
        token, words = self.tokens[place], self.language.function_words
        if token.elided == "l":
            return True
        before = self.tokens[place - 1].text if place else ""
        if before in words.determiners or before.isdigit() or is_number_word(before, self.language.code):
            return True
        return before == "en" and token.text in words.after_en

    def _units(self, place: int) -> list[Unit]:
        token = self.tokens[place]
        if self._is_idle(place):
            return []
        code, language = self.language.code, self.language
        if token.text.isdigit():
            return [Unit(token, language.word(word), MatchReason.NUMBER) for word in number_words(token.text, code)]
        word = language.word(token.text)
        is_double = language.is_function_word(token.text)
        units = [Unit(token, word, MatchReason.SAME, is_double=is_double)]
        units += self._between_hyphens(token)
        several = len(self.meanings(word)) > 1
        units += [Unit(token, part, MatchReason.ABBREVIATION, is_ambiguous=several) for part in self._expanded(word)]
        units += [
            Unit(token, language.word(part), MatchReason.CLOSED_COMPOUND, is_closed=True, is_weak=weak)
            for part, weak in word.parts
        ]
        return units

    def _between_hyphens(self, token: Token) -> list[Unit]:
        if len(token.parts) < 2:
            return []
        units = []
        for part in token.parts:
            is_function = self.language.is_function_word(part)
            if not is_function or self.language.function_words.is_double(part):
                spoken = number_words(part, self.language.code) or [part]
                units += [
                    Unit(token, self.language.word(word), MatchReason.COMPOUND, is_double=is_function)
                    for word in spoken
                ]
        return units

    def _expanded(self, word: Word) -> list[Word]:
        """The words that a short form stands for, function words left out."""
        meanings = self.meanings(word)
        found = [part for meaning in meanings for part in meaning if not self.language.is_function_word(part)]
        return [self.language.word(part) for part in dict.fromkeys(found)]

    def meanings(self, word: Word) -> list[list[str]]:
        """The full forms of a short form, also of one with a plural ending."""
        table = self.language.abbreviations
        is_base = any(lemma == word.text for lemma, _ in word.readings)
        for text in (word.text, *(() if is_base else sorted(word.lemmas))):
            if text in table:
                return table[text]
        return [] if word.is_known else self.language.folded_abbreviations.get(word.fold, [])

    @cached_property
    def pieces(self) -> list[Piece]:
        """Every token cut at its hyphens, numbers in words: what a compound is searched in."""
        found = []
        for token in self.tokens:
            for part in token.parts:
                for spoken in number_words(part, self.language.code) or [part]:
                    word = self.language.word(spoken)
                    found.append(Piece(word, token.start, token.end, self.language.is_function_word(spoken)))
        return found

    @cached_property
    def windows(self) -> dict[str, tuple[int, int, bool]]:
        """Two to four neighbours joined: their place, and whether a function word is among them."""
        found: dict[str, tuple[int, int, bool]] = {}
        pieces = self.pieces
        folds = [piece.word.fold.replace("'", "") for piece in pieces]
        for first in range(len(pieces)):
            whole, has_function = folds[first], pieces[first].is_function
            for last in range(first + 1, min(first + WIDEST_WINDOW, len(pieces))):
                whole += folds[last]
                has_function = has_function or pieces[last].is_function
                found.setdefault(whole, (pieces[first].start, pieces[last].end, has_function))
        return found

    @cached_property
    def split_letters(self) -> list[tuple[str, int, int]]:
        """Runs of at least four single letters: *t a r t i n e*."""
        runs: list[list[Token]] = [[]]
        for token in self.tokens:
            if len(token.text) == 1:
                runs[-1].append(token)
            elif runs[-1]:
                runs.append([])
        return [
            ("".join(fold(token.text) for token in run), run[0].start, run[-1].end)
            for run in runs
            if len(run) >= FEWEST_SPLIT_LETTERS
        ]
