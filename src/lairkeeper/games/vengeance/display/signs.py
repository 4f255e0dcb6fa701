"""The signs that stand for things in a drawing; the legend explains them."""

from collections.abc import Iterable

from lairkeeper.games.vengeance.components.box import Face

DICE = "→†‡¬●○□"
"""A run, a fist, a strong fist, a gun, a locked wound, a released wound, a die not rolled yet."""
HERO, BOSS = "@", "♛"
VISITED, LOOT = "✓", "$"
OBJECTIVE, REACHED = "◎", "◉"
DOWN, HURT = "×", "′"
HEART, WOUND, EXTRA = "♥", "×", "·"
MARKED, SLOT = "◆", "◇"
BOUGHT, SPENT, FREE = "■", "×", "□"

_SYMBOLS = ("run", "fist", "power", "gun", "wound")


def dice_signs(faces: Iterable[Face]) -> str:
    return "".join(DICE[face] for face in faces)


def need_signs(dice: Iterable[str]) -> str:
    """The dice a skill asks for; where one of two will do, they stand on both sides of a stroke."""
    return "".join("/".join(DICE[_SYMBOLS.index(symbol)] for symbol in need.split("/")) for need in dice)


def bar(full: str, count: int, empty: str, most: int) -> str:
    """So many of most, from the left."""
    return full * count + empty * (most - count)
