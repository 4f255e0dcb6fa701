"""Teams, roles (jurors, latecomers), chat channels, computer players, and the options of a rematch."""

from msgspec.structs import replace

from lairkeeper.games.trapwords.config import TableOptions, teams_of
from lairkeeper.games.trapwords.rules.pause import juror_seats, late_seats, latecomers
from lairkeeper.games.trapwords.state import Dungeon, team_of, turn_of
from lairkeeper.kernel import Channel, Seat, applies
from lairkeeper.kernel.definition.game import Caution

Seats = tuple[tuple[Seat, ...], ...]


@applies("TRP-SET1", "TRP-SET2", "TRP-DIG9")
def teams(options: TableOptions, dungeon: Dungeon | None) -> Seats:
    """Both teams as agreed, and latecomers once they have joined."""
    return teams_of(options) if dungeon is None else tuple(team.seats for team in dungeon.teams)


@applies("TRP-RULE7", "TRP-DIG9")
def roles(options: TableOptions, dungeon: Dungeon | None) -> dict[Seat, str]:
    """Spectators may be jurors; people who come later wait for the next round."""
    late = late_seats(options) if dungeon is None else latecomers(dungeon)
    return dict.fromkeys(juror_seats(options), "juror") | dict.fromkeys(late, "latecomer")


@applies("TRP-DIG8", "TRP-GUES4", "TRP-CLUE16", "TRP-DIG4", "TRP-RULE2")
def channels(dungeon: Dungeon, seat: Seat | None) -> tuple[Channel, ...]:
    """During a turn the guessing team has no chat, and the setters talk among themselves; all discuss doubts."""
    if dungeon.phase != "turn" or turn_of(dungeon).stage in ("review", "final"):
        return ("table", "team")
    team = team_of(dungeon, seat)
    if team is None:
        return ("table",)
    return () if team == turn_of(dungeon).team else ("team",)


@applies("TRP-DIG11")
def with_bots(options: TableOptions, seats: tuple[Seat, ...]) -> TableOptions:
    """Marks the seats of computer players in typed play; at a real table there are none."""
    if options.mode == "table":
        return options
    return replace(options, computers=tuple(seat for seat in seats if seat < options.players))


def caution(options: TableOptions) -> Caution | None:
    """Words of the host's own list that computer players know nothing about; at a real table there are none."""
    from lairkeeper.games.trapwords.bots.language.knowledge import unknown_words

    if options.mode == "table" or not options.word_list:
        return None
    unknown = unknown_words(options.language, options.word_list)
    return Caution("unknown_words", unknown) if unknown else None


@applies("TRP-BOOK8")
def sequel(dungeon: Dungeon, options: TableOptions) -> TableOptions:
    """Options of a rematch: words already used are left out, and computer players are chosen again."""
    used = sorted({*options.used_words, *dungeon.used})
    return replace(options, used_words=tuple(used), computers=())
