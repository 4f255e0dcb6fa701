"""One slip of the keyboard."""

import pytest

from lairkeeper.games.trapwords.referee.slips import one_slip_away, slip


@pytest.mark.parametrize(
    ("typed", "meant", "kind"),
    [
        ("tartinne", "tartine", 1),
        ("tatine", "tartine", 1),
        ("tartime", "tartine", 1),
        ("tartien", "tartine", 2),
        ("candel", "candle", 2),
        ("tartine", "tartine", 0),
        ("tratime", "tartine", 0),
        ("elefant", "elephant", 0),
        ("", "a", 1),
        ("a", "abc", 0),
    ],
)
def test_a_slip_is_told_from_another_word(typed: str, meant: str, kind: int) -> None:
    assert slip(typed, meant) == kind


def test_every_spelling_one_slip_away_is_one_slip_away() -> None:
    found = dict(one_slip_away("elf"))
    assert {"elff", "el", "lef", "self", "elk"} <= found.keys()
    assert all(slip("elf", spelling) for spelling in found if spelling != "elf")
