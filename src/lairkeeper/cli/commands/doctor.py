"""`lairkeeper doctor`: what is installed, what is missing, and what would not work."""

import asyncio
import os
import platform
import socket
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal, NamedTuple

from lairkeeper.cli.commands.lists import version_here
from lairkeeper.cli.extras import EXTRAS, has_extra, install_command
from lairkeeper.cli.local_game.saved_games import state_folder
from lairkeeper.cli.terminal.language import PACKAGE
from lairkeeper.cli.terminal.sentences import brief, sentence
from lairkeeper.cli.terminal.terminal import Terminal
from lairkeeper.games import games
from lairkeeper.kernel import AnyGame
from lairkeeper.kernel.definition.table_options import agree, values
from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.words import LANGUAGES, Words, speak

Mark = Literal["ok", "missing", "problem"]
SIGNS: dict[Mark, str] = {"ok": "✓", "missing": "–", "problem": "✗"}
UNHEALTHY = 1


class Diagnosis(NamedTuple):
    """One line of the report. Something optional may be missing; a problem makes the exit code 1."""

    mark: Mark
    text: str


def examine(words: Words) -> int:
    terminal = Terminal()
    findings = list(_findings(speak(None, None, words.language, (), PACKAGE, "lairkeeper.server")))
    terminal.list(*((SIGNS[finding.mark], finding.text) for finding in findings))
    problems = sum(finding.mark == "problem" for finding in findings)
    terminal.say()
    terminal.tell(words.say("doctor-result", problems=problems))
    return UNHEALTHY if problems else 0


def _findings(words: Words) -> Iterator[Diagnosis]:
    yield Diagnosis("ok", words.say("doctor-version", version=version_here(), python=platform.python_version()))
    for game in games().values():
        yield _checked(words, lambda game=game: _game(game, words))  # type: ignore[misc]
    yield _folder(state_folder(os.environ), words)
    for extra in EXTRAS:
        yield _extra(extra, words)
    if has_extra("server"):
        yield _client(words)
        yield _checked(words, lambda: _database(words))
        yield _checked(words, lambda: _port(words))


def _extra(extra: str, words: Words) -> Diagnosis:
    if has_extra(extra):
        return Diagnosis("ok", words.say("doctor-extra-yes", extra=extra))
    return Diagnosis("missing", words.say("doctor-extra-no", extra=extra, command=install_command(extra)))


def _checked(words: Words, check: Callable[[], Diagnosis]) -> Diagnosis:
    """Runs a check; an exception becomes a problem with its reason."""
    try:
        return check()
    except LairkeeperError as error:
        return Diagnosis("problem", sentence(words, error))
    except Exception as error:
        return Diagnosis("problem", words.say("doctor-broken", reason=brief(f"{type(error).__name__}: {error}")))


def _game(game: AnyGame, words: Words) -> Diagnosis:
    """Its content, its words in every language, and the language data of a game that has any."""
    for language in LANGUAGES:
        speak(game, None, language).say("game-title")
    asked = [option for option in game.table_options if option.unit == "language"]
    chosen = [{option.field: value} for option in asked for value in values(game, option)] or [{}]
    for options in chosen:
        config = agree(game, options)
        game.set_up(config)
        if game.load is not None:
            game.load(config)
    title = speak(game, None, words.language).say("game-title")
    return Diagnosis("ok", words.say("doctor-game", game=title, languages=", ".join(LANGUAGES)))


def _folder(folder: Path, words: Words) -> Diagnosis:
    """Whether games can be saved."""
    place = next(parent for parent in (folder, *folder.parents) if parent.exists())
    try:
        with tempfile.TemporaryFile(dir=place):
            return Diagnosis("ok", words.say("doctor-folder-yes", folder=str(folder)))
    except OSError:
        return Diagnosis("problem", words.say("doctor-folder-no", folder=str(folder)))


def _client(words: Words) -> Diagnosis:
    from lairkeeper.server.site.assets import INDEX, Client

    is_built = Client().file(INDEX) is not None
    return Diagnosis("ok" if is_built else "problem", words.say(f"doctor-client-{_yes(is_built)}"))


def _database(words: Words) -> Diagnosis:
    """Opens the database as a server would; a file that is not there yet is not made."""
    from lairkeeper.server.site.settings import read_settings
    from lairkeeper.server.storage import opened, sqlite_file

    url = read_settings(None, os.environ).database
    if url.startswith("sqlite:") and not sqlite_file(url).exists():
        return Diagnosis("ok", words.say("doctor-database-new", file=str(sqlite_file(url))))

    async def look() -> None:
        async with opened(url):
            pass

    asyncio.run(look())
    return Diagnosis("ok", words.say("doctor-database-yes", kind=url.partition(":")[0]))


def _port(words: Words) -> Diagnosis:
    from lairkeeper.server.site.settings import read_settings

    settings = read_settings(None, os.environ)
    with socket.socket() as found:
        is_free = found.connect_ex((settings.host, settings.port)) != 0
    return Diagnosis("ok" if is_free else "missing", words.say(f"doctor-port-{_yes(is_free)}", port=str(settings.port)))


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"
