"""How computer players judge and play Run Run Run!; the rules never depend on it."""
