"""What a report of Lighthouse says, and what falls short in it."""

from typing import Any

import msgspec

from bench.audits import lines, read, shortcomings


def report(*, performance: float = 1, shift: float = 0.0, description: float = 1) -> bytes:
    """With one audit that counts in each category."""
    times = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time")
    audits: dict[str, Any] = {name: {"score": 1, "numericValue": 100.0} for name in times}
    audits["cumulative-layout-shift"] = {"score": 1 if shift < 0.1 else 0.5, "numericValue": shift}
    audits["meta-description"] = {"score": description}
    scores = {"performance": performance, "accessibility": 1, "best-practices": 1, "seo": description}
    part = {"performance": "cumulative-layout-shift", "seo": "meta-description"}
    categories = {
        name: {"score": score, "auditRefs": [{"id": part[name], "weight": 1}] if name in part else []}
        for name, score in scores.items()
    }
    return msgspec.json.encode({"audits": audits, "categories": categories})


def test_a_page_without_fault_falls_short_of_nothing() -> None:
    assert shortcomings(read("lobby", report())) == []


def test_a_slow_page_is_reported_with_its_figures() -> None:
    found = read("lobby", report(performance=0.73, shift=0.245))
    assert shortcomings(found) == ["performance 73", "layout shift 0.245"]
    assert found.faults == ("cumulative-layout-shift",)


def test_anything_but_performance_has_to_be_whole() -> None:
    assert shortcomings(read("table", report(description=0.9))) == ["seo 90"]


def test_figures_are_printed_with_the_reasons_for_lost_points() -> None:
    told = "\n".join(lines(read("lobby", report(performance=0.73, shift=0.245))))
    assert "performance 73" in told and "0.245" in told and "cumulative-layout-shift" in told
