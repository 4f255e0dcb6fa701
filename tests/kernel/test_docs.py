"""The pages of the documentation that contain a program run as they are printed."""

import re
from pathlib import Path
from typing import Any

import pytest

DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def run_page(name: str, names: dict[str, Any]) -> dict[str, Any]:
    blocks = BLOCK.findall((DOCS / name).read_text(encoding="utf-8"))
    assert blocks, f"{name} holds no program"
    for block in blocks:
        exec(compile(block, name, "exec"), names)
    return names


@pytest.fixture
def mine() -> dict[str, Any]:
    return run_page("kernel.md", {"__name__": "docs"})


def test_the_example_of_the_kernel_page_runs(mine: dict[str, Any]) -> None:
    assert mine["state"].world.gold == [5, 0]


def test_the_example_of_the_tables_page_runs() -> None:
    table = run_page("tables.md", {"__name__": "docs"})
    options = table["TableOptions"]()
    table["check_options"](options)
    assert {option.field for option in table["OPTIONS"]} == set(options.__struct_fields__) - {"luggage"}
    assert table["sequel"](None, options).luggage == table["Luggage"](5)


def test_the_examples_of_the_testing_page_run_and_so_do_the_tests_in_them(mine: dict[str, Any]) -> None:
    names = run_page("testing.md", mine)
    tests = [thing for name, thing in names.items() if name.startswith("test_")]
    for test in tests:
        test()
    assert len(tests) == 3
    assert tests[0].clauses == ("MINE-LAMP",)
