"""The tables at which the server proves what it promises."""

TABLES = ({"players": 2}, {"players": 3, "difficulty": "easy"}, {"players": 4, "support": "chosen"})
