"""The tables at which the server proves what it promises: a table of people, and secret lists."""

TABLES = (
    {"players": 4, "mode": "table"},
    {"players": 5},
    {"players": 6, "language": "fr", "group": "contemporary", "dungeon": "alternative", "monster_deck": "hard"},
)
