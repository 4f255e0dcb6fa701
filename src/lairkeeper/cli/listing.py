"""Which games there are, and what a table can agree on."""

import tomllib
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from lairkeeper.cli.choosing import chosen_game
from lairkeeper.cli.language import PACKAGE
from lairkeeper.cli.table_options import switches, values
from lairkeeper.cli.terminal import Terminal
from lairkeeper.games import games
from lairkeeper.kernel.picture import inked
from lairkeeper.words import Words, speak


def list_games(words: Words) -> int:
    terminal = Terminal()
    for name, game in games().items():
        spoken = speak(game, None, words.language, (), PACKAGE)
        seats = words.say("games-players", least=game.seats[0], most=game.seats[-1])
        terminal.say(f"{inked(name, 'strong')}  {inked(spoken.say('game-title'), 'accent')}, {inked(seats, None)}")
        terminal.say(f"  {inked(spoken.say('game-about'), None)}")
    return 0


def list_options(name: str | None, words: Words) -> int:
    """Every switch with its values, the default first marked."""
    game = chosen_game(name, words)
    spoken = speak(game, None, words.language, (), PACKAGE)
    terminal = Terminal()
    terminal.tell(words.say("options-how", game=game.name))
    for field in switches(game):
        terminal.say()
        terminal.say(f"{inked(field.name, 'strong')}  {inked(spoken.table_help(field.name), None)}")
        terminal.list(
            *(
                (f"  {'*' if value == str(field.default) else ' '} {value}", spoken.table_value_help(field.name, value))
                for value in values(field)
            )
            if values(field)
            else [(f"  * {field.default}", words.say("options-number"))]
        )
    return 0


def version_here() -> str:
    """The version that is installed, or that of the source tree it runs from."""
    try:
        return version("lairkeeper")
    except PackageNotFoundError:
        project = Path(__file__).resolve().parents[3] / "pyproject.toml"
        return str(tomllib.loads(project.read_text("utf-8"))["project"]["version"])
