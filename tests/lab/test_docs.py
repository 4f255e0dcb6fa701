"""The programs on the pages about bots and the laboratory run as they are printed."""

import re
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parents[2] / "docs"


def run_program(page: str, begins_with: str) -> dict[str, Any]:
    blocks = re.findall(r"^```python\n(.*?)^```$", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    (program,) = (block for block in blocks if block.startswith(begins_with))
    names: dict[str, Any] = {}
    exec(compile(program, page, "exec"), names)
    return names


def test_the_example_of_the_page_about_bots_runs() -> None:
    assert run_program("bots.md", "from lairkeeper.bots")["state"].world.turn == 3


def test_the_example_of_the_page_about_the_laboratory_runs() -> None:
    names = run_program("lab.md", "from lairkeeper.games")
    assert names["match"].state.outcome is not None
    assert names["study"].games == 20
    assert names["lost"].state.outcome.reason == "vault"
