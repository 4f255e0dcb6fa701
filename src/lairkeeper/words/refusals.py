"""Errors as names: which message words a refusal, and what it mentions."""

import re
from collections.abc import Mapping

from lairkeeper.display.spelling import Name, Several, Spelled, Who
from lairkeeper.kernel.errors import BadContent, BadLines, CorruptJournal, LairkeeperError, Plain
from lairkeeper.kernel.seat import Seat

OPTIONAL: Mapping[str, Plain] = {"line": 0}
"""What an error does not always know, and what its words then get instead."""


def refusal(error: LairkeeperError) -> Name:
    """The name of an error. Content and journals have one message for each reason; an answer that does not replay
    has the code of its own error for a reason."""
    reason = error.facts.get("reason")
    facts = {**OPTIONAL, **{name: _spell(name, fact, reason == "wrong-type") for name, fact in error.facts.items()}}
    if isinstance(error, BadContent):
        facts["problem"] = Name(f"content-{reason}", facts.copy())
    elif isinstance(error, CorruptJournal):
        facts["problem"] = Name(f"journal-{reason}", facts.copy(), otherwise=Name("journal-replay", facts.copy()))
    elif isinstance(error, BadLines):
        facts["problems"] = Several(tuple(_line(line) for line in str(facts.pop("lines")).split("\n")), "and")
    return Name(f"error-{error.code}", facts)


def _line(written: str) -> Name:
    """One refused line of a list, with its reason."""
    word, trouble, other = written.split("\t")
    return Name(f"line-{trouble}", {"word": word, "other": other}, otherwise=word)


def _spell(name: str, fact: Plain, is_type: bool) -> Spelled:
    if name == "seat" and isinstance(fact, int):
        return Who(Seat(fact))
    if name in ("expected", "found") and is_type:
        return Several(tuple(Name(f"toml-{kind}", otherwise=kind) for kind in str(fact).split("|")), "or")
    return expectation(fact) if name in ("expected", "values") and isinstance(fact, str) else fact


def expectation(text: str) -> Spelled:
    """What would be right: a range (`1..4`), alternatives (`eye|ankh`), an id that has words, or a text as it is."""
    if found := re.fullmatch(r"(-?\d*)\.\.(-?\d*)", text):
        low, high = found.groups()
        key = "range" if low and high else "range-from" if low else "range-to"
        return Name(key, {"low": low, "high": high})
    if re.fullmatch(r"[\w.-]+(\|[\w.-]+)+", text):
        return Several(tuple(text.split("|")), "or")
    return Name(f"expected-{text}", otherwise=text)
