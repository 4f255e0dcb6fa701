"""How bots play this game: `heuristic` values a table, `advice` answers every question for the partner bot."""
