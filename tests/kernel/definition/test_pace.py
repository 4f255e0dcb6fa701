"""The pace of bots: stated by the game, or where people hurry."""

from dataclasses import replace

import msgspec

from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.kernel import ChanceStream, Cooldown, Match, Seat
from lairkeeper.kernel.definition.pace import HURRIED, NEVER, Delay, bot_delay

ADA = Seat(0)


def test_a_question_with_a_cooldown_is_answered_at_the_pace_of_people_who_hurry() -> None:
    match = Match(GAME, TableOptions(players=2), "pace")
    while match.chance_pending() is not None:
        match.draw(ChanceStream("pace"))
    decision = match.state.decisions[0]
    assert bot_delay(GAME, match.state.world, decision, ADA) is None
    hurried = msgspec.structs.replace(decision, cooldown=Cooldown(500))
    assert bot_delay(GAME, match.state.world, hurried, ADA) == HURRIED
    paced = replace(GAME, pace=lambda world, asked, seat: NEVER if asked.cooldown else Delay(10, 30))
    assert bot_delay(paced, match.state.world, hurried, ADA) == NEVER
    assert bot_delay(paced, match.state.world, decision, ADA) == Delay(10, 30)


def test_the_middle_of_a_delay_is_taken_where_time_is_simulated() -> None:
    assert HURRIED.middle == 1500
