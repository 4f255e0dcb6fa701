"""The answer in a message of a language model: the last one counts, whatever was considered before it.

An answer is the number of an option in square brackets (`[3]`) or an option as JSON (`{"type": "step", "to": 3}`).
"""

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from lairkeeper.kernel import AnyGame, Option, decode_option
from lairkeeper.kernel.errors import IllegalOption, Malformed, MalformedOption

LONGEST = 20_000
"""Characters of a message that are read: its end, since the last answer counts."""

_NUMBER = re.compile(r"\[(\d{1,6})\]")
_decoder = json.JSONDecoder()


class Unparsable(Malformed):
    """A message in which no answer can be read; the fact is `reason`: `nothing`, or what the decoder says."""

    code = "reply-unparsable"


class _Found(NamedTuple):
    end: int
    answer: int | str


def last_answer(message: str) -> int | str | None:
    """The number of an option, or an option as JSON: the last of a message; nothing if there is none."""
    message = message[-LONGEST:]
    objects = list(_objects(message))
    inside = [range(end - len(text), end) for end, text in objects]
    numbers = [
        _Found(found.end(), int(found[1]))
        for found in _NUMBER.finditer(message)
        if not any(found.start() in part for part in inside)
    ]
    found = [*numbers, *(_Found(end, text) for end, text in objects)]
    return max(found, key=lambda each: each.end).answer if found else None


def read_answer(game: AnyGame, options: Sequence[Option], message: str, question: str = "") -> Option:
    """The option that a message answers with; numbers count from 1 in the order of the list.

    Raises `Unparsable` if there is none, and `IllegalOption` for a number that is not on the list. Whether an option
    written as JSON may be answered is for the rules to say.
    """
    answer = last_answer(message)
    if answer is None:
        raise Unparsable(reason="nothing")
    if isinstance(answer, int):
        if not 1 <= answer <= len(options):
            raise IllegalOption(question=question, option=str(answer))
        return options[answer - 1]
    try:
        return decode_option(game, answer)
    except MalformedOption as error:
        raise Unparsable(reason=str(error.facts["reason"])) from None


def _objects(message: str) -> Iterator[tuple[int, str]]:
    """Every outermost JSON object with a `type`, and where it ends."""
    start = message.find("{")
    while start >= 0:
        end = _end_of_object(message, start)
        if end:
            yield end, message[start:end]
        start = message.find("{", max(end, start + 1))


def _end_of_object(message: str, start: int) -> int:
    """Where an option ends that begins here; 0 if none does."""
    try:
        found: tuple[Any, int] = _decoder.raw_decode(message, start)
    except (ValueError, RecursionError):
        return 0
    thing, end = found
    return end if isinstance(thing.get("type"), str) else 0
