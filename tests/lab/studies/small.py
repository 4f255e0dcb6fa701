"""Small studies for tests: Run Run Run! played at random, a hundredth of a second a game."""

from pathlib import Path

from lairkeeper.games.run_run_run import GAME
from lairkeeper.lab.studies.execution.engines import engine_at
from lairkeeper.lab.studies.execution.runner import run_study
from lairkeeper.lab.studies.plan import StudyPlan, cell_of, make_plan
from lairkeeper.lab.studies.results.folder import StudyFolder

GAMES = 12


def small_plan(games: int = GAMES, seed: str = "small") -> StudyPlan:
    """Two cells: two players and three."""
    cells = [cell_of(GAME, GAME.config(players=count), ["random"], [("players", str(count))]) for count in (2, 3)]
    return make_plan(GAME, cells, games=games, seed=seed)


def played(folder: Path, plan: StudyPlan | None = None, workers: int = 1) -> StudyFolder:
    study = StudyFolder.open(folder, plan or small_plan(), "the command")
    run_study(study, engine_at("local", workers))
    return study


def files(folder: StudyFolder) -> dict[str, bytes]:
    """The rows of a study, byte by byte."""
    return {path.name: path.read_bytes() for path in sorted((folder.path / "games").iterdir())}
