"""The peers live in an environment of their own under build/, so that nothing of ours ever depends on them."""

import subprocess
import venv
from dataclasses import dataclass

import msgspec

from bench.measure import Effort
from bench.places import BUILD, ROOT, python_in
from bench.rows import PeerRow

HOME = BUILD / "bench-peers" / ".venv"


@dataclass(frozen=True)
class Peer:
    name: str
    requirement: str
    module: str


PEERS = (
    Peer("Catanatron", "catanatron==3.2.1", "bench.peers.catanatron_peer"),
    Peer("python-chess", "chess==1.11.2", "bench.peers.python_chess_peer"),
    Peer("OpenSpiel", "open_spiel==2.0.2", "bench.peers.open_spiel_peer"),
)
ENVIRONMENT_PEERS = (
    Peer("PettingZoo", "pettingzoo==1.27.0 pygame==2.6.1", "bench.environments.pettingzoo_classic"),
    Peer("OpenSpiel", "open_spiel==2.0.2", "bench.environments.open_spiel_classic"),
    Peer("TextArena", "textarena==0.7.4", "bench.environments.text_arena"),
)
"""Environments of others, for `--environments`."""


class PeerMissing(Exception):
    """Why a peer takes no part, in its installer's or its own last words."""


def measure_peer(peer: Peer, effort: Effort) -> list[PeerRow]:
    return msgspec.json.decode(rows_of(peer, effort), type=list[PeerRow])


def rows_of(peer: Peer, effort: Effort) -> bytes:
    """What the module of a peer prints, once the peer is installed."""
    if not python_in(HOME).exists():
        venv.create(HOME, with_pip=True, clear=True)
    _run("-m", "pip", "install", "-q", "--disable-pip-version-check", *peer.requirement.split())
    return _run("-m", peer.module, *effort.as_arguments())


def _run(*arguments: str) -> bytes:
    done = subprocess.run([str(python_in(HOME)), *arguments], cwd=ROOT, capture_output=True, check=False)
    if done.returncode:
        raise PeerMissing(last_words(done.stderr.decode(errors="replace")))
    return done.stdout


def last_words(errors: str) -> str:
    spoken = [line for line in errors.splitlines() if line.strip() and not line.startswith("WARNING")]
    return spoken[-1].strip() if spoken else "no reason given"
