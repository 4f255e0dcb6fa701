"""The log as some seats hear and count it: what others alone were told leaves no gap in the numbers."""

from collections.abc import Iterator, Sequence

from lairkeeper.kernel import Seat, ToldEvent
from lairkeeper.server.protocol import LogLine

Steps = list[tuple[ToldEvent, ...]]
"""The events told, one tuple for each answer."""


def is_for(to: Sequence[int] | None, seats: list[Seat]) -> bool:
    """Whether a client with these seats receives what is told to `to`; None means everybody."""
    if to is None:
        return True
    for seat in seats:  # noqa: SIM110 - a generator costs more than the loop, at every move and client
        if seat in to:
            return True
    return False


def number_heard(steps: Steps, seats: list[Seat]) -> int:
    """How many of these steps told something to these seats."""
    count = 0
    for step in steps:
        for told in step:
            if told.to is None or is_for(told.to, seats):
                count += 1
                break
    return count


def heard_by(lines: list[LogLine], seats: list[Seat]) -> list[LogLine]:
    return [line for line in lines if line.seats is None or is_for(line.seats, seats)]


def heard_steps(steps: Steps, seats: list[Seat]) -> Iterator[tuple[ToldEvent, ...]]:
    """What each of these steps told to somebody with these seats, without those that told them nothing."""
    for step in steps:
        if heard := tuple(told for told in step if is_for(told.to, seats)):
            yield heard


def counted(lines: list[LogLine], first: int) -> list[LogLine]:
    """Log lines with their steps numbered from `first` on."""
    if lines and lines[0].step == lines[-1].step:
        is_counted = lines[0].step == first
        return lines if is_counted else [LogLine(first, it.event, it.phrase, it.clauses, it.seats) for it in lines]
    step, told = None, []
    for line in lines:
        if step is not None and line.step != step:
            first += 1
        step = line.step
        told.append(line if step == first else LogLine(first, line.event, line.phrase, line.clauses, line.seats))
    return told


def alike(steps: Steps, others: Steps) -> int:
    """The length of the common prefix of steps."""
    pairs = enumerate(zip(steps, others, strict=False))
    return next((place for place, (one, other) in pairs if one != other), min(len(steps), len(others)))
