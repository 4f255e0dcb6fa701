"""Loads a language in advance."""

from lairkeeper.games.trapwords.bots.guesser import candidates
from lairkeeper.games.trapwords.bots.language.lore import lore
from lairkeeper.games.trapwords.bots.levels import LEVELS, Level, skills
from lairkeeper.games.trapwords.components.kinds import Group, Language
from lairkeeper.games.trapwords.components.lists import GROUPS, words_of


def load(language: Language) -> None:
    """Read all that the computer players need of a language; a second call does nothing."""
    for group in GROUPS:
        for level in LEVELS:
            load_for(language, group, (), level)


def load_for(language: Language, group: Group, pasted: tuple[str, ...], level: Level) -> None:
    """Loads the data for the computer players of one table.

    Pasted words are loaded later, when a computer guesses: most such tables have no computer guesser."""
    lore(language).read_all()
    if not pasted:
        candidates(language, words_of(language, group, ()), skills(level).guesser.nouns)
