"""The value of a position for a seat: the chance to win or the expected score, from named terms with fitted weights.

The weights are made by `lairkeeper lab fit` from games of bots; a game keeps them beside its terms.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import exp, sqrt
from typing import Generic, Literal, NamedTuple, TypeVar

from lairkeeper.kernel.data.record import World
from lairkeeper.kernel.data.seat import Seat

W = TypeVar("W", bound=World)

ValueKind = Literal["chance", "score"]
_LARGEST = 30.0


class Measured(NamedTuple):
    """The terms of a table as one seat knows it, in the order of `ValueModel.terms`, and the phase of the game."""

    phase: str
    terms: tuple[float, ...]


class PhaseWeights(NamedTuple):
    """The weights of one phase, the rows of their covariance, and the deviation of scores from their estimate."""

    weights: tuple[float, ...]
    covariance: tuple[tuple[float, ...], ...]
    spread: float = 0.0


class Estimate(NamedTuple):
    """A chance from 0 to 1 or a score, its standard error, and what each term adds (to the log-odds of a chance)."""

    value: float
    error: float
    parts: Mapping[str, float]
    spread: float = 0.0
    """How far final scores lie from the estimate, one standard deviation; 0 for a chance."""


@dataclass(frozen=True)
class ValueModel(Generic[W]):
    """The value of a game. `terms` names what `measure` returns; the first term is the constant 1.

    Where `is_shared`, all seats win or lose together, and one measure per moment is enough. `stage` names the part of
    a turn that is played: values are fitted at the begin of turns and of stages, and are calibrated there. `tables` are
    table options besides presets and numbers of players, with each of which it is fitted. `ridge` says how strongly a
    fit pulls weights towards 0: as so many games would.
    """

    kind: ValueKind
    terms: tuple[str, ...]
    measure: Callable[[W, Seat], Measured]
    phases: Mapping[str, PhaseWeights]
    is_shared: bool = False
    stage: Callable[[W], object] = lambda world: None
    tables: tuple[Mapping[str, object], ...] = ({},)
    ridge: float = 5.0

    def value(self, world: W, seat: Seat) -> float:
        """The chance to win, or the expected score, as quickly as possible."""
        phase, terms = self.measure(world, seat)
        total = sum([weight * term for weight, term in zip(self._weights[phase], terms, strict=True)])
        return chance_of(total) if self.kind == "chance" else total

    def estimate(self, world: W, seat: Seat) -> Estimate:
        """The value with its standard error and its parts."""
        phase, terms = self.measure(world, seat)
        weights, covariance, spread = self.phases[phase]
        parts = {name: weight * term for name, weight, term in zip(self.terms, weights, terms, strict=True)}
        total = sum(parts.values())
        error = sqrt(max(0.0, _variance(covariance, terms)))
        if self.kind == "score":
            return Estimate(total, error, parts, spread)
        chance = chance_of(total)
        return Estimate(chance, error * chance * (1 - chance), parts)

    @cached_property
    def _weights(self) -> dict[str, tuple[float, ...]]:
        return {phase: found.weights for phase, found in self.phases.items()}


def chance_of(odds: float) -> float:
    """The probability for these log-odds."""
    return 1 / (1 + exp(-max(-_LARGEST, min(_LARGEST, odds))))


def _variance(covariance: tuple[tuple[float, ...], ...], terms: tuple[float, ...]) -> float:
    return sum(
        one * other * cell
        for one, row in zip(terms, covariance, strict=True)
        for other, cell in zip(terms, row, strict=True)
    )
