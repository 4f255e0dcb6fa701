"""The forest: cells, and the tiles that cover them."""
