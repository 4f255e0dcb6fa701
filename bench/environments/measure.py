"""`run.py bench --environments`: our environments beside those of others, all with the same random policy."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence

import msgspec
import numpy as np

from bench.environments.loops import EnvironmentRow
from bench.measure import Effort
from bench.peer_environment import ENVIRONMENT_PEERS, PeerMissing, rows_of
from bench.places import ROOT
from bench.tables import number, table
from lairkeeper.envs import VectorEnv

VECTOR_GAMES, VECTOR_SECONDS = 32, 8.0
AIM = 5_000
"""Steps per second of Run Run Run! on two cores."""


def measure(effort: Effort) -> list[EnvironmentRow]:
    found = _ours(effort)
    for peer in ENVIRONMENT_PEERS:
        print(f"measuring {peer.name}", file=sys.stderr, flush=True)
        try:
            found += msgspec.json.decode(rows_of(peer, effort), type=list[EnvironmentRow])
        except PeerMissing as reason:
            print(f"{peer.name} not measured: {reason}")
    return found


def _ours(effort: Effort) -> list[EnvironmentRow]:
    command = [sys.executable, "-m", "bench.environments.ours", *effort.as_arguments()]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ}, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(done.stdout, type=list[EnvironmentRow])


def show(rows: Sequence[EnvironmentRow]) -> None:
    heading = ["Environment", "version", "game", "shown at each step", "steps/s", "games/s"]
    cells = (
        [row.engine, row.version, row.game, row.shown, number(row.steps_per_second), number(row.games_per_second)]
        for row in rows
    )
    print(table(heading, cells))
    print("\nRandom legal play, per CPU second of one process.")
    by_clock, per_cpu = vector_steps()
    print(f"{VECTOR_GAMES} games of Run Run Run! in 2 processes, policy included:")
    print(f"- {by_clock:,.0f} steps/s by the clock (only an idle machine tells)")
    print(f"- {per_cpu:,.0f} steps per CPU second of all processes, so {2 * per_cpu:,.0f} on two free cores")
    print(f"- aim on two cores {AIM:,}: {'met' if 2 * per_cpu >= AIM else 'MISSED'}")


def vector_steps() -> tuple[float, float]:
    """Steps a second by the clock, and for each CPU second of all processes, their start left out."""
    idle, _, _ = _vector_run(0.0)
    spent, steps, seconds = _vector_run(VECTOR_SECONDS)
    return steps / seconds, steps / (spent - idle)


def _vector_run(seconds: float) -> tuple[float, int, float]:
    """CPU seconds of all processes, steps, and seconds by the clock."""
    dice, steps, cpu = np.random.default_rng(0), 0, _cpu_seconds()
    with VectorEnv("run-run-run", VECTOR_GAMES, processes=2) as envs:
        batch = envs.reset(seed=1)
        begun = time.perf_counter()
        while (spent := time.perf_counter() - begun) < seconds:
            batch = envs.step((batch.masks * dice.random(batch.masks.shape, np.float32)).argmax(axis=1))
            steps += VECTOR_GAMES
    return _cpu_seconds() - cpu, steps, spent


def _cpu_seconds() -> float:
    """CPU time of this process and of its finished children."""
    return sum(os.times()[:4])
