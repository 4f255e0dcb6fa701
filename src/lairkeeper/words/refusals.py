"""Errors as names: the message key of an error, and its arguments."""

import re
from collections.abc import Mapping

from lairkeeper.display.spelling import Name, NameList, SeatName, Spelled
from lairkeeper.kernel.data.seat import Seat
from lairkeeper.kernel.errors import (
    BadConfig,
    BadContent,
    BadLines,
    CorruptJournal,
    IllegalOption,
    LairkeeperError,
    OptionNeeds,
    Plain,
)

OPTIONAL: Mapping[str, Plain] = {"line": 0}
"""Defaults for facts that an error does not always have."""


def refusal(error: LairkeeperError, *, by_id: bool = False) -> Name:
    """The name of an error. Content and journals have one message for each reason; an answer that does not replay
    has the code of its own error for a reason.

    Table options go by their labels, or `by_id` where people type them.
    """
    reason = error.facts.get("reason")
    facts = {**OPTIONAL, **{name: _spell(name, fact, reason == "wrong-type") for name, fact in error.facts.items()}}
    if isinstance(error, BadContent):
        facts["problem"] = Name(f"content-{reason}", facts.copy())
    elif isinstance(error, CorruptJournal):
        facts["problem"] = Name(f"journal-{reason}", facts.copy(), otherwise=Name("journal-replay", facts.copy()))
    elif isinstance(error, BadLines):
        facts["problems"] = NameList(tuple(_line(line) for line in str(facts.pop("lines")).split("\n")), "and")
    elif isinstance(error, IllegalOption):
        facts["reason"] = _reason(error.clauses if "text" in error.facts else (), facts.copy())
    if isinstance(error, BadConfig | OptionNeeds) and not by_id:
        facts |= _labels(error.facts)
    return Name(f"error-{error.code}", facts)


def _reason(clauses: tuple[str, ...], facts: Mapping[str, Spelled]) -> Name:
    """Why free words are refused: by the first clause for which the game has a sentence of its own."""
    found = Name("refusal-other")
    for clause in reversed(clauses):
        found = Name(f"refusal-{clause}", facts, otherwise=found)
    return found


def _labels(facts: Mapping[str, Plain]) -> dict[str, Spelled]:
    """A table option and its values as the form shows them."""
    key, needs = str(facts["key"]), str(facts.get("needs", ""))
    found: dict[str, Spelled] = {"key": _label(key)}
    if isinstance(value := facts.get("value"), str):
        found["value"] = _label(f"{key}-{value}", value)
    if needs:
        found["needs"] = _label(needs)
    for name, option in (("expected", key), ("values", needs)):
        alternatives = str(facts.get(name, "")).split("|")
        if len(alternatives) > 1 or name == "values":
            items = tuple(_label(f"{option}-{each}", _label(each, each)) for each in alternatives if each)
            found |= {name: NameList(items, "or")} if items else {}
    return found


def _label(option: str, otherwise: Name | str = "") -> Name:
    return Name(f"table-{option}", otherwise=otherwise or option)


def _line(written: str) -> Name:
    """One refused line of a list, with its reason."""
    word, trouble, other = written.split("\t")
    return Name(f"line-{trouble}", {"word": word, "other": other}, otherwise=word)


def _spell(name: str, fact: Plain, is_type: bool) -> Spelled:
    if name == "seat" and isinstance(fact, int):
        return SeatName(Seat(fact))
    if name in ("expected", "found") and is_type:
        return NameList(tuple(Name(f"toml-{kind}", otherwise=kind) for kind in str(fact).split("|")), "or")
    return expectation(fact) if name in ("expected", "values") and isinstance(fact, str) else fact


def expectation(text: str) -> Spelled:
    """The expected value: a range (`1..4`), alternatives (`eye|ankh`), an id that has words, or plain text."""
    if found := re.fullmatch(r"(-?\d*)\.\.(-?\d*)", text):
        low, high = found.groups()
        key = "range" if low and high else "range-from" if low else "range-to"
        return Name(key, {"low": low, "high": high})
    if re.fullmatch(r"[\w.-]+(\|[\w.-]+)+", text):
        return NameList(tuple(text.split("|")), "or")
    return Name(f"expected-{text}", otherwise=text)
