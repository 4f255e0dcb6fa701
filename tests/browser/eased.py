"""`lairkeeper`, where Explorers of the Woodlands comes to the point: the Heroes of the standard game begin at the door
of a Den, and in chapter 1 the potions are brewed, each Hero has a card, and the Campfire is one tile away."""

import sys
from unittest.mock import patch

from lairkeeper.cli import main
from lairkeeper.games.woodlands import setup
from lairkeeper.games.woodlands.box import standard_box
from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.kinds import LaidTile
from lairkeeper.games.woodlands.state import Woods
from tests.browser.dealt import SEED

GOALS = "lairkeeper.games.woodlands.rules.goals"
HELD = ("mace", "potion", "boots", "phial")
laid_out = setup.lay_out


def laid_at_start(options: TableOptions) -> tuple[LaidTile, ...]:
    if options.chapter == 1:
        return LaidTile("T01", 0, 0), LaidTile("T04", 1, 0, 90)
    if options.chapter == 0:
        return LaidTile("T10", 0, 0), LaidTile("T01", 1, 0)
    return (LaidTile("T01", 0, 0),)


def lay_out(options: TableOptions) -> Woods:
    woods = laid_out(options)
    if options.chapter == 1:
        for hero, name in enumerate(HELD):
            card = standard_box().card_named[name]
            woods.loot[hero] = (card,)
            woods.loot_pile[card] -= 1
    return woods


if __name__ == "__main__":
    with (
        patch("secrets.token_hex", return_value=SEED),
        patch.object(setup, "laid_at_start", laid_at_start),
        patch.object(setup, "lay_out", lay_out),
        patch(f"{GOALS}.POTIONS", 0),
    ):
        sys.exit(main())
