"""`lairkeeper mcp` on the command line: over HTTP, and what it refuses."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from mcp import Client

from tests.cli.driver import Lairkeeper, lairkeeper, state_folder
from tests.server.sites import ROOT
from tests.watchdog import release, watch

__all__ = ["lairkeeper", "state_folder"]


@pytest.mark.asyncio(loop_scope="function")
async def test_the_tools_are_served_over_http(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "lairkeeper", "mcp", "--http", "0", "--lang", "en"],
        env={"PYTHONPATH": str(ROOT / "src"), "HOME": str(tmp_path)},
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    watch(process)
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+/mcp", process.stdout.readline())
        assert found is not None
        async with Client(found[0]) as client:
            tools = {tool.name: tool.description for tool in (await client.list_tools()).tools}
            assert set(tools) == {"join", "look", "answer", "talk", "leave"} and all(tools.values())
            assert (await client.call_tool("look", {"visit": "nobody's"})).is_error
    finally:
        process.terminate()
        process.communicate()
        release(process)


@pytest.mark.parametrize("port", ["70000", "soon"])
def test_a_bad_port_is_one_sentence(lairkeeper: Lairkeeper, port: str) -> None:
    run = lairkeeper("mcp", "--http", port)
    assert run.code == 2 and run.out == "" and len(run.err.splitlines()) == 1


def test_the_package_of_the_tools_is_imported_by_no_other_command() -> None:
    code = "import sys; from lairkeeper.cli import main; main(['games']); sys.exit('mcp' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False, capture_output=True).returncode == 0
