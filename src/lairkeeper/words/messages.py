"""Messages of one language: Fluent patterns become functions of the facts they mention.

This is the part of Fluent that our files use: text, facts, references to messages, selections by text, number or
plural, and the functions CAPITAL and NUMBER. What else a file holds (terms, dates) is refused when it is read.
The package fluent.runtime does the same with all of CLDR, 33 MB; the tests compare every message with it.
"""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TypeAlias

from fluent.syntax import ast

from lairkeeper.words.numbers import Number, plural, written

Fact: TypeAlias = str | Number
Facts: TypeAlias = Mapping[str, Fact]
Pattern: TypeAlias = Callable[[Facts], str]
Value: TypeAlias = Callable[[Facts], Fact]
Test: TypeAlias = Callable[[Fact], bool]

LIMITS = {"minimumFractionDigits": "least", "maximumFractionDigits": "most"}


class UnknownWords(LookupError):
    """A fact that was not given, or a message that is not there."""


class MessagePatterns:
    """A message, whose patterns are made when they are first asked for."""

    def __init__(self, messages: "Messages", parsed: ast.Message) -> None:
        self._messages = messages
        self._parsed = parsed

    @cached_property
    def value(self) -> Pattern | None:
        return None if self._parsed.value is None else self._messages.pattern(self._parsed.value)

    @cached_property
    def attributes(self) -> Mapping[str, Pattern]:
        return {each.id.name: self._messages.pattern(each.value) for each in self._parsed.attributes}


class Messages:
    """The messages of a language, by their keys."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._messages: dict[str, MessagePatterns] = {}

    def add(self, resource: ast.Resource) -> None:
        for entry in resource.body:
            if isinstance(entry, ast.Term):
                raise ValueError(f"{entry.id.name}: a term")
            if isinstance(entry, ast.Message):
                self._messages[entry.id.name] = MessagePatterns(self, entry)

    def __contains__(self, key: str) -> bool:
        return key in self._messages

    def __getitem__(self, key: str) -> MessagePatterns:
        return self._messages[key]

    def pattern(self, parsed: ast.Pattern) -> Pattern:
        """A text with placeholders for facts."""
        parts = [self._part(element) for element in parsed.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda facts: "".join([part(facts) for part in parts])

    def _part(self, element: ast.TextElement | ast.Placeable) -> Pattern:
        if isinstance(element, ast.TextElement):
            text = element.value
            return lambda facts: text
        value = self._value(element.expression)
        return lambda facts: self._text(value(facts))

    def _text(self, value: Fact) -> str:
        return value if isinstance(value, str) else written(value, self.language)

    def _value(self, parsed: object) -> Value:
        match parsed:
            case ast.Placeable():
                return self._value(parsed.expression)
            case ast.VariableReference():
                return _fact(parsed.id.name)
            case ast.MessageReference():
                return self._reference(parsed)
            case ast.SelectExpression():
                return self._selection(parsed)
            case ast.FunctionReference():
                return self._call(parsed)
            case _:
                return _literal(parsed)

    def _call(self, parsed: ast.FunctionReference) -> Value:
        (value,) = (self._value(each) for each in parsed.arguments.positional)
        if parsed.id.name == "NUMBER":
            return self._number(value, parsed.arguments.named)
        if parsed.id.name == "CAPITAL":
            return lambda facts: capital(value(facts))
        raise ValueError(f"{parsed.id.name}: no function")

    def _reference(self, parsed: ast.MessageReference) -> Value:
        key, attribute = parsed.id.name, parsed.attribute.name if parsed.attribute else None

        def said(facts: Facts) -> str:
            try:
                message = self[key]
                pattern = message.attributes[attribute] if attribute else message.value
            except KeyError:
                pattern = None
            if pattern is None:
                raise UnknownWords(f"Unknown message: {key}")
            return pattern(facts)

        return said

    def _number(self, value: Value, named: list[ast.NamedArgument]) -> Value:
        options = {each.name.name: each.value.parse()["value"] for each in named}
        is_percent = options.pop("style", "decimal") == "percent"
        limits = {"most": 0 if is_percent else 3} | {LIMITS[name]: int(limit) for name, limit in options.items()}

        def said(facts: Facts) -> str:
            number = value(facts)
            if isinstance(number, str):
                raise TypeError(f"No number: {number!r}")
            return written(number, self.language, is_percent=is_percent, **limits)

        return said

    def _selection(self, parsed: ast.SelectExpression) -> Value:
        selector = self._value(parsed.selector)
        choices = [(self._test(variant.key), self.pattern(variant.value)) for variant in parsed.variants]
        default = next(self.pattern(variant.value) for variant in parsed.variants if variant.default)

        def said(facts: Facts) -> str:
            value = selector(facts)
            return next((pattern for is_meant, pattern in choices if is_meant(value)), default)(facts)

        return said

    def _test(self, key: ast.Identifier | ast.NumberLiteral) -> Test:
        """Whether a variant is meant: by the same number, the same text, or the plural of a number."""
        if isinstance(key, ast.NumberLiteral):
            number = key.parse()["value"]
            return lambda value: not isinstance(value, str) and value == number
        name = key.name
        return lambda value: (value if isinstance(value, str) else plural(value, self.language)) == name


def _fact(name: str) -> Value:
    def found(facts: Facts) -> Fact:
        try:
            return facts[name]
        except KeyError:
            raise UnknownWords(f"Unknown external: {name}") from None

    return found


def _literal(parsed: object) -> Value:
    if not isinstance(parsed, ast.StringLiteral | ast.NumberLiteral):
        raise ValueError(f"not used here: {type(parsed).__name__}")
    value: Fact = parsed.parse()["value"]
    return lambda facts: value


def capital(text: Fact) -> str:
    """The Fluent function CAPITAL: for a name at the beginning of a sentence."""
    if not isinstance(text, str):
        raise TypeError(f"No text: {text!r}")
    return text[:1].upper() + text[1:]
