"""Fluent files as data: the patterns of every message, what they mention, and what they leave out on purpose."""

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, TextElement, VariableReference

SOURCE = Path(__file__).resolve().parents[2] / "src" / "lairkeeper"
SHELVES = sorted({path.parent for path in SOURCE.rglob("*.ftl")})


def messages(file: Path) -> dict[str, Message]:
    body = FluentParser().parse(file.read_text("utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


def patterns(message: Message) -> dict[str, BaseNode]:
    """The value and the attributes of a message, by their keys."""
    name = message.id.name
    own: dict[str, BaseNode] = {} if message.value is None else {name: message.value}
    return own | {f"{name}.{attribute.id.name}": attribute.value for attribute in message.attributes}


def all_patterns(file: Path) -> dict[str, BaseNode]:
    return {key: pattern for message in messages(file).values() for key, pattern in patterns(message).items()}


def nodes(node: BaseNode) -> Iterator[BaseNode]:
    """A node and everything below it."""
    yield node
    for below in vars(node).values():
        for item in below if isinstance(below, list) else [below]:
            if isinstance(item, BaseNode):
                yield from nodes(item)


def variables(node: BaseNode) -> set[str]:
    """The facts a pattern or a message mentions."""
    return {part.id.name for part in nodes(node) if isinstance(part, VariableReference)}


def texts(node: BaseNode) -> list[str]:
    """The literal parts of a pattern, without its placeables."""
    return [part.value for part in nodes(node) if isinstance(part, TextElement)]


def silent(message: Message) -> set[str]:
    """The facts a message is allowed to leave out: those its comment names."""
    comment = (message.comment.content or "") if message.comment else ""
    named = re.search(r"Silent: (.*)", comment)
    return set(named[1].split(", ")) if named else set()
