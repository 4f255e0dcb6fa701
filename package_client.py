"""The build hook of the package: adds the built web client to wheel and source archive.

A wheel without the client would serve a page that says so; better to refuse the build.
"""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("web") / "dist"
IN_WHEEL = Path("lairkeeper") / "web_dist"
LEFT_OUT = ("installed-lock",)
"""Notes of the launcher about what the client was built from."""


class ClientHook(BuildHookInterface[Any]):
    """An editable install serves the client from `web/dist`, so it needs none."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        client = Path(self.root) / CLIENT
        if not (client / "index.html").is_file():
            raise FileNotFoundError("The web client is not built: run `python3 run.py package`, which builds it first.")
        place = IN_WHEEL if self.target_name == "wheel" else CLIENT
        files = [file for file in sorted(client.rglob("*")) if file.is_file() and file.name not in LEFT_OUT]
        build_data["force_include"].update({str(file): (place / file.relative_to(client)).as_posix() for file in files})
