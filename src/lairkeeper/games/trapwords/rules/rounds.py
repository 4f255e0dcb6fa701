"""The round (TRP-RND): traps by both teams at once, a turn for each, and what happens at its end, in a fixed order."""

from lairkeeper.games.trapwords.effects import quota
from lairkeeper.games.trapwords.records.events import FightBegan, RoundBegan, RoundEnded, TorchPassed
from lairkeeper.games.trapwords.records.options import TimeIsUp
from lairkeeper.games.trapwords.rules.book import DrawSecrets
from lairkeeper.games.trapwords.rules.curses import DrawForFighters, TurnUpCurses, discard_active, effects_of
from lairkeeper.games.trapwords.rules.ending import CheckVictory, ReachTheLimit
from lairkeeper.games.trapwords.rules.monster import MoveMonster
from lairkeeper.games.trapwords.rules.order import ExchangeBooks, PlayBothTurns
from lairkeeper.games.trapwords.rules.pause import PauseBetweenRounds
from lairkeeper.games.trapwords.rules.traps import WriteTraps
from lairkeeper.games.trapwords.state import (
    NO_TRAP,
    TEAMS,
    Dungeon,
    EntryNumber,
    Team,
    milliseconds,
    other,
    supplies,
)
from lairkeeper.kernel import Do, Seat, Table, Timer, Wait, applies


class PlayRound(Do[Dungeon]):
    """Words are drawn, traps are written, both teams take their turn, and the round ends."""

    clauses = ("TRP-RND1", "TRP-RND4", "TRP-RND13", "TRP-TRAP6", "TRP-CUR16")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        table.then(
            BeginRound(),
            DrawForFighters(),
            BindTeams(),
            DrawSecrets(),
            ShowRound(),
            WriteTraps(),
            ExchangeBooks(),
            PlayBothTurns(),
            EndRound(),
        )


class BeginRound(Do[Dungeon]):
    """Where the teams stand now decides about order, lists and fights of the whole round."""

    clauses = ("TRP-RND3", "TRP-ORD5", "TRP-MON1", "TRP-MON2", "TRP-MON13", "TRP-END3", "TRP-RND2")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        dungeon.phase = "opening"
        dungeon.turns, dungeon.extensions = [], 0
        table.tell(RoundBegan(dungeon.round, dungeon.round == supplies(dungeon).rounds))
        for number in TEAMS:
            team = dungeon.teams[number]
            clean_sheet(team)
            team.start = team.place
            team.is_fighting = team.place == dungeon.monster_at
            if team.is_fighting:
                dungeon.has_been_fought = True
                table.tell(FightBegan(number, dungeon.monster))


def clean_sheet(team: Team) -> None:
    """Nothing is left of the last round but the sheet of old lists."""
    team.has_guessed = team.has_advanced = team.is_ready = False
    team.entries, team.next_entry, team.star = [], EntryNumber(1), EntryNumber(0)
    team.confirmed, team.stepped_back, team.conceding = set(), set(), set()
    team.word, team.traps, team.starred, team.void = "", (), NO_TRAP, ()
    team.is_word_final = False


class BindTeams(Do[Dungeon]):
    """Curses and monster bind the teams before they write; each list is as long as the opponents' room says."""

    clauses = ("TRP-CUR2", "TRP-CUR3", "TRP-CUR4", "TRP-CUR16", "TRP-MON3", "TRP-TRAP2", "TRP-TRAP3")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        for team in TEAMS:
            dungeon.teams[team].effects = effects_of(dungeon, team)
        for team in TEAMS:
            dungeon.teams[other(team)].quota = quota(dungeon, team)


class ShowRound(Wait[Dungeon, TimeIsUp]):
    """A moment to look at the curses and the monster."""

    clauses = ("TRP-CUR16",)

    def timer(self, dungeon: Dungeon) -> Timer | None:
        seconds = supplies(dungeon).opening
        return Timer(self.slug, milliseconds(seconds), (TimeIsUp(),), "countdown") if seconds else None

    def take(self, dungeon: Dungeon, option: TimeIsUp, table: Table) -> None:
        """Has no effect: the question only lets time pass."""


class EndRound(Do[Dungeon]):
    """Victory, curses that have had their round, the monster, curses that are met now, torches, and the next round."""

    clauses = ("TRP-RND12", "TRP-RND13")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        table.tell(RoundEnded(dungeon.round))
        table.then(
            CheckVictory(),
            DiscardCurses(),
            MoveMonster(),
            TurnUpCurses(),
            PassTorches(),
            ReachTheLimit(),
            NextRound(),
        )


class DiscardCurses(Do[Dungeon]):
    """At the end of its round a curse is discarded, whatever happened."""

    clauses = ("TRP-CUR5", "TRP-RND12")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        discard_active(dungeon, table)


class PassTorches(Do[Dungeon]):
    """Each clue-giver passes the torch to the next player of the team."""

    clauses = ("TRP-RND10", "TRP-RND11", "TRP-TRAP6")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        for number in TEAMS:
            team = dungeon.teams[number]
            team.torch = next_in_rotation(team)
            table.tell(TorchPassed(number, team.torch))


@applies("TRP-RND10", "TRP-RND11")
def next_in_rotation(team: Team) -> Seat:
    """In the order of the seats: nobody is clue-giver twice before all have been once."""
    return team.seats[(team.seats.index(team.torch) + 1) % len(team.seats)]


class NextRound(Do[Dungeon]):
    """The Books change sides, so the glowing one does too; after a short pause the next round begins."""

    clauses = ("TRP-BOOK10", "TRP-ORD4", "TRP-RND12", "TRP-RND13")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        dungeon.round += 1
        dungeon.glow = other(dungeon.glow)
        table.then(PauseBetweenRounds(), PlayRound())
