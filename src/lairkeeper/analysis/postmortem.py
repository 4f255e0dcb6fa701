"""The post-mortem of a finished game: curves at once, then every turn split into choice, luck and estimation error.

A node is the table between two stretches. Its worth is the mean of rollouts by the policy, in states that the judging
seat could believe in. A choice is worth what it adds to the worth of its node for the seat that chose; a stroke of luck
what it adds for the seat whose turn it is. What is left of a change is the error of the estimates.

Games of words cannot be played on from an imagined table: they get the curves, one for each team, and the turns that
moved them most.
"""

from collections.abc import Callable, Iterator
from math import sqrt
from typing import Any, NamedTuple

from lairkeeper.analysis.errors import NoBudget
from lairkeeper.analysis.numbers import tenths
from lairkeeper.analysis.report import Curve, CurvePoint, Report, Split, TurningPoint
from lairkeeper.analysis.rollouts import End, horizon, imagined, model_of, play_on, worth
from lairkeeper.analysis.samples import Difference, apart, difference, mean_value, value_error
from lairkeeper.analysis.turning import RolloutBudget, StretchChange, most_telling, telling_turns, turning_point
from lairkeeper.analysis.turns import Recording, read_turns
from lairkeeper.bots import can_play_on
from lairkeeper.kernel import CHANCE, AnyGame, Journal, Seat
from lairkeeper.kernel.definition.audience import teams_of

BELIEFS = 8
"""Imagined states that a point of a curve is the mean of."""
ROUGH = 4
"""Rollouts of a node in the first pass; each further pass has four times as many."""
FINER = 4


def analyse(game: AnyGame, journal: Journal[Any], rollouts: int) -> Report:
    """The whole analysis with so many rollouts for each node; the same journal gives the same report."""
    *_, report = Analyst(game, journal, rollouts).reports()
    return report


