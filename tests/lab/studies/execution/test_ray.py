"""A study on Ray gives the same bytes, and a node that is lost in the middle loses nothing.

Ray has a lock of its own (requirements-ray.lock) and is not part of the environment of the other tests: install
`lairkeeper[ray]` to run these.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lairkeeper.kernel.errors import UnknownGame
from lairkeeper.lab.studies.errors import NoCluster
from lairkeeper.lab.studies.execution.engines import engine_at
from lairkeeper.lab.studies.execution.runner import run_study
from lairkeeper.lab.studies.plan import chunks
from lairkeeper.lab.studies.results.folder import StudyFolder
from tests.lab.studies.small import files, played, small_plan
from tests.server.sites import free_port

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
    """A node on this machine, with one processor; tests add a second one."""
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    monkeypatch.setenv("RAY_raylet_start_wait_time_s", "180")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(Path("src").resolve()), str(Path.cwd()))))
    from ray.cluster_utils import Cluster

    head = {"num_cpus": 1, "include_dashboard": False, "ray_client_server_port": free_port()}
    made = Cluster(initialize_head=True, head_node_args=head)
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


def test_a_study_is_played_from_outside_of_the_cluster(cluster: Any, tmp_path: Path) -> None:
    """Through the client of Ray, which needs packages of its own: the extra `ray` brings them."""
    host, port = cluster.head_node.node_ip_address, cluster.head_node._ray_params.ray_client_server_port
    plan = small_plan()
    folder = StudyFolder.open(tmp_path / "ray", plan, "")
    assert run_study(folder, engine_at(f"ray://{host}:{port}")).is_complete
    assert files(folder) == files(played(tmp_path / "here", plan))


def test_a_task_that_fails_on_the_cluster_is_one_sentence(cluster: Any) -> None:
    plan = small_plan()
    wrong = (chunk._replace(game="chess") for chunk in chunks(plan, [[(0, 10)], []]))
    with pytest.raises(UnknownGame):
        engine_at("ray").run(wrong, lambda played: None, lambda: None)
    broken = (chunk._replace(config=None) for chunk in chunks(plan, [[(0, 10)], []]))  # type: ignore[arg-type]
    with pytest.raises(NoCluster) as refused:
        engine_at("ray").run(broken, lambda played: None, lambda: None)
    reason = str(refused.value.facts["reason"])
    assert "NoneType" in reason and "ray::" not in reason


@pytest.mark.parametrize("address", ["ray://127.0.0.1:1", "ray://127.0.0.1:nowhere"])
def test_a_cluster_that_does_not_answer_is_refused(address: str, tmp_path: Path) -> None:
    folder = StudyFolder.open(tmp_path / "ray", small_plan(), "")
    with pytest.raises(NoCluster):
        run_study(folder, engine_at(address))
