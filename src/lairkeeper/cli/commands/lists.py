"""Lists the games and their table options."""

import tomllib
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import get_args

from lairkeeper.cli.commands.parameters.game_choice import chosen_game
from lairkeeper.cli.commands.parameters.table_options import settings
from lairkeeper.cli.terminal.language import PACKAGE
from lairkeeper.cli.terminal.terminal import Terminal
from lairkeeper.display.picture import inked
from lairkeeper.games import games
from lairkeeper.kernel import AnyGame, TableOption
from lairkeeper.kernel.definition.table_options import Kind, Needs, as_word, usual, values
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
    """Presets first, then every option by its kind, with its values; the default is marked."""
    game = chosen_game(name, words)
    spoken = speak(game, None, words.language, (), PACKAGE)
    terminal = Terminal()
    terminal.tell(words.say("options-how", game=game.name))
    _list_presets(game, spoken, terminal)
    for kind in get_args(Kind):
        options = [option for option in settings(game) if option.kind == kind]
        if options:
            terminal.say()
            terminal.say(inked(words.say(f"options-{kind}"), "accent"))
        for option in options:
            _list_option(game, option, spoken, terminal)
    return 0


def _list_presets(game: AnyGame, spoken: Words, terminal: Terminal) -> None:
    if game.presets:
        terminal.say()
        terminal.say(inked(spoken.say("options-presets"), "accent"))
        names = ((f"  --preset {preset.name}", _help(spoken, preset.needs)) for preset in game.presets)
        helps = (spoken.say(f"preset-{preset.name}.help") for preset in game.presets)
        terminal.list(*((name, f"{text} {needed}".strip()) for (name, needed), text in zip(names, helps, strict=True)))


def _list_option(game: AnyGame, option: TableOption, spoken: Words, terminal: Terminal) -> None:
    default = usual(game)[option.field]
    about = f"{spoken.table_help(option.field)} {_help(spoken, option.needs)}".strip()
    terminal.say()
    terminal.say(f"{inked(option.field, 'strong')}  {inked(about, None)}")
    if option.bounds is not None:
        least, most = option.bounds
        terminal.list(
            (
                f"  * {default}",
                spoken.say("options-number", least=str(least), most=str(most), unit=option.unit or "none"),
            )
        )
        return
    terminal.list(
        *(
            (f"  {'*' if value == default else ' '} {as_word(value)}", spoken.table_value_help(option.field, value))
            for value in values(game, option)
        )
    )


def _help(spoken: Words, needs: Needs) -> str:
    """The options that this one depends on, as users type them."""
    given = (f"{name}={'|'.join(map(as_word, allowed))}" for name, allowed in needs.items())
    return spoken.say("options-needs", needs=", ".join(given)) if needs else ""


def version_here() -> str:
    """The version that is installed, or that of the source tree it runs from."""
    try:
        return version("lairkeeper")
    except PackageNotFoundError:
        project = Path(__file__).resolve().parents[4] / "pyproject.toml"
        return str(tomllib.loads(project.read_text("utf-8"))["project"]["version"])
