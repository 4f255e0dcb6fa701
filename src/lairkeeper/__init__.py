"""Lairkeeper: an open platform for four adventure board games."""
