"""Options, events and preview effects of the game."""
