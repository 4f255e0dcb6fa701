"""French counts 0 and 1 as one: a message that writes "1" there says "1" for nothing at all."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Identifier, Message, NumberLiteral, SelectExpression

from tests.words import ftl

ROOT = Path(__file__).resolve().parents[2]
FRENCH = sorted([*(ROOT / "src").rglob("fr.ftl"), *(ROOT / "web" / "src").rglob("fr.ftl")])
ONE = re.compile(r"\b1\b")


def wrong_ones(node: BaseNode) -> Iterator[str]:
    """The `one` variants of selections by number that have no variant for zero."""
    for choice in (part for part in ftl.nodes(node) if isinstance(part, SelectExpression)):
        keys = [variant.key for variant in choice.variants]
        if any(isinstance(key, NumberLiteral) and key.value == "0" for key in keys):
            continue
        for key, variant in zip(keys, choice.variants, strict=True):
            if isinstance(key, Identifier) and key.name == "one":
                yield from filter(ONE.search, ftl.texts(variant))


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_french_message_writes_one_for_zero(file: Path) -> None:
    assert [found for pattern in ftl.all_patterns(file).values() for found in wrong_ones(pattern)] == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("dice = { $n ->\n [one] 1 dé\n *[other] { $n } dés\n }", ["1 dé"]),
        ("dice = { $n ->\n [0] aucun dé\n [one] 1 dé\n *[other] { $n } dés\n }", []),
        ("dice = { $n ->\n [one] { $n } dé\n *[other] { $n } dés\n }", []),
    ],
)
def test_a_one_that_means_zero_would_be_found(text: str, found: list[str]) -> None:
    (message,) = (entry for entry in FluentParser().parse(text).body if isinstance(entry, Message))
    assert list(wrong_ones(message)) == found
