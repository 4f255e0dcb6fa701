"""The list of commands, which `lairkeeper --help` shows. It stands apart from the commands, so that nothing of theirs
is imported for it."""

from collections.abc import Mapping, Sequence

from lairkeeper.cli.terminal.terminal import Terminal
from lairkeeper.words import Words

HELP, HELP_FLAGS = "help", ("-h", "--help")

PLACES: Mapping[str, str] = {
    "play": "[GAME]",
    "replay": "FILE",
    "analyse": "FILE",
    "rules": "[GAME] [TOPIC]",
    "clauses": "[GAME]",
    "simulate": "[GAME]",
    "lab": "STUDY [GAME|FILE|FOLDER]",
    "arena": "GAME AGENT…",
    "pack": "GAME FOLDER",
    "options": "[GAME]",
    "games": "",
    "serve": "",
    "backup": "FILE",
    "restore": "FILE",
    "rebuild": "",
    "reports": "",
    "verify": "FILE",
    "mcp": "",
    "doctor": "",
    "version": "",
}
"""Every command, in the order of the help, and what stands after its name."""


def asks_for_help(arguments: Sequence[str]) -> bool:
    return bool(arguments) and (arguments[0] == HELP or any(flag in arguments for flag in HELP_FLAGS))


def command_in(arguments: Sequence[str]) -> str | None:
    """The command that help is asked about; none for the list of all."""
    return next((argument for argument in arguments if argument in PLACES), None)


def usage(name: str) -> str:
    """A command as it is typed, without its options."""
    return f"lairkeeper {name} {PLACES[name]}".strip()


def show_commands(words: Words) -> None:
    terminal = Terminal()
    terminal.tell(words.say("help-intro"))
    terminal.say()
    terminal.list(*((f"  {usage(name)}", words.say(f"help-{name}")) for name in PLACES))
    terminal.say()
    terminal.tell(words.say("help-more"))
