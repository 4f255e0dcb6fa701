"""The commands around a server: run it, copy what it holds, and check the luck of a finished game."""

import asyncio
import os
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from lairkeeper.cli.command_errors import Unreachable
from lairkeeper.cli.commands.arguments import ServeArguments, StoreArguments, VerifyArguments
from lairkeeper.cli.local_game.saved_games import load
from lairkeeper.cli.terminal.language import PACKAGE
from lairkeeper.cli.terminal.sentences import sentence
from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server.site.settings import Settings, read_settings
from lairkeeper.words import Words, speak

if TYPE_CHECKING:
    from lairkeeper.server.lobby.verification import Verdict

DISHONEST = 1
REFUSED = 2
SERVER = "lairkeeper.server"


def serve(arguments: ServeArguments, words: Words) -> int:
    return _with_server_words(words, lambda spoken: _serve(arguments, spoken))


def back_up(file: Path, arguments: StoreArguments, words: Words) -> int:
    return _with_server_words(words, lambda spoken: _back_up(file, arguments, spoken))


def restore(file: Path, arguments: StoreArguments, words: Words) -> int:
    return _with_server_words(words, lambda spoken: _restore(file, arguments, spoken))


def _with_server_words(words: Words, command: Callable[[Words], int]) -> int:
    """What the server refuses is worded beside it, not beside the terminal."""
    spoken = speak(None, None, words.language, (), PACKAGE, SERVER)
    try:
        return command(spoken)
    except LairkeeperError as error:
        sys.stdout.flush()
        print(sentence(spoken, error), file=sys.stderr)
        return REFUSED


def _serve(arguments: ServeArguments, words: Words) -> int:
    from lairkeeper.server.site.app import Site
    from lairkeeper.server.site.router import run_router
    from lairkeeper.server.site.server import listening, serve
    from lairkeeper.server.telemetry.logs import write_logs

    settings = _settings(arguments, host=arguments.host, port=arguments.port)
    write_logs(settings.log_level if not sys.stderr.isatty() else "warning")
    try:
        bound = listening(settings.host, settings.port)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Unreachable(address=f"{settings.host}:{settings.port}", reason=reason) from error
    with bound:
        port = bound.getsockname()[1]
        address = f"http://{f'[{settings.host}]' if ':' in settings.host else settings.host}:{port}/"
        if port != settings.port and settings.port:
            print(words.say("serve-port-taken", port=str(settings.port)))

        def started() -> None:
            print(words.say("serve-address", address=address), flush=True)
            if arguments.open:
                webbrowser.open(address)

        if settings.processes > 1:
            run_router(bound, settings, started)
        else:
            serve(Site(settings), [bound], started)
    print(words.say("serve-ended"))
    return 0


def _settings(arguments: StoreArguments, **given: str | int | None) -> Settings:
    return read_settings(arguments.settings_file, os.environ, database=arguments.database, **given)


def _back_up(file: Path, arguments: StoreArguments, words: Words) -> int:
    from lairkeeper.server.storage import opened

    async def copy(database: str) -> None:
        async with opened(database) as storage:
            await storage.backup(file)

    database = _settings(arguments).database
    _refuse_missing(database)
    asyncio.run(copy(database))
    print(words.say("backup-written", file=str(file)))
    return 0


def rebuild(arguments: StoreArguments, words: Words) -> int:
    """Makes the list of finished games again from the logs of the tables."""
    from lairkeeper.server.lobby import history
    from lairkeeper.server.storage import opened

    async def rebuilt(database: str) -> int:
        async with opened(database) as storage:
            return await history.rebuild(storage)

    database = _settings(arguments).database
    _refuse_missing(database)
    print(words.say("history-rebuilt", games=asyncio.run(rebuilt(database))))
    return 0


def _refuse_missing(database: str) -> None:
    """A backup of nothing would look like one of everything."""
    from lairkeeper.server.storage import BadBackup, sqlite_file

    if database.startswith("sqlite:") and not sqlite_file(database).exists():
        raise BadBackup(file=str(sqlite_file(database)), reason="missing")


def _restore(file: Path, arguments: StoreArguments, words: Words) -> int:
    from lairkeeper.server.storage import restore, sqlite_file

    store = sqlite_file(_settings(arguments).database)
    kept = restore(file, store)
    print(words.say("restored", file=str(store)))
    if kept is not None:
        print(words.say("restored-kept", file=str(kept)))
    return 0


def verify(file: Path, arguments: VerifyArguments, words: Words) -> int:
    from lairkeeper.cli.commands.table_options import with_pack
    from lairkeeper.server.lobby.verification import verify

    game, journal = load(file)
    if arguments.pack is not None:
        with_pack(game, journal.config, arguments.pack)
    verdict = verify(game, journal)
    print(words.say("verify-legal", answers=verdict.answers))
    if verdict.commitment is None:
        print(words.say("verify-no-seed"))
    elif verdict.differs_at:
        print(words.say("verify-differs", place=verdict.differs_at))
    else:
        print(words.say("verify-draws", draws=verdict.draws))
    _tell_luck(verdict, arguments, words)
    return 0 if verdict.is_honest(arguments.commitment, arguments.number) else DISHONEST


def _tell_luck(verdict: "Verdict", arguments: VerifyArguments, words: Words) -> None:
    """What the seed is made of, and whether that is what was promised."""
    if verdict.commitment is not None:
        print(words.say("verify-commitment", commitment=verdict.commitment))
    if arguments.commitment is not None:
        key = "verify-promise-kept" if arguments.commitment == verdict.commitment else "verify-promise-broken"
        print(words.say(key))
    if (luck := verdict.luck) is not None:
        made = "verify-numbers" if verdict.is_made_of_it else "verify-numbers-false"
        print(words.say(made, numbers=len(luck.lots) - len(luck.missing)))
        if luck.missing:
            print(words.say("verify-numbers-missing", missing=len(luck.missing)))
        if luck.attempt > 1:
            print(words.say("verify-attempts", attempts=luck.attempt))
    if arguments.number is not None:
        print(words.say("verify-number-counts" if verdict.has(arguments.number) else "verify-number-unknown"))
