"""Many games played by bots: a progress bar, then how they ended."""

from dataclasses import replace
from functools import partial
from pathlib import Path

from lairkeeper.cli import INTERRUPTED
from lairkeeper.cli.command_errors import BadNumber
from lairkeeper.cli.commands.experiments.progress import progress_bar
from lairkeeper.cli.commands.parameters.arguments import SimulateArguments
from lairkeeper.cli.commands.parameters.game_choice import chosen_game
from lairkeeper.cli.commands.parameters.table_options import each_table, table_options, with_pack
from lairkeeper.cli.local_game.chance import new_seed
from lairkeeper.cli.terminal.language import PACKAGE
from lairkeeper.cli.terminal.terminal import Terminal
from lairkeeper.games import game_named
from lairkeeper.kernel import AnyGame, Record
from lairkeeper.lab import Length, Proportion, Study
from lairkeeper.lab import simulate as play_games
from lairkeeper.words import Words, speak

BROKEN = 1


def simulate(name: str | None, arguments: SimulateArguments, words: Words) -> int:
    """Plays and prints a report; the exit code tells whether it was interrupted."""
    _refuse_less_than_one("--games", arguments.games)
    _refuse_less_than_one("--workers", arguments.workers)
    game = chosen_game(name, words)
    bots = tuple(bot.strip() for bot in (arguments.bots or game.bot).split(","))
    players = len(bots) if arguments.players is None and len(bots) > 1 else arguments.players
    config = table_options(game, arguments, players)
    if arguments.each:
        return _compare(game, each_table(game, config, arguments.each), bots, arguments, words)
    study = _play(game, config, bots, arguments, words)
    _show(study, speak(game, config, words.language, (), PACKAGE), Terminal())
    return _code(study)


def _code(study: Study) -> int:
    if study.is_complete:
        return 0
    return BROKEN if study.is_broken else INTERRUPTED


def _compare(
    game: AnyGame, tables: list[Record], bots: tuple[str, ...], arguments: SimulateArguments, words: Words
) -> int:
    """How often each of several tables is won, all with the same seed, one line as soon as it is known."""
    arguments = replace(arguments, seed=arguments.seed or new_seed())
    terminal = Terminal()
    for table in tables:
        said = speak(game, table, words.language, (), PACKAGE)
        study = _play(game, table, bots, arguments, words)
        named = ((said.table_option(field), said.table_value(field, getattr(table, field))) for field in arguments.each)
        label = ", ".join(said.say("simulate-table", option=option, value=value) for option, value in named)
        terminal.list((label, _rate(study.won, said)), *_facets(study, said))
        if not study.is_complete:
            return _code(study)
    terminal.list((words.say("simulate-seed"), arguments.seed or ""))
    return 0


def _play(game: AnyGame, config: Record, bots: tuple[str, ...], arguments: SimulateArguments, words: Words) -> Study:
    with progress_bar(words) as progress:
        task = progress.add_task("", total=arguments.games)
        return play_games(
            game,
            config,
            bots,
            games=arguments.games,
            seed=arguments.seed or new_seed(),
            workers=arguments.workers,
            on_progress=lambda done, total: progress.update(task, completed=done, total=total),
            prepare=partial(_unpack, game.name, arguments.pack) if arguments.pack else None,
        )


def _unpack(game: str, pack: Path) -> None:
    """In a process of its own: makes the components of a pack known."""
    found = game_named(game)
    with_pack(found, found.config(), pack)


def _show(study: Study, words: Words, terminal: Terminal) -> None:
    say = words.say
    if not study.is_complete:
        key = "simulate-broken" if study.is_broken else "simulate-interrupted"
        terminal.tell(say(key, games=study.games, wanted=study.wanted))
    endings = [(words.ending(each.reason), _rate(each.rate, words)) for each in study.endings]
    terminal.list(
        (say("simulate-games"), f"{study.games} ({', '.join(study.bots)})"),
        (say("simulate-won"), _rate(study.won, words)),
        *_seats(study, words),
        *endings,
        *_facets(study, words),
        *_points(study, words),
        *((say(f"measure-{each.name}"), _rate(each.rate, words)) for each in study.measures),
        (say("simulate-turns"), _length(study.turns, words)),
        (say("simulate-answers"), _length(study.answers, words)),
        (say("simulate-time"), say("simulate-seconds", seconds=study.seconds_per_game)),
        (say("simulate-seed"), study.seed),
    )


def _seats(study: Study, words: Words) -> list[tuple[str, str]]:
    """Wins by seat, for games in which seats do not always win together."""
    if all(rate == study.won for rate in study.seats):
        return []
    named = zip(study.bots, study.seats, strict=True)
    return [
        (words.say("simulate-seat", seat=seat, bot=bot), _rate(rate, words))
        for seat, (bot, rate) in enumerate(named, 1)
    ]


def _facets(study: Study, words: Words) -> list[tuple[str, str]]:
    """Results by facet: things that were in some games and not in others."""
    say, found = words.say, []
    for facet in study.facets:
        if facet.won.games < study.games:
            thing = words.name(facet.field, facet.value)
            found.append((say("simulate-among", thing=thing, games=facet.won.games), _rate(facet.won, words)))
    return found


def _points(study: Study, words: Words) -> list[tuple[str, str]]:
    """Where the scores lie and which targets they reach, in games that have scores."""
    points, say = study.points, words.say
    if points is None:
        return []
    spread = {name: getattr(points, name) for name in points.__struct_fields__ if name != "reached"}
    reached = [(say("simulate-target", target=it.target), _rate(it.rate, words)) for it in points.reached]
    return [
        (say("simulate-points"), say("simulate-spread", **spread)),
        (say("simulate-middle"), say("simulate-quantiles", **spread)),
        *reached,
    ]


def _rate(rate: Proportion, words: Words) -> str:
    low, high = rate.interval
    return words.say("simulate-rate", count=rate.count, share=rate.share, low=low, high=high)


def _length(length: Length, words: Words) -> str:
    return words.say("simulate-length", mean=length.mean, median=length.median)


def _refuse_less_than_one(option: str, value: int | None) -> None:
    if value is not None and value < 1:
        raise BadNumber(option=option, value=value, least=1)
