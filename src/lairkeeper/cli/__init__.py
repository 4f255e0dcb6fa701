"""The terminal: play, replay, read the rules, count clauses, simulate."""

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lairkeeper.words import Words

INTERRUPTED = 130
REFUSED = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command. Bad input is one sentence on the error stream and exit code 2, never a stack trace."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return _run(given)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read along has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(arguments: list[str]) -> int:
    from lairkeeper.cli.language import default_language, own_words, take_language
    from lairkeeper.cli.wording import sentence
    from lairkeeper.kernel.errors import LairkeeperError

    words = own_words(default_language(os.environ))
    try:
        language, others = take_language(arguments)
        words = own_words(language) if language is not None else words
        return _dispatch(others, words)
    except LairkeeperError as error:
        sys.stdout.flush()
        print(sentence(words, error), file=sys.stderr)
        return REFUSED


def _dispatch(arguments: list[str], words: "Words") -> int:
    from lairkeeper.cli.app import run

    return run(arguments, words)
