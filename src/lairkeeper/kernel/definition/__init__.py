"""What a game declares: hooks, table options, clauses, previews, pace and values."""
