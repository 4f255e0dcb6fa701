"""Bots that search, away from the process that serves the tables."""
