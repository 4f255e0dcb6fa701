"""Search bots run in worker processes, not in the server process."""
