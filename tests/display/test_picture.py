from lairkeeper.display.picture import INKS, inked, plain, seat_ink
from lairkeeper.kernel import Seat


def test_an_ink_is_a_mark_around_a_text_and_can_be_left_out() -> None:
    assert inked("gold", "good") == "[good]gold[/]"
    assert plain(inked("gold", "good") + " and " + inked("dust", "quiet")) == "gold and dust"


def test_brackets_in_a_text_cannot_be_taken_for_marks() -> None:
    assert plain(inked("a [b]", "strong")) == "a (b)"
    assert inked("[good]", None) == "(good)"


def test_blanks_need_no_ink() -> None:
    assert inked("  ", "good") == "  "


def test_seats_have_inks_of_their_own_and_more_seats_share_them() -> None:
    inks = [seat_ink(Seat(seat)) for seat in range(9)]
    assert len(set(inks)) == 8
    assert inks[8] == inks[0]
    assert set(inks) <= set(INKS)
