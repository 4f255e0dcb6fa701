"""Pages of the built client as Lighthouse judges them, on the phone that it imagines: slow network, slow processor.

Its scores are wall-clock times in part, so measure on a quiet machine.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from bench.node_package import NodePackage, NotInstalled

PACKAGE = NodePackage("lighthouse")
LONGEST = 180
FLAGS = "--headless=new --no-sandbox --disable-gpu"
LEAST_SCORES = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
MOST_SHIFT = 0.05


@dataclass(frozen=True, kw_only=True)
class Audit:
    """Scores out of 100; times in milliseconds. `faults` are the audits that cost something."""

    page: str
    scores: Mapping[str, int]
    shift: float
    first_paint: float
    largest_paint: float
    blocking: float
    faults: tuple[str, ...]


def audit(address: str, page: str, path: str, chromium: str, cookie: str = "") -> Audit:
    """Of one page; the cookie makes the visitor somebody who sits at a table."""
    PACKAGE.install()
    node = shutil.which("node")
    if node is None:
        raise NotInstalled("Node is not on the PATH")
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        program = PACKAGE.home / "node_modules" / "lighthouse" / "cli" / "index.js"
        command = [node, str(program), f"{address}{path}", "--quiet", "--output=json", f"--output-path={report}"]
        command += [f"--chrome-flags={FLAGS}"]
        if cookie:
            command += [f"--extra-headers={msgspec.json.encode({'Cookie': cookie}).decode()}"]
        environment = {**os.environ, "CHROME_PATH": chromium}
        subprocess.run(command, env=environment, capture_output=True, check=True, timeout=LONGEST)
        return read(page, report.read_bytes())


def read(page: str, report: bytes) -> Audit:
    told: dict[str, Any] = msgspec.json.decode(report)
    audits, categories = told["audits"], told["categories"]
    return Audit(
        page=page,
        scores={name: round(100 * (category["score"] or 0)) for name, category in categories.items()},
        shift=audits["cumulative-layout-shift"]["numericValue"],
        first_paint=audits["first-contentful-paint"]["numericValue"],
        largest_paint=audits["largest-contentful-paint"]["numericValue"],
        blocking=audits["total-blocking-time"]["numericValue"],
        faults=tuple(dict.fromkeys(_faults(audits, categories))),
    )


def _faults(audits: Mapping[str, Any], categories: Mapping[str, Any]) -> Iterator[str]:
    for category in categories.values():
        for part in category["auditRefs"]:
            score = audits[part["id"]]["score"]
            if part["weight"] and score is not None and score < 0.9:
                yield part["id"]


def lines(one: Audit) -> Iterator[str]:
    scores = ", ".join(f"{name} {score}" for name, score in one.scores.items())
    yield f"Lighthouse, {one.page}: {scores}"
    times = f"first paint {one.first_paint:.0f} ms, largest {one.largest_paint:.0f} ms, blocked {one.blocking:.0f} ms"
    yield f"  layout shift {one.shift:.3f}; {times}"
    if one.faults:
        yield f"  lost by: {', '.join(one.faults)}"


def shortcomings(one: Audit) -> list[str]:
    """What falls short of its figure."""
    low = [f"{name} {one.scores[name]}" for name, least in LEAST_SCORES.items() if one.scores.get(name, 0) < least]
    return low + ([f"layout shift {one.shift:.3f}"] if one.shift >= MOST_SHIFT else [])
