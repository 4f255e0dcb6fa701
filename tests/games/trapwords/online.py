"""The tables at which the server proves what it promises: a table of people that is in haste, and secret lists."""

from pathlib import Path

from lairkeeper.games.trapwords.components.box import load_box

PACKS = Path(__file__).parent
BOXES = tuple(load_box(PACKS / pack) for pack in ("hasty", "calm"))
"""Held, as a process keeps only the latest boxes."""
HASTY, CALMER = (box.digest for box in BOXES)

CALM = {"players": 4, "mode": "table", "content": CALMER}
"""Here the clock leaves people time to take something back."""

TABLES = (
    {"players": 4, "mode": "table", "content": HASTY},
    {"players": 5, "content": HASTY},
    {"players": 6, "language": "fr", "group": "contemporary", "dungeon": "alternative", "monster_deck": "hard"},
)
