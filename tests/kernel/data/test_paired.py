"""Streams by kind of draw: the same dice for the same choices, whatever else was drawn."""

from lairkeeper.kernel.data.paired import PairedStream

DIE = (range(1, 7), [1] * 6)


def rolls(stream: PairedStream, kind: str, count: int) -> list[int]:
    return [stream.choose(kind, *DIE) for _ in range(count)]


def test_a_kind_of_draw_has_the_same_numbers_whatever_else_was_drawn() -> None:
    alone, among_others = PairedStream("seed"), PairedStream("seed")
    wanted = rolls(alone, "mummy", 20)
    found = []
    for _ in range(20):
        rolls(among_others, "trap", 3)
        found += rolls(among_others, "mummy", 1)
    assert found == wanted
    assert rolls(PairedStream("another seed"), "mummy", 20) != wanted


def test_a_stream_goes_on_where_another_one_stood() -> None:
    stream = PairedStream("seed")
    rolls(stream, "mummy", 7)
    assert stream.used == {"mummy": 7}
    later = PairedStream("seed", stream.used)
    assert rolls(later, "mummy", 9) == rolls(stream, "mummy", 9)


def test_a_pile_with_one_card_more_mostly_gives_the_same_card() -> None:
    pile = [PairedStream("seed").choose("card", range(100), [1] * 100) for _ in range(1)]
    larger = [PairedStream("seed").choose("card", range(101), [1] * 101) for _ in range(1)]
    assert abs(pile[0] - larger[0]) <= 1
