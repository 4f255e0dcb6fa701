"""The laboratory: `lab fit` fits the value of a game, `lab ladder` compares its bots; the others are beside it."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from lairkeeper.bots import bots_for, kind_of
from lairkeeper.cli.command_errors import BadNumber, NothingToFit, UnknownStudy, UnwritableFile
from lairkeeper.cli.commands.experiments.comparisons import ambiguity, compare, tune
from lairkeeper.cli.commands.experiments.progress import progress_bar
from lairkeeper.cli.commands.experiments.studies import replay, report, study
from lairkeeper.cli.commands.parameters.arguments import LabArguments
from lairkeeper.cli.commands.parameters.game_choice import only_game
from lairkeeper.cli.terminal.terminal import Terminal
from lairkeeper.kernel import AnyGame
from lairkeeper.lab import cores
from lairkeeper.lab.ladder import Ladder, LadderStep, difference, play_ladder, read_ladder, write_ladder
from lairkeeper.words import Words

if TYPE_CHECKING:
    from lairkeeper.lab.fit import FitReport, Wanted

KEPT = 5
"""One of so many moments held out is kept."""


def run_study(study: str, subject: Sequence[str], arguments: LabArguments, words: Words) -> int:
    """Runs a study by its name; `subject` is the rest of the command, a game or a file."""
    if study not in STUDIES:
        raise UnknownStudy(study=study, known=", ".join(STUDIES))
    for option, value in (
        ("--games", arguments.games),
        ("--held-out", arguments.held_out),
        ("--workers", arguments.workers),
    ):
        if value is not None and value < 1:
            raise BadNumber(option=option, value=value, least=1)
    for file in (arguments.write, arguments.keep):
        if file is not None:
            _refuse_unwritable(file)
    return STUDIES[study](subject, arguments, words)


def _refuse_unwritable(file: Path) -> None:
    """Refuses a file that cannot be written, before hours of play instead of after."""
    try:
        file.open("ab").close()
    except OSError as error:
        raise UnwritableFile(file=str(file), reason=error.strerror or str(error)) from None


def _fit(subject: Sequence[str], arguments: LabArguments, words: Words) -> int:
    """Plays, fits, reports; writes the weights and keeps the moments held out where that is wanted."""
    from lairkeeper.lab.fit import Wanted, fit_value, save, weights_file

    game = only_game(subject, words)
    if game.value is None:
        raise NothingToFit(game=game.name)
    bot = arguments.bots or game.policy
    kind_of(bot, game)
    wanted = Wanted(bot, arguments.seed, arguments.games, arguments.held_out)
    with progress_bar(words) as progress:
        task = progress.add_task("", total=None)
        report = fit_value(
            game,
            wanted,
            arguments.workers or cores(),
            lambda done, total: progress.update(task, completed=done, total=total),
        )
    command = _command(game, wanted)
    _show(report, words, Terminal())
    if arguments.write is not None:
        arguments.write.write_text(weights_file(report, command), encoding="utf-8")
    if arguments.keep is not None:
        save(report.held_out.thinned(KEPT), arguments.keep, command)
    return 0


def _command(game: AnyGame, wanted: "Wanted") -> str:
    numbers = f"--games {wanted.games} --held-out {wanted.held_out}"
    return f"lairkeeper lab fit {game.name} {numbers} --bots {wanted.bot} --seed {wanted.seed}"


def _show(report: "FitReport", words: Words, terminal: Terminal) -> None:
    say = words.say
    for phase, fitted in report.fitted.items():
        terminal.tell(say("fit-phase", phase=phase, games=report.games[phase], moments=report.moments[phase]))
        named = zip(report.terms, fitted.weights, fitted.errors, strict=True)
        terminal.list(*((f"  {name}", f"{weight:8.3f} ± {error:.3f}") for name, weight, error in named))
    quality, is_chance = report.quality, report.kind == "chance"
    terminal.tell(say("fit-held-out", games=quality.games, moments=quality.moments))
    for number, third in enumerate(quality.thirds, 1):
        terminal.tell(say("fit-third", number=number, loss=f"{third.loss:.3f}", base=f"{third.base:.3f}"))
    scale = 100 if is_chance else 1
    for decile in quality.deciles:
        facts = {"predicted": f"{scale * decile.predicted:.1f}", "actual": f"{scale * decile.actual:.1f}"}
        terminal.tell(say("fit-decile", games=decile.games, **facts))


def _ladder(subject: Sequence[str], arguments: LabArguments, words: Words) -> int:
    """Plays the same games with every bot, and prints how much better each is than the one before it."""
    game = only_game(subject, words)
    bots = [bot.strip() for bot in (arguments.bots or ",".join(bots_for(game))).split(",")]
    tables = {"--preset": arguments.preset, "--players": arguments.players}
    named = "".join(f" {option} {value}" for option, value in tables.items() if value is not None)
    command = f"lairkeeper lab ladder {game.name} --bots {','.join(bots)}{named} --games {arguments.games}"
    with progress_bar(words) as progress:
        task = progress.add_task("", total=None)
        ladder = play_ladder(
            game,
            bots,
            games=arguments.games,
            seed=arguments.seed,
            preset=arguments.preset,
            players=arguments.players,
            workers=arguments.workers or cores(),
            command=f"{command} --seed {arguments.seed}",
            on_progress=lambda done, total: progress.update(task, completed=done, total=total),
            begun=_begun(arguments.write),
            keep=None if arguments.write is None else partial(_keep, arguments.write),
        )
    terminal = Terminal()
    terminal.list(*((f"  {bot}", _mean(ladder, bot)) for bot in bots))
    for first, second in pairwise(bots):
        terminal.tell(_compared(difference(ladder, first, second), words))
    if arguments.write is not None:
        _keep(arguments.write, ladder)
    return 0


def _begun(file: Path | None) -> Ladder | None:
    """The results that an interrupted run left in the file; None if the file is not a ladder."""
    with suppress(OSError, msgspec.MsgspecError):
        return None if file is None else read_ladder(file.read_bytes())
    return None


def _keep(file: Path, ladder: Ladder) -> None:
    """The file is whole at any time."""
    beside = file.with_suffix(".part")
    beside.write_bytes(write_ladder(ladder))
    beside.replace(file)


def _mean(ladder: Ladder, bot: str) -> str:
    results = ladder.results[bot]
    return f"{sum(results) / len(results):.3f}"


def _compared(found: LadderStep, words: Words) -> str:
    low, high = found.interval
    key = "ladder-difference" if found.is_shown else "ladder-no-difference"
    numbers = {"mean": f"{found.mean:+.1f}", "low": f"{low:+.1f}", "high": f"{high:+.1f}"}
    return words.say(key, first=found.first, second=found.second, games=found.games, **numbers)


STUDIES: dict[str, Callable[[Sequence[str], LabArguments, Words], int]] = {
    "study": study,
    "report": report,
    "replay": replay,
    "compare": compare,
    "ambiguity": ambiguity,
    "tune": tune,
    "fit": _fit,
    "ladder": _ladder,
}
