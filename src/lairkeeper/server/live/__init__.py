"""Tables in memory: locked, changed, persisted and broadcast to clients; bots and the clock answer here."""
