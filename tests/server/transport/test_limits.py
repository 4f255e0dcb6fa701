"""Buckets fill up again with time, and the number of them is limited."""

import time

import pytest

from lairkeeper.server.clock import now as server_now
from lairkeeper.server.telemetry.metrics import Metrics
from lairkeeper.server.transport.limits import Limit


def test_a_bucket_gives_a_burst_and_then_its_rate() -> None:
    now = [0.0]
    limit = Limit(2.0, 3, lambda: now[0])
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]
    assert limit.allows("b")
    now[0] = 0.5
    assert [limit.allows("a") for _ in range(2)] == [True, False]
    now[0] = 100.0
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]


def test_a_crowd_of_addresses_does_not_fill_the_memory() -> None:
    limit = Limit(0.0, 1, lambda: 0.0)
    for number in range(25_000):
        limit.allows(str(number))
    assert len(limit._buckets) == 20_000


def test_metrics_are_written_as_they_are_read() -> None:
    metrics = Metrics()
    metrics.refusals["seat-taken"] += 2
    metrics.commits.observe(0.002)
    lines = metrics.text({"tables": 3}).splitlines()
    assert "lairkeeper_tables 3" in lines
    assert 'lairkeeper_refusals_total{code="seat-taken"} 2' in lines
    assert 'lairkeeper_commit_seconds_bucket{le="0.001"} 0' in lines
    assert 'lairkeeper_commit_seconds_bucket{le="0.0025"} 1' in lines
    assert 'lairkeeper_commit_seconds_bucket{le="+Inf"} 1' in lines


def test_an_ignored_address_is_heard_again_after_a_while() -> None:
    time = [0.0]
    limit = Limit(5.0, 300, clock=lambda: time[0])
    for _ in range(1_000):
        limit.owe("there", 1, 25)
    assert limit.is_spent("there")
    time[0] = 5.3
    assert not limit.is_spent("there")


def test_the_time_of_records_does_not_follow_a_clock_that_is_put_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or rolls would be held back, and timers stand, until the clock is there again."""
    before, wall = server_now(), time.time_ns()
    monkeypatch.setattr(time, "time_ns", lambda: wall - 3_600 * 10**9)
    monkeypatch.setattr(time, "time", lambda: wall / 1e9 - 3_600)
    assert before <= server_now() < before + 600_000
