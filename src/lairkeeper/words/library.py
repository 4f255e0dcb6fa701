"""Fluent files: where they are, how they are read, and the messages of a language and a set of packages.

The shared words lie beside this module. A package keeps its own in a folder `words`. Besides, a game keeps its clauses
in a folder `rulebook` and, if it tells a story, its parts in a folder `story`. Each holds one file for each language.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource, Term

from lairkeeper.kernel.errors import LairkeeperError, UnknownLanguage
from lairkeeper.words.messages import Messages

LANGUAGES = ("en", "fr")
SHARED = "lairkeeper.words"
FOLDERS = ("words", "rulebook", "story")


class MissingWords(LairkeeperError, KeyError):
    """A message that is not there, or that mentions what it was not given: `key`, `language` and `reason`."""

    code = "words-missing"


@cache
def messages_of(language: str, packages: tuple[str, ...] = ()) -> Messages:
    """The shared words and those of these packages; a key said twice is a mistake."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language=language, known=", ".join(LANGUAGES))
    gathered = Messages(language)
    seen: set[str] = set()
    for file in word_files(language, packages):
        resource = read_words(file)
        keys = [entry.id.name for entry in resource.body if isinstance(entry, Message | Term)]
        if twice := seen.intersection(keys) or len(keys) > len(set(keys)):
            raise ValueError(f"{file.name}: said twice: {twice}")
        seen.update(keys)
        gathered.add(resource)
    return gathered


def word_files(language: str, packages: tuple[str, ...] = ()) -> Iterator[Traversable]:
    """The shared file, then those of the packages that have any."""
    yield files(SHARED) / f"{language}.ftl"
    for package in packages:
        yield from package_files(language, package)


def package_files(language: str, package: str, folders: tuple[str, ...] = FOLDERS) -> Iterator[Traversable]:
    for folder in folders:
        file = files(package) / folder / f"{language}.ftl"
        if file.is_file():
            yield file


def read_words(file: Traversable) -> Resource:
    """A parsed file; a line that is no Fluent is refused."""
    resource = FluentParser().parse(file.read_text("utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise ValueError(f"{file.name}: {entry.content!r}: {entry.annotations[0].message}")
    return resource
