"""Answers to one question compared: each is followed by rollouts with the same luck, seen from the seat that is asked.

The first answers are compared roughly, the better half again. An answer counts as better only where the paired
difference clears its standard error.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from lairkeeper.analysis.numbers import tenths
from lairkeeper.analysis.report import Reason
from lairkeeper.analysis.rollouts import AnyState, End, horizon, imagined, model_of, play_on, worth
from lairkeeper.analysis.samples import DECIDED, TURNED, Difference, difference, mean_value, parts_of, value_error
from lairkeeper.bots import ask_bot, bot_named
from lairkeeper.kernel import AnyGame, ChanceStream, Decision, Option, Seat, apply, clone
from lairkeeper.kernel.definition.valuation import ValueModel
from lairkeeper.kernel.errors import LairkeeperError

MOST_LOOKED_AT = 40
MOST_REASONS = 2
FEWEST = 2
"""Rollouts of an answer without which nothing can be said about it."""
ENOUGH_PAIRS = 1000
"""Stands for the number of trials where one tells as much as any number would."""
LEAST_SHARE = 0.1
"""A term that makes less than this share of a difference is no reason for it."""


class Dilemma(NamedTuple):
    """A question, the seat that looks at it, and how many play. The state is the true one: answers are compared in
    states that the seat could believe in."""

    game: AnyGame
    state: AnyState
    decision: Decision
    seat: Seat
    players: int

    def believed(self, seed: str) -> AnyState:
        return imagined(self.game, self.state, self.seat, seed)


class Judged(NamedTuple):
    """An answer, where its rollouts ended, its value and the standard error of that."""

    option: Option
    ends: Sequence[End]
    value: float
    error: float


@dataclass(frozen=True)
class Comparison:
    """Answers, the most valuable first. Where it is exact no luck was in it: the weights alone are uncertain."""

    model: ValueModel[Any]
    judged: Sequence[Judged]
    is_exact: bool = False

    def gap(self, one: int = 0, other: int = 1) -> Difference:
        """How much more the first is worth than the other."""
        return self._counted(difference(self.model, self.judged[one].ends, self.judged[other].ends))

    def _counted(self, found: Difference) -> Difference:
        return found._replace(pairs=ENOUGH_PAIRS) if self.is_exact else found

    def place_of(self, option: Option) -> int:
        return next(place for place, judged in enumerate(self.judged) if judged.option == option)

    def reasons(self, one: int = 0, other: int = 1) -> list[Reason]:
        """The terms whose difference exceeds its error: gains before losses, the greatest first."""
        found = parts_of(self.model, self.judged[one].ends, self.judged[other].ends)
        parts = {name: self._counted(part) for name, part in found.items()}
        least = LEAST_SHARE * sum(abs(part.mean) for part in parts.values())
        clear = {name: part for name, part in parts.items() if self._tells(part, least)}
        ordered = sorted(clear.items(), key=lambda item: -abs(item[1].mean))
        said = [_reason(self.model, name, part, self.judged[one].ends) for name, part in ordered]
        gains = [reason for reason in said if reason.amount > 0][:MOST_REASONS]
        return gains + [reason for reason in said if reason.amount < 0][:MOST_REASONS]

    def _tells(self, part: Difference, least: float) -> bool:
        """Whether the difference of a term exceeds its error and does not round to zero."""
        return part.is_clear and abs(part.mean) >= least and tenths(part.mean, self.model.kind) != 0


def _reason(model: ValueModel[Any], name: str, part: Difference, ends: Sequence[End]) -> Reason:
    if name in (DECIDED, TURNED):
        return Reason(name, part.mean > 0, part.mean)
    place = model.terms.index(name)
    weight = next((model.phases[end.phase].weights[place] for end in ends if end.phase), 1.0)
    return Reason(name, (part.mean > 0) == (weight > 0), part.mean)


def shortlist(asked: Dilemma, seed: str, most: int, first: Iterable[Option] = ()) -> list[Option]:
    """At most `most` answers: the named ones, that of the policy, then those followed by the best value."""
    game, decision = asked.game, asked.decision
    policy = ask_bot(game, asked.state, decision, bot_named(game.policy, game), ChanceStream(seed), asked.seat)
    named = list(dict.fromkeys((*first, policy)))
    if len(named) >= most or decision.is_open:
        return named[:most]
    rest = [option for option in decision.for_bots if option not in named][:MOST_LOOKED_AT]
    if len(named) + len(rest) > most:
        worths = _at_once(asked, asked.believed(seed), rest)
        rest = sorted(rest, key=lambda option: -worths[option])
    return (named + rest)[:most]


def _at_once(asked: Dilemma, believed: AnyState, options: Sequence[Option]) -> Mapping[Option, float]:
    """The value right after each answer."""
    found = {}
    for option in options:
        twin = clone(believed)
        apply(twin, asked.seat, option, asked.decision.number)
        found[option] = worth(asked.game, twin, asked.seat).value
    return found


def compare(
    asked: Dilemma,
    options: Sequence[Option],
    rollouts: int,
    seed: str,
    has_time: Callable[[], bool] = lambda: True,
    *,
    fewest: int = FEWEST,
) -> Comparison:
    """Compares answers by so many rollouts each; where `has_time` says no, by at least `fewest`."""
    model, ends = model_of(asked.game), {option: list[End]() for option in options}
    for trial in range(rollouts):
        if trial >= fewest and not has_time():
            break
        if trial == max(FEWEST, rollouts // 4) and len(ends) > FEWEST:
            ends = _better_half(ends)
        believed = asked.believed(f"{seed}/{trial}")
        for option, found in ends.items():
            end = _followed(asked, believed, option, f"{seed}/{trial}/luck")
            if end is not None:
                found.append(end)
    whole = {option: found for option, found in ends.items() if found}
    judged = [Judged(option, it, mean_value(it), value_error(model, it)) for option, it in whole.items()]
    return Comparison(model, sorted(judged, key=lambda each: -each.value))


def _better_half(ends: dict[Option, list[End]]) -> dict[Option, list[End]]:
    """Always keeps the first answer: others are compared with it."""
    first, *rest = ends
    rest.sort(key=lambda option: -mean_value(ends[option]) if ends[option] else 0.0)
    kept = {first, *rest[: max(1, len(ends) // 2)]}
    return {option: found for option, found in ends.items() if option in kept}


def _followed(asked: Dilemma, believed: AnyState, option: Option, seed: str) -> End | None:
    """One rollout after an answer; none where free words are impossible in a state that is only imagined."""
    twin = clone(believed)
    try:
        apply(twin, asked.seat, option, asked.decision.number)
    except LairkeeperError:
        return None
    ended = play_on(asked.game, twin, seed, horizon(asked.game, believed))
    return worth(asked.game, ended, asked.seat)
