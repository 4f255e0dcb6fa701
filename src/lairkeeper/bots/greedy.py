"""The greedy bot: one answer ahead, with the draws that follow sampled, judged by the game's own heuristic.

It thinks in whole declarations. All of them are looked at once with ordinary luck; the best few are then compared
over several imagined states, every one of them with the same luck.
"""

from statistics import fmean
from typing import NamedTuple

from lairkeeper.bots.bot import AnyState, Imagine, refuse_free_words
from lairkeeper.bots.draft import Answer, Declaration, completions, draft_question
from lairkeeper.kernel import (
    CHANCE,
    CLOCK,
    AnyGame,
    ChanceStream,
    Decision,
    Option,
    Record,
    Seat,
    apply,
    clone,
)
from lairkeeper.kernel.errors import Illegal

WON, LOST = 1.0, -1.0

_MOST_STEPS = 200


class Effort(NamedTuple):
    """How hard to think: declarations looked at, how many of them again, and in how many imagined states."""

    declarations: int = 120
    finalists: int = 6
    samples: int = 6


class Luck:
    """The draws of one trial. The first is spread evenly over the trials: the n-th of them gets the n-th share."""

    def __init__(self, stream: ChanceStream, place: float) -> None:
        self._stream = stream
        self._place: float | None = place

    def draw(self, decision: Decision) -> Option:
        if self._place is None:
            return self._stream.choose(decision.options, decision.weights)
        mark, self._place = self._place * sum(decision.weights), None
        for option, weight in zip(decision.options, decision.weights, strict=True):
            mark -= weight
            if mark < 0:
                return option
        return decision.options[-1]


class Plan(NamedTuple):
    """What a bot means to answer as long as it sees the same."""

    view: Record
    options: tuple[Option, ...]


class GreedyBot:
    """Takes the answer that looks best to its seat at the next question, or when the next turn begins."""

    name = "greedy"

    def __init__(self, game: AnyGame, effort: Effort | None = None) -> None:
        self._game = game
        self._effort = effort or Effort()
        self._plan: Plan | None = None

    def choose(
        self, seat: Seat, view: Record, decision: Decision, imagine: Imagine, chance: ChanceStream
    ) -> Option:
        refuse_free_words(self.name, decision)
        plan, self._plan = self._plan, None
        if plan is None or not decision.can_begin_again or plan.view != view or plan.options[0] not in decision.options:
            plan = Plan(view, self._best(seat, decision, imagine, chance))
        if plan.options[1:]:
            self._plan = Plan(view, plan.options[1:])
        return plan.options[0]

    def _best(
        self, seat: Seat, decision: Decision, imagine: Imagine, chance: ChanceStream
    ) -> tuple[Option, ...]:
        """The answers of the best declaration."""
        luck = chance.split(f"luck {chance.below(1 << 32)}")
        declarations = completions(imagine(chance), seat, decision, chance, self._effort.declarations)
        if len(declarations) > 1:
            worth = [self._worth(declaration, seat, Luck(luck.split("ordinary"), 0.5)) for declaration in declarations]
            order = sorted(range(len(worth)), key=worth.__getitem__, reverse=True)
            finalists = [declarations[place] for place in order[: self._effort.finalists]]
            declarations = [self._winner(finalists, seat, imagine, luck)]
        return tuple(answer.option for answer in declarations[0].answers)

    def _winner(
        self, finalists: list[Declaration], seat: Seat, imagine: Imagine, luck: ChanceStream
    ) -> Declaration:
        """The declaration with the best mean over imagined states."""
        samples = self._effort.samples
        worth: list[list[float]] = [[] for _ in finalists]
        for sample in range(samples):
            state, trial = imagine(luck), f"trial {sample}"
            for values, finalist in zip(worth, finalists, strict=True):
                declaration = repeated(finalist.answers, state, seat)
                if declaration is not None:
                    values.append(self._worth(declaration, seat, Luck(luck.split(trial), (sample + 0.5) / samples)))
        means = [fmean(values) if values else LOST for values in worth]
        return finalists[means.index(max(means))]

    def _worth(self, declaration: Declaration, seat: Seat, luck: Luck) -> float:
        """What the state is worth to the seat once the draws have fallen."""
        state = declaration.state
        has_turn_begun = declaration.has_turn_begun
        for _ in range(_MOST_STEPS):
            decision = None if has_turn_begun else _on_the_way(state, seat)
            if decision is None:
                break
            if decision.is_chance:
                told = apply(state, CHANCE, luck.draw(decision), decision.number)
            else:
                told = apply(state, decision.seats[0], self._at_once(state, decision), decision.number)
            has_turn_begun = any(item.event.begins_turn for item in told)
        return self._value(state, seat)

    def _at_once(self, state: AnyState, decision: Decision) -> Option:
        """What a seat would answer without thinking of draws: good enough on the way."""
        seat = decision.seats[0]
        worth = []
        for option in decision.options:
            twin = clone(state)
            apply(twin, seat, option, decision.number)
            worth.append(self._value(twin, seat))
        return decision.options[worth.index(max(worth))]

    def _value(self, state: AnyState, seat: Seat) -> float:
        if state.outcome is not None:
            return WON if seat in state.outcome.winners else LOST
        return self._game.heuristic(state.world, seat)


def repeated(answers: tuple[Answer, ...], state: AnyState, seat: Seat) -> Declaration | None:
    """The same answers in another imagined state, where they may not all be possible."""
    twin = clone(state)
    has_turn_begun = False
    try:
        for answer in answers:
            told = apply(twin, seat, answer.option, answer.decision.number)
            has_turn_begun = any(item.event.begins_turn for item in told)
    except Illegal:
        return None
    return Declaration(answers, twin, has_turn_begun)


def _on_the_way(state: AnyState, seat: Seat) -> Decision | None:
    """The next question to get past before looking: a draw, what others are asked, a declaration of one's own.

    A question that the seat has to think about, a clock or free words end the look ahead.
    """
    for decision in state.decisions:
        if decision.is_chance:
            return decision
    draft = draft_question(state, seat)
    for decision in state.decisions:
        if seat in decision.seats and decision is not draft:
            return None
    if draft is not None:
        return draft
    return next((it for it in state.decisions if it.seats[0] != CLOCK and not it.is_open), None)
