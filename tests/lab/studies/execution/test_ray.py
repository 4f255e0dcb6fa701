"""A study on Ray gives the same bytes, and a node that is lost in the middle loses nothing.

Ray has a lock of its own (requirements-ray.lock) and is not part of the environment of the other tests: install
`lairkeeper[ray]` to run these.
"""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lairkeeper.kernel.errors import UnknownGame
from lairkeeper.lab.studies.errors import NoCluster
from lairkeeper.lab.studies.execution.engines import engine_at
from lairkeeper.lab.studies.execution.runner import run_study
from lairkeeper.lab.studies.plan import chunks
from lairkeeper.lab.studies.results.folder import StudyFolder, stored_study
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


def wait_for(host: str, port: int, seconds: float = 60.0) -> None:
    """The server for clients starts after the node is ready."""
    until = time.monotonic() + seconds
    while True:
        try:
            socket.create_connection((host, port), timeout=1.0).close()
        except OSError:
            assert time.monotonic() < until
            time.sleep(0.1)
        else:
            return


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
    wait_for(host, port)
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


def test_a_cluster_that_is_lost_as_a_whole_is_one_sentence_and_finished_games_stay(
    cluster: Any, tmp_path: Path
) -> None:
    """In a process of its own, since Ray ends processes whose cluster is gone."""
    file = tmp_path / "lost.toml"
    file.write_text('game = "run-run-run"\ngames = 3000\nbots = ["random"]\n', encoding="utf-8")
    command = [sys.executable, "-m", "lairkeeper", "--lang", "en", "lab", "study", str(file), "--engine", "ray"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, encoding="utf-8") as process:
        games = tmp_path / "lost.study" / "games"
        while len(list(games.glob("*.parquet"))) < 2:
            assert process.poll() is None
            time.sleep(0.05)
        cluster.head_node.kill_all_processes(check_alive=False, allow_graceful=False)
        _, said = process.communicate()
    assert process.returncode == 2 and "The cluster at ray cannot be used" in said and "Traceback" not in said
    (gaps,) = stored_study(tmp_path / "lost.study")[0].missing()
    assert 0 < sum(end - first for first, end in gaps) < 3000


@pytest.mark.parametrize("address", ["ray://127.0.0.1:1", "ray://127.0.0.1:nowhere"])
def test_a_cluster_that_does_not_answer_is_refused(address: str, tmp_path: Path) -> None:
    folder = StudyFolder.open(tmp_path / "ray", small_plan(), "")
    with pytest.raises(NoCluster):
        run_study(folder, engine_at(address))
