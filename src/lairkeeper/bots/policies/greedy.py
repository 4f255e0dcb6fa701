"""The greedy bot: one answer ahead, with the draws that follow sampled, judged by the game's own heuristic.

It thinks in whole declarations. Each is looked at once with ordinary luck; the best are compared again in a few
rounds, in states imagined anew, and in every trial of a round all have the same luck.
"""

from math import ceil, gcd
from operator import lt
from statistics import fmean
from typing import NamedTuple

from lairkeeper.bots.ahead import LOST, Luck, look_ahead
from lairkeeper.bots.bot import Imagine, refuse_free_words
from lairkeeper.bots.draft import NO_PLAN, Declaration, DraftAnswer, Plan, completions, repeated
from lairkeeper.kernel import AnyGame, ChanceStream, Decision, Option, Record, Seat


class Round(NamedTuple):
    """How many declarations are compared, in how many trials."""

    declarations: int
    trials: int


class Effort(NamedTuple):
    """How hard to think: how many declarations to look at, and the rounds in which the best are compared."""

    declarations: int
    rounds: tuple[Round, ...]


NORMAL = Effort(40, (Round(6, 2), Round(3, 8)))

ENOUGH = 4
"""After so many trials a declaration that was always behind the best is given up."""


class Candidate(NamedTuple):
    """A candidate declaration and the sum of its values so far."""

    answers: tuple[DraftAnswer, ...]
    worth: list[float]

    @property
    def mean(self) -> float:
        return fmean(self.worth) if self.worth else LOST

    def is_behind(self, best: "Candidate") -> bool:
        """Whether it was worth less in every trial of enough that both had."""
        trials = len(self.worth)
        return trials >= ENOUGH and trials == len(best.worth) and all(map(lt, self.worth, best.worth))


class Runner:
    """A candidate in one round: its declaration is run again and again, or once where nothing is left to chance."""

    def __init__(self, candidate: Candidate, declaration: Declaration | None) -> None:
        self.candidate = candidate
        self._declaration = declaration
        self._certain: float | None = None

    def run(self, game: AnyGame, seat: Seat, luck: Luck) -> None:
        if self._declaration is None:
            return
        worth = self._certain
        if worth is None:
            worth = look_ahead(game, self._declaration.copy(), seat, luck)
            self._certain = None if luck.was_needed else worth
        self.candidate.worth.append(worth)


def spread(trials: int) -> list[int]:
    """All trials in an order in which good and bad luck are mixed, so that the first few stand for the others."""
    stride = next(stride for stride in range(ceil(trials / 3), 0, -1) if gcd(stride, trials) == 1)
    return [place * stride % trials for place in range(trials)]


class GreedyBot:
    """Takes the answer that looks best to its seat at the next question, or when the next turn begins."""

    name = "greedy"

    def __init__(self, game: AnyGame, effort: Effort = NORMAL) -> None:
        self._game = game
        self._effort = effort
        self._plan = NO_PLAN

    def choose(self, seat: Seat, view: Record, decision: Decision, imagine: Imagine, chance: ChanceStream) -> Option:
        refuse_free_words(self.name, decision)
        options = self._plan.rest(view, decision) or self._best(seat, decision, imagine, chance)
        self._plan = Plan(view, options[1:])
        return options[0]

    def _best(self, seat: Seat, decision: Decision, imagine: Imagine, chance: ChanceStream) -> tuple[Option, ...]:
        """The answers of the best declaration."""
        luck = chance.split(f"luck {chance.below(1 << 32)}")
        candidates = []
        for declaration in completions(imagine(luck), seat, decision, luck, self._effort.declarations):
            worth = look_ahead(self._game, declaration, seat, Luck(f"{luck.seed}/first look"))
            candidates.append(Candidate(declaration.answers, [worth]))
        if not candidates:
            return (chance.pick(decision.options),)
        for round_ in self._effort.rounds:
            candidates.sort(key=lambda candidate: candidate.mean, reverse=True)
            del candidates[round_.declarations :]
            self._compare(candidates, round_, seat, imagine, luck)
        return tuple(answer.option for answer in max(candidates, key=lambda candidate: candidate.mean).answers)

    def _compare(
        self, candidates: list[Candidate], round_: Round, seat: Seat, imagine: Imagine, luck: ChanceStream
    ) -> None:
        """Every declaration again, in a state imagined anew, until one is left that is not behind in every trial."""
        state = imagine(luck)
        seed = f"{luck.seed}/round of {round_.declarations}"
        runners = [Runner(candidate, repeated(candidate.answers, state, seat)) for candidate in candidates]
        for trial in spread(round_.trials):
            if len(candidates) == 1:
                break
            for runner in runners:
                runner.run(self._game, seat, Luck(seed, trial, round_.trials))
            best = max(candidates, key=lambda candidate: candidate.mean)
            runners = [runner for runner in runners if not runner.candidate.is_behind(best)]
            candidates[:] = [runner.candidate for runner in runners]
