"""Who sits where: people by name, bots by the name of their kind."""

from dataclasses import dataclass

from lairkeeper.bots import BOT_NAMES, Bot, bot_named, kind_of
from lairkeeper.cli.command_errors import BadSeats
from lairkeeper.cli.commands.parameters.arguments import PlayArguments
from lairkeeper.cli.terminal.terminal import printable
from lairkeeper.kernel import AnyGame, Seat
from lairkeeper.kernel.errors import BadConfig
from lairkeeper.words import Words

ME = "me"


@dataclass(frozen=True)
class Seating:
    """One entry for each seat: the kind or level of a bot, `me`, or the name of a person."""

    entries: tuple[str, ...]

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat, entry in enumerate(self.entries) if entry not in BOT_NAMES)

    def is_person(self, seat: Seat) -> bool:
        """False for bots, and for roles beside the players: nobody takes one here."""
        return 0 <= seat < len(self.entries) and self.entries[seat] not in BOT_NAMES

    def names(self, words: Words) -> tuple[str, ...]:
        return tuple(_name(entry, number, words) for number, entry in enumerate(self.entries, 1))

    def bots(self, game: AnyGame) -> dict[Seat, Bot]:
        """A bot for each seat that is not a person's."""
        kinds = ((Seat(seat), entry) for seat, entry in enumerate(self.entries) if entry in BOT_NAMES)
        return {seat: bot_named(kind, game) for seat, kind in kinds}

    def fitted(self, players: int, bot: str) -> "Seating":
        """The same people at a table of another size; seats that are added get a bot."""
        return Seating((*self.entries, *[bot] * (players - len(self.entries)))[:players])


def seating(game: AnyGame, arguments: PlayArguments, players: int | None = None) -> Seating:
    """The seats that were asked for; unless told otherwise a person takes the first, and bots the others."""
    bot = arguments.bots or game.bot
    kind_of(bot, game)
    wanted = arguments.players if players is None else players
    if wanted is not None and wanted not in game.seats:
        raise BadConfig(key="players", value=wanted, expected=f"{game.seats[0]}..{game.seats[-1]}")
    if arguments.seats is None:
        return Seating((ME,)).fitted(game.seat_count(game.config()) if wanted is None else wanted, bot)
    entries = tuple(printable(entry) for entry in arguments.seats.split(","))
    if not all(entries) or wanted not in (None, len(entries)):
        raise BadSeats(seats=arguments.seats, players=len(entries) if wanted is None else wanted)
    return Seating(entries)


def _name(entry: str, number: int, words: Words) -> str:
    if entry in BOT_NAMES:
        return words.say("seat-bot", number=number)
    return words.say("seat-player", number=number) if entry == ME else entry
