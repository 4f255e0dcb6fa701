"""Turning points: the largest changes of a curve, and whether a clearly better answer existed."""

from collections.abc import Callable, Iterator, Sequence
from math import hypot
from typing import NamedTuple

from lairkeeper.analysis.compare import Comparison, Dilemma, compare, shortlist
from lairkeeper.analysis.numbers import SCALE, tenths
from lairkeeper.analysis.report import Curve, TurningPoint
from lairkeeper.analysis.rollouts import AnyState, model_of
from lairkeeper.analysis.samples import Difference
from lairkeeper.analysis.turns import Recording, Stretch
from lairkeeper.kernel import CHANCE, Decision, Entry, Seat, ToldEvent, clone, facts
from lairkeeper.kernel.definition.valuation import ValueKind
from lairkeeper.kernel.history.journal import give

MOST_CHOICES, MOST_STROKES = 4, 3
MOST_ANSWERS = 6
"""Answers to one question that are compared."""
MOST_QUESTIONS = 6
"""Questions of a stretch that are looked into."""

LEAST: dict[ValueKind, float] = {"chance": 0.02, "score": 0.5}
"""Less than this is no turning point, however certain."""
CLEAR = 2.0
"""Standard errors by which a curve has to move from one moment to the next."""

Seeds = Callable[[int, int, str], str]


class RolloutBudget(NamedTuple):
    """Rollouts of an answer at most, and whether there is time for more."""

    rollouts: int
    has_time: Callable[[], bool]


class StretchChange(NamedTuple):
    """The change that one stretch of a turn made to the curve of a seat, or of all seats."""

    curve: Seat | None
    turn: int
    stretch: Stretch
    moved: Difference

    @property
    def is_own(self) -> bool:
        """False where a rival chose."""
        return self.stretch.seat == CHANCE or self.curve in (None, self.stretch.seat)


class AnsweredDecision(NamedTuple):
    """A question of a recorded game as it was asked, and the answer; `step` counts the answers before it."""

    step: int
    state: AnyState
    decision: Decision
    entry: Entry


class Better(NamedTuple):
    """A question whose answer was clearly worse than another."""

    answered: AnsweredDecision
    comparison: Comparison
    gap: Difference


def most_telling(moves: Sequence[StretchChange], kind: ValueKind) -> list[StretchChange]:
    """The largest changes that exceed their error: choices and strokes of luck separately."""
    clear = [move for move in moves if move.moved.is_clear and abs(move.moved.mean) >= LEAST[kind]]
    ordered = sorted(clear, key=lambda move: -abs(move.moved.mean))
    strokes = [move for move in ordered if move.stretch.seat == CHANCE]
    choices = [move for move in ordered if move.stretch.seat != CHANCE]
    return choices[:MOST_CHOICES] + strokes[:MOST_STROKES]


def telling_turns(recording: Recording, curves: Sequence[Curve], kind: ValueKind) -> list[TurningPoint]:
    """The turns in which a curve moved most, beyond its error, in the order of play: of each its largest change."""
    points = [
        max((_turn_of(recording, curve, turn) for curve in curves), key=lambda point: abs(point.amount))
        for turn in range(len(recording.turns))
    ]
    clear = [it for it in points if abs(it.amount) >= max(CLEAR * it.error, SCALE[kind] * LEAST[kind])]
    most = sorted(clear, key=lambda point: -abs(point.amount))[: MOST_CHOICES + MOST_STROKES]
    return sorted(most, key=lambda point: point.step)


def _turn_of(recording: Recording, curve: Curve, number: int) -> TurningPoint:
    turn, (before, after) = recording.turns[number], curve.moments[number : number + 2]
    seat = None if curve.seat is None else Seat(curve.seat)
    error = round(hypot(before.error, after.error))
    return TurningPoint("turn", turn.begin, number, seat, turn.seat, after.value - before.value, error)


def told_at(point: TurningPoint, told: Sequence[Sequence[ToldEvent]]) -> list[ToldEvent]:
    """What was told by a draw, or as a turn began; `told` lists the events of the set-up and of each answer."""
    if point.kind == "turn":
        return [item for item in told[point.step] if item.event.begins_turn]
    return list(told[point.step + 1]) if point.kind == "luck" else []


def turning_point(recording: Recording, move: StretchChange, effort: RolloutBudget, seeds: Seeds) -> TurningPoint:
    kind, stretch = model_of(recording.game).kind, move.stretch
    amount, error = tenths(move.moved.mean, kind), tenths(move.moved.error, kind)
    if stretch.seat == CHANCE:
        return TurningPoint("luck", stretch.begin, move.turn, move.curve, stretch.seat, amount, error)
    found = _worst(recording, stretch, effort, seeds) if amount < 0 else None
    if found is None:
        entry = recording.journal.entries[stretch.begin]
        asked = next(_questions(recording, stretch))
        known = dict(facts(asked.state, asked.decision))
        return TurningPoint(
            "choice", stretch.begin, move.turn, move.curve, stretch.seat, amount, error, entry.option, facts=known
        )
    (step, state, decision, entry), comparison, gap = found
    place = comparison.place_of(entry.option)
    return TurningPoint(
        kind="choice",
        step=step,
        turn=move.turn,
        curve=move.curve,
        seat=stretch.seat,
        amount=amount,
        error=error,
        chosen=entry.option,
        better=comparison.judged[0].option,
        gain=tenths(gap.mean, kind),
        gain_error=tenths(gap.error, kind),
        facts=dict(facts(state, decision)),
        reasons=comparison.reasons(0, place),
    )


def _worst(recording: Recording, stretch: Stretch, effort: RolloutBudget, seeds: Seeds) -> Better | None:
    """The answer of a stretch with the largest loss against a better one, if the loss exceeds its error."""
    worst: Better | None = None
    for asked in list(_questions(recording, stretch))[:MOST_QUESTIONS]:
        if not effort.has_time():
            break
        seed, chosen = seeds(asked.step, 0, "better"), asked.entry.option
        question = Dilemma(recording.game, asked.state, asked.decision, stretch.seat, recording.players)
        options = shortlist(question, seed, MOST_ANSWERS, (chosen,))
        comparison = compare(question, options, effort.rollouts, seed, effort.has_time)
        gap = comparison.gap(0, comparison.place_of(chosen))
        if gap.is_clear and gap.mean > 0 and (worst is None or gap.mean > worst.gap.mean):
            worst = Better(asked, comparison, gap)
    return worst


def _questions(recording: Recording, stretch: Stretch) -> Iterator[AnsweredDecision]:
    """The questions of a stretch, as they were asked."""
    entries = recording.journal.entries
    state = clone(recording.states[stretch.begin])
    now = max((entry.at for entry in entries[: stretch.begin] if entry.at is not None), default=0)
    for step in range(stretch.begin, stretch.end):
        entry = entries[step]
        asked = (it for it in state.decisions if entry.seat in it.seats and entry.number in (None, it.number))
        yield AnsweredDecision(step, clone(state), next(asked), entry)
        _, now = give(state, entry, now)
