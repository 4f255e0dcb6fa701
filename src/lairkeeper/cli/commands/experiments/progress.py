"""The progress bar of commands that play many games."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lairkeeper.words import Words


def progress_bar(words: Words) -> Progress:
    """A bar for people, on the error stream so that results can be piped."""
    console = Console(stderr=True)
    label = TextColumn(words.say("simulate-playing"))
    columns = (label, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
