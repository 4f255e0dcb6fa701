"""`docs/changing-things.md` names files that exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "changing-things.md").read_text(encoding="utf-8")
PATHS = sorted(set(re.findall(r"`((?:src|tests|web|deploy)/[^` ]*[^/` ])`", PAGE)))


def test_it_lists_twelve_changes() -> None:
    assert [int(number) for number in re.findall(r"^\| (\d+)\. ", PAGE, re.MULTILINE)] == list(range(1, 13))


@pytest.mark.parametrize("path", PATHS)
def test_every_file_exists_in_every_game(path: str) -> None:
    games = [rulebook.parent.name for rulebook in ROOT.glob("src/lairkeeper/games/*/rulebook")]
    assert [found for game in games if not (ROOT / (found := path.replace("<game>", game))).exists()] == []
