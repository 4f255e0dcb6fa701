"""How each language is set: quotes, apostrophes, spaces before signs, and no language that merely copies another."""

import re
from collections.abc import Iterator, Mapping

import pytest

from lairkeeper.words import LANGUAGES
from tests.every import every_language
from tests.words import ftl

EVERYWHERE = {
    "straight quotes or apostrophe": r"[\"']",
    "three dots": r"\.\.\.",
    "two spaces": r"  ",
}
RULES: Mapping[str, Mapping[str, str]] = {
    "en": EVERYWHERE | {"space before a sign": r"\s[,;:!?”]", "foreign quotes": r"[«»„]"},
    "fr": EVERYWHERE
    | {
        "no narrow space before a sign": r"(^|[^\u202f])[;:!?»]",
        "no narrow space after a quote": r"«(?!\u202f)",
        "foreign quotes": r"[“”„]",
        "wide space that may not break": r"\u00a0",
        "space before a comma": r"\s[,.]",
    },
}
WORD = r"[^\W\d_]+"
_WEB = ftl.SOURCE.parents[1] / "web" / "src"
WEB = sorted({path.parent for path in _WEB.rglob("en.ftl")})


def slips(text: str, language: str) -> list[str]:
    """What is set wrongly in a text, by the names of the rules."""
    return [rule for rule, pattern in RULES[language].items() if re.search(pattern, text, re.MULTILINE)]


def written(language: str) -> Iterator[tuple[str, str]]:
    for folder in (*ftl.SHELVES, *WEB):
        for key, pattern in ftl.all_patterns(folder / f"{language}.ftl").items():
            yield from ((key, text) for text in ftl.texts(pattern))


@every_language
def test_every_text_is_well_set(language: str) -> None:
    assert [(key, text, found) for key, text in written(language) if (found := slips(text, language))] == []


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("Que faire ?", "no narrow space before a sign"),
        ("Que faire?", "no narrow space before a sign"),
        ("Que faire\u00a0?", "wide space that may not break"),
        ("« oui\u202f»", "no narrow space after a quote"),
        ("l'oubli", "straight quotes or apostrophe"),
        ("“oui”", "foreign quotes"),
    ],
)
def test_a_slip_in_french_would_be_found(text: str, rule: str) -> None:
    assert rule in slips(text, "fr")
    assert slips("Que faire\u202f? Dire «\u202foui\u202f» à l’appel, puis (0, −1)\u202f; fin.", "fr") == []


def test_a_slip_in_english_would_be_found() -> None:
    assert slips("What now ?", "en") == ["space before a sign"]
    assert slips("Say “yes”: it’s (0, −1).", "en") == []


def test_no_sentence_is_the_same_in_two_languages() -> None:
    """Single words may be; whole sentences were forgotten."""
    english, french = (dict(_joined(language)) for language in LANGUAGES)
    same = [key for key, text in english.items() if text == french[key] and len(re.findall(WORD, text)) > 1]
    assert same == []


def _joined(language: str) -> Iterator[tuple[str, str]]:
    for folder in ftl.SHELVES:
        for key, pattern in ftl.all_patterns(folder / f"{language}.ftl").items():
            yield f"{folder.name}/{key}", " ".join(ftl.texts(pattern))
