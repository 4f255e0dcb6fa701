"""Hints with reasons: the two best answers, their values, and the terms for and against each."""

import time
from typing import NamedTuple

from lairkeeper.analysis.compare import Comparison, Dilemma, compare, shortlist
from lairkeeper.analysis.foresight import foreseen
from lairkeeper.analysis.numbers import LEAST_TOLD
from lairkeeper.analysis.report import Reason
from lairkeeper.bots import Bot, adviser, ask_bot, can_play_on, plans_stretches
from lairkeeper.kernel import ChanceStream, Option

ANSWERS, PLANS, ROLLOUTS = 4, 2, 24
"""Answers that are compared by rollouts and by plans, and rollouts of each at most."""
LEAST_PAIRS = 4
"""With fewer rollouts than this nothing is said about values: the error would be all there is."""


class Deadline:
    """Whether there is time for as much work as the longest piece between two questions took."""

    def __init__(self, seconds: float) -> None:
        self._until = time.perf_counter() + seconds
        self._asked_at = time.perf_counter()
        self._longest = 0.0

    def has_time(self) -> bool:
        now = time.perf_counter()
        self._longest = max(self._longest, now - self._asked_at)
        self._asked_at = now
        return now + self._longest < self._until


class RatedAnswer(NamedTuple):
    """An answer, its value and standard error, and the reasons that distinguish it from the other one."""

    option: Option
    value: float
    error: float
    reasons: list[Reason]


class Advice(NamedTuple):
    """The answer to give. Where two were compared, both, the better one first; `is_clear` if the difference clears its
    error and is worth telling, else there are no reasons. They are about equal then, unless it `is_doubtful`: the
    values lie apart, but too few rollouts or too uncertain weights tell which is better. `gap` is by how much the first
    is better, with its standard error: less than those of the values, since both had the same luck."""

    option: Option
    answers: tuple[RatedAnswer, ...] = ()
    is_clear: bool = False
    is_doubtful: bool = False
    gap: float = 0.0
    gap_error: float = 0.0


def advise(asked: Dilemma, luck: ChanceStream, deadline: Deadline) -> Advice:
    """Advice that begins with the answer of the game's adviser."""
    player = adviser(asked.game)
    best = ask_bot(asked.game, asked.state, asked.decision, player, luck, asked.seat)
    return advice_for(asked, best, luck.seed, deadline, player)


def advice_for(asked: Dilemma, best: Option, seed: str, deadline: Deadline, player: Bot | None = None) -> Advice:
    """Advice that begins with the answer of a good bot. Another one takes its place only if it is clearly better.

    `player` is the bot that gave it: where it plans, its plan is compared with what may be planned after other answers.
    """
    value = asked.game.value
    is_valued = value is not None and value.phases and can_play_on(asked.game)
    if not is_valued or asked.decision.is_open or not deadline.has_time():
        return Advice(best)
    options = shortlist(asked, seed, ANSWERS, (best,))
    if len(options) < 2:
        return Advice(best)
    planned = None
    if player is not None and plans_stretches(asked.game):
        planned = foreseen(asked, options[:PLANS], player, seed, deadline.has_time)
    return _judged(planned or compare(asked, options, ROLLOUTS, seed, deadline.has_time, fewest=0), best)


def _judged(comparison: Comparison, best: Option) -> Advice:
    if len(comparison.judged) < 2 or (len(comparison.judged[0].ends) < LEAST_PAIRS and not comparison.is_exact):
        return Advice(best)
    first, other = _two(comparison, comparison.place_of(best))
    gap = comparison.gap(first, other)
    is_telling = abs(gap.mean) >= LEAST_TOLD[comparison.model.kind]
    is_clear = gap.is_clear and is_telling and (gap.mean > 0 or not comparison.is_exact)
    pairs = ((first, other), (other, first))
    answers = tuple(
        RatedAnswer(*_valued(comparison, one), comparison.reasons(one, two) if is_clear else []) for one, two in pairs
    )
    is_doubtful = not is_clear and is_telling and abs(gap.mean) > max(answer.error for answer in answers)
    return Advice(answers[0].option, answers, is_clear, is_doubtful, gap.mean, gap.error)


def _two(comparison: Comparison, own: int) -> tuple[int, int]:
    """The places of the better and the other answer: the bot's own leads unless one is clearly better.

    A plan leads in any case: a bot that took the plan with the best value in its place made fewer points (ADR 13).
    """
    if own == 0:
        return 0, 1
    return (0, own) if comparison.gap(0, own).is_clear and not comparison.is_exact else (own, 0)


def _valued(comparison: Comparison, place: int) -> tuple[Option, float, float]:
    judged = comparison.judged[place]
    return judged.option, judged.value, judged.error
