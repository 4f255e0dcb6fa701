"""The series by which the cost of an answer is measured repeats exactly."""

from bench.serving.answers import run


def test_a_series_costs_something_and_is_the_same_each_time() -> None:
    first, second = (run("run-run-run:2", 8, is_counted=True) for _ in range(2))
    assert len(first.spent) == len(second.spent) == 8
    assert first.digest == second.digest
    assert min(first.spent) > 0 and second.instructions > second.calls > 8
