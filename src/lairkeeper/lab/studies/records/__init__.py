"""The records of one game of a study."""
