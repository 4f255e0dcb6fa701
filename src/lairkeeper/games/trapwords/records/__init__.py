"""Options and events of the game."""
