"""Free text: one normalisation for chat, names and answers, and what an open question accepts."""

import unicodedata
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec

from lairkeeper.kernel.data.record import Option, Record, bare
from lairkeeper.kernel.errors import UnfitText

_LEEWAY = 4
_LONGER_IN_FULL = 2
"""How much longer a text may be with its ligatures and signs written out: U+FDFA stands for eighteen letters."""
_BLANK = "\u115f\u1160\u3164\uffa0\u2800"
"""Letters and signs that are invisible: fillers of Hangul, and Braille without a dot."""
_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


class FreeText(Record):
    """The text that an open question accepts: the option and field that carry it, and limits in characters per line.

    `lines` is 0 where the field is one line of text; else the field is a list of at least one and at most so many.
    """

    option: str
    field: str
    most: int
    least: int = 1
    lines: int = 0


def free_text(option: type[Option], *, most: int = 0, least: int = 1, lines: int = 0) -> FreeText:
    """A text in the only field of an option that can hold one; `most` may come from its `Meta(max_length=…)`."""
    found = [(name, hint) for name, hint in get_type_hints(option, include_extras=True).items() if _holds_text(hint)]
    if len(found) != 1:
        raise TypeError(f"{option.__name__} needs exactly one field of text, it has {[name for name, _ in found]}")
    field, hint = found[0]
    if (get_origin(bare(hint)) is tuple) != bool(lines):
        raise TypeError(f"{option.__name__}.{field}: `lines` is for tuples of strings, and they need it")
    longest = most or _longest(hint)
    if not longest:
        raise TypeError(f"{option.__name__}.{field} needs a limit: `most`, or Meta(max_length=…)")
    return FreeText(option.slug, field, longest, least, lines)


def tidied(text: str) -> str:
    """The text without line breaks and control characters; empty if nothing is visible."""
    kept = " ".join("".join(filter(is_writable, text)).split())
    return kept if any(map(is_seen, kept)) else ""


def is_endless(text: str, most: int) -> bool:
    """True for a text that is too long even after tidying: refused unread, because reading it blocks the server."""
    return len(text) > _LEEWAY * most


def fitting(text: str | tuple[str, ...], wanted: FreeText, clauses: tuple[str, ...] = ()) -> str | tuple[str, ...]:
    """A text, or the lines of a list, tidied and without empty lines; refused beyond the limits."""
    if isinstance(text, str):
        return _checked(text, wanted, clauses)
    if len(text) > _LEEWAY * wanted.lines:
        raise UnfitText(clauses=clauses, what="lines", least=1, most=wanted.lines, found=len(text))
    kept = tuple(_checked(line, wanted, clauses) for line in text if is_endless(line, wanted.most) or tidied(line))
    if not 1 <= len(kept) <= wanted.lines:
        raise UnfitText(clauses=clauses, what="lines", least=1, most=wanted.lines, found=len(kept))
    return kept


def written(option: Option, wanted: FreeText, clauses: tuple[str, ...] = ()) -> Option:
    """The same answer with its text tidied for the question."""
    kept = fitting(getattr(option, wanted.field), wanted, clauses)
    return msgspec.structs.replace(option, **{wanted.field: kept})


def _checked(text: str, wanted: FreeText, clauses: tuple[str, ...]) -> str:
    kept = text if is_endless(text, wanted.most) else tidied(text)
    if not wanted.least <= len(kept) <= wanted.most:
        raise UnfitText(clauses=clauses, what="text", least=wanted.least, most=wanted.most, found=len(kept))
    in_full = kept if kept.isascii() else unicodedata.normalize("NFKC", kept)
    if len(in_full) > _LONGER_IN_FULL * wanted.most:
        raise UnfitText(clauses=clauses, what="text", least=wanted.least, most=wanted.most, found=len(in_full))
    return kept


def is_writable(letter: str) -> bool:
    """False for control characters and for marks of writing direction; a joiner inside an emoji may stay."""
    return letter == "\u200d" or letter.isspace() or unicodedata.category(letter) not in _HIDDEN


def is_seen(letter: str) -> bool:
    """True for letters, digits and signs; accents and joiners are visible only together with one."""
    return unicodedata.category(letter)[0] in "LNPS" and letter not in _BLANK


def _holds_text(hint: Any) -> bool:
    hint = bare(hint)
    return hint is str or (get_origin(hint) is tuple and bare(get_args(hint)[0]) is str)


def _longest(hint: Any) -> int:
    """The limit that a type declares for one line of text."""
    if get_origin(bare(hint)) is tuple:
        hint = get_args(bare(hint))[0]
    limits = hint.__metadata__ if get_origin(hint) is Annotated else ()
    return next((limit.max_length or 0 for limit in limits if isinstance(limit, msgspec.Meta)), 0)
