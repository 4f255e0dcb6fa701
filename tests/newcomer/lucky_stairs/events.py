"""What the table hears."""

from lairkeeper.kernel import Event, Seat


class TurnBegan(Event):
    begins_turn = True
    seat: Seat


class Climbed(Event):
    reveals = True
    seat: Seat
    stairs: int


class Fell(Event):
    reveals = True
    seat: Seat


class Rested(Event):
    seat: Seat
    stair: int
