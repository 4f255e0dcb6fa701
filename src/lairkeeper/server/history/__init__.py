"""Finished games of a person, and the numbers made of them."""
