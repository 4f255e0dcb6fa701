"""Who plays: the language, the words of the table, how well, and what makes this player differ from another."""

from typing import NamedTuple

from lairkeeper.games.trapwords.bots.language.lore import Lore, lore
from lairkeeper.games.trapwords.bots.levels import Level, Skills, skills
from lairkeeper.games.trapwords.components.kinds import Group, Language
from lairkeeper.games.trapwords.components.lists import words_of


class Player(NamedTuple):
    """A computer player at a table.

    `variety` is any number taken from the view, such as the round and the seat in one number: the same number gives the
    same answers. `pasted` are the words of a list that the host brought; else those of the group count.
    """

    language: Language
    group: Group
    level: Level = "normal"
    variety: int = 0
    pasted: tuple[str, ...] = ()

    @property
    def lore(self) -> Lore:
        return lore(self.language)

    @property
    def skills(self) -> Skills:
        return skills(self.level)

    @property
    def words(self) -> tuple[str, ...]:
        """The words that a secret word of this table is drawn from."""
        return words_of(self.language, self.group, self.pasted)
