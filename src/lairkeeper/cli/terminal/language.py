"""Chooses the language: the requested one, else that of the environment, else English."""

from collections.abc import Mapping, Sequence

from lairkeeper.cli.command_errors import BadArguments
from lairkeeper.words import LANGUAGES, Words, speak

FLAG = "--lang"
PACKAGE, LAB = "lairkeeper.cli", "lairkeeper.lab"

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def default_language(environment: Mapping[str, str]) -> str:
    """The first variable that is set decides, as everywhere on the system."""
    set_ = (environment[variable] for variable in _VARIABLES if environment.get(variable))
    language = next(set_, "")[:2]
    return language if language in LANGUAGES else LANGUAGES[0]


def take_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language that was asked for, and the other arguments."""
    language, others = None, []
    left = iter(arguments)
    for argument in left:
        if argument == FLAG:
            language = next(left, None)
            if language is None:
                raise BadArguments(problem="missing", command="", option=FLAG, value="", expected="")
        elif argument.startswith(f"{FLAG}="):
            language = argument.removeprefix(f"{FLAG}=")
        else:
            others.append(argument)
    return language, others


def own_words(language: str, *also: str) -> Words:
    """The sentences of the command line, without a game; `also` names packages with words that a command needs."""
    return speak(None, None, language, (), PACKAGE, *also)


def packages_of(arguments: Sequence[str]) -> tuple[str, ...]:
    """Packages whose words a command needs besides: the laboratory has its own."""
    return (LAB,) if arguments[:1] == ["lab"] else ()
