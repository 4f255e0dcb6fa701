"""Guests and accounts: names, cookies, sessions."""
