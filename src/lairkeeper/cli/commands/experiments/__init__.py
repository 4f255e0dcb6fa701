"""Commands that play or examine many games: the laboratory, simulation, analysis and the arena."""
