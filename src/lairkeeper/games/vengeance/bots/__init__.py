"""How computer players judge and play Vengeance; the rules never depend on it."""
