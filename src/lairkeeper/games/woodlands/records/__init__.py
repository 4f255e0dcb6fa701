"""Options, events and preview effects of the game, its modules and quests."""
