import enum
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Literal, NewType

import pytest

from lairkeeper.kernel import Event, Option, Record, Seat, World
from lairkeeper.kernel.data.record import snake_case


class Suit(enum.Enum):
    SUN = "sun"


class Card(Record):
    rank: int


class Hand(World):
    cards: list[Card]


class Plain:
    """An object like any other."""


Pile = NewType("Pile", list[Card])

ATOMS: list[object] = [int, str, bool, float, bytes, Seat, Suit, Literal["a"], int | None]
FROZEN = [*ATOMS, Card, Card | None, tuple[int, ...], tuple[Card, int], tuple[tuple[Seat, ...], ...]]
LISTS: list[object] = [list[int], list[Hand], list[list[int]], Hand, Pile]
DICTS: list[object] = [dict[int, int], dict[str, Hand], dict[Seat, list[int]], dict[tuple[int, int], int]]
CHANGING = [*LISTS, *DICTS, set[int], set[str], set[tuple[int, str]]]
OBJECTS: list[object] = [object, Any, Plain, Callable[[], int], complex, range, type, "int"]
BARE: list[object] = [list, dict, tuple, set, Sequence[int], frozenset[int]]
HOLDERS: list[object] = [list[object], dict[str, Plain], tuple[Plain, ...], tuple[list[int], ...], tuple[Hand, ...]]
REFUSED = [*OBJECTS, *BARE, *HOLDERS, Hand | None, list[int] | None]
UNORDERED: list[object] = [set[Card], set[Hand], set[Suit], set[int | str], dict[Card, int], dict[Suit, int]]


def define(base: type, hint: object) -> type:
    """A class with one field of this type."""
    return type(base)("Holder", (base,), {"__annotations__": {"field": hint}, "__module__": __name__})


@pytest.mark.parametrize("hint", FROZEN)
def test_numbers_words_enums_tuples_and_records_may_be_in_a_record_and_in_a_world(hint: object) -> None:
    assert define(Record, hint).__name__ == "Holder"
    assert define(World, hint).__name__ == "Holder"


@pytest.mark.parametrize("hint", CHANGING)
def test_mutable_data_is_allowed_in_a_world_but_not_in_a_record(hint: object) -> None:
    assert define(World, hint).__name__ == "Holder"
    with pytest.raises(TypeError, match="not immutable plain data"):
        define(Record, hint)


@pytest.mark.parametrize("hint", REFUSED)
def test_fields_that_are_not_plain_data_are_refused_when_the_class_is_defined(hint: object) -> None:
    for base in (Record, World):
        with pytest.raises(TypeError, match="plain data"):
            define(base, hint)


@pytest.mark.parametrize("hint", UNORDERED)
def test_keys_and_members_without_an_order_are_refused_since_equal_worlds_must_give_equal_bytes(hint: object) -> None:
    with pytest.raises(TypeError, match="not plain data"):
        define(World, hint)


def test_a_refusal_names_the_class_the_field_and_the_type() -> None:
    with pytest.raises(TypeError, match=r"Holder\.field: list\[int\]"):
        define(Record, list[int])


def test_a_subclass_is_checked_as_well() -> None:
    with pytest.raises(TypeError, match="Deck"):

        class Deck(Hand):
            shuffler: Callable[[], None]


def test_class_variables_are_no_fields() -> None:
    class Named(Record):
        origin: ClassVar[list[int]] = []
        id: int

    assert Named.__struct_fields__ == ("id",)


def test_records_are_frozen_equal_by_value_and_hashable() -> None:
    assert {Card(1), Card(1), Card(2)} == {Card(2), Card(1)}
    with pytest.raises(AttributeError):
        Card(1).rank = 2  # type: ignore[misc]


def test_worlds_are_equal_by_value_and_can_change() -> None:
    hand = Hand([Card(1)])
    assert hand == Hand([Card(1)])
    hand.cards.append(Card(2))
    assert hand != Hand([Card(1)])


class PlayCard(Option):
    card: int


class CardPlayed(Event):
    card: int


def test_options_and_events_are_tagged_with_their_name_in_words() -> None:
    assert PlayCard.slug == "play_card"
    assert CardPlayed.slug == "card_played"
    assert CardPlayed.__struct_config__.tag == "card_played"


@pytest.mark.parametrize(("name", "words"), [("Go", "go"), ("PlaceHeart", "place_heart"), ("R2D2", "r2_d2")])
def test_names_in_words(name: str, words: str) -> None:
    assert snake_case(name) == words


def test_an_event_can_be_taken_back_unless_it_says_that_it_reveals() -> None:
    assert not CardPlayed(1).reveals
