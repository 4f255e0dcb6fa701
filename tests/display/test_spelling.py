from typing import NewType

from lairkeeper.display.spelling import Name, NameList, SeatName, Speller, facts_in, spell_fields, spell_plainly
from lairkeeper.kernel import CHANCE, Event, Seat

Card = NewType("Card", int)
SPELLERS: dict[object, Speller] = {Seat: SeatName, Card: lambda card: Name(f"card-{card}")}


class CardsGiven(Event):
    giver: Seat
    cards: tuple[Card, ...]
    to: Seat | None
    is_secret: bool
    count: int


GIVEN = CardsGiven(Seat(1), (Card(4), Card(2)), None, True, 7)


def test_fields_are_spelled_by_the_type_they_declare() -> None:
    assert spell_fields(GIVEN, SPELLERS, {}) == {
        "giver": SeatName(Seat(1)),
        "cards": NameList((Name("card-4"), Name("card-2"))),
        "to": "none",
        "is_secret": "yes",
        "count": 7,
    }


def test_an_optional_field_is_spelled_like_the_same_without_none() -> None:
    given = CardsGiven(CHANCE, (), Seat(2), False, 0)
    spelled = spell_fields(given, SPELLERS, {})
    assert spelled["to"] == SeatName(Seat(2))
    assert spelled["giver"] == SeatName(CHANCE)
    assert spelled["is_secret"] == "no"


def test_the_facts_of_a_question_are_spelled_by_their_name() -> None:
    assert spell_fields({"card": 4, "left": 2}, SPELLERS, {"card": Card}) == {"card": Name("card-4"), "left": 2}


def test_plainly_only_seats_have_names() -> None:
    assert spell_plainly(None, GIVEN, {})["cards"] == NameList((4, 2))
    assert spell_plainly(None, {"seat": 1, "count": 3}, {}) == {"seat": SeatName(Seat(1)), "count": 3}


def test_facts_are_the_fields_of_a_record_or_what_they_are() -> None:
    assert facts_in(GIVEN)["count"] == 7
    assert facts_in({"count": 3}) == {"count": 3}
