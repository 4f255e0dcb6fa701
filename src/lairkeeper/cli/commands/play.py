"""Opens a game: a new one, a saved one, or the running one."""

import os
from pathlib import Path
from typing import Any

from lairkeeper.cli import INTERRUPTED
from lairkeeper.cli.command_errors import CannotResume, OnlyForNew
from lairkeeper.cli.commands.parameters.arguments import PlayArguments
from lairkeeper.cli.commands.parameters.game_choice import chosen_game
from lairkeeper.cli.commands.parameters.table_options import table_options, with_pack
from lairkeeper.cli.local_game.chance import new_seed, stream_after
from lairkeeper.cli.local_game.game import LocalGame
from lairkeeper.cli.local_game.saved_games import AnyMatch, Beside, Keeper, load, load_journey, state_folder
from lairkeeper.cli.local_game.seats import Seating, seating
from lairkeeper.cli.terminal.sentences import sentence
from lairkeeper.cli.terminal.terminal import Terminal
from lairkeeper.games import game_named
from lairkeeper.kernel import AnyGame, ChanceStream, Journal, Record
from lairkeeper.kernel.errors import CorruptJournal, NoDrawer, UnknownGame
from lairkeeper.kernel.history.journey import next_options, travel
from lairkeeper.kernel.history.match import Match
from lairkeeper.words import Words


def play(name: str | None, arguments: PlayArguments, words: Words) -> int:
    """Plays until the end, or until somebody leaves."""
    local = _local_game(name, arguments, words)
    try:
        local.play()
    except KeyboardInterrupt:
        local.terminal.say()
        local.leave()
        return INTERRUPTED
    return 0


def _local_game(name: str | None, arguments: PlayArguments, words: Words) -> LocalGame:
    """To resume, no name is needed: it is in the file; without a file, resumes the last game."""
    folder = state_folder(os.environ)
    if name is not None:
        game_named(name)
    if arguments.resume or arguments.load is not None or arguments.after is not None:
        _refuse_new(arguments)
    if arguments.resume:
        keeper = Keeper.newest(folder, name)
        try:
            return _go_on(load(keeper.running), keeper, arguments, words)
        except (CorruptJournal, UnknownGame) as error:
            raise CannotResume(file=str(keeper.running), problem=sentence(words, error)) from None
    if arguments.load is not None:
        found = load(arguments.load)
        if name not in (None, found[0].name):
            raise CorruptJournal(reason="game", expected=str(name), found=found[0].name, where=0)
        return _go_on(found, Keeper.new(folder, found[0].name), arguments, words)
    if arguments.after is not None:
        return _journey_on(name, arguments.after, folder, arguments, words)
    game = chosen_game(name, words)
    seats = seating(game, arguments)
    config = table_options(game, arguments, len(seats.entries), words.language)
    return _new(game, config, seats, Keeper.new(folder, game.name), arguments, words)


def _journey_on(name: str | None, file: Path, folder: Path, arguments: PlayArguments, words: Words) -> LocalGame:
    """The sequel of a finished game that is stored in a file."""
    game, journals = load_journey(file)
    if name not in (None, game.name):
        raise CorruptJournal(reason="game", expected=str(name), found=game.name, where=0)
    if arguments.pack is not None:
        with_pack(game, journals[-1].config, arguments.pack)
    config = next_options(travel(game, journals)[-1])
    seats = seating(game, arguments, game.seat_count(config))
    return _new(game, config, seats, Keeper.new(folder, game.name), arguments, words)


def _refuse_new(arguments: PlayArguments) -> None:
    """A resumed game keeps its table options."""
    given = {
        "--players": arguments.players,
        "--first": arguments.first,
        "--preset": arguments.preset,
        "--set": arguments.settings or None,
        "--seed": None if arguments.after else arguments.seed,
    }
    for option, value in given.items():
        if value is not None:
            raise OnlyForNew(option=option)


def _new(
    game: AnyGame, config: Record, seats: Seating, keeper: Keeper, arguments: PlayArguments, words: Words
) -> LocalGame:
    if arguments.my_dice and not game.names_drawers:
        raise NoDrawer(game=game.name)
    seed = None if arguments.my_dice else arguments.seed or new_seed()
    if game.with_bots is not None:
        config = game.with_bots(config, tuple(seats.bots(game)))
    match: AnyMatch = Match(game, config, seed)
    return LocalGame(
        match,
        seats,
        Terminal(),
        words,
        keeper=keeper,
        stream=ChanceStream(seed or arguments.seed or new_seed()),
        has_own_dice=arguments.my_dice,
        pack=arguments.pack,
        after=arguments.after,
    )


def _go_on(found: tuple[AnyGame, Journal[Any]], keeper: Keeper, arguments: PlayArguments, words: Words) -> LocalGame:
    """The same seats, dice and pack as before, unless the command line says otherwise."""
    game, journal = found
    kept = keeper.beside() or Beside(())
    pack = arguments.pack or (Path(kept.pack) if kept.pack else None)
    if pack is not None:
        with_pack(game, journal.config, pack)
    match: AnyMatch = Match.resume(game, journal)
    players = game.seat_count(journal.config)
    is_told = arguments.seats is not None or len(kept.seats) != players
    return LocalGame(
        match,
        seating(game, arguments, players) if is_told else Seating(kept.seats),
        Terminal(),
        words,
        keeper=keeper,
        stream=stream_after(game, journal),
        has_own_dice=arguments.my_dice or kept.has_own_dice,
        pack=pack,
        after=Path(kept.after) if kept.after else None,
    )
