"""Runs a study into its folder: plays what is missing, keeps every finished chunk, can be run again at any time."""

from collections.abc import Callable
from typing import NamedTuple

from lairkeeper.lab.studies.errors import BrokenOff
from lairkeeper.lab.studies.execution.engines import Engine
from lairkeeper.lab.studies.plan import chunks
from lairkeeper.lab.studies.results.folder import PlayedGames, StudyFolder

OnProgress = Callable[[int, int], None]


class StudyProgress(NamedTuple):
    done: int
    wanted: int

    @property
    def is_complete(self) -> bool:
        return self.done == self.wanted


def run_study(folder: StudyFolder, engine: Engine, on_progress: OnProgress | None = None) -> StudyProgress:
    """Plays what is missing. On Ctrl-C it returns early, with everything finished on the disk."""
    plan = folder.plan
    with folder.locked():
        missing = folder.missing()
        done = plan.total - sum(end - first for gaps in missing for first, end in gaps)

        def keep(played: PlayedGames) -> None:
            nonlocal done
            if played.end > played.first:
                folder.keep(played)
                done += played.end - played.first

        def report() -> None:
            if on_progress is not None:
                on_progress(done, plan.total)

        report()
        try:
            is_whole = engine.run(chunks(plan, missing), keep, report)
        except KeyboardInterrupt:
            return StudyProgress(done, plan.total)
    if not is_whole:
        raise BrokenOff(done=done, wanted=plan.total)
    return StudyProgress(done, plan.total)
