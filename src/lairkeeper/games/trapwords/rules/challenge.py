"""One word, seven traps (TRP-DIG12): a single turn of the first team, past traps that chance draws."""

from lairkeeper.games.trapwords.components.lists import record_of
from lairkeeper.games.trapwords.judgement import why_no_trap
from lairkeeper.games.trapwords.records.events import TeamReady
from lairkeeper.games.trapwords.records.options import DrawTrap
from lairkeeper.games.trapwords.referee.lexicon.text import fold
from lairkeeper.games.trapwords.rules.book import DrawACard
from lairkeeper.games.trapwords.rules.rounds import BeginRound, BindTeams
from lairkeeper.games.trapwords.rules.turn import PlayTurn
from lairkeeper.games.trapwords.state import TEAMS, Dungeon, Turn, setters
from lairkeeper.kernel import Chance, Do, Odds, Outcome, Seat, Table, applies

OWN, OTHERS = TEAMS
MOST_POINTS, LEAST_POINTS = 100, 1
WORD_COST, GUESS_COST = 5, 10


class PlayChallenge(Do[Dungeon]):
    """The word and the traps are drawn, the first team plays its turn, and the game is over."""

    clauses = ("TRP-DIG12",)

    def do(self, dungeon: Dungeon, table: Table) -> None:
        table.then(BeginRound(), BindTeams(), DrawACard(OWN), LayTraps(), PlayTurn(OWN), EndChallenge())


class LayTraps(Do[Dungeon]):
    """As many traps as the room says, as long as there are words for them."""

    clauses = ("TRP-DIG12", "TRP-TRAP2")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        dungeon.phase = "handover"
        writers, facing = dungeon.teams[OTHERS], dungeon.teams[OWN]
        writers.is_ready = True
        if len(facing.traps) < writers.quota and possible_traps(dungeon):
            table.then(DrawATrap(), LayTraps())
        else:
            table.tell(TeamReady(OTHERS))


@applies("TRP-DIG12", "TRP-TRAP9")
def possible_traps(dungeon: Dungeon) -> tuple[str, ...]:
    """What people connect with the word, the closest first, as far as it may be a trap and is none yet."""
    facing, language = dungeon.teams[OWN], dungeon.options.language
    known = {fold(facing.word), *map(fold, facing.traps)}
    ideas = (idea for idea in record_of(language, facing.word).assoc if fold(idea) not in known)
    return tuple(idea for idea in ideas if not why_no_trap(dungeon.options, idea, facing.word))


class DrawATrap(Chance[Dungeon, DrawTrap]):
    """A word that is close to the secret word is more likely to be a trap."""

    clauses = ("TRP-DIG12",)

    def odds(self, dungeon: Dungeon) -> Odds[DrawTrap]:
        ideas = possible_traps(dungeon)
        return Odds(tuple(map(DrawTrap, ideas)), tuple(range(len(ideas), 0, -1)))

    def drawer(self, dungeon: Dungeon) -> tuple[Seat, ...]:
        return setters(dungeon, OWN)

    def take(self, dungeon: Dungeon, draw: DrawTrap, table: Table) -> None:
        dungeon.teams[OWN].traps += (draw.text,)


class EndChallenge(Do[Dungeon]):
    """The first team has guessed the word of its first clue-giver, or the traps have won."""

    clauses = ("TRP-DIG12",)

    def do(self, dungeon: Dungeon, table: Table) -> None:
        dungeon.phase = "over"
        own, others = dungeon.teams
        turn = dungeon.turns[-1]
        if turn.result == "success" and turn.giver == own.seats[0]:
            reached = points(turn)
            scores = tuple(reached if Seat(seat) in own.seats else 0 for seat in range(dungeon.options.players))
            table.finish(Outcome("word_guessed", "TRP-DIG12", own.seats, scores))
        else:
            table.finish(Outcome("word_missed", "TRP-DIG12", others.seats, (0,) * dungeon.options.players))


@applies("TRP-DIG12")
def points(turn: Turn) -> int:
    """Five points less for each word of the clues, and ten for each wrong guess."""
    lost = WORD_COST * turn.clue_box.words + GUESS_COST * (turn.guesses_used - 1)
    return max(MOST_POINTS - lost, LEAST_POINTS)
