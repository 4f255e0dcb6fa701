"""How often each clause fired in a study, chapter by chapter, and which never did."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from lairkeeper.kernel import AnyGame
from lairkeeper.lab.studies.results.summary import StudySummary


class ClauseHeat(NamedTuple):
    """One clause: how often it fired, and the share of games in which it did."""

    clause: str
    fired: int
    share: float


class ChapterCounts(NamedTuple):
    """A chapter of a rulebook: clauses that fired, those that never did, and those that no step names.

    A clause that only a query applies (a distance, a limit) cannot be seen to fire: it is listed apart.
    """

    name: str
    fired: tuple[ClauseHeat, ...]
    never: tuple[str, ...]
    unseen: tuple[str, ...]


def chapters(game: AnyGame, summary: StudySummary) -> Iterator[ChapterCounts]:
    """The rulebook in its order."""
    games = sum(cell.tally.games for cell in summary.cells)
    fired: Counter[str] = sum((cell.fired for cell in summary.cells), Counter())
    present: Counter[str] = sum((cell.clauses for cell in summary.cells), Counter())
    by_steps = {clause for step in game.steps for clause in step.clauses}
    for chapter in dict.fromkeys(clause.chapter for clause in game.clauses.values()):
        ids = [clause.id for clause in game.clauses.values() if clause.chapter == chapter]
        seen = tuple(ClauseHeat(name, fired[name], present[name] / max(games, 1)) for name in ids if fired[name])
        silent = [name for name in ids if not fired[name]]
        never = tuple(name for name in silent if name in by_steps)
        yield ChapterCounts(chapter, seen, never, tuple(name for name in silent if name not in by_steps))
