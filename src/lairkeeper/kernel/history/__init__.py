"""A game over time: codecs, journals, matches with undo, and journeys of several games."""
