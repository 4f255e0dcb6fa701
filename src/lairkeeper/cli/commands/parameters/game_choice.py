"""Chooses the game if the command names none."""

from collections.abc import Mapping, Sequence

from lairkeeper.cli.command_errors import BadArguments, UnknownAnswer
from lairkeeper.cli.terminal.language import PACKAGE
from lairkeeper.cli.terminal.sentences import sentence, whole_number
from lairkeeper.cli.terminal.terminal import Terminal
from lairkeeper.display.picture import inked
from lairkeeper.games import game_named, games
from lairkeeper.kernel import AnyGame
from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.words import Words, speak


def chosen_game(name: str | None, words: Words) -> AnyGame:
    """The game of this name; without one a person is asked, and where nobody can be asked it is the first."""
    if name is not None:
        return game_named(name)
    terminal, offered = Terminal(), games()
    if terminal.is_live and len(offered) > 1:
        return _asked(terminal, offered, words)
    return next(iter(offered.values()))


def only_game(names: Sequence[str], words: Words) -> AnyGame:
    """The game of a command that takes one game and nothing else."""
    if len(names) > 1:
        raise BadArguments(problem="unused", command="lab", option="", value=" ".join(names[1:]), expected="")
    return chosen_game(names[0] if names else None, words)


def _asked(terminal: Terminal, offered: Mapping[str, AnyGame], words: Words) -> AnyGame:
    for number, game in enumerate(offered.values(), 1):
        spoken = speak(game, None, words.language, (), PACKAGE)
        terminal.say(f"{inked(f' {number} ', 'choice')} {inked(spoken.say('game-title'), 'accent')}")
        terminal.say(inked(spoken.say("game-about"), None))
    while True:
        try:
            return _meant(terminal.ask(words.say("which-game")), offered)
        except EOFError:
            terminal.say()
            raise KeyboardInterrupt from None
        except LairkeeperError as error:
            terminal.say(inked(sentence(words, error), "danger"))


def _meant(typed: str, offered: Mapping[str, AnyGame]) -> AnyGame:
    """A game by its number or its name; the first, if nothing was typed."""
    number = whole_number(typed or "1")
    if number is None:
        return game_named(typed)
    if not 1 <= number <= len(offered):
        raise UnknownAnswer(number=number, last=len(offered))
    return list(offered.values())[number - 1]
