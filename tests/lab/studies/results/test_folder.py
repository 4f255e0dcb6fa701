"""A folder that is damaged, mixed up or of another study is refused in one sentence, and what is finished stays."""

import json
import shutil
from pathlib import Path

import pytest

from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.lab.studies.errors import (
    DamagedDescription,
    DamagedFile,
    ForeignFile,
    NoStudy,
    NoSuchGame,
    NotRepeated,
    OtherStudy,
    OverlappingFiles,
    UnwritableFolder,
)
from lairkeeper.lab.studies.execution.repeat import repeat_game
from lairkeeper.lab.studies.plan import Chunk, metadata
from lairkeeper.lab.studies.records.rows import encode_games, read_games
from lairkeeper.lab.studies.results.folder import ABOUT, StudyFolder, stored_study
from tests.lab.studies.small import GAMES, files, played, small_plan


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return played(tmp_path_factory.mktemp("study") / "finished").path


@pytest.fixture
def study(finished: Path, tmp_path: Path) -> StudyFolder:
    """A finished study to be spoilt."""
    shutil.copytree(finished, tmp_path / "study")
    return StudyFolder(tmp_path / "study", small_plan())


def first_file(study: StudyFolder) -> Path:
    return min((study.path / "games").iterdir())


def refusal(study: StudyFolder) -> LairkeeperError:
    before = files(study)
    with pytest.raises(LairkeeperError) as refused:
        study.missing()
    assert files(study) == before
    return refused.value


def test_a_folder_alone_is_enough_to_go_on(study: StudyFolder) -> None:
    stored, command = stored_study(study.path)
    assert command == "the command"
    assert stored.plan == study.plan
    assert stored.missing() == [[], []]


def test_a_damaged_file_is_named(study: StudyFolder) -> None:
    file = first_file(study)
    file.write_bytes(file.read_bytes()[:-20])
    error = refusal(study)
    assert isinstance(error, DamagedFile) and error.facts["file"] == file.name


def test_a_file_with_other_rows_than_its_name_says_is_damaged(study: StudyFolder) -> None:
    file = first_file(study)
    file.rename(file.with_name("0000-000000000-000000007.parquet"))
    assert isinstance(refusal(study), DamagedFile)


def test_a_stray_file_is_damaged(study: StudyFolder) -> None:
    (study.path / "games" / "notes.parquet").write_bytes(b"")
    assert isinstance(refusal(study), DamagedFile)


def test_rows_of_another_study_are_foreign(study: StudyFolder, tmp_path: Path) -> None:
    other = played(tmp_path / "other", small_plan(seed="other"))
    shutil.copy(first_file(other), first_file(study))
    assert isinstance(refusal(study), ForeignFile)
    with pytest.raises(ForeignFile):
        read_games(first_file(study), study.plan.digest)


def test_games_that_would_count_twice_are_refused(study: StudyFolder) -> None:
    rows = read_games(first_file(study), study.plan.digest)[:4]
    about = metadata(study.plan.digest, study.plan.rules)
    (study.path / "games" / "0000-000000002-000000006.parquet").write_bytes(encode_games(rows, about))
    assert isinstance(refusal(study), OverlappingFiles)


def test_a_folder_takes_one_study_only(study: StudyFolder) -> None:
    with pytest.raises(OtherStudy) as refused:
        StudyFolder.open(study.path, small_plan(seed="other"), "")
    assert refused.value.facts["differs"] == "seed"


def test_a_folder_without_a_study_is_refused(tmp_path: Path, study: StudyFolder) -> None:
    with pytest.raises(NoStudy):
        stored_study(tmp_path)
    (study.path / ABOUT).unlink()
    with pytest.raises(NoStudy):
        stored_study(study.path)


def test_a_lost_description_is_written_anew_for_the_games_of_its_plan_alone(study: StudyFolder) -> None:
    about, rows = (study.path / ABOUT).read_bytes(), [*study.rows()]
    (study.path / ABOUT).unlink()
    with pytest.raises(ForeignFile):
        StudyFolder.open(study.path, small_plan(seed="other"), "")
    assert not (study.path / ABOUT).exists()
    again = StudyFolder.open(study.path, study.plan, json.loads(about)["command"])
    assert (study.path / ABOUT).read_bytes() == about and [*again.rows()] == rows


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"study": 1}'])
def test_a_damaged_description_is_named(study: StudyFolder, content: bytes) -> None:
    (study.path / ABOUT).write_bytes(content)
    with pytest.raises(DamagedDescription):
        stored_study(study.path)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(UnwritableFolder):
        StudyFolder.open(tmp_path / "file" / "study", small_plan(), "")


def test_any_game_can_be_played_again(study: StudyFolder) -> None:
    row, match = repeat_game(study, 1, 7)
    assert row == next(it for it in study.rows(1) if it.number == 7)
    assert len(match.journal.entries) == row.answers
    assert match.journal.seed is None


def test_a_game_that_goes_another_way_is_noticed(study: StudyFolder) -> None:
    file = first_file(study)
    rows = read_games(file, study.plan.digest)
    rows[3] = rows[3]._replace(turns=rows[3].turns + 1)
    file.write_bytes(encode_games(rows, metadata(study.plan.digest, study.plan.rules)))
    with pytest.raises(NotRepeated) as refused:
        repeat_game(study, 0, 3)
    assert refused.value.facts["column"] == "turns"


@pytest.mark.parametrize(("cell", "number"), [(2, 0), (0, GAMES), (-1, 0)])
def test_a_game_that_is_not_there_is_refused(study: StudyFolder, cell: int, number: int) -> None:
    with pytest.raises(NoSuchGame):
        repeat_game(study, cell, number)


def test_chunks_say_how_many_games_they_hold() -> None:
    chunk: Chunk = small_plan().chunk(1, 3, 8)
    assert (chunk.cell, chunk.games) == (1, 5)
