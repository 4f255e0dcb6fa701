"""Function words (TRP-TRIG16): words said for grammar, which spring nothing by their spelling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lairkeeper.games.trapwords.referee.lexicon.text import ELISIONS, fold

if TYPE_CHECKING:
    from lairkeeper.games.trapwords.referee.lexicon.language import Word

# Full words in spite of their verb: the nouns "le pouvoir" and "le devoir" (TRP-TRIG6).
NOUNS_OF_VERBS = frozenset(["pouvoir", "pouvoirs", "devoir", "devoirs"])
VERB_OR_OTHER = 4 | 16
# The forms that people type without the apostrophe before them: *netait*, *cest*.
ELIDED_VERBS = frozenset("etait etaient est a ai avait avaient aura aurait ont es etes etais avais ait aie".split())


class FunctionWords:
    """The function words of a language, the double forms among them, and what makes a double form a full word."""

    def __init__(self, sections: dict[str, list[str]]) -> None:
        self.determiners = frozenset(sections["determiners"])
        self.double = frozenset(sections["double"])
        self.after_en = frozenset(sections["after_en"])
        self.verbs = frozenset(sections.get("verbs", ()))
        self.listed = self.determiners | frozenset(sections["words"]) | self.double
        self._folded = frozenset(fold(word) for word in self.listed)
        self.joined = {word.replace("'", ""): word for word in sorted(self.listed) if "'" in word}

    def holds(self, word: Word) -> bool:
        """Whether this is a function word as typed, or with its accents or its apostrophe put back.

        A rare word that is a function word without its accents is the function word: *voila*, *pres*.
        """
        if word.text in self.listed or self._is_form_of_verb(word):
            return True
        if not self.listed.isdisjoint(word.twins) and word.text not in self.joined:
            return True
        if word.is_known and not word.is_respelled:
            return False
        return word.fold in self._folded or word.text in self.joined or self._lacks_apostrophe(word.fold)

    def is_double(self, text: str) -> bool:
        return text in self.double

    def _is_form_of_verb(self, word: Word) -> bool:
        if word.text in NOUNS_OF_VERBS:
            return False
        return any(lemma in self.verbs and kind & VERB_OR_OTHER for lemma, kind in word.readings)

    def _lacks_apostrophe(self, folded: str) -> bool:
        """*netait* for *n'était*."""
        if not self.verbs:
            return False
        return any(folded.removeprefix(begin) in ELIDED_VERBS for begin in ELISIONS if folded.startswith(begin))
