"""Words and Books (TRP-BOOK): each team draws the word that the other will have to guess."""

from lairkeeper.games.trapwords.components.lists import words_of
from lairkeeper.games.trapwords.records.events import WordDrawn, WordSwapped
from lairkeeper.games.trapwords.records.options import DrawCard, DrawWord
from lairkeeper.games.trapwords.referee.lexicon.text import fold
from lairkeeper.games.trapwords.state import TEAMS, Dungeon, TeamId, other, setters
from lairkeeper.kernel import Chance, Do, Odds, Seat, Table, applies
from lairkeeper.kernel.errors import Fact

WORDS_PER_CARD = 8


class DrawSecrets(Do[Dungeon]):
    """At the start of a round each team draws a word for the other."""

    clauses = ("TRP-BOOK5", "TRP-BOOK7")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        table.then(*(DrawACard(team) for team in TEAMS))


@applies("TRP-BOOK1", "TRP-BOOK4", "TRP-BOOK8")
def unused_words(dungeon: Dungeon) -> tuple[str, ...]:
    """Words that were not used at this table; when there are none left, all but those of this round."""
    options = dungeon.options
    words = words_of(options.language, options.group, options.word_list)
    spent = {fold(word) for word in options.used_words} | dungeon.used
    fresh = tuple(word for word in words if fold(word) not in spent)
    again = tuple(word for word in words if fold(word) not in dungeon.used)
    now = {fold(team.word) for team in dungeon.teams}
    return fresh or again or tuple(word for word in words if fold(word) not in now)


def cards(dungeon: Dungeon) -> dict[int, list[str]]:
    """The words that are left, by the card they are printed on: eight words each."""
    options = dungeon.options
    words = words_of(options.language, options.group, options.word_list)
    place = {word: number // WORDS_PER_CARD for number, word in enumerate(words)}
    left: dict[int, list[str]] = {}
    for word in unused_words(dungeon):
        left.setdefault(place[word], []).append(word)
    return left


class DrawACard(Chance[Dungeon, DrawCard]):
    """A card, as likely as it has words left: every word has the same chance."""

    clauses = ("TRP-BOOK1", "TRP-BOOK5", "TRP-BOOK8", "TRP-DIG7")
    team: TeamId

    def odds(self, dungeon: Dungeon) -> Odds[DrawCard]:
        left = cards(dungeon)
        return Odds(tuple(map(DrawCard, left)), tuple(map(len, left.values())))

    def drawer(self, dungeon: Dungeon) -> tuple[Seat, ...]:
        return setters(dungeon, self.team)

    def take(self, dungeon: Dungeon, draw: DrawCard, table: Table) -> None:
        table.then(DrawAWord(self.team, draw.card))

    def facts(self, dungeon: Dungeon) -> dict[str, Fact]:
        return {"team": self.team}


class DrawAWord(Chance[Dungeon, DrawWord]):
    """The word in the window of the Book. The setters see it, all of them; nobody else learns anything."""

    clauses = ("TRP-BOOK2", "TRP-BOOK6", "TRP-BOOK7", "TRP-BOOK8", "TRP-TRAP1")
    team: TeamId
    card: int

    def odds(self, dungeon: Dungeon) -> Odds[DrawWord]:
        return Odds.even(map(DrawWord, cards(dungeon)[self.card]))

    def drawer(self, dungeon: Dungeon) -> tuple[Seat, ...]:
        return setters(dungeon, self.team)

    def take(self, dungeon: Dungeon, draw: DrawWord, table: Table) -> None:
        dungeon.teams[self.team].word = draw.word
        dungeon.used.add(fold(draw.word))
        table.tell(WordDrawn(self.team, draw.word), *setters(dungeon, self.team))

    def facts(self, dungeon: Dungeon) -> dict[str, Fact]:
        return {"team": self.team}


@applies("TRP-BOOK11")
def can_swap(dungeon: Dungeon, team: TeamId) -> bool:
    """Once in the game, and before the first trap is entered; only where the table has agreed on it."""
    own = dungeon.teams[team]
    return own.can_swap and not own.entries


@applies("TRP-BOOK11")
def swap_word(dungeon: Dungeon, team: TeamId, table: Table) -> None:
    """The setters draw another word for the opponents."""
    dungeon.teams[team].can_swap = False
    table.tell(WordSwapped(team), *dungeon.teams[team].seats)
    table.then(DrawACard(other(team)))
