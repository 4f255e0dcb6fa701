"""How everything here is measured: CPU time of one process, the median of several repeats, fixed seeds.

Only the standard library, because the peers import this from an environment of their own.
"""

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from statistics import median
from time import process_time
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Effort:
    """How long to measure each figure: CPU seconds per repeat, and repeats."""

    seconds: float = 0.3
    repeats: int = 5

    def as_arguments(self) -> list[str]:
        return ["--seconds", str(self.seconds), "--repeats", str(self.repeats)]


def effort_arguments() -> argparse.ArgumentParser:
    """The two options that every part of the benchmark understands and passes on."""
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--seconds", type=float, default=Effort.seconds, help="CPU seconds per repeat and figure")
    parser.add_argument("--repeats", type=int, default=Effort.repeats, help="repeats; their median is shown")
    return parser


def effort_asked_for() -> Effort:
    return Effort(**vars(effort_arguments().parse_args()))


@dataclass(frozen=True)
class Pace:
    """Random play per CPU second, listing the options included; choices are decisions with two options or more."""

    decisions_per_second: float
    choices_per_second: float
    games_per_second: float


@dataclass
class Played:
    """What happened in one or more games."""

    decisions: float = 0
    choices: float = 0

    def note(self, options: int) -> None:
        """A decision with so many options."""
        self.decisions += 1
        self.choices += options > 1


def pace(play: Callable[[int], Played], effort: Effort) -> Pace:
    """Plays whole games, each from a seed of its own."""
    play(0)
    runs = [_pace_once(play, effort.seconds) for _ in range(effort.repeats)]
    return Pace(
        median(run.decisions_per_second for run in runs),
        median(run.choices_per_second for run in runs),
        median(run.games_per_second for run in runs),
    )


def _pace_once(play: Callable[[int], Played], seconds: float) -> Pace:
    decisions, choices, games = 0.0, 0.0, 0
    started = process_time()
    for seed in count(1):
        played = play(seed)
        decisions += played.decisions
        choices += played.choices
        games += 1
        spent = process_time() - started
        if spent >= seconds:
            break
    return Pace(decisions / spent, choices / spent, games / spent)


def microseconds(act: Callable[[T], object], subjects: Sequence[T], effort: Effort) -> float:
    """CPU microseconds of one act, averaged over the subjects, which it must leave as they were."""
    rounds = _rounds_within(act, subjects, effort.seconds)
    return median(_round_time(act, subjects, rounds) for _ in range(effort.repeats)) * 1e6


def _rounds_within(act: Callable[[T], object], subjects: Sequence[T], seconds: float) -> int:
    once = max(_round_time(act, subjects, 1) * len(subjects), 1e-7)
    return max(1, int(seconds / once))


def _round_time(act: Callable[[T], object], subjects: Sequence[T], rounds: int) -> float:
    started = process_time()
    for _ in range(rounds):
        for subject in subjects:
            act(subject)
    return (process_time() - started) / rounds / len(subjects)


def microseconds_once(act: Callable[[T], object], prepare: Callable[[], Sequence[T]], effort: Effort) -> float:
    """The same for an act that uses its subject up: fresh subjects are prepared off the clock."""
    spent: list[float] = []
    for _ in range(effort.repeats):
        batches, total = 0, 0.0
        while total < effort.seconds:
            total += _round_time(act, subjects := prepare(), 1) * len(subjects)
            batches += len(subjects)
        spent.append(total / batches)
    return median(spent) * 1e6
