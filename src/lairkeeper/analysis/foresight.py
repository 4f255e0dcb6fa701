"""Answers of a puzzle compared without luck: what one seat makes of each alone, before any draw falls.

Where a seat answers question after question with no draw in between, rollouts take too long for a hint and are not
needed: the seat plays its stretch to the end after each answer, and the tables at the next moment are valued.
"""

from collections.abc import Callable, Sequence

from lairkeeper.analysis.compare import Comparison, Dilemma, Judged
from lairkeeper.analysis.rollouts import AnyState, End, begins_moment, model_of, worth
from lairkeeper.analysis.samples import value_error
from lairkeeper.bots import Bot, ask_bot, rollout_player
from lairkeeper.kernel import ChanceStream, Decision, Option, Seat, apply, clone

MOST_ANSWERS = 400


def foreseen(
    asked: Dilemma, options: Sequence[Option], player: Bot, seed: str, has_time: Callable[[], bool]
) -> Comparison | None:
    """The answers compared, or None where one of them is followed by luck, or where time runs out.

    `player` has already answered with the first option and goes on with its plan; quicker bots play after the others.
    """
    believed, model, judged = asked.believed(seed), model_of(asked.game), []
    for place, option in enumerate(options):
        bot = player if place == 0 else rollout_player(asked.game)
        state = clone(believed)
        end = _stretched(asked, state, option, bot, seed, has_time)
        if end is None:
            return None
        judged.append(Judged(option, [end], end.value, value_error(model, [end])))
    return Comparison(model, sorted(judged, key=lambda each: -each.value), is_exact=True)


def _stretched(
    asked: Dilemma, state: AnyState, option: Option, bot: Bot, seed: str, has_time: Callable[[], bool]
) -> End | None:
    """What a state, which is used up, is worth at the next moment at which the value is calibrated.

    The seat answers all that it is asked until then. Others answer anything: their stretches take too long to plan,
    and hardly touch this seat.
    """
    game, seat, luck = asked.game, asked.seat, ChanceStream(seed)
    model = model_of(game)
    stage = model.stage(state.world)
    told = apply(state, seat, option, asked.decision.number)
    for _ in range(MOST_ANSWERS):
        if not state.decisions or begins_moment(model, stage, state, told):
            return worth(game, state, seat)
        question = _next_question(state, seat)
        if question is None:
            return None
        if seat not in question.seats:
            told = apply(state, question.seats[0], luck.pick(question.for_bots), question.number)
        elif has_time():
            told = apply(state, seat, ask_bot(game, state, question, bot, luck, seat), question.number)
        else:
            return None
    return None


def _next_question(state: AnyState, seat: Seat) -> Decision | None:
    """A question to the seat, else to another one; None where a draw comes first, a race or the clock."""
    asked = [it for it in state.decisions if it.seats[0] >= 0 and it.options and not it.cooldown]
    if any(decision.is_chance for decision in state.decisions):
        return None
    return min(asked, key=lambda it: seat not in it.seats, default=None)
