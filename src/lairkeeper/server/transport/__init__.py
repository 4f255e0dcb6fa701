"""Connections below the application: addresses, headers, frames, and how much a client may send."""
