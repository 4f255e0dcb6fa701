"""The commands around a server: run it, copy what it holds, and check the luck of a finished game."""

import asyncio
import os
import sys
import webbrowser
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lairkeeper.cli.command_errors import Unreachable
from lairkeeper.cli.commands.parameters.arguments import (
    ReportsArguments,
    ServeArguments,
    StoreArguments,
    VerifyArguments,
)
from lairkeeper.cli.local_game.saved_games import load
from lairkeeper.cli.terminal.language import PACKAGE
from lairkeeper.cli.terminal.sentences import sentence
from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server.site.settings import Settings, read_settings
from lairkeeper.words import Words, speak

if TYPE_CHECKING:
    from lairkeeper.kernel import Journal
    from lairkeeper.server.table.verification import Verification

DISHONEST = 1
REFUSED = 2
MOST_SHOWN = 200
"""Reports in one list."""
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
    from lairkeeper.server.site.processes.router import run_router
    from lairkeeper.server.site.processes.server import listening, serve
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
    from lairkeeper.server.daily.rebuilding import rebuild_tries
    from lairkeeper.server.history import games as history
    from lairkeeper.server.site.services import archive_folder
    from lairkeeper.server.storage import opened
    from lairkeeper.server.storage.log_files import LogFiles

    settings = _settings(arguments)

    async def rebuilt() -> int:
        async with opened(settings.database) as storage:
            storage.files = LogFiles(archive_folder(settings))
            return await history.rebuild(storage) + await rebuild_tries(storage)

    _refuse_missing(settings.database)
    print(words.say("history-rebuilt", games=asyncio.run(rebuilt())))
    return 0


def _refuse_missing(database: str) -> None:
    """A backup of nothing would look like one of everything."""
    from lairkeeper.server.storage import BadBackup, sqlite_file

    if database.startswith("sqlite:") and not sqlite_file(database).exists():
        raise BadBackup(file=str(sqlite_file(database)), reason="missing")


def show_reports(arguments: ReportsArguments, words: Words) -> int:
    return _with_server_words(words, lambda spoken: _show_reports(arguments, spoken))


def _show_reports(arguments: ReportsArguments, words: Words) -> int:
    from lairkeeper.server.people.company import PersonReport, close_report, reports
    from lairkeeper.server.storage import opened

    async def read(database: str) -> list[PersonReport]:
        async with opened(database) as storage:
            if arguments.close is not None:
                await close_report(storage, arguments.close)
            return await reports(storage, MOST_SHOWN)

    database = _settings(arguments).database
    _refuse_missing(database)
    found = asyncio.run(read(database))
    for report in found:
        when = datetime.fromtimestamp(report.reported_at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        facts = {"id": report.id, "when": when, "table": report.table, "name": report.name, "said": report.said}
        print(words.say(f"reports-{report.kind}", **facts))
        for before in report.context:
            if before.text:
                print(words.say("reports-before", name=before.name, text=before.text))
    if not found:
        print(words.say("reports-none"))
    return 0


def _restore(file: Path, arguments: StoreArguments, words: Words) -> int:
    from lairkeeper.server.storage import restore, sqlite_file

    store = sqlite_file(_settings(arguments).database)
    kept = restore(file, store)
    print(words.say("restored", file=str(store)))
    if kept is not None:
        print(words.say("restored-kept", file=str(kept)))
    return 0


def verify(file: Path, arguments: VerifyArguments, words: Words) -> int:
    return _with_server_words(words, lambda spoken: _verify(file, arguments, spoken))


def _verify(file: Path, arguments: VerifyArguments, words: Words) -> int:
    from lairkeeper.cli.commands.parameters.table_options import with_pack
    from lairkeeper.server.table.verification import verify

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
    is_honest = verdict.is_honest(arguments.commitment, arguments.number)
    return 0 if _is_of_month(journal, arguments, words) and is_honest else DISHONEST


def _is_of_month(journal: "Journal[Any]", arguments: VerifyArguments, words: Words) -> bool:
    """Whether the seed of a daily challenge is the one that was published for its day."""
    if arguments.month is None:
        return True
    from lairkeeper.server.daily.months import is_promised, read_month
    from lairkeeper.server.errors import BadMonth

    try:
        month = read_month(arguments.month.read_bytes())
    except OSError as error:
        raise BadMonth(reason="unreadable") from error
    daily = journal.daily
    is_bound = daily is not None and is_promised(month, daily.day, journal.game, journal.seed or "")
    is_root = arguments.root in (None, month.root)
    day = daily.day if daily else ""
    print(words.say("verify-day-kept" if is_bound else "verify-day-broken", day=day, month=month.month))
    print(words.say("verify-root", root=month.root))
    if arguments.root is not None:
        print(words.say("verify-root-kept" if is_root else "verify-root-broken"))
    return is_bound and is_root


def _tell_luck(verdict: "Verification", arguments: VerifyArguments, words: Words) -> None:
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
