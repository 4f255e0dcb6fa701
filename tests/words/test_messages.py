"""Our reading of Fluent gives what the official one gives, for every message and every kind of fact."""

from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax.ast import FunctionReference, Message
from hypothesis import given
from hypothesis import strategies as st

from lairkeeper.words import LANGUAGES
from lairkeeper.words.library import read_words
from lairkeeper.words.messages import Messages, UnknownWords, capital
from lairkeeper.words.numbers import plural, written
from tests.words import ftl

FACTS = (0, 1, 2, 7, 1_000, -3, 1_000_000, 0.5, 0.125, 2.675, 1.0, "the cat", "")
PLURALS = ("one", "many", "other")
FILES = [pytest.param(file, id=str(file.relative_to(ftl.SOURCE))) for file in sorted(ftl.SOURCE.rglob("*.ftl"))]


def official(language: str) -> FluentBundle:
    return FluentBundle([language], functions={"CAPITAL": capital}, use_isolating=False)  # type: ignore[dict-item]


def chosen(message: Message) -> list[str]:
    """The texts that variants of a message go by. The official package takes the text *one* for the number 1 where both
    are variants; no fact of ours is such a text."""
    keys = (getattr(node, "key", None) for node in ftl.nodes(message))
    return sorted({name for key in keys if (name := getattr(key, "name", None)) not in (None, *PLURALS)})


@pytest.mark.parametrize("file", FILES)
def test_every_message_is_said_as_the_official_package_says_it(file: Any) -> None:
    language = file.stem
    resource = read_words(file)
    ours, theirs = Messages(language), official(language)
    for shelf in {read_words(ftl.SOURCE / "words" / f"{language}.ftl"), resource}:
        ours.add(shelf)
        theirs.add_resource(shelf)
    for key, message in ftl.messages(file).items():
        names = sorted(ftl.variables(message))
        values = (*FACTS, *chosen(message))
        for turn in range(len(values) if names else 1):
            facts = {name: values[(turn + 5 * place) % len(values)] for place, name in enumerate(names)}
            ours_said, theirs_said = every_pattern(ours, theirs, key, facts)
            assert ours_said == theirs_said, (key, facts)


def every_pattern(
    ours: Messages, theirs: FluentBundle, key: str, facts: dict[str, Any]
) -> tuple[list[str | None], list[str | None]]:
    """All patterns of a message in both readings; None where one is refused."""
    mine, other = ours[key], theirs.get_message(key)
    first: list[str | None] = []
    for pattern in (mine.value, *mine.attributes.values()):
        try:
            first.append(pattern and pattern(facts))
        except (UnknownWords, TypeError):
            first.append(None)
    second: list[str | None] = []
    for parsed in (other.value, *other.attributes.values()):
        text, errors = theirs.format_pattern(parsed, facts) if parsed else (None, [])
        second.append(None if errors else text if text is None else str(text))
    return first, second


@given(
    number=st.integers(-(10**9), 10**9) | st.floats(-1e9, 1e9).filter(bool),
    language=st.sampled_from(LANGUAGES),
    digits=st.tuples(st.integers(0, 3), st.integers(0, 3)).map(sorted),
    style=st.sampled_from(["decimal", "percent"]),
)
def test_numbers_are_written_as_the_official_package_writes_them(
    number: float, language: str, digits: list[int], style: str
) -> None:
    from fluent.runtime.types import fluent_number

    least, most = digits
    theirs = fluent_number(number, style=style, minimumFractionDigits=least, maximumFractionDigits=most)
    bundle = official(language)
    assert written(number, language, least=least, most=most, is_percent=style == "percent") == theirs.format(
        bundle._babel_locale
    )
    assert plural(number, language) == bundle._plural_form(number)


@pytest.mark.parametrize("text", ["-term = a\n", "a = { DATETIME($b) }\n", "a = { LOUD($b) }\n", "a = { -term }\n"])
def test_unused_fluent_syntax_is_refused(text: str) -> None:
    from fluent.syntax import FluentParser

    messages = Messages("en")
    with pytest.raises(ValueError, match=r"term|function|not used"):
        messages.add(FluentParser().parse(text))
        _ = messages["a"].value


def test_every_function_of_our_files_is_known() -> None:
    used = {
        node.id.name
        for file in ftl.SOURCE.rglob("*.ftl")
        for message in ftl.messages(file).values()
        for node in ftl.nodes(message)
        if isinstance(node, FunctionReference)
    }
    assert used == {"CAPITAL", "NUMBER"}
