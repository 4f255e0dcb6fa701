"""People with each other: those one does not want to hear, and those one looks for to play with."""
