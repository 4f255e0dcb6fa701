"""README and terminal page tell the truth: the picture is what the terminal shows, and the commands exist."""

import re
from pathlib import Path

from lairkeeper.cli.commands import app, manual
from lairkeeper.cli.local_game.saved_games import load
from lairkeeper.games import games
from tests.cli import readme

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "README.md").read_text("utf-8")
TERMINAL = readme.PAGE.read_text("utf-8")


def test_the_picture_is_what_the_terminal_shows() -> None:
    assert readme.shown(TERMINAL) == readme.picture(), "python -m tests.cli.readme draws it anew"


def test_the_picture_fits_a_terminal() -> None:
    assert max(len(line) for line in readme.shown(TERMINAL).split("\n")) <= 80


def test_the_picture_comes_from_a_game_that_was_played_to_the_end() -> None:
    assert len(load(readme.GAME_FILE)[1].entries) > readme.MOMENT


def test_its_commands_and_options_exist() -> None:
    known = {flag.split()[0] for command in app.COMMANDS.values() for flag, _ in manual.flags(command)}
    assert set(re.findall(r"`lairkeeper (\w+)", TEXT)) <= set(app.COMMANDS)
    ours = re.sub(r"\b(pipx run --spec|uvx --from)\b", "", TEXT)  # the installers' own options
    assert set(re.findall(r"(?<!-)--[a-z][a-z-]*", ours)) <= known


def test_it_shows_a_picture_of_every_game() -> None:
    assert [name for name in games() if f"(docs/images/{name}.png)" not in TEXT] == []


def test_every_page_it_links_to_exists() -> None:
    linked = re.findall(r"\]\(((?!docs/images/)[^)#:]+)\)", TEXT)
    assert linked and [page for page in linked if not (ROOT / page).exists()] == []


def test_it_names_the_games_and_says_that_it_is_not_affiliated() -> None:
    for name in ("Run Run Run!", "Explorers of the Woodlands", "Trapwords", "Vengeance: Roll & Fight"):
        assert name in TEXT
    assert "not affiliated" in TEXT
