"""What games provide for display, independent of language and terminal: names, pictures, a character canvas."""
