"""What `deploy/` says is true: its settings are read by the real reader, its commands and files exist."""

import re
import shlex
import tomllib
from configparser import ConfigParser
from pathlib import Path

import msgspec
import pytest
from cyclopts import App

from lairkeeper.cli.commands.app import COMMANDS
from lairkeeper.cli.commands.parameters.arguments import ServeArguments
from lairkeeper.server.site.app import Site
from lairkeeper.server.site.processes.server import config
from lairkeeper.server.site.routes.tables import LARGEST_JOURNEY
from lairkeeper.server.site.settings import Settings, read_settings
from lairkeeper.server.storage import sqlite_file

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
NGINX = (DEPLOY / "nginx.conf").read_text("utf-8")


def instructions(name: str) -> list[str]:
    return [line.removeprefix(f"{name} ") for line in DOCKERFILE.splitlines() if line.startswith(f"{name} ")]


def unit() -> ConfigParser:
    parser = ConfigParser(interpolation=None, strict=False)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(DEPLOY / "lairkeeper.service", "utf-8")
    return parser


def served_with(command: list[str]) -> ServeArguments:
    """The arguments of a command, as the command line reads them; it has to be ours, and to serve."""
    program, name, *rest = command
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["scripts"]
    assert Path(program).name in scripts and name == "serve"
    app = App(name="lairkeeper", help_flags=(), version_flags=())
    app.command(COMMANDS[name], name=name)
    _, bound, _ = app.parse_args([name, *rest], exit_on_error=False, print_error=False)
    found = bound.arguments.get("arguments", ServeArguments())
    assert isinstance(found, ServeArguments)
    return found


def test_the_example_names_every_setting_with_its_default() -> None:
    example = DEPLOY / "settings.toml"
    assert set(tomllib.loads(example.read_text("utf-8"))) == set(Settings.__struct_fields__)
    settings = read_settings(example, {})
    assert settings.trusted_proxies == "127.0.0.1"  # the nginx of the example
    assert msgspec.structs.replace(settings, database="", trusted_proxies="") == Settings()
    commented = re.search(r"^# (database = .*)$", example.read_text("utf-8"), re.MULTILINE)
    assert commented and tomllib.loads(commented[1])["database"].startswith("postgresql://")


def test_the_unit_runs_a_command_that_exists_where_its_state_is() -> None:
    service = unit()["Service"]
    arguments = served_with(shlex.split(service["ExecStart"]))
    assert arguments.settings_file == Path("/etc/lairkeeper/settings.toml")
    state = Path("/var/lib") / service["StateDirectory"]
    assert Path(service["WorkingDirectory"]) == state
    assert sqlite_file(read_settings(DEPLOY / "settings.toml", {}).database).parent == state


def test_the_image_runs_a_command_that_exists_with_variables_that_are_read() -> None:
    (command,), (variables,) = instructions("CMD"), instructions("ENV")
    served_with(msgspec.json.decode(command, type=list[str]))
    settings = read_settings(None, dict(pair.split("=", 1) for pair in shlex.split(variables)))
    assert settings.host == "0.0.0.0"
    (volume,), (port,) = instructions("VOLUME"), instructions("EXPOSE")
    assert sqlite_file(settings.database).parent == Path(volume) and settings.port == int(port)


def test_the_image_is_built_from_files_that_exist_and_are_not_kept_out() -> None:
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    let_in = {line.removeprefix("!") for line in lines if line.startswith("!")}
    named = [name for line in instructions("COPY") if "--from" not in line for name in line.split()[:-1]]
    assert named
    for name in named:
        assert (ROOT / name).exists() and Path(name).parts[0] in let_in
    built = [line for line in instructions("COPY") if "--from=client" in line]
    assert built[0].split()[-1].rstrip("/") == "web/dist"


@pytest.mark.parametrize("said", [DOCKERFILE, NGINX])
def test_the_port_is_the_one_served(said: str) -> None:
    assert set(re.findall(r"127\.0\.0\.1:(\d+)", said)) == {str(Settings().port)}


def test_the_health_that_is_asked_for_is_answered(tmp_path: Path) -> None:
    site = Site(Settings(database=f"sqlite:///{tmp_path}/games.db", secret="x" * 32))
    (path,) = re.findall(r"127\.0\.0\.1:\d+(/api/[a-z]+)", DOCKERFILE)
    assert path in {route.path for route in site.app.routes}
    patience = re.search(r"proxy_read_timeout (\d+)s", NGINX)
    assert patience and int(patience[1]) > 2 * (config(site).ws_ping_interval or 0), "a quiet table is not hung up on"


def test_the_page_about_hosting_names_settings_and_commands_that_exist() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    first_cells = re.findall(r"^\| (`.*?`) \|", page, re.MULTILINE)
    settings = {name for cell in first_cells for name in re.findall(r"`(\w+)`", cell)}
    assert settings and settings <= set(Settings.__struct_fields__)
    commands = set(re.findall(r"^lairkeeper (\w+)", page, re.MULTILINE))
    assert commands and commands <= set(COMMANDS)
    for named in re.findall(r"\(\.\./(deploy/[\w.]+)\)", page):
        assert (ROOT / named).is_file()


def test_the_proxy_requires_https_and_allows_the_largest_request() -> None:
    assert "add_header Strict-Transport-Security" in NGINX and "always;" in NGINX
    assert "client_header_timeout" in NGINX and "limit_conn connections" in NGINX
    (megabytes,) = re.findall(r"client_max_body_size (\d+)m;", NGINX)
    assert int(megabytes) * 2**20 >= LARGEST_JOURNEY
