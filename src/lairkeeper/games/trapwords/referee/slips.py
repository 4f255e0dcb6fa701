"""Typing slips (TRP-TRIG15): one letter more, less, other, or two neighbours swapped."""

from collections.abc import Iterator

LETTERS = "abcdefghijklmnopqrstuvwxyz"


def slip(typed: str, meant: str) -> int:
    """0: no single slip apart. 1: a letter changed, added or left out. 2: two neighbouring letters swapped."""
    if typed == meant or abs(len(typed) - len(meant)) > 1:
        return 0
    at = next((place for place, pair in enumerate(zip(typed, meant, strict=False)) if pair[0] != pair[1]), -1)
    if at < 0:
        return 1
    if len(typed) != len(meant):
        long, short = (typed, meant) if len(typed) > len(meant) else (meant, typed)
        return int(long[at + 1 :] == short[at:])
    if typed[at + 1 :] == meant[at + 1 :]:
        return 1
    swapped = typed[at : at + 2] == meant[at : at + 2][::-1]
    return 2 if swapped and typed[at + 2 :] == meant[at + 2 :] else 0


def one_slip_away(word: str) -> Iterator[tuple[str, int]]:
    """Every spelling one slip away, with the kind of slip."""
    for at in range(len(word)):
        before, after = word[:at], word[at + 1 :]
        yield before + after, 1
        if after:
            yield before + after[0] + word[at] + after[1:], 2
        for letter in LETTERS:
            yield before + letter + after, 1
            yield before + letter + word[at:], 1
    for letter in LETTERS:
        yield word + letter, 1
