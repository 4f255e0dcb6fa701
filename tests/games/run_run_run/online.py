"""The tables at which the server proves what it promises."""

TABLES = ({"players": 3}, {"players": 2}, {"players": 4})
