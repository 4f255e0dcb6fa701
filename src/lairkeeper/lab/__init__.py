"""The laboratory: studies of the rules by many games between bots."""

from lairkeeper.lab.play import BotChoice, find_game, play_game, seat_bots, turns_of
from lairkeeper.lab.pool import cores
from lairkeeper.lab.simulate import simulate
from lairkeeper.lab.study import EndingRate, Length, Points, Proportion, Reached, Study, Tally

__all__ = [
    "BotChoice",
    "EndingRate",
    "Length",
    "Points",
    "Proportion",
    "Reached",
    "Study",
    "Tally",
    "cores",
    "find_game",
    "play_game",
    "seat_bots",
    "simulate",
    "turns_of",
]
