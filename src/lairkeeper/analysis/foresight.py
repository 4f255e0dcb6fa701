"""Answers of a puzzle compared without luck: what one seat makes of each alone, before any draw falls.

Where a seat answers question after question with no draw in between, rollouts take too long for a hint and are not
needed: the seat plays its stretch to the end after each answer, and the tables that it leaves are valued.
"""

from collections.abc import Callable, Sequence

from lairkeeper.analysis.compare import Comparison, Dilemma, Judged
from lairkeeper.analysis.rollouts import AnyState, End, model_of, worth
from lairkeeper.analysis.samples import value_error
from lairkeeper.bots import Bot, ask_bot, rollout_player
from lairkeeper.bots.draft import turn_began
from lairkeeper.kernel import ChanceStream, Decision, Option, Seat, apply, clone

MOST_ANSWERS = 120


def foreseen(
    asked: Dilemma, options: Sequence[Option], player: Bot, seed: str, has_time: Callable[[], bool]
) -> Comparison | None:
    """The answers compared, or None where one of them is followed by luck or others, or where time runs out.

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
    """The value of a state after the seat has answered all its questions in a row. Changes the state."""
    game, seat, luck = asked.game, asked.seat, ChanceStream(seed)
    told = apply(state, seat, option, asked.decision.number)
    for answers in range(MOST_ANSWERS):
        question = None if turn_began(told) else _own_question(state, seat)
        if question is None and answers == 0:
            return None
        if question is None:
            break
        if not has_time():
            return None
        told = apply(state, seat, ask_bot(game, state, question, bot, luck, seat), question.number)
    return worth(game, state, seat)


def _own_question(state: AnyState, seat: Seat) -> Decision | None:
    """None if a draw or another seat comes first."""
    if any(decision.is_chance for decision in state.decisions):
        return None
    return next((it for it in state.decisions if seat in it.seats and it.options and not it.cooldown), None)
