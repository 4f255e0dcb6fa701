"""The help of one command, generated from its arguments, in the user's language."""

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, get_args, get_type_hints

from cyclopts import Parameter

from lairkeeper.cli.commands.summary import usage
from lairkeeper.cli.terminal.language import FLAG
from lairkeeper.cli.terminal.terminal import Terminal
from lairkeeper.words import Words

_METAVARS = {
    "settings": "NAME=VALUE",
    "preset": "NAME",
    "after": "FILE",
    "seats": "A,B",
    "seat": "SEAT",
    "bots": "BOT",
    "pack": "DIR",
    "tests": "DIR",
    "database": "URL",
    "host": "ADDRESS",
    "site": "ADDRESS",
    "commitment": "MARK",
    "number": "NUMBER",
    "folder": "DIR",
    "engine": "ENGINE",
    "change": "NUMBER",
    "between": "LEAST..MOST",
}


def show_command(name: str, command: Callable[..., int], words: Words) -> None:
    """One command with its options."""
    terminal = Terminal()
    terminal.tell(usage(name))
    terminal.tell(words.say(f"help-{name}"))
    terminal.say()
    terminal.list(*((f"  {flag}", words.say(f"flag-{key}")) for flag, key in flags(command)))


def flags(command: Callable[..., int]) -> Iterator[tuple[str, str]]:
    """Every option as it is typed, and the key of its words."""
    hint = get_type_hints(command).get("arguments")
    if hint is not None and is_dataclass(hint):
        types = get_type_hints(hint, include_extras=True)
        for field in fields(hint):
            yield _flag(field.name, types[field.name]), field.name.replace("_", "-")
    yield f"{FLAG} fr|en", "lang"


def _flag(name: str, hint: Any) -> str:
    named = [name for part in get_args(hint) if isinstance(part, Parameter) for name in part.name or ()]
    flag = named[0] if named else f"--{name.replace('_', '-')}"
    kinds = get_args(hint) or (hint,)
    if bool in kinds:
        return flag
    known = "FILE" if Path in kinds else "N" if int in kinds else "TEXT"
    return f"{flag} {_METAVARS.get(name, known)}"
