"""The commands and their options; each imports what it needs when it runs."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from lairkeeper.cli.command_errors import BadArguments
from lairkeeper.cli.commands.parameters.arguments import (
    AnalyseArguments,
    ArenaArguments,
    ClausesArguments,
    LabArguments,
    McpArguments,
    PackArguments,
    PlayArguments,
    ReplayArguments,
    ReportsArguments,
    ServeArguments,
    SimulateArguments,
    StoreArguments,
    VerifyArguments,
)
from lairkeeper.cli.commands.summary import asks_for_help, command_in
from lairkeeper.words import Words

LOBBY = ("serve", "--open")
"""What the command does without arguments."""

Spread = Parameter(name="*")
Given = Annotated[Words, Parameter(parse=False)]

_PLAY, _REPLAY, _ANALYSE = PlayArguments(), ReplayArguments(), AnalyseArguments()
_SIMULATE, _CLAUSES, _LAB = SimulateArguments(), ClausesArguments(), LabArguments()
_ARENA, _MCP, _PACK = ArenaArguments(), McpArguments(), PackArguments()
_SERVE, _STORE, _VERIFY = ServeArguments(), StoreArguments(), VerifyArguments()
_REPORTS = ReportsArguments()


def play(game: str | None = None, /, *, arguments: Annotated[PlayArguments, Spread] = _PLAY, words: Given) -> int:
    from lairkeeper.cli.commands.play import play

    return play(game, arguments, words)


def replay(file: Path, /, *, arguments: Annotated[ReplayArguments, Spread] = _REPLAY, words: Given) -> int:
    from lairkeeper.cli.commands.replay import replay

    return replay(file, arguments, words)


def analyse(file: Path, /, *, arguments: Annotated[AnalyseArguments, Spread] = _ANALYSE, words: Given) -> int:
    from lairkeeper.cli.commands.experiments.analyse import show_analysis

    return show_analysis(file, arguments, words)


def rules(game: str | None = None, /, *topic: str, words: Given) -> int:
    from lairkeeper.cli.commands.rules import read_rules

    return read_rules(game, " ".join(topic), words)


def clauses(
    game: str | None = None, /, *, arguments: Annotated[ClausesArguments, Spread] = _CLAUSES, words: Given
) -> int:
    from lairkeeper.cli.commands.clauses import show_clauses

    return show_clauses(game, arguments, words)


def simulate(
    game: str | None = None,
    /,
    *,
    arguments: Annotated[SimulateArguments, Spread] = _SIMULATE,
    words: Given,
) -> int:
    from lairkeeper.cli.commands.experiments.simulate import simulate

    return simulate(game, arguments, words)


def lab(study: str, /, *subject: str, arguments: Annotated[LabArguments, Spread] = _LAB, words: Given) -> int:
    from lairkeeper.cli.commands.experiments.lab import run_study

    return run_study(study, subject, arguments, words)


def arena(game: str, /, *agents: str, arguments: Annotated[ArenaArguments, Spread] = _ARENA, words: Given) -> int:
    from lairkeeper.cli.commands.experiments.arena import run_arena

    return run_arena(game, agents, arguments, words)


def pack(game: str, folder: str, /, *, arguments: Annotated[PackArguments, Spread] = _PACK, words: Given) -> int:
    from lairkeeper.cli.commands.packs import show_pack

    return show_pack(game, folder, arguments, words)


def options(game: str | None = None, /, *, words: Given) -> int:
    from lairkeeper.cli.commands.lists import list_options

    return list_options(game, words)


def games(*, words: Given) -> int:
    from lairkeeper.cli.commands.lists import list_games

    return list_games(words)


def serve(*, arguments: Annotated[ServeArguments, Spread] = _SERVE, words: Given) -> int:
    from lairkeeper.cli.commands.serve import serve

    return serve(arguments, words)


def backup(file: Path, /, *, arguments: Annotated[StoreArguments, Spread] = _STORE, words: Given) -> int:
    from lairkeeper.cli.commands.serve import back_up

    return back_up(file, arguments, words)


def rebuild(*, arguments: Annotated[StoreArguments, Spread] = _STORE, words: Given) -> int:
    from lairkeeper.cli.commands.serve import rebuild

    return rebuild(arguments, words)


def reports(*, arguments: Annotated[ReportsArguments, Spread] = _REPORTS, words: Given) -> int:
    from lairkeeper.cli.commands.serve import show_reports

    return show_reports(arguments, words)


def restore(file: Path, /, *, arguments: Annotated[StoreArguments, Spread] = _STORE, words: Given) -> int:
    from lairkeeper.cli.commands.serve import restore

    return restore(file, arguments, words)


def verify(file: Path, /, *, arguments: Annotated[VerifyArguments, Spread] = _VERIFY, words: Given) -> int:
    from lairkeeper.cli.commands.serve import verify

    return verify(file, arguments, words)


def mcp(*, arguments: Annotated[McpArguments, Spread] = _MCP, words: Given) -> int:
    from lairkeeper.cli.commands.mcp import serve_tools

    return serve_tools(arguments, words)


def doctor(*, words: Given) -> int:
    from lairkeeper.cli.commands.doctor import examine

    return examine(words)


def version(*, words: Given) -> int:
    from lairkeeper.cli.commands.lists import version_here

    print(version_here())
    return 0


COMMANDS: dict[str, Callable[..., int]] = {
    command.__name__: command
    for command in (
        play,
        replay,
        analyse,
        rules,
        clauses,
        simulate,
        lab,
        arena,
        pack,
        options,
        games,
        serve,
        backup,
        restore,
        rebuild,
        reports,
        verify,
        mcp,
        doctor,
        version,
    )
}


def run(arguments: Sequence[str], words: Words) -> int:
    """Does what the arguments say, and returns the exit code."""
    arguments = arguments or LOBBY
    if asks_for_help(arguments) and (named := command_in(arguments)) is not None:
        return _help(named, words)
    name = arguments[0].removeprefix("--")
    if name not in COMMANDS:
        raise _refusal("command", arguments[0], expected="|".join(COMMANDS))
    app = App(name="lairkeeper", help_flags=(), version_flags=())
    app.command(COMMANDS[name], name=name)
    try:
        command, bound, _ = app.parse_args([name, *arguments[1:]], exit_on_error=False, print_error=False)
    except CycloptsError as error:
        raise _explained(error, name) from None
    return int(command(*bound.args, **bound.kwargs, words=words))


def _help(name: str, words: Words) -> int:
    from lairkeeper.cli.commands.manual import show_command

    show_command(name, COMMANDS[name], words)
    return 0


def _explained(error: CycloptsError, command: str) -> BadArguments:
    """Turns a parse error into a sentence: what is wrong, where, and what is expected."""
    option = _name_of(error)
    match error:
        case UnknownOptionError(token=token):
            return _refusal("option", command, option=token.keyword or token.value)
        case CoercionError(token=token):
            return _refusal("value", command, option=option, value=token.value if token else "")
        case RepeatArgumentError(token=token):
            return _refusal("repeated", command, option=token.keyword or token.value)
        case MissingArgumentError():
            return _refusal("missing", command, option=option)
        case UnusedCliTokensError():
            return _refusal("unused", command, value=" ".join(error.unused_tokens or ()))
        case _:
            return _refusal("other", command, value=str(error))


def _refusal(problem: str, command: str, *, option: str = "", value: str = "", expected: str = "") -> BadArguments:
    return BadArguments(problem=problem, command=command, option=option, value=value, expected=expected)


def _name_of(error: CycloptsError) -> str:
    """The name of the wrong option as users type it; positional arguments are in capitals, as in the help."""
    names = error.argument.names if error.argument else ()
    name = next(iter(names), "")
    return name if name.startswith("-") else name.upper()
