"""Loading a language before anybody waits for it."""

from lairkeeper.games.trapwords.players.guesser import candidates
from lairkeeper.games.trapwords.players.levels import LEVELS, skills
from lairkeeper.games.trapwords.players.lore import GROUPS, lore


def load(language: str) -> None:
    """Read all that the computer players need of a language; a second call does nothing."""
    known = lore(language)
    for group in GROUPS:
        for level in LEVELS:
            candidates(language, known.words(group), skills(level).guesser.nouns)
