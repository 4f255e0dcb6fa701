"""A study on Ray gives the same bytes, and a node that is lost in the middle loses nothing.

Ray has a lock of its own (requirements-ray.lock) and is not part of the environment of the other tests: install
`lairkeeper[ray]` to run these.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lairkeeper.lab.studies.errors import NoCluster
from lairkeeper.lab.studies.execution.engines import engine_at
from lairkeeper.lab.studies.execution.runner import run_study
from lairkeeper.lab.studies.results.folder import StudyFolder
from tests.lab.studies.small import files, played, small_plan

pytest.importorskip("ray", reason="Ray is an extra with a lock of its own; it is not installed here")
pytestmark = pytest.mark.filterwarnings(
    "ignore::ResourceWarning", "ignore::FutureWarning", "ignore::DeprecationWarning"
)


@pytest.fixture(autouse=True)
def _own_environment() -> Iterator[None]:
    """Ray writes environment variables of its own."""
    before = dict(os.environ)
    yield
    os.environ.clear()
    os.environ.update(before)


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Two nodes on this machine, of one processor each."""
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    monkeypatch.setenv("RAY_raylet_start_wait_time_s", "180")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(Path("src").resolve()), str(Path.cwd()))))
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    monkeypatch.setenv("RAY_ADDRESS", made.address)
    try:
        yield made
    finally:
        made.shutdown()


def test_a_study_survives_the_loss_of_a_node(cluster: Any, tmp_path: Path) -> None:
    node = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    plan = small_plan(games=120)

    def lose_node(done: int, total: int) -> None:
        nonlocal node
        if node is not None and 0 < done < total:
            cluster.remove_node(node, allow_graceful=False)
            node = None

    folder = StudyFolder.open(tmp_path / "ray", plan, "")
    assert run_study(folder, engine_at("ray"), lose_node).is_complete
    assert node is None
    assert files(folder) == files(played(tmp_path / "here", plan))


@pytest.mark.parametrize("address", ["ray://127.0.0.1:1", "ray://127.0.0.1:nowhere"])
def test_a_cluster_that_does_not_answer_is_refused(address: str, tmp_path: Path) -> None:
    folder = StudyFolder.open(tmp_path / "ray", small_plan(), "")
    with pytest.raises(NoCluster):
        run_study(folder, engine_at(address))
