"""The maze: hexes, its cards, and where a card may be placed."""
