"""Whether a seat goes from its holder to a newcomer: nobody who has seen a hand passes it on alone."""

from lairkeeper.server.table.state import TableState


def is_offered(table: TableState, seat: int, newcomer: str) -> bool:
    """Whether a newcomer may take a seat whose hand somebody else has seen: all others at the table agree."""
    seen_by_others = any(seat in held for who, held in table.hands.items() if who != newcomer)
    if table.game.open_information or not seen_by_others:
        return True
    others = {table.person_in(own) for own in table.seats_of_people()} - {newcomer}
    return others <= table.chairs[seat].offered_by and may_be_handed_on(table, seat)


def may_be_handed_on(table: TableState, seat: int) -> bool:
    """A seat belongs to its holder: unless they gave it up, no single other person can hand it to a newcomer."""
    return table.chairs[seat].is_given_up or len({table.person_in(own) for own in table.seats_of_people()}) > 1


def can_offer(table: TableState, seat: int, person: str | None) -> bool:
    """Whether a person may still agree to a newcomer in a seat without a person."""
    chair, was_played = table.chairs[seat], any(seat in held for held in table.hands.values())
    is_free = table.status == "playing" and chair.person is None and seat not in table.roles and was_played
    has_agreed = person in chair.offered_by
    return is_free and may_be_handed_on(table, seat) and not has_agreed and bool(table.seats_of(person))
