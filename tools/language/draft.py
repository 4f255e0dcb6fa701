"""What is known of a language before it is packed: forms with their readings, roots, compounds and sounds."""

from collections import defaultdict
from dataclasses import dataclass, field

NOUN, ADJECTIVE, VERB, ADVERB, OTHER, NAME = 1, 2, 4, 8, 16, 32


@dataclass
class Form:
    """A spelling: the words it may be a form of, how usual it is, how it sounds, and its genders as a French noun."""

    readings: set[tuple[str, int]] = field(default_factory=set)
    frequency: float = 0.0
    sound: str = ""
    genders: set[str] = field(default_factory=set)


@dataclass
class Draft:
    """A language on its way into a table. Links go from a base form to another; True marks a weak one."""

    forms: dict[str, Form] = field(default_factory=lambda: defaultdict(Form))
    frequency: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    kinds: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    roots: dict[str, dict[str, bool]] = field(default_factory=dict)
    parts: dict[str, dict[str, bool]] = field(default_factory=dict)
    kin: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    unrelated: list[tuple[str, str]] = field(default_factory=list)

    def add(self, form: str, lemma: str, kind: int) -> None:
        self.forms[form].readings.add((lemma, kind))
        self.kinds[lemma] |= kind
        self.forms[lemma].readings.add((lemma, kind))

    def is_lemma(self, word: str, kinds: int) -> bool:
        return bool(self.kinds.get(word, 0) & kinds)


def link(links: dict[str, bool], base: str, weak: bool) -> None:
    """Remember a link; a strong one replaces a weak one."""
    links[base] = links.get(base, True) and weak


def cut(links: dict[str, dict[str, bool]], unrelated: list[tuple[str, str]]) -> None:
    """Take out the links between words that the table of unrelated pairs names."""
    for first, second in unrelated:
        links.get(first, {}).pop(second, None)
        links.get(second, {}).pop(first, None)
