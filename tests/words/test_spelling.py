"""Records and facts are made ready for words: by declared types, or by the names of facts."""

from collections.abc import Mapping
from typing import Any, NewType

from lairkeeper.display.spelling import Name, NameList, SeatName, Speller, spell_fields, spell_plainly
from lairkeeper.kernel import Event, Record, Seat
from lairkeeper.kernel.errors import Fact

Fish = NewType("Fish", int)


class FishCaught(Event):
    seat: Seat
    fish: Fish
    others: tuple[Fish, ...]
    pair: tuple[Fish, Fish]
    bait: Fish | None
    helper: Seat | None
    is_big: bool
    weight: int
    mixed: tuple[Fish, str]


class Empty(Record):
    pass


SPELLERS: Mapping[Any, Speller] = {Fish: lambda fish: Name(f"fish-{fish}"), Seat: SeatName}
CAUGHT = FishCaught(Seat(1), Fish(2), (Fish(3),), (Fish(4), Fish(5)), None, Seat(0), True, 6, (Fish(7), "x"))


def test_the_fields_of_a_record_are_spelled_by_their_types() -> None:
    assert spell_fields(CAUGHT, SPELLERS, {}) == {
        "seat": SeatName(Seat(1)),
        "fish": Name("fish-2"),
        "others": NameList((Name("fish-3"),)),
        "pair": NameList((Name("fish-4"), Name("fish-5"))),
        "bait": "none",
        "helper": SeatName(Seat(0)),
        "is_big": "yes",
        "weight": 6,
        "mixed": NameList((7, "x")),
    }


def test_facts_are_spelled_by_their_names() -> None:
    facts: dict[str, Fact] = {"fish": 2, "weight": 6, "place": "pond"}
    assert spell_fields(facts, SPELLERS, {"fish": Fish}) == {"fish": Name("fish-2"), "weight": 6, "place": "pond"}


def test_a_game_that_speaks_of_nothing_special_names_seats() -> None:
    assert spell_plainly(Empty(), CAUGHT, {})["seat"] == SeatName(Seat(1))
    assert spell_plainly(Empty(), {"seat": 1, "fish": 2}, {}) == {"seat": SeatName(Seat(1)), "fish": 2}
    assert spell_plainly(Empty(), Empty(), {}) == {}
