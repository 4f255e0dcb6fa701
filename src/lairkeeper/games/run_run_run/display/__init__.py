"""How the game is spelled in words and drawn in the terminal."""
