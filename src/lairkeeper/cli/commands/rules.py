"""The rulebook in our words: by chapters, by clause, or by what is looked for."""

import sys
from collections.abc import Iterable, Iterator
from itertools import groupby

from lairkeeper.cli.command_errors import UnknownClause
from lairkeeper.cli.commands.parameters.game_choice import chosen_game
from lairkeeper.cli.terminal.language import PACKAGE
from lairkeeper.cli.terminal.terminal import Terminal
from lairkeeper.display.picture import inked
from lairkeeper.kernel import AnyGame, Clause
from lairkeeper.words import Words, speak


def read_rules(name: str | None, topic: str, words: Words) -> int:
    """Prints the rulebook, or the part that is asked for; a person gets it page by page."""
    game = chosen_game(name, words)
    spoken = speak(game, None, words.language, (), PACKAGE)
    found = find_clauses(game, spoken, topic) if topic else tuple(game.clauses)
    terminal = Terminal()
    if terminal.is_live and len(found) > terminal.console.height // 4:
        with terminal.console.pager(styles=True):
            explain_clauses(terminal, game, spoken, found)
    else:
        explain_clauses(terminal, game, spoken, found)
    sys.stdout.flush()
    return 0


def find_clauses(game: AnyGame, words: Words, topic: str) -> tuple[str, ...]:
    """A clause by its id, a chapter by its name, or every clause that contains the words."""
    wanted = topic.upper()
    exact = [clause for clause in game.clauses if clause == wanted or clause.partition("-")[2] == wanted]
    found = exact or list(_in_chapter(game, words, topic.lower())) or list(_containing(game, words, topic.lower()))
    if not found:
        raise UnknownClause(topic=topic, game=game.name)
    return tuple(found)


def _in_chapter(game: AnyGame, words: Words, topic: str) -> Iterator[str]:
    for clause in game.clauses.values():
        if topic in (clause.chapter, words.chapter(clause.chapter).lower()):
            yield clause.id


def _containing(game: AnyGame, words: Words, topic: str) -> Iterator[str]:
    looked_for = topic.split()
    for clause in game.clauses:
        text = words.clause(clause).lower()
        if all(word in text for word in looked_for):
            yield clause


def explain_clauses(terminal: Terminal, game: AnyGame, words: Words, clauses: Iterable[str]) -> None:
    """Clauses under the titles of their chapters, each with its id and where it comes from."""
    known = [game.clauses[clause] for clause in clauses if clause in game.clauses]
    for chapter, members in groupby(known, key=lambda clause: clause.chapter):
        terminal.say()
        terminal.say(inked(words.chapter(chapter), "accent"))
        for clause in members:
            terminal.say(_entry(words, clause))


def _entry(words: Words, clause: Clause) -> str:
    see = f" {words.say('see-also', clauses=', '.join(clause.see))}" if clause.see else ""
    source = inked(f"({words.tag(clause.tag)}){see}", "quiet")
    return f"{inked(clause.id, 'strong')} {inked(words.clause(clause.id), None)} {source}"
