"""Numbers as a language writes them, and which plural they take, after the rules of Unicode CLDR for our languages."""

from collections.abc import Mapping
from decimal import Decimal
from typing import NamedTuple

Number = int | float
NARROW_SPACE, HARD_SPACE = "\u202f", "\u00a0"
MILLION = 1_000_000


class Marks(NamedTuple):
    """Separators of a language: between groups of digits, before decimals, before the per cent sign."""

    group: str
    point: str
    percent: str


MARKS: Mapping[str, Marks] = {"en": Marks(",", ".", "%"), "fr": Marks(NARROW_SPACE, ",", f"{HARD_SPACE}%")}


def written(number: Number, language: str, *, least: int = 0, most: int = 3, is_percent: bool = False) -> str:
    """A number with groups of three digits and from `least` to `most` decimals; a tie is rounded to the even digit."""
    marks = MARKS[language]
    exact = Decimal(str(number + 0)).scaleb(2 if is_percent else 0)
    whole, _, decimals = f"{abs(exact).quantize(Decimal(1).scaleb(-most)):,f}".partition(".")
    shown = decimals[:least] + decimals[least:].rstrip("0")
    sign = "-" if exact.is_signed() else ""
    text = sign + whole.replace(",", marks.group) + (marks.point + shown if shown else "")
    return text + marks.percent if is_percent else text


def plural(number: Number, language: str) -> str:
    """The category of a number: `one`, `many` or `other`."""
    size = abs(number)
    if language == "en":
        return "one" if size == 1 else "other"
    if size < 2:
        return "one"
    return "many" if size % MILLION == 0 else "other"
