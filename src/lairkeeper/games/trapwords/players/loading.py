"""Loading a language before anybody waits for it."""

from lairkeeper.games.trapwords.kinds import Language
from lairkeeper.games.trapwords.lists import GROUPS, words_of
from lairkeeper.games.trapwords.players.guesser import candidates
from lairkeeper.games.trapwords.players.levels import LEVELS, skills


def load(language: Language) -> None:
    """Read all that the computer players need of a language; a second call does nothing."""
    for group in GROUPS:
        for level in LEVELS:
            candidates(language, words_of(language, group, ()), skills(level).guesser.nouns)
