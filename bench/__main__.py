"""`python3 run.py bench`: our games, the peers that can be installed, and the ratios, all from one run."""

import argparse
import os
import platform
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

import msgspec

from bench.against import UnknownRevision, commit_of, sources_of
from bench.measure import Effort, effort_arguments
from bench.peer_environment import PEERS, PeerMissing, measure_peer
from bench.places import BUILD, ROOT
from bench.rows import GameRow, Report
from bench.tables import against_table, games_table, peers_table, ratios_table
from bench.targets import targets

METHOD = """
Random legal play, listing the options included, per CPU second of one process; microseconds per operation on mid-game
states; medians of {repeats} repeats of {seconds} s. Decisions are all questions a rule puts to a player, those that
leave no choice included (peers ask them, our kernel answers them itself); choices are those with two options or more.
"""


class NotMeasured(Exception):
    """Sources that this benchmark cannot play: broken, or of a commit with another kernel."""


def main() -> int:
    asked = arguments()
    if asked.race is not None:
        return measure_race(asked.race)
    if asked.server:
        return measure_servers(asked.against)
    for name, instead in OTHER_MEASURES.items():
        if getattr(asked, name):
            return instead()
    try:
        report = measure(asked, Effort(asked.seconds, asked.repeats))
    except (UnknownRevision, NotMeasured) as error:
        print(error, file=sys.stderr)
        return 2
    show(report)
    save(report)
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("run.py bench", description=__doc__, parents=[effort_arguments()])
    parser.add_argument("--no-peers", action="store_true", help="measure Lairkeeper alone")
    parser.add_argument("--against", metavar="REV", help="measure another commit as well and print the ratios")
    parser.add_argument("--only", metavar="GAME", help="measure one game, with every number of players")
    parser.add_argument("--server", action="store_true", help="measure servers under load instead; takes minutes")
    race = "measure a race for dice at ten tables instead, for 30 s or as long as you say"
    parser.add_argument("--race", metavar="SECONDS", type=float, nargs="?", const=30.0, help=race)
    parser.add_argument("--typing", action="store_true", help="measure 16 people typing at each of 100 tables instead")
    parser.add_argument("--attack", action="store_true", help="measure a server under attack instead; takes minutes")
    many = "measure the environments for agents beside those of others instead"
    parser.add_argument("--environments", action="store_true", help=many)
    parser.add_argument("--client", action="store_true", help="measure the web client in Chromium instead")
    return parser.parse_args()


def measure_servers(against: str | None) -> int:
    from bench.serving import measure as serving

    try:
        serving.show(serving.measure(serving.SECONDS, against=against))
    except UnknownRevision as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def measure_race(seconds: float) -> int:
    from bench.serving import race

    race.show(race.measure(seconds))
    return 0


def measure_typing() -> int:
    from bench.serving import typists

    typists.show(typists.measure())
    return 0


def measure_attacks() -> int:
    from bench.attack import kinds
    from bench.attack import measure as attack

    attack.show(attack.measure(attack.SECONDS, tuple(kinds.KINDS)))
    return 0


def measure_client() -> int:
    from bench import client

    return client.main()


def measure_environments() -> int:
    from bench.environments import measure as environments

    environments.show(environments.measure(Effort(seconds=1.0, repeats=3)))
    return 0


OTHER_MEASURES = {
    "environments": measure_environments,
    "typing": measure_typing,
    "attack": measure_attacks,
    "client": measure_client,
}


def measure(asked: argparse.Namespace, effort: Effort) -> Report:
    other = commit_of(asked.against) if asked.against else None
    ours = measure_games(effort, ROOT / "src", asked.only)
    report = Report(python=platform.python_version(), effort=effort, games=ours)
    if other:
        report.against = asked.against
        with sources_of(other) as sources:
            report.against_games = measure_games(effort, sources, asked.only)
    if not asked.no_peers:
        measure_peers(report)
    return report


def measure_games(effort: Effort, sources: Path, only: str | None = None) -> list[GameRow]:
    tell(f"measuring {only or 'the games'} in {sources.relative_to(ROOT)}")
    chosen = ["--only", only] if only else []
    command = [sys.executable, "-m", "bench.games", *effort.as_arguments(), *chosen]
    environment = {**os.environ, "PYTHONPATH": str(sources)}
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=False)
    if done.returncode:
        raise NotMeasured(f"The games in {sources.relative_to(ROOT)} cannot be measured; the lines above say why.")
    return msgspec.json.decode(done.stdout, type=list[GameRow])


def measure_peers(report: Report) -> None:
    for peer in PEERS:
        tell(f"measuring {peer.name}")
        try:
            report.peers += measure_peer(peer, report.effort)
        except PeerMissing as reason:
            report.missing_peers[peer.name] = str(reason)


def show(report: Report) -> None:
    print(games_table(report.games))
    if report.peers:
        print(f"\n{peers_table(report.peers)}\n\nTimes as fast as the peer (above 1: we are faster)\n")
        print(ratios_table(report.games, report.peers))
    for name, reason in report.missing_peers.items():
        print(f"\n{name} not installed: {reason}")
    if report.against:
        print(f"\n{against_table(report.against, report.games, report.against_games)}")
    print(METHOD.format(**asdict(report.effort)), *targets(report.games, report.peers), sep="\n")


def save(report: Report) -> None:
    BUILD.mkdir(exist_ok=True)
    (BUILD / "bench.json").write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2))


def tell(progress: str) -> None:
    print(progress, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
