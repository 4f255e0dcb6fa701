"""Who answers: players are numbered from 0; chance and the clock sit at the table too."""

from typing import NewType

Seat = NewType("Seat", int)

CHANCE = Seat(-1)
CLOCK = Seat(-2)
