"""Stops, doubts and reviews are among the messages that are compared when hidden words are dealt anew."""

import pytest

from lairkeeper.games.trapwords import GAME
from lairkeeper.games.trapwords.records.events import (
    ClaimDecided,
    ClueGiven,
    DoubtRaised,
    GuessMade,
    ReviewBegan,
    StopCalled,
    StopContested,
    VotesCounted,
)
from tests.server.whole.test_leaks import Recorded, check_bytes

pytestmark = pytest.mark.asyncio

STOPS = (StopCalled, StopContested, DoubtRaised, ReviewBegan, VotesCounted, ClaimDecided, ClueGiven, GuessMade)
STEPS_COMPARED = 150


async def test_every_seat_is_told_of_a_stop_and_its_review_in_the_same_bytes() -> None:
    """Every moment at which a stop, a doubt, a clue or a guess has just been told, from every seat."""
    probed: set[type] = set()
    compared = 0
    for number in range(3):
        recorded = Recorded(GAME, number)
        for _, answer in recorded.moments():
            last = {type(told.event) for told in recorded.table.playing().told[-1]} & {*STOPS}
            if last and compared < STEPS_COMPARED:
                probed |= last
                for viewer in recorded.viewers:
                    compared += await check_bytes(recorded, answer, viewer) > 0
    assert probed == {*STOPS}
