"""The command line: play, replay, read the rules, count clauses, simulate, serve."""

import errno
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lairkeeper.words import Words

INTERRUPTED = 130
REFUSED = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command. Bad input is one sentence on the error stream and exit code 2, never a stack trace."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    _open_streams()
    try:
        return _run(given)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader of the pipe has closed it
        _mute()
        return 0


def _open_streams() -> None:
    """Treats closed streams as empty; characters that cannot be encoded become question marks."""
    for name, way in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(way))  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _mute() -> None:
    """Discards buffered output."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(arguments: list[str]) -> int:
    from lairkeeper.cli.command_errors import MissingExtra, NoRoom
    from lairkeeper.cli.extras import extra_with, install_command, own_command
    from lairkeeper.cli.terminal.language import default_language, own_words, packages_of, take_language
    from lairkeeper.cli.terminal.sentences import sentence
    from lairkeeper.kernel.errors import LairkeeperError

    words = own_words(default_language(os.environ))
    try:
        language, others = take_language(arguments)
        words = own_words(language or words.language, *packages_of(others))
        code = _dispatch(others, words)
        sys.stdout.flush()
        return code
    except LairkeeperError as error:
        sys.stdout.flush()
        print(sentence(words, error), file=sys.stderr)
        return REFUSED
    except ModuleNotFoundError as error:
        if (extra := extra_with(error.name)) is None:
            raise
        missing = MissingExtra(extra=extra, command=install_command(extra), play=own_command("play"))
        print(sentence(words, missing), file=sys.stderr)
        return REFUSED
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        _mute()
        print(sentence(words, NoRoom()), file=sys.stderr)
        return REFUSED


def _dispatch(arguments: list[str], words: "Words") -> int:
    from lairkeeper.cli.commands.summary import asks_for_help, command_in, show_commands

    if asks_for_help(arguments) and command_in(arguments) is None:
        show_commands(words)
        return 0
    from lairkeeper.cli.commands.app import run

    return run(arguments, words)
