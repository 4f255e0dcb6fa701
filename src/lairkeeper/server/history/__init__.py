"""Finished games and statistics of a person."""
