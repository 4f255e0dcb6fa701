"""What computer players know of a language, and how they word a clue."""
