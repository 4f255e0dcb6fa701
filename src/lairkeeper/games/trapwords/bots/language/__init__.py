"""The computer players' knowledge of a language, and how they word a clue."""
