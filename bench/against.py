"""Measures the same games on another commit: today's benchmark, that commit's sources."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.places import BUILD, ROOT


class UnknownRevision(Exception):
    """What git does not know as a commit of this repository."""


@contextmanager
def sources_of(revision: str) -> Iterator[Path]:
    """The sources of a commit in a working tree under build/, which is gone afterwards."""
    tree = BUILD / f"bench-{commit_of(revision)[:12]}"
    if tree.exists():  # left by a run that was killed
        _git("worktree", "remove", "--force", str(tree))
    _git("worktree", "add", "--quiet", "--force", "--detach", str(tree), revision)
    try:
        yield tree / "src"
    finally:
        _git("worktree", "remove", "--force", str(tree))


def commit_of(revision: str) -> str:
    try:
        return _git("rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}")
    except subprocess.CalledProcessError as error:
        raise UnknownRevision(f"There is no commit {revision!r} in this repository.") from error


def _git(*arguments: str) -> str:
    return subprocess.run(
        ["git", *arguments], cwd=ROOT, stdout=subprocess.PIPE, check=True, encoding="utf-8"
    ).stdout.strip()
