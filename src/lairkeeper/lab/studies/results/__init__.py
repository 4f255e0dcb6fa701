"""Stored results of a study, and what is read from them."""
