"""The wheel is built once, and each kind of installation is made once."""

from pathlib import Path

import pytest

from tests.browser.conftest import browser
from tests.package.environments import ROOT, Environment, build

__all__ = ["browser"]


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    done = build("wheel", ROOT, folder)
    assert done.returncode == 0, done.stderr
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="session")
def core(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """`pip install lairkeeper`."""
    return Environment(tmp_path_factory.mktemp("core"), wheel)


@pytest.fixture(scope="session")
def server(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """`pip install "lairkeeper[server]"`."""
    return Environment(tmp_path_factory.mktemp("server"), wheel, frozenset({"server"}))