class Analyst:
    """Analyses one game; `reports` gives better and better ones, for as long as somebody asks for the next."""

    def __init__(
        self, game: AnyGame, journal: Journal[Any], rollouts: int, has_time: Callable[[], bool] = lambda: True
    ) -> None:
        """`has_time` bounds the search for better answers, which comes last."""
        if rollouts < ROUGH:
            raise NoBudget(value=rollouts, least=ROUGH)
        self._model = model_of(game)
        self._rollouts = rollouts
        self._has_time = has_time
        self._recording = read_turns(game, journal)
        self._ends: dict[KnownPosition, list[tuple[End, ...]]] = {}
        """Where the rollouts of each node ended, for every curve."""
        self._moves: dict[int, list[list[StretchChange]]] = {}
        """By turn: what its stretches added to each curve."""
        self._seats: list[Seat | None] = [None] if self._model.is_shared else [*_viewers(self._recording)]
        self._curves = [self._curve(seat) for seat in self._seats]

    def reports(self) -> Iterator[Report]:
        """The curves first, then one report after every turn that is split, all roughly and then finer; the last one
        has the turning points."""
        turns, passes = self._greatest_first(), self._passes()
        total, done = len(turns) * len(passes), 0
        yield self.report(0, done, total)
        for rollouts in passes:
            for turn in turns:
                self._moves[turn] = self._moved(turn, rollouts)
                self._refine(turn, rollouts)
                done += 1
                yield self.report(rollouts, done, total)
        yield self.report(self._rollouts, total, total, has_points=True)

    def report(self, rollouts: int, done: int, total: int, *, has_points: bool = False) -> Report:
        """What is known so far."""
        curves = [
            Curve(it.seat, [*it.moments], [self._split(place, turn) for turn in range(len(it.splits))])
            for place, it in enumerate(self._curves)
        ]
        points = self._turning_points() if has_points else []
        return Report(self._recording.game.name, self._model.kind, curves, points, rollouts, done, total)

    def _passes(self) -> list[int]:
        """How many rollouts each pass has; none where a game cannot be played on."""
        passes = [ROUGH] if can_play_on(self._recording.game) else []
        while passes and passes[-1] < self._rollouts:
            passes.append(min(passes[-1] * FINER, self._rollouts))
        return passes

    def _greatest_first(self) -> list[int]:
        """The turns, those with the greatest change first."""
        return sorted(
            range(len(self._recording.turns)),
            key=lambda turn: -max(abs(_change(curve, turn)) for curve in self._curves),
        )

    # --- curves ------------------------------------------------------------------------------------------------------

    def _curve(self, seat: Seat | None) -> Curve:
        recording = self._recording
        moments = [self._moment(turn.begin, turn.seat if seat is None else seat) for turn in recording.turns]
        last = recording.turns[-1].end
        end = worth(recording.game, recording.states[last], seat or Seat(0))
        moments.append(CurvePoint(last, tenths(end.value, self._model.kind), 0))
        return Curve(seat, moments, [None] * len(recording.turns))

    def _moment(self, step: int, seat: Seat) -> CurvePoint:
        """The value as a seat could know it: the mean over states it could believe in."""
        game, state, kind = self._recording.game, self._recording.states[step], self._model.kind
        beliefs = (imagined(game, state, seat, self._seed(step, place, "belief")) for place in range(BELIEFS))
        ends = [worth(game, belief, seat) for belief in beliefs]
        return CurvePoint(step, tenths(mean_value(ends), kind), tenths(value_error(self._model, ends), kind))

    def _refine(self, number: int, rollouts: int) -> None:
        """Rollouts from the begin of a turn know more than the value of the table as it stands."""
        turn, kind = self._recording.turns[number], self._model.kind
        for place, curve in enumerate(self._curves):
            seat = turn.seat if curve.seat is None else Seat(curve.seat)
            ends = [each[place] for each in self._node(KnownPosition(turn.begin, seat), rollouts)]
            value, error = tenths(mean_value(ends), kind), tenths(value_error(self._model, ends), kind)
            curve.moments[number] = CurvePoint(turn.begin, value, error)

    def _seed(self, step: int, trial: int, what: str) -> str:
        journal = self._recording.journal
        return f"{journal.fingerprint or journal.seed}/{what} {step}/{trial}"

    # --- splits ------------------------------------------------------------------------------------------------------

    def _split(self, place: int, turn: int) -> Split | None:
        """The change of a curve in a turn; None before its rollouts were played."""
        if turn not in self._moves:
            return None
        kind, own, rivals, luck = self._model.kind, list[Difference](), list[Difference](), list[Difference]()
        for move in self._moves[turn][place]:
            choices = own if move.is_own else rivals
            (luck if move.stretch.seat == CHANCE else choices).append(move.moved)
        parts = [tenths(sum(it.mean for it in each), kind) for each in (own, rivals, luck)]
        errors = [tenths(sqrt(sum(it.error**2 for it in each)), kind) for each in (own, luck)]
        return Split(
            choice=parts[0],
            rivals=parts[1],
            luck=parts[2],
            error=_change(self._curves[place], turn) - sum(parts),
            choice_error=errors[0],
            luck_error=errors[1],
        )

    def _moved(self, number: int, rollouts: int) -> list[list[StretchChange]]:
        """What every stretch of a turn added to each curve, as the seat that answered could know; for luck, the seat
        whose turn it is."""
        turn, moves = self._recording.turns[number], [list[StretchChange]() for _ in self._curves]
        for stretch in turn.stretches:
            seat = turn.seat if stretch.seat == CHANCE else stretch.seat
            before = self._node(KnownPosition(stretch.begin, seat), rollouts)
            after = self._node(KnownPosition(stretch.end, seat, is_end=stretch.end == turn.end), rollouts)
            for place, curve in enumerate(self._seats):
                one, other = [ends[place] for ends in after], [ends[place] for ends in before]
                judge = apart if stretch.seat == CHANCE else difference
                moves[place].append(StretchChange(curve, number, stretch, judge(self._model, one, other)))
        return moves

    def _node(self, node: "KnownPosition", rollouts: int) -> list[tuple[End, ...]]:
        """So many rollouts from the table after these answers. All nodes of a turn are valued at the same moment: those
        at its end are played on for one moment less."""
        game, state = self._recording.game, self._recording.states[node.step]
        ends = self._ends.setdefault(node, [])
        for trial in range(len(ends), rollouts):
            luck = self._seed(0, trial, "luck")
            belief = state if state.outcome else imagined(game, state, node.seat, luck)
            if not belief.outcome:
                belief = play_on(game, belief, luck, horizon(game, belief) - node.is_end)
            ends.append(tuple(worth(game, belief, node.seat if seat is None else seat) for seat in self._seats))
        return ends[:rollouts]

    def _turning_points(self) -> list[TurningPoint]:
        """The choices and strokes of luck that moved a curve most, in the order of play."""
        if not can_play_on(self._recording.game):
            return telling_turns(self._recording, self._curves, self._model.kind)
        moves = [move for curves in self._moves.values() for each in curves for move in each if move.is_own]
        telling = most_telling(moves, self._model.kind)
        effort = RolloutBudget(self._rollouts, self._has_time)
        points = [turning_point(self._recording, move, effort, self._seed) for move in telling]
        return sorted(points, key=lambda point: point.step)


class KnownPosition(NamedTuple):
    """The table after so many answers, as a seat could know it. All nodes share the luck of a trial, so that they
    differ in what happened and not in what is drawn."""

    step: int
    seat: Seat
    is_end: bool = False


def _viewers(recording: Recording) -> list[Seat]:
    """A seat for each curve: the first of each team, or every player."""
    last = recording.states[recording.turns[-1].end]
    teams = teams_of(recording.game, recording.journal.config, last.world)
    return [team[0] for team in teams if team] or [Seat(seat) for seat in range(recording.players)]


def _change(curve: Curve, turn: int) -> int:
    return curve.moments[turn + 1].value - curve.moments[turn].value
