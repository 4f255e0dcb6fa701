"""For studies: words guessed and traps sprung, and by what games are told apart."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from lairkeeper.games.trapwords.records.events import FigureMoved, MonsterBeaten, TurnBegan, TurnFailed
from lairkeeper.games.trapwords.state import Dungeon, TeamId
from lairkeeper.kernel import Event, Seat

SPRUNG = "TRP-FAIL1"


def measures(told: Iterable[Event]) -> Mapping[str, tuple[int, int]]:
    """For each turn whether the word was guessed in the end, or a trap was sprung."""
    counted: Counter[str] = Counter()
    for event in told:
        match event:
            case TurnBegan():
                counted["turns"] += 1
            case FigureMoved() | MonsterBeaten():
                counted["guessed"] += 1
            case TurnFailed() if event.why == SPRUNG:
                counted["sprung"] += 1
            case _:
                pass
    turns = counted["turns"]
    return {"guessed": (counted["guessed"], turns), "sprung": (counted["sprung"], turns)}


def seat_measures(told: Iterable[Event], dungeon: Dungeon) -> Mapping[str, Sequence[tuple[int, int]]]:
    """For each seat the words that were guessed in its turns as clue-giver, and in those as guesser."""
    given: Counter[tuple[str, Seat, bool]] = Counter()
    for giver, team, is_guessed in _turns(told):
        for seat in dungeon.teams[team].seats:
            given["clue_giver" if seat == giver else "guesser", seat, is_guessed] += 1
    seats = [Seat(seat) for seat in range(dungeon.options.players)]
    return {
        role: [(given[role, seat, True], given[role, seat, True] + given[role, seat, False]) for seat in seats]
        for role in ("clue_giver", "guesser")
    }


def _turns(told: Iterable[Event]) -> Iterator[tuple[Seat, TeamId, bool]]:
    """Clue-giver and team of each turn, and whether the word was guessed."""
    turn: TurnBegan | None = None
    for event in told:
        if isinstance(event, TurnBegan):
            if turn is not None:
                yield turn.giver, turn.team, False
            turn = event
        elif isinstance(event, FigureMoved | MonsterBeaten) and turn is not None:
            yield turn.giver, turn.team, True
            turn = None
    if turn is not None:
        yield turn.giver, turn.team, False


def facets(dungeon: Dungeon) -> Mapping[str, Sequence[str]]:
    """The word group, the language of the words and the monster."""
    options = dungeon.options
    return {"group": (options.group,), "language": (options.language,), "monster": (dungeon.monster,)}
