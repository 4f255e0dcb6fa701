"""Seats: players are numbered from 0; chance and the clock are seats, too."""

from typing import NewType

Seat = NewType("Seat", int)

CHANCE = Seat(-1)
CLOCK = Seat(-2)
