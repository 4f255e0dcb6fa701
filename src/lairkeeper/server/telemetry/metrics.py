"""Metrics in the Prometheus format, without names of people or tables."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping

BOUNDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    def __init__(self, bounds: tuple[float, ...] = BOUNDS) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        total = 0
        for bound, count in zip((*self._bounds, "+Inf"), self._counts, strict=True):
            total += count
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {total}"


class Metrics:
    def __init__(self) -> None:
        self.answers = 0
        self.bot_answers = 0
        self.clock_answers = 0
        self.refusals: Counter[str] = Counter()
        self.requests: Counter[int] = Counter()
        self.aborts: Counter[str] = Counter()
        self.commits = Histogram()

    def moves(self) -> int:
        return self.answers + self.bot_answers + self.clock_answers

    def text(self, gauges: Mapping[str, float]) -> str:
        return "\n".join((*self._lines(gauges), ""))

    def _lines(self, gauges: Mapping[str, float]) -> Iterator[str]:
        for name, value in gauges.items():
            yield from (f"# TYPE lairkeeper_{name} gauge", f"lairkeeper_{name} {value}")
        yield "# TYPE lairkeeper_answers_total counter"
        yield f'lairkeeper_answers_total{{by="people"}} {self.answers}'
        yield f'lairkeeper_answers_total{{by="bots"}} {self.bot_answers}'
        yield f'lairkeeper_answers_total{{by="clock"}} {self.clock_answers}'
        yield "# TYPE lairkeeper_refusals_total counter"
        yield from (f'lairkeeper_refusals_total{{code="{code}"}} {n}' for code, n in sorted(self.refusals.items()))
        yield "# TYPE lairkeeper_requests_total counter"
        yield from (f'lairkeeper_requests_total{{status="{code}"}} {n}' for code, n in sorted(self.requests.items()))
        yield "# TYPE lairkeeper_aborts_total counter"
        yield from (f'lairkeeper_aborts_total{{reason="{why}"}} {n}' for why, n in sorted(self.aborts.items()))
        yield "# TYPE lairkeeper_commit_seconds histogram"
        yield from self.commits.lines("lairkeeper_commit_seconds")
