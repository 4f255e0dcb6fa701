"""The tables at which the server proves what it promises: secret lists, a table of people, and every kind of reading."""

TABLES = (
    {"players": 4, "mode": "table"},
    {"players": 5},
    {"players": 6, "language": "fr", "group": "contemporary", "dungeon": "alternative", "monster_deck": "hard"},
)
