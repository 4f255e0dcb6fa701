"""What a game declares: its hooks, options of a table, clauses, previews, pace and values."""
