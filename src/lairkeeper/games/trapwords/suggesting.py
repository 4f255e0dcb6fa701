"""A menu of free answers from what a seat sees: traps, clues and guesses out of the ideas that belong to a word."""

from collections import Counter
from collections.abc import Iterable, Iterator

from lairkeeper.games.trapwords.kinds import Language, WordRecord
from lairkeeper.games.trapwords.lists import record_of, words_of
from lairkeeper.games.trapwords.options import Guess, Propose, Say, TypeWord
from lairkeeper.games.trapwords.referee.text import fold, tokens
from lairkeeper.games.trapwords.state import TEAMS
from lairkeeper.games.trapwords.view import DungeonView, TeamView, TurnView
from lairkeeper.kernel import Decision, Option, Seat

MOST = 20


def suggest(view: DungeonView, decision: Decision, seat: Seat) -> Iterable[Option]:
    """The best first; a guesser's menu is ranked by the clues that were shown and by nothing else."""
    wanted = decision.free_text.option if decision.free_text else ""
    menus = {Propose.slug: _traps, Say.slug: _clues, Guess.slug: _guesses, TypeWord.slug: _spoken}
    return list(menus[wanted](view, seat))[:MOST] if wanted in menus else []


def _own(view: DungeonView, seat: Seat) -> TeamView:
    return next(team for team in view.teams if seat in team.seats)


def _facing(view: DungeonView, seat: Seat) -> TeamView:
    return next(team for team in view.teams if seat not in team.seats)


def _traps(view: DungeonView, seat: Seat) -> Iterator[Propose]:
    """The nearest ideas about the word, those left out that stand on the list already."""
    own = _own(view, seat)
    written = {fold(entry.text) for entry in own.writes.entries} if own.writes else set()
    for idea in record_of(view.options.language, _facing(view, seat).word or "").assoc:
        if fold(idea) not in written:
            yield Propose(idea)


def _clues(view: DungeonView, seat: Seat) -> Iterator[Say]:
    """Ideas that were not said yet, the farther ones first: near ones are trapped. Each effect has its own phrase."""
    own, turn = _own(view, seat), view.turns[-1]
    if turn.echo_due:
        yield Say(turn.echo_due)
        return
    said = {fold(clue.text) for clue in turn.clues}
    ideas = record_of(view.options.language, own.word or "").assoc
    for idea in (*ideas[4:], *ideas[:4]):
        phrase = _phrase(view.options.language, own.effects, idea)
        if fold(phrase) not in said:
            yield Say(phrase)


_PHRASES: dict[Language, dict[str, str]] = {
    "en": {"echo": "{0} {0}", "denial": "not without {0}", "sphinx": "what has {0}?", "sphinx_hard": "what has {0}?"},
    "fr": {"echo": "{0} {0}", "denial": "pas sans {0}", "sphinx": "qui a {0} ?", "sphinx_hard": "qui a {0} ?"},
}


def _phrase(language: Language, effects: tuple[str, ...], idea: str) -> str:
    for effect in effects:
        idea = _PHRASES[language].get(effect, "{0}").format(idea)
    return idea


def _guesses(view: DungeonView, seat: Seat) -> Iterator[Guess]:
    """Words of the list whose ideas were heard, the most of them first; what was said already is left out."""
    options, turn = view.options, view.turns[-1]
    tried = {fold(guess.text) for guess in turn.guesses}
    known = {fold(team.word) for team in view.teams if team.word} | {fold(word) for word in options.used_words}
    known |= {fold(sheet.word) for team in TEAMS for sheet in view.teams[team].sheets}
    words = [word for word in words_of(options.language, options.group, options.word_list) if fold(word) not in known]
    heard = _heard(view, turn)
    ranked = sorted(words, key=lambda word: -_nearness(record_of(options.language, word), heard))
    return (Guess(word) for word in ranked if fold(word) not in tried)


def _heard(view: DungeonView, turn: TurnView) -> Counter[str]:
    said = (token.text for clue in turn.clues if clue.is_shown for token in tokens(clue.text, view.options.language))
    return Counter(map(fold, said))


def _nearness(record: WordRecord, heard: Counter[str]) -> float:
    """Ideas that stand first count more."""
    places = {fold(idea): place for place, idea in enumerate(record.assoc)}
    return sum(times / (2 + places[word]) for word, times in heard.items() if word in places)


def _spoken(view: DungeonView, seat: Seat) -> Iterator[TypeWord]:
    """What the setters may have heard: one of their traps."""
    return (TypeWord(trap) for trap in _facing(view, seat).traps or ())
