"""Plays one game of a study again and compares it with its row."""

from lairkeeper.lab.play import AnyMatch, numbered
from lairkeeper.lab.studies.errors import NoSuchGame, NotRepeated
from lairkeeper.lab.studies.records.recording import GameRow, Recorder
from lairkeeper.lab.studies.records.step_counter import counted_steps
from lairkeeper.lab.studies.results.folder import StudyFolder


def repeat_game(folder: StudyFolder, cell: int, number: int) -> tuple[GameRow, AnyMatch]:
    """The same game again, with its journal; refused if it is not in the study or went another way."""
    plan = folder.plan
    if not (0 <= cell < len(plan.cells) and 0 <= number < plan.games):
        raise NoSuchGame(game=f"{cell}/{number}", cells=len(plan.cells) - 1, games=plan.games - 1)
    table = plan.cells[cell]
    seed = numbered(plan.seed, number)
    with counted_steps(plan.game) as counter:
        row, _, match = Recorder(plan.game, table.config, table.bots, counter).play(seed, cell, number)
    kept = next((it for it in folder.rows(cell) if it.number == number), None)
    if kept is not None and kept != row:
        column = next(name for name in GameRow._fields if getattr(kept, name) != getattr(row, name))
        raise NotRepeated(seed=seed, column=column)
    return row, match
